/** What each accepted change of an experiment is worth to the branch. */
import type { JournalRecord } from '../../base/journal-chain.ts';
import { findOwnEffects, type IterationEffect } from '../../decision/own-effects.ts';
import type { TakenOut } from './certification.ts';
import type { IterationRecord } from './record.ts';

export type { IterationEffect };

/** The effects that were measured last, oldest change first. */
export function findEffects(
  raw: readonly JournalRecord[],
  ledger: readonly IterationRecord[],
  takenOut: readonly TakenOut[],
): IterationEffect[] {
  const tests = ledger.flatMap(({ decision, iter }) =>
    decision?.test ? [[String(decision.test), iter] as const] : [],
  );
  return findOwnEffects(raw, { iterOf: new Map(tests), out: new Set(takenOut.flatMap(({ taken }) => taken)) });
}
