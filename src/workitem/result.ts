import type { Receipt, RunStatus } from './receipt.ts';

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
export function buildRunResult(receipt: Receipt, places: ResultPaths): RunResult {
  const { status, artifacts, tests, reason } = receipt;
  const landed = status === 'success' ? artifacts : [];
  const pathsOf = (wanted: string) =>
    landed.filter(({ type }) => type === wanted).map(({ path }) => `${places.repository}/${path}`);
  const { passed, failed } = tests ?? { passed: null, failed: null };
  return {
    status,
    receipt_id: receipt.id,
    receipt_path: places.receiptPath,
    modified_files: pathsOf('edit'),
    created_files: pathsOf('create'),
    deleted_files: pathsOf('delete'),
    output_hash: (status === 'success' ? receipt.after_hash : null) ?? receipt.before_hash,
    artifact_hashes: Object.fromEntries(
      landed.flatMap(({ path, content_hash: hash }) => (hash === null ? [] : [[path, hash]])),
    ),
    metrics: {
      execution_time_ms: receipt.execution_time_ms,
      tool_ops_count: receipt.tool_trace === 'unavailable' ? 0 : receipt.tool_trace.length,
      delta_size: receipt.deltaO.length + receipt.deltaPi.length + receipt.deltaLambda.length + receipt.deltaQ.length,
      files_touched: artifacts.length,
      ...(passed === null ? {} : { tests_passed: passed }),
      ...(failed === null ? {} : { tests_failed: failed }),
    },
    ...(places.testOutput === undefined ? {} : { test_output: places.testOutput }),
    ...(status === 'success' ? { proof_script: places.proofScript } : {}),
    ...(status === 'denied' ? { denial_reason: reason ?? '' } : {}),
    ...(status === 'failure' || status === 'timeout' ? { error: reason ?? '' } : {}),
  };
}
