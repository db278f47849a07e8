/**
 * An experiment as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a ledger with a corrupt line still shows what can be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type PreconditionError, renderProblem } from '../../base/errors.ts';
import { parseJournal } from '../../base/journal-chain.ts';
import type { Host } from '../../kernel/host.ts';
import { readBranchFile } from '../../kernel/user-repository.ts';
import type { ExperimentConfig } from '../config/config.ts';
import { isAtWork } from '../ledger/at-work.ts';
import { branchProblem } from '../ledger/branch.ts';
import { findTakenOut, findUncertified, type TakenOut } from '../ledger/certification.ts';
import { foldRecords } from '../ledger/fold.ts';
import { findBase, findInFlight } from '../ledger/opening.ts';
import { readConfigForLook } from '../ledger/readable-config.ts';
import { type IterationRecord, OUTCOME_RULES } from '../ledger/record.ts';
import { describeRejection, readRejection, readRejections } from '../ledger/rejection.ts';
import { findMark } from '../ledger/run-mark.ts';
import { branchOf, buildState, type ExperimentState } from '../ledger/state.ts';
import { type ExperimentPlace, findGuidanceProblem, readLedger, readState, shownPath } from '../ledger/store.ts';
import { findEndedRun } from '../verification/archived-records.ts';
import {
  type EarlierClaim,
  readDecisions,
  readEarlierClaim,
  readStanding,
  type Standing,
} from '../verification/audit.ts';
import { describeEnded, noticesOf } from './notices.ts';

export interface Look {
  readonly config: ExperimentConfig;
  readonly state: ExperimentState;
  readonly records: readonly IterationRecord[];
  /** What is wrong with the files, in sentences. */
  readonly problems: readonly string[];
  /** Whether a file that `repair` can repair is wrong, too. */
  readonly isDamaged: boolean;
  /** Whether a run of it is at work on this machine. */
  readonly isRunning: boolean;
  readonly standing: Standing;
  /** What was confirmed of an earlier state of the branch. */
  readonly earlier: EarlierClaim | undefined;
  /** Kept iterations that no second test certified, where that is wanted. */
  readonly uncertified: readonly number[];
  /** What was taken out of them. */
  readonly takenOut: readonly TakenOut[];
  /** What a person should look at, in sentences. */
  readonly notices: readonly string[];
}

/** Reads what there is of an experiment. */
export function lookAt(place: ExperimentPlace, host: Host): Look {
  const { records, problem } = readLedger(place);
  const { config, problems } = readConfigForLook(place, { records, host });
  const damages = [problem, findGuidanceProblem(place)].flatMap((each) =>
    each === undefined ? [] : [renderProblem(each)],
  );
  const unread = readRejection(place).problems.map(renderProblem);
  const decisions = readDecisions(place);
  return {
    config,
    state: readState(place) ?? stateWithout(place, { config, records }),
    records,
    standing: readStanding(decisions, records),
    earlier: readEarlierClaim(decisions, records),
    uncertified: findUncertified(decisions, records),
    takenOut: findTakenOut(records),
    notices: [
      ...archivingNotices(place),
      ...rejectionNotices(place, records),
      ...endedNotices(place, records),
      ...noticesOf(place.name, { records, decisions }),
    ],
    problems: [...problems, ...damages, ...unread],
    isDamaged: damages.length > 0,
    isRunning: isAtWork(place),
  };
}

function endedNotices(place: ExperimentPlace, records: readonly IterationRecord[]): string[] {
  const ended = findEndedRun(place, records);
  return ended === undefined ? [] : [describeEnded({ ...ended, folder: shownPath(place, ended.folder) })];
}

function archivingNotices({ name, archiving }: ExperimentPlace): string[] {
  return existsSync(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}

/** What is wrong where the branch is not at what the records kept last; while a run is at work it may be on its way. */
export function lookAtBranch(
  place: ExperimentPlace,
  { records, state, isRunning }: Look,
): PreconditionError | undefined {
  if (isRunning || hasOpenIntent(place, records)) return undefined;
  const actual = readBranchFile(place.repository, branchOf(place.name));
  return branchProblem(place.name, { records, base: findBase(records, state), actual });
}

/** A keep that a killed run began, which moves the branch before its record: the next run ends it. */
export function hasOpenIntent({ intents }: ExperimentPlace, records: readonly IterationRecord[]): boolean {
  if (!existsSync(intents)) return false;
  const parsed = parseJournal(readFileSync(intents));
  const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
  return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}

/** The state, where its file is gone: what was in flight has a folder. */
function stateWithout(
  place: ExperimentPlace,
  known: { readonly config: ExperimentConfig; readonly records: readonly IterationRecord[] },
): ExperimentState {
  return { ...rebuildState(place, known), iter_in_progress: findInFlight(place, known.records)[0] ?? null };
}

/** The state that the records and the folder of what was in flight tell. */
export function rebuildState(
  place: ExperimentPlace,
  { config, records }: { readonly config: ExperimentConfig; readonly records: readonly IterationRecord[] },
): ExperimentState {
  const mark = findMark(place, { records, inFlight: findInFlight(place, records) });
  const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
  return buildState({
    experiment: place.name,
    baseCommit: findBase(records, undefined) ?? '',
    run: mark ?? { id: '', started_at: '', deadline: null },
    ledger: foldRecords(records, config.objective.direction),
    step: 'Idle',
    iterInProgress: null,
    runIterationsCompleted: ofRun.filter(({ outcome }) => OUTCOME_RULES[outcome].counts).length,
  });
}

function rejectionNotices(place: ExperimentPlace, records: readonly IterationRecord[]): string[] {
  return readRejections(place, records).map((rejection) => describeRejection(rejection, records));
}

/** What is wrong with the guidance that a person wrote, for those who start a run. */
export function guidanceNotes(place: ExperimentPlace): string[] {
  const problem = findGuidanceProblem(place);
  return problem === undefined ? [] : [`not all guidance reaches the agent: ${renderProblem(problem)}`];
}
