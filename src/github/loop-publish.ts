/**
 * What people are shown of a loop's run: outputs, artifacts, pull request, job summary.
 * Invariant: nothing of it changes what was recorded; text of agents and evaluators is plain in all of it, and files that
 * could hold a key are published without the keys that are known here.
 */
import { isUtf8 } from 'node:buffer';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import type { Shared } from '../remote/session.ts';
import { stateRefs } from '../remote/subject.ts';
import { oneLine } from '../report/foreign-text.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { renderHtml } from '../report/run-html.ts';
import { renderMarkdown } from '../report/run-markdown.ts';
import type { RunView } from '../report/run-view.ts';
import { renderScoreMermaid } from '../report/score-mermaid.ts';
import { renderTradeOffMermaid } from '../report/trade-off-mermaid.ts';
import type { Api } from './api.ts';
import { canUpload, uploadArtifact } from './artifacts.ts';
import { writeAttested } from './attested-outputs.ts';
import { publishGroups } from './group-pulls.ts';
import { handOver, mustHandOver } from './hand-over.ts';
import type { ActionRequest } from './inputs.ts';
import { claimWith, describeIsolation } from './isolation.ts';
import { writeSummary } from './job-summary.ts';
import { type Ended, outputsOf, stopOutputs } from './loop.ts';
import type { Opening, OpenState } from './loop-state.ts';
import { redacted } from './outgoing-text.ts';
import { writeOutputs } from './outputs.ts';
import { describeChecks, howToCheck } from './pull-body.ts';
import { commentOnPull, PULLS_REMEDY, publishPullRequest } from './pull-request.ts';
import { withRemedy } from './refusal.ts';

export interface LoopPublication {
  readonly request: ActionRequest;
  readonly opening: Opening;
  readonly api: Api | undefined;
  readonly state: OpenState;
  readonly ended: Ended | undefined;
  readonly shared: Shared | undefined;
  readonly isCancelled: boolean;
}

/** The outputs that need nobody else: set as soon as the run has ended, before anything that may take long. */
export function setLoopOutputs(
  { loop, inputs, isolation }: Pick<Opening, 'loop' | 'inputs' | 'isolation'>,
  ended: Ended | undefined,
): void {
  const outputs = outputsOf(loop);
  writeOutputs({
    ...outputs,
    ...(outputs.improvement === undefined ? {} : { improvement: claimWith(outputs.improvement, isolation) }),
    ...(inputs.branch === undefined ? {} : { branch: inputs.branch }),
    ...stopOutputs(ended),
  });
}

/**
 * Publishes whatever there is; each part that does not work is a note. Returns the error that the step ends with where
 * accepted changes could not be passed on.
 */
export async function publishLoop(publication: LoopPublication): Promise<AutorizeError | undefined> {
  const { request, opening, state, shared, ended, isCancelled } = publication;
  const { loop, host, notes } = opening;
  setLoopOutputs(opening, ended);
  const view = loop.hasRecords() ? loop.view() : undefined;
  if (view === undefined) return undefined;
  const page = join(loop.folder, 'report.html');
  writeFileSync(page, redacted(renderHtml({ view, diffs: loop.diffs() })));
  writeOutputs({ 'report-path': page });
  const footer: string[] = [];
  if (shared?.kind === 'done' && !isCancelled) await reportReplaced(publication);
  if (shared?.kind === 'done' && !isCancelled) footer.push(...(await propose(publication, view)));
  if (shared?.kind === 'done') writeAttested(loop.attestable?.());
  let unpublished: AutorizeError | undefined;
  let where = 'report.html holds the rest';
  const upload = async (): Promise<void> => {
    if (mustHandOver(opening, shared)) {
      try {
        await handOver(publication, state);
      } catch (error) {
        if (!(error instanceof AutorizeError)) throw error;
        unpublished = error;
        notes.add(`nothing was passed on: ${error.message}`);
      }
    }
    if (!request.publishing.uploadsArtifacts || !canUpload(host.env)) return;
    const address = await uploadRecords(publication, page);
    if (address !== undefined) where = `report.html in the [artifact of this run](${address}) holds the rest`;
  };
  const summarize = (): Promise<void> => summarizeLoop(publication, { view, footer, where });
  // What takes no server comes first where the runner will not wait for one.
  for (const each of isCancelled ? [summarize, upload] : [upload, summarize]) await each();
  return unpublished;
}

