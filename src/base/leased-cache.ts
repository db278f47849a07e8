/** Things that are made once by name, used by several at a time, and given up when they are the least recently used. */

export interface LeasedCache<Thing> {
  /**
   * The thing of a name, made where it is not there; to be released as often as this is called. What cannot be made is not
   * kept, and needs no release.
   */
  lease(name: string, make: () => Promise<Thing>): Promise<Thing>;
  release(name: string): void;
}

export interface CachedThings<Thing> {
  drop(name: string, thing: Thing): void;
  /** How many that nobody uses are kept. */
  readonly maxUnused: number;
}

interface Entry<Thing> {
  readonly thing: Promise<Thing>;
  users: number;
}

export function leasedCache<Thing>({ drop, maxUnused }: CachedThings<Thing>): LeasedCache<Thing> {
  const entries = new Map<string, Entry<Thing>>();
  return {
    lease: (name, make) => {
      const entry = entries.get(name) ?? { thing: make(), users: 0 };
      // The last one asked for is the last one to go.
      entries.delete(name);
      entries.set(name, entry);
      entry.users += 1;
      entry.thing.catch(() => {
        if (entries.get(name) === entry) entries.delete(name);
      });
      return entry.thing;
    },
    release: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return;
      entry.users -= 1;
      const unused = [...entries].filter(([, { users }]) => users === 0);
      for (const [unusedName, { thing }] of unused.slice(0, Math.max(0, unused.length - maxUnused))) {
        entries.delete(unusedName);
        thing.then(
          (made) => drop(unusedName, made),
          () => undefined,
        );
      }
    },
  };
}
