/**
 * Comparing a candidate with the last kept commit, by the policy that the front matter names.
 * Invariant: nothing is decided by a run that is not in the record of decisions; the decision is in the journal with the
 * entry of its iteration, in one record.
 * Crash: what was measured stays; the same candidate goes on from it when its session is judged again.
 */
import { join } from 'node:path';
import { sha256 } from '../base/hash.ts';
import type { Trial } from '../decision/assignment.ts';
import { modelOfCommand } from '../engine/agent/preset.ts';
import { type BoundedChange, readChangeWithin } from '../engine/boundaries/change.ts';
import { recordCandidate } from '../loop/candidate.ts';
import { decideTrial, type Tested, takeDecision } from '../loop/decide-trial.ts';
import { type Prepared, prepare } from '../loop/scheduled-tasks.ts';
import {
  type CandidateRequest,
  type CandidateTested,
  testCandidate,
  testUntilDecided,
} from '../loop/test-candidate.ts';
import type { ActiveMission } from './active-mission.ts';
import { captureBounds } from './capture-bounds.ts';
import { type Comparison, comparisonOf } from './comparison.ts';
import { treeOf } from './comparisons.ts';
import { endPromotion } from './conclusion.ts';
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
  const found = await testUntilDecided((prefix) => testCommit(measuring, { commit, id: idOf(measuring, prefix) }));
  switch (found.kind) {
    case 'ended':
      return found.ended;
    case 'tested':
      return decide(measuring, found);
    case 'refused':
      return { decision: 'discard', reason: `not compared: ${found.reason}` };
    case 'broken':
      return endedBy(found);
    default:
      return found satisfies never;
  }
}

/** `prefix` says which test of the iteration's candidate it is. */
function idOf({ state }: Pick<Measuring, 'state'>, prefix = ''): string {
  const name = `iteration ${state.iteration}`;
  return prefix === '' ? name : `${name}, ${prefix.replace(/-$/, '')}`;
}

async function testCommit(
  measuring: Comparing,
  proposed: Proposed,
): Promise<CandidateTested | { readonly kind: 'ended'; readonly ended: Compared }> {
  const { state, journal, place } = measuring;
  const unready = await makeReady(measuring);
  if (unready !== undefined) return { kind: 'ended', ended: endedBy(unready) };
  const read = await readCandidate(measuring, proposed.commit);
  if (read.kind === 'cancelled') return { kind: 'ended', ended: 'aborted' };
  const request = {
    // The commit that is kept is the session's own: where another one was tested with the same change, that one goes on.
    change: await changeOf(measuring, { ...proposed, read }),
    facts: factsOf(measuring, proposed),
    // Of what came from elsewhere nobody knows what it took.
    proposalMs: sessionTimes(journal.records),
  };
  return testCandidate(contextOf(measuring), request, {
    logs: join(iterationFolder(place, state.iteration), 'comparison', proposed.id.replaceAll(/[ ,]+/g, '-')),
  });
}

/** Does what is due before a candidate is compared; what keeps it from being compared, if anything does. */
async function makeReady(mission: Comparing): Promise<Extract<Prepared, { kind: 'alarm' | 'broken' }> | undefined> {
  for (;;) {
    const prepared = await prepare(contextOf(mission), { logs: mission.place.folder, isOver: true });
    if (prepared.kind === 'broken' || prepared.kind === 'alarm') return prepared;
    const interrupted = prepared.kind === 'promotion' ? await endPromotion(mission, prepared) : undefined;
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

/** What a commit changes; of a change that could not be read within its bounds, the tree alone. */
async function changeOf(
  { privateArea }: Pick<Measuring, 'privateArea'>,
  { commit, read }: Proposed & { readonly read: ReadCandidate },
): Promise<CandidateRequest['change']> {
  const tree = await treeOf({ privateArea }, commit);
  const { diff = '', diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
  return { tree, diff, diffLines, changes };
}

function factsOf({ state, command }: Pick<ActiveMission, 'state' | 'command'>, { id }: Proposed) {
  const model = state.open?.session?.usage?.model ?? modelOfCommand(command);
  return { id, proposer: { agent: sha256(command), model } };
}

/** Counts a candidate that is not compared: a claim says how many were tried, not only how many passed. */
export async function noteRefused(
  measuring: Measuring & Pick<ActiveMission, 'command'>,
  { commit, code, reason }: { readonly commit: string; readonly code: string; readonly reason: string },
): Promise<'noted' | 'aborted'> {
  const proposed = { commit, id: idOf(measuring) };
  const read = await readCandidate(measuring, commit);
  if (read.kind === 'cancelled') return 'aborted';
  const change = await changeOf(measuring, { ...proposed, read });
  recordCandidate(measuring.decisionLog, change, { ...factsOf(measuring, proposed), refused: { code, reason } });
  return 'noted';
}

async function decide(measuring: Measuring, { trial, level }: Tested): Promise<Compared> {
  const { decisionLog } = measuring;
  const decided = await decideTrial(contextOf(measuring), { trial, level }, { logs: measuring.place.folder });
  if (decided.kind === 'broken') return endedBy(decided);
  const { refusal, isAccepted } = decided;
  const comparison = comparisonOf(trial, decided.decision);
  takeDecision(decisionLog, decided);
  const reason = reasonOf(trial, { shown: comparison.reason, refusedBy: refusal?.reason });
  return { decision: isAccepted ? 'keep' : 'discard', reason, comparison };
}

function reasonOf(
  { verdict }: Trial,
  { shown, refusedBy }: { readonly shown: string; readonly refusedBy: string | undefined },
) {
  if (verdict?.outcome === 'quarantine') return `held back, to be looked at: ${shown}`;
  return refusedBy === undefined ? shown : `${refusedBy} (${shown})`;
}

function endedBy(ended: Extract<Prepared, { kind: 'alarm' | 'broken' }>): Compared {
  const isCalledOff = ended.kind === 'broken' && ended.why === 'aborted';
  return isCalledOff ? 'aborted' : { decision: 'error', reason: `not decided: ${ended.reason}` };
}
