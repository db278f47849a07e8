/** What a run takes from the machine, as plain functions and facts; built once at an entry, so tests can pass their own. */
export interface Host {
    /** Working directory that relative paths are of; absolute. */
    readonly cwd: string;
    readonly now: () => Date;
    /** Minutes that local time is ahead of UTC at an instant. */
    readonly utcOffset: (at: Date) => number;
    /** The environment; agents get what is allowed of it. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Standard input as bytes, for inputs named `-`. */
    readonly stdin: () => AsyncIterable<Buffer>;
    /** The command line as typed, for the report's manifest. */
    readonly command: readonly string[];
    readonly system: {
        readonly node: string;
        readonly platform: string;
        readonly arch: string;
    };
    /** Folder that holds the package's own files (`replay-suite/`), for defaults outside a checkout. */
    readonly packageRoot: string;
    /** The action, not the command or the library: what nobody set is closed there. */
    readonly isAction?: boolean;
}
/** The host of this process; pass the folder of the package, and another working directory where that is wanted. */
export declare function createHost({ packageRoot, cwd, }: Pick<Host, 'packageRoot'> & {
    readonly cwd?: string;
}): Host;
