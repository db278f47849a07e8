/** What people are shown of a comparison: log, outputs, artifacts, check run, comment, job summary. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AutorizeError, type ContractError, EXIT, renderProblem, type UsageError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { fenced, plural } from '../base/text.ts';
import type { ComparisonReport } from '../compare/report.ts';
import type { Host } from '../kernel/host.ts';
import { exportBencherMetrics, exportBenchmarkEntries } from '../report/comparison-exports.ts';
import { renderComparisonHtml } from '../report/comparison-html.ts';
import { renderComparisonMarkdown } from '../report/comparison-markdown.ts';
import { renderComparisonText } from '../report/comparison-text.ts';
import { renderComparisonTitle, worstRatio } from '../report/comparison-view.ts';
import { defuse } from '../report/defuse.ts';
import { oneLine } from '../report/foreign-text.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { shellWord } from '../report/shell-word.ts';
import { canUpload, type Uploaded, uploadArtifact } from './artifacts.ts';
import { recordBase } from './compare-record.ts';
import type { ActionRequest } from './inputs.ts';
import { MAX_SUMMARY_BYTES, writeSummary } from './job-summary.ts';
import { writeLog } from './log.ts';
import { print } from './notes.ts';
import { redacted, stepSecrets } from './outgoing-text.ts';
import { writeOutputs } from './outputs.ts';
import {
  type FinalVerdict,
  INCONCLUSIVE,
  MAX_TEXT_BYTES,
  type Publishing,
  publishVerdict,
  renderLinks,
  renderNotes,
  safeArtifactName,
} from './verdict-publish.ts';

export interface ComparePublication extends Publishing {
  readonly request: ActionRequest;
  readonly host: Host;
  /** A folder of ours, gone after the step. */
  readonly folder: string;
  /** Aborted when no server is to be waited for any more. */
  readonly cutOff: AbortSignal;
}

interface Compared {
  readonly report: ComparisonReport;
  /** Where its files are. */
  readonly folder: string;
  /** What a reader of the verdict has to know, one sentence each. */
  readonly banners: readonly string[];
}

const LOG = 'decisions.jsonl';
const REST = 'the report holds the rest';

type VerdictInputs = Pick<ActionRequest, 'inconclusive'> & { readonly failOn: string | undefined };

/** What a comparison is for the check and the step, by `fail-on` and `inconclusive`. */
export function finalVerdictOf(
  { answer, metrics }: Pick<ComparisonReport, 'answer' | 'metrics'>,
  { inconclusive, failOn }: VerdictInputs,
): FinalVerdict {
  if (answer === 'undecided') return INCONCLUSIVE[inconclusive];
  if (answer !== 'worse') return { verdict: 'passed', conclusion: 'success', exitCode: EXIT.yes, passed: 'true' };
  const isUndecided = metrics.some((metric) => metric.answer === 'undecided');
  const fails = failOn === 'worse' || (isUndecided && inconclusive === 'fail');
  return {
    ...{ verdict: 'failed', passed: 'false' },
    ...(fails ? { conclusion: 'failure', exitCode: EXIT.no } : { conclusion: 'neutral', exitCode: EXIT.yes }),
  };
}

/** Publishes a comparison; returns the exit code of the step. */
export async function publishComparison(compared: Compared, publication: ComparePublication): Promise<number> {
  const { request, context, notes } = publication;
  const { report, banners } = compared;
  const final = finalVerdictOf(report, { ...request, failOn: request.loop.failOn });
  const title = renderComparisonTitle(report);
  const page = join(compared.folder, 'report.html');
  const history = await recordBase({ report, ...publication });
  writeFileSync(page, redacted(renderComparisonHtml(report, { banners, history })));
  if (request.publishing.logLevel === 'quiet') print(`${final.verdict}: ${title}`);
  else writeLog(defuse(renderComparisonText(report, page)));
  writeOutputs({
    passed: final.passed,
    verdict: final.verdict,
    'report-path': page,
    comparison: report.answer,
    'worst-ratio': renderRatio(worstRatio(report)),
  });
  const uploaded = await uploadComparison(compared, page, publication);
  const footer = [
    'The same comparison on your machine:',
    renderAgain(report, request),
    ...renderLogDigest(compared),
    ...renderLinks(context, uploaded),
  ];
  const render = (maxBytes: number) => renderComparisonMarkdown(report, { maxBytes, banners, footer });
  await publishVerdict(publication, { final, title, text: render(MAX_TEXT_BYTES), annotations: [] });
  if (request.publishing.writesSummary) {
    const end = renderNotes(notes);
    await writeSummary({ body: render(MAX_SUMMARY_BYTES - Buffer.byteLength(end)), end, rest: REST }, notes);
  }
  return final.exitCode;
}

/** Distinguishes a log that was rewritten as a whole from the one that was written here. */
function renderLogDigest({ folder }: Compared): readonly string[] {
  const log = join(folder, LOG);
  return existsSync(log) ? [`SHA-256 of \`${LOG}\`: \`${sha256(readFileSync(log))}\``] : [];
}

function renderRatio(ratio: number | undefined): string {
  return ratio === undefined || !Number.isFinite(ratio) ? '' : String(Number(ratio.toPrecision(4)));
}

/** The command with the flags that the inputs of the step are. */
function renderAgain({ base, head }: ComparisonReport, { compare }: ActionRequest): string {
  const flags = compare.flags.flatMap(([name, ...values]) => [`--${name}`, ...values.map(shellWord)]);
  return fenced(['autorize', 'compare', base.commit, head.commit, ...flags].join(' '), 'sh');
}

/** Sets the outputs of a step without a comparison. */
export function setNoOutputs(verdict: string, passed = ''): void {
  writeOutputs({ passed, verdict, 'report-path': '', comparison: '', 'worst-ratio': '' });
}

