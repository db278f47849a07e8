import type { Trial } from '../../decision/assignment.ts';
import { concludeTrial, type Final } from '../../decision/conclusion.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { type DecisionSaid, decisionDraft } from '../../engine/log/decision-log.ts';
import { workspaceOf } from '../../engine/workspace/private-area.ts';
import { isShortage } from '../../kernel/files.ts';
import { checkAcceptance } from '../../loop/acceptance-checks.ts';
import { MAX_MOVES } from '../../loop/measurement.ts';
import { interruptTask, prepare } from '../../loop/scheduled-tasks.ts';
import { nextIteration } from '../ledger/next-iteration.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { createIterationFolder } from '../ledger/store.ts';
import { describeTrial, scoreOf } from '../ledger/verdict-facts.ts';
import { type ActiveRun, appendRecord, checkpoint, ledgerState } from './active-run.ts';
import { takeTurn } from './agent-turn.ts';
import { putByCandidate } from './candidate-file.ts';
import { confirmMidway } from './conclusion.ts';
import { holdBack } from './held-change.ts';
import { draftOf, type Ending, withEvidence } from './iteration-record.ts';
import {
  bringOntoBranchHead,
  endedBy,
  endedByFailure,
  isLast,
  type Judged,
  type Judging,
  noteCandidate,
  refuse,
  testChange,
  type Unready,
} from './judgement.ts';
import { concludePromotion, keepDecided } from './keeping.ts';
import { cleanUp } from './kept-lane.ts';
import { contextOf } from './measurement-context.ts';
import { summarize } from './summary.ts';
import { type AgentFacts, type Attempt, INTERRUPTED, NO_FACTS, type Turn } from './turn.ts';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface IterationRequest {
  readonly slot: number;
  readonly inTurn: InTurn;
  /** Where its change is from; an agent, as a rule. */
  readonly take?: (run: ActiveRun, attempt: Attempt) => Promise<Turn>;
}

/** Runs the next iteration in a workspace; `inTurn` lets only one iteration at a time decide and keep. */
export async function runIteration(
  run: ActiveRun,
  { slot, inTurn, take = takeTurn }: IterationRequest,
): Promise<IterationRecord> {
  const attempt = allocate(run, slot);
  const turn = await take(run, attempt).catch(asShortage);
  const { facts } = turn;
  if (turn.kind === 'ended') return inTurn(async () => endTurn(run, attempt, turn));
  checkpoint(run, 'Score', attempt.iter);
  const judged = await judge(run, attempt, { change: turn.change, facts }, inTurn).catch(asShortage);
  const summary = isLast(facts) ? undefined : await summarize(run, attempt, turn.change);
  return inTurn(() => conclude(run, attempt, { ...turn, judged, summary }));
}

function endTurn(run: ActiveRun, attempt: Attempt, turn: Extract<Turn, { kind: 'ended' }>): Promise<IterationRecord> {
  const { outcome, notes, facts } = turn;
  // Attempts that were never evaluated are attempts.
  const isAttempt = outcome === 'noop' || outcome === 'denied' || facts.released !== undefined;
  if (isAttempt && turn.isReported !== true) {
    noteCandidate(run, attempt, { change: undefined, facts, refused: { code: outcome, reason: notes } });
  }
  return discard(run, attempt, { ...turn, change: undefined });
}

/** Tests a change on top of what is kept by now; an evaluator that turns out to be noisy is asked again. */
async function judge(run: ActiveRun, attempt: Attempt, judging: Judging, inTurn: InTurn): Promise<Judged> {
  const refused = await refuse(run, attempt, judging);
  if (refused !== undefined) return refused;
  for (let again = judging; ; again = { ...again, prefix: `${again.prefix ?? ''}noisy-` }) {
    const judged = await judgeReady(run, attempt, again, inTurn);
    if (judged.kind !== 'tested' || judged.trial.verdict?.code !== 'nondeterministic') return judged;
  }
}

