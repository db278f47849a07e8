export interface DiskReserve extends Disposable {
    /** False once it was given up. */
    readonly isHeld: boolean;
    /** Gives the room back to the disk. */
    readonly release: () => void;
}
/**
 * Takes the reserve beside the files that it is for; throws what the disk says where there is no room. At the end it is
 * removed if it is still ours: whoever lost the lock may look at another run's.
 */
export declare function takeDiskReserve(path: string, isOurs: () => boolean): DiskReserve;
