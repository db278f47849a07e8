/**
 * The command line of the level without bubblewrap: namespaces by `unshare`. Pure.
 * Invariant: what is shut is shut before the command begins, by the first process of the namespace while it still has
 * the right to; it becomes the command's first process afterwards, with that right given up for good.
 */
/** A user of this machine as whom another one is shown inside. */
export interface ShownUser {
    readonly uid: number;
    readonly gid: number;
}
export interface NamespaceLevel {
    readonly kind: 'namespace';
    readonly setpriv: string;
    readonly unshare: string;
    readonly isRoot: boolean;
    readonly dropsGroups?: boolean;
    /** Where the machine's settings can be shut: by this `mount`, and then shown as this user. */
    readonly shuts?: {
        readonly mount: string;
        readonly shownAs: ShownUser;
    };
}
/**
 * What below /proc, besides `/proc/sys`, root can change of the machine without a capability; some are not everywhere.
 * Source: the paths that container runtimes mask or make read-only, and what a walk over /proc finds writable.
 */
export declare const MACHINE_SETTINGS: readonly string[];
/** The program and arguments before the command's own. */
export declare function buildNamespaceCommand(level: NamespaceLevel, { network }: {
    readonly network: 'on' | 'off';
}): readonly string[];
