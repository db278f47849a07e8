/**
 * What the wave before leaves to the next one, by the records alone: dollars that its attempts did not use, and changes
 * that conflicted with what was accepted. Pure.
 * Invariant: the same records leave the same. What is not known to be unused counts as used.
 */
import { printable } from '../base/text.ts';
import type { WaveRecord } from './recipe.ts';

export interface CarriedOver {
  /** Dollars that are left of the shares of its slots. */
  readonly usd: number;
  /** What attempts should look at first, in place of a focus: one for each conflict, the largest gain first. */
  readonly offers: readonly string[];
}

/** What the last wave of these records leaves. */
export function carriedOver(records: readonly WaveRecord[]): CarriedOver {
  const last = records.at(-1)?.origin.id;
  // One that came late stands for the slot that was recorded as absent.
  const bySlot = new Map(
    records.flatMap((each) => (each.origin.id === last && !each.isBroken ? [[each.origin.slot, each] as const] : [])),
  );
  const ended = [...bySlot.values()];
  const left = ended.reduce((sum, { origin: { usd: share }, usage }) => sum + leftOf(share, usage?.usd), 0);
  const conflicts = ended.filter(({ origin }) => origin.conflict === true);
  const byGain = conflicts.sort((one, other) => (other.origin.effect ?? 0) - (one.origin.effect ?? 0));
  return { usd: Math.floor(left * 10_000) / 10_000, offers: byGain.map(offerOf) };
}

function leftOf(share: number | undefined, used: number | undefined): number {
  return share === undefined || used === undefined ? 0 : Math.max(0, share - used);
}

function offerOf({ iter, notes }: WaveRecord): string {
  const why = printable(notes.replaceAll(/\s+/g, ' '), 300);
  return `a change that conflicted with what was accepted since: ${why}. What it changed is in \`attempts/${iter}/changes.diff\` of \`$AUTORIZE_HISTORY\`: make its idea work on the files as they are now.`;
}
