/**
 * Objects of a submodule's commit: from the clone that the user's git has of it, else from where it comes from.
 * Invariant: it is fetched as the user's git would fetch it, with what user and system have configured; no program that
 * the repository's own configuration names is run. A file on this machine is an address only where the user's git takes it for a submodule's. Nobody is asked anything.
 */
import { lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { printable, quoted } from '../base/text.ts';
import { readCarriedConfig } from './carried-config.ts';
import type { ParentEnvironment } from './environment.ts';
import { bindGit, type Git, GitError } from './git.ts';
import { writeGitFolder } from './git-folder.ts';
import { hasCommit } from './object-presence.ts';
import { type ConfigEntry, readUserConfig } from './user-config.ts';
import { userNetworkEnvironment, withoutPassword } from './user-remote.ts';
import type { UserRepository } from './user-repository.ts';

export interface SubmoduleRequest {
  /** From the top of the repository of the run, for messages. */
  readonly shown: string;
  readonly name: string;
  /** Absolute, or a path on this machine. */
  readonly url: string;
  readonly commit: string;
  /** Git directories that may be its clone, and work trees of it. */
  readonly clones: readonly string[];
  /** Of the run: whose configuration says how servers are reached. */
  readonly repository: UserRepository;
  readonly parentEnv: ParentEnvironment;
  /** Ours; made here where it is fetched. */
  readonly folder: string;
  readonly signal: AbortSignal | undefined;
}

/** A repository that holds the commit. */
export async function findSubmodule(request: SubmoduleRequest): Promise<UserRepository | 'cancelled'> {
  const { clones, commit, repository, folder } = request;
  for (const clone of clones) {
    const gitDir = gitDirOf(clone);
    if (gitDir === undefined) continue;
    const found = repositoryAt(gitDir, repository);
    if (await holds(found, { commit, folder: `${folder}.look` })) return found;
  }
  return fetchSubmodule(request);
}

/** The git directory of a work tree, or the folder itself where it is one. */
function gitDirOf(folder: string): string | undefined {
  const dotGit = join(folder, '.git');
  const stats = lstatSync(dotGit, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return dotGit;
  if (stats?.isFile() === true) {
    const named = /^gitdir: (.+)$/m.exec(readFileSync(dotGit, 'utf8'))?.[1];
    return named === undefined ? undefined : resolve(folder, named.trimEnd());
  }
  return statSync(join(folder, 'objects'), { throwIfNoEntry: false })?.isDirectory() === true ? folder : undefined;
}

function repositoryAt(gitDir: string, { objectFormat }: UserRepository): UserRepository {
  return { folder: gitDir, commonDir: gitDir, gitDir, objects: join(gitDir, 'objects'), objectFormat, head: '' };
}

async function holds(
  { objects, objectFormat }: UserRepository,
  { commit, folder }: { readonly commit: string; readonly folder: string },
): Promise<boolean> {
  const [gitDir, home] = [join(folder, 'git'), join(folder, 'home')];
  mkdirSync(home, { recursive: true });
  for (const name of ['objects', 'refs']) mkdirSync(join(gitDir, name), { recursive: true });
  writeGitFolder(gitDir, { objectFormat });
  return hasWhole(bindGit({ gitDir, home, alternates: [objects] }), commit);
}

/** A clone that was made in part holds the commit, but not all of its files. */
async function hasWhole(git: Git, commit: string): Promise<boolean> {
  if (!(await hasCommit(git, commit))) return false;
  const args = ['rev-list', '--objects', '--quiet', '--end-of-options', `${commit}^{tree}`];
  try {
    return (await git(args, { allowed: [0, 1, 128] })).exitCode === 0;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

const PROTOCOLS = ['https', 'http', 'ssh', 'git'];

async function fetchSubmodule(request: SubmoduleRequest): Promise<UserRepository | 'cancelled'> {
  const { url, commit, repository, parentEnv, folder, signal } = request;
  const [gitDir, home] = [join(folder, 'git'), join(folder, 'home')];
  mkdirSync(home, { recursive: true });
  for (const name of ['objects/pack', 'objects/info', 'refs/heads']) mkdirSync(join(gitDir, name), { recursive: true });
  writeGitFolder(gitDir, { objectFormat: repository.objectFormat });
  const entries = await readUserConfig(repository.folder, parentEnv, '^protocol\\.file\\.allow$');
  const protocols = allowsFiles(entries, parentEnv) ? [...PROTOCOLS, 'file'] : PROTOCOLS;
  const carried = await readCarriedConfig({ folder: repository.folder, elsewhere: gitDir }, parentEnv);
  const env = { ...userNetworkEnvironment(parentEnv, protocols), ...carried };
  const git = bindGit({ gitDir, home, network: { protocol: 'https', header: undefined, env, isOfUser: true } });
  // Old projects hold objects that a check of their form refuses; what they hold is hashed all the same.
  const fetch = ['-c', 'fetch.fsckObjects=false', 'fetch', '-q', '--no-tags', '--no-write-fetch-head'];
  const ways = [
    [...fetch, '--depth=1', '--end-of-options', url, `+${commit}:refs/heads/wanted`],
    // A server that gives branches alone.
    [...fetch, '--end-of-options', url, '+refs/heads/*:refs/fetched/*'],
    [...fetch, '--end-of-options', url, '+refs/tags/*:refs/fetched-tags/*'],
  ];
  const failures: GitError[] = [];
  for (const args of ways) {
    try {
      // With a signal git has no terminal, on which ssh could ask somebody something.
      await git(args, { cutOff: signal ?? new AbortController().signal });
    } catch (error) {
      if (!(error instanceof GitError) || error.isDiskFull) throw error;
      if (signal?.aborted === true) return 'cancelled';
      failures.push(error);
      continue;
    }
    if (await hasWhole(git, commit)) return repositoryAt(gitDir, repository);
  }
  throw unreachable(request, failures.length < ways.length ? undefined : failures[0]);
}

/** As git does since it refuses files as addresses of submodules, unless somebody allows them. */
function allowsFiles(entries: readonly ConfigEntry[], { GIT_ALLOW_PROTOCOL: allowed }: ParentEnvironment): boolean {
  if (allowed !== undefined) return allowed.split(':').includes('file');
  return entries.at(-1)?.value === 'always';
}

function unreachable({ shown, name, url, commit }: SubmoduleRequest, failure: GitError | undefined): PreconditionError {
  // What a server or ssh says comes before what git makes of it.
  const lines = failure?.stderr.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
  const why =
    lines === undefined ? 'no branch or tag there leads to that commit' : (lines[0] ?? failure?.message ?? '');
  const key = `submodule.${name}.active`;
  return new PreconditionError({
    message: `the submodule ${quoted(shown, 200)} at ${commit} cannot be fetched from ${quoted(withoutPassword(url), 200)}: ${printable(withoutPassword(why), 300)}`,
    remedy: `Fetch it once: git submodule update --init --recursive -- ${shown}. To run without it: git config ${key} false`,
  });
}
