/** What holds for all of a run, and where it is. */

import { medianOfAscending } from '../../base/median.ts';
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
import type { Landmarks } from '../ledger/landmarks.ts';
import { factsOf } from '../ledger/ledger-facts.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type RunTally, tallyEarlier } from '../ledger/run-tally.ts';
import type { RunMark } from '../ledger/state.ts';
import type { ExperimentPaths } from '../ledger/store.ts';
import type { ActiveAgents } from './agents.ts';
import { StopDecision } from './stop.ts';
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
  /** Every record of the ledger, oldest first; grows with it. */
  readonly records: readonly IterationRecord[];
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

/** What the records of this run come to, until now. */
function tallyOf({ settings: { mark }, state }: Run): RunTally | undefined {
  return factsOf(state.records).runs.get(mark.id);
}

/** The same, with what those of this run did cost until now. */
export function agentBudget(run: Run): { readonly usd: number | undefined; readonly spent: number } {
  return { usd: dollarLimitOf(run.settings), spent: tallyOf(run)?.attempts.usd ?? 0 };
}

/** What the records say now. */
export function ledgerState({ settings: { config }, state }: Run): LedgerState {
  return foldRecords(state.records, config.objective.direction);
}

/** The records that prompts come back to. */
export function landmarksOf({ state }: Pick<Run, 'state'>): Landmarks {
  return factsOf(state.records).landmarks;
}

/** How many records of this run used up an iteration. */
export function completedInRun(run: Run): number {
  return tallyOf(run)?.attempts.counted ?? 0;
}

/** Says why the run begins no other iteration, by its records. */
export function openStopDecision(run: Run): StopDecision {
  const { records } = run.state;
  const earlier = records.length;
  // Whatever is recorded from now on is of this run.
  return new StopDecision(tallyOf(run) ?? tallyEarlier(), (count) => records.slice(earlier + count));
}

/** What agents took for a proposal until now, with an attempt that has no record yet; the median in milliseconds. */
export function usualAgentMs({ state }: Pick<Run, 'state'>, { durations }: Pick<IterationRecord, 'durations'>) {
  return medianOfAscending(factsOf(state.records).agentMs, durations?.agent_ms);
}
