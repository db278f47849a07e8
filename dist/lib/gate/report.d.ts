import type { AblationProfile } from './ablations.js';
import type { Evaluation } from './evaluate.js';
import type { ReplayOutcome } from './replays.js';
import type { RunMode } from './run-modes.js';
import type { ScenarioSelection } from './selection.js';
import type { Scenario } from './suite.js';
import type { WinnerTrace } from './tally.js';
import type { GateWarning } from './warnings.js';
export declare const REPORT_SCHEMA_VERSION = 1;
export declare const VERDICT_CODES: readonly ['scenario_undefined', 'no_candidates', 'best_fails', 'max_volatility'];
/** Why a scenario as a whole fails, in addition to the failures of its best candidate. */
export interface VerdictFailure {
    /** Stable code. */
    readonly code: (typeof VERDICT_CODES)[number];
    /** The reason, in one sentence. */
    readonly message: string;
}
/** The result of one scenario. */
export interface ScenarioResult extends ReplayOutcome {
    /** The scenario; `expect` is null if the suite does not define it. */
    readonly scenario: Pick<Scenario, 'id' | 'name' | 'intent'> & {
        readonly expect: Scenario['expect'] | null;
    };
    /** Whether the scenario passes. */
    readonly pass: boolean;
    /** Every reason why it does not pass. */
    readonly failures: readonly VerdictFailure[];
    /** The best candidate; null if no candidate was scored. */
    readonly best: Evaluation | null;
    /** Number of candidates that were scored. */
    readonly evaluated_count: number;
    /** Their evaluations, best first; in a bounded report only the best of them. */
    readonly evaluated: readonly Evaluation[];
    /** Number of evaluations that `evaluated` leaves out. */
    readonly evaluated_omitted: number;
}
/** The verdict with one rule family switched off. */
export interface AblationResult {
    /** Number of scenarios whose best candidate passes. */
    readonly pass_count: number;
    /** The same with every rule. */
    readonly baseline_pass_count: number;
    /** Scenarios that choose another candidate. */
    readonly winner_changes: readonly {
        readonly scenario_id: string;
        readonly from: string | null;
        readonly to: string | null;
    }[];
}
/** The envelope's `reproducibility` object, under the names that the report uses. */
export interface ExternalMetadata {
    readonly model_identifier?: unknown;
    readonly prompt_template_hash?: unknown;
    readonly decoding_parameters?: unknown;
    readonly tool_versions?: unknown;
    readonly retrieval_snapshot_hashes?: unknown;
    readonly retrieval_snapshots?: unknown;
    readonly phase_transitions?: unknown;
    readonly posture_transitions?: unknown;
}
/** A file with its digest. */
export interface HashedFile {
    /** Path as the user named it. */
    readonly path: string;
    /** SHA-256 of the file's bytes, hex. */
    readonly sha256: string;
}
/** What the verdict was decided from. */
export interface Manifest {
    /** The command that wrote the report. */
    readonly runner: {
        readonly name: string;
        readonly version: string;
        readonly command: readonly string[];
        readonly cwd: string;
    };
    /** The machine. */
    readonly system: {
        readonly node: string;
        readonly platform: string;
        readonly arch: string;
    };
    /** The files that were read. */
    readonly inputs: {
        readonly suite: HashedFile;
        readonly config: HashedFile;
        readonly schema?: HashedFile;
        readonly candidates: HashedFile;
        /** SHA-256 of one line a candidate: `JSON.stringify([id, scenario_id, output])`, in file order. */
        readonly normalized_candidates_sha256: string;
        readonly candidate_ids: readonly string[];
    };
    readonly scenario_selection: ScenarioSelection;
    /** `reproducibility` of the candidate file; null if it has none. */
    readonly external_runtime_metadata: ExternalMetadata | null;
}
/** `latest.json`: everything that was decided and what it was decided from. Published as a JSON Schema in docs/schemas. */
export interface GateReport {
    /** Version of this format. */
    readonly schema_version: number;
    /** Time of the run, ISO 8601 in UTC. */
    readonly ran_at: string;
    /** `fixtures` or `candidates`. */
    readonly run_mode: RunMode;
    /** Path of the suite, as the user named it. */
    readonly suite_path: string;
    /** Version that the suite gives itself. */
    readonly suite_version: string;
    /** Suite version that the candidate file names; null if it names none. */
    readonly input_suite_version: string | null;
    /** Seed of the replays. */
    readonly seed: string;
    /** Number of replays that were asked for. */
    readonly replays_requested: number;
    /** Number of replays that ran. */
    readonly replays_ran: number;
    /** Highest volatility that passes, 0 to 1; null for no limit. */
    readonly max_volatility: number | null;
    /** Path of the candidate file, as the user named it. */
    readonly candidates_file: string;
    /** Number of candidates in the file. */
    readonly candidates_count: number;
    /** Number of candidates whose scenario is not defined or not selected. */
    readonly unscored_count: number;
    /** Ids of the scenarios that decide the verdict. */
    readonly must_pass: readonly string[];
    /** The verdict: every scenario of `must_pass` passes. */
    readonly suite_pass: boolean;
    /** The results, by id of the scenario. */
    readonly results: Readonly<Record<string, ScenarioResult>>;
    /** What a reader of the verdict should know; it does not change the verdict. */
    readonly warnings: readonly GateWarning[];
    /** What makes the verdict reproducible. */
    readonly reproducibility_contract: {
        readonly mode: 'R0';
        readonly manifest: Manifest;
        readonly selection_outcomes: readonly SelectionOutcome[];
        readonly posture_transitions: readonly PostureTransition[];
    };
    /** Ablations that were asked for. */
    readonly experimental?: {
        readonly ablations: Readonly<Partial<Record<AblationProfile, AblationResult>>>;
    };
}
/** The choice for one scenario. */
export interface SelectionOutcome {
    readonly scenario_id: string;
    readonly pass: boolean;
    readonly winner_candidate_id: string | null;
    readonly winner_abstain: boolean | null;
    readonly winner_tie_mass: number | null;
    readonly pass_rate: number;
    readonly volatility: number;
}
/** Phase and posture that a winning output reports. */
export interface PostureTransition extends WinnerTrace {
    readonly scenario_id: string;
    readonly winner_candidate_id: string;
}
/** One line a scenario for the reproducibility contract. */
export declare function buildSelectionOutcomes(results: readonly ScenarioResult[]): SelectionOutcome[];
/** Reads the envelope's metadata; both spellings of a name are taken, unknown members are left out. */
export declare function readExternalMetadata(raw: unknown): ExternalMetadata | null;
export interface AblatedScenario {
    readonly scenarioId: string;
    readonly baseline: Evaluation | undefined;
    readonly ablated: Evaluation | undefined;
}
/** Compares the choice under a profile with the real one. */
export declare function buildAblation(scenarios: readonly AblatedScenario[]): AblationResult;