/** Publishes what is wrong with the inputs; returns the exit code of the step. */
export async function publishInvalid(
  error: ContractError | UsageError,
  publication: ComparePublication,
): Promise<number> {
  const { problems, omitted, exitCode } = error;
  const lines = problems.map(renderProblem);
  if (omitted > 0) lines.push(`and ${plural(omitted, 'problem')} more`);
  for (const line of lines) print(`error: ${line}`);
  setNoOutputs('invalid');
  const title = `invalid input: ${plural(problems.length + omitted, 'problem')}`;
  const final: FinalVerdict = { verdict: 'invalid', conclusion: 'failure', exitCode, passed: '' };
  const text = ['### ❌ Comparison: invalid input', '', ...lines.map((line) => `- ${escapeMarkdown(line)}`), ''];
  await publishWithoutReport(publication, { final, title, text });
  return exitCode;
}

// Reasons that no change of the head is to blame for.
const NOT_OF_THE_CHANGE: readonly string[] = ['benchmark_missing', 'variable_missing'];

/** Publishes why nothing was measured; returns the exit code of the step. */
export async function publishUnmeasured(error: AutorizeError, publication: ComparePublication): Promise<number> {
  const { request } = publication;
  const { message, remedy, code } = error;
  const isNeutral = NOT_OF_THE_CHANGE.includes(code);
  const why = `${oneLine(message, 1000)}. ${oneLine(remedy, 1000)}`;
  print(`${isNeutral ? 'inconclusive' : 'error'}: ${why}`);
  const final = isNeutral ? INCONCLUSIVE[request.inconclusive] : finalVerdictOfError(error, request);
  setNoOutputs(final.verdict === 'none' ? '' : final.verdict, final.passed);
  const sign = final.conclusion === 'failure' ? '❌' : '➖';
  const title = `Not compared: ${oneLine(message, 150)}`;
  const text = [`### ${sign} ${escapeMarkdown(title)}`, '', escapeMarkdown(why), ''];
  await publishWithoutReport(publication, { final, title, text });
  return final.exitCode;
}

function finalVerdictOfError({ exitCode }: AutorizeError, { loop }: ActionRequest): FinalVerdict {
  // A head that gives no score is the change's doing; a base that gives none, or the machine, is not.
  const final: Pick<FinalVerdict, 'verdict' | 'passed'> =
    exitCode === EXIT.no ? { verdict: 'failed', passed: 'false' } : { verdict: 'none', passed: '' };
  if (loop.failOn === 'never') return { ...final, conclusion: 'neutral', exitCode: EXIT.yes };
  return { ...final, conclusion: 'failure', exitCode };
}

interface WithoutReport {
  readonly final: FinalVerdict;
  readonly title: string;
  readonly text: readonly string[];
}

async function publishWithoutReport(
  publication: ComparePublication,
  { final, title, text: lines }: WithoutReport,
): Promise<void> {
  const { request, context, notes } = publication;
  const text = [...lines, ...renderLinks(context, undefined), ''].join('\n');
  await publishVerdict(publication, { final, title, text, annotations: [] });
  if (request.publishing.writesSummary) await writeSummary({ body: text, end: renderNotes(notes), rest: REST }, notes);
}

/** One artifact with the records and the exports, and the page as a file that opens with a click. */
async function uploadComparison(
  { report, folder: source }: Compared,
  page: string,
  { request, context, notes, host, folder }: ComparePublication,
): Promise<Uploaded | undefined> {
  const { uploadsArtifacts, artifactName, retentionDays } = request.publishing;
  if (!uploadsArtifacts || !canUpload(host.env)) return undefined;
  const subject = request.compare.settings.experiment;
  const usual = `autorize-compare-${subject === undefined ? '' : `${subject}-`}${context.runId}-${context.attempt}`;
  const name = safeArtifactName(artifactName ?? usual);
  const root = join(folder, 'artifact');
  mkdirSync(root, { recursive: true });
  const files = writeArtifact(report, { source, root });
  const whole = await uploadArtifact({ name, files, root, retentionDays }, notes);
  if (whole === undefined) return undefined;
  const raw = join(root, `${name}.html`);
  copyFileSync(page, raw);
  const opened = await uploadArtifact({ name: `${name}.html`, files: [raw], root, retentionDays, isRaw: true }, notes);
  const { owner, repository, runId, serverUrl } = context;
  writeOutputs({
    'artifact-id': String(whole.id),
    'artifact-url': `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`,
    'artifact-digest': whole.digest,
  });
  return opened ?? whole;
}

function writeArtifact(
  report: ComparisonReport,
  { source, root }: { readonly source: string; readonly root: string },
): readonly string[] {
  const { customSmallerIsBetter, customBiggerIsBetter } = exportBenchmarkEntries(report);
  const texts: Readonly<Record<string, unknown>> = {
    'report.json': report,
    'bencher.json': exportBencherMetrics(report),
    ...(customSmallerIsBetter.length === 0 ? {} : { 'customSmallerIsBetter.json': customSmallerIsBetter }),
    ...(customBiggerIsBetter.length === 0 ? {} : { 'customBiggerIsBetter.json': customBiggerIsBetter }),
  };
  const files = Object.entries(texts).map(([name, value]) => {
    const path = join(root, name);
    writeFileSync(path, redacted(`${JSON.stringify(value, null, 2)}\n`));
    return path;
  });
  // A chain of hashes cannot be redacted: a log that holds a secret stays here.
  const log = join(source, LOG);
  if (!existsSync(log) || stepSecrets().finds(readFileSync(log))) return files;
  copyFileSync(log, join(root, LOG));
  return [...files, join(root, LOG)];
}
