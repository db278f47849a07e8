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
  /** What was found, quoted. */
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
}

export const EXIT = { yes: 0, no: 1, usage: 2, precondition: 3, bug: 70, locked: 75 } as const;

export interface ErrorDetails {
  readonly message: string;
  readonly remedy: string;
  readonly cause?: unknown;
}

/** The base of every error that stops a run: a stable code, a sentence, a remedy and an exit code. */
export class AutorizeError extends Error {
  readonly code: string;
  readonly remedy: string;
  readonly exitCode: number;

  constructor(code: string, exitCode: number, { message, remedy, cause }: ErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}

/** The command line or a request cannot be understood; holds every problem that was found. */
export class UsageError extends AutorizeError {
  readonly problems: readonly Problem[];
  readonly omitted = 0;

  constructor(problems: readonly Problem[]) {
    super('usage', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
    this.problems = problems;
  }
}

/** An input file breaks its contract; holds every problem that was found, and how many more there were. */
export class ContractError extends AutorizeError {
  readonly problems: readonly Problem[];
  /** Problems beyond those listed: the list is bounded so that a hostile file cannot fill the memory. */
  readonly omitted: number;

  constructor(problems: readonly Problem[], omitted = 0) {
    super('contract', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
    this.problems = problems;
    this.omitted = omitted;
  }
}

/** The machine or the repository is not in a state to run in; nothing was begun. */
export class PreconditionError extends AutorizeError {
  constructor(details: ErrorDetails) {
    super('precondition', EXIT.precondition, details);
  }
}

/** Records, branch and commits contradict each other: nothing of them may be handed on. */
export class IntegrityError extends PreconditionError {}

function remedyOf(problems: readonly Problem[]): string {
  return problems[0]?.remedy ?? 'see --help';
}

// File names, keys and values come from outside: each part is shown on one line and within bounds.
const MAX_PART_LENGTH = 1000;

/** Prints a problem as one line: `file:line:column: $.path: found; expected …. Remedy.` */
export function renderProblem({ file, line, column, path, found, expected, remedy }: Problem): string {
  const position = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
  const place = [position, path].filter((part) => part !== undefined && part !== '').map(shown);
  return `${[...place, shown(found)].join(': ')}; expected ${shown(expected)}. ${shown(remedy)}`;
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