/** Does what the run owes itself, then judges, before anything else is owed. */
async function judgeReady(run: ActiveRun, attempt: Attempt, judging: Judging, inTurn: InTurn): Promise<Judged> {
  let again = judging;
  for (let moves = 0; ; ) {
    const prepared = await inTurn(() => ready(run, attempt, judging));
    if (prepared !== undefined) return prepared;
    const judged = await judgeOnBranchHead(run, attempt, again);
    if (judged.kind !== 'unready') return judged;
    if (judged.moved === undefined) continue;
    moves += 1;
    if (moves > MAX_MOVES) return endedBy({ why: 'moved', reason: judged.moved });
    again = { ...again, prefix: `${again.prefix ?? ''}moved-` };
  }
}

/** Does what the run owes itself; where that cannot be done, says how the iteration ends. */
async function ready(run: ActiveRun, attempt: Attempt, { facts }: Judging): Promise<Judged | undefined> {
  const note = (remark: string) => {
    attempt.remarks.push(remark);
    run.emit({ kind: 'note', note: remark });
  };
  const place = {
    workspace: attempt.slot,
    logs: attempt.folder,
    clockMs: run.clockMs,
    isOver: isLast(facts),
  };
  for (;;) {
    const prepared = await prepare(contextOf(run, note), place);
    switch (prepared.kind) {
      case 'ready':
        return undefined;
      case 'promotion':
        await concludePromotion(run, prepared, place);
        break;
      case 'confirmation': {
        const broken = await confirmMidway(run, attempt.slot);
        if (broken !== undefined) return endedBy(broken);
        break;
      }
      case 'alarm':
        return { kind: 'ended', outcome: 'inconclusive', notes: `not tested: ${prepared.reason}` };
      case 'broken':
        return endedBy(prepared);
      default:
        return prepared satisfies never;
    }
  }
}

async function judgeOnBranchHead(run: ActiveRun, attempt: Attempt, judging: Judging): Promise<Judged | Unready> {
  if (attempt.base === run.branchHead) return testChange(run, attempt, judging);
  const change = await bringOntoBranchHead(run, attempt, judging.change);
  if ('kind' in change) {
    const refused = { code: change.outcome === 'denied' ? 'denied' : 'conflict', reason: change.notes };
    if (change.outcome !== 'killed') noteCandidate(run, attempt, { ...judging, refused });
    return change;
  }
  const moved = { ...judging, change, prefix: `${judging.prefix ?? ''}again-` };
  return (await refuse(run, attempt, moved)) ?? testChange(run, attempt, moved);
}

/**
 * What a machine that is short of something could not do: an attempt that uses nothing up. Other errors end the run.
 */
function asShortage(error: unknown): Extract<Turn, { kind: 'ended' }> {
  if (!isShortage(error)) throw error;
  return {
    kind: 'ended',
    outcome: 'infra_error',
    notes: `the machine is short of something: ${error.message}`,
    facts: NO_FACTS,
  };
}

