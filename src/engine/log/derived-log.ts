/** Whether what is written down of the first records of a log has the shape of that: whoever can write there can leave anything. Pure. */
import { startOf } from '../../audit/checkpoint.ts';
import type { LiveCheckpoint } from '../../audit/live-audit.ts';
import { hasShapeOf } from '../../base/same-shape.ts';
import { readDecisionRecord } from '../../decision/read-record.ts';
import type { LogFacts } from './logged-records.ts';

export interface LogCheckpoint {
  readonly facts: LogFacts;
  readonly audit: LiveCheckpoint;
}

/** `count`: of how many records it is. */
export function isLogCheckpoint(value: unknown, count: number): value is LogCheckpoint {
  if (!hasShapeOf(value, { facts: FACTS, audit: AUDIT })) return false;
  const { facts, audit } = value as LogCheckpoint;
  const header = readDecisionRecord(facts.first).data;
  if (header?.kind !== 'genesis') return false;
  const { runHeader: _, ...start } = startOf(header);
  const { replay } = audit;
  if (facts.read !== count || audit.count !== count || !isOf(replay.runHeader, 'genesis')) return false;
  const pattern = { ...kindsOf(start), at: start.at, trees: TREES, changes: NAMES, handover: HANDOVER };
  if (!hasShapeOf(replay, { ...pattern, session: { ...kindsOf(start.session), ...LISTS } })) return false;
  const { plan, results } = replay.handover;
  return (plan === undefined || isOf(plan, 'handover')) && [...results.values()].every((each) => isOf(each, 'group'));
}

function isOf(value: unknown, kind: 'genesis' | 'handover' | 'group'): boolean {
  return readDecisionRecord(value).data?.kind === kind;
}

/** Of each member its kind alone: what is in it may change while a run goes on. */
function kindsOf(data: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, kindOf(each)]));
}

function kindOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [];
  if (value instanceof Map) return new Map();
  return value instanceof Set ? new Set() : {};
}

const RAW = { kind: '' };
const FACTS = {
  ...{ read: 0, isDisclosed: false },
  ...{ counts: new Map([['', 0]]), evaluations: [RAW], secrets: [''], ofSeeds: [RAW] },
};
const AUDIT = { count: 0, eras: [{ commitment: '' }], replay: { session: {} } };
const TREES = new Map([['', { id: '', code: '' }]]);
const NAMES = new Map([['', '']]);
const GROUP = { task: '', tree: '', changes: [''], lines: 0 };
const HANDOVER = { known: new Map([['', GROUP]]), results: new Map([['', RAW]]) };
const LISTS = { warnings: [''], scores: [0], stream: [0], reverts: [''] };
