/**
 * What an evaluator printed, as adapters read it.
 * Invariant: reading takes time in the length of the output, whatever is in it.
 */
import { type JsonValues, parseJsonValues } from './json-values.ts';

export interface BenchmarkOutput {
  /** Without colours; one that is too long to be a benchmark's is empty. */
  readonly lines: readonly string[];
  readonly text: string;
  /** Whether the last line has no end, and no bracket that closes. */
  readonly isCut: boolean;
  /** The JSON texts in it, each of which begins a line or follows the one before. */
  readonly json: JsonValues;
}

const ESCAPE = '\u001b';
const BELL = '\u0007';
// Colours and the like; links and titles of windows, which end with a bell or a sequence of their own. No part of it looks
// beyond the next escape character.
const SEQUENCES = new RegExp(
  `${ESCAPE}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|[()][0-9A-Z])`,
  'g',
);

// Patterns that look for the end of a line take time in the square of its length.
const MAX_LINE_LENGTH = 2000;
const SAMPLE_LENGTH = 100;

/** Splits an output into what adapters look at. */
export function readOutput(printed: string): BenchmarkOutput {
  const text = printed.replace(SEQUENCES, '').replace(/^\ufeff/, '');
  const lines = text.split(/\r\n|\r|\n/);
  const last = lines.pop() ?? '';
  if (last !== '') lines.push(last);
  let json: JsonValues | undefined;
  return {
    text,
    lines: lines.map((line) => (line.length > MAX_LINE_LENGTH ? '' : line)),
    isCut: /[^)\]}>\s]\s*$/.test(last.slice(-SAMPLE_LENGTH)),
    get json() {
      json ??= parseJsonValues(text);
      return json;
    },
  };
}
