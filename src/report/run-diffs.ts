/** Diffs that were read before, by a key: those of what is recorded never change. */
export type DiffCache = Map<string, string>;

/** The diffs of a run, by the id of their row. */
export interface Diffs {
  /** Undefined where there is none. */
  readonly get: (id: string) => string | undefined;
}

interface DiffSource {
  /** Undefined or empty where an attempt has none. */
  readonly read: (id: string) => string | undefined;
  readonly cache?: DiffCache;
  /** What a diff is remembered by; default: the id. */
  readonly keyOf?: (id: string) => string;
}

/** The diffs of a run, each read once it is asked for: the page of thousands of attempts shows a hundred. */
export function readDiffs({ read, cache = new Map(), keyOf = (id) => id }: DiffSource): Diffs {
  const get = (id: string): string | undefined => {
    const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
    cache.set(keyOf(id), diff);
    return diff === '' ? undefined : diff;
  };
  return { get };
}
