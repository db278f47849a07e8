/** Who holds a lock, as written beside it; for a message only, the lock itself is the operating system's. */
interface LockHolder {
    readonly pid: number;
    readonly host: string;
    readonly started_at: string;
}
export interface RunLock extends AsyncDisposable {
    readonly kind: 'locked';
    /** Aborted when the lock is lost while we should hold it. */
    readonly lost: AbortSignal;
    /** Asks the operating system now; false as soon as the lock is lost or released. */
    isHeld(): boolean;
}
export interface LockHeld {
    readonly kind: 'held';
    /** Undefined while the other one has not written it yet. */
    readonly holder: LockHolder | undefined;
}
/** Throws `lock_lost` where the lock is not held any more: another run may have begun. `remedy`: what to do then. */
export declare function requireHeld(lock: Pick<RunLock, 'isHeld'>, remedy: string): void;
/** Takes the lock at a path, or says who holds it; never waits for a holder that lives. */
export declare function takeRunLock({ path, now, }: {
    readonly path: string;
    readonly now: () => Date;
}): Promise<RunLock | LockHeld>;
/** Who says to hold a lock, by the file beside it. */
export declare function readHolder(path: string): LockHolder | undefined;
export {};
