/**
 * A repository on a server, as far as a run shares it: refs are listed and fetched, and moved by one atomic push.
 * Invariant: the address is fixed by the caller and no configuration of the user's has a part in it; the token is in a
 * header of the request and in no argument, file or answer. A push names for each ref where it must be, so that what
 * somebody else pushed meanwhile is never overwritten. Whether a push that failed did its work after all is found out
 * by looking, not guessed.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PreconditionError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { basicCredentials } from './basic-credentials.ts';
import { FOREIGN_CALL } from './foreign-pack.ts';
import { bindGit, type Git, type GitCall, GitError } from './git.ts';
import type { GitNetwork } from './git-command.ts';
import { writeGitFolder } from './git-folder.ts';
import type { UserRepository } from './user-repository.ts';

export interface RemoteRequest {
  readonly url: string;
  /** Undefined: nothing is sent that says who asks. */
  readonly token?: string | undefined;
  /** How the user's own git talks to it, in place of a token. */
  readonly network?: GitNetwork;
  readonly repository: UserRepository;
  /** A folder of ours; it is created, empty. */
  readonly folder: string;
  readonly parentEnv: Readonly<Record<string, string | undefined>>;
  /** How long one request may take, in milliseconds. */
  readonly limitMs?: number;
  /** Pauses before a push is tried again, in milliseconds. */
  readonly pausesMs?: readonly number[];
  /** The most that one bounded fetch may bring, packed. */
  readonly maxFetchBytes?: number;
  /** From when it is aborted on, the server is not waited for any more. */
  readonly cutOff?: AbortSignal | undefined;
}

