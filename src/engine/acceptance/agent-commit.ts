/**
 * A commit that an agent made by itself, taken out of its repository into the private store.
 * Invariant: no git of ours reads the agent's repository out here. What a plain git left in a file each is read as files
 * (`loose-commits.ts`); all else is read by a git inside the agent's own isolation, which packs what is new. Either way an
 * id and the bytes of objects come of it. Each object is hashed and checked on the way in: by `index-pack --strict` in a
 * folder of its own, unless none holds anything for git to judge (`plain-objects.ts`). It comes into the store only when
 * the commit is whole there, descends from the commit that the agent started from, and its objects are of bounded size. So
 * a hook, a configuration, an alternate, a graft, a replacement, a link in the place of a folder can make the reading fail,
 * or give what another commit would give: never more than the agent itself could read or write.
 * Crash: what was taken half is in a folder that the next taking empties, or lies in the store and is named by nothing.
 * Trade-off: without a sandbox the reading runs as the agent did, with the user's rights; its git runs no hook.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../base/object-id.ts';
import { printable, quoted } from '../../base/text.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { errorCode } from '../../kernel/files.ts';
import { foreignCall, movePack, takePack } from '../../kernel/foreign-pack.ts';
import { bindGit, type Git, GitError, gitLine } from '../../kernel/git.ts';
import { type GitPaths, listStores } from '../../kernel/git-command.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import type { LayeredView } from '../../kernel/layered-view.ts';
import { openObjects } from '../../kernel/object-stream.ts';
import { readOwnFile, readOwnText } from '../../kernel/own-files.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { listNewIds } from '../../kernel/tree-reader.ts';
import { findWaiting } from '../../kernel/waiting-files.ts';
import { runCommand } from '../workspace/command.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { agentReadable } from '../workspace/workspace.ts';
import { type LooseCommits, type LooseCommitsRequest, type NewObjects, readLooseCommits } from './loose-commits.ts';

export interface TakeRequest {
  /** The agent's folder, as it finds it. */
  readonly folder: string;
  /** Where that is made of layers: how, and the writable one. */
  readonly layers?: { readonly view: LayeredView; readonly folder: string } | undefined;
  /** The commit that the agent started from; in the store. */
  readonly from: string;
  /** How the agent's `.git` was made. */
  readonly made: LooseCommitsRequest['made'];
  readonly signal: AbortSignal | undefined;
}

export type TakenCommit =
  | {
      readonly kind: 'taken';
      /** What HEAD is at; the commit that the agent started from where it made none. */
      readonly commit: string;
      /** Those after `from`, newest first. */
      readonly commits: readonly string[];
    }
  /** What the agent left is no commit that could be taken: an outcome of its attempt. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'infra'; readonly reason: string };

const MAX_PACK_BYTES = 128 << 20;
const MAX_COMMITS = 200;
const TAKING_MS = 120_000;
// Plumbing alone: neither command runs a hook, a filter or a program that a configuration names.
const READING = [
  'export GIT_DIR="$PWD/.git" GIT_NO_REPLACE_OBJECTS=1 GIT_GRAFT_FILE=/dev/null GIT_NO_LAZY_FETCH=1',
  'export GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0',
  'set -- -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.commitGraph=false -c core.multiPackIndex=false',
  'set -- "$@" -c advice.graftFileDeprecated=false -c pack.useBitmaps=false -c pack.threads=1 -c protocol.allow=never',
  'head=$(git "$@" rev-parse --verify --quiet "HEAD^{commit}") || { echo "HEAD leads to no commit" >&2; exit 1; }',
  'echo "$head"',
  '[ "$head" = "$AUTORIZE_FROM" ] && exit 0',
  'printf "%s\\n^%s\\n" "$head" "$AUTORIZE_FROM" | git "$@" pack-objects -q --revs --stdout --window=0',
].join('\n');

/** Takes the commit that HEAD of an agent's repository is at, with what is new below it. */
export async function takeAgentCommit(privateArea: PrivateArea, request: TakeRequest): Promise<TakenCommit> {
  const { from, made } = request;
  const folder = request.layers?.folder ?? request.folder;
  const obstacle = findObstacle(folder);
  if (obstacle !== undefined) return { kind: 'refused', reason: obstacle };
  const place = join(privateArea.folder, 'handed');
  removeTree(place);
  privateArea.checkSeal();
  const loose = await readLooseCommits(privateArea.store, { gitDir: join(folder, '.git'), from, made });
  if (loose !== undefined && loose.found === undefined) return { kind: 'taken', commit: from, commits: [] };
  if (loose?.found !== undefined && loose.found.pack === undefined) {
    if (request.signal?.aborted === true) return { kind: 'aborted' };
    privateArea.checkSeal();
    return moveIn(privateArea.store, loose, loose.found);
  }
  mkdirSync(join(place, 'objects', 'pack'), { recursive: true });
  const read = loose?.found?.pack
    ? { ...loose, pack: loose.found.pack.bytes }
    : await readAgentGit(privateArea, request, place);
  if ('kind' in read) return read;
  const { commit, pack } = read;
  if (commit === from) return { kind: 'taken', commit, commits: [] };
  privateArea.checkSeal();
  try {
    return await takeIn(privateArea.store, { ...request, commit, pack, loose, objects: join(place, 'objects') });
  } catch (error) {
    if (!(error instanceof GitError) || error.isDiskFull) throw error;
    if (request.signal?.aborted === true) return { kind: 'aborted' };
    if (error.isKilled) throw error;
    const message = error.stderr.trim().split('\n')[0] || `git ended with ${error.gitExit}`;
    return { kind: 'refused', reason: `its objects are not sound: ${printable(message, 300)}` };
  }
}

