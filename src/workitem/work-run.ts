/** What is open while a plan runs. */

import type { Blake3 } from '../base/blake3.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import type { Waiting } from '../base/waiting.ts';
import type { WaveSlot } from '../engine/agent/wave-slot.ts';
import type { ActivityLog } from '../engine/log/activity-log.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { withReserve } from '../engine/workspace/storage-error.ts';
import type { DiskReserve } from '../kernel/disk-reserve.ts';
import type { Host } from '../kernel/host.ts';
import type { Journal } from '../kernel/journal.ts';
import { type RunLock, requireLockHeld } from '../kernel/run-lock.ts';
import type { WorkFile } from '../settings/work-plan.ts';
import type { AgentEnds } from './agent-ends.ts';
import type { DeltaClass } from './deltas.ts';
import type { PlanSpending } from './plan-spending.ts';
import type { ProposedItem } from './proposed-item.ts';
import type { ReadyAgent } from './ready-agent.ts';
import type { ReplayTool } from './replay-tool.ts';
import type { StateHasher } from './state-hash.ts';
import type { WorkPaths } from './store.ts';

export interface WorkRun {
  readonly paths: WorkPaths;
  readonly plan: string;
  readonly branch: string;
  readonly work: WorkFile;
  readonly agents: ReadonlyMap<string, ReadyAgent>;
  readonly host: Host;
  readonly blake3: Blake3;
  readonly privateArea: PrivateArea;
  readonly hasher: StateHasher;
  readonly journal: Journal;
  readonly lock: RunLock;
  readonly reserve: DiskReserve;
  /** Finds the keys that agents are given. */
  readonly secrets: SecretSearch;
  readonly classify: (path: string) => DeltaClass;
  readonly requiresToolTrace: boolean;
  /** The checkout follows what lands. */
  readonly inPlace: boolean;
  readonly gitVersion: string;
  readonly replayTool: ReplayTool;
  /** What is taken in place of agents' turns, by item; undefined: agents work. */
  readonly proposed: ReadonlyMap<string, ProposedItem> | undefined;
  /** The attempt of a wave that the run is. */
  readonly waveSlot: WaveSlot | undefined;
  /** Sentences about test commands that read what another one leaves; grows. */
  readonly sharedTests: string[];
  /** Hears what is done right now. */
  readonly activity: ActivityLog;
  /** What agents cost, and what they may; grows. */
  readonly spending: PlanSpending;
  /** How they ended; grows. */
  readonly agentEnds: AgentEnds;
  /** What the run has left; undefined: no limit. */
  readonly timeLeftMs: (() => number) | undefined;
  readonly onWait: (id: string, waiting: Waiting | null) => void;
  readonly signal: AbortSignal;
  /** Ends what is at work: the run cannot go on. */
  readonly cancel: () => void;
  /** Receipts of the runs that landed, by the state that they ended in; grows. */
  readonly history: Map<string, string>;
  /** The hash of the receipt that landed last. */
  previous: string | null;
  /** The commit that the integration branch is at; undefined before it is made. */
  branchAt: string | undefined;
  /** The commit that comes next is made on. */
  branchHead: string;
}

/** Appends a record, if nobody else may have begun a run. */
export function appendWorkRecord(run: Pick<WorkRun, 'lock' | 'journal' | 'reserve'>, record: JournalRecord): void {
  requireWorkLock(run.lock);
  withReserve(run, () => run.journal.append(record));
}

/** Throws `lock_lost` where another run of the plan may have begun. */
export function requireWorkLock(lock: RunLock): void {
  requireLockHeld(lock, 'See who removed it, then run the plan again; what landed stands.');
}
