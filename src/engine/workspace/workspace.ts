/**
 * A workspace: the folder that an agent changes.
 * Invariant: before the agent gets it, it holds exactly one tree and a `.git` made for this agent; what the agent does
 * to that `.git` reaches nobody, since no git command of ours ever reads it. The content is taken once, as a tree, when
 * no process of the agent is left; whatever is done to the folder later changes nothing that is judged or kept.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '../../base/byte-path.ts';
import { hashOf } from '../../base/object-id.ts';
import type { TreeChange } from '../../base/raw-diff.ts';
import type { CaptureLimits } from '../../kernel/capture-size.ts';
import type { Capture } from '../../kernel/capture-steps.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { bindGit, gitLine } from '../../kernel/git.ts';
import { type IndexHash, parseIndex, withOwner } from '../../kernel/git-index.ts';
import { diffTrees, type GitStore } from '../../kernel/git-store.ts';
import { captureTree, checkoutTree, removeSpecialFiles } from '../../kernel/git-work-tree.ts';
import type { ShownUser } from '../../kernel/namespace-command.ts';
import { isPlainPath, MAX_PLAIN_FILES } from '../../kernel/plain-files.ts';
import { editTree } from '../../kernel/tree-edit.ts';
import { type ChangedSubmodules, listChangedSubmodules, submoduleIssue } from '../external/changed-submodules.ts';
import type { PrivateArea } from './private-area.ts';

export interface WorkspaceRequest {
  readonly workspace: WorkTree;
  /** The commit that the agent starts from. */
  readonly commit: string;
  /** Name of the branch that the agent finds itself on. */
  readonly branch: string;
  /** For an agent that commits by itself; without it the one of its home is in force. */
  readonly identity?: Identity | undefined;
  /** Names at the top of the workspace that the agent's git does not see. */
  readonly ignored?: readonly string[];
  /**
   * Folder beside the workspace, in which what was there before is taken apart; default: the one that the workspace is
   * in.
   */
  readonly yardIn?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Identity {
  readonly name: string;
  readonly email: string;
}

/**
 * Makes a workspace hold a commit, with a git directory for the agent to look at history and to make commits in; says
 * whether it came to that, or was cancelled.
 */
export async function prepareWorkspace(
  privateArea: PrivateArea,
  request: WorkspaceRequest,
): Promise<'ready' | 'cancelled'> {
  const { store, onLeft } = privateArea;
  const { workspace, commit, yardIn, signal } = request;
  faultPoint('workspace:before-checkout');
  privateArea.checkSeal();
  if ((await checkoutTree(store, { ...workspace, tree: commit, yardIn, signal, onLeft })) === 'cancelled')
    return 'cancelled';
  faultPoint('workspace:after-checkout');
  writeAgentGit(store, request);
  faultPoint('workspace:after-agent-git');
  return 'ready';
}

/** Paths in the private area that an agent's git reads. */
export function agentReadable({ store }: PrivateArea): readonly string[] {
  return [join(store.gitDir, 'objects')];
}

/**
 * Writes the git directory of a workspace that has none; `HEAD` is its last file. `packs`: a folder of objects to take
 * in; `shownAs`: the user that files of the workspace belong to in the agent's eyes, where it is another one.
 */
export function writeAgentGit(
  store: GitStore,
  { workspace, commit, branch, identity, ignored = [] }: WorkspaceRequest,
  { packs, shownAs }: { readonly packs?: string; readonly shownAs?: ShownUser | undefined } = {},
): void {
  const gitDir = join(workspace.folder, '.git');
  for (const name of ['objects/info', 'refs/heads', 'info']) mkdirSync(join(gitDir, name), { recursive: true });
  const { ref, config, head } = agentGitTexts({ commit, branch, identity });
  const write = (name: string, text: string): void => {
    mkdirSync(join(gitDir, name, '..'), { recursive: true });
    writeFileSync(join(gitDir, name), text);
  };
  write('config', config);
  write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
  write(ref, `${commit}\n`);
  write('shallow', `${store.base}\n`);
  write('objects/info/alternates', `${join(store.gitDir, 'objects')}\n`);
  copyIndex(workspace.indexFile, { to: join(gitDir, 'index'), hash: hashOf(commit), shownAs });
  if (packs !== undefined) cpSync(packs, join(gitDir, 'objects', 'pack'), { recursive: true });
  write('HEAD.new', head);
  renameSync(join(gitDir, 'HEAD.new'), join(gitDir, 'HEAD'));
}

/** What the git directory of a workspace says of itself; no commit changes it. */
export function agentGitTexts({ commit, branch, identity }: Pick<WorkspaceRequest, 'commit' | 'branch' | 'identity'>) {
  const ref = `refs/heads/${branch}`;
  const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
  const user =
    identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
  const core = `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n`;
  // Each commit would start programs that look whether to pack: no repository of an attempt lives long enough for that.
  const unpacked = '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n';
  const config = `${core}${user}${unpacked}`;
  return { ref, config, head: `ref: ${ref}\n` };
}

interface CopiedIndex {
  readonly to: string;
  readonly hash: IndexHash;
  readonly shownAs: ShownUser | undefined;
}

