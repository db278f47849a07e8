/**
 * A remote of the user's repository, as their own git would reach it.
 * Invariant: of the repository's own configuration its address is read, and nothing else is in force: no helper, ssh
 * command or hook that somebody wrote there runs. What user and system have configured is: credential helpers, proxies,
 * ssh. Nobody is asked anything, so a missing password is an error and not a hang.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PreconditionError, UsageError } from '../base/errors.ts';
import { printable, quoted } from '../base/text.ts';
import { bindGit, GitError } from './git.ts';
import type { GitNetwork } from './git-command.ts';
import { writeGitFolder } from './git-folder.ts';
import { type GitRemote, openRemote } from './git-remote.ts';
import type { UserRepository } from './user-repository.ts';

export interface UserRemoteRequest {
  /** As `git remote` lists it. */
  readonly name: string;
  readonly repository: UserRepository;
  /** A folder of ours; it is created, empty. */
  readonly folder: string;
  readonly parentEnv: Readonly<Record<string, string | undefined>>;
  readonly limitMs?: number;
  readonly cutOff?: AbortSignal;
}

const PROTOCOLS = ['https', 'http', 'ssh', 'git', 'file'];
// Those of git's variables that say how to reach a server, and not which repository is meant.
const PASSED =
  /^GIT_(?:ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|HTTP_\w+|PROXY_\w+|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;

/** Binds git to a remote by its name; throws where there is no such remote, or none that git may talk to. */
export async function openUserRemote(request: UserRemoteRequest): Promise<GitRemote> {
  const { name, repository, folder, parentEnv, ...limits } = request;
  const url = await readAddress(request);
  const network: GitNetwork = {
    protocol: 'https',
    header: undefined,
    env: userNetworkEnvironment(parentEnv, PROTOCOLS),
    isOfUser: true,
  };
  const remote = openRemote({ url, network, repository, folder, parentEnv, ...limits });
  const reach = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      // Git's own error names the address, which may hold a password.
      if (error instanceof GitError) throw unreachable(name, error);
      throw error;
    }
  };
  return {
    ...remote,
    list: (refs) => reach(remote.list(refs)),
    fetch: (ref, depth) => reach(remote.fetch(ref, depth)),
    fetchBounded: (ref, depth) => reach(remote.fetchBounded(ref, depth)),
  };
}

/** Names and addresses of the remotes of a repository, as it has them itself; an address may hold a password. */
async function listAddresses({
  repository,
  folder,
}: Pick<UserRemoteRequest, 'repository' | 'folder'>): Promise<(readonly [remote: string, url: string])[]> {
  const [gitDir, home] = [join(folder, 'address'), join(folder, 'home')];
  mkdirSync(home, { recursive: true });
  writeGitFolder(gitDir, repository);
  const git = bindGit({ gitDir, home });
  const file = join(repository.commonDir, 'config');
  const args = ['config', '--file', file, '--no-includes', '-z', '--get-regexp', '^remote\\..*\\.url$'];
  const { stdout } = await git(args, { allowed: [0, 1] });
  return stdout
    .toString()
    .split('\0')
    .map(
      (entry) =>
        [entry.slice('remote.'.length, entry.indexOf('.url\n')), entry.slice(entry.indexOf('\n') + 1)] as const,
    )
    .filter(([remote]) => remote !== '');
}

/** The address of a remote; undefined where there is none of that name. */
export async function findAddress(name: string, repository: UserRepository): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-remote-'));
  try {
    const entries = await listAddresses({ repository, folder });
    return entries.find(([remote]) => remote === name)?.[1];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readAddress({ name, repository, folder }: UserRemoteRequest): Promise<string> {
  const entries = await listAddresses({ repository, folder });
  const url = entries.find(([remote]) => remote === name)?.[1];
  if (url === undefined) {
    const known = [...new Set(entries.map(([remote]) => remote))].map((each) => quoted(each)).join(', ');
    const expected = `a remote of this repository (${known === '' ? 'it has none' : known})`;
    const remedy = 'Name one of them: --remote NAME. To add one: git remote add NAME URL';
    throw new UsageError([{ found: `the remote ${quoted(name)}`, expected, remedy }]);
  }
  return resolveAddress({ name, repository }, url);
}

/** A path as git takes it from the top of the work tree; throws for an address that would start a program. */
function resolveAddress({ name, repository }: Pick<UserRemoteRequest, 'name' | 'repository'>, url: string): string {
  const [, scheme] = /^([\w+.-]+):\/\//.exec(url) ?? [];
  const isHelper = /^[\w+.-]+::/.test(url);
  if (isHelper || url.startsWith('-') || url === '' || (scheme !== undefined && !PROTOCOLS.includes(scheme))) {
    throw new PreconditionError({
      message: `the remote ${quoted(name)} has the address ${quoted(withoutPassword(url), 200)}; expected ${PROTOCOLS.join(', ')} or a path`,
      remedy: `Change it: git remote set-url ${name} URL`,
    });
  }
  const isPath = scheme === undefined && !/^[^/]+:/.test(url);
  return isPath ? resolve(repository.folder, url) : url;
}

/** The environment of a git that talks to a server as the user's own would, by these protocols. */
export function userNetworkEnvironment(
  parentEnv: UserRemoteRequest['parentEnv'],
  protocols: readonly string[],
): GitNetwork['env'] {
  const passed = Object.entries(parentEnv).filter(([key]) => !/^(?:GIT_|LC_|LANG)/.test(key) || PASSED.test(key));
  return {
    ...{ XDG_CONFIG_HOME: undefined, GIT_CONFIG_GLOBAL: undefined, GIT_CONFIG_NOSYSTEM: undefined },
    ...Object.fromEntries(passed),
    GIT_ALLOW_PROTOCOL: protocols.join(':'),
  };
}

function unreachable(name: string, { gitExit, stderr }: GitError): PreconditionError {
  const lines = stderr
    .split('\n')
    .filter((line) => /^(?:fatal|error|remote|ssh): /.test(line) || /denied|refused/.test(line));
  const isCut = String(gitExit).startsWith('SIGKILL') || gitExit === 'being cut off';
  const why = isCut ? 'it gave no answer in time' : (lines[0] ?? stderr.trim());
  return new PreconditionError({
    message: `the remote ${quoted(name)} cannot be read: ${printable(withoutPassword(why), 300)}`,
    remedy: `Check that this works without questions: git ls-remote ${name}. Then run the command again.`,
  });
}

/** An address, or a text with one, without what logs in there. */
export function withoutPassword(text: string): string {
  return text.replaceAll(/\/\/[^/@\s]*@/g, '//');
}
