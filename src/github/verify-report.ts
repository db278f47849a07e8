/**
 * Mode `verify` with a report of the gate: its inputs are judged again, and compared with what it says.
 * Invariant: on a pull request and in a merge queue, nothing that the request changes decides what it is judged by. The
 * report is its word, so there the rules are the workflow's and the base's, as in a step of the gate.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Problem, UsageError } from '../base/errors.ts';
import type { Finding } from '../base/finding.ts';
import { decodeDocument } from '../base/json-document.ts';
import type { gateReportSchema as GateReportSchema } from '../gate/published-schemas.ts';
import type { GateReport } from '../gate/report.ts';
import type { GateRequest } from '../gate/request.ts';
import { runGate } from '../gate/run.ts';
import { type ConfinedFile, readConfined } from '../kernel/confined-file.ts';
import type { Host } from '../kernel/host.ts';
import { openApi } from './api.ts';
import { readContext } from './event.ts';
import { inputFolders, listGatePaths } from './input-folders.ts';
import type { ActionRequest } from './inputs.ts';
import { timeLeft } from './job-time.ts';
import { refuseForeignCode } from './trust.ts';
import { trustRequest } from './trusted-request.ts';

/** What a verified report showed. */
export interface VerifiedReport {
  readonly lines: readonly { readonly kind: Finding['kind']; readonly text: string }[];
  /** What a reader has to know of the rules, one sentence each. */
  readonly banners: readonly string[];
}

/** Judges the inputs of a report again, and compares. Throws UsageError and ContractError where it cannot. */
export async function verifyReport(supplied: string, request: ActionRequest, host: Host): Promise<VerifiedReport> {
  const path = resolve(host.cwd, supplied);
  const context = readContext(host.env);
  const { workspace } = context;
  const folders = inputFolders({ ...host, workspace }, { report: supplied });
  const claimed = await readClaim({ path, shown: supplied, folders });
  const { trustedRef } = request;
  const folder = mkdtempSync(join(tmpdir(), 'autorize-verify-'));
  try {
    const api = await openApi(request.publishing.token, context, timeLeft(request, host));
    const place = { trustedRef, context, host, api, folder };
    const byWorkflow = await trustRequest({ ...place, gate: requestOfWorkflow(claimed, request.gate) });
    const isTrusted = byWorkflow.rulesOf === 'trusted commit';
    if (isTrusted && claimed.run_mode === 'fixtures') throw new UsageError([fixturesProblem(supplied)]);
    const evaluated = isTrusted
      ? byWorkflow.gate
      : { ...requestOfReport(claimed, request.gate), confinedTo: byWorkflow.gate.confinedTo };
    // The report says what it was judged by: that is read, too.
    await refuseForeignCode(
      host,
      () => listGatePaths(evaluated).map((each) => resolve(host.cwd, each)),
      async () => api,
    );
    const own = { report: join(folder, 'latest.json'), confinedTo: [...evaluated.confinedTo, folder] };
    const { report } = await runGate({ ...evaluated, ...own }, host);
    return { lines: compare(supplied, claimed, report), banners: byWorkflow.banners };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// What a suite says of itself is of the checkout, which a pull request fills.
function fixturesProblem(file: string): Problem {
  return {
    file,
    found: 'a report of mode "fixtures", which judges a suite by its own fixtures',
    expected: 'a report of mode "candidates", since a pull request can change suite and fixtures together',
    remedy:
      'Run mode "fixtures" again in its place, or set "trusted-ref: checkout" to verify it by the files as they are.',
  };
}

function compare(supplied: string, claimed: GateReport, report: GateReport): VerifiedReport['lines'] {
  const [one, other] = [comparable(claimed), comparable(report)];
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]);
  const differing = [...parts].filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
  if (differing.length === 0) return [{ kind: 'ok', text: `${supplied}: judged again, it is the same` }];
  return differing.map((part) => ({
    kind: 'wrong',
    text: `${supplied}: "${part}" is another one when it is judged again`,
  }));
}

// A report of a large suite with all of its candidates.
const MAX_REPORT_BYTES = 256 * 1024 * 1024;

async function readClaim(file: ConfinedFile): Promise<GateReport> {
  const { gateReportSchema } = await import('../gate/published-schemas.ts');
  const read = readConfined(file, MAX_REPORT_BYTES);
  if ('problem' in read) throw new UsageError([read.problem]);
  const decoded = decodeDocument(file.shown, read.bytes, { isForeign: true, takesAnyKey: true });
  if ('problems' in decoded) throw new UsageError(decoded.problems);
  // As it stands: the schema leaves out what a candidate of the name "__proto__" won.
  if (isParsed(gateReportSchema, decoded.document.value)) return decoded.document.value as GateReport;
  const [found, expected] = ['a file that is not a report of the gate', 'a report of the gate'];
  const remedy = 'Name the latest.json that a run of the gate wrote.';
  throw new UsageError([{ file: file.shown, found, expected, remedy }]);
}

function isParsed(schema: typeof GateReportSchema, value: unknown): boolean {
  try {
    return schema.safeParse(value).success;
  } catch (error) {
    // The schema's own list of issues has a limit, and ends with this beyond it.
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

/** As the workflow's inputs ask for it; of the report is only what asks for no less. */
function requestOfWorkflow(report: GateReport, gate: GateRequest): GateRequest {
  const { replays = 1 } = gate;
  // The input has a default: how often is the report's to say unless the workflow asks for more than one.
  return { ...gate, mode: 'candidates', replays: replays > 1 ? replays : report.replays_requested };
}

/** As the report says that it was made; what an input names is taken in place of it. */
function requestOfReport(report: GateReport, gate: GateRequest): GateRequest {
  const { inputs, scenario_selection: selection } = report.reproducibility_contract.manifest;
  // A file that came with the package is found by its default, not by the name it is shown by.
  const own = (path: string) => (path.startsWith('autorize-action/') ? undefined : path);
  const isSelected = (gate.scenarios ?? []).length > 0 || gate.all === true;
  const { replays } = requestOfWorkflow(report, gate);
  return {
    mode: report.run_mode,
    ...(report.run_mode === 'candidates'
      ? { candidates: gate.candidates ?? report.candidates_file, replays, seed: gate.seed ?? report.seed }
      : {}),
    suite: gate.suite ?? own(report.suite_path),
    config: gate.config ?? own(inputs.config.path),
    schema: gate.schema ?? inputs.schema?.path,
    maxVolatility: gate.maxVolatility ?? report.max_volatility ?? undefined,
    scenarios: isSelected ? gate.scenarios : selection.mode === 'scenario' ? selection.ids : [],
    all: isSelected ? gate.all : selection.mode === 'all',
  };
}

/** Without what differs from run to run, and without experiments of the report that were not asked for again. */
function comparable({ ran_at: _, experimental: __, reproducibility_contract: contract, ...rest }: GateReport) {
  const { runner: ___, system: ____, ...manifest } = contract.manifest;
  return { ...rest, reproducibility_contract: { ...contract, manifest } } as Readonly<Record<string, unknown>>;
}
