/**
 * Whether a change is kept: boundaries, score, comparison with the best.
 * Invariant: a change that breaks a boundary is never scored; a score that is compared is of the tree that would be kept.
 */
import { decideAdmission } from '../attempt/boundaries.ts';
import { type Change, readChange } from '../attempt/change.ts';
import { reapply } from '../attempt/reapplication.ts';
import { plural, quoted } from '../base/text.ts';
import type { ActiveRun } from './active-run.ts';
import type { Attempt } from './agent-turn.ts';
import { isBetter, type LedgerState } from './fold.ts';
import { scoreTree } from './objective.ts';
import type { Outcome } from './record.ts';
import { worstScore } from './score.ts';

/** What the evaluator said of a change, or what became of it before. */
export type Judged =
  | { readonly kind: 'scored'; readonly change: Change; readonly score: number; readonly notes: string | undefined }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly notes: string };

/** Checks a change against the boundaries and scores it. */
export async function judgeChange(
  run: ActiveRun,
  attempt: Attempt,
  { change, prefix }: { readonly change: Change; readonly prefix?: string },
): Promise<Judged> {
  const { config, protectedFiles, workspace, signal } = run;
  const { allow_paths, enforce_allow, deny_paths, permit, max_files, max_diff_lines } = config.boundaries;
  const admission = decideAdmission(change, {
    allowPaths: allow_paths,
    enforceAllow: enforce_allow,
    denyPaths: deny_paths,
    protectedPaths: protectedFiles.globs,
    permit,
    maxFiles: max_files,
    maxDiffLines: max_diff_lines,
  });
  if (admission.kind === 'denied') return { kind: 'ended', outcome: 'denied', notes: admission.reasons.join('; ') };
  const scored = await scoreTree(workspace, {
    config,
    protectedFiles,
    tree: change.tree,
    lane: attempt.laneNumber,
    logs: attempt.folder,
    ...(prefix === undefined ? {} : { prefix }),
    signal,
  });
  switch (scored.kind) {
    case 'aborted':
      return { kind: 'ended', outcome: 'killed', notes: 'interrupted by the operator' };
    case 'infra':
      return { kind: 'ended', outcome: 'infra_error', notes: scored.reason };
    case 'failed':
      Object.assign(attempt.durations, scored.timings);
      return failed(run, change, scored.reason);
    case 'scored':
      Object.assign(attempt.durations, scored.timings);
      return { kind: 'scored', change, score: scored.score, notes: undefined };
    default:
      return scored satisfies never;
  }
}

function failed({ config }: ActiveRun, change: Change, reason: string): Judged {
  const { fail_mode: mode, direction } = config.objective;
  if (mode === 'worst') return { kind: 'scored', change, score: worstScore(direction), notes: reason };
  return { kind: 'ended', outcome: mode === 'abort' ? 'aborted' : 'invalid', notes: reason };
}

type ScoredChange = Extract<Judged, { kind: 'scored' }>;

export interface Decision {
  readonly keep: boolean;
  readonly notes: string;
  /** Fields of the record's `decision`. */
  readonly decision: { readonly policy: 'greedy'; readonly n: number; readonly effect: number | null };
}

/** What a score is compared with. */
export type Best = Pick<LedgerState, 'best_score' | 'best_iter'>;

/** Keeps what is strictly better than the best so far. */
export function decide(
  { config: { objective } }: Pick<ActiveRun, 'config'>,
  { judged, best: { best_score: best, best_iter: bestIter } }: { readonly judged: ScoredChange; readonly best: Best },
): Decision {
  const { direction } = objective;
  const { score } = judged;
  const sign = direction === 'min' ? -1 : 1;
  const decision = { policy: 'greedy', n: 1, effect: best === null ? null : sign * (score - best) } as const;
  if (judged.notes !== undefined) return { keep: false, notes: `scored as the worst: ${judged.notes}`, decision };
  if (best === null) return { keep: true, notes: `score ${score} is the first one`, decision };
  const than = `${best} (${bestIter === 0 ? 'the baseline' : `iteration ${bestIter}`})`;
  if (isBetter(score, best, direction)) return { keep: true, notes: `score ${score} beats ${than}`, decision };
  return { keep: false, notes: `score ${score} does not beat ${than}`, decision };
}

/** Brings a change that would be kept onto a branch that moved meanwhile, and judges it there. */
export async function rejudge(run: ActiveRun, attempt: Attempt, change: Change): Promise<Judged> {
  const applied = await reapply(run.workspace.store, { base: attempt.base, tree: change.tree, tip: run.tip });
  if (applied.kind === 'conflict') {
    const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
    return { kind: 'ended', outcome: 'discarded', notes: `it does not fit onto what was kept meanwhile: ${paths}` };
  }
  const moved = await readChange(run.workspace.store, { from: run.tip, tree: applied.tree });
  if (moved.changes.length === 0) {
    return { kind: 'ended', outcome: 'discarded', notes: 'what was kept meanwhile holds the same change' };
  }
  return judgeChange(run, attempt, { change: moved, prefix: 'again-' });
}
