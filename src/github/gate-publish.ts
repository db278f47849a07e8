/**
 * What people are shown of a gate: log, outputs, artifacts, check run, comment, job summary.
 * Invariant: the verdict is settled before any of it, and none of it changes the verdict. What cannot be published goes
 * down a ladder: check run, comment, summary, log.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { AutorizeError, type ContractError, EXIT, renderProblem, type UsageError } from '../base/errors.ts';
import { plural, printable } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import type { GateResult } from '../gate/run.ts';
import type { Host } from '../kernel/host.ts';
import { machineError } from '../kernel/machine-error.ts';
import { renderGateHtml } from '../report/gate-html.ts';
import { renderGateMarkdown } from '../report/gate-markdown.ts';
import { renderGateText } from '../report/gate-text.ts';
import { type GateOutcome, outcomeOf, renderVerdict } from '../report/gate-view.ts';
import { cutMarkdown, escapeMarkdown } from '../report/markdown.ts';
import {
  type Annotation,
  buildProblemAnnotations,
  buildReportAnnotations,
  defuse,
  renderProblemAnnotations,
  renderReportAnnotations,
} from '../report/workflow-commands.ts';
import { type Api, withRemedy } from './api.ts';
import { canUpload, type Uploaded, uploadArtifact } from './artifacts.ts';
import type { CheckAnnotation, Conclusion, OpenCheck } from './check-run.ts';
import type { StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import { MAX_SUMMARY_BYTES, writeSummary } from './job-summary.ts';
import { type Notes, print } from './notes.ts';
import { redacted, redactedShort } from './outgoing-text.ts';
import { writeOutputs } from './outputs.ts';
import { markerOf, postComment } from './sticky-comment.ts';

export interface Publication {
  readonly request: ActionRequest;
  readonly context: StepContext;
  readonly api: Api | undefined;
  readonly check: OpenCheck | undefined;
  readonly notes: Notes;
  readonly host: Host;
  /** A folder of ours, gone after the step. */
  readonly folder: string;
}

interface Concluded {
  readonly verdict: GateOutcome | 'invalid' | 'none';
  readonly conclusion: Conclusion;
  readonly exitCode: number;
  /** Output `passed`. */
  readonly passed: string;
}

const INCONCLUSIVE: Readonly<Record<ActionRequest['inconclusive'], Concluded>> = {
  fail: { verdict: 'inconclusive', conclusion: 'failure', exitCode: 1, passed: 'false' },
  neutral: { verdict: 'inconclusive', conclusion: 'neutral', exitCode: 0, passed: '' },
  pass: { verdict: 'inconclusive', conclusion: 'success', exitCode: 0, passed: 'true' },
};

function conclude(report: GateReport, inconclusive: ActionRequest['inconclusive']): Concluded {
  const verdict = outcomeOf(report);
  switch (verdict) {
    case 'passed':
      return { verdict, conclusion: 'success', exitCode: 0, passed: 'true' };
    case 'failed':
      return { verdict, conclusion: 'failure', exitCode: 1, passed: 'false' };
    case 'inconclusive':
      return INCONCLUSIVE[inconclusive];
    default:
      return verdict satisfies never;
  }
}

// Of the 65,000 characters that a comment and a check take, in bytes, which are never fewer.
const MAX_TEXT_BYTES = 60_000;
// What is rendered to that size can be longer where the names in it are.
const MAX_TEXT_CHARS = 64_000;
const REST = 'the report holds the rest';
// A suite of any size fits in few enough requests that no limit of the API is met on the way.
const MAX_CHECK_ANNOTATIONS = 3000;

