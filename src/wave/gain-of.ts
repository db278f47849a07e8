import type { IterationRecord } from '../experiment/ledger/record.ts';

/** The gain that a record says, better above 0: a difference of scores, or the logarithm of their ratio. Pure. */
export function gainOf({ decision }: Pick<IterationRecord, 'decision'>): number | undefined {
  if (decision == null || typeof decision.effect !== 'number') return undefined;
  const gain = decision.scale === 'ratio' ? Math.log(decision.effect) : decision.effect;
  return Number.isFinite(gain) ? gain : undefined;
}
