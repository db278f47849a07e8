import { ContractError, type Problem } from '../base/errors.ts';
import { decodeDocument, type JsonDocument } from '../base/json-document.ts';
import { type Candidate, decodeEntry } from '../gate/candidates.ts';
import { parseConfig } from '../gate/config.ts';
import { type Evaluation, evaluateCandidate as evaluate } from '../gate/evaluate.ts';
import type { GateReport } from '../gate/report.ts';
import type { GateRequest } from '../gate/request.ts';
import { runGate as runGateOn } from '../gate/run.ts';
import { parseSuite as decodeSuite } from '../gate/suite.ts';
import type { GateWarning } from '../gate/warnings.ts';
import { type HostOptions, hostOf } from './host-options.ts';
import type { EvaluatorConfig, Scenario, Suite } from './records.ts';

/** Options of {@link runGate}. Relative paths start at `cwd`. */
export interface GateOptions extends HostOptions {
  /**
   * `candidates` judges the file in `candidates`; `fixtures` judges the candidates that come with the suite, in one
   * deterministic replay.
   * @defaultValue `'candidates'`
   */
  readonly mode?: 'candidates' | 'fixtures';
  /**
   * Candidate file: JSON, `.jsonl`, `.ndjson`, or `-` for standard input. Only with mode `candidates`.
   * @defaultValue `'candidates.json'`
   */
  readonly candidates?: string;
  /**
   * Suite file.
   * @defaultValue `'replay-suite/v0/ci-gate.json'`; the one of this package where `cwd` has none
   */
  readonly suite?: string;
  /**
   * Evaluator configuration.
   * @defaultValue `'replay-suite/v0/evaluator-config.json'`; the one of this package where `cwd` has none
   */
  readonly config?: string;
  /**
   * Folder to read suite, configuration and schema from instead of `cwd`, e.g. a checkout of the base of a pull request.
   * @defaultValue `cwd`
   */
  readonly rulesFolder?: string;
  /**
   * Absolute folders that someone you do not trust may have written to. Candidates and report then must be regular files
   * inside one of them, and errors quote nothing of a file that is not JSON.
   * @defaultValue none: the files are your own
   */
  readonly confinedTo?: readonly string[];
  /**
   * JSON Schema that every output must satisfy as well.
   * @defaultValue none
   */
  readonly schema?: string;
  /**
   * Where to write the report.
   * @defaultValue `'replay-suite/v0/reports/latest.json'`
   */
  readonly report?: string;
  /**
   * Number of replays of the choice among tied candidates, 1 to 1,000,000.
   * @defaultValue `1`
   */
  readonly replays?: number;
  /**
   * Seed of the replays.
   * @defaultValue derived from the candidates: the same file replays the same
   */
  readonly seed?: string;
  /**
   * Rule families to switch off, one at a time, to report how the verdict depends on them.
   * @defaultValue `[]`
   */
  readonly ablations?: NonNullable<GateRequest['ablations']>;
  /**
   * Highest volatility of a scenario with which it still passes: 1 minus the share of the most frequent winner, 0 to 1.
   * @defaultValue none: volatility does not fail a scenario
   */
  readonly maxVolatility?: number;
  /**
   * Ids of the scenarios to check. Not together with `all`.
   * @defaultValue those of the suite's `must_pass`
   */
  readonly scenarios?: readonly string[];
  /**
   * Whether to check every scenario of the suite instead of its `must_pass` alone.
   * @defaultValue `false`
   */
  readonly all?: boolean;
  /**
   * Whether the report lists every evaluation, however many there are.
   * @defaultValue `false`: the best 100 of each scenario
   */
  readonly full?: boolean;
}

/** Result of {@link runGate}. */
export interface GateResult {
  /** The verdict. */
  readonly kind: 'passed' | 'failed';
  /** The report, as it was written. */
  readonly report: GateReport;
  /** Absolute path of the report. */
  readonly reportPath: string;
}

