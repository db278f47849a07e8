/** One thing wrong with an input: what was found, where, what was expected, what to do. */
export interface Problem {
    /** File as the user named it; absent for command-line problems. */
    readonly file?: string;
    /** 1-based line in the file. */
    readonly line?: number;
    /** 1-based column, in characters of the line. */
    readonly column?: number;
    /** JSON path from the document's root, e.g. `$.candidates[3].id`. */
    readonly path?: string;
    /** What was found, quoted. */
    readonly found: string;
    readonly expected: string;
    readonly remedy: string;
}
export declare const EXIT: {
    readonly yes: 0;
    readonly no: 1;
    readonly usage: 2;
    readonly precondition: 3;
    readonly bug: 70;
    readonly locked: 75;
};
export interface ErrorDetails {
    readonly message: string;
    readonly remedy: string;
    readonly cause?: unknown;
}
/** The base of every error that stops a run: a stable code, a sentence, a remedy and an exit code. */
export declare class AutorizeError extends Error {
    readonly code: string;
    readonly remedy: string;
    readonly exitCode: number;
    constructor(code: string, exitCode: number, { message, remedy, cause }: ErrorDetails);
}
/** The command line or a request cannot be understood; holds every problem that was found. */
export declare class UsageError extends AutorizeError {
    readonly problems: readonly Problem[];
    readonly omitted = 0;
    constructor(problems: readonly Problem[]);
}
/** An input file breaks its contract; holds every problem that was found, and how many more there were. */
export declare class ContractError extends AutorizeError {
    readonly problems: readonly Problem[];
    /** Problems beyond those listed: the list is bounded so that a hostile file cannot fill the memory. */
    readonly omitted: number;
    constructor(problems: readonly Problem[], omitted?: number);
}
/** The machine or the repository is not in a state to run in; nothing was begun. */
export declare class PreconditionError extends AutorizeError {
    constructor(details: ErrorDetails);
}
/** Records, branch and commits contradict each other: nothing of them may be handed on. */
export declare class IntegrityError extends PreconditionError {
}
/** Prints a problem as one line: `file:line:column: $.path: found; expected …. Remedy.` */
export declare function renderProblem({ file, line, column, path, found, expected, remedy }: Problem): string;
/** Collects problems up to a bound and counts the rest, so that a file of a million errors stays readable. */
export declare class ProblemList {
    #private;
    readonly problems: Problem[];
    omitted: number;
    constructor(limit?: number);
    add(problem: Problem): void;
    get isEmpty(): boolean;
    /** Throws a ContractError that holds everything collected, if anything was. */
    throwIfAny(): void;
}
export declare function assertNever(value: never): never;
