export interface WorkBounds {
    /** Undefined: no limit. */
    readonly timeoutMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
}
export type Bounded<T> = {
    readonly kind: 'done';
    readonly value: T;
} | {
    readonly kind: 'out-of-time';
} | {
    readonly kind: 'cancelled';
};
/** Does work that fails, or ends early, when the signal that it gets is aborted; any other error is thrown. */
export declare function workWithin<T>({ timeoutMs, signal }: WorkBounds, work: (cutOff: AbortSignal) => Promise<T>): Promise<Bounded<T>>;
