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
