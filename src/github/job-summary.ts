import type { Notes } from './notes.ts';
import { redacted } from './outgoing-text.ts';
import { appendSummary } from './runner.ts';

/** A step's summary is refused whole above 1 MiB. */
export const MAX_SUMMARY_BYTES = 900 * 1024;

export interface SummaryText {
  /** What may be cut. */
  readonly body: string;
  /** What comes after it, whole. */
  readonly end: string;
  /** Where to find what is cut off. */
  readonly rest: string;
}

/** Best effort: a summary that cannot be written is a note, and never the verdict. */
export async function writeSummary(text: SummaryText, notes: Notes): Promise<void> {
  if ((process.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const { rest } = text;
  const [body, end] = [redacted(text.body), redacted(text.end)];
  try {
    const room = MAX_SUMMARY_BYTES - Buffer.byteLength(end);
    await appendSummary(`${cutBytes(body, { maxBytes: room, rest })}${end}`);
  } catch (error) {
    notes.add(`the job summary was not written (${error instanceof Error ? error.message : 'unknown'})`);
  }
}

const cutLine = (rest: string): string => `\n\n…cut here; ${rest}.\n\n`;

/** Whole lines up to a number of bytes, and a line that says so. */
function cutBytes(markdown: string, { maxBytes, rest }: { readonly maxBytes: number; readonly rest: string }): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= maxBytes) return markdown;
  const end = bytes.lastIndexOf(0x0a, maxBytes - Buffer.byteLength(cutLine(rest)));
  return `${bytes.subarray(0, Math.max(0, end)).toString('utf8')}${cutLine(rest)}`;
}
