/** Diffs that were read before, by a key: those of what is recorded never change. */
export type DiffCache = Map<string, string>;

interface DiffSource {
  /** Undefined or empty where an attempt has none. */
  readonly read: (id: string) => string | undefined;
  readonly cache?: DiffCache;
  /** What a diff is remembered by; default: the id. */
  readonly keyOf?: (id: string) => string;
}

/** The diffs that the page of a run shows, by the id of their row. */
export function collectDiffs(
  ids: readonly (string | number)[],
  { read, cache, keyOf = (id) => id }: DiffSource,
): ReadonlyMap<string, string> {
  const diffs = new Map<string, string>();
  for (const id of ids.map(String)) {
    const diff = cache?.get(keyOf(id)) ?? read(id) ?? '';
    cache?.set(keyOf(id), diff);
    if (diff !== '') diffs.set(id, diff);
  }
  return diffs;
}
