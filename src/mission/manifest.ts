import * as z from 'zod/mini';
import { risksTaken } from '../base/accepted-risk.ts';
import { KEEP_POLICIES, missionContractSchema } from '../settings/mission-contract.ts';
import { type MissionState, SCHEMA_VERSION } from './ledger.ts';

const text = z.string();

/** `manifest.json`, exactly as on disk. Source: autoresearch missions, "precisely". */
export const manifestSchema = z.looseObject({
  schema_version: z.int(),
  run_id: text,
  run_tag: text,
  mission_dir: text,
  mission_file: text,
  sandbox_file: text,
  repo_root: text,
  worktree_path: text,
  mission_slug: text,
  branch_name: text,
  baseline_commit: text,
  last_kept_commit: text,
  last_kept_score: z.nullable(z.number()),
  latest_candidate_commit: z.nullable(text),
  results_file: text,
  instructions_file: text,
  manifest_file: text,
  ledger_file: text,
  latest_evaluator_file: text,
  candidate_file: text,
  evaluator: missionContractSchema.shape.evaluator,
  keep_policy: z.enum(KEEP_POLICIES),
  /** Risks that were found, and that a person accepted; absent: none. */
  accepted_risks: z.optional(z.array(text)),
  status: z.enum(['running', 'stopped', 'completed', 'failed']),
  stop_reason: z.nullable(text),
  iteration: z.int(),
  created_at: text,
  updated_at: text,
  completed_at: z.nullable(text),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Absolute paths of the files that a manifest names. */
export type ManifestFiles = Pick<
  Manifest,
  'results_file' | 'instructions_file' | 'manifest_file' | 'ledger_file' | 'latest_evaluator_file' | 'candidate_file'
>;

/** The manifest by the records alone. */
export function buildManifest(state: MissionState, files: ManifestFiles): Manifest {
  const { launch } = state;
  const { evaluator } = launch.contract;
  return {
    schema_version: SCHEMA_VERSION,
    run_id: launch.run_id,
    run_tag: launch.run_tag,
    mission_dir: launch.mission_dir,
    mission_file: launch.mission_file,
    sandbox_file: launch.sandbox_file,
    repo_root: launch.repo_root,
    worktree_path: launch.worktree_path,
    mission_slug: launch.mission_slug,
    branch_name: launch.branch_name,
    baseline_commit: launch.baseline_commit,
    last_kept_commit: state.lastAcceptedCommit,
    last_kept_score: state.lastAcceptedScore,
    latest_candidate_commit: state.latestCandidateCommit,
    ...files,
    evaluator,
    keep_policy: evaluator.keep_policy,
    ...acceptedIn(state),
    status: state.status,
    stop_reason: state.stopReason,
    iteration: state.iteration,
    created_at: launch.created_at,
    updated_at: state.updatedAt,
    completed_at: state.completedAt,
  };
}

function acceptedIn({ evidence }: MissionState): Pick<Manifest, 'accepted_risks'> {
  const taken = risksTaken(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
  return taken === null ? {} : { accepted_risks: taken };
}

/** Whether it cannot be resumed. */
export function isTerminal(status: Manifest['status']): boolean {
  return status === 'completed' || status === 'failed';
}
