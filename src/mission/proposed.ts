/**
 * A change that was kept elsewhere, taken in place of a session: by another run, or by a job that may not push.
 * Invariant: nothing is believed of it but its trees: it is brought onto the last kept commit as one commit, held to the
 * boundaries and evaluated like what a session hands over.
 * Crash: its iteration is one that was broken off.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeReported,
  type ReportedAttempt,
  type ReportedUsage,
  unclaimed,
  type WaveOrigin,
} from '../base/reported-attempt.ts';
import { shortened } from '../base/text.ts';
import { saveCommit } from '../engine/acceptance/candidate-pack.ts';
import { bringTrees, type ProposedCommit } from '../engine/acceptance/proposed-trees.ts';
import { describeConflict, reapplyDetached, SAME_CHANGE } from '../engine/acceptance/reapplication.ts';
import { type ChangedTrees, detachedCommit } from '../engine/acceptance/stacked-changes.ts';
import { readChange } from '../engine/boundaries/change.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { GitError, gitLine } from '../kernel/git.ts';
import { commitTree } from '../kernel/git-store.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import type { ActiveMission } from './active-mission.ts';
import type { Candidate } from './candidate.ts';
import type { OwnChange } from './entry-shape.ts';
import { conclude, recordConclusion, testCandidateOnce } from './iteration.ts';
import { CANCELLED, type Stop } from './stop.ts';
import { iterationFolder } from './store.ts';

export interface ProposedCandidate extends ProposedCommit {
  /** Where it is from, in a few words. */
  readonly origin: string;
  /** What its session used up there. */
  readonly usage?: ReportedUsage;
  /** The attempt of a wave that it is. */
  readonly wave?: WaveOrigin;
}

/** Judges a change that was kept elsewhere; says why the run stops, if it does. */
export async function testProposed(mission: ActiveMission, proposed: ProposedCandidate): Promise<Stop | undefined> {
  const { usage, wave } = proposed;
  beginWithoutSession(mission);
  const note = `proposed by ${proposed.origin} (${proposed.commit.slice(0, 12)})`;
  const brought = await bring(mission, proposed);
  const head = { kind: 'taken', commit: mission.state.lastAcceptedCommit, commits: [] } as const;
  if ('reason' in brought) {
    const { reason, conflicted } = brought;
    const mark = wave !== undefined && conflicted !== undefined ? { ...wave, conflict: true as const } : wave;
    const found = { decision: 'discard', reason, notes: [note], usage, wave: mark, conflicted } as const;
    return conclude(mission, { head, dirty: [] }, found);
  }
  const { isMoved, ...made } = brought;
  // A judge's report is about the tree that it tested, on the commit that it tested it on.
  const mark = wave !== undefined && isMoved ? unclaimed(wave) : wave;
  return testTree(mission, { ...made, notes: [note], usage, wave: mark });
}

interface MadeTree {
  readonly tree: string;
  readonly message: string;
  readonly notes: readonly string[];
  /** What another job spent on it. */
  readonly usage?: ReportedUsage | undefined;
  readonly wave?: WaveOrigin | undefined;
}

/** Judges a tree as one commit on the last kept one; says why the run stops, if it does. */
export async function testTree(
  mission: ActiveMission,
  { tree, message, notes, usage, wave }: MadeTree,
): Promise<Stop | undefined> {
  const { privateArea, state, identity, host } = mission;
  const base = state.lastAcceptedCommit;
  const [description = ''] = message.split('\n');
  const date = host.now().toISOString();
  const commit = await commitTree(privateArea.store, { tree, parents: [base], message, identity, date });
  const candidate: Candidate = {
    ...{ status: 'candidate', candidate_commit: commit, base_commit: base, description },
    ...{ notes: [], created_at: date },
  };
  const head = { kind: 'taken', commit, commits: [commit] } as const;
  const evaluated = await testCandidateOnce(mission, { candidate, head, notes, claimed: wave?.claimed });
  return evaluated === 'aborted' ? CANCELLED : conclude(mission, { head, dirty: [] }, { ...evaluated, usage, wave });
}

/** Records an attempt that another job made and did not accept. */
export async function recordReported(mission: ActiveMission, attempt: ReportedAttempt): Promise<void> {
  beginWithoutSession(mission);
  const { hash, usage, wave } = attempt;
  const decision = REPORTED.find((each) => each === attempt.outcome) ?? 'error';
  const reason = describeReported(attempt);
  await recordConclusion(mission, { decision, reason, notes: [], usage, wave, reported: hash });
}

// What counts as no change of the working line.
const REPORTED = ['discard', 'ambiguous', 'noop', 'abort', 'interrupted', 'error'] as const;

/** Begins an iteration that has no session. */
export function beginWithoutSession(mission: ActiveMission, own: OwnChange = {}): void {
  const iteration = mission.state.iteration + 1;
  const logs = iterationFolder(mission.paths, iteration);
  removeTree(logs);
  mkdirSync(logs, { recursive: true });
  mission.journal.append({ kind: 'begun', iteration, ...own });
  faultPoint('mission:after-begun');
  mission.journal.emit({ kind: 'session', iteration });
}

type Brought =
  /** `isMoved`: it is another tree than the one that was proposed. */
  | { readonly tree: string; readonly message: string; readonly isMoved: boolean }
  | { readonly reason: string; readonly conflicted?: ChangedTrees };

const MAX_MESSAGE_CHARS = 8000;

async function bring(mission: ActiveMission, proposed: ProposedCommit): Promise<Brought> {
  const { privateArea, state } = mission;
  const { store, repository } = privateArea;
  try {
    const found = await bringTrees(store, proposed, repository);
    if ('refused' in found) return { reason: found.refused };
    const applied = await reapplyDetached(store, {
      base: found.from,
      tree: found.to,
      branchHead: state.lastAcceptedCommit,
    });
    if (applied.kind === 'conflict') {
      // The next wave is offered it: its agents find what it changed in the history.
      const { diff } = await readChange(store, { from: found.from, tree: found.to });
      const folder = iterationFolder(mission.paths, state.iteration);
      writeOwnFile(join(folder, 'changes.diff'), mission.secrets.redact(diff));
      const { from, to } = found;
      // It is proposed again once what it conflicts with is gone.
      await saveCommit(store, folder, () => detachedCommit(store, { from, to }));
      return { reason: describeConflict(applied.paths), conflicted: { from, to } };
    }
    const branchHeadTree = await gitLine(store.git, [
      'rev-parse',
      '--verify',
      '--end-of-options',
      `${state.lastAcceptedCommit}^{tree}`,
    ]);
    if (applied.tree === branchHeadTree) return { reason: SAME_CHANGE };
    const message = shortened(found.message, MAX_MESSAGE_CHARS);
    return { tree: applied.tree, message, isMoved: applied.tree !== found.to };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { reason: `it cannot be brought here: ${error.message}` };
  }
}
