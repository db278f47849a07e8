/**
 * What has to be true before a mission begins or goes on.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the mission's files is reported at
 * once; a run that another supervisor left is never passed over in silence.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ContractError, PreconditionError, type Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { agentsOf } from '../engine/agent/configured-agents.ts';
import { checkPlaces, checkVariables, keyTables } from '../engine/environment/command-environment.ts';
import type { Identity } from '../engine/workspace/workspace.ts';
import { checkCores } from '../kernel/cores.ts';
import { type Environment, resolveTable } from '../kernel/environment.ts';
import { readWholeFile } from '../kernel/files.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { lockedError } from '../kernel/lock-holder.ts';
import { readRef } from '../kernel/refs.ts';
import { type RunLock, takeRunLock } from '../kernel/run-lock.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { requireLevel, type SandboxRequest } from '../kernel/sandbox-level.ts';
import { readUserIdentity } from '../kernel/user-identity.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { parseSandbox, type SandboxChecks, type VariableTable, variablesOf } from './contract.ts';
import { holdoutProblems } from './holdout.ts';
import { missionSlug } from './run-name.ts';
import { findMissionRepository, type MissionRoot, pathsOfRun, readMission, readPointer, shownPath } from './store.ts';

/** A mission's own files, read and checked. */
export interface MissionFiles {
  readonly repository: UserRepository;
  readonly slug: string;
  /** Paths from the top of the repository; the directory of one at the top is `.`. */
  readonly dir: string;
  readonly missionFile: string;
  readonly sandboxFile: string;
  readonly contract: MissionContract;
  /** Sentences about keys of `sandbox.md` that are written by an old name. */
  readonly notes: readonly string[];
  readonly mission: string;
  readonly policy: string;
}

const MAX_TEXT_BYTES = 256 * 1024;

/** The directory of a mission, by its path in its repository. */
export function findMissionDir(
  supplied: string,
  { cwd }: Pick<Host, 'cwd'>,
): { readonly repository: UserRepository; readonly dir: string } {
  const folder = realFolder(resolve(cwd, supplied), supplied);
  const repository = findMissionRepository(folder);
  return { repository, dir: relative(repository.folder, folder) || '.' };
}

/** Reads a mission directory; every problem of both files is reported at once. */
export function readMissionDir(
  supplied: string,
  { cwd, env }: Pick<Host, 'cwd' | 'env'>,
  { needsAgent = true }: { readonly needsAgent?: boolean } = {},
): MissionFiles {
  const { repository, dir } = findMissionDir(supplied, { cwd });
  const read = readMissionFiles(repository, dir, {
    checkPlaces: checkPlaces(repository, env),
    checkVariable: checkVariables(env),
  });
  const problems: Problem[] = 'problems' in read ? [...read.problems] : [];
  const sandboxFile = join(dir, 'sandbox.md');
  if (needsAgent) {
    const tables = 'problems' in read ? read.env : variablesOf(read.contract);
    problems.push(...tables.flatMap((table) => environmentProblems(sandboxFile, table, env)));
  }
  if (!('problems' in read)) {
    problems.push(...holdoutProblems(sandboxFile, read.contract, env), ...coreProblems(sandboxFile, read.contract));
  }
  if (problems.length > 0 || 'problems' in read) throw new ContractError(problems);
  return read;
}

/** Reads the files of a mission by its path in the repository; nothing of the machine is asked but by the checks. */
export function readMissionFiles(
  repository: UserRepository,
  dir: string,
  checks: SandboxChecks = {},
): MissionFiles | { readonly problems: readonly Problem[]; readonly env: readonly VariableTable[] } {
  const [missionFile, sandboxFile] = [join(dir, 'mission.md'), join(dir, 'sandbox.md')];
  const problems: Problem[] = [];
  const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
  const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
  if ('problem' in mission) problems.push(mission.problem);
  const parsed =
    'problem' in sandbox ? { problems: [sandbox.problem], env: [] } : parseSandbox(sandboxFile, sandbox.bytes, checks);
  if ('problem' in mission || 'problems' in parsed) {
    if ('problems' in parsed) problems.push(...parsed.problems);
    return { problems, env: 'problems' in parsed ? parsed.env : variablesOf(parsed.contract) };
  }
  const slug = missionSlug(dir === '.' ? '' : dir);
  return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}

function realFolder(path: string, supplied: string): string {
  if (existsSync(path) && statSync(path).isDirectory()) return realpathSync(path);
  const found = existsSync(path) ? `${quoted(supplied)} is not a folder` : `there is no folder ${quoted(supplied)}`;
  const expected = 'a mission directory inside a git repository, with mission.md and sandbox.md';
  throw new ContractError([{ found, expected, remedy: 'Name the folder of the mission.' }]);
}

