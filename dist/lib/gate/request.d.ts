import type { Problem } from '../base/errors.js';
import type { AblationProfile } from './ablations.js';
import type { RunMode } from './run-modes.js';
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
export declare function requestProblems(request: GateRequest): Problem[];
