/** Mode `verify`: whether an experiment, a mission, receipts or a report of the gate are what they say. No agent runs. */
import { EXIT, PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { describeFinding, type Finding, isAllSound } from '../base/finding.ts';
import { printable } from '../base/text.ts';
import { verifyExperiment } from '../experiment/verification/verify.ts';
import type { Host } from '../kernel/host.ts';
import { readMissionDir } from '../mission/opening.ts';
import { listMissionRuns } from '../mission/store.ts';
import { verifyMissionAt, verifyUncovered } from '../mission/verify.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { loadWork } from '../workitem/opening.ts';
import { verifyWork } from '../workitem/verify.ts';
import type { ActionRequest } from './inputs.ts';
import { writeSummary } from './job-summary.ts';
import { Notes, print } from './notes.ts';
import { writeOutputs } from './outputs.ts';
import { type VerifiedReport, verifyReport } from './verify-report.ts';

type Line = VerifiedReport['lines'][number];

// As much as a finding says at most.
const MAX_LINE = 4000;

/** Runs the mode; 1 when the claim does not hold. */
export async function runVerifyStep(request: ActionRequest, host: Host): Promise<number> {
  const { loop, report, publishing } = request;
  const problems: Problem[] = [...request.problems];
  const named = [loop.experiment, loop.missionDir, loop.workItems, report ?? ''].filter((each) => each !== '');
  if (named.length !== 1) {
    const expected = 'one of the inputs "experiment", "mission-dir", "work-items" and "report"';
    const remedy = 'Write one of them: what is to be checked.';
    problems.push({ found: `mode "verify" with ${named.length} of them`, expected, remedy });
  }
  if (report === undefined) problems.push(...ignoredInputs(request));
  if (problems.length > 0) throw new UsageError(problems);
  const { lines, banners } =
    report === undefined
      ? { lines: await verify(request, host), banners: [] }
      : await verifyReport(report, request, host);
  const isSound = isAllSound(lines);
  for (const banner of banners) print(`warning: ${banner}`);
  // A record can hold any text: nothing of it begins a line of its own, or is a command of the runner.
  for (const { kind, text } of lines) print(`${kind.padEnd(9)} ${printable(text, MAX_LINE)}`);
  writeOutputs({ passed: String(isSound), verdict: isSound ? 'passed' : 'failed' });
  if (publishing.writesSummary) {
    const notes = new Notes();
    const items = lines.map(({ kind, text }) => `- ${kind}: ${escapeMarkdown(text)}`);
    const shown = banners.map((banner) => `> **${escapeMarkdown(banner)}**\n\n`).join('');
    const body = `### ${isSound ? '✅ It holds' : '❌ It does not hold'}\n\n${shown}${items.join('\n')}\n`;
    await writeSummary({ body, end: '', rest: 'the log holds the rest' }, notes);
  }
  return isSound ? EXIT.yes : EXIT.no;
}

/** What only a report is verified by: to leave it out silently would be to verify less than was asked for. */
function ignoredInputs({ trustedRef, gate: { suite, config, schema } }: ActionRequest): Problem[] {
  return Object.entries({ 'trusted-ref': trustedRef, suite, config, schema }).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            found: `the input "${name}" in mode "verify" without "report"`,
            expected: `"${name}" beside "report" alone`,
            remedy: 'Remove it.',
          },
        ],
  );
}

async function verify({ loop }: ActionRequest, host: Host): Promise<Line[]> {
  if (loop.missionDir !== '') return verifyMissionRuns(loop.missionDir, host);
  return loop.workItems !== '' ? verifyReceipts(loop.workItems, host) : verifyNamed(loop.experiment, host);
}

/** Every run of the mission that there are records of here. */
async function verifyMissionRuns(missionDir: string, host: Host): Promise<Line[]> {
  const { slug, repository } = readMissionDir(missionDir, host, { needsAgent: false });
  const places = listMissionRuns(repository, slug);
  if (places.length === 0) {
    const uncovered = await verifyUncovered({ repository }, { slug, tag: '*' });
    if (uncovered.length > 0) return linesOf(uncovered);
    throw new PreconditionError({
      message: `there are no records of the mission "${missionDir}" here`,
      remedy: `Fetch them: autorize pull mission.${slug}; or check it in the job that ran it`,
    });
  }
  const lines: Line[] = [];
  for (const paths of places) lines.push(...linesOf((await verifyMissionAt(paths, {}, host)).findings));
  return lines;
}

/** The receipts of a plan, with what they stand on. */
async function verifyReceipts(workItems: string, host: Host): Promise<Line[]> {
  const { plan } = await loadWork(workItems, host);
  const { findings, receipts } = await verifyWork({}, host);
  if (receipts.some((receipt) => receipt.plan === plan) || !isAllSound(findings)) return linesOf(findings);
  throw new PreconditionError({
    message: `there are no receipts of the plan "${plan}" here`,
    remedy: `Fetch them: autorize pull work.${plan}; or check them in the job that ran it`,
  });
}

function linesOf(findings: readonly Finding[]): Line[] {
  return findings.map((finding) => ({ kind: finding.kind, text: describeFinding(finding) }));
}

async function verifyNamed(name: string, host: Host): Promise<Line[]> {
  const { findings } = await verifyExperiment({ name }, host);
  return linesOf(findings);
}
