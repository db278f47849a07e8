/**
 * A regular expression of the user's over text that an evaluator printed.
 * Invariant: this thread is never blocked. A pattern that backtracks takes time in the square of its input, or worse,
 * and the code under test can choose the input: so it runs as a timed task.
 */
import { plural } from '../base/text.ts';
import { runTimedTask } from './timed-task.ts';

export interface PatternRequest {
  readonly pattern: string;
  readonly input: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** What the first group of a pattern captured, over all its matches; undefined where the group took no part. */
export interface PatternMatches {
  /** Captures without blanks around them, each once, in the order of the text; of many the first few. */
  readonly different: readonly (string | undefined)[];
  /** One for each match. */
  readonly places: readonly (readonly [start: number, end: number] | undefined)[];
}

export type PatternResult =
  | { readonly kind: 'value'; readonly matches: PatternMatches }
  | { readonly kind: 'failed'; readonly reason: string };

/** Finds all matches of a pattern. */
export async function matchPattern({ pattern, input, timeoutMs, signal }: PatternRequest): Promise<PatternResult> {
  const name = `the pattern ${pattern}, over ${plural(input.length, 'character')} of output,`;
  const result = await runTimedTask({ kind: 'pattern', pattern, input }, { name, timeoutMs, signal });
  if (result.kind === 'failed') return result;
  // The message is of our own thread, which does nothing else.
  return { kind: 'value', matches: result.message as PatternMatches };
}
