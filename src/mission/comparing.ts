/**
 * Comparing a candidate with the last kept commit, by the policy that the front matter names.
 * Invariant: nothing is decided by a run that is not in the record of decisions; the decision is in the journal with the
 * entry of its iteration, in one record.
 * Crash: what was measured stays; the same candidate goes on from it when its session is judged again.
 */
import { join } from 'node:path';
import { finalOf } from '../audit/order.ts';
import { sha256 } from '../base/hash.ts';
import { normalDigest } from '../base/normal-diff.ts';
import { assignProposal, type Trial } from '../decision/assignment.ts';
import { concludeTrial, isKept } from '../decision/conclusion.ts';
import type { Session } from '../decision/session.ts';
import { modelOfCommand } from '../engine/agent/preset.ts';
import { type BoundedChange, readChangeWithin } from '../engine/boundaries/change.ts';
import { decisionDraft } from '../engine/log/decision-log.ts';
import { type Checked, checkAcceptance } from '../loop/acceptance-checks.ts';
import { followCosts, recordCandidate } from '../loop/candidate.ts';
import { MAX_MOVES, measureTask } from '../loop/measurement.ts';
import { interruptTask, type Prepared, prepare } from '../loop/scheduled-tasks.ts';
import type { ActiveMission } from './active-mission.ts';
import { captureBounds } from './capture-bounds.ts';
import { type Comparison, comparisonOf, decisionOf } from './comparison.ts';
import { treeOf } from './comparisons.ts';
import { concludePromotion } from './conclusion.ts';
import type { Verdict } from './decide.ts';
import { contextOf, type Measuring } from './measurement-context.ts';
import { sessionTimes } from './session-times.ts';
import { iterationFolder } from './store.ts';

export type Compared =
  | 'aborted'
  | (Verdict & {
      /** Undefined where nothing was decided. */
      readonly comparison?: Comparison;
    });

type Comparing = ActiveMission & Measuring;

interface Proposed {
  readonly commit: string;
  readonly id: string;
}

/** Compares a candidate that passes with the last kept commit. */
export async function compareCandidate(measuring: Comparing, commit: string): Promise<Compared> {
  const id = `iteration ${measuring.state.iteration}`;
  const found = await testCandidate(measuring, { commit, id });
  if (!('trial' in found)) return found.ended;
  if (found.trial.verdict?.code !== 'nondeterministic') return settle(measuring, found);
  // Its tree is not told: it is tested again, as the noisy evaluator wants it.
  const { trial, level } = found;
  measuring.decisionLog.append(decisionDraft(trial, level, { guards: [], kept: false }));
  measuring.decisionLog.session = concludeTrial(measuring.decisionLog.session, trial, 'refused');
  const again = await testCandidate(measuring, { commit, id: `${id}, again` });
  return 'trial' in again ? settle(measuring, again) : again.ended;
}

interface Tested {
  readonly trial: Trial;
  readonly level: Session['level'];
}

async function testCandidate(
  measuring: Comparing,
  proposed: Proposed,
  moves = 0,
): Promise<Tested | { readonly ended: Compared }> {
  const { state, decisionLog } = measuring;
  const { commit, id } = proposed;
  const unready = await makeReady(measuring);
  if (unready !== undefined) return { ended: endedBy(unready) };
  // Of what came from elsewhere nobody knows what it took.
  followCosts(decisionLog, sessionTimes(measuring.journal.records));
  const { level } = decisionLog.session;
  const tree = await treeOf(measuring, commit);
  const read = await readCandidate(measuring, commit);
  if (read.kind === 'cancelled') return { ended: 'aborted' };
  const normal = normalDigest(diffOf(read));
  // The commit that is kept is the session's own: where another one was tested with the same change, that one goes on.
  const assigned = assignProposal(decisionLog.session, { id, tree, purpose: 'candidate', normal });
  await noteCandidate(measuring, { ...proposed, read }, assigned.kind === 'refused' ? assigned : undefined);
  if (assigned.kind === 'refused') {
    return { ended: { decision: 'discard', reason: `not compared: ${assigned.reason}` } };
  }
  decisionLog.session = assigned.session;
  const ended = await measureTask(contextOf(measuring), assigned.trial, {
    logs: join(iterationFolder(measuring.place, state.iteration), 'comparison', id.replaceAll(/[ ,]+/g, '-')),
  });
  if (ended.kind === 'over') return { trial: ended.task, level };
  interruptTask(decisionLog, ended.task);
  if (ended.why !== 'moved' || moves === MAX_MOVES) return { ended: endedBy(ended) };
  return testCandidate(measuring, { commit, id: `${id}, moved` }, moves + 1);
}

