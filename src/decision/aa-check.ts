import { type BrokenCandidate, UNTRIED } from './negative-control.ts';
import type { DecisionSettings } from './settings.ts';

/** What the canaries of a run said. A no-op that is kept is a false keep by construction. */
export interface Canaries {
  /** Candidates since the last no-op. */
  readonly since: number;
  /** Whether the last no-ops were kept, the latest last. */
  readonly kept: readonly boolean[];
  /** Null: none is tried, since there is no score of a base to compare it with. */
  readonly broken: BrokenCandidate | null;
}

export const NO_CANARIES: Canaries = { since: 0, kept: [], broken: UNTRIED };

// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_KEPT = 3;

export function withNoop(canaries: Canaries, isKept: boolean): Canaries {
  return { ...canaries, since: 0, kept: [...canaries.kept, isKept].slice(-WINDOW) };
}

/** Whether the deliberately broken candidate ends the run: it did not fail. */
export function isBrokenAlarm({ broken }: Canaries, { integrity }: Pick<DecisionSettings, 'integrity'>): boolean {
  return broken?.passed === false && integrity.broken === 'stop';
}

/** Why the run must stop, if it must. */
export function canaryAlarm(canaries: Canaries, settings: Pick<DecisionSettings, 'integrity'>): string | undefined {
  const { kept, broken } = canaries;
  if (isBrokenAlarm(canaries, settings)) return broken?.remark ?? 'the deliberately broken candidate did not fail';
  const count = kept.filter(Boolean).length;
  if (count < MAX_KEPT) return undefined;
  return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}
