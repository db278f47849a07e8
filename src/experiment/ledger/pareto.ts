/** The front of an experiment's measured changes, from its decision log as it lies on the disk. */
import * as z from 'zod/mini';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { guardedMetrics } from '../../decision/metric-guard.ts';
import {
  type Axis,
  type AxisValues,
  type FrontPoint,
  type MeasuredTest,
  paretoFront,
} from '../../decision/pareto-front.ts';
import { type DecisionEntry, decisionEntrySchema, decisionRecordSchema } from '../../decision/records.ts';
import type { DecisionSettings } from '../../decision/settings.ts';
import type { IterationRecord } from './record.ts';

export interface IterationOnFront extends FrontPoint {
  readonly iter: number;
}

const run = z.object({
  kind: z.literal('evaluation'),
  id: z.number(),
  arm: z.enum(['candidate', 'incumbent']),
  stage: z.string(),
  task: z.string(),
  tree: z.string(),
  score: z.number(),
  metrics: z.optional(z.nullable(z.record(z.string(), z.number()))),
});
type Run = z.output<typeof run>;

interface Runs {
  readonly ofTask: Map<string, Run[]>;
  readonly ofTree: Map<string, Run[]>;
}

function addTo(runs: Map<string, Run[]>, key: string, one: Run): void {
  const known = runs.get(key);
  if (known === undefined) runs.set(key, [one]);
  else known.push(one);
}

const MEASURING: ReadonlySet<string> = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
// A single run against a mean of others: too little to be shown as a trade.
const UNMEASURED: ReadonlySet<string> = new Set(['screen', 'crash', 'tamper']);

/** Empty where there is no metric in addition to the score. */
export function readFront(raw: readonly JournalRecord[], ledger: readonly IterationRecord[]): IterationOnFront[] {
  const header = z.safeParse(decisionRecordSchema, raw[0]);
  if (!header.success || header.data.kind !== 'genesis') return [];
  const { settings, baseline_tree: base } = header.data;
  const axes = axesOf(settings);
  if (axes.length < 2) return [];
  const runs: Runs = { ofTask: new Map(), ofTree: new Map() };
  const tests: MeasuredTest[] = [];
  for (const record of raw) {
    if (record.kind === 'evaluation') {
      const read = z.safeParse(run, record);
      if (!read.success || !MEASURING.has(read.data.stage)) continue;
      addTo(runs.ofTask, read.data.task, read.data);
      addTo(runs.ofTree, read.data.tree, read.data);
    } else if (record.kind === 'decision') {
      const read = z.safeParse(decisionEntrySchema, record);
      if (read.success) tests.push(...testOf(read.data, runs));
    }
  }
  const iterOf = new Map(
    ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter] as const] : [])),
  );
  return paretoFront(tests, axes, base).flatMap((point) => {
    const iter = iterOf.get(point.task);
    return iter === undefined ? [] : [{ ...point, iter }];
  });
}

function axesOf({ direction, ...settings }: DecisionSettings): Axis[] {
  const guarded = guardedMetrics({ guards: settings.guards, metrics: [] });
  return [
    { name: SCORE, direction },
    ...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
    ...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
  ];
}

const SCORE = 'score';

function testOf({ task, purpose, incumbent, code, kept }: DecisionEntry, { ofTask, ofTree }: Runs): MeasuredTest[] {
  if ((purpose !== 'candidate' && purpose !== 'simplify') || UNMEASURED.has(code)) return [];
  const own = ofTask.get(task) ?? [];
  const candidate = own.filter(({ arm }) => arm === 'candidate');
  const paired = own.filter(({ arm }) => arm === 'incumbent');
  const [first] = candidate;
  if (first === undefined) return [];
  const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
  return [{ task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) }];
}

/** A metric may have the name of the score: then it is the score. */
function valuesOf({ score, metrics }: Run): AxisValues {
  return { ...metrics, [SCORE]: score };
}