/** Publishes only the issue where records and branch contradict each other: no score, no claim, no proposal. */
export async function publishIssue(
  { request, opening: { notes } }: Pick<LoopPublication, 'request' | 'opening'>,
  error: unknown,
): Promise<void> {
  const why = error instanceof AutorizeError ? `${error.message}. ${error.remedy}` : String(error);
  writeOutputs({ 'stop-reason': oneLine(why) });
  if (!request.publishing.writesSummary) return;
  const body = `### Nothing was pushed or published\n\n${escapeMarkdown(oneLine(why))}\n`;
  await writeSummary({ body, end: '', rest: 'the log holds the rest' }, notes);
}

async function summarizeLoop(
  { request, opening: { inputs, notes, loop, isolation, runsAgents }, ended }: LoopPublication,
  { view, footer, where }: { readonly view: RunView; readonly footer: readonly string[]; readonly where: string },
): Promise<void> {
  if (!request.publishing.writesSummary) return;
  const stopped = ended === undefined ? [] : [`Stopped: ${escapeMarkdown(oneLine(ended.reason))}.`, ''];
  const next = [`Next: ${nextStep(view, { loop, inputs, runsAgents })}.`, ''];
  const message = notes.all.map((note) => `- Note: ${escapeMarkdown(note)}`);
  const single = inputs.publish !== 'none' && runsAgents ? [SINGLE_JOB, ''] : [];
  const chart = [renderScoreMermaid(view), renderTradeOffMermaid(view)].flatMap((each) =>
    each === undefined ? [] : [each, ''],
  );
  const level = describeIsolation(isolation);
  const body = `${[renderMarkdown(view), ...(level === undefined ? [] : [level, '']), ...chart].join('\n')}\n`;
  const end = `${[...stopped, ...next, ...footer, ...single, ...message].join('\n')}\n`;
  await writeSummary({ body, end, rest: where }, notes);
}

/** What the reader does next. */
function nextStep(
  view: RunView,
  { loop, inputs, runsAgents }: Pick<Opening, 'loop' | 'inputs' | 'runsAgents'>,
): string {
  const { accepted, branch = '' } = view;
  if (accepted === 0) return 'no change was accepted, so there is nothing to review; the next run resumes from here';
  if (inputs.publish === 'none' && runsAgents) {
    return 'publish the proposal from a job that may push, with the inputs `proposal` and `proposal-digest`';
  }
  const commands = howToCheck(view, { loop, inputs });
  return `review the branch \`${inputs.branch ?? branch}\`; to check it in a clone, run ${commands}`;
}

const SINGLE_JOB =
  'The agent ran in a job that can push. Without a sandbox, the agent can reach the token of that job. The workflow research.yml prevents this: one job proposes, another one publishes.';

/** Reports where the commits of an ended run are; on its pull request too, before that becomes the next run's. */
async function reportReplaced({ opening, api, state }: LoopPublication): Promise<void> {
  const { loop, inputs, notes } = opening;
  const replaced = loop.replaced?.();
  if (replaced === undefined || replaced.kept === 0) return;
  const { branch, what, kept, at } = replaced;
  const isPushed = state.session.unpushed.length === 0;
  const records = stateRefs(loop.subject).usual;
  if (!isPushed) notes.add(`the server refused the branch ${branch}; its commits are in the history of ${records}`);
  if (api === undefined || inputs.publish !== 'pull-request') return;
  const head = inputs.branch ?? `autorize/${loop.name}`;
  const where = isPushed
    ? `on the branch \`${branch}\`: open a pull request from there to continue with them`
    : `in the history of \`${records}\``;
  const body = `The rules of this run changed, so the run ended: ${escapeMarkdown(oneLine(what))}. Its ${plural(kept, 'accepted commit')} and the comments above remain valid; you find the commits ${where}. From now on, \`${head}\` belongs to a new run with its own baseline.`;
  const posted = await commentOnPull(api, { head, body, after: at });
  if (posted.kind === 'refused')
    notes.add(`the pull request of the ended run could not be commented on (${posted.why})`);
}

/** Publishes the groups, or opens or updates the one pull request; returns Markdown that links to what there is. */
async function propose(publication: LoopPublication, view: RunView): Promise<string[]> {
  const { opening, api, state } = publication;
  const { loop, inputs } = opening;
  const listed = loop.groups?.list();
  if (listed?.isCurrent === true) return publishGroups({ opening, api, state, listed, view });
  return inputs.publish === 'pull-request' ? proposePull(publication, view) : [];
}