/** Why there is no repository of the agent's own in a folder. */
function findObstacle(folder: string): string | undefined {
  for (const name of ['.git', '.git/objects', '.git/refs']) {
    try {
      const stats = lstatSync(join(folder, name));
      if (stats.isSymbolicLink()) return `${name} of the worktree is a symbolic link`;
      if (!stats.isDirectory()) return `${name} of the worktree is no folder`;
    } catch (error) {
      return `${name} of the worktree cannot be read: ${errorCode(error)}`;
    }
  }
  return undefined;
}

type Read = { readonly commit: string; readonly pack: Buffer } | Exclude<TakenCommit, { kind: 'taken' }>;

async function readAgentGit(privateArea: PrivateArea, request: TakeRequest, place: string): Promise<Read> {
  const { folder, from, layers, signal } = request;
  const waiting = findWaiting(join(layers?.folder ?? folder, '.git'));
  if (waiting !== undefined) return { kind: 'refused', reason: `its repository cannot be read: ${waiting}` };
  const readable = agentReadable(privateArea);
  const result = await runCommand(privateArea, {
    place: 'workspace',
    command: READING,
    kind: 'agent',
    workDir: folder,
    view: layers?.view,
    variables: { AUTORIZE_FROM: from, GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(readable) },
    stdoutPath: join(place, 'pack.stdout'),
    stderrPath: join(place, 'pack.stderr'),
    maxStdoutBytes: MAX_PACK_BYTES,
    budgetMs: TAKING_MS,
    network: 'off',
    signal,
    readable,
  });
  if (result.kind === 'unstarted') {
    if (result.code === 'ABORTED') return { kind: 'aborted' };
    return { kind: 'infra', reason: `git could not be started: ${result.reason}` };
  }
  if (result.aborted) return { kind: 'aborted' };
  const reason = issueOf(result);
  if (reason !== undefined) return { kind: 'refused', reason };
  const bytes = readOwnFile(result.stdout.path) ?? Buffer.alloc(0);
  const end = bytes.indexOf('\n');
  const commit = bytes.subarray(0, Math.max(0, end)).toString('latin1');
  if (!/^[0-9a-f]+$/.test(commit) || commit.length !== from.length) {
    return { kind: 'refused', reason: `HEAD is ${quoted(commit)}; expected the id of a commit` };
  }
  return { commit, pack: bytes.subarray(end + 1) };
}

