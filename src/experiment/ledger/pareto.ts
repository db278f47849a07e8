/** An experiment's measured changes by score and metrics, from its decision log as it lies on the disk. */
import type { JournalRecord } from '../../base/journal-chain.ts';
import { readHeader, readMeasured } from '../../decision/measured-tests.ts';
import { guardedMetrics } from '../../decision/metric-guard.ts';
import { type Axis, type MeasuredPoint, measuredPoints, SCORE_AXIS } from '../../decision/pareto-front.ts';
import type { DecisionSettings } from '../../decision/settings.ts';
import type { IterationRecord } from './record.ts';

export interface MeasuredIteration extends MeasuredPoint {
  readonly iter: number;
}

/** Empty where there is no metric in addition to the score. */
export function readTradeOffs(raw: readonly JournalRecord[], ledger: readonly IterationRecord[]): MeasuredIteration[] {
  const header = readHeader(raw);
  if (header === undefined) return [];
  const axes = axesOf(header.settings);
  if (axes.length < 2) return [];
  const tests = readMeasured(raw).map(({ test }) => test);
  const iterOf = iterationsByTest(ledger);
  return measuredPoints(tests, axes, header.base).flatMap((point) => {
    const iter = iterOf.get(point.task);
    return iter === undefined ? [] : [{ ...point, iter }];
  });
}

/** The iteration that a test was of. */
function iterationsByTest(ledger: readonly IterationRecord[]): ReadonlyMap<unknown, number> {
  return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter] as const] : [])));
}

function axesOf({ direction, ...settings }: DecisionSettings): Axis[] {
  const guarded = guardedMetrics({ guards: settings.guards, metrics: [] });
  return [
    { name: SCORE_AXIS, direction },
    ...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
    ...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
  ];
}