/** Does what is due before a candidate is compared; what keeps it from being compared, if anything does. */
async function makeReady(mission: Comparing): Promise<Extract<Prepared, { kind: 'alarm' | 'broken' }> | undefined> {
  for (;;) {
    const prepared = await prepare(contextOf(mission), { logs: mission.place.folder, isOver: true });
    if (prepared.kind === 'broken' || prepared.kind === 'alarm') return prepared;
    const interrupted = prepared.kind === 'promotion' ? await concludePromotion(mission, prepared) : undefined;
    if (prepared.kind !== 'promotion' || interrupted !== undefined) return interrupted;
  }
}

type ReadCandidate = Exclude<BoundedChange, { kind: 'cancelled' }>;

function readCandidate(
  measuring: Pick<Measuring, 'privateArea' | 'state' | 'signal'>,
  commit: string,
): Promise<BoundedChange> {
  const { privateArea, state } = measuring;
  return readChangeWithin(privateArea.store, { from: state.lastKeptCommit, tree: commit }, captureBounds(measuring));
}

/** Of a change that could not be read in time, nothing. */
function diffOf(read: ReadCandidate): string {
  return read.kind === 'read' ? read.change.diff : '';
}

async function noteCandidate(
  { state, privateArea, decisionLog, command }: Measuring & Pick<ActiveMission, 'command'>,
  { commit, id, read }: Proposed & { readonly read: ReadCandidate },
  refused?: { readonly code: string; readonly reason: string },
): Promise<void> {
  const model = state.open?.session?.usage?.model ?? modelOfCommand(command);
  const tree = await treeOf({ privateArea }, commit);
  const { diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
  const change = { tree, diff: diffOf(read), diffLines, changes };
  recordCandidate(decisionLog, change, { id, proposer: { agent: sha256(command), model }, refused });
}

/** Counts a candidate that is not compared: a claim says how many were tried, not only how many passed. */
export async function noteRefused(
  measuring: Measuring & Pick<ActiveMission, 'command'>,
  { commit, code, reason }: { readonly commit: string; readonly code: string; readonly reason: string },
): Promise<'noted' | 'aborted'> {
  const id = `iteration ${measuring.state.iteration}`;
  const read = await readCandidate(measuring, commit);
  if (read.kind === 'cancelled') return 'aborted';
  await noteCandidate(measuring, { commit, id, read }, { code, reason });
  return 'noted';
}

async function settle(measuring: Measuring, { trial, level }: Tested): Promise<Compared> {
  const { decisionLog } = measuring;
  const checked = await checkAcceptance(contextOf(measuring), trial, { logs: measuring.place.folder });
  if (checked.kind === 'broken') {
    interruptTask(decisionLog, trial);
    return endedBy(checked);
  }
  const { answers, refusal } = checked;
  const kept = isKept(decisionLog.session, trial, refusal === undefined ? 'accepted' : 'refused');
  const comparison = comparisonOf(trial, decisionDraft(trial, level, { ...answers, kept }));
  decisionLog.session = concludeTrial(decisionLog.session, trial, finalOf(decisionOf(comparison)));
  const reason = reasonOf(trial, { shown: comparison.reason, refusedBy: refusal?.reason });
  return { decision: kept ? 'keep' : 'discard', reason, comparison };
}

function reasonOf(
  { verdict }: Trial,
  { shown, refusedBy }: { readonly shown: string; readonly refusedBy: string | undefined },
) {
  if (verdict?.outcome === 'quarantine') return `held back, to be looked at: ${shown}`;
  return refusedBy === undefined ? shown : `${refusedBy} (${shown})`;
}

function endedBy(ended: Extract<Prepared | Checked, { kind: 'alarm' | 'broken' }>): Compared {
  const isCalledOff = ended.kind === 'broken' && ended.why === 'aborted';
  return isCalledOff ? 'aborted' : { decision: 'error', reason: `not decided: ${ended.reason}` };
}
