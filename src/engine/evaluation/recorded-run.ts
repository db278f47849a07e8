/**
 * Running something once, with a record of it whatever becomes of it.
 * Invariant: that a run begins is marked in a file before its first process; when it has ended its record is on the
 * disk, and the mark is gone. A mark without a record is a run that was killed: the next opening of the record writes
 * it down as such, under the task that was open, before anything else is done. The environment is looked at before the
 * first process and after the last: where it is another one then, or not the one that the run has to be in, the run is
 * void. Crash between record and mark: the record names the same run, and the mark is dropped. Marks are not synced: a
 * kill does not lose them, a loss of power may, and with it that nobody saw how a run ended.
 */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { insertAscending } from '../../base/median.ts';
import { type EnvironmentFacts, evaluatorDigest, reportMove } from '../../decision/evaluator-digest.ts';
import { type DecisionRecord, decisionRecordSchema, type EvaluationRecord } from '../../decision/records.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Host } from '../../kernel/host.ts';
import { machineName } from '../../kernel/machine-name.ts';
import { makeOwnFolder, writeOwnFile } from '../../kernel/own-file-writes.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import type { FilesAround } from './evaluation-outcome.ts';

type EvaluationDraft = Extract<z.input<typeof decisionRecordSchema>, { kind: 'evaluation' }>;

/** Which run it is, as its record names it. */
export type RunName = Pick<
  EvaluationDraft,
  'task' | 'stage' | 'index' | 'attempt' | 'order_bit' | 'arm' | 'seed' | 'tree'
>;

/** What a run gave. */
export type RunResult =
  | {
      readonly kind: 'scored';
      /** Not rounded. */
      readonly score: number;
      readonly cases?: Readonly<Record<string, number>>;
      readonly metrics?: Readonly<Record<string, number>>;
      /** Of what was printed. */
      readonly stdoutDigest: string;
      readonly files: FilesAround;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly exitCode: number | null;
      readonly isTampered: boolean;
      readonly stdoutDigest?: string;
      readonly files: FilesAround;
    }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'infra'; readonly reason: string };

/** What came of a run during which, or before which, the environment changed. */
export interface Moved {
  readonly kind: 'moved';
  readonly reason: string;
}

/** The environment at one moment. */
export interface EnvironmentSnapshot {
  readonly digest: string;
  readonly facts: EnvironmentFacts;
}

/** Where runs are recorded. */
export interface RunLog {
  /** Folder of the marks; no command sees it. */
  readonly marks: string;
  append(draft: EvaluationDraft): void;
  nextEvaluation(): number;
  /** Reads the environment; a change of it is on the disk when this returns. */
  takeEnvironmentSnapshot(): EnvironmentSnapshot;
  /** Of the protected files of the base. */
  readonly filesDigest: string;
  /** What evaluations took, ascending. */
  readonly evaluationMs: number[];
}

export interface RecordedRun {
  readonly name: RunName;
  /** Of the evaluator, wherever that is. */
  readonly judge: string;
  /** Digest of the environment that it has to run in; undefined: whichever there is. */
  readonly environment?: string | undefined;
  readonly now: Host['now'];
}

type Begun = RunName & Pick<EvaluationDraft, 'started_at' | 'host'>;

/** What a run gave, with the id of its record, and the digest of the environment that it began in. */
export type Recorded<R extends RunResult | Moved> = R & { readonly evaluation: number; readonly environment: string };

