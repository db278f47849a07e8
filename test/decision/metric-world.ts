import { drawFrom } from '../../src/decision/draw.ts';
import type { MetricTest } from '../../src/decision/metric-guard.ts';
import { testMetric } from '../../src/decision/metric-guard.ts';
import type { PairedTrial } from '../../src/decision/paired-trial.ts';
import { nextStep, reportTask } from '../../src/decision/task.ts';
import { pairedTrial } from './trials.ts';
import { gaussian, numbersOf } from './world.ts';

export interface GuardedRequest {
  readonly seed: number;
  /** Of the score, in noise SDs. */
  readonly gain: number;
  /** By what share the metric is truly worse. */
  readonly regression: number;
  /** Of one evaluation of the metric, as a share. */
  readonly sd?: number;
  /** Noise of SD 1 around 0. */
  readonly noise?: (random: () => number) => number;
  /** Most pairs for the sake of the guard. */
  readonly most?: number;
}

const RULE = { metric: 'p99', direction: 'min', margin: '2%' } as const;

interface Guarded {
  readonly trial: PairedTrial;
  readonly isPassed: boolean;
  readonly guard: MetricTest;
}

/** One change, tested by pairs at balanced effort, with a metric that may get 2 % worse. */
function testGuarded({ seed, gain, regression, sd = 0.05, noise = gaussian, most = 60 }: GuardedRequest): Guarded {
  const random = numbersOf(seed);
  const draw = drawFrom(`guarded ${seed}`);
  const guards = { metrics: [RULE], pairs: most };
  let trial = pairedTrial({ screen: 0, scale: Math.SQRT2, guards });
  for (;;) {
    const step = nextStep(trial, draw);
    if (step.kind !== 'measure') break;
    const results = step.runs.map(({ arm }) => {
      const isCandidate = arm === 'candidate';
      const p99 = 100 * (isCandidate ? 1 + regression : 1) * Math.max(0.01, 1 + sd * noise(random));
      const score = (isCandidate ? gain : 0) + gaussian(random);
      return { arm, kind: 'scored' as const, score, metrics: { p99 } };
    });
    trial = reportTask(trial, results);
  }
  return { trial, isPassed: trial.verdict?.outcome === 'keep', guard: testMetric(trial.pairs, RULE) };
}

export interface GuardShares {
  /** Of the changes whose score passed. */
  readonly passed: number;
  readonly refused: number;
  readonly meanPairs: number;
}

/** Over so many seeds, of changes whose score passed. */
export function guardShares(seeds: number, request: Omit<GuardedRequest, 'seed'>): GuardShares {
  const all = Array.from({ length: seeds }, (_, at) => testGuarded({ ...request, seed: at + 1 }));
  const passed = all.filter(({ isPassed }) => isPassed);
  const pairs = passed.reduce((sum, { trial }) => sum + trial.pairs.length, 0);
  const refused = passed.filter(({ guard }) => guard.reason !== undefined).length;
  return { passed: passed.length, refused, meanPairs: pairs / passed.length };
}
