import type { Problem } from '../base/errors.js';
/** Largest file that is read whole (suites, configs, schemas), in bytes. */
export declare const MAX_WHOLE_FILE_BYTES: number;
export type ReadFile = {
    readonly bytes: Buffer;
} | {
    readonly problem: Problem;
};
/** Reads a small file whole. `shown` is the name that the user knows it by. */
export declare function readWholeFile(path: string, shown: string): ReadFile;
/**
 * A file's bytes, block by block. Reads wait: there is nothing else to do meanwhile, and the machinery of streams
 * costs a short run more than its work.
 */
export declare function readBlocks(path: string): Generator<Buffer>;
/** Why a path cannot be an input file, or undefined when it can. */
export declare function inputProblem(path: string, shown: string, maxBytes?: number): Problem | undefined;
/** Turns a failed read into a Problem; errors of an unknown kind keep their own text. */
export declare function readProblem(shown: string, error: unknown): Problem;
/** The operating system's code of an error, e.g. `ENOSPC`; the message where there is none. */
export declare function errorCode(error: unknown): string;
/** True for an error that the operating system gave, false for a fault of ours. */
export declare function isSystemError(error: unknown): boolean;
/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
export declare function outputProblem(path: string, shown: string): Problem | undefined;
/** The first bytes of a file as text, empty when it is not there; a problem when it cannot be read. */
export declare function readHead(path: string, shown: string): {
    readonly head: string;
} | {
    readonly problem: Problem;
};
