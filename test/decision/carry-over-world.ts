import { drawFrom } from '../../src/decision/draw.ts';
import { nextStep, reportTask } from '../../src/decision/task.ts';
import type { Verdict } from '../../src/decision/verdict.ts';
import { measured, pairedTrial } from './trials.ts';

/** Times of a candidate and the current best, about 1; less is better. */
export interface PairWorld {
  /** Share by which the candidate is faster. */
  readonly gain: number;
  /** Share by which the run after one of the candidate is slower, whichever arm it is of. */
  readonly slowsNext: number;
  /** SD of a run. */
  readonly noise: number;
  /** As tests of earlier versions are. */
  readonly isUnchecked?: boolean;
}

/** What the product's own test decides in such a world. */
export function pairedVerdict({ gain, slowsNext, noise, isUnchecked }: PairWorld, seed: number): Verdict {
  const chance = drawFrom(`world ${seed}`);
  const coins = drawFrom(`coins ${seed}`);
  let runs = 0;
  let before: 'candidate' | 'incumbent' | undefined;
  const runOf = (arm: 'candidate' | 'incumbent') => {
    runs += 1;
    const uniform = (name: string) => chance(`${name} ${runs}`).seed / 2 ** 31;
    const normal = Math.sqrt(-2 * Math.log(uniform('r'))) * Math.cos(2 * Math.PI * uniform('a'));
    const time = (arm === 'candidate' ? 1 - gain : 1) * (before === 'candidate' ? 1 + slowsNext : 1);
    before = arm;
    return measured(arm, time + noise * normal);
  };
  const scale = noise * Math.SQRT2;
  let trial = pairedTrial({ sign: -1, scale, reference: 1, max_pairs: 50, checks_order: isUnchecked !== true });
  for (;;) {
    const step = nextStep(trial, coins);
    if (step.kind === 'decided') return step;
    if (step.kind !== 'measure') throw new Error(`nothing is to be measured: ${step.kind}`);
    trial = reportTask(
      trial,
      step.runs.map(({ arm }) => runOf(arm)),
    );
  }
}
