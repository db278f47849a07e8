import type { IterationRecord } from './record.ts';

/** Summaries of earlier attempts that a prompt shows. */
const SHOWN_SUMMARIES = 5;

/** The records that each prompt comes back to; data. */
export interface Landmarks {
  /** The first baseline with a score. */
  baseline: IterationRecord | undefined;
  /** The last accepted change. */
  accepted: IterationRecord | undefined;
  /** The last accepted change with a score. */
  scored: IterationRecord | undefined;
  /** The last ones that an agent summarized, oldest first. */
  summarized: readonly IterationRecord[];
}

export function noLandmarks(): Landmarks {
  return { baseline: undefined, accepted: undefined, scored: undefined, summarized: [] };
}

/** Takes the next record in. */
export function addLandmark(known: Landmarks, record: IterationRecord): void {
  const { outcome, score, summary } = record;
  const isScored = typeof score === 'number';
  if (outcome === 'baseline' && isScored) known.baseline ??= record;
  if (outcome === 'merged') known.accepted = record;
  if (outcome === 'merged' && isScored) known.scored = record;
  if (typeof summary === 'string' && summary.trim() !== '') {
    known.summarized = [...known.summarized, record].slice(-SHOWN_SUMMARIES);
  }
}
