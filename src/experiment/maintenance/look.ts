/**
 * An experiment as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a ledger with a corrupt line still shows what can be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Activity } from '../../base/activity.ts';
import { type PreconditionError, renderProblem } from '../../base/errors.ts';
import { parseJournal } from '../../base/journal-chain.ts';
import type { Waiting } from '../../base/waiting.ts';
import type { AgentTally } from '../../decision/agent-bandit.ts';
import type { HoldoutGap } from '../../decision/holdout-gap.ts';
import type { ClaimRecord } from '../../decision/records.ts';
import { agentsOf, isShared } from '../../engine/agent/configured-agents.ts';
import { FollowedLog } from '../../engine/log/followed-log.ts';
import { findPrivateArea } from '../../engine/workspace/area-path.ts';
import type { Host } from '../../kernel/host.ts';
import { readBranchFile } from '../../kernel/user-repository.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { groupsOfRecords, type ReadGroups } from '../handover/handed-groups.ts';
import { tallyRecords } from '../ledger/agent-choice.ts';
import { readWork } from '../ledger/at-work.ts';
import { branchMoved } from '../ledger/branch-moved.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { expectedCommit } from '../ledger/branch-problem.ts';
import { findTakenOut, findUncertified, type TakenOut } from '../ledger/certification.ts';
import { lastClaim, lookAtDecisions, readChained } from '../ledger/decisions.ts';
import { findEffects, type IterationEffect } from '../ledger/effects.ts';
import { findBase, foldRecords } from '../ledger/fold.ts';
import { readHoldoutGap } from '../ledger/holdout.ts';
import { findInFlight } from '../ledger/in-flight.ts';
import { findLostRecords, findLostWithoutState } from '../ledger/lost-records.ts';
import { lookAtLedger } from '../ledger/noted-ledger.ts';
import { type MeasuredIteration, readTradeOffs } from '../ledger/pareto.ts';
import { readConfigForStatus } from '../ledger/readable-config.ts';
import { type IterationRecord, OUTCOME_RULES } from '../ledger/record.ts';
import { describeRejection, readRejection, readRejections } from '../ledger/rejection.ts';
import { findMark } from '../ledger/run-mark.ts';
import { type EarlierClaim, readBranchState, readEarlierClaim, type Status } from '../ledger/standing.ts';
import { buildState, type ExperimentState } from '../ledger/state.ts';
import { corruptProblem, type ExperimentPaths, findGuidanceProblem, readState, shownPath } from '../ledger/store.ts';
import { findEndedRun } from '../verification/archived-records.ts';
import type { LedgerReader } from './ledger-reader.ts';
import { describeEnded, noticesOf } from './notices.ts';

export interface ExperimentStatus {
  readonly config: ExperimentConfig;
  readonly state: ExperimentState;
  readonly records: readonly IterationRecord[];
  /** What is wrong with the files, in sentences. */
  readonly problems: readonly string[];
  /** Whether a file that `repair` can repair is wrong, too. */
  readonly isDamaged: boolean;
  /** Whether a run of it is at work on this machine. */
  readonly isRunning: boolean;
  /** What a run at work does right now. */
  readonly activities: readonly Activity[];
  /** What the run waits for; of one that is over, the limit that it ended by. */
  readonly waiting: Waiting | undefined;
  readonly standing: Status;
  /** The confirmation that it is of; undefined: none. */
  readonly claim: ClaimRecord | undefined;
  /** What was confirmed of an earlier state of the branch. */
  readonly earlier: EarlierClaim | undefined;
  /** What each accepted change is worth to the branch, where that was measured. */
  readonly effects: readonly IterationEffect[];
  /** Kept iterations that no second test certified; runs of today have none. */
  readonly uncertified: readonly number[];
  /** What was taken out of them. */
  readonly takenOut: readonly TakenOut[];
  /** Measured changes by score and metrics, where there are metrics. */
  readonly tradeOffs: readonly MeasuredIteration[];
  /** What changes gained by objective and holdout; undefined: the holdout has answered nothing. */
  readonly holdout: HoldoutGap | undefined;
  /** The groups of the handover; undefined: there are none. */
  readonly groups: ReadGroups | undefined;
  /** What came of each agent, where several share the run. */
  readonly agents: readonly AgentTally[];
  /** What a person should look at, in sentences. */
  readonly notices: readonly string[];
}

