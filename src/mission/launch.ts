/**
 * A fresh launch: a name of its own, the records' beginning, a branch.
 * Invariant: every launch makes a run of its own: its name is taken by making its folder, which fails where there is
 * one. Crash: the pointer is written first and counts for nothing while the run has no record; from the record on, the
 * run can be resumed, and what it lacks (manifest, branch, workspace) is made by the resume.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Risk } from '../base/accepted-risk.ts';
import { PreconditionError } from '../base/errors.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { markOwnRun } from '../engine/workspace/own-run.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { errorCode } from '../kernel/files.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { moveRef, readRef } from '../kernel/refs.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import { refOf } from './accepted-candidate.ts';
import type { AgentChoice } from './agent-command.ts';
import { areaOf } from './clean.ts';
import { foldMission, type Launch, type MissionState } from './ledger.ts';
import { type Opened, pointAt } from './mission-journal.ts';
import { type MissionFiles, requireFreeBranch, requireUntracked } from './opening.ts';
import { writeRunFiles } from './run-files.ts';
import { decideLimits, type RequestedLimits } from './run-limits.ts';
import { branchOf, type RunName, runIdOf, runTag, workspaceName } from './run-name.ts';
import {
  ensureIgnored,
  followMission,
  type MissionPaths,
  type MissionRoot,
  openMissionJournal,
  pathsOfRun,
  RESULTS,
  rootOf,
  workspacesFolder,
} from './store.ts';

export interface LaunchRequest {
  readonly files: MissionFiles;
  readonly agent: AgentChoice;
  readonly limits: RequestedLimits;
  /** Besides those of the front matter. */
  readonly acceptRisk: readonly Risk[];
  readonly host: Host;
  readonly lock: RunLock;
  /** Git on the user's refs and objects. */
  readonly refs: Git;
  /** The commit that the mission starts from. */
  readonly head: string;
}

/** Begins a run; the journal is the caller's to close. */
export async function launchMission(request: LaunchRequest): Promise<Opened> {
  const { files, host, lock, refs, head } = request;
  const root = rootOf(files.repository);
  await requireUntracked(refs, { commit: head, name: RESULTS });
  await requireFreeBranch(refs, branchOf({ slug: files.slug, tag: 'x' }));
  ensureIgnored(root);
  const { paths, name } = await claimName(root, request);
  const launch = buildLaunch(request, name);
  const draft = foldMission([launch]);
  if (draft === undefined) throw new Error('a launch without a state');
  pointAt({ paths, host, state: draft }, true);
  faultPoint('mission:after-pointer');
  const area = privateAreaFolder({ repository: files.repository, name: areaOf(paths.runId), parentEnv: host.env });
  markOwnRun(area, launch);
  const journal = openMissionJournal(paths, area);
  journal.append(launch);
  // What the records come to is written down with how far they were found sound.
  followMission(paths, journal);
  faultPoint('mission:after-launch');
  const opened: Opened = { paths, host, journal, lock, state: draft };
  writeRunFiles(paths, draft);
  faultPoint('mission:after-manifest');
  await ensureBranch(refs, draft);
  return opened;
}

const MAX_ATTEMPTS = 1000;

async function claimName(
  root: MissionRoot,
  { files: { slug, repository }, host, refs }: LaunchRequest,
): Promise<{ readonly paths: MissionPaths; readonly name: RunName }> {
  const at = host.now();
  mkdirSync(root.logs, { recursive: true });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const name = { slug, tag: runTag(at, attempt) };
    if (existsSync(join(workspacesFolder(repository), workspaceName(name)))) continue;
    if ((await readRef(refs, `refs/heads/${branchOf(name)}`)) !== undefined) continue;
    const paths = pathsOfRun(root, runIdOf(name));
    if (makeFolder(paths.folder)) return { paths, name };
  }
  throw new PreconditionError({ message: 'no name is free for the run', remedy: 'Wait a second, then launch again.' });
}

/** Makes a folder; false where it is there already. */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function buildLaunch({ files, agent, limits, acceptRisk, host, head }: LaunchRequest, name: RunName): Launch {
  const { repository, dir, missionFile, sandboxFile, contract, mission, policy } = files;
  const now = host.now();
  return {
    kind: 'launch',
    run_id: runIdOf(name),
    run_tag: name.tag,
    mission_slug: name.slug,
    mission_dir: dir,
    mission_file: missionFile,
    sandbox_file: sandboxFile,
    repo_root: repository.folder,
    worktree_path: join(workspacesFolder(repository), workspaceName(name)),
    branch_name: branchOf(name),
    baseline_commit: head,
    contract,
    mission,
    policy,
    agent: { command: agent.command, args: [...agent.args] },
    limits: decideLimits({ limits: undefined, isSpent: false, entries: [] }, limits, now),
    ...(acceptRisk.length === 0 ? {} : { accepted_risks: [...acceptRisk] }),
    created_at: now.toISOString(),
  };
}

/** Makes the branch of a run that has kept nothing yet, if it is not there. */
export async function ensureBranch(refs: Git, state: MissionState): Promise<void> {
  const ref = refOf(state);
  const { baseline_commit: baseline } = state.launch;
  if (state.lastAcceptedCommit === baseline && state.workspace === 'none' && (await readRef(refs, ref)) === undefined) {
    await moveRef(refs, { ref, from: undefined, to: baseline });
  }
  faultPoint('mission:after-branch');
}
