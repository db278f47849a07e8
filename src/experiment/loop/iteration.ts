/**
 * One iteration: a turn, its change, the checks, the test, the decision, the record.
 * Invariant: every iteration that is begun ends in one record, with the reason. One iteration at a time decides.
 */
import type { Trial } from '../../decision/assignment.ts';
import { decisionDraft } from '../../decision/decision-entry.ts';
import { addUsage } from '../../engine/agent/usage.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { isShortage } from '../../kernel/files.ts';
import { type Decided, decideTrial, recordDecision, takeDecision } from '../../loop/decide-trial.ts';
import type { InTurn } from '../../loop/driver.ts';
import { makeReady } from '../../loop/promotion.ts';
import { interruptTask } from '../../loop/scheduled-tasks.ts';
import { testUntilDecided } from '../../loop/test-candidate.ts';
import { saveChosen } from '../ledger/chosen-file.ts';
import { EVALUATED_AGAIN, type IterationRecord } from '../ledger/record.ts';
import { describeTrial, scoreOf } from '../ledger/verdict-facts.ts';
import type { ActiveRun } from './active-run.ts';
import {
  type Evaluated,
  type Evaluating,
  endedBy,
  endedByFailure,
  isLast,
  isOwn,
  noteCandidate,
  refuse,
  testOnBranchHead,
} from './candidate-test.ts';
import { draftOf, type Ending, withEvidence } from './iteration-record.ts';
import { nextProposer, type Proposer } from './next-proposer.ts';
import { endPromotion } from './promotion.ts';
import { ledgerState } from './run-state.ts';
import { type AgentFacts, type Attempt, INTERRUPTED, NO_FACTS, type Turn } from './turn.ts';

interface IterationRequest {
  readonly slot: number;
  readonly inTurn: InTurn;
  /** Who makes its change. Default: the run's next proposer. */
  readonly proposer?: Proposer;
}

/** Runs the next iteration in a workspace; `inTurn` lets only one iteration at a time decide and accept. */
export async function runIteration(
  run: ActiveRun,
  { slot, inTurn, ...request }: IterationRequest,
): Promise<IterationRecord> {
  const iter = run.journal.allocate();
  const proposer = request.proposer ?? nextProposer(run, iter);
  const attempt = begin(run, { iter, slot, proposer });
  const turn = await run.turns.take(attempt, proposer).catch(asShortage);
  if (turn.kind === 'ended') return inTurn(async () => endTurn(run, attempt, turn));
  const { change, facts } = turn;
  run.journal.checkpoint('Score', attempt.iter);
  const refused = await refuse(run, attempt, { change, facts }).catch(asShortage);
  const evaluated = refused ?? (await evaluate(run, attempt, { change, facts }, inTurn).catch(asShortage));
  const { text: summary, usage } = isOwn(facts) ? { text: undefined } : await run.turns.summarize(attempt, change);
  const all = usage === undefined ? facts : { ...facts, usage: addUsage(usage, facts.usage) };
  return inTurn(() => conclude(run, attempt, { ...turn, facts: all, evaluated, summary }));
}

interface Beginning {
  readonly iter: number;
  readonly slot: number;
  readonly proposer: Proposer;
}

function begin({ settings, state, journal }: ActiveRun, { iter, slot, proposer }: Beginning): Attempt {
  journal.checkpoint('AllocateIter', iter);
  const { agent = settings.agents[0], chosen } = proposer.kind === 'agent' ? proposer : {};
  const startedAt = settings.host.now().toISOString();
  const folder = journal.createFolder(iter);
  if (chosen !== undefined) saveChosen(folder, chosen);
  return {
    ...{ iter, startedAt, folder, slot, agent },
    ...(chosen === undefined ? {} : { chosen }),
    base: state.branchHead,
    best: ledgerState({ settings, state }),
    durations: {},
    remarks: [],
  };
}

function endTurn(run: ActiveRun, attempt: Attempt, turn: Extract<Turn, { kind: 'ended' }>): Promise<IterationRecord> {
  const { outcome, notes, facts } = turn;
  // Attempts that were never evaluated are attempts.
  const isAttempt = outcome === 'noop' || outcome === 'denied' || facts.released !== undefined;
  if (isAttempt && turn.isReported !== true) {
    noteCandidate(run, attempt, { change: undefined, facts, refused: { code: outcome, reason: notes } });
  }
  return reject(run, attempt, { ...turn, change: undefined });
}

/** Does what is due, then tests the change on top of what is accepted by then. */
async function evaluate(run: ActiveRun, attempt: Attempt, evaluating: Evaluating, inTurn: InTurn): Promise<Evaluated> {
  const evaluated = await testUntilDecided<Evaluated>(async (prefix) => {
    const ended = await inTurn(() => doDue(run, attempt, evaluating));
    return ended ?? testOnBranchHead(run, attempt, { ...evaluating, prefix });
  }, evaluating.prefix);
  return evaluated.kind === 'broken' ? endedBy(evaluated) : evaluated;
}

