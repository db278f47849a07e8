import { summary } from '@actions/core';
import type { Notes } from './notes.ts';

/** A step's summary is refused whole above 1 MiB. */
export const MAX_SUMMARY_BYTES = 900 * 1024;

/** Best effort: a summary that cannot be written is a note, and never the verdict. */
export async function writeSummary(markdown: string, notes: Notes): Promise<void> {
  if ((process.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  try {
    await summary.addRaw(cutBytes(markdown, MAX_SUMMARY_BYTES)).write();
    summary.emptyBuffer();
  } catch (error) {
    notes.add(`the job summary was not written (${error instanceof Error ? error.message : 'unknown'})`);
  }
}

/** Whole lines up to a number of bytes, and a line that says so. */
function cutBytes(markdown: string, maxBytes: number): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= maxBytes) return markdown;
  const end = bytes.lastIndexOf(0x0a, maxBytes);
  return `${bytes.subarray(0, end).toString('utf8')}\n\n…cut here; the report holds the rest.\n`;
}
