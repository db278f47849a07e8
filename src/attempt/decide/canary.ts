import { renderApart } from '../../base/score-text.ts';

/** What the canaries of a run said. A no-op that is kept is a false keep by construction. */
export interface Canaries {
  /** Candidates since the last no-op. */
  readonly since: number;
  /** Whether the last no-ops were kept, the latest last. */
  readonly kept: readonly boolean[];
  /** Whether a deliberately broken candidate failed, as it must; null: none was tried yet. */
  readonly broken_failed: boolean | null;
}

export const NO_CANARIES: Canaries = { since: 0, kept: [], broken_failed: null };

// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_KEPT = 3;

export function withNoop(canaries: Canaries, isKept: boolean): Canaries {
  return { ...canaries, since: 0, kept: [...canaries.kept, isKept].slice(-WINDOW) };
}

/** Why the run must stop, if it must. */
export function canaryAlarm({ kept, broken_failed: brokenFailed }: Canaries): string | undefined {
  if (brokenFailed === false) return 'a deliberately broken candidate was scored as if it were sound';
  const count = kept.filter(Boolean).length;
  if (count < MAX_KEPT) return undefined;
  return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}

// In SDs of one score: luck alone hardly ever goes so far, up or down.
const CLEARLY = 5;
const NOTABLY = 3;

export interface BrokenRun {
  /** Of a tree without anything but the protected files; null: the evaluator or a guard refused it, as they should. */
  readonly score: number | null;
  readonly sign: 1 | -1;
  /** Mean of the incumbent's scores, and the noise of one. */
  readonly mean: number;
  readonly sigma: number;
}

export interface BrokenJudged {
  readonly passed: boolean;
  /** What is odd about it and does not end a run; null: nothing. */
  readonly remark: string | null;
}

/** Judges the score of a tree that cannot work: it must not look better, and should not look as good. */
export function judgeBroken({ score, sign, mean, sigma }: BrokenRun): BrokenJudged {
  if (score === null) return { passed: true, remark: null };
  const gain = sign * (score - mean);
  if (gain > CLEARLY * sigma) return { passed: false, remark: null };
  if (gain < -NOTABLY * sigma || (sigma === 0 && gain < 0)) return { passed: true, remark: null };
  const scores = `${renderApart(score, mean)}, where the sound one has ${renderApart(mean, score)}`;
  const remark = `the evaluator gives a tree without anything but the protected files as good a score (${scores}): it may not look at the code`;
  return { passed: true, remark };
}
