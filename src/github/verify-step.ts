/** Mode `verify`: whether an experiment, a mission, receipts or a report of the gate are what they say. No agent runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EXIT, PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { type Finding, isAllSound } from '../base/finding.ts';
import { decodeDocument } from '../base/json-document.ts';
import { verifyExperiment } from '../experiment/proof/verify.ts';
import type { GateReport } from '../gate/report.ts';
import type { GateRequest } from '../gate/request.ts';
import { runGate } from '../gate/run.ts';
import { type ConfinedFile, readConfined } from '../kernel/confined-file.ts';
import type { Host } from '../kernel/host.ts';
import { readMissionDir } from '../mission/opening.ts';
import { listMissionRuns } from '../mission/store.ts';
import { verifyMission, verifyUncovered } from '../mission/verify.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { loadWork } from '../workitem/opening.ts';
import { verifyWork } from '../workitem/verify.ts';
import { readContext } from './event.ts';
import { inputFolders, listGatePaths } from './input-folders.ts';
import type { ActionRequest } from './inputs.ts';
import { writeSummary } from './job-summary.ts';
import { Notes, say } from './notes.ts';
import { writeOutputs } from './outputs.ts';
import { refuseForeignCode } from './trust.ts';

interface Line {
  readonly kind: Finding['kind'];
  readonly text: string;
}

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
  if (problems.length > 0) throw new UsageError(problems);
  const lines = await verify(request, host);
  const isSound = isAllSound(lines);
  for (const { kind, text } of lines) say(`${kind.padEnd(9)} ${text}`);
  writeOutputs({ passed: String(isSound), verdict: isSound ? 'passed' : 'failed' });
  if (publishing.writesSummary) {
    const notes = new Notes();
    const items = lines.map(({ kind, text }) => `- ${kind}: ${escapeMarkdown(text)}`);
    const body = `### ${isSound ? '✅ It holds' : '❌ It does not hold'}\n\n${items.join('\n')}\n`;
    await writeSummary({ body, end: '', rest: 'the log holds the rest' }, notes);
  }
  return isSound ? EXIT.yes : EXIT.no;
}

async function verify({ loop, report }: ActionRequest, host: Host): Promise<Line[]> {
  if (report !== undefined) return verifyReport(report, host);
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
  for (const place of places) lines.push(...linesOf((await verifyMission(place)).findings));
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
  return findings.map(({ kind, what, detail }) => ({ kind, text: `${what}: ${detail}` }));
}

async function verifyNamed(name: string, host: Host): Promise<Line[]> {
  const { findings } = await verifyExperiment({ name }, host);
  return linesOf(findings);
}

/** Judges the inputs that a report names again, and compares. */
async function verifyReport(given: string, host: Host): Promise<Line[]> {
  const path = resolve(host.cwd, given);
  const { workspace } = readContext(host.env);
  const confinedTo = inputFolders({ ...host, workspace }, { report: given });
  const claimed = await readClaim({ path, shown: given, folders: confinedTo });
  const judged = requestOf(claimed);
  // The report says what it was judged by: that is read, too.
  await refuseForeignCode(
    host,
    listGatePaths(judged).map((each) => resolve(host.cwd, each)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'autorize-verify-'));
  try {
    const own = { report: join(folder, 'latest.json'), confinedTo: [...confinedTo, folder] };
    const { report } = await runGate({ ...judged, ...own }, host);
    const parts = Object.keys(comparable(claimed)).concat(Object.keys(comparable(report)));
    const [one, other] = [comparable(claimed), comparable(report)];
    const differing = [...new Set(parts)].filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
    if (differing.length === 0) return [{ kind: 'ok', text: `${given}: judged again, it is the same` }];
    return differing.map((part) => ({
      kind: 'wrong',
      text: `${given}: "${part}" is another one when it is judged again`,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A report of a large suite with all of its candidates.
const MAX_REPORT_BYTES = 256 * 1024 * 1024;

async function readClaim(file: ConfinedFile): Promise<GateReport> {
  const { gateReportSchema } = await import('../gate/published-schemas.ts');
  const read = readConfined(file, MAX_REPORT_BYTES);
  if ('problem' in read) throw new UsageError([read.problem]);
  const decoded = decodeDocument(file.shown, read.bytes, { isForeign: true, takesAnyKey: true });
  if ('problems' in decoded) throw new UsageError(decoded.problems);
  const parsed = gateReportSchema.safeParse(decoded.document.value);
  // As it stands: the schema leaves out what a candidate of the name "__proto__" won.
  if (parsed.success) return decoded.document.value as GateReport;
  const [found, expected] = ['a file that is no report of the gate', 'a report of the gate'];
  const remedy = 'Name the latest.json that a run of the gate wrote.';
  throw new UsageError([{ file: file.shown, found, expected, remedy }]);
}

function requestOf(report: GateReport): GateRequest {
  const { inputs, scenario_selection: selection } = report.reproducibility_contract.manifest;
  // A file that came with the package is found by its default, not by the name it is shown by.
  const own = (path: string) => (path.startsWith('autorize-action/') ? undefined : path);
  return {
    mode: report.run_mode,
    ...(report.run_mode === 'candidates'
      ? { candidates: report.candidates_file, replays: report.replays_requested, seed: report.seed }
      : {}),
    suite: own(report.suite_path),
    config: own(inputs.config.path),
    schema: inputs.schema?.path,
    maxVolatility: report.max_volatility ?? undefined,
    scenarios: selection.mode === 'scenario' ? selection.ids : [],
    all: selection.mode === 'all',
  };
}

/** Without what differs from run to run, and without experiments of the report that were not asked for again. */
function comparable({ ran_at: _, experimental: __, reproducibility_contract: contract, ...rest }: GateReport) {
  const { runner: ___, system: ____, ...manifest } = contract.manifest;
  return { ...rest, reproducibility_contract: { ...contract, manifest } } as Readonly<Record<string, unknown>>;
}
