/**
 * Mode `report`, for `workflow_run`: posts what a job without permissions found, as a comment on its pull request.
 * Invariant: the artifact is the word of whoever wrote the pull request. Its size, form and every text in it are held to
 * bounds; the pull request and the run's real conclusion come from the event and the API; no check run is made of it,
 * since a green check would lend it a weight that it does not have.
 */
import { UsageError } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { renderComparisonMarkdown } from '../report/comparison-markdown.ts';
import { renderGateMarkdown } from '../report/gate-markdown.ts';
import { outcomeOf } from '../report/gate-view.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { renderWarning } from '../report/workflow-commands.ts';
import { type Api, openApi } from './api.ts';
import { type FinishedRun, readContext } from './event.ts';
import { type ForeignReport, readForeignReport } from './foreign-report.ts';
import type { ActionRequest } from './inputs.ts';
import { writeSummary } from './job-summary.ts';
import { writeLog } from './log.ts';
import { Notes, print } from './notes.ts';
import { withRemedy } from './refusal.ts';
import { type Comment, markerOf, postComment } from './sticky-comment.ts';

// A comment has room for this many tables.
const MAX_REPORTS = 10;
const MAX_COMMENT_BYTES = 60_000;

/** Runs the mode; it never fails the gate, and says what it could not do. */
export async function runReportStep({ problems, publishing }: ActionRequest, host: Host): Promise<number> {
  const context = readContext(host.env);
  const { finished } = context;
  const all = [...problems];
  if (finished === undefined) {
    const remedy = 'Use it in a workflow that is "on: workflow_run"; see .github/workflows/report.yml.';
    all.push({ found: `mode "report" on the event "${context.event}"`, expected: 'workflow_run', remedy });
  }
  if (all.length > 0 || finished === undefined) throw new UsageError(all);
  const notes = new Notes();
  const api = await openApi(publishing.token, context);
  if (api === undefined) notes.add('nothing can be posted: there is no github-token');
  else await post({ api, finished, wanted: publishing.artifactName, notes, writesSummary: publishing.writesSummary });
  for (const note of notes.all) print(`note: ${note}`);
  return 0;
}

interface Posting {
  readonly api: Api;
  readonly finished: FinishedRun;
  /** Name of the one artifact to take; undefined: all of ours. */
  readonly wanted: string | undefined;
  readonly notes: Notes;
  readonly writesSummary: boolean;
}

async function post(posting: Posting): Promise<void> {
  const { finished, notes } = posting;
  const pulls = await findPulls(posting);
  if (pulls.length === 0) return;
  if (pulls.length > 1) {
    const named = pulls.map((each) => `#${each}`).join(', ');
    const why = `${named} have the same head, and nothing says which one the run was of`;
    notes.add(`${why}; nothing is posted`);
    await withdraw(posting, pulls, why);
    return;
  }
  const { reports, refusals } = await readReports(posting);
  for (const why of refusals) writeLog(`${renderWarning('Report', `refused: ${why}`)}\n`);
  if (reports.length + refusals.length === 0) {
    notes.add('the run left no report that can be read');
    await withdraw(posting, pulls, `the run ended as "${finished.conclusion}" and left no report that can be read`);
    return;
  }
  const share = Math.floor(MAX_COMMENT_BYTES / (reports.length + 1));
  const body = reports.map((foreign) => renderForeign(foreign, { maxBytes: share, finished }));
  // An earlier comment must not stand for what this run found.
  if (refusals.length > 0) body.unshift(renderRefusals(refusals));
  await publish(posting, { pulls, body: body.join('\n---\n\n'), mayCreate: true });
}

/** An earlier comment must not stand for a run that left no verdict: one that is there says so, and none is made. */
async function withdraw(posting: Posting, pulls: readonly number[], why: string): Promise<void> {
  const { headSha } = posting.finished;
  const body = `### ⚠️ No verdict for ${escapeMarkdown(headSha)}\n\n${escapeMarkdown(why)}.\n`;
  await publish(posting, { pulls, body, mayCreate: false });
}

interface Published extends Pick<Comment, 'body' | 'mayCreate'> {
  readonly pulls: readonly number[];
}

async function publish({ api, finished, notes, writesSummary }: Posting, published: Published): Promise<void> {
  const { pulls, body, mayCreate } = published;
  const marker = markerOf(`report of ${finished.workflow}`);
  for (const pull of pulls) {
    const posted = await postComment(api, { pull, marker, body, commit: finished.headSha, mayCreate });
    if (posted.kind === 'refused') notes.add(`no comment (${withRemedy(posted, 'it needs "pull-requests: write"')})`);
    else if (posted.value !== 'none') print(`comment on #${pull} ${posted.value}`);
  }
  if (writesSummary) await writeSummary({ body, end: '', rest: 'the artifact holds the rest' }, notes);
}