/** Reads what there is of an experiment; `read` is for those who look again and again. */
export function readStatus(paths: ExperimentPaths, host: Host, read?: LedgerReader): ExperimentStatus {
  const { repository, name } = paths;
  const area = findPrivateArea({ repository, name, parentEnv: host.env });
  // Before the records: it knows of none that they do not hold yet.
  const known = readState(paths);
  const { records, problem } = read?.(paths) ?? lookAtLedger(paths, area);
  const { config, problems } = readConfigForStatus(paths, { records, host });
  const unread = readRejection(paths).problems.map(renderProblem);
  const log = lookAtDecisions(paths, area);
  const decisions = log.records;
  const intents = readChained(paths.intents);
  const damages = [problem, findGuidanceProblem(paths)].flatMap((each) =>
    each === undefined ? [] : [renderProblem(each)],
  );
  for (const [path, parsed] of [
    [paths.intents, intents],
    [paths.decisions, log.parsed],
  ] as const) {
    if (parsed.kind === 'corrupt') damages.push(renderProblem(corruptProblem(paths, path, parsed)));
  }
  const { state: replayed } = new FollowedLog(log).replay();
  const state = known ?? stateWithout(paths, { config, records });
  const takenOut = findTakenOut(records);
  const { isRunning, activities } = readWork(paths);
  const isStateless = known === undefined && !isRunning;
  const lost = isStateless
    ? findLostWithoutState(paths, { records, decisions })
    : findLostRecords(name, { records, state: known });
  if (lost !== undefined && problem === undefined) damages.push(`${lost.message}. ${lost.remedy}`);
  const standing = readBranchState(decisions, records);
  const holdout = readHoldoutGap(decisions);
  const names = isShared(config) ? agentsOf(config).map(({ name }) => name) : [];
  const agents = tallyRecords(names, { records, decisions });
  const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
  return {
    ...{ config, state, records, isRunning, activities },
    waiting: waitingOf(records, { state, isRunning }),
    standing,
    claim: isMeasured ? lastClaim(decisions) : undefined,
    earlier: readEarlierClaim(decisions, records),
    uncertified: findUncertified(decisions, records),
    takenOut,
    effects: findEffects(decisions, records, takenOut),
    tradeOffs: readTradeOffs(decisions, records),
    holdout,
    groups: groupsOfRecords(paths, { replayed, records, direction: config.objective.direction }),
    agents: agents.length > 1 ? agents : [],
    notices: [
      ...archivingNotices(paths),
      ...rejectionNotices(paths, records),
      ...endedNotices(paths, records),
      ...lostLogNotices(paths, records),
      ...(holdout?.parting === undefined ? [] : [holdout.parting]),
      ...noticesOf(paths.name, { records, decisions, warnings: replayed?.session.warnings ?? [] }),
    ],
    problems: [...problems, ...damages, ...unread],
    isDamaged: damages.length > 0,
  };
}

/** The same records where a run is at work on them, of which no more is known, or none is. */
export function supposeRunning(status: ExperimentStatus, isRunning: boolean): ExperimentStatus {
  const { records, state } = status;
  return { ...status, isRunning, activities: [], waiting: waitingOf(records, { state, isRunning }) };
}

function waitingOf(
  records: readonly IterationRecord[],
  { state, isRunning }: Pick<ExperimentStatus, 'state' | 'isRunning'>,
): Waiting | undefined {
  return isRunning ? state.waiting : limitOf(records);
}

/** The limit that the last iteration was broken off by. */
function limitOf(records: readonly IterationRecord[]): Waiting | undefined {
  const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
  if (outcome !== 'killed' || failure?.reset_at == null) return undefined;
  return { until: failure.reset_at, cause: notes ?? '' };
}

function endedNotices(paths: ExperimentPaths, records: readonly IterationRecord[]): string[] {
  const ended = findEndedRun(paths, records);
  return ended === undefined ? [] : [describeEnded({ ...ended, folder: shownPath(paths, ended.folder) })];
}

function lostLogNotices(paths: ExperimentPaths, records: readonly IterationRecord[]): string[] {
  if (existsSync(paths.decisions)) return [];
  const last = records.findLast(({ decision }) => typeof decision?.test === 'string');
  if (last === undefined) return [];
  const shown = shownPath(paths, paths.decisions);
  return [
    `${shown} is missing, which holds how iteration ${last.iter} was decided: restore it, or continue without it`,
  ];
}

function archivingNotices({ name, archiving }: ExperimentPaths): string[] {
  return existsSync(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}

/** The commit that the branch has to be at while no run is at work; undefined: wherever, as while one is on its way. */
export function expectedBranch(paths: ExperimentPaths, { records, state }: ExperimentStatus): string | undefined {
  return hasOpenIntent(paths, records) ? undefined : expectedCommit(records, findBase(records, state));
}

/** What is wrong where the branch is not at what the records kept last; while a run is at work it may be on its way. */
export function readBranchStatus(paths: ExperimentPaths, status: ExperimentStatus): PreconditionError | undefined {
  const expected = status.isRunning ? undefined : expectedBranch(paths, status);
  const actual = readBranchFile(paths.repository, branchOf(paths.name));
  return expected === undefined || expected === actual ? undefined : branchMoved(paths.name, { expected, actual });
}

/** A keep that a killed run began, which moves the branch before its record: the next run ends it. */
export function hasOpenIntent({ intents }: ExperimentPaths, records: readonly IterationRecord[]): boolean {
  if (!existsSync(intents)) return false;
  const parsed = parseJournal(readFileSync(intents));
  const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
  return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}

/** The state, where its file is gone: what was in flight has a folder. */
function stateWithout(
  paths: ExperimentPaths,
  known: { readonly config: ExperimentConfig; readonly records: readonly IterationRecord[] },
): ExperimentState {
  return { ...rebuildState(paths, known), iter_in_progress: findInFlight(paths, known.records)[0] ?? null };
}

/** The state by the records and the folder of what was in flight. */
export function rebuildState(
  paths: ExperimentPaths,
  { config, records }: { readonly config: ExperimentConfig; readonly records: readonly IterationRecord[] },
): ExperimentState {
  const mark = findMark(paths, { records, inFlight: findInFlight(paths, records) });
  const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
  return buildState({
    experiment: paths.name,
    baseCommit: findBase(records, undefined) ?? '',
    run: mark ?? { id: '', started_at: '', deadline: null },
    ledger: foldRecords(records, config.objective.direction),
    step: 'Idle',
    iterInProgress: null,
    runIterationsCompleted: ofRun.filter(({ outcome }) => OUTCOME_RULES[outcome].counts).length,
  });
}

function rejectionNotices(paths: ExperimentPaths, records: readonly IterationRecord[]): string[] {
  return readRejections(paths, records).map((rejection) => describeRejection(rejection, records));
}

/** What is wrong with the guidance that a person wrote, for those who start a run. */
export function guidanceNotes(paths: ExperimentPaths): string[] {
  const problem = findGuidanceProblem(paths);
  return problem === undefined ? [] : [`not all guidance reaches the agent: ${renderProblem(problem)}`];
}
