/**
 * Which files of a repository decide what a command runs: the scripts that it starts, and the manifests of the task
 * runners and build tools that it names. Pure.
 * Commands are read by their words, as a shell would split most of them. What a script, a recipe or a tool reads in its
 * turn is not followed, except for the scripts of a `package.json`.
 * Source: each tool's documentation of the files that it reads first.
 */
export interface DecidedCommand {
    readonly command: string;
    /** Of an evaluator the scripts are left out: a trial tells whether what they print is believed. */
    readonly kind: 'guard' | 'evaluator';
    /** The files that it names are what it looks at in the candidate, not what it judges by. */
    readonly looksAtFiles?: boolean;
}
export interface DecidingSources {
    /** Of all files. */
    readonly paths: readonly string[];
    /** Texts of each `package.json`, by path. */
    readonly packages: ReadonlyMap<string, string>;
}
/** Finds those files among `paths`, each once. */
export declare function findDecidingFiles(sources: DecidingSources, commands: readonly DecidedCommand[]): string[];
