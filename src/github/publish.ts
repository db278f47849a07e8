import { setOutput, summary } from '@actions/core';
import { type ContractError, renderProblem, type UsageError } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import type { GateResult } from '../gate/run.ts';
import { renderGateMarkdown } from '../report/gate-markdown.ts';
import { renderGateText } from '../report/gate-text.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { defuse, renderProblemAnnotations, renderReportAnnotations } from '../report/workflow-commands.ts';

/** Every output of action.yml; a test holds the two together. */
export const OUTPUTS = ['passed', 'verdict', 'report-path', 'best-candidates', 'volatility'] as const;
type Output = (typeof OUTPUTS)[number];

// The runner refuses outputs of a job beyond 1 MiB in all; ours stay far below.
const MAX_OUTPUT_BYTES = 256 * 1024;
// A step's summary is refused whole above 1 MiB.
const MAX_SUMMARY_BYTES = 900 * 1024;

export interface PublishOptions {
  readonly writesSummary: boolean;
  /** The working directory, from the repository's root; empty for the root itself. */
  readonly folder: string;
}

/** Tells a result the way a workflow reads it: log, annotations, outputs, job summary. */
export async function publishResult(result: GateResult, { writesSummary, folder }: PublishOptions): Promise<void> {
  const { report, reportPath } = result;
  process.stdout.write(defuse(renderGateText(report, reportPath)));
  for (const line of renderReportAnnotations(report, { folder })) process.stdout.write(`${line}\n`);
  const best = Object.values(report.results).map(({ scenario, best: each }) => [scenario.id, each?.id ?? null]);
  const volatility = Math.max(0, ...Object.values(report.results).map((each) => each.volatility));
  writeOutputs({
    passed: String(report.suite_pass),
    verdict: result.kind,
    'report-path': reportPath,
    'best-candidates': JSON.stringify(Object.fromEntries(best)),
    volatility: String(volatility),
  });
  if (writesSummary) await writeSummary(renderGateMarkdown(report));
}

/** Tells what is wrong with the inputs; there is no verdict then. */
export async function publishProblems(
  error: ContractError | UsageError,
  { writesSummary, folder }: PublishOptions,
): Promise<void> {
  const { problems, omitted } = error;
  const lines = problems.map(renderProblem);
  if (omitted > 0) lines.push(`and ${plural(omitted, 'problem')} more`);
  for (const line of lines) process.stdout.write(`error: ${defuse(line)}\n`);
  for (const line of renderProblemAnnotations(problems, { folder, omitted })) process.stdout.write(`${line}\n`);
  writeOutputs({ passed: '', verdict: 'invalid', 'report-path': '', 'best-candidates': '', volatility: '' });
  if (!writesSummary) return;
  const items = lines.map((line) => `- ${escapeMarkdown(line)}`);
  await writeSummary(['### ❌ Candidate gate: invalid input', '', ...items, ''].join('\n'));
}

function writeOutputs(outputs: Readonly<Record<Output, string>>): void {
  for (const name of OUTPUTS) {
    const value = outputs[name];
    setOutput(name, Buffer.byteLength(value) > MAX_OUTPUT_BYTES ? '' : value);
  }
}

/** Best effort: a summary that cannot be written is a warning, and never the verdict. */
async function writeSummary(markdown: string): Promise<void> {
  if ((process.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  try {
    await summary.addRaw(cut(markdown)).write();
  } catch (error) {
    process.stdout.write(
      `note: the job summary was not written (${error instanceof Error ? defuse(error.message) : 'unknown'})\n`,
    );
  }
}

function cut(markdown: string): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= MAX_SUMMARY_BYTES) return markdown;
  const end = bytes.lastIndexOf(0x0a, MAX_SUMMARY_BYTES);
  return `${bytes.subarray(0, end).toString('utf8')}\n\n…cut here; the report holds the rest.\n`;
}