/** Publishes a verdict; returns the exit code of the step. */
export async function publishGate(
  result: GateResult,
  banners: readonly string[],
  publication: Publication,
): Promise<number> {
  const { request, context, notes } = publication;
  const { report, reportPath } = result;
  const settled = conclude(report, request.inconclusive);
  const isQuiet = request.publishing.logLevel === 'quiet';
  for (const banner of banners) print(`warning: ${banner}`);
  if (isQuiet) print(`${settled.verdict}: ${renderVerdict(report)}`);
  else process.stdout.write(defuse(renderGateText(report, reportPath)));
  if (settled.verdict === 'inconclusive') {
    print(
      'inconclusive: every best candidate passes, but the choice depends on the order of the candidates (max-volatility)',
    );
  }
  const best = Object.values(report.results).map(({ scenario, best: each }) => [scenario.id, each?.id ?? null]);
  const volatility = Math.max(0, ...Object.values(report.results).map((each) => each.volatility));
  writeOutputs({
    passed: settled.passed,
    verdict: settled.verdict,
    'report-path': reportPath,
    'best-candidates': plainJson(Object.fromEntries(best)),
    volatility: String(volatility),
  });
  const uploaded = await uploadReport(result, banners, publication);
  const footer = links(context, uploaded);
  const render = (maxBytes: number) => renderGateMarkdown(report, { maxBytes, banners, footer });
  const folder = folderOf(publication);
  const annotations = buildReportAnnotations(report, { folder });
  const isAnnotated = await publish(publication, {
    settled,
    title: `${settled.verdict}: ${renderVerdict(report)}`,
    text: render(MAX_TEXT_BYTES),
    annotations,
  });
  if (!isAnnotated) for (const line of renderReportAnnotations(report, { folder })) process.stdout.write(`${line}\n`);
  if (request.publishing.writesSummary) {
    const end = renderNotes(notes);
    await writeSummary({ body: render(MAX_SUMMARY_BYTES - Buffer.byteLength(end)), end, rest: REST }, notes);
  }
  return settled.exitCode;
}

/** JSON for a step that prints it: what cannot be seen is escaped, as JSON may, and means the same. */
function plainJson(value: unknown): string {
  return printable(JSON.stringify(value), Number.POSITIVE_INFINITY);
}

/** Publishes what is wrong with the inputs. There is no verdict then. */
export async function publishProblems(error: ContractError | UsageError, publication: Publication): Promise<void> {
  const { request, context, notes } = publication;
  const { problems, omitted } = error;
  const lines = problems.map(renderProblem);
  if (omitted > 0) lines.push(`and ${plural(omitted, 'problem')} more`);
  for (const line of lines) print(`error: ${line}`);
  writeOutputs({ passed: '', verdict: 'invalid', 'report-path': '', 'best-candidates': '', volatility: '' });
  const items = lines.map((line) => `- ${escapeMarkdown(line)}`);
  const text = ['### ❌ Candidate gate: invalid input', '', ...items, '', ...links(context, undefined), ''].join('\n');
  const folder = folderOf(publication);
  const settled: Concluded = { verdict: 'invalid', conclusion: 'failure', exitCode: error.exitCode, passed: '' };
  const isAnnotated = await publish(publication, {
    settled,
    title: `invalid input: ${plural(problems.length + omitted, 'problem')}`,
    text,
    annotations: buildProblemAnnotations(problems, { folder }),
  });
  if (!isAnnotated) {
    for (const line of renderProblemAnnotations(problems, { folder, omitted })) process.stdout.write(`${line}\n`);
  }
  if (request.publishing.writesSummary) await writeSummary({ body: text, end: renderNotes(notes), rest: REST }, notes);
}

/** Publishes that a step ended without a verdict, so that nothing an earlier run published stands for it. */
export async function publishFailure(error: unknown, publication: Publication): Promise<void> {
  const { request, context, notes } = publication;
  const known = error instanceof AutorizeError && error.exitCode !== EXIT.bug ? error : machineError(error);
  const why = known === undefined ? 'The step failed; see its log.' : `${known.message}. ${known.remedy}`;
  const title = 'No verdict';
  const heading = `### ❌ Candidate gate: ${title.toLowerCase()}`;
  const text = [heading, '', escapeMarkdown(why), '', ...links(context, undefined), ''].join('\n');
  const exitCode = known?.exitCode ?? EXIT.bug;
  const settled: Concluded = { verdict: 'none', conclusion: 'failure', exitCode, passed: '' };
  await publish(publication, { settled, title, text, annotations: [] });
  if (request.publishing.writesSummary) await writeSummary({ body: text, end: renderNotes(notes), rest: REST }, notes);
}

