/**
 * What has to be true before a mission begins or goes on.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the mission's files is told at
 * once; a run that another supervisor left is never passed over in silence.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { AutorizeError, ContractError, EXIT, PreconditionError, type Problem } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Identity } from '../engine/workspace/workspace.ts';
import { type Environment, resolveTable } from '../kernel/environment.ts';
import { readWholeFile } from '../kernel/files.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readRef } from '../kernel/refs.ts';
import { type RunLock, readHolder, takeRunLock } from '../kernel/run-lock.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { decideLevel, probeSandbox, type SandboxRequest } from '../kernel/sandbox-level.ts';
import { readUserIdentity } from '../kernel/user-identity.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { type MissionContract, parseSandbox } from './contract.ts';
import { holdoutProblems } from './holdout.ts';
import { missionSlug } from './run-name.ts';
import { findMissionRepository, type MissionRoot, placeOfRun, readMission, readPointer, shownPath } from './store.ts';

/** A mission's own files, read and checked. */
export interface MissionFiles {
  readonly repository: UserRepository;
  readonly slug: string;
  /** Paths from the top of the repository; the directory of one at the top is `.`. */
  readonly dir: string;
  readonly missionFile: string;
  readonly sandboxFile: string;
  readonly contract: MissionContract;
  readonly mission: string;
  readonly policy: string;
}

const MAX_TEXT_BYTES = 256 * 1024;

/** Reads a mission directory; every problem of both files is told at once. */
export function readMissionDir(
  given: string,
  { cwd, env }: Pick<Host, 'cwd' | 'env'>,
  { needsAgent = true }: { readonly needsAgent?: boolean } = {},
): MissionFiles {
  const folder = realFolder(resolve(cwd, given), given);
  const repository = findMissionRepository(folder);
  const dir = relative(repository.folder, folder) || '.';
  const read = readMissionFiles(repository, dir);
  const problems: Problem[] = 'problems' in read ? [...read.problems] : [];
  const sandboxFile = join(dir, 'sandbox.md');
  if (needsAgent) {
    const table = 'problems' in read ? read.env : read.contract.agent.env;
    problems.push(...environmentProblems(sandboxFile, table, env));
  }
  if (!('problems' in read)) problems.push(...holdoutProblems(sandboxFile, read.contract, env));
  if (problems.length > 0 || 'problems' in read) throw new ContractError(problems);
  return read;
}

/** Reads the files of a mission by its path in the repository; nothing of the environment is asked. */
export function readMissionFiles(
  repository: UserRepository,
  dir: string,
): MissionFiles | { readonly problems: readonly Problem[]; readonly env: Readonly<Record<string, string>> } {
  const [missionFile, sandboxFile] = [join(dir, 'mission.md'), join(dir, 'sandbox.md')];
  const problems: Problem[] = [];
  const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
  const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
  if ('problem' in mission) problems.push(mission.problem);
  const parsed =
    'problem' in sandbox ? { problems: [sandbox.problem], env: {} } : parseSandbox(sandboxFile, sandbox.bytes);
  if ('problem' in mission || 'problems' in parsed) {
    if ('problems' in parsed) problems.push(...parsed.problems);
    return { problems, env: 'problems' in parsed ? parsed.env : parsed.contract.agent.env };
  }
  const slug = missionSlug(dir === '.' ? '' : dir);
  return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}

function realFolder(path: string, given: string): string {
  if (existsSync(path) && statSync(path).isDirectory()) return realpathSync(path);
  const found = existsSync(path) ? `${quoted(given)} is no folder` : `there is no folder ${quoted(given)}`;
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

function environmentProblems(file: string, table: Environment, parentEnv: Host['env']): readonly Problem[] {
  const resolved = resolveTable(table, { parentEnv, path: '$.agent.env' });
  return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}

/** What a session gets of the environment by the front matter. */
export function resolveAgentEnv(file: string, contract: MissionContract, parentEnv: Host['env']): Environment {
  const resolved = resolveTable(contract.agent.env, { parentEnv, path: '$.agent.env' });
  if ('values' in resolved) return resolved.values;
  throw new ContractError(resolved.problems.map((problem) => ({ file, ...problem })));
}

/** Takes the lock of all missions of a repository, or says which one is at work. */
export async function lockMissions(root: MissionRoot, { now }: Pick<Host, 'now'>): Promise<RunLock> {
  const lock = await takeRunLock({ path: root.lock, now });
  if (lock.kind === 'locked') return lock;
  const pointer = readPointer(root);
  const holder = readHolder(`${root.lock}.holder`);
  const which = pointer?.active === true ? `the mission run ${pointer.run_id}` : 'another mission';
  const who = holder === undefined ? '' : ` (process ${holder.pid} on ${holder.host} since ${holder.started_at})`;
  const look = pointer?.active === true ? `Look at it: autorize status ${pointer.run_id}. ` : '';
  throw new AutorizeError('locked', EXIT.locked, {
    message: `${which} is at work in this repository${who}`,
    remedy: `${look}Wait for it${holder === undefined ? '' : `, or end it: kill ${holder.pid}`}.`,
  });
}

/** Throws where another run was broken off: nobody holds the lock, and the pointer still says that it is at work. */
export function requireNoBroken(root: MissionRoot, resumed?: string): void {
  const pointer = readPointer(root);
  if (pointer?.active !== true || pointer.run_id === resumed) return;
  const place = placeOfRun(root, pointer.run_id);
  const { state, problem } = readMission(place);
  // It ended: its supervisor was killed before it could say so here.
  if (state !== undefined && state.status !== 'running') return;
  // It never began: it was killed when it had a name and no record.
  const isNameAlone = existsSync(place.folder) && !existsSync(place.files.manifest_file);
  if (state === undefined && problem === undefined && isNameAlone) return;
  throw new PreconditionError({
    message: `the mission run ${pointer.run_id} was broken off, and is still open (${shownPath(root, root.pointer)})`,
    remedy: `Go on with it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
  });
}

/** The level of isolation that is asked for, by the front matter where nobody else does, and that this machine has. */
export async function chooseLevel({ agent }: MissionContract, sandbox?: SandboxRequest): Promise<SandboxLevel> {
  const asked = { requested: sandbox ?? agent.sandbox, network: agent.network };
  const level = decideLevel(asked, await probeSandbox());
  if (level instanceof PreconditionError) throw level;
  return level;
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
    remedy: `Rename yours, or take it out: git rm --cached ${name}, and commit.`,
  });
}

const FALLBACK: Identity = { name: 'autorize', email: 'autorize@localhost' };

/** Who commits in the workspace: the user, as git says in the user's repository. */
export async function findIdentity({ folder }: UserRepository, parentEnv: Host['env']): Promise<Identity> {
  const { name = FALLBACK.name, email = FALLBACK.email } = await readUserIdentity(folder, parentEnv);
  return { name, email };
}
