/**
 * Iteration 0: the score of the base, which everything else is compared with.
 * Invariant: it is recorded once; where the base has no score the run does not begin, since anything would beat nothing.
 */
import { renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { type ActiveRun, appendRecord, checkpoint, ledgerState, runFacts } from './active-run.ts';
import { type Scored, scoreTree } from './objective.ts';
import { worstScore } from './score.ts';
import { createIterationFolder, iterationFolder, shownPath } from './store.ts';

/** Scores the base, if the config wants it and nothing was kept or scored yet. */
export async function runBaseline(run: ActiveRun): Promise<void> {
  const { config, workspace, protectedFiles, baseCommit, signal, place, host } = run;
  const isNeeded = config.objective.baseline && ledgerState(run).best_score === null;
  if (!isNeeded || signal.aborted || run.tip !== baseCommit || run.records.some(({ iter }) => iter === 0)) return;
  run.inFlight.add(0);
  checkpoint(run, 'AllocateIter', 0);
  const startedAt = host.now().toISOString();
  const folder = createIterationFolder(place, 0);
  checkpoint(run, 'Score', 0);
  const scored = await scoreTree(workspace, {
    ...{ config, protectedFiles, signal },
    tree: baseCommit,
    lane: 1,
    logs: folder,
  });
  if (scored.kind === 'aborted') {
    run.inFlight.delete(0);
    return;
  }
  const isWorst = scored.kind === 'failed' && config.objective.fail_mode === 'worst';
  if (scored.kind !== 'scored' && !isWorst) {
    run.inFlight.delete(0);
    putAside(run);
    throw new PreconditionError({
      message: `the base itself has no score: ${scored.reason}`,
      remedy: remedyFor(run, scored),
    });
  }
  const score = scored.kind === 'scored' ? scored.score : worstScore(config.objective.direction);
  checkpoint(run, 'Record', 0);
  appendRecord(run, {
    v: 1,
    iter: 0,
    started_at: startedAt,
    ended_at: host.now().toISOString(),
    outcome: 'baseline',
    score,
    best_so_far: score,
    agent_exit: null,
    agent_killed_by_budget: false,
    diff_lines: 0,
    notes: isWorst ? `scored as the worst: ${scored.kind === 'failed' ? scored.reason : ''}` : 'the score of the base',
    summary: null,
    base_commit: baseCommit,
    commit: baseCommit,
    protected_digest: protectedFiles.digest,
    sandbox: workspace.level.kind,
    durations: scored.timings,
    run: runFacts(run),
  });
}

/** What is left of a base without a score is there to be looked at; the next run starts from what HEAD is by then. */
function putAside({ place }: ActiveRun): void {
  const target = join(place.folder, 'failed-baseline');
  rmSync(target, { recursive: true, force: true });
  renameSync(iterationFolder(place, 0), target);
  rmSync(place.state, { force: true });
}

function remedyFor({ place }: ActiveRun, scored: Exclude<Scored, { kind: 'scored' | 'aborted' }>): string {
  if (scored.kind === 'infra') return 'Mend that, then try again.';
  const see =
    scored.log === undefined
      ? 'Mend'
      : `See ${shownPath(place, join(place.folder, 'failed-baseline', basename(scored.log)))}, mend`;
  return `${see} what failed, or set objective.baseline = false.`;
}
