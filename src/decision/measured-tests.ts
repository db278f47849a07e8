/** What the tests of a decision log measured, as it lies on the disk: for those who only look. Pure. */
import * as z from 'zod/mini';
import type { Purpose } from './paired-trial.ts';
import { type AxisValues, type MeasuredTest, SCORE_AXIS } from './pareto-front.ts';
import { type DecisionEntry, decisionEntrySchema, decisionRecordSchema } from './records.ts';
import type { DecisionSettings } from './settings.ts';

type RawRecord = Readonly<Record<string, unknown>>;

/** The beginning of a decision log; undefined: it cannot be read. */
export function readHeader(
  raw: readonly RawRecord[],
): { readonly settings: DecisionSettings; readonly base: string } | undefined {
  const header = z.safeParse(decisionRecordSchema, raw[0]);
  if (!header.success || header.data.kind !== 'genesis') return undefined;
  return { settings: header.data.settings, base: header.data.baseline_tree };
}

const runSchema = z.object({
  kind: z.literal('evaluation'),
  id: z.number(),
  arm: z.enum(['candidate', 'incumbent']),
  stage: z.string(),
  index: z.number(),
  task: z.string(),
  tree: z.string(),
  score: z.number(),
  metrics: z.optional(z.nullable(z.record(z.string(), z.number()))),
});
type Run = z.output<typeof runSchema>;

/** A decided test, and what was measured for it. */
export interface MeasuredDecision {
  readonly entry: DecisionEntry;
  readonly test: MeasuredTest;
  /** What the holdout scored for it, if it was asked. */
  readonly holdout: { readonly candidate: number; readonly best: number } | undefined;
}

const MEASURING: ReadonlySet<string> = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
// A single run against a mean of others: too little to be shown as a difference.
const UNMEASURED: ReadonlySet<string> = new Set(['screen', 'crash', 'tamper']);

interface Runs {
  readonly ofTask: Map<string, Run[]>;
  readonly ofTree: Map<string, Run[]>;
  readonly ofHoldout: Map<string, Run[]>;
}

/** The tests of changes for some purposes, oldest first, without those that a single run decided. */
export function readMeasured(
  raw: readonly RawRecord[],
  purposes: readonly Purpose[] = ['candidate', 'simplify'],
): MeasuredDecision[] {
  const runs: Runs = { ofTask: new Map(), ofTree: new Map(), ofHoldout: new Map() };
  const measured: MeasuredDecision[] = [];
  for (const record of raw) {
    if (record.kind === 'evaluation') {
      const read = z.safeParse(runSchema, record);
      if (!read.success) continue;
      const { stage, task, tree } = read.data;
      if (stage === 'holdout') addTo(runs.ofHoldout, task, read.data);
      if (!MEASURING.has(stage)) continue;
      addTo(runs.ofTask, task, read.data);
      addTo(runs.ofTree, tree, read.data);
    } else if (record.kind === 'decision') {
      const read = z.safeParse(decisionEntrySchema, record);
      if (!read.success || !purposes.includes(read.data.purpose) || UNMEASURED.has(read.data.code)) continue;
      const test = testOf(read.data, runs);
      if (test !== undefined) measured.push({ entry: read.data, test, holdout: holdoutOf(read.data, runs) });
    }
  }
  return measured;
}

function addTo(runs: Map<string, Run[]>, key: string, one: Run): void {
  const known = runs.get(key);
  if (known === undefined) runs.set(key, [one]);
  else known.push(one);
}

function testOf({ task, incumbent, kept }: DecisionEntry, { ofTask, ofTree }: Runs): MeasuredTest | undefined {
  const own = ofTask.get(task) ?? [];
  const candidate = own.filter(({ arm }) => arm === 'candidate');
  const paired = own.filter(({ arm }) => arm === 'incumbent');
  const [first] = candidate;
  if (first === undefined) return undefined;
  const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
  return { task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) };
}

/** Of the query that answered: one that was interrupted was made, and decided nothing. */
function holdoutOf({ task, holdout }: DecisionEntry, { ofHoldout }: Runs): MeasuredDecision['holdout'] {
  const runs = (ofHoldout.get(task) ?? []).filter(({ index }) => index === holdout?.queries);
  const candidate = runs.find(({ arm }) => arm === 'candidate');
  const best = runs.find(({ arm }) => arm === 'incumbent');
  return candidate && best && { candidate: candidate.score, best: best.score };
}

/** A metric may have the name of the score: then it is the score. */
function valuesOf({ score, metrics }: Run): AxisValues {
  return { ...metrics, [SCORE_AXIS]: score };
}