/** An agent that is shown as another user finds all files to be that user's: its index says so, and git need not read them. */
function copyIndex(from: string, { to, hash, shownAs }: CopiedIndex): void {
  const index = shownAs === undefined ? undefined : parseIndex(readFileSync(from), hash);
  if (shownAs === undefined || index === undefined) copyFileSync(from, to);
  else writeFileSync(to, withOwner(index, shownAs));
}

/** A value as a git configuration file holds it, whatever characters it is of. */
function quote(value: string): string {
  return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}

/** What a workspace holds before the agent works: only what differs from that is its change. */
export interface BeforeAgent {
  readonly tree: string;
  readonly submodules: ChangedSubmodules;
}

/** Takes what setup left in a workspace. */
export async function captureBefore(
  privateArea: PrivateArea,
  { workspace, commit, limits, signal }: Omit<CaptureRequest, 'before'>,
): Promise<Exclude<Capture, { kind: 'captured' }> | { readonly kind: 'captured'; readonly before: BeforeAgent }> {
  faultPoint('capture:before');
  privateArea.checkSeal();
  const { store } = privateArea;
  let captured = await captureTree(store, workspace, { limits, signal });
  // What setup does to files of the tree is its own; evaluations have them as they were.
  if (captured.kind === 'refused' && (await removeSpecialFiles(store, workspace, commit)))
    captured = await captureTree(store, workspace, { limits, signal });
  if (captured.kind !== 'captured') return captured;
  const submodules = await listChangedSubmodules(store, { workspace, commit, signal });
  return submodules === 'cancelled'
    ? { kind: submodules }
    : { kind: 'captured', before: { tree: captured.tree, submodules } };
}

export interface CaptureRequest {
  readonly workspace: WorkTree;
  readonly commit: string;
  /** What the workspace held when the agent got it, if a setup command may have changed it. */
  readonly before: BeforeAgent | undefined;
  readonly limits: CaptureLimits | undefined;
  readonly signal: AbortSignal | undefined;
}

export type WorkspaceCapture =
  | Capture
  /** It changes what is part of the environment: an outcome of the attempt. */
  | { readonly kind: 'environment'; readonly reason: string };

/** Takes what an agent left, as a tree. With `before` only what differs from that counts as the agent's. */
export async function captureWorkspace(
  privateArea: PrivateArea,
  { workspace, commit, before, limits, signal }: CaptureRequest,
): Promise<WorkspaceCapture> {
  faultPoint('capture:before');
  privateArea.checkSeal();
  const { store } = privateArea;
  const captured = await captureTree(store, workspace, { limits, signal });
  if (captured.kind !== 'captured') return captured;
  const after = await listChangedSubmodules(store, { workspace, commit, signal });
  if (after === 'cancelled') return { kind: 'cancelled' };
  const reason = submoduleIssue(store.external, { before: before?.submodules, after });
  if (reason !== undefined) return { kind: 'environment', reason };
  if (before === undefined) return captured;
  const indexFile = `${workspace.indexFile}.transplant`;
  const tree = await transplant(store, { indexFile, from: before.tree, to: captured.tree, onto: commit });
  faultPoint('capture:after-tree');
  return { kind: 'captured', tree };
}

/** Why a capture gave no tree, in a sentence. */
export function captureReason({ kind, reason }: Extract<WorkspaceCapture, { readonly reason: string }>): string {
  return REASONS[kind](reason);
}

const REASONS: Readonly<
  Record<Extract<WorkspaceCapture, { readonly reason: string }>['kind'], (why: string) => string>
> = {
  refused: (why) => `git takes no such change: ${why}`,
  'too-large': (why) => `the change is too large to take: ${why}`,
  environment: (why) => why,
};

/** The tree of `onto` with every path that differs between two trees as it is in the second. */
export async function transplant(
  store: GitStore,
  { indexFile, from, to, onto }: Readonly<Record<'indexFile' | 'from' | 'to' | 'onto', string>>,
): Promise<string> {
  const { gitDir, home } = store;
  const changes = await diffTrees(store, { from, to });
  const few = await editFew(store, changes, onto);
  if (few !== undefined) return few;
  const isGone = ({ status }: TreeChange): boolean => status === 'D';
  // What goes first makes room: a folder may have taken the place of a file.
  const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
  const entries = ordered.map(({ path, newMode, newId }) =>
    Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), encodePath(path), Buffer.alloc(1)]),
  );
  const git = bindGit({ gitDir, home, indexFile });
  await git(['read-tree', '--end-of-options', onto]);
  await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
  return gitLine(git, ['write-tree']);
}

/** The tree with a few changes by names that git takes; undefined where it is for git to say. */
async function editFew(
  { git: { objects } }: GitStore,
  changes: readonly TreeChange[],
  onto: string,
): Promise<string | undefined> {
  if (objects === undefined || changes.length > MAX_PLAIN_FILES || !changes.every(({ path }) => isPlainPath(path)))
    return undefined;
  const edits = changes.map(
    ({ path, status, newMode, newId }) => [path, status === 'D' ? undefined : { mode: newMode, id: newId }] as const,
  );
  return editTree(objects, onto, new Map(edits));
}
