/**
 * The workspace of a mission: `<repo>.rcs-worktrees/autoresearch-<slug>-<tag>`, in which sessions commit by themselves.
 * Invariant: its `.git` is one of its own, made by us and given away: its objects come from the private store, and no
 * git of ours reads it out here. What a session committed is taken by `takeAgentCommit`; the user's repository gets a
 * commit by the compare-and-swap of the branch, when it is kept. Before a session, after its undoing, and whenever the
 * workspace is left to the user, the `.git` is recreated, so that nothing that a session planted there waits for the
 * user's git. Only the workspace is ever reset, and only where its own path leads to it.
 * Where a session works in layers, the workspace stays as it is meanwhile, and only an accepted commit moves it.
 * Crash: an undoing that was not finished is done again by the resume: a mark beside the workspace says that one was
 * begun.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type TakenCommit, takeAgentCommit } from '../engine/acceptance/agent-commit.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import type { Attached } from '../engine/evaluation/workspace-environment.ts';
import { captureLimits } from '../engine/workspace/capture-settings.ts';
import type { LayeredWorkspace } from '../engine/workspace/layered-workspace.ts';
import { dropSavedGit, finishRenewal, renewAgentGit } from '../engine/workspace/renewed-git.ts';
import {
  captureReason,
  prepareWorkspace,
  type WorkspaceRequest,
  writeAgentGit,
} from '../engine/workspace/workspace.ts';
import { bindWorkTree } from '../kernel/capture-steps.ts';
import { writeCache, writeFileAtomic } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { moveFewFiles } from '../kernel/few-moved-files.ts';
import { isNoRoom, isSystemError } from '../kernel/files.ts';
import { GitError } from '../kernel/git.ts';
import { diffTrees } from '../kernel/git-store.ts';
import { captureTree } from '../kernel/git-work-tree.ts';
import { removeLeftovers, removeTree } from '../kernel/remove-tree.ts';
import { startGrace } from '../kernel/timer.ts';
import type { ActiveMission } from './active-mission.ts';
import { dropSession, openSessionLayers, placeSession, recoverSession } from './session-layers.ts';
import { RUNTIME_ARTIFACTS } from './store.ts';
import { readUntrusted, type SubmissionFile } from './submission.ts';

/** What a session left in the workspace. */
export interface WorkspaceStatus {
  readonly head: TakenCommit;
  /** Paths that differ from HEAD, or from the last kept commit where HEAD could not be taken. */
  readonly dirty: readonly string[];
}

/** Looks at a workspace in which no process of a session is left. */
export async function readWorkspaceStatus(mission: ActiveMission): Promise<WorkspaceStatus> {
  const { privateArea, workspace, state, sessionPlace, signal } = mission;
  const { layers } = sessionPlace;
  const made = workspaceRequest(mission, state.lastAcceptedCommit);
  if (layers === undefined) finishRenewal(privateArea, made);
  const taking = { folder: workspace.folder, from: state.lastAcceptedCommit, made, layers, signal };
  const head = await takeAgentCommit(privateArea, taking);
  const commit = head.kind === 'taken' ? head.commit : state.lastAcceptedCommit;
  const dirty = await listDirty(mission, commit);
  return dirty === 'cancelled' ? { head: { kind: 'aborted' }, dirty: [] } : { head, dirty };
}

async function listDirty(
  { privateArea, workspace, signal, state, sessionPlace: { layers } }: ActiveMission,
  commit: string,
): Promise<string[] | 'cancelled'> {
  const { store } = privateArea;
  const limits = captureLimits(state.launch.contract.capture);
  privateArea.checkSeal();
  // What the session committed is known, though a rule of the base may ignore it.
  const captured =
    layers === undefined
      ? await captureTree({ ...store, base: commit }, workspace, { limits, signal })
      : await layers.capture({ limits, signal, alsoKnown: commit, except: artifactsIn(layers) });
  if (captured.kind === 'cancelled') return 'cancelled';
  if (captured.kind !== 'captured') return [`(${captureReason(captured)})`];
  const changes = await diffTrees(store, { from: commit, to: captured.tree });
  // A tracked file of such a name is the project's own.
  const isArtifact = (path: string, status: string): boolean => status === 'A' && RUNTIME_ARTIFACTS.includes(path);
  return changes.filter(({ path, status }) => !isArtifact(path, status)).map(({ path }) => path);
}

/** Runtime artifacts of a session, which are no change of it, nor of a file of the project's. */
function artifactsIn({ folder, isOfTree }: LayeredWorkspace): readonly string[] {
  const isFile = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  return RUNTIME_ARTIFACTS.filter((name) => isFile(name) && !isOfTree(name));
}

/** Opens the workspace of a session at the last accepted commit, in layers; undefined: it is the workspace as it lies. */
export async function openSession(
  mission: ActiveMission,
  step: EvaluationStep | undefined,
): Promise<Attached | undefined> {
  const { state, signal, sessionPlace } = mission;
  const request = { ...workspaceRequest(mission, state.lastAcceptedCommit), step, signal };
  const opened = await openSessionLayers(mission, request);
  if (opened === undefined) sessionPlace.at = undefined;
  return opened;
}

/** Brings what a session that was killed left in layers to its end; `isKept`: in the workspace. */
export function recoverLayers(mission: ActiveMission, isKept: boolean): Promise<void> {
  return recoverSession(mission, { isKept, yardIn: requireYard(mission) });
}

const GRACE_MS = 2000;
const LOG = 'run.log';
const MAX_LOG_BYTES = 10 << 20;

