/**
 * A workspace's `.git` recreated, where the files stay as the agent left them: what it planted there is gone, and a git
 * of the user's can be run in the workspace.
 * Invariant: what the agent committed outlives it, though the store holds for certain what is kept and no more. All
 * that the new `.git` takes is saved in the private area before anything of the old one goes. `HEAD` goes first and
 * comes last: a `.git` that has one is whole, and one that has none is no repository in which somebody could commit.
 * Crash: `finishRenewal` makes a `.git` without `HEAD` from what was saved; where there is a `HEAD`, it drops that.
 */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { faultPoint } from '../../kernel/fault-point.ts';
import { bindGit } from '../../kernel/git.ts';
import { markExternal } from '../../kernel/git-work-tree.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import type { PrivateArea } from './private-area.ts';
import { type WorkspaceRequest, writeAgentGit } from './workspace.ts';

/** Puts a git directory of ours in the place of the one that an agent had, at a commit of the store. */
export async function renewAgentGit(privateArea: PrivateArea, request: WorkspaceRequest): Promise<void> {
  const { store } = privateArea;
  dropSavedGit(privateArea);
  const { holder, saved, unfinished } = placesOf(privateArea, request.commit);
  mkdirSync(unfinished, { recursive: true });
  const indexFile = join(unfinished, 'index');
  await bindGit({ gitDir: store.gitDir, home: store.home, indexFile })([
    'read-tree',
    '--end-of-options',
    request.commit,
  ]);
  await markExternal(store, { indexFile, tree: request.commit });
  const packs = join(unfinished, 'pack');
  mkdirSync(packs);
  const input = `${request.commit}\n^${store.base}\n`;
  // In the private area first: git renames a pack to its place, and the workspace may be on another file system.
  await store.git(['pack-objects', '-q', '--revs', '--window=0', join(packs, 'pack')], { input });
  renameSync(unfinished, saved);
  faultPoint('renewal:after-saved');
  replaceGit(privateArea, request);
  faultPoint('renewal:after-head');
  removeTree(holder);
}

/** Ends a renewal that was broken off; the request is as it was then but for the commit, which was saved. */
export function finishRenewal(privateArea: PrivateArea, request: Omit<WorkspaceRequest, 'commit'>): void {
  const { holder } = placesOf(privateArea);
  const [commit] = existsSync(holder) ? readdirSync(holder).filter((name) => name !== UNFINISHED) : [];
  if (commit !== undefined && !existsSync(join(request.workspace.folder, '.git', 'HEAD')))
    replaceGit(privateArea, { ...request, commit });
  removeTree(holder);
}

/** Forgets a renewal that was broken off, where the workspace is to be recreated. */
export function dropSavedGit(privateArea: PrivateArea): void {
  removeTree(placesOf(privateArea).holder);
}

const UNFINISHED = 'unfinished';

/** What is saved bears the name of its commit. */
function placesOf({ folder }: PrivateArea, commit = '') {
  const holder = join(folder, 'renewal');
  return { holder, saved: join(holder, commit), unfinished: join(holder, UNFINISHED) };
}

function replaceGit(privateArea: PrivateArea, request: WorkspaceRequest): void {
  const { saved } = placesOf(privateArea, request.commit);
  const gitDir = join(request.workspace.folder, '.git');
  if (lstatSync(gitDir, { throwIfNoEntry: false })?.isDirectory() === true) {
    // The agent may have taken the rights to its own folder.
    chmodSync(gitDir, 0o700);
    removeTree(join(gitDir, 'HEAD'));
  }
  removeTree(gitDir);
  faultPoint('renewal:after-removal');
  const workspace = { ...request.workspace, indexFile: join(saved, 'index') };
  writeAgentGit(privateArea.store, { ...request, workspace }, { packs: join(saved, 'pack') });
}
