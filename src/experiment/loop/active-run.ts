/**
 * What is open while a run goes on, and how it writes down where it is.
 * Invariant: every step is in `state.json` before its effect; nothing is written but by the holder of the lock, and the
 * state that follows from a record is written after it.
 */

import type { ClaimOutcome } from '../../base/claim-outcome.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { ReportedAttempt } from '../../base/reported-attempt.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import type { ReleaseWord } from '../../decision/approval.ts';
import { sealFiles } from '../../engine/boundaries/file-list.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import type { DecisionLog } from '../../engine/log/decision-log.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import { withReserve } from '../../engine/workspace/storage-error.ts';
import type { DiskReserve } from '../../kernel/disk-reserve.ts';
import type { Environment } from '../../kernel/environment.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import type { Journal } from '../../kernel/journal.ts';
import { type RunLock, requireHeld } from '../../kernel/run-lock.ts';
import type { ExperimentConfig } from '../config/config.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import type { EndedRun } from '../ledger/ended-run.ts';
import { foldRecords, type LedgerState } from '../ledger/fold.ts';
import { digestObjective } from '../ledger/objective-digest.ts';
import { type IterationRecord, iterationRecordSchema, OUTCOME_RULES } from '../ledger/record.ts';
import { buildState, type ExperimentState, type RunMark, type Step } from '../ledger/state.ts';
import { type ExperimentPlace, iterationFolder, writeState } from '../ledger/store.ts';
import type { Stop } from './stop.ts';
import type { Proposal } from './turn.ts';

/** What a run tells while it goes on. */
export type RunEvent =
  | {
      readonly kind: 'started';
      readonly state: ExperimentState;
      readonly direction: Direction;
      readonly sandbox: string;
      readonly notes: readonly string[];
      /** What earlier runs recorded. */
      readonly records: readonly IterationRecord[];
    }
  /** Another run begins, by other rules; told before anything else of it. */
  | { readonly kind: 'anew'; readonly ended: EndedRun; readonly sentence: string }
  /** The step that begins; null between iterations. */
  | { readonly kind: 'step'; readonly iter: number | null; readonly step: Step }
  | { readonly kind: 'recorded'; readonly record: IterationRecord; readonly state: ExperimentState }
  /** What came of the confirmation; nothing where there was nothing to confirm. `after`: in mid-run, after this iteration. */
  | (ClaimOutcome & { readonly kind: 'claimed'; readonly after?: number })
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly state: ExperimentState };

export interface ActiveRun {
  readonly place: ExperimentPlace;
  readonly config: ExperimentConfig;
  readonly program: string;
  readonly host: Host;
  readonly privateArea: PrivateArea;
  readonly protectedFiles: ProtectedFiles;
  /** `agent.env`, resolved. */
  readonly agentEnv: Environment;
  /** Finds the keys that agents are given. */
  readonly secrets: SecretSearch;
  readonly ledger: Journal;
  readonly intents: Journal;
  readonly decisionLog: DecisionLog;
  readonly lock: RunLock;
  readonly reserve: DiskReserve;
  /** Git on the user's refs and objects. */
  readonly refs: Git;
  readonly baseCommit: string;
  readonly mark: RunMark;
  readonly signal: AbortSignal;
  readonly emit: (event: RunEvent) => void;
  /** What is left for attempts: of the schedule, without what the confirmation will need. */
  readonly timeLeftMs: () => number;
  /** What is left of the schedule. */
  readonly clockMs: () => number;
  /** Every record of the ledger, oldest first; grows. */
  readonly records: IterationRecord[];
  readonly inFlight: Set<number>;
  /** What is still to be taken in place of agents' turns; shrinks. */
  readonly proposals: (Proposal | ReportedAttempt)[];
  /** What a person let through, to be taken up before anything else; shrinks. */
  readonly releases: ReleaseWord[];
  /** The commit that the branch is at; moves with each keep. */
  branchHead: string;
}

/** What every record says of its run, so that the records alone tell what they are comparable with. */
export function runFacts({ mark, baseCommit, config }: ActiveRun): NonNullable<IterationRecord['run']> {
  const { direction } = config.objective;
  return { ...mark, base: baseCommit, direction, objective: digestObjective(config) };
}

/** What the records say now. */
export function ledgerState({ records, config }: ActiveRun): LedgerState {
  return foldRecords(records, config.objective.direction);
}

/** The records of this run alone. */
export function runRecords({ records, mark }: ActiveRun): IterationRecord[] {
  return records.filter(({ run }) => run?.id === mark.id);
}

export function stateAt(run: ActiveRun, step: Step): ExperimentState {
  const { place, baseCommit, mark, inFlight } = run;
  return buildState({
    experiment: place.name,
    baseCommit,
    run: mark,
    ledger: ledgerState(run),
    step,
    iterInProgress: inFlight.size === 0 ? null : Math.min(...inFlight),
    runIterationsCompleted: runRecords(run).filter(({ outcome }) => OUTCOME_RULES[outcome].counts).length,
  });
}

/** Writes down the step that comes next; throws `lock_lost` when another run may have begun. */
export function checkpoint(run: ActiveRun, step: Step, iter: number | null): void {
  requireLock(run);
  writeState(run.place, stateAt(run, step));
  faultPoint(`step:${step}`);
  run.emit({ kind: 'step', iter, step });
}

function requireLock({ lock, place }: ActiveRun): void {
  requireHeld(lock, `See who removed it, then: autorize resume ${place.name}`);
}

/** Adds to a record what covers the files of its iteration: they are on the disk before it is written. */
export function coverFiles(run: Pick<ActiveRun, 'place' | 'reserve' | 'secrets'>, draft: JournalRecord): JournalRecord {
  const digest = withReserve(run, () => sealFiles(iterationFolder(run.place, Number(draft.iter)), run.secrets));
  return digest === undefined ? draft : { ...draft, files_digest: digest };
}

/** Appends the record of an iteration; when it returns, the record is durable and everybody may know. */
export function appendRecord(run: ActiveRun, draft: JournalRecord): IterationRecord {
  requireLock(run);
  faultPoint('record:before');
  const record = iterationRecordSchema.parse(withReserve(run, () => run.ledger.append(draft)));
  faultPoint('record:after');
  run.records.push(record);
  run.inFlight.delete(record.iter);
  const state = stateAt(run, 'Record');
  writeState(run.place, state);
  faultPoint('record:after-state');
  run.emit({ kind: 'recorded', record, state });
  return record;
}
