import type { Receipt, RunStatus } from './receipt.js';
/** What a run came to. Paths of files are absolute, those of `artifact_hashes` of the repository. Source: AgentRun, "Output". */
export interface RunResult {
    readonly status: RunStatus;
    readonly receipt_id: string;
    readonly receipt_path: string;
    readonly modified_files: string[];
    readonly created_files: string[];
    readonly deleted_files: string[];
    /** State hash of what the run made of its input; of the input itself where nothing of it landed. */
    readonly output_hash: string;
    readonly artifact_hashes: Record<string, string>;
    readonly metrics: {
        readonly execution_time_ms: number;
        readonly tool_ops_count: number;
        readonly delta_size: number;
        readonly files_touched: number;
        readonly tests_passed?: number;
        readonly tests_failed?: number;
    };
    /** What the test command printed, the end of it. */
    readonly test_output?: string;
    readonly proof_script?: string;
    readonly error?: string;
    readonly denial_reason?: string;
}
export interface ResultPaths {
    /** The user's work tree. */
    readonly repository: string;
    readonly receiptPath: string;
    readonly proofScript: string;
    readonly testOutput: string | undefined;
}
/** The result of a run, by its receipt. */
export declare function buildRunResult(receipt: Receipt, places: ResultPaths): RunResult;