type Readable = Exclude<ForeignReport, { kind: 'refused' }>;

function renderForeign(
  foreign: Readable,
  { maxBytes, finished }: { readonly maxBytes: number; readonly finished: FinishedRun },
): string {
  if (foreign.kind === 'gate') {
    const isPassed = outcomeOf(foreign.report) === 'passed';
    return renderGateMarkdown(foreign.report, { maxBytes, banners: banners(isPassed, finished) });
  }
  const { report } = foreign;
  // By `fail-on` and `inconclusive` a run may fail with these answers, and pass with any.
  const isFailed = ['worse', 'undecided'].includes(report.answer) && finished.conclusion === 'failure';
  return renderComparisonMarkdown(report, { maxBytes, banners: banners(!isFailed, finished) });
}

function renderRefusals(refusals: readonly string[]): string {
  const items = refusals.map((why) => `- ${escapeMarkdown(why)}`);
  return ['### ⚠️ Report refused', '', ...items, ''].join('\n');
}

function banners(isPassed: boolean, { conclusion }: FinishedRun): string[] {
  const reported = 'As the job of this pull request reported it; the pull request could have changed that job.';
  if (isPassed === (conclusion === 'success')) return [reported];
  return [reported, `The run itself ended as "${conclusion}", which does not agree with this report.`];
}

/**
 * The open pull requests whose head the run was of, by the API: one head can be proposed for many branches. Where the event
 * names some of them, those; it names none of a fork.
 */
async function findPulls({ api, finished, notes }: Posting): Promise<readonly number[]> {
  const { headRepository, headBranch, headSha, event, pulls: named } = finished;
  if (!event.startsWith('pull_request')) {
    notes.add(`the run was of "${event}", not of a pull request`);
    return [];
  }
  // A branch and a commit alone are not whose they are: anybody can push the commit of another under the same name.
  if (headRepository === undefined) {
    notes.add('the repository of the run is missing; nothing is posted');
    return [];
  }
  const { owner, repo, ask } = api;
  const head = `${headRepository.split('/')[0]}:${headBranch}`;
  const found = await ask((octokit) => octokit.rest.pulls.list({ owner, repo, head, state: 'open', per_page: 100 }), {
    isRepeatable: true,
  });
  if (found.kind === 'refused') {
    notes.add(`the pull request was not found (${found.why})`);
    return [];
  }
  const open = found.value.data
    .filter(
      ({ head: { sha, ref, repo: its } }) =>
        sha === headSha && ref === headBranch && its?.full_name.toLowerCase() === headRepository.toLowerCase(),
    )
    .map(({ number }) => number);
  if (open.length === 0) notes.add('no open pull request has this head now; nothing is posted');
  const reported = open.filter((number) => named.includes(number));
  return reported.length > 0 ? reported : open;
}

interface ReadReports {
  readonly reports: readonly Readable[];
  /** Why others are not posted, one sentence each. */
  readonly refusals: readonly string[];
}

async function readReports({ api, finished, wanted, notes }: Posting): Promise<ReadReports> {
  const { owner, repo, ask } = api;
  const reports: Readable[] = [];
  const refusals: string[] = [];
  const listed = await ask(
    (octokit) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: finished.id, per_page: 100 }),
    { isRepeatable: true },
  );
  if (listed.kind === 'refused') {
    notes.add(`the artifacts of the run cannot be listed (${withRemedy(listed, 'it needs "actions: read"')})`);
    return { reports, refusals };
  }
  const isOurs = (name: string) =>
    wanted === undefined
      ? /^autorize-(candidates|fixtures|compare)-/.test(name) && !name.endsWith('.html')
      : name === wanted;
  const ours = listed.value.data.artifacts.filter(({ name, expired }) => isOurs(name) && !expired);
  if (ours.length > MAX_REPORTS) notes.add(`${plural(ours.length - MAX_REPORTS, 'report')} more left out`);
  for (const { id, name, size_in_bytes: bytes } of ours.slice(0, MAX_REPORTS)) {
    const read = await readForeignReport(api, { id, bytes, kind: kindOf(name) });
    if (read.kind !== 'refused') reports.push(read);
    else refusals.push(`artifact ${id} is left out: ${read.why}`);
  }
  return { reports, refusals };
}

/** What an artifact with a name of ours holds; undefined for a name that a workflow chose. */
function kindOf(name: string): 'gate' | 'comparison' | undefined {
  if (name.startsWith('autorize-compare-')) return 'comparison';
  return /^autorize-(candidates|fixtures)-/.test(name) ? 'gate' : undefined;
}
