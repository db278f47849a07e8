/** What holds for all of a run, and where it is. */

import type { ReportedAttempt } from '../../base/reported-attempt.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import type { Waiting } from '../../base/waiting.ts';
import type { ReleaseWord } from '../../decision/approval.ts';
import { smallestBudget } from '../../engine/agent/spending.ts';
import type { WaveSlot } from '../../engine/agent/wave-slot.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import type { ActivityLog } from '../../engine/log/activity-log.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { Host } from '../../kernel/host.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { foldRecords, type LedgerState } from '../ledger/fold.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { RunMark } from '../ledger/state.ts';
import type { ExperimentPaths } from '../ledger/store.ts';
import type { ActiveAgents } from './agents.ts';
import type { Proposal } from './turn.ts';

/** What holds for all of a run. */
export interface RunSettings {
  readonly paths: ExperimentPaths;
  readonly config: ExperimentConfig;
  readonly program: string;
  readonly mark: RunMark;
  readonly baseCommit: string;
  readonly host: Host;
  readonly privateArea: PrivateArea;
  readonly protectedFiles: ProtectedFiles;
  /** Those that share the iterations. */
  readonly agents: ActiveAgents;
  /** Variables of the first of them, or of the one at work. */
  readonly agentEnv: Environment;
  /** Finds the keys that agents are given. */
  readonly secrets: SecretSearch;
  readonly signal: AbortSignal;
  /** What is left for attempts: of the schedule, without what the confirmation will need. */
  readonly timeLeftMs: () => number;
  /** What is left of the schedule. */
  readonly clockMs: () => number;
  /** Hears what is done right now. */
  readonly activity: ActivityLog;
  /** The attempt of a wave that this run is. */
  readonly slot?: WaveSlot | undefined;
}

/** Where a run is; moves with each record. */
export interface RunState {
  /** Every record of the ledger, oldest first; grows. */
  readonly records: IterationRecord[];
  readonly inFlight: Set<number>;
  /** What iterations wait for; of those that wait for their model. */
  readonly waiting: Map<number, Waiting>;
  /** Changes that take the place of agents' turns; shrinks. */
  readonly proposals: (Proposal | ReportedAttempt)[];
  /** What a person approved, to be taken up before anything else; shrinks. */
  readonly releases: ReleaseWord[];
  /** The commit that the branch is at; moves with each accepted change. */
  branchHead: string;
}

interface Run {
  readonly settings: RunSettings;
  readonly state: RunState;
}

/** Dollars that the agents of a run may cost together; undefined: no limit. */
export function dollarLimitOf({ config, mark }: Pick<RunSettings, 'config' | 'mark'>): number | undefined {
  return smallestBudget(mark.limits?.usd, config.budget.usd);
}

/** The same, with what those of this run did cost until now. */
export function agentBudget({ settings, state }: Run): { readonly usd: number | undefined; readonly spent: number } {
  const spent = runRecords({ settings, state }).reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0);
  return { usd: dollarLimitOf(settings), spent };
}

interface KnownRecords {
  readonly count: number;
  readonly ledger: LedgerState;
  readonly own: readonly IterationRecord[];
}

// The records of a run are only added to, and asked about in each step of an iteration: read once after each new one.
const known = new WeakMap<RunState, KnownRecords>();

function readRecords({ settings: { config, mark }, state }: Run): KnownRecords {
  const { records } = state;
  const found = known.get(state);
  if (found?.count === records.length) return found;
  const ledger = foldRecords(records, config.objective.direction);
  const read = { count: records.length, ledger, own: records.filter(({ run }) => run?.id === mark.id) };
  known.set(state, read);
  return read;
}

/** What the records say now. */
export function ledgerState(run: Run): LedgerState {
  return readRecords(run).ledger;
}

/** The records of this run alone. */
export function runRecords(run: Run): readonly IterationRecord[] {
  return readRecords(run).own;
}
