/**
 * Mode `compare`: two commits on one runner, in pairs.
 * Invariant: no verdict compares two machines. What cannot be measured for a reason that is not the change's (a base
 * without the benchmark, a secret that a fork does not get) is inconclusive, and says its name. Both commits are run, so
 * events with the repository's secrets are refused, and a checkout that left its token.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AutorizeError, ContractError, EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import type { CompareEvent } from '../compare/event.ts';
import { compareCommits } from '../compare/run.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { renderMargin } from '../report/comparison-effect.ts';
import { renderLateness } from '../report/comparison-text.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderSpan } from '../report/time-text.ts';
import { openApi } from './api.ts';
import { listenForCancel } from './cancel.ts';
import { type CommitPair, findCommits } from './compare-commits.ts';
import {
  type ComparePublication,
  publishComparison,
  publishInvalid,
  publishUnmeasured,
  setNoOutputs,
} from './compare-publish.ts';
import { readContext, type StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import { BOTH_COMMITS, type IsolationLevel, requireIsolation } from './isolation.ts';
import { timeLeft, timeLeftOfJob } from './job-time.ts';
import { refuseLeftCredentials } from './left-credentials.ts';
import { Notes, print } from './notes.ts';
import { beginCheck, closeCheck } from './step-check.ts';

const DEFAULT_TIME_MS = 600_000;
const LEAST_TIME_MS = 60_000;

// Where the head is somebody's whom the repository does not vouch for, and the job has the repository's secrets.
const PRIVILEGED: readonly string[] = [
  'pull_request_target',
  'workflow_run',
  'issue_comment',
  'issues',
  'discussion',
  'discussion_comment',
];

function refusePrivileged({ event }: StepContext): void {
  if (!PRIVILEGED.includes(event)) return;
  throw new PreconditionError({
    message: `mode "compare" runs the code of both commits, and the event ${event} has the secrets of the repository`,
    remedy: 'Use pull_request, and .github/workflows/report.yml for comments from forks',
  });
}

/** Compares the commits as a step; the exit code of the step. */
export async function runCompareStep(request: ActionRequest, host: Host): Promise<number> {
  const context = readContext(host.env);
  refusePrivileged(context);
  // No reason to be neutral: the code of a pull request would read it.
  const unsearched = refuseLeftCredentials(findRepository(host.cwd), context.workspace);
  const { publishing, compare } = request;
  const notes = new Notes();
  if (unsearched !== undefined) notes.add(unsearched);
  const folder = mkdtempSync(join(tmpdir(), 'autorize-compare-'));
  using cancel = listenForCancel();
  const needsApi = publishing.check !== 'never' || context.pull !== undefined;
  const api = needsApi ? await openApi(publishing.token, context, timeLeft(request, host)) : undefined;
  const subject = compare.settings.experiment;
  const name = `autorize / compare${subject === undefined ? '' : ` ${subject}`}`;
  const check = await beginCheck({ name, publishing, context, api, notes });
  const markerSubject = JSON.stringify([
    'compare',
    ...[subject ?? compare.settings.command ?? '', request.workingDirectory],
  ]);
  const { cutOff, signal } = cancel;
  const publication: ComparePublication = {
    ...{ request, context, api, check, notes, host, folder, markerSubject, cutOff },
  };
  try {
    if (request.problems.length > 0) throw new UsageError(request.problems);
    const { token } = publishing;
    const pair = await findCommits({ ...compare, context, token, host, folder, cutOff });
    for (const note of pair.notes) notes.add(note);
    for (const banner of pair.banners) print(`warning: ${banner}`);
    print(`comparing ${pair.head.name} (${pair.head.commit}) with ${pair.base.name} (${pair.base.commit})`);
    const admit = (level: IsolationLevel) =>
      requireIsolation({ isolation: { levels: [level] }, inputs: request.loop, who: BOTH_COMMITS }, pair);
    const result = await compareCommits(
      {
        admit,
        ...{ ...compare.settings, ...limitTime(request, host), base: pair.base.commit, head: pair.head.commit, signal },
        onEvent: (event) => printEvent(event, publishing.logLevel === 'quiet'),
      },
      host,
    );
    if (cancel.exitCode !== undefined) return await endCancelled(publication, cancel.exitCode);
    if (result.kind === 'stopped') throw new TypeError('a comparison that nobody stopped has no result');
    return await publishComparison(
      { ...result, report: withNames(result.report, pair), banners: pair.banners },
      publication,
    );
  } catch (error) {
    if (cancel.exitCode !== undefined && error instanceof AutorizeError) {
      return await endCancelled(publication, cancel.exitCode);
    }
    if (!(error instanceof AutorizeError) || error.exitCode === EXIT.bug) throw error;
    if (error instanceof UsageError || error instanceof ContractError) return await publishInvalid(error, publication);
    return await publishUnmeasured(error, publication);
  } finally {
    await closeCheck(check, notes);
    for (const note of notes.all) print(`note: ${note}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** At most what the job has left, where no time was asked for. */
function limitTime({ compare, loop }: ActionRequest, host: Host): { readonly maxTime?: number } {
  if (compare.settings.maxTime !== undefined) return {};
  const left = timeLeftOfJob({ env: host.env, now: host.now(), timeoutMs: loop.jobTimeoutMs });
  return left === undefined || left >= DEFAULT_TIME_MS ? {} : { maxTime: Math.max(LEAST_TIME_MS, left) };
}

/** The commits by the names that a reader of the pull request knows. */
function withNames<Report extends { readonly base: object; readonly head: object }>(
  report: Report,
  { base, head }: CommitPair,
): Report {
  return {
    ...report,
    base: { ...report.base, name: base.name },
    head: { ...report.head, name: head.name },
  };
}

function printEvent(event: CompareEvent, isQuiet: boolean): void {
  if (isQuiet) return;
  switch (event.kind) {
    case 'note':
      print(`note: ${event.text}`);
      return;
    case 'searching':
      print(`trying the command ${oneLine(event.command)}`);
      return;
    case 'trying':
      print(`preparing the ${event.arm} and running it once`);
      return;
    case 'late':
      print(renderLateness(event));
      return;
    case 'planned': {
      const { pairs, pair_ms: ms, metrics } = event.planned;
      const margins = metrics.map(({ margin }) => margin);
      const widest = renderMargin(Math.max(...margins));
      print(`up to ${pairs} pairs, at most ${renderSpan(pairs * ms)}; a change within ${widest} counts as none`);
      for (const limit of event.limits) print(limit);
      return;
    }
    case 'paired':
      if (event.pair % 10 === 0) print(`pair ${event.pair} of at most ${event.planned.pairs}`);
      return;
    case 'calibrating':
    case 'concluded':
      return;
    default:
      event satisfies never;
  }
}

async function endCancelled({ check }: ComparePublication, exitCode: number): Promise<number> {
  setNoOutputs('');
  await check?.cancel({
    conclusion: 'failure',
    title: 'Cancelled before there was a verdict',
    summary: 'The job was cancelled: nothing is said of the commits.',
    annotations: [],
  });
  return exitCode;
}
