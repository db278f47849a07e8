/**
 * Modes `experiment`, `mission`, `work` and `reduce`: a loop on a runner.
 * Invariant: what was recorded is durable on the server after each record where the step may push; a step that is
 * cancelled sets its outputs before anything that may take long. An agent gets none of the step's own tokens.
 */
import { AutorizeError, EXIT, IntegrityError, PreconditionError } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import { isSupervisorsOwn } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import { type Notifier, openNotifier } from '../notify/notifier.ts';
import type { Shared } from '../remote/session.ts';
import { requireSound, stateRefs } from '../remote/subject.ts';
import { fetchGroupBases } from './group-bases.ts';
import { rejectClosed } from './group-pulls.ts';
import { requireWayOut } from './hand-over.ts';
import type { ActionRequest } from './inputs.ts';
import { describeIsolation, findLevels, requireIsolation } from './isolation.ts';
import { timeLeftOfJob } from './job-time.ts';
import { type Ended, isJudged, type LoopRequest, type Proposed, remarksOf } from './loop.ts';
import { type OpenRecipe, openLoopStep } from './loop-opening.ts';
import { publishIssue, publishLoop, setLoopOutputs } from './loop-publish.ts';
import {
  describeShared,
  movedBranch,
  type Opening,
  type OpenState,
  openState,
  requireUnmoved,
  type Taken,
  takeProposals,
} from './loop-state.ts';
import { print } from './notes.ts';
import { takeEnvironment } from './saved-environment.ts';
import { startUnfinishedPushes } from './unfinished-pushes.ts';

/** Runs the loop that a request asks for; the exit code of the step. */
export async function runLoopStep(request: ActionRequest, host: Host, open: OpenRecipe): Promise<number> {
  const inputs = request.loop;
  using step = await openLoopStep(request, host, open);
  const { opening, api, cancel } = step;
  const { loop, notes, isolation, runsAgents } = opening;
  const notifier = notifierOf(opening);
  if (runsAgents) isolation.levels = await findLevels(loop.wishes);
  let state: OpenState | undefined;
  try {
    state = await openState(opening);
    await requireWayOut(opening, state);
    await requireIsolation(opening, state.remote);
    const level = describeIsolation(isolation);
    if (level !== undefined) print(level);
    await takeEnvironment(opening, cancel.signal);
    await rejectClosed({ opening, api });
    await fetchGroupBases(opening, state);
    const before = loop.countAccepted();
    const run = await runAll({ opening, state, request, notifier, signal: cancel.signal });
    const isImproved = loop.countAccepted() > before;
    const isCancelled = cancel.exitCode !== undefined;
    if (run.isUnsound === true) {
      await publishIssue({ request, opening }, run.error);
      throw run.error;
    }
    const unpublished = await publishLoop({ request, opening, api, state, ...run, isCancelled });
    for (const note of notes.all) print(`note: ${note}`);
    if (run.error !== undefined) throw run.error;
    if (unpublished !== undefined) throw unpublished;
    if (cancel.exitCode !== undefined) return cancel.exitCode;
    if (run.unjudged !== undefined && run.ended?.exitCode === EXIT.yes) throw run.unjudged;
    return exitCodeOf({ ...run, isImproved, failOn: inputs.failOn, publish: inputs.publish });
  } catch (error) {
    // What was waited for was cut off; that is not what the step ends with.
    if (cancel.exitCode === undefined || !(error instanceof AutorizeError)) throw error;
    print(`error: ${error.message}. The job was cancelled.`);
    return cancel.exitCode;
  } finally {
    await state?.session.close();
    // Nobody waits for it where a runner ends the step soon.
    if (cancel.exitCode === undefined) await loop.leaveStatus?.();
    for (const sentence of await notifier.close()) print(`note: ${sentence}`);
  }
}

