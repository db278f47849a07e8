import type { Trial } from '../../decision/assignment.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { decisionDraft } from '../../engine/log/decision-log.ts';
import { workspaceOf } from '../../engine/workspace/private-area.ts';
import { isShortage } from '../../kernel/files.ts';
import { type Decided, decideTrial, recordDecision, takeDecision } from '../../loop/decide-trial.ts';
import type { InTurn } from '../../loop/driver.ts';
import { interruptTask, prepare } from '../../loop/scheduled-tasks.ts';
import { type Retry, testUntilDecided } from '../../loop/test-candidate.ts';
import { nextIteration } from '../ledger/next-iteration.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { createIterationFolder } from '../ledger/store.ts';
import { describeTrial, scoreOf } from '../ledger/verdict-facts.ts';
import { endPromotion, keepDecided } from './accepting.ts';
import { type ActiveRun, appendRecord, checkpoint, ledgerState } from './active-run.ts';
import { takeTurn } from './agent-turn.ts';
import { putByCandidate } from './candidate-file.ts';
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
} from './candidate-test.ts';
import { confirmMidway } from './conclusion.ts';
import { draftOf, type Ending, withEvidence } from './iteration-record.ts';
import { contextOf } from './measurement-context.ts';
import { holdBack } from './quarantined-change.ts';
import { summarize } from './summary.ts';
import { type AgentFacts, type Attempt, INTERRUPTED, NO_FACTS, type Turn } from './turn.ts';
import { cleanUp } from './workspace-cleanup.ts';

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

/** Tests a change on top of what is accepted by now. */
async function judge(run: ActiveRun, attempt: Attempt, judging: Judging, inTurn: InTurn): Promise<Judged> {
  return (await refuse(run, attempt, judging)) ?? judgeReady(run, attempt, judging, inTurn);
}

/** Does what is due, then judges, before anything else is due. */
async function judgeReady(run: ActiveRun, attempt: Attempt, judging: Judging, inTurn: InTurn): Promise<Judged> {
  const judged = await testUntilDecided<Judged>(async (prefix) => {
    const ended = await inTurn(() => ready(run, attempt, judging));
    return ended ?? judgeOnBranchHead(run, attempt, { ...judging, prefix });
  }, judging.prefix);
  return judged.kind === 'broken' ? endedBy(judged) : judged;
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
      case 'promotion': {
        const broken = await endPromotion(run, prepared, { ...place, note });
        if (broken !== undefined) return endedBy(broken);
        break;
      }
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

async function judgeOnBranchHead(run: ActiveRun, attempt: Attempt, judging: Judging): Promise<Judged | Retry> {
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
    recordUnasked(run, judged);
    const again = { change: given.change, facts: given.facts, prefix: judged.prefix };
    judged = await judgeReady(run, attempt, again, (work) => work()).catch(asShortage);
  }
  if (judged.kind === 'ended') return discard(run, attempt, { ...given, ...judged });
  const { trial, failure, change } = judged;
  const decided = await decideTrial(contextOf(run), judged, { workspace: attempt.slot, logs: attempt.folder });
  if (decided.kind === 'broken') return discard(run, attempt, { ...given, change, trial, ...endedBy(decided) });
  const { refusal } = decided;
  const than = attempt.best.best_iter === 0 ? 'the baseline' : `iteration ${attempt.best.best_iter}`;
  const ending = { ...given, change, trial, notes: describeTrial(trial, than), score: scoreOf(trial) };
  if (decided.isAccepted) return keep(run, attempt, { ...ending, decided });
  if (decided.isQuarantined) {
    const { heldCommit, told } = await hold(run, attempt, change);
    recordDecision(run.decisionLog, decided);
    return discard(run, attempt, { ...ending, heldCommit, notes: `${ending.notes}; ${told}`, outcome: 'inconclusive' });
  }
  recordDecision(run.decisionLog, decided);
  if (refusal !== undefined) {
    const outcome = refusal.by === 'guard' ? 'invalid' : 'discarded';
    const notes = `${ending.notes}; ${refusal.reason}`;
    return discard(run, attempt, { ...ending, outcome, notes, refusedBy: refusal.reason });
  }
  if (failure !== undefined && isFailure(trial)) {
    return discard(run, attempt, { ...given, change, trial, ...endedByFailure(run, failure) });
  }
  const outcome = trial.verdict?.outcome === 'discard' ? 'discarded' : 'inconclusive';
  return discard(run, attempt, { ...ending, outcome });
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

/** Records a decision that accepts nothing and was not asked about: what it would replace is gone. */
function recordUnasked({ decisionLog }: ActiveRun, { trial, level }: Extract<Judged, { kind: 'tested' }>): void {
  const decision = decisionDraft(trial, level, { guards: [], kept: false });
  recordDecision(decisionLog, { trial, decision, final: 'refused' });
}

async function discard(run: ActiveRun, attempt: Attempt, ending: Ending): Promise<IterationRecord> {
  checkpoint(run, 'Discard', attempt.iter);
  await putByCandidate(run, attempt.folder, ending);
  const draft = withEvidence(run, attempt, draftOf(run, attempt, ending));
  cleanUp(run, attempt);
  checkpoint(run, 'Record', attempt.iter);
  return appendRecord(run, draft);
}

type Accepting = Omit<Ending, 'outcome' | 'change' | 'trial'> & {
  readonly change: Change;
  readonly trial: Trial;
  readonly decided: Decided;
};

async function keep(run: ActiveRun, attempt: Attempt, { decided, ...ending }: Accepting): Promise<IterationRecord> {
  const { change, trial, score = 0 } = ending;
  const draft = withEvidence(run, attempt, draftOf(run, attempt, { ...ending, outcome: 'merged' }));
  checkpoint(run, 'Merge', attempt.iter);
  const kept = await keepDecided(run, {
    ...{ iter: attempt.iter, tree: change.tree, score, draft },
    decided: [decided.decision, { kind: 'incumbent', tree: change.tree, by: trial.id }],
  });
  if (kept === 'cancelled') {
    interruptTask(run.decisionLog, trial);
    return discard(run, attempt, { ...ending, outcome: 'killed', notes: INTERRUPTED, score: undefined });
  }
  takeDecision(run.decisionLog, decided);
  cleanUp(run, attempt);
  checkpoint(run, 'Record', attempt.iter);
  return appendRecord(run, { ...draft, commit: run.branchHead });
}
