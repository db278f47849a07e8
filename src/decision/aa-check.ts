import { type BrokenCandidate, UNTRIED } from './negative-control.ts';
import type { DecisionSettings } from './settings.ts';

/** What the A/A checks of a run said. A no-op that is kept is a false keep by construction. */
export interface AaChecks {
  /** Candidates since the last no-op. */
  readonly since: number;
  /** Whether the last no-ops were kept, the latest last. */
  readonly kept: readonly boolean[];
  /** Null: none is tried, since there is no score of a base to compare it with. */
  readonly broken: BrokenCandidate | null;
}

export const NO_AA_CHECKS: AaChecks = { since: 0, kept: [], broken: UNTRIED };

// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_KEPT = 3;

export function withNoop(aaChecks: AaChecks, isKept: boolean): AaChecks {
  return { ...aaChecks, since: 0, kept: [...aaChecks.kept, isKept].slice(-WINDOW) };
}

/** Whether the negative control ends the run: it did not fail. */
export function isBrokenAlert({ broken }: AaChecks, { integrity }: Pick<DecisionSettings, 'integrity'>): boolean {
  return broken?.passed === false && integrity.broken === 'stop';
}

/** Why the run must stop, if it must. */
export function aaCheckAlert(aaChecks: AaChecks, settings: Pick<DecisionSettings, 'integrity'>): string | undefined {
  const { kept, broken } = aaChecks;
  if (isBrokenAlert(aaChecks, settings)) return broken?.remark ?? 'the deliberately broken candidate did not fail';
  const count = kept.filter(Boolean).length;
  if (count < MAX_KEPT) return undefined;
  return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}