function issueOf({ exitCode, killedByBudget, stdout, stderr }: Extract<ProcessResult, { kind: 'ended' }>) {
  if (killedByBudget) return `its objects could not be read within ${TAKING_MS / 1000} s`;
  if (stdout.truncated) return `its new objects take more than ${MAX_PACK_BYTES >> 20} MB`;
  if (exitCode === 0) return undefined;
  const message = readOwnText(stderr.path).trim().split('\n')[0];
  return `its repository cannot be read: ${printable(message || `git ended with ${exitCode}`, 300)}`;
}

interface Taking extends TakeRequest {
  readonly commit: string;
  readonly pack: Buffer;
  /** What the pack was made of, where we made it. */
  readonly loose: LooseCommits | undefined;
  /** Where the objects stay until they are known to be sound. */
  readonly objects: string;
}

async function takeIn(store: GitStore, taking: Taking): Promise<TakenCommit> {
  const { commit, pack, objects, loose, signal } = taking;
  const { gitDir, home } = store;
  const git = bindGit({ gitDir, home, objects, alternates: [join(gitDir, 'objects')] });
  const hash = hashOf(commit);
  const taken = await takePack({
    ...{ git, objects, pack, hash, maxPackBytes: MAX_PACK_BYTES, isPrivate: true, hasPlainModes: true, signal },
  });
  if (taken.kind === 'refused') return { kind: 'refused', reason: taken.why };
  const checked = loose ?? (await checkLine(git, taking));
  if ('kind' in checked) return checked;
  if (loose?.found !== undefined) return moveIn(store, loose, loose.found);
  await readTrees({ gitDir, home, objects, alternates: [join(gitDir, 'objects')] }, [
    taking.from,
    ...checked.commits.toReversed(),
  ]);
  faultPoint('handed:before-move');
  movePack({ names: taken.names, from: objects, to: join(gitDir, 'objects') });
  faultPoint('handed:after-move');
  return { kind: 'taken', commit, commits: checked.commits };
}

/** Reads what each commit has and the one before it has not: a mode that git takes may be none that we read. */
async function readTrees(paths: GitPaths, commits: readonly string[]): Promise<void> {
  const objects = openObjects(paths);
  try {
    for (const [at, from] of commits.entries()) {
      const to = commits[at + 1];
      if (to !== undefined) await listNewIds(objects, { from, to });
    }
  } finally {
    await objects.close();
  }
}

/** In a file each, as what we capture ourselves: whoever packs or lays them out then needs no git. */
function moveIn(
  { git: { objects } }: GitStore,
  { commit, commits }: LooseCommits,
  found: NewObjects,
): Extract<TakenCommit, { kind: 'taken' }> {
  if (objects === undefined) throw new Error('files of objects that a store without objects has read');
  faultPoint('handed:before-move');
  for (const object of found.objects) objects.write(object, hashOf(commit));
  faultPoint('handed:after-move');
  return { kind: 'taken', commit, commits };
}

/** Checks what reading the files of the agent has shown already: that all is there, and leads to where it started from. */
async function checkLine(
  git: Git,
  { commit, from, signal }: Taking,
): Promise<Extract<TakenCommit, { kind: 'refused' }> | { readonly commits: readonly string[] }> {
  const call = foreignCall(signal);
  const asked = `${commit}^{commit}\n`;
  const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { input: asked, ...call });
  if (!/^\d+$/.test(stdout.toString().trimEnd()))
    return { kind: 'refused', reason: `the commit ${commit} is not among its objects` };
  await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit, `^${from}`], call);
  const descends = await git(['merge-base', '--is-ancestor', '--end-of-options', from, commit], {
    ...call,
    allowed: [0, 1],
  });
  if (descends.exitCode !== 0) {
    return { kind: 'refused', reason: `HEAD, ${commit}, does not descend from the last kept commit` };
  }
  const commits = (
    await gitLine(git, ['rev-list', `--max-count=${MAX_COMMITS + 1}`, '--end-of-options', commit, `^${from}`], call)
  ).split('\n');
  if (commits.length > MAX_COMMITS) return { kind: 'refused', reason: `it made more than ${MAX_COMMITS} commits` };
  return { commits };
}
