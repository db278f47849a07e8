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
    /** What was found, quoted; `missing` where nothing is. */
    readonly found: string;
    /** What would be valid in its place. */
    readonly expected: string;
    /** What to do about it, in one sentence. */
    readonly remedy: string;
}
/** Exit codes of the command line. */
export declare const EXIT: {
    readonly yes: 0;
    readonly no: 1;
    readonly usage: 2;
    readonly precondition: 3;
    readonly bug: 70;
    readonly locked: 75;
};
/** What each exit code means, of every command and every mode of the action. */
export declare const EXIT_MEANINGS: Readonly<Record<number | string, string>>;
/** The sentences of an error. */
export interface ErrorDetails {
    /** What went wrong, in one sentence. */
    readonly message: string;
    /** What to do about it, in one sentence. */
    readonly remedy: string;
    /** The error that led to this one. */
    readonly cause?: unknown;
}
/**
 * The base of every error that stops a run. Each class sets its `name` as a literal: a bundler may rename the class, and
 * callers compare the name.
 */
export declare class AutorizeError extends Error {
    /** Name of the class, e.g. `ContractError`. It is the same in every build. */
    readonly name: string;
    /** Stable code, e.g. `contract`, `locked`, `disk_full`. */
    readonly code: string;
    /** What to do about it, in one sentence. */
    readonly remedy: string;
    /** Exit code of the command line for this error. */
    readonly exitCode: number;
    /**
     * Makes an error with its code, its exit code and its sentences.
     * @hidden
     */
    constructor(code: string, exitCode: number, { message, remedy, cause }: ErrorDetails);
}
/** The options or the command line are not valid. It lists every problem that was found. */
export declare class UsageError extends AutorizeError {
    readonly name: string;
    /** Every problem, in the order of the options. */
    readonly problems: readonly Problem[];
    /** Always 0: no problem is left out. */
    readonly omitted = 0;
    /**
     * Makes an error of the problems.
     * @hidden
     */
    constructor(problems: readonly Problem[]);
}
/** An input file breaks its contract. It lists every problem that was found, up to a bound. */
export declare class ContractError extends AutorizeError {
    readonly name: string;
    /** The problems, in the order of the file. */
    readonly problems: readonly Problem[];
    /** How many problems are left out: the list is bounded, so a hostile file cannot fill the memory. */
    readonly omitted: number;
    /**
     * Makes an error of the problems, and of how many were left out.
     * @hidden
     */
    constructor(problems: readonly Problem[], omitted?: number);
}
/** The machine or the repository is not in a state to run in. Nothing was started. */
export declare class PreconditionError extends AutorizeError {
    readonly name: string;
    /**
     * Makes an error of its sentences.
     * @hidden
     */
    constructor(details: ErrorDetails);
}
/** Records, branch and commits contradict each other. Nothing of them is published. */
export declare class IntegrityError extends PreconditionError {
    readonly name: string;
}
/** A defect of autorize itself. Please report it with its cause. */
export declare class InternalError extends AutorizeError {
    readonly name: string;
    /**
     * Makes an error of whatever was thrown.
     * @hidden
     */
    constructor(cause: unknown);
}
/** What is found where something has to be, and nothing is. */
export declare const MISSING = "missing";
/** Prints a problem as one line: `file:line:column: $.path: found; expected …. Remedy.` */
export declare function renderProblem(problem: Problem): string;
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
