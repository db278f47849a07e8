/** The measured changes of a run by score and metrics, from its decision log as it lies on the disk. Pure. */
import type { JournalRecord } from '../base/journal-chain.ts';
import { readHeader, readMeasured } from './measured-tests.ts';
import { guardedMetrics } from './metric-guard.ts';
import { type Axis, type MeasuredPoint, measuredPoints, SCORE_AXIS } from './pareto-front.ts';
import type { DecisionSettings } from './settings.ts';

export interface MeasuredIteration extends MeasuredPoint {
  readonly iter: number;
}

/** Empty where there is no metric in addition to the score; `iterOf`: the iteration that a test was of. */
export function tradeOffsIn(
  raw: readonly JournalRecord[],
  iterOf: ReadonlyMap<unknown, number>,
): readonly MeasuredIteration[] {
  const header = readHeader(raw);
  if (header === undefined) return [];
  const axes = axesOf(header.settings);
  if (axes.length < 2) return [];
  const tests = readMeasured(raw).map(({ test }) => test);
  return measuredPoints(tests, axes, header.base).flatMap((point) => {
    const iter = iterOf.get(point.task);
    return iter === undefined ? [] : [{ ...point, iter }];
  });
}

function axesOf({ direction, ...settings }: DecisionSettings): Axis[] {
  const guarded = guardedMetrics({ guards: settings.guards, metrics: [] });
  return [
    { name: SCORE_AXIS, direction },
    ...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
    ...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
  ];
}
