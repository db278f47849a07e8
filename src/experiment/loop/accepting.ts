/**
 * Making a decided keep part of the branch, the record of decisions and the ledger.
 * Invariant: intent, commit, branch, decision, record, in this order; whatever is missing after a crash is made from
 * the intent. A batch of working keeps that is given up is taken back by a commit of its own: the branch only moves
 * forward.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { renderScore } from '../../base/score-text.ts';
import { type KeepIntent, keepTree } from '../../engine/acceptance/acceptance.ts';
import { markAcceptedHere } from '../../engine/acceptance/accepted-here.ts';
import { readChangeWithin } from '../../engine/boundaries/change.ts';
import { type DecisionDraft, normalized } from '../../engine/log/decision-log.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import { concludePromotion, type RollBack } from '../../loop/promotion.ts';
import type { DecidedPromotion, DuePlace } from '../../loop/scheduled-tasks.ts';
import { commitMessage } from '../ledger/accepted-commit.ts';
import { branchMoved } from '../ledger/branch.ts';
import { noiseOf, toldScore } from '../ledger/disclosed-score.ts';
import { nextIteration } from '../ledger/next-iteration.ts';
import { iterationRecordSchema } from '../ledger/record.ts';
import { branchOf, TRAILERS } from '../ledger/state.ts';
import { createIterationFolder } from '../ledger/store.ts';
import { decisionFacts, scoreOf } from '../ledger/verdict-facts.ts';
import { type ActiveRun, appendRecord, coverFiles, runFacts } from './active-run.ts';
import { contextOf } from './measurement-context.ts';

export interface DecidedKeep {
  readonly iter: number;
  readonly tree: string;
  readonly score: number;
  readonly draft: JournalRecord;
  /** Appended to the record of decisions once the branch holds the tree. */
  readonly decided: readonly DecisionDraft[];
}

/**
 * Moves the branch to a tree and writes down the decision; the caller appends the record of the iteration next. Of a
 * run that is interrupted before, nothing happened.
 */
export async function keepDecided(
  run: ActiveRun,
  { iter, tree, score, draft, decided }: DecidedKeep,
): Promise<'kept' | 'cancelled'> {
  const { place, privateArea, intents, decisionLog } = run;
  const records = decided.map(normalized);
  const noise = noiseOf(iterationRecordSchema.parse(draft));
  const told = toldScore(score, { noise, feedback: run.config.objective.feedback });
  const intent: KeepIntent = {
    iter,
    ref: `refs/heads/${branchOf(place.name)}`,
    old: run.branchHead,
    parent: run.branchHead,
    tree,
    message: commitMessage(place.name, { iter, score, told }),
    date: String(draft.ended_at),
    draft,
    decided: { after: decisionLog.length, records },
  };
  const { store, repository } = privateArea;
  const beforeSwap = (commit: string): void => markAcceptedHere(privateArea.folder, commit);
  const keeping = { store, repository, intents, trailer: TRAILERS.record, beforeSwap, signal: run.signal };
  const kept = await keepTree(keeping, intent);
  if (kept.kind === 'cancelled') return 'cancelled';
  if (kept.kind === 'moved') throw branchMoved(place.name, { expected: run.branchHead, actual: kept.actual });
  run.branchHead = kept.commit;
  for (const record of decided) decisionLog.append(record);
  return 'kept';
}

export interface PromotionPlace extends Pick<DuePlace, 'workspace' | 'logs'> {
  /** Reports what is odd and ends nothing. */
  readonly note: (remark: string) => void;
}

/** Ends a promotion test; why it was interrupted, if it was. */
export function endPromotion(
  run: ActiveRun,
  promoted: DecidedPromotion,
  { workspace = 1, logs, note }: PromotionPlace,
): Promise<Interrupted | undefined> {
  const place = { workspace, logs, takeBack: (rollBack: RollBack) => takeBack(run, rollBack) };
  return concludePromotion(contextOf(run, note), promoted, place);
}

/** Puts the champion's tree on the branch again, as an iteration of its own. */
async function takeBack(run: ActiveRun, { trial, decision, champion, score }: RollBack): Promise<'kept' | 'cancelled'> {
  const { place, host, protectedFiles, privateArea, config } = run;
  const read = await readChangeWithin(privateArea.store, { from: run.branchHead, tree: champion }, run);
  if (read.kind !== 'read') return 'cancelled';
  const { change } = read;
  const iter = nextIteration(place, [...run.inFlight, ...run.records.map((record) => record.iter)]);
  run.inFlight.add(iter);
  const folder = createIterationFolder(place, iter, run.mark);
  writeFileSync(join(folder, 'changes.diff'), change.diff);
  const now = host.now().toISOString();
  const draft = coverFiles(run, {
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
    base_commit: run.branchHead,
    tree: champion,
    changed_paths: change.changes.map(({ path }) => path),
    protected_digest: protectedFiles.digest,
    sandbox: privateArea.level.kind,
    decision: decisionFacts(trial, { session: run.decisionLog.session, feedback: config.objective.feedback }),
    durations: {},
    run: runFacts(run),
  });
  const becomes = { kind: 'incumbent', tree: champion, by: trial.id } as const;
  const keep = { iter, tree: champion, score, draft, decided: [decision, becomes] };
  // The folder without a record is what a run leaves that is killed here.
  if ((await keepDecided(run, keep)) === 'cancelled') return 'cancelled';
  appendRecord(run, { ...draft, commit: run.branchHead });
  return 'kept';
}
