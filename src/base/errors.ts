import { printable } from './text.ts';

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
export const EXIT = { yes: 0, no: 1, usage: 2, precondition: 3, bug: 70, locked: 75 } as const;

/** What each exit code means, of every command and every mode of the action. */
export const EXIT_MEANINGS: Readonly<Record<number | string, string>> = {
  [EXIT.yes]: 'Success. A run that accepted no change counts as success.',
  [EXIT.no]: 'Negative result: the suite failed, the records are not sound, or the run was aborted.',
  [EXIT.usage]: 'The command line, an input or a file is not valid. Every problem is listed.',
  [EXIT.precondition]: 'The repository or the machine is not ready. The message names the remedy.',
  [EXIT.bug]: 'Internal error. Please report it.',
  [EXIT.locked]:
    'Another run holds the lock, and the message names it; or an attempt of a wave was interrupted: run it again.',
  '128+n': 'Ended by signal n, e.g. 130 after Ctrl-C.',
};

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
export class AutorizeError extends Error {
  /** Name of the class, e.g. `ContractError`. It is the same in every build. */
  override readonly name: string = 'AutorizeError';
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
  constructor(code: string, exitCode: number, { message, remedy, cause }: ErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}

/** The options or the command line are not valid. It lists every problem that was found. */
export class UsageError extends AutorizeError {
  override readonly name: string = 'UsageError';
  /** Every problem, in the order of the options. */
  readonly problems: readonly Problem[];
  /** Always 0: no problem is left out. */
  readonly omitted = 0;

  /**
   * Makes an error of the problems.
   * @hidden
   */
  constructor(problems: readonly Problem[]) {
    super('usage', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
    this.problems = problems;
  }
}

/** An input file breaks its contract. It lists every problem that was found, up to a bound. */
export class ContractError extends AutorizeError {
  override readonly name: string = 'ContractError';
  /** The problems, in the order of the file. */
  readonly problems: readonly Problem[];
  /** How many problems are left out: the list is bounded, so a hostile file cannot fill the memory. */
  readonly omitted: number;

  /**
   * Makes an error of the problems, and of how many were left out.
   * @hidden
   */
  constructor(problems: readonly Problem[], omitted = 0) {
    super('contract', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
    this.problems = problems;
    this.omitted = omitted;
  }
}

/** The machine or the repository is not in a state to run in. Nothing was started. */
export class PreconditionError extends AutorizeError {
  override readonly name: string = 'PreconditionError';

  /**
   * Makes an error of its sentences.
   * @hidden
   */
  constructor(details: ErrorDetails) {
    super('precondition', EXIT.precondition, details);
  }
}

/** Records, branch and commits contradict each other. Nothing of them is published. */
export class IntegrityError extends PreconditionError {
  override readonly name: string = 'IntegrityError';
}

/** A defect of autorize itself. Please report it with its cause. */
export class InternalError extends AutorizeError {
  override readonly name: string = 'InternalError';

  /**
   * Makes an error of whatever was thrown.
   * @hidden
   */
  constructor(cause: unknown) {
    const message = `internal error: ${cause instanceof Error ? cause.message : String(cause)}`;
    super('internal', EXIT.bug, { message, remedy: 'Report it, with the stack of its cause.', cause });
  }
}

function remedyOf(problems: readonly Problem[]): string {
  return problems[0]?.remedy ?? 'see --help';
}

// File names, keys and values come from outside: each part is shown on one line and within bounds.
const MAX_PART_LENGTH = 1000;

/** What is found where something has to be, and nothing is. */
export const MISSING = 'missing';

/** Prints a problem as one line: `file:line:column: $.path: found; expected …. Remedy.` */
export function renderProblem(problem: Problem): string {
  const { file, line, column, path, found, expected, remedy } = problem;
  const position = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
  const place = [position, path].filter((part) => part !== undefined && part !== '').map(shown);
  const isMissing = found === MISSING && path !== undefined && path !== '';
  const what = isMissing ? `${place.join(': ')} is missing` : [...place, shown(found)].join(': ');
  return `${what}; expected ${shown(expected)}. ${shown(remedy)}`;
}

function shown(part: string | undefined): string {
  return printable(part ?? '', MAX_PART_LENGTH);
}

/** Collects problems up to a bound and counts the rest, so that a file of a million errors stays readable. */
export class ProblemList {
  readonly problems: Problem[] = [];
  omitted = 0;
  readonly #limit: number;

  constructor(limit = 200) {
    this.#limit = limit;
  }

  add(problem: Problem): void {
    if (this.problems.length < this.#limit) this.problems.push(problem);
    else this.omitted += 1;
  }

  get isEmpty(): boolean {
    return this.problems.length === 0;
  }

  /** Throws a ContractError that holds everything collected, if anything was. */
  throwIfAny(): void {
    if (!this.isEmpty) throw new ContractError(this.problems, this.omitted);
  }
}

export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
