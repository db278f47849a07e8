/**
 * What a mission writes: its records, the branch with them, and the files that follow from them.
 * Invariant: a record is in the journal, synced, before the files that follow from it are written and before anyone
 * learns of it; nothing is written but by the holder of the lock. Two records wait for the sync of the next one: that the
 * workspace is where it should be, and a session that submitted nothing to evaluate, whose entry follows at once.
 */
import type { ClaimOutcome } from '../base/claim-outcome.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import type { Waiting } from '../base/waiting.ts';
import { sealFiles } from '../engine/boundaries/file-list.ts';
import { withReserve } from '../engine/workspace/storage-error.ts';
import type { DiskReserve } from '../kernel/disk-reserve.ts';
import { syncFolder } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { Host } from '../kernel/host.ts';
import type { Journal } from '../kernel/journal.ts';
import { type RunLock, requireLockHeld } from '../kernel/run-lock.ts';
import { advance, type LedgerEntry, type MissionRecord, type MissionState } from './ledger.ts';
import type { Protection } from './protection.ts';
import { refreshRunFiles, writeResults, writeRunFiles } from './run-files.ts';
import type { Stop } from './stop.ts';
import { iterationFolder, type MissionPaths, typedRecord, writePointer } from './store.ts';

/** What a mission reports while it goes on. */
export type MissionEvent =
  | {
      readonly kind: 'started';
      readonly state: MissionState;
      readonly sandbox: string;
      readonly resumed: boolean;
      readonly protects: Protection['reasons'];
      readonly notes: readonly string[];
    }
  | { readonly kind: 'session'; readonly iteration: number }
  /** It waits for its model; null: no longer. */
  | { readonly kind: 'waiting'; readonly iteration: number; readonly waiting: Waiting | null }
  | {
      readonly kind: 'recorded';
      readonly entry: LedgerEntry;
      readonly state: MissionState;
      /** That objective and holdout part, where this is the first entry to show it. */
      readonly parting?: string;
    }
  /** What came of a confirmation; `after`: in mid-run, after this iteration. */
  | (ClaimOutcome & { readonly kind: 'claimed'; readonly after?: number })
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly state: MissionState };

/** An entry before it is written. */
export type EntryDraft = Readonly<Record<string, unknown>>;

export interface MissionJournal {
  /** Shows what the iteration is doing right now; undefined: nothing any more. */
  readonly show: (doing: string | undefined) => void;
  /** The raw records, oldest first. */
  readonly records: readonly JournalRecord[];
  /** Appends a record, and writes the files that follow from it. */
  readonly append: (draft: Draft) => void;
  /** The same for a record that no file shows. */
  readonly appendOnly: (draft: Draft, options?: AppendOptions) => void;
  /** When it returns, every record is on the disk. */
  readonly sync: () => void;
  /** Writes the results into the workspace, and records that it is where the records say. */
  readonly ready: () => void;
  /** What covers the files of an iteration: they are on the disk before its entry is written. */
  readonly cover: (iteration: number) => { readonly files_digest?: string };
  /** Moves the branch to a commit of the store, and records it; cancelled: nothing happened. */
  readonly accept: (accepted: { readonly commit: string; readonly draft: EntryDraft }) => Promise<'kept' | 'cancelled'>;
  /** Takes the branch back to an earlier accepted commit, and records it. */
  readonly takeBack: (draft: EntryDraft) => Promise<void>;
  /** Points at the run, at work or over. */
  readonly pointAt: (active: boolean) => void;
  readonly emit: (event: MissionEvent) => void;
  /** Reports what is odd and ends nothing. */
  readonly note: (note: string) => void;
}

/** A run whose journal is open. */
export interface Opened {
  readonly paths: MissionPaths;
  readonly host: Host;
  readonly journal: Journal;
  readonly lock: RunLock;
  readonly reserve?: DiskReserve;
  /** What the records say now; moves with each. */
  state: MissionState;
}

/** What covers the files of an iteration. */
export function coverFiles(
  {
    paths,
    reserve,
    secrets,
  }: Pick<Opened, 'paths'> & { readonly reserve: DiskReserve; readonly secrets: SecretSearch },
  iteration: number,
): { readonly files_digest?: string } {
  const digest = withReserve({ reserve }, () => {
    // The name of the iteration's folder is in it.
    syncFolder(paths.folder);
    return sealFiles(iterationFolder(paths, iteration), secrets);
  });
  return digest === undefined ? {} : { files_digest: digest };
}

export interface AppendOptions {
  /** False: nobody hears of it before the next record, and its sync is that one's; default: true. */
  readonly isSynced?: boolean;
}

export type Draft = JournalRecord & { readonly kind: MissionRecord['kind'] };

/** Appends a record, and writes the files that follow from it. */
export function appendRecord(mission: Opened, draft: Draft): void {
  appendOnly(mission, draft);
  if (mission.state.status === 'running') refreshRunFiles(mission.paths, mission.state);
  else writeRunFiles(mission.paths, mission.state);
  faultPoint('mission:after-files');
}

/** The same for a record that no file shows. */
export function appendOnly(mission: Opened, draft: Draft, { isSynced = true }: AppendOptions = {}): void {
  const { paths, host, lock, journal } = mission;
  requireLockHeld(lock, `See who removed it, then: rcs autoresearch --resume ${paths.runId}`);
  const dated = { created_at: host.now().toISOString(), ...draft };
  const hidden = withReserve(mission, () => (isSynced ? journal.append(dated) : journal.appendUnsynced(dated)));
  mission.state = advance(mission.state, typedRecord(paths, hidden));
}

/** Writes the results into the workspace, and records that it is where the records say. */
export function recordReady(mission: Opened): void {
  writeResults(mission.state);
  // Lost with the power, the workspace is put where it is once more.
  appendOnly(mission, { kind: 'ready' }, { isSynced: false });
  faultPoint('mission:after-ready');
}

/** Points at the run, at work or over. */
export function pointAt({ paths, host, state }: Pick<Opened, 'paths' | 'host' | 'state'>, active: boolean): void {
  const { launch, status, completedAt } = state;
  writePointer(paths, {
    active,
    run_id: launch.run_id,
    mission_slug: launch.mission_slug,
    repo_root: launch.repo_root,
    worktree_path: launch.worktree_path,
    status,
    updated_at: host.now().toISOString(),
    completed_at: active ? null : completedAt,
    pid: process.pid,
    started_at: launch.created_at,
  });
}

/** Records why the run stopped, and lets the next one begin. */
export function recordStop(mission: Opened, { status, reason, isSpent, cause, until }: Stop): void {
  const why = { ...(cause === undefined ? {} : { cause }), ...(until === undefined ? {} : { until }) };
  appendRecord(mission, { kind: 'stopped', status, reason, ...(isSpent ? { spent: true } : {}), ...why });
  faultPoint('mission:after-stop');
  pointAt(mission, false);
  faultPoint('mission:after-close');
}
