/**
 * What people are shown of a gate: log, outputs, artifacts, check run, comment, job summary.
 * Invariant: the verdict is settled before any of it, and none of it changes the verdict. What cannot be published goes
 * down a ladder: check run, comment, summary, log.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { printable } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import type { GateResult } from '../gate/run.ts';
import { defuse } from '../report/defuse.ts';
import { renderGateHtml } from '../report/gate-html.ts';
import { renderGateMarkdown } from '../report/gate-markdown.ts';
import { renderGateText } from '../report/gate-text.ts';
import { outcomeOf, renderVerdict } from '../report/gate-view.ts';
import { buildReportAnnotations, renderReportAnnotations } from '../report/workflow-commands.ts';
import { canUpload, type Uploaded, uploadArtifact } from './artifacts.ts';
import { folderOf, type Publication, REST, type Verdict, withMarker } from './gate-problems.ts';
import type { ActionRequest } from './inputs.ts';
import { MAX_SUMMARY_BYTES, writeSummary } from './job-summary.ts';
import { writeLog } from './log.ts';
import { print } from './notes.ts';
import { redacted } from './outgoing-text.ts';
import { writeOutputs } from './outputs.ts';
import {
  type FinalVerdict,
  INCONCLUSIVE,
  MAX_TEXT_BYTES,
  publishVerdict,
  renderLinks,
  renderNotes,
  safeArtifactName,
} from './verdict-publish.ts';

function conclude(report: GateReport, inconclusive: ActionRequest['inconclusive']): FinalVerdict<Verdict> {
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

interface JudgedPublication extends Publication {
  /** A folder of ours, gone after the step. */
  readonly folder: string;
}

/** Publishes a verdict; returns the exit code of the step. */
export async function publishGate(
  result: GateResult,
  banners: readonly string[],
  publication: JudgedPublication,
): Promise<number> {
  const { request, context, notes } = publication;
  const { report, reportPath } = result;
  const final = conclude(report, request.inconclusive);
  const isQuiet = request.publishing.logLevel === 'quiet';
  for (const banner of banners) print(`warning: ${banner}`);
  if (isQuiet) print(`${final.verdict}: ${renderVerdict(report)}`);
  else writeLog(defuse(renderGateText(report, reportPath)));
  if (final.verdict === 'inconclusive') {
    print(
      'inconclusive: every best candidate passes, but the choice depends on the order of the candidates (max-volatility)',
    );
  }
  const best = Object.values(report.results).map(({ scenario, best: each }) => [scenario.id, each?.id ?? null]);
  const volatility = Math.max(0, ...Object.values(report.results).map((each) => each.volatility));
  writeOutputs({
    passed: final.passed,
    verdict: final.verdict,
    'report-path': reportPath,
    'best-candidates': plainJson(Object.fromEntries(best)),
    volatility: String(volatility),
  });
  const uploaded = await uploadReport(result, banners, publication);
  const footer = renderLinks(context, uploaded);
  const render = (maxBytes: number) => renderGateMarkdown(report, { maxBytes, banners, footer });
  const folder = folderOf(publication);
  const annotations = buildReportAnnotations(report, { folder });
  const isAnnotated = await publishVerdict(withMarker(publication), {
    final,
    title: `${final.verdict}: ${renderVerdict(report)}`,
    text: render(MAX_TEXT_BYTES),
    annotations,
  });
  if (!isAnnotated) for (const line of renderReportAnnotations(report, { folder })) writeLog(`${line}\n`);
  if (request.publishing.writesSummary) {
    const end = renderNotes(notes);
    await writeSummary({ body: render(MAX_SUMMARY_BYTES - Buffer.byteLength(end)), end, rest: REST }, notes);
  }
  return final.exitCode;
}

/** JSON for a step that prints it: what cannot be seen is escaped, as JSON may, and means the same. */
function plainJson(value: unknown): string {
  return printable(JSON.stringify(value), Number.POSITIVE_INFINITY);
}

async function uploadReport(
  { report, reportPath }: GateResult,
  banners: readonly string[],
  { request, context, notes, host, folder }: JudgedPublication,
): Promise<Uploaded | undefined> {
  const { uploadsArtifacts, artifactName, retentionDays } = request.publishing;
  if (!uploadsArtifacts || !canUpload(host.env)) return undefined;
  const suite = basename(report.suite_path).replace(/\.json$/, '');
  const name = safeArtifactName(
    artifactName ?? `autorize-${request.mode}-${suite}-${context.runId}-${context.attempt}`,
  );
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
