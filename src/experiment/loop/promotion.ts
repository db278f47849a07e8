/**
 * The end of a promotion test in an experiment.
 * Invariant: a working line that is given up is taken back by a commit of its own, in an iteration of its own: the branch
 * only moves forward.
 */
import { join } from 'node:path';
import { renderScore } from '../../base/score-text.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import { concludePromotion, type RollBack } from '../../loop/promotion.ts';
import type { DecidedPromotion, DueContext } from '../../loop/scheduled-tasks.ts';
import { decisionFacts, scoreOf } from '../ledger/verdict-facts.ts';
import type { ActiveRun } from './active-run.ts';

/** Ends a promotion test; why it was interrupted, if it was. */
export function endPromotion(
  run: ActiveRun,
  promoted: DecidedPromotion,
  place: Pick<DueContext, 'workspace' | 'logs'>,
): Promise<Interrupted | undefined> {
  return concludePromotion(run.measuring, promoted, { ...place, takeBack: (rollBack) => takeBack(run, rollBack) });
}

/** Puts the champion's tree on the branch again, as an iteration of its own. */
async function takeBack(run: ActiveRun, { trial, decision, champion, score }: RollBack): Promise<'kept' | 'cancelled'> {
  const { settings, state, journal, measuring, changes } = run;
  const change = await changes.readOwn({ from: state.branchHead, tree: champion });
  if (change === undefined) return 'cancelled';
  const iter = journal.allocate();
  writeOwnFile(join(journal.createFolder(iter), 'changes.diff'), change.diff);
  const now = settings.host.now().toISOString();
  const { session } = measuring.decisionLog;
  const { feedback } = settings.config.objective;
  const draft = journal.cover({
    v: 1,
    iter,
    started_at: now,
    ended_at: now,
    outcome: 'merged',
    score,
    best_so_far: score,
    agent_exit: null,
    agent_killed_by_budget: false,
    diff_lines: change.diffLines,
    notes: `the working line is taken back to the champion: ${trial.verdict?.reason ?? ''} (branch head ${renderScore(scoreOf(trial))})`,
    summary: null,
    base_commit: state.branchHead,
    tree: champion,
    changed_paths: change.changes.map(({ path }) => path),
    protected_digest: settings.protectedFiles.digest,
    sandbox: settings.privateArea.level.kind,
    decision: decisionFacts(trial, { session, feedback }),
    durations: {},
  });
  const becomes = { kind: 'incumbent', tree: champion, by: trial.id } as const;
  const accept = { iter, tree: champion, score, draft, decided: [decision, becomes] };
  // The folder without a record is what a run leaves that is killed here.
  if ((await journal.accept(accept)) === 'cancelled') return 'cancelled';
  journal.append({ ...draft, commit: state.branchHead });
  return 'kept';
}
