/**
 * One iteration: turn of the agent, judgement, keep or not, record.
 * Invariant: whatever agent, setup or evaluator do, it ends with one record that says why; an exception means that the
 * run itself cannot go on. What was scored is what is kept: one tree, captured once.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from '../attempt/change.ts';
import { type KeepIntent, keepTree } from '../attempt/keep.ts';
import { laneOf } from '../attempt/workspace.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { isShortage } from '../kernel/files.ts';
import { type ActiveRun, appendRecord, checkpoint, ledgerState, runFacts } from './active-run.ts';
import { type AgentFacts, type Attempt, NO_FACTS, type Turn, takeTurn } from './agent-turn.ts';
import { branchMoved } from './branch.ts';
import { type Decision, decide, type Judged, judgeChange, rejudge } from './judgement.ts';
import type { IterationRecord, Outcome } from './record.ts';
import { branchOf, TRAILERS } from './state.ts';
import { createIterationFolder, listIterationFolders } from './store.ts';
import { summarize } from './summary.ts';

/** Runs the next iteration in a lane; `inTurn` lets only one iteration at a time decide and keep. */
export async function runIteration(
  run: ActiveRun,
  { laneNumber, inTurn }: { readonly laneNumber: number; readonly inTurn: <T>(work: () => Promise<T>) => Promise<T> },
): Promise<IterationRecord> {
  const attempt = allocate(run, laneNumber);
  const turn = await takeTurn(run, attempt).catch(asShortage);
  const { facts } = turn;
  if (turn.kind === 'ended') return inTurn(async () => discard(run, attempt, { ...turn, facts, change: undefined }));
  checkpoint(run, 'Score', attempt.iter);
  const judged = await judgeChange(run, attempt, { change: turn.change }).catch(asShortage);
  const summary = await summarize(run, attempt, turn.change);
  return inTurn(() => conclude(run, attempt, { ...turn, judged, summary }));
}

/** What a machine that is short of something could not do: an attempt that uses nothing up. Other errors end the run. */
function asShortage(error: unknown): Extract<Turn, { kind: 'ended' }> {
  if (!isShortage(error)) throw error;
  return {
    kind: 'ended',
    outcome: 'infra_error',
    notes: `the machine is short of something: ${error.message}`,
    facts: NO_FACTS,
  };
}

function allocate(run: ActiveRun, laneNumber: number): Attempt {
  const last = Math.max(0, ...run.inFlight, ...listIterationFolders(run.place), ...run.records.map(({ iter }) => iter));
  const iter = last + 1;
  run.inFlight.add(iter);
  checkpoint(run, 'AllocateIter', iter);
  return {
    iter,
    startedAt: run.host.now().toISOString(),
    folder: createIterationFolder(run.place, iter),
    laneNumber,
    lane: laneOf(run.workspace, laneNumber),
    base: run.tip,
    best: ledgerState(run),
    durations: {},
  };
}

interface Concluding {
  readonly change: Change;
  readonly judged: Judged;
  readonly facts: AgentFacts;
  readonly remarks: readonly string[];
  readonly summary: string | undefined;
}

async function conclude(run: ActiveRun, attempt: Attempt, given: Concluding): Promise<IterationRecord> {
  checkpoint(run, 'Decide', attempt.iter);
  let { judged } = given;
  // Against the best of its own base: what was kept meanwhile it could not know.
  let decision = judged.kind === 'scored' ? decide(run, { judged, best: attempt.best }) : undefined;
  if (decision?.keep === true && attempt.base !== run.tip) {
    judged = await rejudge(run, attempt, given.change).catch(asShortage);
    decision = judged.kind === 'scored' ? decide(run, { judged, best: ledgerState(run) }) : undefined;
  }
  if (judged.kind === 'scored' && decision?.keep === true) return keep(run, attempt, { ...given, judged, decision });
  if (judged.kind === 'scored') {
    const ending = { outcome: 'discarded', notes: decision?.notes ?? '', score: judged.score } as const;
    return discard(run, attempt, { ...given, ...ending, decision });
  }
  return discard(run, attempt, { ...given, outcome: judged.outcome, notes: judged.notes });
}

interface Ending {
  readonly outcome: Outcome;
  readonly notes: string;
  readonly facts: AgentFacts;
  readonly change: Change | undefined;
  readonly score?: number;
  readonly decision?: Decision | undefined;
  readonly remarks?: readonly string[];
  readonly summary?: string | undefined;
}

