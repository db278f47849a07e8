/**
 * What is open while a mission goes on, and how it writes down where it is.
 * Invariant: a record is in the journal, synced, before the files that follow from it are written and before anyone is
 * told; nothing is written but by the holder of the lock.
 */

import type { ClaimOutcome } from '../base/claim-outcome.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { sealFiles } from '../engine/boundaries/file-list.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import type { SealedCommand } from '../engine/evaluation/hidden-command.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { withReserve } from '../engine/workspace/storage-error.ts';
import type { Identity } from '../engine/workspace/workspace.ts';
import type { DiskReserve } from '../kernel/disk-reserve.ts';
import type { Environment } from '../kernel/environment.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { WorkTree } from '../kernel/folder-trust.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import type { Journal } from '../kernel/journal.ts';
import { type RunLock, requireHeld } from '../kernel/run-lock.ts';
import { advance, type LedgerEntry, type MissionRecord, type MissionState } from './ledger.ts';
import type { Protection } from './protection.ts';
import type { Stop } from './stop.ts';
import { iterationFolder, type MissionPlace, typedRecord, writePointer, writeRunFiles } from './store.ts';

/** What a mission tells while it goes on. */
export type MissionEventTold =
  | {
      readonly kind: 'started';
      readonly state: MissionState;
      readonly sandbox: string;
      readonly resumed: boolean;
      readonly protects: Protection['reasons'];
      readonly notes: readonly string[];
    }
  | { readonly kind: 'session'; readonly iteration: number }
  | { readonly kind: 'recorded'; readonly entry: LedgerEntry; readonly state: MissionState }
  /** What was confirmed at the end, or why it was not. */
  | (ClaimOutcome & { readonly kind: 'claimed' })
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly state: MissionState };

export interface ActiveMission {
  readonly place: MissionPlace;
  readonly host: Host;
  readonly privateArea: PrivateArea;
  readonly workspace: WorkTree;
  /** Git on the user's refs. */
  readonly refs: Git;
  readonly identity: Identity;
  readonly protectedFiles: ProtectedFiles;
  /** Where the front matter names one. */
  readonly holdout: SealedCommand | undefined;
  /** The line for `sh -c` that runs a session. */
  readonly command: string;
  /** `agent.env`, resolved. */
  readonly agentEnv: Environment;
  /** Finds the keys that sessions are given. */
  readonly secrets: SecretSearch;
  readonly journal: Journal;
  readonly lock: RunLock;
  readonly reserve: DiskReserve;
  readonly signal: AbortSignal;
  readonly emit: (event: MissionEventTold) => void;
  /** What the records say now; moves with each. */
  state: MissionState;
  /** Where the front matter names a policy. */
  decisionLog: DecisionLog | undefined;
}

export type Opened = Pick<ActiveMission, 'place' | 'host' | 'journal' | 'lock' | 'state'> & {
  readonly reserve?: DiskReserve;
};

/** What covers the files of an iteration: they are on the disk before its entry is written. */
export function coveredFiles(
  mission: Pick<ActiveMission, 'place' | 'reserve' | 'secrets'>,
  iteration: number,
): { readonly files_digest?: string } {
  const digest = withReserve(mission, () => sealFiles(iterationFolder(mission.place, iteration), mission.secrets));
  return digest === undefined ? {} : { files_digest: digest };
}

export type Draft = JournalRecord & { readonly kind: MissionRecord['kind'] };

/** Appends a record, and writes the files that follow from it. */
export function appendRecord(mission: Opened, draft: Draft): void {
  appendOnly(mission, draft);
  writeRunFiles(mission.place, mission.state);
  faultPoint('mission:after-files');
}

/** The same for a record that no file shows. */
export function appendOnly(mission: Opened, draft: Draft): void {
  const { place, host, lock, journal } = mission;
  requireHeld(lock, `See who removed it, then: rcs autoresearch --resume ${place.runId}`);
  const dated = { created_at: host.now().toISOString(), ...draft };
  const sealed = withReserve(mission, () => journal.append(dated));
  mission.state = advance(mission.state, typedRecord(place, sealed));
}

/** Points at the run, at work or over. */
export function pointAt({ place, host, state }: Pick<Opened, 'place' | 'host' | 'state'>, active: boolean): void {
  const { launch, status, completedAt } = state;
  writePointer(place, {
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
export function recordStop(mission: Opened, { status, reason, isSpent }: Stop): void {
  appendRecord(mission, { kind: 'stopped', status, reason, ...(isSpent ? { spent: true } : {}) });
  faultPoint('mission:after-stop');
  pointAt(mission, false);
  faultPoint('mission:after-close');
}