interface Report {
  readonly settled: Concluded;
  readonly title: string;
  /** Markdown, rendered to fit a comment and a check run as far as its texts allow. */
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** Check run and comment; whether the check run holds the annotations. */
async function publish(
  publication: Publication,
  { settled, title, text: whole, annotations }: Report,
): Promise<boolean> {
  const text = cutMarkdown(redacted(whole), MAX_TEXT_CHARS);
  const { request, context, api, check, notes } = publication;
  const { verdict, conclusion } = settled;
  let isAnnotated = false;
  if (check !== undefined) {
    const placed = annotations.flatMap(locateAnnotation);
    const shown = capAnnotations(placed);
    const done = await check.complete({ conclusion, title, summary: text, annotations: shown });
    const missing = done.kind === 'ok' ? done.value.missing : undefined;
    if (done.kind === 'refused') notes.add(`the check run was not completed at once (${done.why})`);
    if (missing !== undefined) notes.add(`the check run lacks annotations (${missing})`);
    isAnnotated = done.kind === 'ok' && missing === undefined && shown.length > 0;
  }
  const { comment } = request.publishing;
  if (context.pull === undefined || comment === 'never') return isAnnotated;
  if (api === undefined) {
    if (comment === 'always') notes.add('no comment: there is no github-token');
    return isAnnotated;
  }
  const mayCreate = comment !== 'on-failure' || verdict !== 'passed';
  const marker = markerOf(markerSubject(request));
  const { number, headSha: commit } = context.pull;
  const posted = await postComment(api, { pull: number, marker, body: text, commit, mayCreate });
  if (posted.kind === 'refused') {
    const remedy = 'it needs "pull-requests: write". From forks, report.yml posts it';
    notes.add(`no comment (${withRemedy(posted, remedy)})`);
  }
  return isAnnotated;
}

/** One comment a suite and folder: matrix jobs of other suites have their own. */
function markerSubject({ mode, gate, workingDirectory }: ActionRequest): string {
  return JSON.stringify([mode, gate.suite ?? '', workingDirectory]);
}

function locateAnnotation({ level, properties, message }: Annotation): CheckAnnotation[] {
  const { file, line = 1, title = 'gate' } = properties;
  // The API takes files of the repository only.
  if (typeof file !== 'string' || file === '' || file.startsWith('/') || file.startsWith('..')) return [];
  return [
    {
      path: file,
      line: Number(line),
      level: level === 'error' ? 'failure' : 'warning',
      title: redactedShort(String(title), 200),
      message,
    },
  ];
}

function capAnnotations(all: readonly CheckAnnotation[]): readonly CheckAnnotation[] {
  const [first] = all;
  if (all.length <= MAX_CHECK_ANNOTATIONS || first === undefined) return all;
  const shown = all.slice(0, MAX_CHECK_ANNOTATIONS - 1);
  return [...shown, { ...first, title: 'gate', message: `${all.length - shown.length} more like these; see the log.` }];
}

async function uploadReport(
  { report, reportPath }: GateResult,
  banners: readonly string[],
  { request, context, notes, host, folder }: Publication,
): Promise<Uploaded | undefined> {
  const { uploadsArtifacts, artifactName, retentionDays } = request.publishing;
  if (!uploadsArtifacts || !canUpload(host.env)) return undefined;
  const suite = basename(report.suite_path).replace(/\.json$/, '');
  const name = safeName(artifactName ?? `autorize-${request.mode}-${suite}-${context.runId}-${context.attempt}`);
  const root = join(folder, 'artifact');
  mkdirSync(root, { recursive: true });
  const page = join(root, `${name}.html`);
  copyFileSync(reportPath, join(root, 'latest.json'));
  writeFileSync(page, redacted(renderGateHtml(report, banners)));
  const whole = await uploadArtifact({ name, files: [join(root, 'latest.json')], root, retentionDays }, notes);
  if (whole === undefined) return undefined;
  const opened = await uploadArtifact({ name: `${name}.html`, files: [page], root, retentionDays, isRaw: true }, notes);
  const { owner, repository, runId, serverUrl } = context;
  writeOutputs({
    'artifact-id': String(whole.id),
    'artifact-url': `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`,
    'artifact-digest': whole.digest,
  });
  return opened ?? whole;
}

/** What the service takes in a name. */
function safeName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}

/** The folder that file names of the report are relative to, from the root of the repository. */
function folderOf({ context, host }: Publication): string {
  return relative(context.workspace, host.cwd).replaceAll(sep, '/');
}

function links({ serverUrl, owner, repository, runId }: StepContext, uploaded: Uploaded | undefined): string[] {
  if (owner === '' || runId === '0') return [];
  const run = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}`;
  const report = uploaded === undefined ? '' : ` · [Report](${run}/artifacts/${uploaded.id})`;
  return [`[Run](${run})${report}`];
}

function renderNotes(notes: Notes): string {
  if (notes.all.length === 0) return '';
  return `\n${notes.all.map((note) => `- Note: ${escapeMarkdown(note)}`).join('\n')}\n`;
}
