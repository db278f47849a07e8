/**
 * A map whose versions never change: `with` and `without` give another version.
 * Invariant: each version says what it said when it was made. All versions of a map share one table: the version that was
 * used last holds it, and every other one knows what it has to put back on the way there (Baker's trick). So the version
 * that is used costs the same however many entries it has, and one that was left behind costs what was changed since.
 */
export declare class PersistentMap<T extends NonNullable<unknown>> implements Iterable<readonly [string, T]> {
    #private;
    constructor(entries?: Iterable<readonly [string, T]>);
    get size(): number;
    get(key: string): T | undefined;
    has(key: string): boolean;
    with(key: string, value: T): PersistentMap<T>;
    without(key: string): PersistentMap<T>;
    /** In no order that means anything. */
    [Symbol.iterator](): Iterator<readonly [string, T]>;
    toJSON(): Readonly<Record<string, T>>;
}
