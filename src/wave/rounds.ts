/**
 * The runs that a reducer judges a wave with: usually one.
 * Invariant: a proposal is in a run until it has its verdict. Changes that were tested together and refused have none:
 * they are halved and tested again, down to one. What an agent used up is recorded once.
 */
import { sha256 } from '../base/hash.ts';
import type { Batch, WaveProposal, WaveRecord, WaveReport, WaveStop } from './recipe.ts';
import type { Wave } from './wave-file.ts';

export interface Rounds extends Pick<Batch, 'proposals' | 'reported'> {
  readonly wave: Wave;
  /** How many changes are tested together at most. */
  readonly stack: number;
  /** What is recorded now. */
  readonly records: () => readonly WaveRecord[];
}

/** `auto`: as many as bring a queue that is longer than the judges down to their number. */
export type Stack = number | 'auto';

/** How many changes are tested together; `judges`: how many reported. */
export function stackSize(
  stack: Stack,
  { queue, judges }: { readonly queue: number; readonly judges: number },
): number {
  if (stack !== 'auto') return stack;
  return judges < 2 ? 1 : Math.max(1, Math.ceil(queue / judges));
}

type JudgeOnce = (batch: Pick<Batch, 'proposals' | 'reported'>) => Promise<WaveStop>;

/** Judges all proposals, and records the reports after them. */
export async function judgeInRounds(rounds: Rounds, judge: JudgeOnce): Promise<WaveStop> {
  const { proposals, stack } = rounds;
  const isOfItems = proposals.some(({ item }) => item !== undefined);
  return stack > 1 && !isOfItems && proposals.length > 1 ? judgeStacked(rounds, judge) : judgeByItems(rounds, judge);
}

/** One run, but for proposals of one item of a plan: a run takes one of them, and the next where that one did not land. */
async function judgeByItems({ wave, proposals, reported, records }: Rounds, judge: JudgeOnce): Promise<WaveStop> {
  let [open, late] = [proposals, reported];
  const isLanded = ({ item }: WaveProposal): boolean =>
    records().some(
      ({ origin, outcome }) => outcome === 'merged' && origin.id === wave.id && wave.slots[origin.slot]?.item === item,
    );
  for (;;) {
    const turn = open.filter(
      ({ item }, at) => item === undefined || open.findIndex((each) => each.item === item) === at,
    );
    const rest = open.filter((each) => !turn.includes(each));
    const isLast = rest.length === 0;
    const stop = await judge({ proposals: turn, reported: isLast ? late : [] });
    if (isLast || !stop.isJudged) return stop;
    open = rest.filter((each) => !isLanded(each));
    late = [...late, ...rest.filter(isLanded).map(overtaken)];
  }
}

/** What is recorded of a proposal whose item has landed. */
function overtaken({ commit, origin, wave, item, usage }: WaveProposal): WaveReport {
  return {
    ...{ hash: sha256(`${wave.id} ${wave.slot} ${commit}`), name: `slot ${wave.slot}`, origin: `wave ${wave.id}` },
    ...{ outcome: 'discarded', reason: `${origin} was not tried: another change of its item landed`, wave, item },
    ...(usage === undefined ? {} : { usage }),
  };
}

/** One run for each stack of changes, and for the halves of what was refused together. */
async function judgeStacked(
  { wave, proposals, reported, stack, records }: Rounds,
  judge: JudgeOnce,
): Promise<WaveStop> {
  const isJudged = ({ wave: { slot } }: WaveProposal): boolean =>
    records().some(({ origin, isBroken }) => origin.id === wave.id && origin.slot === slot && !isBroken);
  const isCounted = ({ wave: { slot } }: WaveProposal): boolean =>
    records().some(({ origin }) => origin.id === wave.id && origin.slot === slot);
  const groups = Array.from({ length: Math.ceil(proposals.length / stack) }, (_, at) =>
    proposals.slice(at * stack, (at + 1) * stack),
  );
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    const [first, ...others] = group.map((each) => (isCounted(each) ? withoutUsage(each) : each));
    if (first === undefined) continue;
    const stop = await judge({ proposals: [{ ...first, stack: others }], reported: [] });
    if (!stop.isJudged) return stop;
    const rest = group.filter((each) => !isJudged(each));
    const half = Math.ceil(rest.length / 2);
    // A single one without a verdict is left to the next reduce.
    if (rest.length === group.length)
      groups.unshift(...(half < rest.length ? [rest.slice(0, half), rest.slice(half)] : []));
    else if (rest.length > 0) groups.unshift(rest);
  }
  return judge({ proposals: [], reported });
}

function withoutUsage({ usage: _, ...proposal }: WaveProposal): WaveProposal {
  return proposal;
}
