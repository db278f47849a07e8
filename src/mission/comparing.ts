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
import { isKept, settleTrial } from '../decision/conclusion.ts';
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
import { settlePromotion } from './conclusion.ts';
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
export async function compareCandidate(bench: Comparing, commit: string): Promise<Compared> {
  const id = `iteration ${bench.state.iteration}`;
  const found = await testCandidate(bench, { commit, id });
  if (!('trial' in found)) return found.ended;
  if (found.trial.verdict?.code !== 'nondeterministic') return settle(bench, found);
  // Its tree is not told: it is tested again, as the noisy evaluator wants it.
  const { trial, level } = found;
  bench.book.append(decisionDraft(trial, level, { guards: [], kept: false }));
  bench.book.session = settleTrial(bench.book.session, trial, 'refused');
  const again = await testCandidate(bench, { commit, id: `${id}, again` });
  return 'trial' in again ? settle(bench, again) : again.ended;
}

interface Tested {
  readonly trial: Trial;
  readonly level: Session['level'];
}

async function testCandidate(
  bench: Comparing,
  proposed: Proposed,
  moves = 0,
): Promise<Tested | { readonly ended: Compared }> {
  const { state, book } = bench;
  const { commit, id } = proposed;
  const unready = await makeReady(bench);
  if (unready !== undefined) return { ended: endedBy(unready) };
  // Of what came from elsewhere nobody knows what it took.
  followCosts(book, sessionTimes(bench.journal.records));
  const { level } = book.session;
  const tree = await treeOf(bench, commit);
  const read = await readCandidate(bench, commit);
  if (read.kind === 'cancelled') return { ended: 'aborted' };
  const normal = normalDigest(diffOf(read));
  // The commit that is kept is the session's own: where another one was tested with the same change, that one goes on.
  const assigned = assignProposal(book.session, { id, tree, purpose: 'candidate', normal });
  await noteCandidate(bench, { ...proposed, read }, assigned.kind === 'refused' ? assigned : undefined);
  if (assigned.kind === 'refused') {
    return { ended: { decision: 'discard', reason: `not compared: ${assigned.reason}` } };
  }
  book.session = assigned.session;
  const ended = await measureTask(contextOf(bench), assigned.trial, {
    logs: join(iterationFolder(bench.place, state.iteration), 'comparison', id.replaceAll(/[ ,]+/g, '-')),
  });
  if (ended.kind === 'over') return { trial: ended.task, level };
  interruptTask(book, ended.task);
  if (ended.why !== 'moved' || moves === MAX_MOVES) return { ended: endedBy(ended) };
  return testCandidate(bench, { commit, id: `${id}, moved` }, moves + 1);
}

/** Does what is due before a candidate is compared; what keeps it from being compared, if anything does. */
async function makeReady(mission: Comparing): Promise<Extract<Prepared, { kind: 'alarm' | 'broken' }> | undefined> {
  for (;;) {
    const prepared = await prepare(contextOf(mission), { logs: mission.place.folder, isOver: true });
    if (prepared.kind === 'broken' || prepared.kind === 'alarm') return prepared;
    const interrupted = prepared.kind === 'promotion' ? await settlePromotion(mission, prepared) : undefined;
    if (prepared.kind !== 'promotion' || interrupted !== undefined) return interrupted;
  }
}

type ReadCandidate = Exclude<BoundedChange, { kind: 'cancelled' }>;

function readCandidate(
  bench: Pick<Measuring, 'workspace' | 'state' | 'signal'>,
  commit: string,
): Promise<BoundedChange> {
  const { workspace, state } = bench;
  return readChangeWithin(workspace.store, { from: state.lastKeptCommit, tree: commit }, captureBounds(bench));
}

/** Of a change that could not be read in time, nothing. */
function diffOf(read: ReadCandidate): string {
  return read.kind === 'read' ? read.change.diff : '';
}

async function noteCandidate(
  { state, workspace, book, command }: Measuring & Pick<ActiveMission, 'command'>,
  { commit, id, read }: Proposed & { readonly read: ReadCandidate },
  refused?: { readonly code: string; readonly reason: string },
): Promise<void> {
  const model = state.open?.session?.usage?.model ?? modelOfCommand(command);
  const tree = await treeOf({ workspace }, commit);
  const { diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
  const change = { tree, diff: diffOf(read), diffLines, changes };
  recordCandidate(book, change, { id, proposer: { agent: sha256(command), model }, refused });
}

/** Counts a candidate that is not compared: a claim says how many were tried, not only how many passed. */
export async function noteRefused(
  bench: Measuring & Pick<ActiveMission, 'command'>,
  { commit, code, reason }: { readonly commit: string; readonly code: string; readonly reason: string },
): Promise<'noted' | 'aborted'> {
  const id = `iteration ${bench.state.iteration}`;
  const read = await readCandidate(bench, commit);
  if (read.kind === 'cancelled') return 'aborted';
  await noteCandidate(bench, { commit, id, read }, { code, reason });
  return 'noted';
}

async function settle(bench: Measuring, { trial, level }: Tested): Promise<Compared> {
  const { book } = bench;
  const checked = await checkAcceptance(contextOf(bench), trial, { logs: bench.place.folder });
  if (checked.kind === 'broken') {
    interruptTask(book, trial);
    return endedBy(checked);
  }
  const { answers, refusal } = checked;
  const kept = isKept(book.session, trial, refusal === undefined ? 'accepted' : 'refused');
  const comparison = comparisonOf(trial, decisionDraft(trial, level, { ...answers, kept }));
  book.session = settleTrial(book.session, trial, finalOf(decisionOf(comparison)));
  const reason = reasonOf(trial, { shown: comparison.reason, veto: refusal?.reason });
  return { decision: kept ? 'keep' : 'discard', reason, comparison };
}

function reasonOf({ verdict }: Trial, { shown, veto }: { readonly shown: string; readonly veto: string | undefined }) {
  if (verdict?.outcome === 'quarantine') return `held back, to be looked at: ${shown}`;
  return veto === undefined ? shown : `${veto} (${shown})`;
}

function endedBy(ended: Extract<Prepared | Checked, { kind: 'alarm' | 'broken' }>): Compared {
  const isCalledOff = ended.kind === 'broken' && ended.why === 'aborted';
  return isCalledOff ? 'aborted' : { decision: 'error', reason: `not decided: ${ended.reason}` };
}
