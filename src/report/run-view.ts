import { shortened } from '../base/text.ts';
import { renderMinute, renderWaiting, type Waiting } from '../base/waiting.ts';
import type { MeasuredIteration } from '../experiment/ledger/pareto.ts';
import type { Outcome } from '../experiment/ledger/record.ts';
import { oneLine } from './foreign-text.ts';

/** A label and its text; both are printable and on one line. */
export type Fact = readonly [label: string, text: string];

/** What may be said of the improvement. */
export interface ClaimView {
  readonly kind: 'none' | 'unconfirmed' | 'confirmed' | 'not-confirmed' | 'withdrawn';
  /** A line of its own; undefined where the verdict says it already. */
  readonly text: string | undefined;
}

/** One attempt: every text is printable and on one line, every number has its digits. */
export interface RunRow {
  /** What it is called: the number of an iteration, or the name of an item. */
  readonly id: string;
  /** Its place on the axis of a chart. */
  readonly iter: number;
  /** How it is drawn. */
  readonly mark: Outcome;
  /** What became of it, in the word of its record. */
  readonly word: string;
  readonly isAccepted: boolean;
  readonly score: number | undefined;
  /** Where the score lies by the interval of its own test, lowest first. */
  readonly interval?: readonly [low: number, high: number] | undefined;
  readonly scoreText: string;
  /** What the line of a chart goes through: the best score so far, or the last accepted one. */
  readonly best: number | undefined;
  readonly bestText: string;
  readonly pass: string;
  readonly duration: string;
  /** How large the change is. */
  readonly size: string;
  readonly reason: string;
  /** What the agent says it tried. */
  readonly summary: string;
  /** What the decision rests on. */
  readonly evidence: string;
  /** The commit, or the receipt. */
  readonly commit: string;
  /** What else the record says. */
  readonly facts: readonly Fact[];
}

const MAX_REASON = 400;
const cut = (reason: string): string => shortened(reason, MAX_REASON);

/** The columns that a table of attempts can have. */
export const COLUMNS = {
  id: { title: 'Iteration', text: ({ id }) => id },
  item: { title: 'Item', text: ({ id }) => id },
  outcome: { title: 'Outcome', text: ({ word }) => word },
  pass: { title: 'Pass', text: ({ pass }) => pass },
  score: { title: 'Score', text: ({ scoreText }) => scoreText },
  // Chosen for being good, it is no measure of the improvement.
  single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
  best: { title: 'Best so far', text: ({ bestText }) => bestText },
  duration: { title: 'Duration', text: ({ duration }) => duration },
  size: { title: 'Diff lines', text: ({ size }) => size },
  change: { title: 'Change', text: ({ size }) => size },
  evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
  reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
  summary: { title: 'Description', text: ({ summary }) => summary },
  commit: { title: 'Commit', text: ({ commit }) => commit },
  receipt: { title: 'Receipt', text: ({ commit }) => commit },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly text: (row: RunRow) => string }>>;

export type Column = keyof typeof COLUMNS;

/** Which columns each table of a report has. */
interface RunTables {
  /** Every attempt, on the page. */
  readonly page: readonly Column[];
  /** Every attempt, as `list` prints it. */
  readonly list: readonly Column[];
  /** The summary: accepted and other attempts apart, or all of them in their order. */
  readonly summary:
    | { readonly accepted: readonly Column[]; readonly others: readonly Column[] }
    | { readonly all: readonly Column[] };
}

/** What a recipe calls its parts. */
interface RunTerms {
  /** One attempt, in the singular. */
  readonly attempt: 'iteration' | 'item';
  /** The line of a chart. */
  readonly line: string;
  /** The score that stands for the run. */
  readonly best: string;
}

/**
 * A run as a person reads it, whatever its recipe. Plain data: text, Markdown, HTML and JSON are made from it, so all of
 * them say the same.
 */
export interface RunView {
  readonly recipe: 'experiment' | 'mission' | 'plan';
  readonly terms: RunTerms;
  readonly tables: RunTables;
  readonly name: string;
  readonly description: string;
  /** `higher is better`. */
  readonly goal: string | undefined;
  /** Short name of the branch. */
  readonly branch: string | undefined;
  /** The commit where the accepted changes end. */
  readonly commit: string | undefined;
  /** Why there is no branch. */
  readonly noBranch: string;
  /** The commit that the branch began at, where it is known. */
  readonly base: string | undefined;
  /** The worktree that the run works in, where it has one of its own. */
  readonly worktree: string | undefined;
  readonly problems: readonly string[];
  /** What a person should look at. */
  readonly notices: readonly string[];
  /** What the run is doing right now. */
  readonly position: string | undefined;
  /** What it waits for, or when the limit ends that it ended by. */
  readonly waiting: string | undefined;
  /** The result in plain words. */
  readonly result: string;
  /** When it ended and why; undefined while it goes on. */
  readonly ended: string | undefined;
  /** The result, in a sentence. */
  readonly verdict: string;
  readonly claim: ClaimView;
  /** What was gained, as a title has it. */
  readonly gain: string;
  readonly baseline: string | undefined;
  readonly best: { readonly score: string; readonly iter: number } | undefined;
  /** Best against baseline. */
  readonly change: string | undefined;
  /** Attempts, without the baseline. */
  readonly tried: number;
  readonly accepted: number;
  /** How often each outcome occurs. */
  readonly counts: readonly { readonly word: string; readonly mark: Outcome; readonly count: number }[];
  /** What only some recipes have. */
  readonly facts: readonly Fact[];
  /** How far the run may still go. */
  readonly budget: {
    readonly noops: string | undefined;
    readonly startedAt: string | undefined;
    readonly deadline: string | undefined;
    /** `2h5m left`, or that the time is over. */
    readonly timeLeft: string | undefined;
  };
  readonly cost: string | undefined;
  /** Oldest first. */
  readonly rows: readonly RunRow[];
  /** Measured changes by score and metrics, best score first; absent: the run has no metrics. */
  readonly tradeOffs?: readonly MeasuredIteration[];
  /** The folder of archived workspaces, where there are some. */
  readonly workspaces: string | undefined;
  readonly next: { readonly command: string; readonly why: string | undefined } | undefined;
  /** The command that verifies the records. */
  readonly verify: string;
  /** The command that shows one attempt whole, without its id. */
  readonly show: string | undefined;
  /** Hash of the last record, which covers all before it. */
  readonly head: string | undefined;
  readonly madeAt: string | undefined;
}

/** That a run waits for its model, or of one that is over, when the limit ends. */
export function viewWaiting(waiting: Waiting | undefined, isRunning: boolean): string | undefined {
  if (waiting === undefined) return undefined;
  return isRunning ? renderWaitingLine(waiting) : `its limit ends ${renderMinute(waiting.until)}`;
}

/** What a run waits for and why, on one line. */
export function renderWaitingLine(waiting: Waiting): string {
  return oneLine(`${renderWaiting(waiting)}: ${waiting.cause}`, 600);
}

/** Whether a row is an attempt; the baseline is none. */
export function isTry({ mark }: { readonly mark: Outcome }): boolean {
  return mark !== 'baseline';
}

/** Counts the outcomes of rows, in the order of the outcomes' names. */
export function countRows(rows: readonly Pick<RunRow, 'word' | 'mark'>[], words: readonly string[]): RunView['counts'] {
  return words.flatMap((word) => {
    const of = rows.filter((row) => row.word === word);
    return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
  });
}
