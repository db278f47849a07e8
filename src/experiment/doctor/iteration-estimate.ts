import { type Rehearsal, rehearse } from '../../decision/rehearsal.ts';
import { EXACT_PAIRS } from '../../decision/session.ts';
import type { DecisionSettings } from '../../decision/settings.ts';
import type { Noise } from '../scoring/noise.ts';
import type { IterationEstimate } from './diagnosis.ts';

export interface TimeFrame {
  readonly settings: DecisionSettings;
  readonly isBaseScored: boolean;
  readonly noise: Pick<Noise, 'mean' | 'sd' | 'isDeterministic'>;
  readonly totalMs: number;
  /** Longest that the agent may take. */
  readonly budgetMs: number;
  readonly evaluationMs: number;
  /** What a build takes, once for each change. */
  readonly buildMs: number;
  /** What agents took so far; undefined when none has worked yet. */
  readonly agentMs: number | undefined;
  readonly parallel: number;
  /** 0: no limit. */
  readonly maxIterations: number;
}

// Where nothing is known of the agent: it may be done long before its budget is used up.
const QUICK_SHARE = 0.1;
// Of the time of a run, as the run itself does it.
const MAX_RESERVE = 1 / 3;
// Those that come after cost as much as these did.
const MAX_REHEARSED = 200;

/** How many iterations fit the time of a run, and what that supposes. */
export function estimateIterations(frame: TimeFrame): IterationEstimate {
  const { agentMs, budgetMs, buildMs } = frame;
  const slow = countWithin(frame, (agentMs ?? budgetMs) + buildMs);
  const quick = agentMs === undefined ? countWithin(frame, budgetMs * QUICK_SHARE + buildMs) : slow;
  const agent =
    agentMs === undefined
      ? 'the agent uses its whole budget, or a tenth of it'
      : 'the agent takes as long as it did so far';
  const takes = [...new Set([slow, quick].map(({ evaluations }) => evaluations.toFixed(1)))].join(' or ');
  const basis = `${agent}; a change takes ${takes} evaluations if a tenth of the changes help`;
  // A slower agent has other tests by effort "auto", which need not be fewer changes in all.
  const [least, most] = [Math.min(slow.count, quick.count), Math.max(slow.count, quick.count)];
  return { least, most, basis };
}

/** On average over rehearsed runs; evaluations for a candidate, with its share of A/A checks and promotions. */
function countWithin(
  { settings, isBaseScored, noise, totalMs, evaluationMs, parallel, maxIterations }: TimeFrame,
  proposalMs: number,
): { readonly count: number; readonly evaluations: number } {
  const limit = maxIterations === 0 ? Number.POSITIVE_INFINITY : maxIterations;
  const rehearsals = rehearse({
    ...{ settings, isBaseScored, mean: noise.mean, sd: noise.sd },
    costs: { proposalMs, evaluationMs },
    // No more can begin: each takes one evaluation or more.
    candidates: Math.min(limit, MAX_REHEARSED, Math.ceil((totalMs * parallel) / (proposalMs + evaluationMs))),
  });
  const { pairs, command } = settings.confirm;
  const isExact = settings.decision === 'auto' && noise.isDeterministic;
  const planned = isExact && command === '' ? Math.min(pairs, EXACT_PAIRS) : pairs;
  const confirmationMs = Math.min(2 * planned * evaluationMs, totalMs * MAX_RESERVE);
  const clock = { attemptsMs: totalMs - confirmationMs, proposalMs, evaluationMs, parallel };
  const counts = rehearsals.map((rehearsal) => begunIn(rehearsal, clock));
  return {
    count: Math.min(limit, Math.round(meanOf(counts))),
    evaluations: meanOf(rehearsals.map((each) => evaluationsIn(each) / Math.max(1, each.after.length))),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What its candidates took, after what was before them. */
function evaluationsIn({ before, after }: Rehearsal): number {
  return (after.at(-1) ?? before) - before;
}

interface Clock {
  readonly attemptsMs: number;
  readonly proposalMs: number;
  readonly evaluationMs: number;
  readonly parallel: number;
}

/** How many candidates begin before the time is over: one that has begun is ended. */
function begunIn(rehearsal: Rehearsal, { attemptsMs, proposalMs, evaluationMs, parallel }: Clock): number {
  const { before, after, isSpent } = rehearsal;
  const startsMs = (index: number, spent: number) =>
    before * evaluationMs + (index * proposalMs + (spent - before) * evaluationMs) / parallel;
  const late = after.findIndex((_, index) => startsMs(index, after[index - 1] ?? before) >= attemptsMs);
  if (late !== -1) return late;
  const endMs = startsMs(after.length, after.at(-1) ?? before);
  if (isSpent || after.length === 0 || endMs >= attemptsMs) return after.length;
  const eachMs = (endMs - before * evaluationMs) / after.length;
  return after.length + Math.ceil((attemptsMs - endMs) / eachMs);
}