export interface GitRemote {
  readonly url: string;
  /** Git with objects of the user's repository and refs of its own. */
  readonly git: Git;
  readonly gitDir: string;
  /** What a ref is called on the server. */
  nameOf(ref: string): string;
  /** Where refs are now, by their names there; those that are not there are not in it. A name may end in `/*`, for all that begin so. */
  list(refs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Brings a ref's objects here; the commit that it is at. Undefined depth: all that is missing. */
  fetch(ref: string, depth?: number): Promise<string>;
  /** The same within limits of size and memory, for a ref that nobody vouches for; throws where it does not keep to them. */
  fetchBounded(ref: string, depth: number): Promise<string>;
  push(moves: readonly RemoteMove[]): Promise<Pushed>;
  /** Whether the server lets us push at all; nothing is pushed to find that out. */
  mayPush(): Promise<'yes' | 'no' | 'unknown'>;
}

interface RemoteMove {
  readonly ref: string;
  /** Where it must be; undefined: it must not exist. */
  readonly from: string | undefined;
  /** Undefined: the ref is deleted. */
  readonly to: string | undefined;
}

export type Pushed =
  | { readonly kind: 'done' }
  /** Somebody else moved one of them. */
  | { readonly kind: 'moved'; readonly actual: ReadonlyMap<string, string> }
  /** The server does not take it. */
  | { readonly kind: 'refused'; readonly refs: readonly string[]; readonly why: string }
  | { readonly kind: 'unreachable'; readonly why: string };

// Far above what the records of a run take.
const MAX_FETCH_BYTES = 512 << 20;
// What git says, and what a shell would, of a limit that is reached.
const TOO_LARGE = /File too large|signal 25|SIGXFSZ|[Oo]ut of memory|attempting to allocate|invalid index-pack output/;

function tooLarge(ref: string, maxBytes: number): PreconditionError {
  return new PreconditionError({
    message: `what ${printable(ref, 200)} holds on the server is refused: it has more than ${maxBytes} bytes, or needs more memory than records do`,
    remedy: 'See who wrote it; to start again without it: resume: never',
  });
}

const REQUEST_LIMIT_MS = 180_000;
const PAUSES_MS: readonly number[] = [2000, 8000, 20_000];
const PASSED = ['https_proxy', 'http_proxy', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'];

/** Binds git to a server. */
export function openRemote(request: RemoteRequest): GitRemote {
  const { url, token, repository, folder, parentEnv, limitMs = REQUEST_LIMIT_MS, pausesMs = PAUSES_MS } = request;
  const { cutOff, maxFetchBytes = MAX_FETCH_BYTES } = request;
  const gitDir = join(folder, 'remote');
  const home = join(folder, 'home');
  rmSync(gitDir, { recursive: true, force: true });
  for (const each of [join(gitDir, 'refs'), home]) mkdirSync(each, { recursive: true });
  writeGitFolder(gitDir, repository);
  const shallow = join(repository.commonDir, 'shallow');
  if (existsSync(shallow)) copyFileSync(shallow, join(gitDir, 'shallow'));
  const { objects } = repository;
  const git = bindGit({ gitDir, home, objects });
  const online = bindGit({ gitDir, home, objects, network: request.network ?? networkOf(url, token, parentEnv) });
  const call = { timeoutMs: limitMs, ...(cutOff === undefined ? {} : { cutOff }) };
  const list: GitRemote['list'] = async (refs) => {
    const { stdout } = await online(['ls-remote', url, ...refs], call);
    const lines = stdout.toString().split('\n');
    const found = lines.flatMap((line) => {
      const [id, ref] = line.split('\t');
      return id !== undefined && ref !== undefined && isAsked(ref, refs) ? [[ref, id] as const] : [];
    });
    return new Map(found);
  };
  const fetch = async (ref: string, { depth, limits = {} }: { depth?: number; limits?: GitCall }): Promise<string> => {
    const local = `refs/fetched/${ref}`;
    const deep = depth === undefined ? [] : [`--depth=${depth}`];
    const args = ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...deep, url, `+${ref}:${local}`];
    // Unpacked into single files, what comes would be bounded by nothing.
    await online(['-c', 'fetch.unpackLimit=1', ...args], { ...call, ...limits });
    const { stdout } = await git(['rev-parse', '--verify', '--end-of-options', local]);
    return stdout.toString().trim();
  };
  return {
    ...{ url, git, gitDir, list, nameOf: (ref: string) => ref },
    fetch: (ref, depth) => fetch(ref, depth === undefined ? {} : { depth }),
    async fetchBounded(ref, depth) {
      const limits = { env: FOREIGN_CALL.env, maxFileBytes: maxFetchBytes };
      try {
        return await fetch(ref, { depth, limits });
      } catch (error) {
        if (!(error instanceof GitError) || !TOO_LARGE.test(`${error.gitExit} ${error.stderr}`)) throw error;
        throw tooLarge(ref, maxFetchBytes);
      }
    },
    mayPush: () => askToPush(online, url, call),
    push: (moves) => push({ git: online, url, list, call, pausesMs, cutOff }, moves),
  };
}

/** Git takes a name for the end of one as well. */
function isAsked(ref: string, asked: readonly string[]): boolean {
  return asked.some((each) => (each.endsWith('/*') ? ref.startsWith(each.slice(0, -1)) : ref === each));
}

/**
 * The same server, where one ref has another name there than here; `here` may end in a star, for the one of those that
 * is of use now. What is asked for and pushed is named as here, what is listed as there.
 */
export function renameRef(
  remote: GitRemote,
  { here, there }: { readonly here: string; readonly there: string },
): GitRemote {
  const isMeant = (ref: string): boolean => ref === here || (here.endsWith('*') && ref.startsWith(here.slice(0, -1)));
  const nameOf = (ref: string): string => (isMeant(ref) ? there : ref);
  return {
    ...remote,
    nameOf,
    list: (refs) => remote.list(refs.map(nameOf)),
    fetch: (ref, depth) => remote.fetch(nameOf(ref), depth),
    fetchBounded: (ref, depth) => remote.fetchBounded(nameOf(ref), depth),
    push: (moves) => remote.push(moves.map((move) => ({ ...move, ref: nameOf(move.ref) }))),
  };
}

function networkOf(url: string, token: string | undefined, parentEnv: RemoteRequest['parentEnv']): GitNetwork {
  const env = PASSED.flatMap((name) => [name, name.toUpperCase()]).flatMap((name) => {
    const value = parentEnv[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const protocol = url.startsWith('https:') ? 'https' : url.startsWith('http:') ? 'http' : 'file';
  const header = token ? `AUTHORIZATION: basic ${basicCredentials(token)}` : undefined;
  return { protocol, header, env: Object.fromEntries(env) };
}

interface Pushing {
  readonly git: Git;
  readonly url: string;
  readonly list: GitRemote['list'];
  readonly call: GitCall;
  readonly pausesMs: readonly number[];
  readonly cutOff: AbortSignal | undefined;
}

async function push(pushing: Pushing, moves: readonly RemoteMove[]): Promise<Pushed> {
  const { git, url, list, call, pausesMs, cutOff } = pushing;
  const leases = moves.map(({ ref, from = '' }) => `--force-with-lease=${ref}:${from}`);
  const args = ['push', '--atomic', '--porcelain', '--no-verify', ...leases, url];
  const specs = moves.map(({ ref, to = '' }) => `${to}:${ref}`);
  const names = moves.map(({ ref }) => ref);
  for (let tries = 0; ; tries += 1) {
    const message = await attempt(git, [...args, ...specs], call);
    if (message === undefined) return { kind: 'done' };
    const actual = await list(names).catch(() => undefined);
    if (actual !== undefined) {
      // The reply was lost, and the work was done.
      if (moves.every(({ ref, to }) => actual.get(ref) === to)) return { kind: 'done' };
      if (moves.some(({ ref, from }) => actual.get(ref) !== from)) return { kind: 'moved', actual };
      if (message.refs.length > 0) return { kind: 'refused', ...message };
    }
    const wait = pausesMs[tries];
    if (wait === undefined || cutOff?.aborted === true) return { kind: 'unreachable', why: message.why };
    // Cut off meanwhile, it is tried no more.
    await pause(wait, undefined, cutOff === undefined ? {} : { signal: cutOff }).catch(() => undefined);
  }
}

interface Response {
  /** Refs that the server itself refused. */
  readonly refs: readonly string[];
  readonly why: string;
}

const FORBIDDEN = /\b(403|401|denied|Authentication failed)\b/;

/** Begins a push that would do nothing: the server says right away whether it takes pushes. */
async function askToPush(git: Git, url: string, call: GitCall): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const args = ['push', '--dry-run', '--porcelain', '--no-verify', url, ':refs/heads/autorize-no-such-branch'];
    const { exitCode, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
    if (exitCode === 0 || /remote ref does not exist/.test(stderr)) return 'yes';
    return FORBIDDEN.test(stderr) ? 'no' : 'unknown';
  } catch (error) {
    if (error instanceof GitError) return 'unknown';
    throw error;
  }
}

/** Undefined when it was done. */
async function attempt(git: Git, args: readonly string[], call: GitCall): Promise<Response | undefined> {
  try {
    const { exitCode, stdout, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
    if (exitCode === 0) return undefined;
    const refusals = [...stdout.toString().matchAll(/^!\t[^:\p{Zl}\p{Zp}\r\n]*:(\S+)\t\[remote rejected\] (.*)$/gmu)];
    // Of an atomic push, the innocent are refused with the guilty.
    const guilty = refusals.filter(([, , why]) => !/atomic/.test(why ?? ''));
    const chosen = guilty.length > 0 ? guilty : refusals;
    const forbidden = FORBIDDEN.test(stderr);
    const why = chosen[0]?.[2] ?? lastLineOf(stderr);
    if (chosen.length === 0 && forbidden) return { refs: ['*'], why };
    return { refs: chosen.map(([, ref]) => ref ?? ''), why: printable(why, 200) };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { refs: [], why: printable(`${error.gitExit}`, 200) };
  }
}

function lastLineOf(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => /^(fatal|error|remote):/.test(line));
  return printable(lines[0] ?? stderr.trim(), 200);
}
