/** The files of a tree that decide what setup makes of it, and the trees that setup may run on. */
import picomatch from 'picomatch';
import { askedOnce } from '../../base/asked-once.ts';
import { decodePath } from '../../base/byte-path.ts';
import { hashOf } from '../../base/object-id.ts';
import { type GitStore, listFiles, objectsOf, treeIdOf } from '../../kernel/git-store.ts';
import { editTree, writeEmptyTree } from '../../kernel/tree-edit.ts';
import type { TreeFile } from '../../kernel/tree-reader.ts';
import { branchHeadOf } from '../layers/branch-head.ts';

/** What of a tree decides what setup makes, beside the base and the head of the branch. */
interface FoundInputs {
  readonly paths: ReadonlySet<string>;
  /** Whether they are those of the base. */
  readonly isShared: boolean;
  readonly isOfHead: boolean;
  /** A tree of nothing but them. */
  readonly alone: string;
  /** The tree of the base with them. */
  readonly whole: string;
}

// A test evaluates two trees again and again; more are kept for the next test of the same ones.
const MAX_FOUND = 100;
const foundOnce = askedOnce<FoundInputs>(MAX_FOUND);

interface InputsRequest {
  readonly globs: readonly string[];
  readonly tree: string;
}

export function findInputs(store: GitStore, { globs, tree }: InputsRequest): Promise<FoundInputs> {
  const head = branchHeadOf(store);
  return foundOnce.ask(store, JSON.stringify([tree, head, globs]), async () => {
    const [inputs, ofBase, ofHead] = await Promise.all(
      [tree, store.base, head].map((each) => inputsOf(store, each, globs)),
    );
    if (inputs === undefined || ofBase === undefined || ofHead === undefined) throw new Error('a tree has no list');
    const isShared = entriesText(inputs) === entriesText(ofBase);
    const alone = await treeOf(store, { from: undefined, removed: [], added: inputs });
    const whole = isShared
      ? await treeIdOf(store, store.base)
      : await treeOf(store, { from: store.base, removed: ofBase, added: inputs });
    const paths = new Set(inputs.map(({ path }) => decodePath(path)));
    return { paths, isShared, isOfHead: entriesText(inputs) === entriesText(ofHead), alone, whole };
  });
}

async function inputsOf(store: GitStore, tree: string, globs: readonly string[]): Promise<readonly TreeFile[]> {
  const tests = globs.map((glob) => picomatch(glob, { dot: true }));
  const files = await listFiles(store, tree);
  return files.filter(({ path }) => tests.some((isMatch) => isMatch(decodePath(path))));
}

function entriesText(files: readonly TreeFile[]): string {
  return files.map(({ mode, id, path }) => `${mode} ${id} ${path.toString('hex')}`).join('\n');
}

interface TreeDraft {
  /** The tree that is changed; undefined: an empty one. */
  readonly from: string | undefined;
  readonly removed: readonly TreeFile[];
  readonly added: readonly TreeFile[];
}

function treeOf(store: GitStore, { from, removed, added }: TreeDraft): Promise<string> {
  const objects = objectsOf(store);
  const edits = new Map<string, Pick<TreeFile, 'mode' | 'id'> | undefined>();
  for (const { path } of removed) edits.set(path.toString('latin1'), undefined);
  for (const { path, mode, id } of added) edits.set(path.toString('latin1'), { mode, id });
  return editTree(objects, from ?? writeEmptyTree(objects, hashOf(store.base)), edits);
}
