import * as z from 'zod/mini';
import { printable } from '../base/text.ts';
import { commitmentOf, drawFrom } from '../decision/draw.ts';
import { type DecisionRecord, decisionRecordSchema } from '../decision/records.ts';
import type { ReplayedState } from '../decision/replay.ts';
import type { AuditDifference } from './difference.ts';
import { AuditReplay } from './replay.ts';

export interface AuditResult {
  readonly differences: readonly AuditDifference[];
  /** What could not be checked. */
  readonly notes: readonly string[];
  readonly decisions: number;
  readonly evaluations: number;
  /** What the run knows after the last record; undefined without a run header. */
  readonly state: ReplayedState | undefined;
}

export interface AuditRequest {
  /** In the order of the journal. */
  readonly records: readonly unknown[];
  /** What a summary shows as the improvement, if it shows one. */
  readonly summaryClaim?: string;
}

/** Recomputes every decision from the raw scores, without running anything, and reports each difference. */
export function auditRecords({ records: rawRecords, summaryClaim }: AuditRequest): AuditResult {
  const shape: AuditDifference[] = [...sequenceIssues(rawRecords)];
  const records: { readonly place: number; readonly record: DecisionRecord }[] = [];
  for (const [index, raw] of rawRecords.entries()) {
    const read = z.safeParse(decisionRecordSchema, raw);
    if (read.success) records.push({ place: index + 1, record: read.data });
    else shape.push({ kind: 'shape', record: index + 1, message: `is no record of decisions: ${issueOf(read.error)}` });
  }
  const runHeader = records[0]?.record;
  if (runHeader?.kind !== 'genesis') {
    const missing = { kind: 'missing', record: 1, message: 'the first record is not a run header' } as const;
    return { differences: [...shape, missing], notes: [], decisions: 0, evaluations: 0, state: undefined };
  }
  const eras = erasOf(records.map(({ record }) => record));
  const replay = new AuditReplay(
    runHeader,
    eras.map(({ secret }) => (secret === undefined ? undefined : drawFrom(secret))),
  );
  for (const { place, record } of records.slice(1)) {
    try {
      replay.take(place, record);
    } catch (error) {
      // Records that no run writes, e.g. a test at a level that its settings cannot give.
      if (!(error instanceof TypeError)) throw error;
      shape.push({ kind: 'shape', record: place, message: `cannot be replayed: ${error.message}` });
    }
  }
  const isClosed = eras.at(-1)?.secret !== undefined;
  const differences = [...shape, ...eras.flatMap(commitmentIssue), ...replay.end(isClosed, summaryClaim)];
  const hidden = eras.filter(({ secret }) => secret === undefined).length;
  const unshown = hidden === 0 ? [] : ['not all seeds are revealed: that the coins are fair cannot be shown yet'];
  const notes = [...unshown, ...putBackNotes(records)];
  return { differences, notes, decisions: replay.decisions, evaluations: replay.evaluations, state: replay.state() };
}

function issueOf({ issues }: z.core.$ZodError): string {
  const [first] = issues;
  return first === undefined ? 'unknown' : printable(`${first.path.join('.')}: ${first.message}`, 200);
}

/** The stretch of a record that one secret is for. */
interface Era {
  readonly commitment: string;
  /** Undefined until it is revealed. */
  readonly secret: string | undefined;
}

function erasOf(records: readonly DecisionRecord[]): Era[] {
  const eras: Era[] = [];
  for (const record of records) {
    const last = eras.at(-1);
    if (record.kind === 'genesis' || record.kind === 'seed-commit') {
      eras.push({ commitment: record.seed_commitment, secret: undefined });
    }
    if (record.kind === 'seed-reveal' && last !== undefined) eras[eras.length - 1] = { ...last, secret: record.secret };
  }
  return eras;
}

function putBackNotes(records: readonly { readonly place: number; readonly record: DecisionRecord }[]): string[] {
  const last = records.findLastIndex(({ record }) => record.kind === 'seed-commit');
  return records
    .slice(0, Math.max(0, last))
    .flatMap(({ place, record }) =>
      record.kind === 'config-change'
        ? [`record ${place}: its rules had changed, and the run was put back with them`]
        : [],
    );
}

function commitmentIssue({ commitment, secret }: Era): readonly AuditDifference[] {
  if (secret === undefined || commitmentOf(secret) === commitment) return [];
  const message = 'the secret that was revealed is not the one that the run committed to';
  return [{ kind: 'commitment', record: 1, message }];
}

/** The journal's own numbers, where the records still have them. */
function* sequenceIssues(records: readonly unknown[]): Generator<AuditDifference> {
  let last: number | undefined;
  for (const [index, record] of records.entries()) {
    const seq = seqOf(record);
    if (seq !== undefined && last !== undefined && seq !== last + 1) {
      yield { kind: 'missing', record: index + 1, message: `has the seq ${seq} where ${last + 1} comes next` };
    }
    last = seq ?? last;
  }
}

function seqOf(record: unknown): number | undefined {
  if (typeof record !== 'object' || record === null || !('seq' in record)) return undefined;
  return typeof record.seq === 'number' ? record.seq : undefined;
}
