/**
 * A map whose versions never change: `with` and `without` give another version.
 * Invariant: each version says what it said when it was made. All versions of a map share one table: the version that was
 * used last holds it, and every other one knows what it has to put back on the way there (Baker's trick). So the version
 * that is used costs the same however many entries it has, and one that was left behind costs what was changed since.
 */

interface Table<T> {
  readonly kind: 'table';
  readonly values: Map<string, T>;
}

/** What this version has in place of what the next one has; undefined: nothing. */
interface Change<T extends NonNullable<unknown>> {
  readonly kind: 'change';
  readonly key: string;
  readonly value: T | undefined;
  readonly next: PersistentMap<T>;
}

export class PersistentMap<T extends NonNullable<unknown>> implements Iterable<readonly [string, T]> {
  #state: Table<T> | Change<T>;

  constructor(entries: Iterable<readonly [string, T]> = []) {
    this.#state = { kind: 'table', values: new Map(entries) };
  }

  get size(): number {
    return this.#table().size;
  }

  get(key: string): T | undefined {
    return this.#table().get(key);
  }

  has(key: string): boolean {
    return this.#table().has(key);
  }

  with(key: string, value: T): PersistentMap<T> {
    return this.#changed(key, value);
  }

  without(key: string): PersistentMap<T> {
    return this.has(key) ? this.#changed(key, undefined) : this;
  }

  /** In no order that means anything. */
  [Symbol.iterator](): Iterator<readonly [string, T]> {
    return [...this.#table()][Symbol.iterator]();
  }

  toJSON(): Readonly<Record<string, T>> {
    return Object.fromEntries(this.#table());
  }

  #changed(key: string, value: T | undefined): PersistentMap<T> {
    const values = this.#table();
    const next = new PersistentMap<T>();
    this.#state = { kind: 'change', key, value: values.get(key), next };
    put(values, key, value);
    next.#state = { kind: 'table', values };
    return next;
  }

  /** The table, once this version holds it. */
  #table(): Map<string, T> {
    const way: PersistentMap<T>[] = [];
    let holder: PersistentMap<T> = this;
    while (holder.#state.kind === 'change') {
      way.push(holder);
      holder = holder.#state.next;
    }
    const { values } = holder.#state;
    for (const version of way.toReversed()) {
      const { key, value } = version.#state as Change<T>;
      holder.#state = { kind: 'change', key, value: values.get(key), next: version };
      put(values, key, value);
      version.#state = { kind: 'table', values };
      holder = version;
    }
    return values;
  }
}

function put<T>(values: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}
