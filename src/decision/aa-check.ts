import { type NegativeControl, UNTRIED } from './negative-control.ts';
import type { DecisionSettings } from './settings.ts';

/** What the A/A checks of a run said. A no-op that is accepted is wrong by construction. */
export interface AaChecks {
  /** Candidates since the last no-op. */
  readonly since: number;
  /** Whether the last no-ops were kept, the latest last. */
  readonly kept: readonly boolean[];
  /** Null: none is tried, since there is no score of a base to compare it with. */
  readonly broken: NegativeControl | null;
}

export const NO_AA_CHECKS: AaChecks = { since: 0, kept: [], broken: UNTRIED };

// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_RETAINED = 3;

export function withNoop(aaChecks: AaChecks, isAcceptedTrial: boolean): AaChecks {
  return { ...aaChecks, since: 0, kept: [...aaChecks.kept, isAcceptedTrial].slice(-WINDOW) };
}

/** Whether the negative control ends the run: it did not fail. */
export function isNegativeControlAlert(
  { broken }: AaChecks,
  { integrity }: Pick<DecisionSettings, 'integrity'>,
): boolean {
  return broken?.passed === false && integrity.broken === 'stop';
}

/** Why the run must stop, if it must. */
export function aaCheckAlert(aaChecks: AaChecks, settings: Pick<DecisionSettings, 'integrity'>): string | undefined {
  const { kept, broken } = aaChecks;
  if (isNegativeControlAlert(aaChecks, settings)) return broken?.remark ?? 'the negative control did not fail';
  const count = kept.filter(Boolean).length;
  if (count < MAX_RETAINED) return undefined;
  return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}