function allocate(run: ActiveRun, slot: number): Attempt {
  const iter = nextIteration(run.place, [...run.inFlight, ...run.records.map((record) => record.iter)]);
  run.inFlight.add(iter);
  checkpoint(run, 'AllocateIter', iter);
  return {
    iter,
    startedAt: run.host.now().toISOString(),
    folder: createIterationFolder(run.place, iter, run.mark),
    slot,
    workspace: workspaceOf(run.privateArea, slot),
    base: run.branchHead,
    best: ledgerState(run),
    durations: {},
    remarks: [],
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
  while (judged.kind === 'tested' && isOutrun(run, judged)) {
    settle(run, judged, { guards: [], kept: false });
    const again = { change: given.change, facts: given.facts, prefix: judged.prefix };
    judged = await judgeReady(run, attempt, again, (work) => work()).catch(asShortage);
  }
  if (judged.kind === 'ended') return discard(run, attempt, { ...given, ...judged });
  const { trial, failure, change } = judged;
  const outcome = trial.verdict?.outcome;
  const than = attempt.best.best_iter === 0 ? 'the baseline' : `iteration ${attempt.best.best_iter}`;
  const ending = { change, trial, notes: describeTrial(trial, than), score: scoreOf(trial) };
  if (failure !== undefined && isFailure(trial)) {
    settle(run, judged, { guards: [], kept: false });
    return discard(run, attempt, { ...given, change, trial, ...endedByFailure(run, failure) });
  }
  if (outcome !== 'keep' && outcome !== 'quarantine') {
    settle(run, judged, { guards: [], kept: false });
    return discard(run, attempt, {
      ...{ ...given, ...ending },
      outcome: outcome === 'discard' ? 'discarded' : 'inconclusive',
    });
  }
  const checked = await checkAcceptance(contextOf(run), trial, {
    workspace: attempt.slot,
    logs: attempt.folder,
  });
  if (checked.kind === 'broken') {
    interruptTask(run.decisionLog, trial);
    return discard(run, attempt, { ...given, change, trial, ...endedBy(checked) });
  }
  const { answers, refusal } = checked;
  if (refusal !== undefined) {
    settle(run, judged, { ...answers, kept: false });
    const outcome = refusal.by === 'guard' ? 'invalid' : 'discarded';
    const refused = { outcome, notes: `${ending.notes}; ${refusal.reason}`, refusedBy: refusal.reason } as const;
    return discard(run, attempt, { ...given, ...ending, ...refused });
  }
  if (outcome === 'quarantine') {
    const { heldCommit, told } = await hold(run, attempt, change);
    settle(run, judged, { ...answers, kept: false }, 'accepted');
    const notes = `${ending.notes}; ${told}`;
    return discard(run, attempt, { ...given, ...ending, heldCommit, notes, outcome: 'inconclusive' });
  }
  return keep(run, attempt, { ...given, judged, said: answers, notes: ending.notes, score: ending.score ?? 0 });
}

/** Puts a change by that is too good to be believed, and says what lets it through. */
async function hold(run: ActiveRun, { folder, iter }: Attempt, change: Change) {
  const heldCommit = await holdBack(run, folder, change);
  return { heldCommit, told: `to be looked at; to let it through: autorize release ${run.place.name} ${iter}` };
}

/** Another change was kept while this one was tested: what it would replace is gone. */
function isOutrun({ decisionLog }: ActiveRun, { trial }: Extract<Judged, { kind: 'tested' }>): boolean {
  return trial.verdict?.outcome === 'keep' && trial.incumbent !== decisionLog.session.incumbent;
}

function isFailure({ verdict }: Trial): boolean {
  return verdict?.code === 'crash' || verdict?.code === 'tamper';
}

/** Writes down a decision that keeps nothing; `accepted`: the guards have nothing against what is held back. */
function settle(
  { decisionLog }: ActiveRun,
  { trial, level }: Extract<Judged, { kind: 'tested' }>,
  said: DecisionSaid,
  final: Final = 'refused',
): void {
  decisionLog.append(decisionDraft(trial, level, said));
  decisionLog.session = concludeTrial(decisionLog.session, trial, final);
}

async function discard(run: ActiveRun, attempt: Attempt, ending: Ending): Promise<IterationRecord> {
  checkpoint(run, 'Discard', attempt.iter);
  await putByCandidate(run, attempt.folder, ending);
  const draft = withEvidence(run, attempt, draftOf(run, attempt, ending));
  cleanUp(run, attempt);
  checkpoint(run, 'Record', attempt.iter);
  return appendRecord(run, draft);
}

type Keeping = Omit<Concluding, 'judged'> & {
  readonly judged: Extract<Judged, { kind: 'tested' }>;
  readonly said: Omit<DecisionSaid, 'kept'>;
  readonly notes: string;
  readonly score: number;
};

async function keep(run: ActiveRun, attempt: Attempt, given: Keeping): Promise<IterationRecord> {
  const { change, trial, level } = given.judged;
  const draft = withEvidence(run, attempt, draftOf(run, attempt, { ...given, change, outcome: 'merged', trial }));
  checkpoint(run, 'Merge', attempt.iter);
  const kept = await keepDecided(run, {
    ...{ iter: attempt.iter, tree: change.tree, score: given.score, draft },
    decided: [
      decisionDraft(trial, level, { ...given.said, kept: true }),
      { kind: 'incumbent', tree: change.tree, by: trial.id },
    ],
  });
  if (kept === 'cancelled') {
    interruptTask(run.decisionLog, trial);
    return discard(run, attempt, { ...given, change, trial, outcome: 'killed', notes: INTERRUPTED, score: undefined });
  }
  run.decisionLog.session = concludeTrial(run.decisionLog.session, trial, 'accepted');
  cleanUp(run, attempt);
  checkpoint(run, 'Record', attempt.iter);
  return appendRecord(run, { ...draft, commit: run.branchHead });
}
