/** What slots propose, in the order in which it is judged, and as a run takes it. */
import { join } from 'node:path';
import type { WaveOrigin } from '../base/reported-attempt.ts';
import { ATTEMPT_PACK, type Attempt, slotFolder, usageOfAttempt } from './attempt-file.ts';
import { isElsewhere } from './environment.ts';
import type { WaveProposal } from './recipe.ts';
import type { Wave } from './wave-file.ts';

/** A slot that proposes a change. */
export interface Proposing {
  readonly slot: number;
  readonly attempt: Attempt;
  /** Of its file. */
  readonly hash: string;
  /** The gain that a judge on another machine claims, better above 0; it replaces that of the pre-test in the order. */
  readonly claimed?: number;
  /** The judge that claims it. */
  readonly by?: string;
}

/** The one with the largest gain first, as far as anybody says; of equals that of the smaller slot. */
export function inOrder<T extends Proposing>(proposing: readonly T[]): T[] {
  const gain = ({ claimed, attempt }: T): number => claimed ?? attempt.effect ?? 0;
  return [...proposing].sort((one, other) => gain(other) - gain(one) || one.slot - other.slot);
}

/** The change as a run takes it in place of an agent's turn; `folder`: that slots submitted to. */
export function proposalOf(wave: Wave, folder: string, { slot, attempt, by }: Proposing): WaveProposal {
  const usage = usageOfAttempt(attempt);
  return {
    ...{ commit: attempt.commit ?? '', base: attempt.base ?? wave.base, item: wave.slots[slot]?.item },
    pack: join(slotFolder(folder, slot), ATTEMPT_PACK),
    origin: `slot ${slot} of wave ${wave.id}`,
    wave: { ...markOf(wave, slot, attempt), ...(by === undefined ? {} : { claimed: by }) },
    ...(usage === undefined ? {} : { usage }),
  };
}

/** What a record says of the slot; the numbers are the word of another machine. */
export function markOf(
  wave: Pick<Wave, 'id' | 'slots' | 'environment'>,
  slot: number,
  word: Pick<Attempt, 'pairs' | 'effect' | 'environment'> | undefined,
): WaveOrigin {
  const { id, slots } = wave;
  const { pairs, effect } = word ?? {};
  const { usd, agent } = slots[slot] ?? {};
  return {
    ...{ id, slot },
    ...(pairs === undefined ? {} : { pairs }),
    ...(effect === undefined ? {} : { effect }),
    ...(usd === undefined ? {} : { usd }),
    ...(agent === undefined ? {} : { agent }),
    ...(isElsewhere(wave, word ?? {}) ? { elsewhere: true } : {}),
  };
}
