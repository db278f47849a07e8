/**
 * A person asks something of a mission's run: to leave its accepted changes out, or to test a measured change again on the
 * branch head of now, by the same tests as every change.
 * Invariant: the request decides nothing; whatever comes of it is recorded as in the run. Nothing is written where the
 * request is refused.
 * Crash: the request can be repeated, and what was measured is not measured again; the resume of a run that was over
 * finishes it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, PreconditionError, UsageError } from '../base/errors.ts';
import type { IterationEffect } from '../decision/own-effects.ts';
import { POLICIES } from '../decision/policies/registry.ts';
import { CANDIDATE_FILE } from '../engine/acceptance/candidate-pack.ts';
import type { Host } from '../kernel/host.ts';
import type { LedgerEntry, MissionState } from './ledger.ts';
import { findIdentity } from './opening.ts';
import { effectsIn } from './own-changes.ts';
import { type MissionRequest, runMission } from './run.ts';
import { findRecordedAlert, type Stop } from './stop.ts';
import { iterationFolder, type MissionPaths, pathsOf, readMission, requireRun } from './store.ts';

type Listeners = Pick<MissionRequest, 'signal' | 'onEvent' | 'onActivity'>;

export interface DistilMissionRequest extends Listeners {
  readonly runId: string;
}

export interface DistilledMission {
  /** Oldest change first. */
  readonly effects: readonly IterationEffect[];
  readonly stop: Stop;
}

/** Distils a run. Throws PreconditionError where nothing can be left out, and what a run throws. */
export async function distilMission(
  { runId, ...listeners }: DistilMissionRequest,
  host: Host,
): Promise<DistilledMission> {
  const { state } = readAskable(runId, host);
  requireSingleChanges(state);
  const { stop, state: after } = await runMission(
    { ...listeners, mode: 'resume', runId, asked: { what: 'distil' } },
    host,
  );
  return { effects: effectsIn(after), stop };
}

export interface AcceptInMissionRequest extends Listeners {
  readonly runId: string;
  readonly iteration: number;
}

export interface AcceptingInMission {
  /** Undefined: it was interrupted before its test was recorded. */
  readonly entry: LedgerEntry | undefined;
  readonly stop: Stop;
}

/** Tests a change again. Throws UsageError for what was not measured or is accepted, and what a run throws. */
export async function acceptInMission(
  { runId, iteration, ...listeners }: AcceptInMissionRequest,
  host: Host,
): Promise<AcceptingInMission> {
  const { paths, state } = readAskable(runId, host);
  requireMeasured(paths, state, iteration);
  const { name, email } = await findIdentity(paths.repository, host.env);
  const change = { iteration, by: `${name} <${email}>` };
  const asked = { what: 'accept', change } as const;
  const { stop, state: after } = await runMission({ ...listeners, mode: 'resume', runId, asked }, host);
  const entries = after.entries.slice(state.entries.length);
  const entry = entries.findLast(({ recombines }) => recombines?.length === 1 && recombines[0] === iteration);
  return { entry, stop };
}

function readAskable(runId: string, host: Host): { readonly paths: MissionPaths; readonly state: MissionState } {
  const paths = pathsOf(runId, host);
  requireRun(paths);
  const { state, problem } = readMission(paths);
  if (problem !== undefined) throw new ContractError([problem]);
  if (state === undefined) {
    const remedy = `Begin it: rcs autoresearch --resume ${runId}`;
    throw new PreconditionError({ message: `the mission run ${runId} has no record yet`, remedy });
  }
  const alert = findRecordedAlert(state);
  if (alert === undefined) return { paths, state };
  throw new PreconditionError({
    message: `the evaluator of the mission run ${runId} cannot be trusted: ${alert}`,
    remedy: `See why: autorize status ${runId}`,
  });
}

function requireSingleChanges({ launch, entries }: MissionState): void {
  const { run_id: runId, contract, mission_dir: dir } = launch;
  const { decision } = contract.evaluator;
  const again = `Set evaluator.decision: paired-sequential in sandbox.md, and launch again: rcs autoresearch ${dir}`;
  if (decision === undefined) {
    const message = `the mission run ${runId} has no evaluator.decision, so nothing says what a change is worth`;
    throw new PreconditionError({ message, remedy: again });
  }
  if (decision !== 'auto' && POLICIES[decision].hasWorkingLine) {
    const why = 'which accepts batches, so no single change can be left out';
    throw new PreconditionError({
      message: `the mission run ${runId} has decision: ${decision}, ${why}`,
      remedy: again,
    });
  }
  if (entries.some((entry) => entry.decision === 'keep')) return;
  throw new PreconditionError({
    message: `the mission run ${runId} has no accepted change to leave out`,
    remedy: `See: autorize status ${runId}`,
  });
}

function requireMeasured(paths: MissionPaths, { entries }: MissionState, iteration: number): void {
  const { runId } = paths;
  const entry = entries.find((each) => each.iteration === iteration);
  if (entry === undefined || !isMeasured(entry)) {
    const known = entries.filter(isMeasured).map((each) => each.iteration);
    const expected = `a measured change that was not accepted (${known.length === 0 ? 'none is' : known.join(', ')})`;
    const what = entry === undefined ? 'has no record' : `is "${entry.decision}"`;
    const found = `iteration ${iteration} of ${runId} ${what}`;
    throw new UsageError([{ found, expected, remedy: `See them: autorize list ${runId}` }]);
  }
  if (existsSync(join(iterationFolder(paths, iteration), CANDIDATE_FILE))) return;
  throw new PreconditionError({
    message: `the change of iteration ${iteration} of the mission run ${runId} is not stored on this machine`,
    remedy: `Use the machine that measured it. Its diff is readable: autorize show ${runId} ${iteration}`,
  });
}

function isMeasured({ decision, candidate_commit: commit, comparison, reverts }: LedgerEntry): boolean {
  const isTested = commit !== null && comparison !== undefined && comparison.record.code !== 'implausible';
  return decision === 'discard' && isTested && reverts === undefined;
}
