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
import type { Trial } from '../../decision/assignment.ts';
import { concludeTrial, isKept } from '../../decision/conclusion.ts';
import type { Session } from '../../decision/session.ts';
import { type KeepIntent, keepTree } from '../../engine/acceptance/acceptance.ts';
import { markAcceptedHere } from '../../engine/acceptance/accepted-here.ts';
import { readChangeWithin } from '../../engine/boundaries/change.ts';
import { type DecisionDraft, type DecisionSaid, decisionDraft, normalized } from '../../engine/log/decision-log.ts';
import { checkAcceptance } from '../../loop/acceptance-checks.ts';
import { type DecidedPromotion, type DuePlace, interruptTask } from '../../loop/scheduled-tasks.ts';
import { branchMoved } from '../ledger/branch.ts';
import { commitMessage } from '../ledger/kept-commit.ts';
import { nextIteration } from '../ledger/next-iteration.ts';
import { iterationRecordSchema } from '../ledger/record.ts';
import { branchOf, TRAILERS } from '../ledger/state.ts';
import { createIterationFolder } from '../ledger/store.ts';
import { noiseOf, toldScore } from '../ledger/told-score.ts';
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

/**
 * Ends a promotion test: the champion is the branch head, or the branch head goes on, or it becomes the champion again.
 */
export async function concludePromotion(
  run: ActiveRun,
  { trial, level }: DecidedPromotion,
  { workspace, logs }: Pick<DuePlace, 'workspace' | 'logs'>,
): Promise<void> {
  const { decisionLog } = run;
  let answers: Omit<DecisionSaid, 'kept'> = { guards: [] };
  const outcome = trial.verdict?.outcome;
  if (outcome === 'keep' || outcome === 'quarantine') {
    const asked = await checkAcceptance(contextOf(run), trial, {
      ...(workspace === undefined ? {} : { workspace }),
      logs,
    });
    if (asked.kind === 'broken') {
      interruptTask(run.decisionLog, trial);
      return;
    }
    answers = asked.answers;
  }
  const isRefused = answers.guards?.some(({ passed }) => !passed) === true || answers.holdout?.passed === false;
  const final = isRefused ? 'refused' : 'accepted';
  const kept = isKept(decisionLog.session, trial, final);
  const decision = decisionDraft(trial, level, { ...answers, kept });
  const settled = concludeTrial(decisionLog.session, trial, final);
  if (settled.incumbent === decisionLog.session.incumbent) decisionLog.append(decision);
  else if ((await takeBack(run, { trial, decision, champion: settled })) === 'cancelled') {
    interruptTask(run.decisionLog, trial);
    return;
  }
  decisionLog.session = settled;
}

/** Puts the champion's tree on the branch again, as an iteration of its own. */
async function takeBack(
  run: ActiveRun,
  {
    trial,
    decision,
    champion,
  }: { readonly trial: Trial; readonly decision: DecisionDraft; readonly champion: Session },
): Promise<'kept' | 'cancelled'> {
  const { place, host, protectedFiles, privateArea, config } = run;
  const read = await readChangeWithin(privateArea.store, { from: run.branchHead, tree: champion.incumbent }, run);
  if (read.kind !== 'read') return 'cancelled';
  const { change } = read;
  const iter = nextIteration(place, [...run.inFlight, ...run.records.map((record) => record.iter)]);
  run.inFlight.add(iter);
  const folder = createIterationFolder(place, iter, run.mark);
  writeFileSync(join(folder, 'changes.diff'), change.diff);
  const now = host.now().toISOString();
  const score = champion.record;
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
    notes: `the working line is taken back to the champion: ${trial.verdict?.reason ?? ''} (tip ${renderScore(scoreOf(trial))})`,
    summary: null,
    base_commit: run.branchHead,
    tree: champion.incumbent,
    changed_paths: change.changes.map(({ path }) => path),
    protected_digest: protectedFiles.digest,
    sandbox: privateArea.level.kind,
    decision: decisionFacts(trial, { session: run.decisionLog.session, feedback: config.objective.feedback }),
    durations: {},
    run: runFacts(run),
  });
  const becomes = { kind: 'incumbent', tree: champion.incumbent, by: trial.id } as const;
  const keep = { iter, tree: champion.incumbent, score, draft, decided: [decision, becomes] };
  // The folder without a record is what a run leaves that is killed here.
  if ((await keepDecided(run, keep)) === 'cancelled') return 'cancelled';
  appendRecord(run, { ...draft, commit: run.branchHead });
  return 'kept';
}
