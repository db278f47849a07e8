/**
 * What people are shown of an experiment's run: outputs, artifacts, pull request, job summary.
 * Invariant: nothing of it changes what was recorded; text of agents and evaluators is plain in all of it, and files that
 * could hold a key are published without the keys that are known here.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lookAt } from '../experiment/look.ts';
import type { Stop } from '../experiment/stop.ts';
import { type ExperimentPlace, readIterationFile } from '../experiment/store.ts';
import type { Host } from '../kernel/host.ts';
import { writeProposal } from '../remote/proposal-file.ts';
import type { Shared } from '../remote/session.ts';
import { renderExperimentHtml } from '../report/experiment-html.ts';
import { renderExperimentMarkdown } from '../report/experiment-markdown.ts';
import { buildExperimentView, type ExperimentView } from '../report/experiment-view.ts';
import { oneLine } from '../report/foreign-text.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { renderScoreMermaid } from '../report/score-mermaid.ts';
import type { Api } from './api.ts';
import { canUpload, uploadArtifact } from './artifacts.ts';
import type { ActionRequest } from './inputs.ts';
import { writeSummary } from './job-summary.ts';
import { writeOutputs } from './outputs.ts';
import { publishPullRequest } from './pull-request.ts';
import type { Opening, OpenState } from './research-state.ts';

export interface ResearchPublication {
  readonly request: ActionRequest;
  readonly opening: Opening;
  readonly api: Api | undefined;
  readonly state: OpenState | undefined;
  readonly stop: Stop | undefined;
  readonly shared: Shared | undefined;
  readonly isCancelled: boolean;
}

interface Seen {
  readonly view: ExperimentView;
  readonly diffs: ReadonlyMap<number, string>;
}

function see(place: ExperimentPlace, host: Host): Seen {
  const look = lookAt(place, host);
  // This step is the run that is at work.
  const view = buildExperimentView({ ...look, isRunning: false, now: host.now() });
  const diffs = look.records.flatMap(({ iter }) => {
    const diff = readIterationFile(place, iter, 'changes.diff');
    return diff === undefined || diff === '' ? [] : [[iter, diff] as const];
  });
  return { view, diffs: new Map(diffs) };
}

/** The outputs that need nobody else: set as soon as the run has ended, before anything that may take long. */
export function setResearchOutputs({
  place,
  host,
  stop,
}: {
  readonly place: ExperimentPlace;
  readonly host: Host;
  readonly stop: Stop | undefined;
}): void {
  const { records, state } = lookAt(place, host);
  const { view } = see(place, host);
  const kept = records.findLast(({ outcome }) => outcome === 'merged');
  writeOutputs({
    'best-score': view.best?.score ?? '',
    'baseline-score': view.baseline ?? '',
    improvement: view.change ?? '',
    iterations: String(view.tried),
    kept: String(view.kept),
    branch: state.branch,
    commit: kept?.commit ?? state.base_commit,
    'ledger-path': place.ledger,
    'stop-reason': oneLine(stop?.reason ?? 'the run could not go on; see the log'),
  });
}

/** Publishes whatever there is; each part that does not work is a note. */
export async function publishResearch(publication: ResearchPublication): Promise<void> {
  const { request, opening, state, shared, stop, isCancelled } = publication;
  const { place, host, notes } = opening;
  setResearchOutputs({ place, host, stop });
  if (!existsSync(place.ledger)) return;
  const seen = see(place, host);
  const page = join(dirname(place.ledger), 'report.html');
  writeFileSync(page, hide(renderExperimentHtml(seen), opening.secrets));
  writeOutputs({ 'report-path': page });
  const footer: string[] = [];
  if (shared?.kind === 'done' && request.loop.publish === 'pull-request' && !isCancelled) {
    footer.push(...(await proposePull(publication, seen.view)));
  }
  if (request.loop.proposal === undefined && request.loop.publish === 'none' && state !== undefined) {
    await uploadProposal(publication, state);
  }
  if (request.publishing.uploadsArtifacts && canUpload(host.env)) await uploadRecords(publication, page);
  if (request.publishing.writesSummary) {
    const chart = renderScoreMermaid(seen.view);
    const next = stop === undefined ? [] : [`Stopped: ${escapeMarkdown(oneLine(stop.reason))}.`, ''];
    const said = notes.all.map((note) => `- Note: ${escapeMarkdown(note)}`);
    const single = request.loop.publish !== 'none' && request.loop.proposal === undefined ? [SINGLE_JOB, ''] : [];
    const parts = [
      renderExperimentMarkdown(seen.view),
      ...(chart === undefined ? [] : [chart, '']),
      ...next,
      ...footer,
      ...single,
      ...said,
    ];
    await writeSummary(`${parts.join('\n')}\n`, notes);
  }
}

