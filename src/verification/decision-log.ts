/**
 * Whether a decision log is what its scores, and the commits that it speaks of, give.
 * Invariant: only read. The offline half, `auditLog`, needs nothing but the records; `checkLog` is what git adds to it.
 */
import { auditRecords } from '../audit/audit.ts';
import { type Finding, findingsOf, type Issue } from '../base/finding.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { plural } from '../base/text.ts';
import type { ReplayedState } from '../decision/replay.ts';
import type { Git } from '../kernel/git.ts';
import { checkRunHeader } from './run-header-checks.ts';
import { checkSizes } from './size-checks.ts';

/** The decision log of a run, wherever its loop stores it. */
export interface LogSubject {
  /** What findings are of: the file, or the part of a journal that the log is. */
  readonly what: string;
  /** The file whose lines the records are; absent where they are only some of its lines. */
  readonly file?: string;
  /** Raw, in their order. */
  readonly records: readonly JournalRecord[];
  /** The sentence that a summary shows as the improvement, if it shows one. */
  readonly summaryClaim: string | undefined;
}

export interface AuditedLog {
  readonly findings: readonly Finding[];
  /** What follows from the records; undefined without a run header. */
  readonly state: ReplayedState | undefined;
  readonly decisions: number;
  readonly evaluations: number;
}

/** Recomputes every decision from the raw scores, without running anything. */
export function auditLog({ what, file, records, summaryClaim }: LogSubject): AuditedLog {
  const audited = auditRecords({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
  const { differences, notes, decisions, evaluations, state } = audited;
  const whereIs = (record: number) => (file === undefined ? { record } : { file, line: record });
  const issues = differences.map(
    ({ kind: code, record, message }): Issue => ({ code, where: whereIs(record), detail: message }),
  );
  const sound = `${plural(decisions, 'decision')} recomputed from ${plural(evaluations, 'evaluation')}`;
  const open = notes.map((detail): Finding => ({ kind: 'unchecked', what, detail }));
  return { findings: [...findingsOf(what, issues, sound), ...open], state, decisions, evaluations };
}

/** What an audit found: a log is not called sound beside what contradicts it. */
export function unlessContradicted(audited: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}

/** Compares the run header and the sizes of a log with the objects that it names. */
export async function checkLog(refs: Git, { what, records }: Pick<LogSubject, 'what' | 'records'>): Promise<Finding[]> {
  return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
}
