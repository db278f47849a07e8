/**
 * The shell of the gate: reads the inputs, lets the pure parts judge, writes the report.
 * Invariant: a report is written whole and only for inputs that are valid as a whole; any problem of any input stops
 * the run before a byte of an earlier report is touched, and all problems of all inputs are reported at once.
 * The target of the report is tried before the candidates are read, so that a long run does not end in a refusal.
 */
import { randomInt } from 'node:crypto';
import { assertNever, ContractError, type Problem, ProblemList, UsageError } from '../base/errors.ts';
import { foldersAround } from '../kernel/confined-file.ts';
import { isSystemError, readOverwritten, readProblem, tooLarge } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { buildReport } from './build-report.ts';
import { type CandidateFileFacts, CandidateFileReader } from './candidate-file.ts';
import { Judge } from './judge.ts';
import type { GateReport } from './report.ts';
import { type GateRequest, requestProblems } from './request.ts';
import { nameRuleFiles, type RuleFiles, type Rules, readRules } from './rules.ts';
import {
  defaultCandidates,
  MAX_CANDIDATE_FILE_BYTES,
  type NamedFile,
  nameFile,
  nameReport,
  nameSibling,
  openCandidates,
  reportProblem,
  writeReport,
} from './store.ts';
import type { Suite } from './suite.ts';

/** The verdict, the report that was written, and where it is. */
export interface GateResult {
  readonly kind: 'passed' | 'failed';
  readonly report: GateReport;
  /** Absolute path of the report. */
  readonly reportPath: string;
}

/**
 * Runs the candidate gate: reads, judges, replays, writes the report.
 * Throws UsageError for a request that contradicts itself, and ContractError, with every problem, for inputs that
 * cannot be read or are not valid; the report is then not touched.
 */
export async function runGate(options: GateRequest, host: Host): Promise<GateResult> {
  const request = completeRequest(options, host);
  const usage = requestProblems(request);
  if (usage.length > 0) throw new UsageError(usage);
  const problems = new ProblemList();
  const files = nameRuleFiles(request, host);
  const { rules, suite } = await readRules(files, request, problems);
  const source = findCandidates({ request, host, files, suite });
  if ('problem' in source) problems.add(source.problem);
  const candidates = 'file' in source ? source.file : undefined;
  const report = nameReport(host, request.report);
  const inputs = [files.suite, files.config, files.schema, candidates].filter(isPresent);
  const { confinedTo: folders } = request;
  // Who wrote the suite need not be who named it: its fixtures lie where it does.
  const around = folders && request.mode === 'fixtures' ? foldersAround(folders, files.suite.path) : folders;
  const refusal = reportProblem(report, { inputs, folders });
  if (refusal !== undefined) problems.add(refusal);
  const judge = rules === undefined ? undefined : buildEvaluator(request, rules);
  const facts = candidates && (await readCandidates({ file: candidates, folders: around, host, judge, problems }));
  problems.throwIfAny();
  if (rules === undefined || judge === undefined || facts === undefined || candidates === undefined) {
    throw new Error('an input is missing although nothing was wrong with it');
  }
  const content = buildReport({
    request,
    rules,
    judge,
    facts,
    candidatesFile: candidates.shown,
    ranAt: host.now().toISOString(),
    runner: { command: host.command, cwd: host.cwd },
    system: host.system,
  });
  const unwritten = writeReport(report, content);
  if (unwritten !== undefined) throw new ContractError([unwritten]);
  return { kind: content.suite_pass ? 'passed' : 'failed', report: content, reportPath: report.path };
}

/** The request with what the working directory fills in. */
export function completeRequest(request: GateRequest, { cwd }: Host): GateRequest {
  if (request.mode !== 'candidates' || request.candidates !== undefined) return request;
  return { ...request, candidates: defaultCandidates(cwd) };
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function buildEvaluator(
  { ablations = [], replays = 1, full = false }: GateRequest,
  { suite, config, selection, checkOutput }: Rules,
): Judge {
  return new Judge({ suite, config, selection, checkOutput, ablations, replays, full });
}

interface Search {
  readonly request: GateRequest;
  readonly host: Host;
  readonly files: RuleFiles;
  readonly suite: Suite | undefined;
}

type Source = { readonly file: NamedFile } | { readonly problem: Problem } | { readonly kind: 'unknown' };

/** Where the candidates are; unknown when a broken suite would have said it. */
function findCandidates({ request, host, files, suite }: Search): Source {
  switch (request.mode) {
    case 'candidates': {
      const { candidates = '-' } = request;
      return { file: candidates === '-' ? { path: '-', shown: '-' } : nameFile(host, candidates) };
    }
    case 'fixtures': {
      if (suite === undefined) return { kind: 'unknown' };
      if (suite.fixtures !== undefined) return { file: nameSibling(files.suite, suite.fixtures) };
      const expected = '"fixtures": the suite’s own candidate file';
      const remedy = 'Add the key, or judge a file of yours with --mode candidates --candidates FILE.';
      return { problem: { file: files.suite.shown, path: '$', found: 'a suite without fixtures', expected, remedy } };
    }
    default:
      return assertNever(request.mode);
  }
}

const MAX_WORD = 2 ** 32;

interface Reading {
  readonly file: NamedFile;
  readonly folders: GateRequest['confinedTo'];
  readonly host: Host;
  /** Absent when the rules are broken: the candidates are then only checked. */
  readonly judge: Judge | undefined;
  readonly problems: ProblemList;
}

async function readCandidates({
  file,
  folders,
  host,
  judge,
  problems,
}: Reading): Promise<CandidateFileFacts | undefined> {
  const isStdin = file.path === '-';
  const shown = isStdin ? 'standard input' : file.shown;
  const opened = isStdin ? { path: '-' } : openCandidates(file, folders);
  if ('problem' in opened) {
    problems.add(opened.problem);
    return undefined;
  }
  const reader = new CandidateFileReader({
    file: shown,
    isForeign: folders !== undefined,
    hashKey: [randomInt(MAX_WORD), randomInt(MAX_WORD)],
    onCandidate: (candidate, text) => judge?.add(candidate, text),
  });
  try {
    let size = 0;
    const source = 'descriptor' in opened ? opened.descriptor : opened.path;
    for await (const bytes of isStdin ? host.stdin() : readOverwritten(source)) {
      size += bytes.length;
      if (size > MAX_CANDIDATE_FILE_BYTES) {
        problems.add(tooLarge(shown, `more than ${MAX_CANDIDATE_FILE_BYTES} bytes`, MAX_CANDIDATE_FILE_BYTES));
        return undefined;
      }
      reader.push(bytes);
      // What is broken may also be endless, such as a device.
      if (reader.isBroken) break;
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    problems.add(readProblem(file.shown, error));
    return undefined;
  }
  const facts = reader.end();
  for (const problem of reader.problems.problems) problems.add(problem);
  problems.omitted += reader.problems.omitted;
  return facts;
}