const SINGLE_JOB =
  'The agent ran in the job that can push. Without a sandbox it can reach the token of the job; research.yml, with one job that proposes and one that publishes, keeps it away.';

/** Opens or updates the pull request; markdown that tells of it. */
async function proposePull({ request, opening, api }: ResearchPublication, view: ExperimentView): Promise<string[]> {
  const { loop } = request;
  const { context, notes, place } = opening;
  if (api === undefined || view.kept === 0) return [];
  const branch = `autorize/${place.name}`;
  const title = loop.prTitle ?? `autorize ${place.name}: ${gainOf(view)}`;
  const compare = `${context.serverUrl}/${context.owner}/${context.repository}/compare/${branch}?expand=1`;
  const body = [
    renderExperimentMarkdown(view),
    '',
    `To check it: \`git fetch origin ${branch}\`, then in a clone with the records (\`refs/autorize/${place.name}\`): \`autorize verify ${place.name} --rescore\`.`,
    '',
    'Commits that a workflow pushes with its own token start no checks. To start them, close this pull request and open it again, or give the step the token of an app.',
    '',
  ].join('\n');
  const posted = await publishPullRequest(api, {
    head: branch,
    base: loop.base,
    title,
    body,
    labels: loop.prLabels,
    isDraft: loop.prDraft,
  });
  if (posted.kind === 'ok') {
    const { number, url } = posted.value;
    writeOutputs({ 'pull-request-number': String(number), 'pull-request-url': url });
    return [`Pull request: [#${number}](${url})`, ''];
  }
  notes.add(
    `the branch ${branch} is pushed, but no pull request was made (${posted.why}): allow it in Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests", and give the job "pull-requests: write"`,
  );
  return [`Open the pull request yourself: ${compare}`, ''];
}

/** The confirmed gain; else what single measurements say, and that they are no more. */
function gainOf({ standing, change, kept }: ExperimentView): string {
  if (standing.kind === 'confirmed') return oneLine(standing.sentence);
  return `${change ?? `${kept} kept`}, not confirmed`;
}

async function uploadProposal(
  { request, opening }: ResearchPublication,
  { session, remote }: OpenState,
): Promise<void> {
  const { place, folder, host, context, notes } = opening;
  const snapshot = await session.snapshot();
  if (snapshot?.tip === undefined) return;
  const { tip } = snapshot;
  const base = lookAt(place, host).state.base_commit;
  const known = [base, session.seen.state, session.seen.tip].filter(
    (id): id is string => id !== undefined && id !== '',
  );
  const root = join(folder, 'proposal');
  const { files, digest } = await writeProposal(remote, {
    name: place.name,
    folder: root,
    snapshot: { ...snapshot, tip },
    known,
  });
  writeOutputs({ 'proposal-digest': digest });
  if (!canUpload(host.env)) return;
  const name = `autorize-proposal-${place.name}-${context.runId}-${context.attempt}`;
  const { retentionDays } = request.publishing;
  await uploadArtifact({ name, files, root, retentionDays }, notes);
}

async function uploadRecords({ request, opening }: ResearchPublication, page: string): Promise<void> {
  const { place, folder, context, notes } = opening;
  const { artifactName, retentionDays } = request.publishing;
  const name = artifactName ?? `autorize-research-${place.name}-${context.runId}-${context.attempt}`;
  const root = join(folder, 'artifact');
  const files = copyPlain({ from: place.folder, to: root, secrets: opening.secrets });
  const whole = await uploadArtifact({ name, files, root, retentionDays }, notes);
  if (whole === undefined) return;
  const raw = join(root, `${name}.html`);
  writeFileSync(raw, readFileSync(page));
  await uploadArtifact({ name: basename(raw), files: [raw], root, retentionDays, isRaw: true }, notes);
  const { owner, repository, runId, serverUrl } = context;
  writeOutputs({
    'artifact-id': String(whole.id),
    'artifact-url': `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`,
    'artifact-digest': whole.digest,
  });
}

const MAX_COPY_BYTES = 32 * 1024 * 1024;
const HIDDEN = '***';

/** Copies the regular files of a folder; a known key in one that is no ledger is hidden, a ledger with one stays here. */
function copyPlain({
  from,
  to,
  secrets,
}: {
  readonly from: string;
  readonly to: string;
  readonly secrets: readonly string[];
}): string[] {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    if (/\.(lock|reserve|holder|tmp)$/.test(name) || statSync(path).size > MAX_COPY_BYTES) return [];
    const bytes = readFileSync(path);
    const holds = secrets.filter((secret) => bytes.includes(secret));
    if (holds.length > 0 && name.endsWith('.jsonl')) return [];
    const target = join(to, path.slice(from.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, holds.length === 0 ? bytes : Buffer.from(hide(bytes.toString('latin1'), holds), 'latin1'));
    return [target];
  });
}

function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((all, secret) => all.replaceAll(secret, HIDDEN), text);
}
