import type { AblationProfile } from './ablations.js';
import type { Evaluation } from './evaluate.js';
import type { ReplayOutcome } from './replays.js';
import type { ScenarioSelection } from './selection.js';
import type { Scenario } from './suite.js';
import type { WinnerTrace } from './tally.js';
import type { GateWarning } from './warnings.js';
export declare const REPORT_SCHEMA_VERSION = 1;
export declare const RUN_MODES: readonly ['fixtures', 'candidates'];
export type RunMode = (typeof RUN_MODES)[number];
/** Why a scenario as a whole fails, beside the failures of its best candidate. */
export declare const VERDICT_CODES: readonly ['scenario_undefined', 'no_candidates', 'best_fails', 'max_volatility'];
export interface VerdictFailure {
    readonly code: (typeof VERDICT_CODES)[number];
    readonly message: string;
}
/** What came out for one scenario. */
export interface ScenarioResult extends ReplayOutcome {
    readonly scenario: Pick<Scenario, 'id' | 'name' | 'intent'> & {
        readonly expect: Scenario['expect'] | null;
    };
    readonly pass: boolean;
    readonly failures: readonly VerdictFailure[];
    readonly best: Evaluation | null;
    /** Candidates that were scored. */
    readonly evaluated_count: number;
    /** Their evaluations, best first; in a bounded report only the best of them. */
    readonly evaluated: readonly Evaluation[];
    readonly evaluated_omitted: number;
}
export interface AblationResult {
    readonly pass_count: number;
    readonly baseline_pass_count: number;
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
export interface HashedFile {
    readonly path: string;
    /** SHA-256 of the file's bytes, hex. */
    readonly sha256: string;
}
export interface Manifest {
    readonly runner: {
        readonly name: string;
        readonly version: string;
        readonly command: readonly string[];
        readonly cwd: string;
    };
    readonly system: {
        readonly node: string;
        readonly platform: string;
        readonly arch: string;
    };
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
    readonly external_runtime_metadata: ExternalMetadata | null;
}
/** `latest.json`: everything that was decided and what it was decided from. Published as a JSON Schema in docs/schemas. */
export interface GateReport {
    readonly schema_version: number;
    readonly ran_at: string;
    readonly run_mode: RunMode;
    readonly suite_path: string;
    readonly suite_version: string;
    readonly input_suite_version: string | null;
    readonly seed: string;
    readonly replays_requested: number;
    readonly replays_ran: number;
    readonly max_volatility: number | null;
    readonly candidates_file: string;
    readonly candidates_count: number;
    readonly unscored_count: number;
    readonly must_pass: readonly string[];
    readonly suite_pass: boolean;
    readonly results: Readonly<Record<string, ScenarioResult>>;
    readonly warnings: readonly GateWarning[];
    readonly reproducibility_contract: {
        readonly mode: 'R0';
        readonly manifest: Manifest;
        readonly selection_outcomes: readonly SelectionOutcome[];
        readonly posture_transitions: readonly PostureTransition[];
    };
    readonly experimental?: {
        readonly ablations: Readonly<Partial<Record<AblationProfile, AblationResult>>>;
    };
}
export interface SelectionOutcome {
    readonly scenario_id: string;
    readonly pass: boolean;
    readonly winner_candidate_id: string | null;
    readonly winner_abstain: boolean | null;
    readonly winner_tie_mass: number | null;
    readonly pass_rate: number;
    readonly volatility: number;
}
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
