import { type ParentEnvironment } from '../../kernel/environment.js';
/** A command as a config has it, that nobody but the engine may know. */
export interface WrittenCommand {
    /** Itself, or a reference to the variable that holds it. */
    readonly command: string;
    readonly files: readonly string[];
}
/** A command as it is run here, and what it reads that nobody else may. */
export interface SealedCommand {
    readonly command: string;
    readonly paths: readonly string[];
}
/** The command as it is run; undefined where its reference leads nowhere here. */
export declare function unsealCommand({ command: written, files }: WrittenCommand, parentEnv: ParentEnvironment): SealedCommand | undefined;
/** The same for a run, which has looked before whether the reference leads to something. */
export declare function requireUnsealed(written: WrittenCommand, parentEnv: ParentEnvironment): SealedCommand;
/** How many of the paths that it reads are not here; without all of them its sandbox does not begin. */
export declare function countMissing(written: WrittenCommand, parentEnv: ParentEnvironment): number;
/** Whether a command is one that nobody may know: of the holdout always, of the confirmation where it is a reference. */
export declare function isReference({ command }: WrittenCommand): boolean;
/** The texts that tell of it: the longest line of the command, and the files that it names. */
export declare function textsOfSealed(written: WrittenCommand, parentEnv: ParentEnvironment): string[];
/** Its digest with a salt, files and all; undefined where they are not on this machine. */
export declare function digestHiddenCommand(written: WrittenCommand, { env, salt }: {
    readonly env: ParentEnvironment;
    readonly salt: string;
}): string | undefined;
/** Of the content of these files, and of those below these folders. */
export declare function digestFiles(paths: readonly string[]): string;