/** Does what is due before a test; where that cannot be done, says how the iteration ends. */
async function doDue(run: ActiveRun, attempt: Attempt, { facts }: Evaluating): Promise<Evaluated | undefined> {
  const note = (remark: string) => {
    attempt.remarks.push(remark);
    run.journal.note(remark);
  };
  const measuring = { ...run.measuring, note };
  const place = { workspace: attempt.slot, logs: attempt.folder };
  const unready = await makeReady(measuring, {
    ...{ ...place, clockMs: run.settings.clockMs, isOver: isLast(facts) },
    endPromotion: (promoted) => endPromotion({ ...run, measuring }, promoted, place),
    confirm: () => run.confirmation.confirm(attempt.slot),
  });
  if (unready?.kind !== 'untestable') return unready && endedBy(unready);
  return { kind: 'ended', outcome: 'inconclusive', notes: `not tested: ${unready.reason}` };
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

interface Concluding {
  readonly change: Change;
  readonly evaluated: Evaluated;
  readonly facts: AgentFacts;
  readonly remarks: readonly string[];
  readonly summary: string | undefined;
}

async function conclude(run: ActiveRun, attempt: Attempt, concluding: Concluding): Promise<IterationRecord> {
  const { journal, measuring, changes } = run;
  const { decisionLog } = measuring;
  journal.checkpoint('Decide', attempt.iter);
  const { evaluated: first, ...turn } = concluding;
  let evaluated = first;
  while (evaluated.kind === 'tested' && isOutrun(run, evaluated)) {
    recordUnasked(run, evaluated);
    const again = { change: turn.change, facts: turn.facts, prefix: evaluated.prefix };
    evaluated = await evaluate(run, attempt, again, (work) => work()).catch(asShortage);
  }
  if (evaluated.kind === 'ended') return reject(run, attempt, { ...turn, ...evaluated });
  const { trial, failure, change } = evaluated;
  const decided = await decideTrial(measuring, evaluated, { workspace: attempt.slot, logs: attempt.folder });
  if (decided.kind === 'broken') return reject(run, attempt, { ...turn, change, trial, ...endedBy(decided) });
  const than = attempt.best.best_iter === 0 ? 'the baseline' : `iteration ${attempt.best.best_iter}`;
  const ending = { ...turn, change, trial, notes: describeTrial(trial, than), score: scoreOf(trial) };
  if (decided.isAccepted) return accept(run, attempt, { ...ending, decided });
  // It is on the disk before the decision that it is in quarantine.
  const heldCommit = decided.isQuarantined ? await changes.saveQuarantined(attempt.folder, change) : undefined;
  recordDecision(decisionLog, decided);
  if (heldCommit !== undefined) {
    const notes = `${ending.notes}; ${howToApprove(run, attempt)}`;
    return reject(run, attempt, { ...ending, heldCommit, notes, outcome: 'inconclusive' });
  }
  const { refusal } = decided;
  if (refusal !== undefined) {
    const outcome = refusal.by === 'guard' ? 'invalid' : 'discarded';
    const notes = `${ending.notes}; ${refusal.reason}`;
    return reject(run, attempt, { ...ending, outcome, notes, refusedBy: refusal.reason });
  }
  if (failure !== undefined && isFailure(trial)) {
    return reject(run, attempt, { ...turn, change, trial, ...endedByFailure(run, failure) });
  }
  const outcome = trial.verdict?.outcome === 'discard' ? 'discarded' : 'inconclusive';
  return reject(run, attempt, { ...ending, outcome });
}

function howToApprove({ settings }: ActiveRun, { iter }: Attempt): string {
  return `quarantined; review it, and to approve it: autorize approve ${settings.paths.name} ${iter}`;
}

/** Another change was accepted while this one was tested: what it would replace is gone. */
function isOutrun({ measuring }: ActiveRun, { trial }: Extract<Evaluated, { kind: 'tested' }>): boolean {
  return trial.verdict?.outcome === 'keep' && trial.incumbent !== measuring.decisionLog.session.incumbent;
}

function isFailure({ verdict }: Trial): boolean {
  return verdict?.code === 'crash' || verdict?.code === 'tamper';
}

/** Records a decision that accepts nothing and was not asked about: what it would replace is gone. */
function recordUnasked({ measuring }: ActiveRun, { trial, level }: Extract<Evaluated, { kind: 'tested' }>): void {
  const decision = decisionDraft(trial, level, { guards: [], kept: false });
  recordDecision(measuring.decisionLog, { trial, decision, final: 'refused' });
}

async function reject(run: ActiveRun, attempt: Attempt, ending: Ending): Promise<IterationRecord> {
  const { journal, changes, turns } = run;
  const { change, outcome } = ending;
  journal.checkpoint('Discard', attempt.iter);
  if (change !== undefined && EVALUATED_AGAIN.includes(outcome)) await changes.saveCandidate(attempt.folder, change);
  const draft = withEvidence(run, draftOf(run, attempt, ending));
  turns.cleanUp(attempt);
  journal.checkpoint('Record', attempt.iter);
  return journal.append(draft);
}

type Accepting = Omit<Ending, 'outcome' | 'change' | 'trial'> & {
  readonly change: Change;
  readonly trial: Trial;
  readonly decided: Decided;
};

async function accept(run: ActiveRun, attempt: Attempt, { decided, ...ending }: Accepting): Promise<IterationRecord> {
  const { journal, state, measuring, turns } = run;
  const { change, trial, score = 0 } = ending;
  const draft = withEvidence(run, draftOf(run, attempt, { ...ending, outcome: 'merged' }));
  journal.checkpoint('Merge', attempt.iter);
  const accepted = await journal.accept({
    ...{ iter: attempt.iter, tree: change.tree, score, draft },
    decided: [decided.decision, { kind: 'incumbent', tree: change.tree, by: trial.id }],
  });
  if (accepted === 'cancelled') {
    interruptTask(measuring.decisionLog, trial);
    return reject(run, attempt, { ...ending, outcome: 'killed', notes: INTERRUPTED, score: undefined });
  }
  takeDecision(measuring.decisionLog, decided);
  turns.cleanUp(attempt);
  journal.checkpoint('Record', attempt.iter);
  return journal.append({ ...draft, commit: state.branchHead });
}
