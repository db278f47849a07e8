import { type Host } from '../kernel/host.js';
/** Options that every function with effects takes. */
export interface HostOptions {
    /**
     * Working directory. Relative paths start here, and the git repository around it is the one to work in. A relative
     * path starts at the working directory of the process.
     * @defaultValue `process.cwd()`
     */
    readonly cwd?: string;
    /**
     * Environment variables. Agents and evaluators receive only those that their configuration allows.
     * @defaultValue `process.env`
     */
    readonly env?: Readonly<Record<string, string | undefined>>;
}
/** Options of functions that can be cancelled. */
export interface CancelOptions {
    /**
     * Cancels the call when it is aborted. A run then stops as after Ctrl-C: everything it recorded is safe, and it can be
     * resumed.
     * @defaultValue none: nothing cancels the call
     */
    readonly signal?: AbortSignal;
}
/** The machine as the options describe it. */
export declare function hostOf({ cwd, env }: HostOptions): Host;
