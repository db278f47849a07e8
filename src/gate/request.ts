import type { Problem } from '../base/errors.ts';
import type { AblationProfile } from './ablations.ts';
import { MAX_REPLAYS } from './replays.ts';
import type { RunMode } from './run-modes.ts';

/** What a run of the gate is asked for. Paths are relative to the host's working directory. */
export interface GateRequest {
  /** `fixtures`: the suite's own candidates, one deterministic replay. `candidates`: a file of the user's. */
  readonly mode: RunMode;
  /** JSON, `.jsonl`/`.ndjson`, or `-` for standard input; only with mode `candidates`. */
  readonly candidates?: string | undefined;
  /** Default: `replay-suite/v0/ci-gate.json`, the package's own where the working directory has none. */
  readonly suite?: string | undefined;
  /** Default: `replay-suite/v0/evaluator-config.json`, found the same way. */
  readonly config?: string | undefined;
  /** Folder that suite, config and schema are read from in place of the working directory, under the same names. */
  readonly rulesFolder?: string | undefined;
  /**
   * Absolute folders for inputs and report that a stranger may have written to: each has to be a regular file inside one of
   * them, and what is no JSON is not quoted. Undefined: the files are the user's own, and may be links and pipes.
   */
  readonly confinedTo?: readonly string[] | undefined;
  /** A JSON Schema that every output must satisfy as well. */
  readonly schema?: string | undefined;
  /** Default: `replay-suite/v0/reports/latest.json`. */
  readonly report?: string | undefined;
  /** 1 to 1,000,000; default 1. */
  readonly replays?: number | undefined;
  /** Default: taken from the candidates, so that the same file replays the same. */
  readonly seed?: string | undefined;
  readonly ablations?: readonly AblationProfile[] | undefined;
  /** Highest volatility of a scenario with which the suite still passes, 0 to 1. */
  readonly maxVolatility?: number | undefined;
  /** Check only these scenarios. */
  readonly scenarios?: readonly string[] | undefined;
  /** Check every scenario of the suite, not only `must_pass`. */
  readonly all?: boolean | undefined;
  /** Keep every evaluation in the report, however many there are. */
  readonly full?: boolean | undefined;
}

/** Everything about a request that contradicts itself or is out of range. */
export function requestProblems(request: GateRequest): Problem[] {
  const { mode, candidates, replays = 1, maxVolatility, scenarios = [], all = false } = request;
  const problems: Problem[] = [];
  const add = (found: string, expected: string, remedy: string) => problems.push({ found, expected, remedy });
  if (!Number.isInteger(replays) || replays < 1 || replays > MAX_REPLAYS) {
    add(`--replays ${replays}`, `a whole number from 1 to ${MAX_REPLAYS}`, 'Try --replays 25.');
  }
  if (maxVolatility !== undefined && !(maxVolatility >= 0 && maxVolatility <= 1)) {
    add(`--max-volatility ${maxVolatility}`, 'a number from 0 to 1', 'Try --max-volatility 0.2.');
  }
  if (mode === 'fixtures' && candidates !== undefined) {
    add('--candidates in mode "fixtures" (the default)', 'mode "candidates"', 'Add --mode candidates.');
  }
  if (mode === 'fixtures' && replays > 1) {
    add(
      `--replays ${replays} in mode "fixtures"`,
      'one deterministic replay',
      'Add --mode candidates, or drop --replays.',
    );
  }
  if (mode === 'candidates' && candidates === undefined) {
    const remedy = 'Add --candidates FILE; ./candidates.example.json shows the shape.';
    add('no candidate file (there is no ./candidates.json)', 'a file of candidates', remedy);
  }
  if (all && scenarios.length > 0) {
    add('--all together with --scenario', 'one of the two', 'Drop --all to check only the scenarios named.');
  }
  return problems;
}
