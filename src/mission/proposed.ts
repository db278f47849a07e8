/**
 * A change that was kept elsewhere, taken in place of a session: by another run, or by a job that may not push.
 * Invariant: nothing is believed of it but its trees: it is brought onto the last kept commit as one commit, held to the
 * boundaries and evaluated like what a session hands over.
 * Crash: its iteration is one that was broken off.
 */
import { mkdirSync } from 'node:fs';
import { describeReported, type ReportedAttempt, type ReportedUsage } from '../base/reported-attempt.ts';
import { plural, quoted, shortened } from '../base/text.ts';
import { reapplyDetached } from '../engine/acceptance/reapplication.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { GitError, gitLine } from '../kernel/git.ts';
import { commitTree, importTree } from '../kernel/git-store.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { type ActiveMission, appendRecord } from './active-mission.ts';
import type { Candidate } from './candidate.ts';
import { conclude, concludeReported, judgeCandidate } from './iteration.ts';
import { CANCELLED, type Stop } from './stop.ts';
import { iterationFolder } from './store.ts';

export interface ProposedCandidate {
  /** A commit in the user's repository; the change is what leads to it from its base. */
  readonly commit: string;
  readonly base?: string;
  /** Where it is from, in a few words. */
  readonly origin: string;
  /** What its session used up there. */
  readonly usage?: ReportedUsage;
}

/** Judges a change that was kept elsewhere; says why the run stops, if it does. */
export async function judgeProposed(mission: ActiveMission, proposed: ProposedCandidate): Promise<Stop | undefined> {
  const { usage } = proposed;
  begin(mission);
  const note = `proposed by ${proposed.origin} (${proposed.commit.slice(0, 12)})`;
  const brought = await bring(mission, proposed);
  const head = { kind: 'taken', commit: mission.state.lastKeptCommit, commits: [] } as const;
  if ('reason' in brought) {
    const found = { decision: 'discard', reason: brought.reason, notes: [note], usage } as const;
    return conclude(mission, { head, dirty: [] }, found);
  }
  const { commit, description } = brought;
  const candidate: Candidate = {
    ...{ status: 'candidate', candidate_commit: commit, base_commit: mission.state.lastKeptCommit, description },
    notes: [],
    created_at: mission.host.now().toISOString(),
  };
  const taken = { ...head, commit, commits: [commit] };
  const judged = await judgeCandidate(mission, { candidate, head: taken, notes: [note] });
  return judged === 'aborted' ? CANCELLED : conclude(mission, { head: taken, dirty: [] }, { ...judged, usage });
}

/** Records an attempt that another job made and did not accept. */
export async function recordReported(mission: ActiveMission, attempt: ReportedAttempt): Promise<void> {
  begin(mission);
  const { hash, usage } = attempt;
  const decision = REPORTED.find((each) => each === attempt.outcome) ?? 'error';
  await concludeReported(mission, { decision, reason: describeReported(attempt), notes: [], usage, reported: hash });
}

// What counts as no change of the working line.
const REPORTED = ['discard', 'ambiguous', 'noop', 'abort', 'interrupted', 'error'] as const;

function begin(mission: ActiveMission): void {
  const iteration = mission.state.iteration + 1;
  const logs = iterationFolder(mission.place, iteration);
  removeTree(logs);
  mkdirSync(logs, { recursive: true });
  appendRecord(mission, { kind: 'begun', iteration });
  faultPoint('mission:after-begun');
  mission.emit({ kind: 'session', iteration });
}

type Brought = { readonly commit: string; readonly description: string } | { readonly reason: string };

const MAX_MESSAGE_CHARS = 8000;

async function bring(mission: ActiveMission, { commit, base }: ProposedCandidate): Promise<Brought> {
  const { privateArea, state, identity, host } = mission;
  const { store, repository } = privateArea;
  try {
    const [from, to] = [
      await importTree(store, { repository, commit: base ?? `${commit}^1` }),
      await importTree(store, { repository, commit }),
    ];
    const applied = await reapplyDetached(store, { base: from.tree, tree: to.tree, branchHead: state.lastKeptCommit });
    if (applied.kind === 'conflict') {
      const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
      return { reason: `it does not fit onto what was kept meanwhile: ${paths}` };
    }
    const branchHeadTree = await gitLine(store.git, [
      'rev-parse',
      '--verify',
      '--end-of-options',
      `${state.lastKeptCommit}^{tree}`,
    ]);
    if (applied.tree === branchHeadTree) return { reason: 'what was kept meanwhile holds the same change' };
    const message = shortened(to.message, MAX_MESSAGE_CHARS);
    const [description = ''] = message.split('\n');
    const made = await commitTree(store, {
      ...{ tree: applied.tree, parents: [state.lastKeptCommit], message, identity },
      date: host.now().toISOString(),
    });
    return { commit: made, description };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { reason: `it cannot be brought here: ${error.message}` };
  }
}