/** Opens or updates the pull request; returns Markdown that links to it. */
async function proposePull({ opening, api }: LoopPublication, view: RunView): Promise<string[]> {
  const { context, notes, inputs, loop, isolation } = opening;
  const level = describeIsolation(isolation);
  const branch = inputs.branch ?? view.branch ?? '';
  if (api === undefined || view.accepted === 0) return [];
  const { prTitle } = inputs;
  // What weakens a claim is never cut.
  const [, gain = '', weak = ''] = /^(.*?)(, not confirmed)?$/s.exec(view.gain) ?? [];
  const title = prTitle ?? `autorize ${loop.name}: ${gain}`;
  const titleEnd = prTitle === undefined ? `${weak}${claimWith(gain, isolation).slice(gain.length)}` : '';
  const range = inputs.base === undefined ? branch : `${inputs.base}...${branch}`;
  const compare = `${context.serverUrl}/${context.owner}/${context.repository}/compare/${range}?expand=1`;
  const body = [
    renderMarkdown(view),
    '',
    ...(level === undefined ? [] : [level, '']),
    `To check it in a clone, run ${howToCheck(view, { loop, inputs })}.`,
    '',
    ...(await describeChecks(api)),
  ].join('\n');
  const posted = await publishPullRequest(api, {
    head: branch,
    base: inputs.base,
    title,
    titleEnd,
    body,
    labels: inputs.prLabels,
    isDraft: inputs.prDraft,
  });
  if (posted.kind === 'ok') {
    const { number, url, unlabelled, notRebased } = posted.value;
    if (notRebased !== undefined) {
      notes.add(`the base of the pull request could not be changed to "${inputs.base}" (${notRebased})`);
    }
    if (unlabelled !== undefined) notes.add(`the pull request has no labels of "pr-labels" (${unlabelled})`);
    writeOutputs({ 'pull-request-number': String(number), 'pull-request-url': url });
    return [`Pull request: [#${number}](${url})`, ''];
  }
  notes.add(`the branch ${branch} is pushed, but no pull request was created (${withRemedy(posted, PULLS_REMEDY)})`);
  return [`Open the pull request yourself: ${compare}`, ''];
}

/** Uploads what there is; the address of the artifact, where that worked. */
async function uploadRecords({ request, opening }: LoopPublication, page: string): Promise<string | undefined> {
  const { loop, folder, context, notes } = opening;
  const { artifactName, retentionDays } = request.publishing;
  const name = artifactName ?? `autorize-${request.modeName}-${loop.name}-${context.runId}-${context.attempt}`;
  const root = join(folder, 'artifact');
  const files = copyPlain({ ...opening, from: loop.folder, to: root });
  const whole = await uploadArtifact({ name, files, root, retentionDays }, notes);
  if (whole === undefined) return undefined;
  const raw = join(root, `${name}.html`);
  writeFileSync(raw, readFileSync(page));
  await uploadArtifact({ name: basename(raw), files: [raw], root, retentionDays, isRaw: true }, notes);
  const { owner, repository, runId, serverUrl } = context;
  const address = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`;
  writeOutputs({ 'artifact-id': String(whole.id), 'artifact-url': address, 'artifact-digest': whole.digest });
  return address;
}

const MAX_COPY_BYTES = 32 * 1024 * 1024;
// To know where a secret stands takes memory for each byte.
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;

/**
 * Copies the regular files of a folder. A secret is hidden in a text that is no ledger; a ledger with one stays here, and
 * so does a file whose name, or bytes that are no text, hold one.
 */
function copyPlain({
  from,
  to,
  search,
}: { readonly from: string; readonly to: string } & Pick<Opening, 'search'>): string[] {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    if (/\.(lock|reserve|holder|tmp)$/.test(name) || statSync(path).size > MAX_COPY_BYTES) return [];
    const bytes = readFileSync(path);
    const shown = path.slice(from.length + 1);
    if (search.finds(Buffer.from(shown))) return [];
    const holds = search.finds(bytes);
    if (holds && (name.endsWith('.jsonl') || bytes.length > MAX_REDACTED_BYTES || !isUtf8(bytes))) return [];
    const plain = holds ? Buffer.from(redacted(bytes.toString())) : bytes;
    const target = join(to, shown);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, plain);
    return [target];
  });
}