function discard(run: ActiveRun, attempt: Attempt, ending: Ending): IterationRecord {
  checkpoint(run, 'Discard', attempt.iter);
  const draft = draftOf(run, attempt, ending);
  writeEvidence(attempt, draft);
  cleanUp(run, attempt);
  checkpoint(run, 'Record', attempt.iter);
  return appendRecord(run, draft);
}

type Keeping = Concluding & { readonly judged: Extract<Judged, { kind: 'scored' }>; readonly decision: Decision };

async function keep(run: ActiveRun, attempt: Attempt, given: Keeping): Promise<IterationRecord> {
  const { place, workspace, intents } = run;
  const { judged, decision } = given;
  const { change, score } = judged;
  const draft = draftOf(run, attempt, { ...given, change, outcome: 'merged', notes: decision.notes, score, decision });
  writeEvidence(attempt, draft);
  checkpoint(run, 'Merge', attempt.iter);
  const intent: KeepIntent = {
    iter: attempt.iter,
    ref: `refs/heads/${branchOf(place.name)}`,
    old: run.tip,
    parent: run.tip,
    tree: change.tree,
    message: commitMessage(place.name, attempt.iter, score),
    date: String(draft.ended_at),
    draft,
  };
  const kept = await keepTree(
    { store: workspace.store, repository: workspace.repository, intents, trailer: TRAILERS.record },
    intent,
  );
  if (kept.kind === 'moved') throw branchMoved(place.name, { expected: run.tip, actual: kept.actual });
  run.tip = kept.commit;
  cleanUp(run, attempt);
  checkpoint(run, 'Record', attempt.iter);
  return appendRecord(run, { ...draft, commit: kept.commit });
}

/** The message of a kept commit, without the trailer that names its intent. */
export function commitMessage(name: string, iter: number, score: number): string {
  return [
    `autorize iter ${iter}: score ${score}`,
    '',
    `${TRAILERS.experiment}: ${name}`,
    `${TRAILERS.iteration}: ${iter}`,
    `${TRAILERS.score}: ${score}`,
    '',
  ].join('\n');
}

function draftOf(run: ActiveRun, attempt: Attempt, ending: Ending): JournalRecord {
  const { iter, startedAt, base, durations } = attempt;
  const { outcome, notes, facts, change, score, decision, remarks = [], summary } = ending;
  const now = run.host.now();
  const worktree = keptFolder(run, attempt);
  const { best_score: best } = ledgerState(run);
  return {
    v: 1,
    iter,
    started_at: startedAt,
    ended_at: now.toISOString(),
    outcome,
    score: score ?? null,
    best_so_far: outcome === 'merged' ? (score ?? null) : best,
    agent_exit: facts.agent_exit,
    agent_killed_by_budget: facts.agent_killed_by_budget,
    diff_lines: change?.diffLines ?? 0,
    notes: [notes, ...remarks].join('; '),
    summary: summary ?? null,
    base_commit: outcome === 'merged' ? run.tip : base,
    tree: change?.tree ?? null,
    changed_paths: change?.changes.map(({ path }) => path) ?? [],
    protected_digest: run.protectedFiles.digest,
    sandbox: run.workspace.level.kind,
    ...(decision === undefined ? {} : { decision: decision.decision }),
    ...(facts.usage === undefined ? {} : { usage: facts.usage }),
    durations,
    ...(worktree === undefined ? {} : { worktree }),
    run: runFacts(run),
  };
}

function writeEvidence({ folder }: Attempt, draft: JournalRecord): void {
  const { outcome, score, best_so_far, notes, decision, protected_digest, tree, durations } = draft;
  const evidence = { outcome, score, best_so_far, reason: notes, decision, protected_digest, tree, durations };
  writeFileSync(join(folder, 'evidence.json'), `${JSON.stringify(evidence, null, 2)}\n`);
  faultPoint('evidence:after-write');
}

/** Where the lane is put aside, where the user wants to look at it and there is one. */
function keptFolder({ config, workspace }: ActiveRun, { iter, lane }: Attempt): string | undefined {
  if (!config.iteration.keep_worktrees || !existsSync(lane.folder)) return undefined;
  return join(workspace.folder, 'kept', `iter-${String(iter).padStart(4, '0')}`);
}

/** Leaves the lane for the next iteration, which resets it; puts it aside where the user wants to look at it. */
function cleanUp(run: ActiveRun, attempt: Attempt): void {
  checkpoint(run, 'Cleanup', attempt.iter);
  const kept = keptFolder(run, attempt);
  if (kept === undefined) return;
  const { lane } = attempt;
  mkdirSync(dirname(kept), { recursive: true });
  renameSync(lane.folder, kept);
  rmSync(lane.indexFile, { force: true });
}
