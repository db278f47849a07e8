/**
 * Mode `research`: an experiment on a runner.
 * Invariant: what was recorded is durable on the server after each record where the step may push; a step that is
 * cancelled sets its outputs before anything that may take long. An agent gets none of the step's own tokens.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, UsageError } from '../base/errors.ts';
import type { RunEvent } from '../experiment/active-run.ts';
import { lookAt } from '../experiment/look.ts';
import type { Proposal } from '../experiment/proposal.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import type { Stop } from '../experiment/stop.ts';
import { type ExperimentPlace, placeOf, readLedger, requireExperiment } from '../experiment/store.ts';
import { resolveTable } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import type { Shared } from '../remote/session.ts';
import { renderIterationLine } from '../report/live-line.ts';
import { openApi } from './api.ts';
import { listenForCancel } from './cancel.ts';
import { readContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import { timeLeftOfJob } from './job-time.ts';
import { Notes, say } from './notes.ts';
import { publishResearch, setResearchOutputs } from './research-publish.ts';
import {
  describeShared,
  movedBranch,
  type Opening,
  type OpenState,
  openState,
  takeProposals,
} from './research-state.ts';
import { refuseLeftCredentials, requireTrustedActor } from './trust.ts';

/** Runs the mode; the exit code of the step. */
export async function runResearchStep(request: ActionRequest, host: Host): Promise<number> {
  const { problems, loop, publishing } = request;
  if (problems.length > 0) throw new UsageError(problems);
  const context = readContext(host.env);
  const place = placeOf(loop.experiment, host);
  requireExperiment(place);
  const api = await openApi(publishing.token, context);
  await requireTrustedActor(context, api);
  if (loop.proposal === undefined) refuseLeftCredentials(place.repository);
  const notes = new Notes();
  const folder = mkdtempSync(join(tmpdir(), 'autorize-research-'));
  using cancel = listenForCancel();
  const tokens = [publishing.token, host.env.ACTIONS_RUNTIME_TOKEN ?? '', ...agentKeys(place, host)];
  const secrets = tokens.filter((secret) => secret.length >= MIN_SECRET_CHARS);
  const opening: Opening = { place, context, loop, token: publishing.token, host, folder, notes, secrets };
  try {
    const state = await openState(opening);
    const before = readLedger(place).records.length;
    const run = await runAll({ opening, state, request, signal: cancel.signal });
    const kept = readLedger(place)
      .records.slice(before)
      .filter(({ outcome }) => outcome === 'merged').length;
    const publication = {
      request,
      opening,
      api,
      state,
      stop: run.stop,
      shared: run.shared,
      isCancelled: cancel.exitCode !== undefined,
    };
    await publishResearch(publication);
    for (const note of notes.all) say(`note: ${note}`);
    if (run.error !== undefined) throw run.error;
    if (cancel.exitCode !== undefined) return cancel.exitCode;
    return exitCodeOf({ ...run, isImproved: kept > 0, failOn: loop.failOn, publish: loop.publish });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A shorter value, such as a name of a model, is in many places by chance.
const MIN_SECRET_CHARS = 16;

/** What the agent is given, and might print or write. */
function agentKeys(place: ExperimentPlace, host: Host): string[] {
  const { config } = lookAt(place, host);
  const resolved = resolveTable(config.agent.env, { outer: host.env, path: '' });
  return 'values' in resolved ? Object.values(resolved.values) : [];
}

interface Ended {
  readonly stop: Stop | undefined;
  readonly shared: Shared | undefined;
}

function exitCodeOf({
  stop,
  shared,
  isImproved,
  failOn,
  publish,
}: Ended & { isImproved: boolean } & Pick<ActionRequest['loop'], 'failOn' | 'publish'>): number {
  if (stop?.kind === 'aborted') return EXIT.no;
  if (stop?.kind === 'infra') return EXIT.precondition;
  if (publish !== 'none' && shared !== undefined && shared.kind !== 'done') return EXIT.precondition;
  return failOn === 'no-improvement' && !isImproved ? EXIT.no : EXIT.yes;
}

interface Running {
  readonly opening: Opening;
  readonly state: OpenState | undefined;
  readonly request: ActionRequest;
  readonly signal: AbortSignal;
}

type All = Ended & { /** Told after what there is was published. */ readonly error: unknown };

const MAX_RACES = 3;

/** Runs, pushes, and where another run pushed first, judges what was kept again on top of that. */
async function runAll(running: Running): Promise<All> {
  const { opening, state, signal } = running;
  const { place, loop, context } = opening;
  const isShared = state !== undefined && loop.publish !== 'none';
  let [stop, shared]: [Stop | undefined, Shared | undefined] = [undefined, undefined];
  try {
    if (loop.proposal !== undefined && state !== undefined) {
      const proposals = await takeProposals(state, opening);
      say(`${place.name}: ${proposals.length} proposed`);
      stop = await runOnce(running, { proposals, maxIterations: 0 });
    } else {
      stop = await runOnce(running, limitsOf(opening));
      noteUnknownCost(opening);
    }
    setResearchOutputs({ place, host: opening.host, stop });
    if (!isShared) return { stop, shared, error: undefined };
    shared = await state.session.push();
    for (let races = 0; shared.kind === 'moved' && races < MAX_RACES && !signal.aborted; races += 1) {
      say(`${place.name}: another run pushed first; what was kept here is judged again on top of it`);
      const { restored, proposals } = await state.session.yield(`run ${context.runId}`);
      if (restored.kind === 'moved') throw movedBranch(place.name, restored);
      if (proposals.length > 0) stop = await runOnce(running, { proposals, maxIterations: 0 });
      setResearchOutputs({ place, host: opening.host, stop });
      shared = await state.session.push();
    }
  } catch (error) {
    // What was recorded until then is published all the same.
    if (isShared) shared = await state.session.push().catch(() => shared);
    return { stop, shared, error };
  }
  const why = shared === undefined ? undefined : describeShared(shared);
  if (why !== undefined) opening.notes.add(why);
  return { stop, shared, error: undefined };
}

type Limits = Pick<ExperimentRequest, 'timeBudgetMs' | 'timeLimitMs' | 'maxIterations' | 'maxUsd'>;

function limitsOf({ loop, host }: Opening): Limits {
  const { timeBudgetMs, maxIterations, maxUsd, jobTimeoutMs } = loop;
  // What somebody says holds; else the config does, and the job's end.
  const timeLimitMs =
    timeBudgetMs === undefined ? timeLeftOfJob({ env: host.env, now: host.now(), timeoutMs: jobTimeoutMs }) : undefined;
  return {
    ...(timeBudgetMs === undefined ? {} : { timeBudgetMs }),
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    ...(maxIterations === undefined ? {} : { maxIterations }),
    ...(maxUsd === undefined ? {} : { maxUsd }),
  };
}

/** A budget that nothing counts against is no budget. */
function noteUnknownCost({ place, loop, notes }: Opening): void {
  const { records } = readLedger(place);
  if (loop.maxUsd === undefined || records.every(({ outcome }) => outcome === 'baseline')) return;
  if (records.some(({ usage }) => usage?.usd !== undefined)) return;
  notes.add('budget-usd limited nothing: the agent does not tell what it costs');
}

async function runOnce(
  { opening, state, request, signal }: Running,
  more: Limits & { readonly proposals?: readonly Proposal[] },
): Promise<Stop> {
  const { place, loop, host } = opening;
  const isQuiet = request.publishing.logLevel === 'quiet';
  const onEvent = (event: RunEvent): void => {
    if (event.kind === 'started') for (const note of event.notes) say(note);
    if (event.kind !== 'recorded') return;
    if (!isQuiet) say(renderIterationLine(event.record));
    if (state !== undefined && loop.publish !== 'none') state.session.pushSoon();
  };
  const sandbox = loop.sandbox === undefined ? {} : { sandbox: loop.sandbox };
  const { stop } = await runExperiment({ name: place.name, mode: 'run', ...more, ...sandbox, signal, onEvent }, host);
  say(`${place.name}: ${stop.reason}`);
  return stop;
}