/** Notifies as the inputs say; a command gets nothing of the step's own. */
function notifierOf({ loop, inputs, context, host }: Opening): Notifier {
  const { serverUrl, owner, repository, runId } = context;
  const named = `${owner}/${repository}`;
  const url = runId === '' ? undefined : `${serverUrl}/${named}/actions/runs/${runId}`;
  const run = { loop: loop.mode === 'work' ? ('plan' as const) : loop.mode, repository: named, url };
  const env = Object.fromEntries(Object.entries(host.env).filter(([name]) => !isSupervisorsOwn(name)));
  return openNotifier(inputs.notify, { run, host: { ...host, env } });
}

interface Outcome {
  readonly ended: Ended | undefined;
  readonly shared: Shared | undefined;
}

function exitCodeOf({
  ended,
  shared,
  isImproved,
  failOn,
  publish,
}: Outcome & { isImproved: boolean } & Pick<ActionRequest['loop'], 'failOn' | 'publish'>): number {
  if (ended !== undefined && ended.exitCode !== EXIT.yes) return ended.exitCode;
  if (publish !== 'none' && shared !== undefined && shared.kind !== 'done') return EXIT.precondition;
  return failOn === 'no-improvement' && !isImproved ? EXIT.no : EXIT.yes;
}

interface Running {
  readonly opening: Opening;
  readonly state: OpenState;
  readonly request: ActionRequest;
  readonly notifier: Notifier;
  readonly signal: AbortSignal;
}

type All = Outcome & {
  /** Thrown once everything there is was published. */
  readonly error: unknown;
  /** What a run that ended well ends with, since changes that were accepted elsewhere got no verdict. */
  readonly unjudged?: PreconditionError | undefined;
  /** Records and branch contradict each other, or this step added nothing to them before an error: nothing is pushed or shown. */
  readonly isUnsound?: boolean;
};

const MAX_RACES = 3;

/** Runs, pushes, and where another run pushed first, judges what was kept again on top of that. */
async function runAll(running: Running): Promise<All> {
  const { opening, state, signal } = running;
  const { loop, inputs, context } = opening;
  const isShared = inputs.publish !== 'none';
  const judge = async ({ proposed, reported }: Taken): Promise<Ended> => {
    try {
      // No agent runs, so nothing is spent.
      const { budgetUsd: _, ...overrides } = inputs.overrides;
      return await runOnce(running, { proposed, reported, overrides: { ...overrides, maxIterations: 0 } });
    } finally {
      unjudged = noteUnjudged(opening, proposed) ?? unjudged;
    }
  };
  const restored = loop.subject.read().count;
  let unjudged: PreconditionError | undefined;
  let [ended, shared]: [Ended | undefined, Shared | undefined] = [undefined, undefined];
  try {
    if (inputs.proposal !== undefined) {
      const taken = await takeProposals(state, opening);
      print(`${loop.name}: ${plural(taken.proposed.length, 'proposed change')}`);
      ended = await judge(taken);
    } else {
      ended = await runOnce(running, limitsOf(opening));
      for (const remark of remarksOf(loop, inputs.overrides.budgetUsd)) opening.notes.add(remark);
    }
    // However it ended, records that do not add up are neither pushed nor published.
    await requireSoundEnd(running, ended);
    if (!isShared) return { ended, shared, error: undefined, unjudged };
    shared = await state.session.push();
    for (let races = 0; shared.kind === 'moved' && races < MAX_RACES && !signal.aborted; races += 1) {
      print(`${loop.name}: another run pushed first; the changes accepted here are judged again on top of it`);
      const { restored: theirs, accepted, unaccepted } = await state.session.yield();
      if (theirs.kind === 'moved') throw movedBranch(theirs, inputs);
      // After a race lost to a run that is over, this one resumes from where that one ended.
      if (theirs.kind === 'over') await requireUnmoved(theirs, { session: state.session, inputs });
      const origin = `run ${context.runId}`;
      const proposed = accepted.map((accept) => ({ ...accept, origin }));
      const reported = unaccepted.map((each) => ({ ...each, origin }));
      if (loop.isReduction === true) ended = await runOnce(running, limitsOf(opening));
      else if (proposed.length + reported.length > 0) ended = await judge({ proposed, reported });
      await requireSoundEnd(running, ended);
      shared = await state.session.push();
    }
  } catch (error) {
    const issue = await findIssue(running, error);
    if (issue !== undefined) await state.session.close();
    if (issue !== undefined) return { ended: undefined, shared: undefined, error: issue, isUnsound: true };
    // What was restored alone is nothing that this step vouches for.
    if (restored > 0 && loop.subject.read().count === restored) {
      return { ended: undefined, shared: undefined, error, isUnsound: true };
    }
    // What was recorded until then is published all the same.
    if (isShared) shared = await state.session.push().catch(() => shared);
    const why = error instanceof AutorizeError ? { reason: error.message, exitCode: error.exitCode } : ended;
    return { ended: why, shared, error };
  }
  const why = shared === undefined ? undefined : describeShared(shared);
  if (why !== undefined) opening.notes.add(why);
  return { ended, shared, error: undefined, unjudged };
}