function readText(
  repository: UserRepository,
  file: string,
  remedy: string,
): { readonly bytes: Buffer } | { readonly problem: Problem } {
  const path = join(repository.folder, file);
  if (!existsSync(path)) {
    return {
      problem: { file, found: 'no such file', expected: 'mission.md and sandbox.md in the mission directory', remedy },
    };
  }
  const read = readWholeFile(path, file);
  if ('problem' in read || read.bytes.length <= MAX_TEXT_BYTES) return read;
  const found = `${read.bytes.length} bytes`;
  return { problem: { file, found, expected: `at most ${MAX_TEXT_BYTES} bytes`, remedy: 'Shorten it.' } };
}

function environmentProblems(
  file: string,
  { path, values }: VariableTable,
  parentEnv: Host['env'],
): readonly Problem[] {
  const resolved = resolveTable(values, { parentEnv, path });
  return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}

/** Tables of variables whose references are keys: of sessions, and of commands. */
export function secretTables(
  { environment, ...agents }: Pick<MissionContract, 'agent' | 'agents' | 'environment'>,
  parentEnv: Host['env'],
): readonly Environment[] {
  return [...agentsOf(agents).map(({ agent }) => agent.env), ...keyTables(environment, parentEnv)];
}

function coreProblems(file: string, { environment }: MissionContract): readonly Problem[] {
  const problems = checkCores(environment?.cpus ?? []);
  return problems.map((problem) => ({ file, path: '$.environment.cpus', ...problem }));
}

/** Takes the lock of all missions of a repository, or says which one is at work. */
export async function lockMissions(root: MissionRoot, { now }: Pick<Host, 'now'>): Promise<RunLock> {
  const lock = await takeRunLock({ path: root.lock, now });
  if (lock.kind === 'locked') return lock;
  const pointer = readPointer(root);
  if (pointer?.active !== true) {
    throw lockedError(lock, { what: 'the missions of this repository are', look: 'autorize status RUN_ID' });
  }
  const what = `the mission run ${pointer.run_id} is running in this repository,`;
  throw lockedError(lock, { what, look: `autorize status ${pointer.run_id}` });
}

/** Throws where another run was broken off: nobody holds the lock, and the pointer still says that it is at work. */
export function requireNoOpenRun(root: MissionRoot, resumed?: string): void {
  const pointer = readPointer(root);
  if (pointer?.active !== true || pointer.run_id === resumed) return;
  const paths = pathsOfRun(root, pointer.run_id);
  const { state, problem } = readMission(paths);
  // It ended: its supervisor was killed before it could say so here.
  if (state !== undefined && state.status !== 'running') return;
  // It never began: it was killed when it had a name and no record.
  const isNameAlone = existsSync(paths.folder) && !existsSync(paths.files.manifest_file);
  if (state === undefined && problem === undefined && isNameAlone) return;
  throw new PreconditionError({
    message: `the mission run ${pointer.run_id} was interrupted and is still open (${shownPath(root, root.pointer)})`,
    remedy: `Resume it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
  });
}

/** The level of isolation that is asked for, by the front matter where nobody else does, and that this machine has. */
export function chooseLevel({ agent }: MissionContract, sandbox?: SandboxRequest): Promise<SandboxLevel> {
  return requireLevel({ requested: sandbox ?? agent.sandbox, network: agent.network });
}

/** Throws where git could not make the branch, since one of its folders is a branch. */
export async function requireFreeBranch(refs: Git, branch: string): Promise<void> {
  const parts = branch.split('/');
  for (let length = 1; length < parts.length; length += 1) {
    const name = parts.slice(0, length).join('/');
    if ((await readRef(refs, `refs/heads/${name}`)) === undefined) continue;
    throw new PreconditionError({
      message: `there is a branch "${name}", so git can make no "${branch}"`,
      remedy: `Rename it: git branch -m ${name} ${name}-old`,
    });
  }
}

/** Throws where the commit tracks a file that a run writes into its workspace. */
export async function requireUntracked(
  refs: Git,
  { commit, name }: { readonly commit: string; readonly name: string },
) {
  const { stdout } = await refs(['ls-tree', '--name-only', '--end-of-options', commit, name]);
  if (stdout.length === 0) return;
  throw new PreconditionError({
    message: `"${name}" is tracked at ${commit}; a mission writes its results there`,
    remedy: `Rename yours, or remove it: git rm --cached ${name}, and commit.`,
  });
}

const FALLBACK: Identity = { name: 'autorize', email: 'autorize@localhost' };

/** Who commits in the workspace: the user, as git says in the user's repository. */
export async function findIdentity({ folder }: UserRepository, parentEnv: Host['env']): Promise<Identity> {
  const { name = FALLBACK.name, email = FALLBACK.email } = await readUserIdentity(folder, parentEnv);
  return { name, email };
}
