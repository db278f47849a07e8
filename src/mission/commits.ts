/**
 * What a mission asks about a commit: what it changes, whether boundaries allow it, what the evaluator says of it.
 * Invariant: everything is read from the private store, within `capture.timeout`, and ends when the run is interrupted.
 */
import { join } from 'node:path';
import { NOTHING_BUT_BLANKS, normalDigest } from '../base/normal-diff.ts';
import { saveCommit } from '../engine/acceptance/candidate-pack.ts';
import { findCommitIssue, MAX_COMMIT_BYTES } from '../engine/acceptance/commit-message.ts';
import { decideAdmission } from '../engine/boundaries/boundaries.ts';
import { type Change, readChangeWithin } from '../engine/boundaries/change.ts';
import { findKeyInChange } from '../engine/boundaries/secrets-in-change.ts';
import { shadowableOf } from '../engine/boundaries/shadowable.ts';
import { captureLimits } from '../engine/workspace/capture-settings.ts';
import { captureReason } from '../engine/workspace/workspace.ts';
import type { WorkBounds } from '../kernel/bounded-work.ts';
import { readCommit, treeIdOf } from '../kernel/git-store.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { type Evaluated, evaluateCommit } from './evaluating.ts';
import type { MissionSettings, MissionView } from './mission-settings.ts';
import { iterationFolder, RUNTIME_ARTIFACTS } from './store.ts';

type Checked =
  | 'aborted'
  /** Why the commits may not be evaluated. */
  | { readonly reason: string }
  | { readonly changed: 'nothing' | 'blanks' | 'something' };

export interface Commits {
  /** Checks the commits of a candidate, oldest last, against the boundaries and for keys of the agent. */
  readonly check: (commits: readonly string[]) => Promise<Checked>;
  /** Reads what a commit changes on the last accepted one; of a change that is out of bounds, the tree alone. */
  readonly read: (commit: string) => Promise<CommitChange | 'aborted'>;
  readonly treeOf: (commit: string) => Promise<string>;
  /** Saves the commits of a candidate that was measured and not accepted, for recombination. */
  readonly save: (commit: string) => Promise<void>;
  /** Runs guards and evaluator on a commit of the store. */
  readonly evaluate: (commit: string, iteration: number) => Promise<Evaluated>;
}

/** What a commit changes, and its tree. */
type CommitChange = Pick<Change, 'tree' | 'diff' | 'diffLines' | 'changes'>;

export function openCommits(mission: MissionView): Commits {
  return {
    check: (commits) => checkCommits(mission, commits),
    read: async (commit) => {
      const compared = { from: mission.state.lastAcceptedCommit, tree: commit };
      const read = await readChangeWithin(mission.privateArea.store, compared, captureBounds(mission));
      if (read.kind === 'cancelled') return 'aborted';
      const { diff = '', diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
      return { tree: await treeOf(mission, commit), diff, diffLines, changes };
    },
    treeOf: (commit) => treeOf(mission, commit),
    save: (commit) => saveMeasured(mission, commit),
    evaluate: (commit, iteration) => evaluateCommit(mission, { commit, iteration }),
  };
}

function saveMeasured({ paths, privateArea, state }: MissionView, commit: string): Promise<void> {
  const from = state.lastAcceptedCommit;
  return saveCommit(privateArea.store, iterationFolder(paths, state.iteration), async () => ({ commit, from }));
}

/** The tree of a commit. */
export function treeOf({ privateArea }: Pick<MissionSettings, 'privateArea'>, commit: string): Promise<string> {
  return treeIdOf(privateArea.store, commit);
}

function captureBounds({ state, signal }: Pick<MissionView, 'state' | 'signal'>): WorkBounds {
  return { timeoutMs: captureLimits(state.launch.contract.capture).timeoutMs, signal };
}

/** What a candidate may change. */
export function boundaryRules({
  privateArea,
  protectedFiles,
  contract: { boundaries },
}: Pick<MissionView, 'privateArea' | 'protectedFiles'> & { readonly contract: Pick<MissionContract, 'boundaries'> }) {
  return {
    allowPaths: boundaries.allow_paths,
    enforceAllow: boundaries.enforce_allow,
    denyPaths: [...boundaries.deny_paths, ...RUNTIME_ARTIFACTS],
    protectedPaths: protectedFiles.globs,
    shadowable: shadowableOf(protectedFiles, privateArea.parentEnv),
    protectKey: 'evaluator.protect',
    autoloaded: 'denied' as const,
    programs: privateArea.programs,
    permit: boundaries.permit,
    maxFiles: boundaries.max_files,
    maxDiffLines: boundaries.max_diff_lines,
  };
}

/**
 * Why a commit may not land as the session made it. Source: autoresearch missions: the branch holds the session's own
 * commit.
 */
async function findMessageIssue({ privateArea, identity }: MissionView, commit: string): Promise<string | undefined> {
  const bytes = await readCommit(privateArea.store, commit);
  if (bytes.length > MAX_COMMIT_BYTES) return `its message has more than ${MAX_COMMIT_BYTES >> 10} KiB`;
  return findCommitIssue(bytes.toString(), identity.email);
}

/**
 * Checks a candidate's commits: every one of them, since all of them are accepted.
 */
async function checkCommits(mission: MissionView, commits: readonly string[]): Promise<Checked> {
  const { privateArea, state } = mission;
  const from = state.lastAcceptedCommit;
  const bounds = captureBounds(mission);
  const rules = boundaryRules({ ...mission, contract: state.launch.contract });
  let changed: 'nothing' | 'blanks' | 'something' = 'nothing';
  for (const [index, commit] of commits.entries()) {
    const which = index === 0 ? '' : `in the commit ${commit}, which would be kept too: `;
    const read = await readChangeWithin(privateArea.store, { from, tree: commit }, bounds);
    if (read.kind === 'cancelled') return 'aborted';
    if (read.kind === 'too-large') return { reason: `${which}${captureReason(read)}` };
    const { change } = read;
    if (index === 0) {
      const isBlank = normalDigest(change.diff) === NOTHING_BUT_BLANKS;
      changed = change.changes.length === 0 ? 'nothing' : isBlank ? 'blanks' : 'something';
      writeOwnFile(join(iterationFolder(mission.paths, state.iteration), 'changes.diff'), change.diff);
    }
    const admission = decideAdmission(change, rules);
    const { secrets: search } = mission;
    const found = await findKeyInChange(privateArea.store.git, { change, search, commits: [commit] }, bounds);
    if (found.kind === 'cancelled') return 'aborted';
    const issue = await findMessageIssue(mission, commit);
    const reasons = [
      ...(admission.kind === 'denied' ? admission.reasons : []),
      ...(found.leaked === undefined ? [] : [found.leaked]),
      ...(issue === undefined ? [] : [issue]),
    ];
    if (reasons.length === 0) continue;
    return { reason: `${which}${reasons.join('; ')}` };
  }
  return { changed };
}