/** Sets the outputs of sound records. A cancelled step sets them first: where it is ended before the audit is, nothing is pushed. */
async function requireSoundEnd({ opening, signal }: Running, ended: Ended): Promise<void> {
  if (signal.aborted) setLoopOutputs(opening, ended);
  await requireSound(opening.loop.subject);
  if (!signal.aborted) setLoopOutputs(opening, ended);
}

/** The error itself, or the issue found in the records, where nothing of them may be published. */
async function findIssue({ opening: { loop } }: Running, error: unknown): Promise<AutorizeError | undefined> {
  if (error instanceof IntegrityError) return error;
  if (error instanceof AutorizeError && error.code === 'tampered') return error;
  try {
    await requireSound(loop.subject);
    return undefined;
  } catch (issue) {
    if (issue instanceof AutorizeError) return issue;
    throw issue;
  }
}

/** Says which changes got no verdict: of what was kept elsewhere only the history of the state knows otherwise. */
function noteUnjudged({ loop, inputs, notes }: Opening, proposed: readonly Proposed[]): PreconditionError | undefined {
  const left = proposed.filter((each) => !isJudged(loop, each));
  if (left.length === 0) return undefined;
  const named = left.map(({ item, commit }) => item ?? commit.slice(0, 12)).join(', ');
  const records = stateRefs(loop.subject).usual;
  const message = `${left.length} of ${plural(proposed.length, 'proposed change')} got no verdict (${named})`;
  const how = inputs.proposal === undefined ? 'see' : 'run this job again to judge them, or see';
  const remedy = `${how} their diffs in the history of ${records}`;
  notes.add(`${message}: ${remedy}`);
  return new PreconditionError({ message, remedy: `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}` });
}

type Limits = Pick<LoopRequest, 'timeBudgetMs' | 'timeLimitMs' | 'overrides'>;

function limitsOf({ inputs, host }: Opening): Limits {
  const { timeBudgetMs, jobTimeoutMs, publish } = inputs;
  // The job that publishes the proposal judges it again, and measures the groups then.
  const overrides = publish === 'none' ? { ...inputs.overrides, handoverMode: 'one' as const } : inputs.overrides;
  // An explicit budget wins; otherwise the limits of the configuration and of the job apply.
  const timeLimitMs =
    timeBudgetMs === undefined ? timeLeftOfJob({ env: host.env, now: host.now(), timeoutMs: jobTimeoutMs }) : undefined;
  return {
    overrides,
    ...(timeBudgetMs === undefined ? {} : { timeBudgetMs }),
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
  };
}

async function runOnce(
  { opening, state, request, notifier, signal }: Running,
  more: Limits & Pick<LoopRequest, 'proposed' | 'reported'>,
): Promise<Ended> {
  const { loop, inputs } = opening;
  const isQuiet = request.publishing.logLevel === 'quiet';
  const onRecord = (line: string): void => {
    if (!isQuiet && line !== '') print(line);
    // The last push of a cancelled step follows its audit.
    if (inputs.publish !== 'none' && !signal.aborted) state.session.pushSoon();
  };
  const { session } = state;
  using _pushes = inputs.publish === 'none' ? undefined : startUnfinishedPushes({ session, signal });
  const ended = await loop.run({ ...more, signal, onRecord, onNote: print, onNotification: notifier.take });
  print(`${loop.name}: ${ended.reason}`);
  return ended;
}
