import { renderJson } from '../base/shown-json.ts';

/** Where a command prints, and what is known about the terminal. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** True inside a GitHub workflow, where `::commands::` have a meaning. */
  readonly isWorkflow: boolean;
  /** Width of the terminal that `out` goes to, as it is now; undefined for a file, a pipe, a log or a dumb terminal. */
  readonly columns?: number | undefined;
  /** Whether `out` shows colours; undefined: no. */
  readonly hasColor?: boolean | undefined;
  /** Takes secrets out of a text; `out` and `err` do so themselves. */
  readonly redact?: ((text: string) => string) | undefined;
  /** Asks a person; undefined when none is there. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Shows an absolute path as a person would type it. */
  readonly shorten: (path: string) => string;
}

/** Prints a document in which no line is a workflow command. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.out(renderJson(value));
}
