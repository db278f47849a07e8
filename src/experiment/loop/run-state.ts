/** What holds for all of a run, and where it is. */

import { insertAscending, medianOfAscending } from '../../base/median.ts';
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
import { LedgerFold, type LedgerState } from '../ledger/fold.ts';
import { Landmarks } from '../ledger/landmarks.ts';
import { type IterationRecord, OUTCOME_RULES } from '../ledger/record.ts';
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
export function agentBudget(run: Run): { readonly usd: number | undefined; readonly spent: number } {
  return { usd: dollarLimitOf(run.settings), spent: readRecords(run).usd };
}

/** What records that are only added to say; each is looked at once. */
interface KnownRecords {
  count: number;
  readonly fold: LedgerFold;
  readonly landmarks: Landmarks;
  /** Those of this run. */
  readonly own: IterationRecord[];
  /** How many of them used up an iteration. */
  completed: number;
  /** What their agents cost. */
  usd: number;
  /** What the agents of all records took, in milliseconds, ascending. */
  readonly agentMs: number[];
}

const known = new WeakMap<RunState, KnownRecords>();

function readRecords({ settings: { config, mark }, state }: Run): KnownRecords {
  const { records } = state;
  const read = known.get(state) ?? {
    ...{ count: 0, fold: new LedgerFold(records, config.objective.direction), landmarks: new Landmarks(records) },
    ...{ own: [], completed: 0, usd: 0, agentMs: [] },
  };
  known.set(state, read);
  const isWhole = read.count === 0;
  for (const record of records.slice(read.count)) {
    const { run, outcome, usage, durations } = record;
    read.count += 1;
    const ms = durations?.agent_ms;
    if (ms !== undefined && isWhole) read.agentMs.push(ms);
    else if (ms !== undefined) insertAscending(read.agentMs, ms);
    if (run?.id !== mark.id) continue;
    read.own.push(record);
    if (OUTCOME_RULES[outcome].counts) read.completed += 1;
    read.usd += usage?.usd ?? 0;
  }
  if (isWhole) read.agentMs.sort((one, other) => one - other);
  return read;
}

/** What the records say now. */
export function ledgerState(run: Run): LedgerState {
  return readRecords(run).fold.state();
}

/** The records that prompts come back to. */
export function landmarksOf(run: Run): Landmarks {
  return readRecords(run).landmarks;
}

/** The records of this run alone; grows. */
export function runRecords(run: Run): readonly IterationRecord[] {
  return readRecords(run).own;
}

/** How many of them used up an iteration. */
export function completedInRun(run: Run): number {
  return readRecords(run).completed;
}

/** What agents took for a proposal until now, with an attempt that has no record yet; the median in milliseconds. */
export function usualAgentMs(run: Run, { durations }: Pick<IterationRecord, 'durations'>): number | undefined {
  const all = [...readRecords(run).agentMs];
  if (durations?.agent_ms !== undefined) insertAscending(all, durations.agent_ms);
  return medianOfAscending(all);
}