/** Puts the workspace at the last kept commit: tracked files, untracked ones, `.git`; the runtime artifacts stay. */
export async function resetWorkspace(mission: ActiveMission): Promise<'ready' | 'cancelled'> {
  const { privateArea, workspace, state, sessionPlace } = mission;
  const yardIn = requireYard(mission);
  dropSavedGit(privateArea);
  const { layers } = sessionPlace;
  const log = readUntrusted(join(layers?.folder ?? workspace.folder, LOG), MAX_LOG_BYTES);
  if (layers !== undefined) {
    if (!layers.isOfTree(LOG)) replaceLog(workspace.folder, log);
    await dropSession(mission);
  }
  if (!(await followCommit(mission, yardIn))) {
    // Of a run that is cancelled the reset gets a little time; what is not done by then the resume does.
    using grace = startGrace(mission.signal, GRACE_MS);
    setMark(workspace.folder);
    privateArea.onLeft(await removeLeftovers(yardIn, { signal: grace.signal }));
    const request = { ...workspaceRequest(mission, state.lastAcceptedCommit), yardIn, signal: grace.signal };
    if ((await prepareWorkspace(privateArea, request)) === 'cancelled') return 'cancelled';
    const path = join(workspace.folder, LOG);
    if (log.kind === 'read' && !existsSync(path)) writeFileSync(path, log.bytes, { flag: 'wx' });
    clearMark(workspace.folder);
  }
  // Commands without a sandbox could have been in there.
  sessionPlace.at = privateArea.level.kind === 'bubblewrap' ? state.lastAcceptedCommit : undefined;
  faultPoint('mission:after-reset');
  mission.journal.ready();
  return 'ready';
}

/** Brings a workspace that no session worked in to the last accepted commit, by what differs; says whether it is there. */
async function followCommit(mission: ActiveMission, yardIn: string): Promise<boolean> {
  const { privateArea, workspace, state, sessionPlace } = mission;
  const { store } = privateArea;
  const [from, to] = [sessionPlace.at, state.lastAcceptedCommit];
  sessionPlace.at = undefined;
  const gitDir = join(workspace.folder, '.git');
  if (from === undefined || existsSync(yardIn) || !existsSync(join(gitDir, 'HEAD'))) return false;
  if (from === to) return true;
  privateArea.checkSeal();
  // A loss of power may take the mark: the last entry says, too, that the workspace is to be put back.
  mkdirSync(yardIn, { recursive: true });
  writeCache(markOf(workspace.folder), []);
  // Where somebody changed a file that has to change, the workspace is made again.
  try {
    const moved = await moveFewFiles(store, workspace, { from, to });
    if (moved === 'broken') return false;
    if (moved === 'unmoved')
      await bindWorkTree(store, workspace)(['read-tree', '-m', '-u', '--end-of-options', from, to]);
  } catch (error) {
    if (error instanceof GitError && !error.isKilled && !error.isDiskFull) return false;
    if (isSystemError(error) && !isNoRoom(error)) return false;
    throw error;
  }
  faultPoint('mission:after-follow');
  removeTree(gitDir);
  writeAgentGit(store, workspaceRequest(mission, to));
  clearMark(workspace.folder);
  return true;
}

/** Puts the log of the last session into the workspace, in the place of the one before. */
function replaceLog(folder: string, log: SubmissionFile): void {
  const path = join(folder, LOG);
  removeTree(path);
  if (log.kind === 'read') writeFileSync(path, log.bytes, { flag: 'wx' });
}

function setMark(folder: string): void {
  mkdirSync(yardOf(folder), { recursive: true });
  writeFileAtomic(markOf(folder), []);
}

function clearMark(folder: string): void {
  rmSync(markOf(folder), { force: true });
  // What could not be removed stays, and was reported.
  if (readdirSync(yardOf(folder)).length === 0) rmdirSync(yardOf(folder));
}

/** Where the workspace is taken apart; neither may lead elsewhere. */
function requireYard({ workspace: { folder } }: Pick<ActiveMission, 'workspace'>): string {
  const yardIn = yardOf(folder);
  for (const path of [folder, yardIn]) requireOwnPath(path);
  return yardIn;
}

/**
 * Whether the reset of a workspace was broken off: what is there, if anything, is neither a session's nor the user's.
 */
export function isResetting(folder: string): boolean {
  return existsSync(markOf(folder));
}

function markOf(folder: string): string {
  return join(yardOf(folder), 'resetting');
}

/** Where a workspace that is reset is taken apart: on its own file system, and of this run alone. */
export function yardOf(folder: string): string {
  return `${folder}.old`;
}

/**
 * Leaves the workspace as the session left it, for the user to look into, with a `.git` of ours at the same commit. Records
 * nothing.
 */
export async function leaveWorkspace(mission: ActiveMission, head: TakenCommit): Promise<void> {
  const commit = head.kind === 'taken' ? head.commit : mission.state.lastAcceptedCommit;
  mission.sessionPlace.at = undefined;
  await placeSession(mission, requireYard(mission));
  await renewAgentGit(mission.privateArea, workspaceRequest(mission, commit));
}

function workspaceRequest({ workspace, state, identity }: ActiveMission, commit: string): WorkspaceRequest {
  return { workspace, commit, branch: state.launch.branch_name, identity, ignored: RUNTIME_ARTIFACTS };
}

/** What is removed below a folder must be the workspace's: no link may stand in its way. */
function requireOwnPath(folder: string): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const real = realpathSync(parent);
  if (real === parent && lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new PreconditionError({
    message: `the worktree ${quoted(folder, 300)} leads elsewhere: a symbolic link is on its path`,
    remedy: 'Replace the link by a folder, or remove it, then resume.',
  });
}