/** Runs once and records it, also where it is cancelled or cannot be done; what is thrown meanwhile is thrown again. */
export async function recordRun<R extends RunResult>(
  decisionLog: RunLog,
  { name, judge, environment, now }: RecordedRun,
  run: () => Promise<R>,
): Promise<Recorded<R | Moved>> {
  const before = decisionLog.takeEnvironmentSnapshot();
  const begun: Begun = { ...name, started_at: now().toISOString(), host: machineName() };
  const mark = join(decisionLog.marks, `${name.task} ${name.stage} ${name.index} ${name.attempt} ${name.arm}.json`);
  makeOwnFolder(decisionLog.marks);
  writeOwnFile(mark, JSON.stringify(begun));
  faultPoint('evaluation:after-mark');
  const began = performance.now();
  const finish = (result: RunResult | Moved, after: EnvironmentSnapshot, files?: FilesAround): number => {
    const { before: first, after: last } = files ?? { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
    const digests: Digests = {
      digest_before: evaluatorDigest({ judge, files: first, environment: before.digest }),
      digest_after: evaluatorDigest({ judge, files: last, environment: after.digest }),
    };
    const id = decisionLog.nextEvaluation();
    decisionLog.append({
      kind: 'evaluation',
      id,
      ...begun,
      ended_at: now().toISOString(),
      ...message(result, digests),
    });
    faultPoint('evaluation:after-record');
    removeTree(mark);
    return id;
  };
  const recorded = <T extends R | Moved>(result: T, after: EnvironmentSnapshot, files?: FilesAround): Recorded<T> => {
    return { ...result, evaluation: finish(result, after, files), environment: before.digest };
  };
  if (environment !== undefined && before.digest !== environment) {
    const reason = 'the environment is not the one any more in which the runs before it were';
    return recorded({ kind: 'moved', reason }, before);
  }
  let result: R;
  try {
    result = await run();
  } catch (error) {
    try {
      finish({ kind: 'infra', reason: error instanceof Error ? error.message : String(error) }, before);
    } catch {
      // The first error is the one to report; the mark stays, and the next opening records the run.
    }
    throw error;
  }
  if (result.kind === 'aborted' || result.kind === 'infra') return recorded(result, before);
  insertAscending(decisionLog.evaluationMs, performance.now() - began);
  const after = decisionLog.takeEnvironmentSnapshot();
  // A change of the evaluator is reported as that, wherever it ran.
  const isVoid = after.digest !== before.digest && !(result.kind === 'failed' && result.isTampered);
  if (!isVoid) return recorded(result, after, result.files);
  const reason = `the environment changed meanwhile: ${reportMove(before.facts, after.facts)}`;
  return recorded({ kind: 'moved', reason }, after, result.files);
}

type Digests = Pick<EvaluationDraft, 'digest_before' | 'digest_after'>;
type Response = Omit<EvaluationDraft, keyof Begun | 'kind' | 'id' | 'ended_at'>;

function message(result: RunResult | Moved, digests: Digests): Response {
  const nothing = { ...digests, exit_code: null, score: null, stdout_digest: '' };
  // Nobody looked at the evaluator after a run that was broken off.
  const unseen = { ...nothing, digest_before: '', digest_after: '' };
  switch (result.kind) {
    case 'scored': {
      const { score, cases = null, metrics = null, stdoutDigest } = result;
      const facts = { ...digests, stdout_digest: stdoutDigest, cases, metrics };
      return { ended: 'scored', exit_code: 0, score, reason: null, ...facts };
    }
    case 'failed': {
      const { isTampered, reason, exitCode, stdoutDigest = '' } = result;
      const facts = { exit_code: exitCode, reason, stdout_digest: stdoutDigest };
      return { ...nothing, ...facts, ended: isTampered ? 'tamper' : 'failed' };
    }
    case 'moved':
      return { ...nothing, ended: 'moved', reason: result.reason };
    case 'aborted':
      return { ...unseen, ended: 'aborted', reason: 'cancelled' };
    case 'infra':
      return { ...unseen, ended: 'infra', reason: result.reason };
    default:
      return result satisfies never;
  }
}

/**
 * The runs that were begun and have no record, as records of runs that were killed; `evaluations`: how many there are.
 */
export function killedRuns(
  marks: string,
  {
    journal,
    evaluations,
  }: { readonly journal: { readonly records: readonly JournalRecord[] }; readonly evaluations: number },
): EvaluationRecord[] {
  const isFolder = lstatSync(marks, { throwIfNoEntry: false })?.isDirectory() === true;
  const names = isFolder ? readdirSync(marks).sort() : [];
  const begun = names.flatMap((name) => readMark(join(marks, name)));
  if (begun.length === 0) return [];
  const known = new Set(journal.records.flatMap((each) => (each.kind === 'evaluation' ? [nameOf(each)] : [])));
  const lost = begun.filter((record) => !known.has(nameOf(record)));
  return lost.map((record, index) => ({ ...record, id: evaluations + index + 1 }));
}

function readMark(path: string): EvaluationRecord[] {
  try {
    const begun: unknown = JSON.parse(readRegularText(path));
    if (typeof begun !== 'object' || begun === null || !('started_at' in begun)) return [];
    const ended = { ended: 'killed', ended_at: begun.started_at, exit_code: null, score: null };
    const reported = { ...ended, digest_before: '', digest_after: '', reason: 'the run was killed', stdout_digest: '' };
    const record: DecisionRecord = decisionRecordSchema.parse({ kind: 'evaluation', id: 0, ...begun, ...reported });
    return record.kind === 'evaluation' ? [record] : [];
  } catch {
    // Never finished: nothing was started by it.
    return [];
  }
}

const NAME = ['task', 'stage', 'index', 'attempt', 'arm', 'seed', 'tree', 'started_at'];

function nameOf(record: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(NAME.map((member) => record[member]));
}

/** Forgets what was begun: it is recorded, or of another record. */
export function dropMarks(marks: string): void {
  removeTree(marks);
}
