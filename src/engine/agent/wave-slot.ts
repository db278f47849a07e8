/** An attempt of a wave, as its agent learns of it: the same for every loop. Pure. */
import { printable } from '../../base/text.ts';

/** An attempt of a wave, on a machine of its own. */
export interface WaveSlot {
  readonly slot: number;
  /** How many slots the wave has. */
  readonly slots: number;
  /** What its agent should look at, a sentence or a paragraph; the other slots look at something else. */
  readonly focus: string;
  /** Of several agents the one that works in it. */
  readonly agent?: string | undefined;
  /** Pairs of its pre-test at most. */
  readonly pairs: number;
}

/** What is the agent's own part, where others work from the same state at the same time. */
export function describePart({ slot, slots, focus }: WaveSlot): string {
  const others = `You are number ${slot} of ${slots} agents (counted from 0) that start from the same files at the same time, each alone. Your part: ${printable(focus.replaceAll(/\s+/g, ' ').trim(), 2000)}`;
  return [others, 'Look there first; if there is nothing, take what you find.'].join('\n');
}

/** The variable that an agent finds its number in. */
export function slotVariable(slot: Pick<WaveSlot, 'slot'> | undefined): Readonly<Record<string, string>> {
  return slot === undefined ? {} : { AUTORIZE_SLOT: String(slot.slot) };
}
