/**
 * What fresh pairs on several machines say together. Each machine is a block: pairs of one machine share what is particular
 * about it, so the interval is one between blocks, and more pairs on one machine do not narrow it. Source: scale-out,
 * "Validity", 4. Pure.
 */
import { deviationOf, meanOf } from '../stats/moments.ts';
import { quantileOfT } from '../stats/student.ts';
import type { Confirmation } from './confirmation.ts';
import { onScale } from './gain-scale.ts';

/** Scores of the final tree and of the baseline, as they were measured next to each other. */
export type BlockPair = readonly [candidate: number, baseline: number];

/** Pairs that another machine reports. */
export interface MachineBlock {
  /** Who reports it. */
  readonly by: string;
  /** The name of the machine. */
  readonly machine: string;
  /** Digest of its environment. */
  readonly environment?: string | undefined;
  readonly pairs: readonly BlockPair[];
}

type Own = Pick<Confirmation, 'sign' | 'ratio' | 'confidence' | 'pairs'>;

export interface BetweenMachines {
  /** Mean of the gains of the machines, better above 0; on a ratio scale a logarithm, as are the limits. */
  readonly estimate: number;
  readonly interval: readonly [low: number, high: number];
}

/** The mean gain of this machine and others, with the t interval between them. */
export function betweenMachines(
  { sign, ratio, confidence, pairs }: Own,
  others: readonly Pick<MachineBlock, 'pairs'>[],
): BetweenMachines {
  const own = pairs.map(({ candidate, incumbent }): BlockPair => [candidate, incumbent]);
  const gains = [own, ...others.map((block) => block.pairs)].map((block) =>
    meanOf(block.map(([candidate, baseline]) => sign * (onScale(candidate, ratio) - onScale(baseline, ratio)) + 0)),
  );
  if (gains.length < 2) throw new TypeError('an interval between machines needs two of them');
  const estimate = meanOf(gains);
  const half = (quantileOfT(1 - confidence, gains.length - 1) * deviationOf(gains)) / Math.sqrt(gains.length);
  return { estimate, interval: [estimate - half, estimate + half] };
}