/**
 * Judges candidate outputs against a suite, chooses the best one for each scenario, and writes a report.
 *
 * @example
 * ```ts
 * const { kind, report } = await runGate({ candidates: 'candidates.json', replays: 25 });
 * ```
 * @throws {@link UsageError} Options contradict each other or are out of range.
 * @throws {@link ContractError} An input cannot be read or is not valid; the error lists every problem of every input. An
 * earlier report stays as it is.
 */
export async function runGate(options: GateOptions = {}): Promise<GateResult> {
  const { cwd: _cwd, env: _env, mode = 'candidates', ...request } = options;
  const result = await runGateOn({ mode, ...request }, hostOf(options));
  // Read once, the ids are an array: a caller may print the report, or look for getters.
  void result.report.reproducibility_contract.manifest.inputs.candidate_ids;
  return result;
}

/** Options of functions that parse a text. */
export interface ParseOptions {
  /**
   * Name of the file that the text is from, for errors.
   * @defaultValue `'input'`
   */
  readonly file?: string;
}

/**
 * Parses an evaluator configuration. Keys that are left out have their default.
 *
 * @throws {@link ContractError} The text is not JSON or not a valid configuration; the error lists every problem.
 */
export function parseEvaluatorConfig(
  text: string,
  options: ParseOptions = {},
): { readonly config: EvaluatorConfig; readonly warnings: readonly GateWarning[] } {
  const { file = 'input' } = options;
  return orThrow(parseConfig(documentOf(text, file)));
}

/** Options of {@link parseSuite}. */
export interface SuiteOptions extends ParseOptions {
  /**
   * Configuration that the suite is for; risk bands of the suite must then be among its `bands_order`.
   * @defaultValue none: risk bands are not checked
   */
  readonly config?: EvaluatorConfig;
}

/**
 * Parses a suite.
 *
 * @throws {@link ContractError} The text is not JSON or not a valid suite; the error lists every problem.
 */
export function parseSuite(
  text: string,
  options: SuiteOptions = {},
): { readonly suite: Suite; readonly warnings: readonly GateWarning[] } {
  const { file = 'input', config } = options;
  return orThrow(decodeSuite(documentOf(text, file), config));
}

/** Options of {@link parseCandidate}. */
export interface CandidateOptions extends ParseOptions {
  /**
   * 0-based position of the entry in its list. An entry without an id is named `candidate_<index + 1>`.
   * @defaultValue `0`
   */
  readonly index?: number;
}

/**
 * Parses one entry of a candidate file: `{id?, scenario_id?, output}`, or an output that holds a `scenario_id`.
 *
 * @throws {@link ContractError} The entry is not valid; the error lists every problem.
 */
export function parseCandidate(entry: unknown, options: CandidateOptions = {}): Candidate {
  const { file = 'input', index = 0 } = options;
  return orThrow(decodeEntry(entry, { file, index, line: 1, path: [index] })).candidate;
}

/** Options of {@link evaluateCandidate}. */
export interface EvaluateOptions {
  /** The candidate. */
  readonly candidate: Candidate;
  /** The scenario to judge it against, whichever the candidate names. */
  readonly scenario: Scenario;
  /** The evaluator configuration. */
  readonly config: EvaluatorConfig;
}

/** Judges one candidate against a scenario. Pure: the result depends on the options alone. */
export function evaluateCandidate(options: EvaluateOptions): Evaluation {
  const { candidate, scenario, config } = options;
  return evaluate({ candidate, scenario, config });
}

function documentOf(text: string, file: string): JsonDocument {
  return orThrow(decodeDocument(file, Buffer.from(text))).document;
}

function orThrow<T extends object>(parsed: T | Broken): Exclude<T, Broken> {
  if ('problems' in parsed) throw new ContractError(parsed.problems);
  return parsed as Exclude<T, Broken>;
}

interface Broken {
  readonly problems: readonly Problem[];
}
