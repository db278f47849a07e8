/**
 * A candidate in which every script that an agent may change claims a score and ends. An evaluator that gives it that score
 * believes the code under test.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath, encodePath } from '../../base/byte-path.ts';
import { hashOf } from '../../base/object-id.ts';
import { splitNul } from '../../base/raw-diff.ts';
import { fileMode } from '../../base/tree-object.ts';
import { type GitStore, objectsOf, readBlob } from '../../kernel/git-store.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { editTree } from '../../kernel/tree-edit.ts';
import { type BoundaryRules, decideAdmission } from '../boundaries/boundaries.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { forgeScript, isForgeable } from './echoed-score.ts';

export interface Script {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** Whether a change of one file would be judged at all. */
export function isAdmitted(
  rules: BoundaryRules,
  { path, mode, id, status = 'M' }: Script & { readonly status?: 'A' | 'M' },
): boolean {
  const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id } as const;
  const ofOne = { ...rules, maxFiles: undefined, maxDiffLines: undefined };
  return decideAdmission({ changes: [change], diffLines: 1, linkIssues: new Map() }, ofOne).kind === 'admitted';
}

// Of a larger repository these are enough; the shallowest come first, where programs begin.
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;

/** Files of the base that a change may alter, the shallowest first; scripts, where nothing else is wanted. */
export async function listOpenFiles(
  store: Pick<GitStore, 'git' | 'base'>,
  { isOpen, isWanted = isForgeable }: { isOpen: (script: Script) => boolean; isWanted?: (path: string) => boolean },
): Promise<Script[]> {
  const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', '--end-of-options', store.base]);
  const scripts = splitNul(stdout).flatMap((entry): Script[] => {
    const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(decodePath(entry)) ?? [];
    if (!mode || !id || !path || !isWanted(path) || Number(size) > MAX_SCRIPT_BYTES) return [];
    return [{ path, mode, id }];
  });
  const depth = ({ path }: Script) => path.split('/').length;
  return scripts
    .toSorted((one, other) => depth(one) - depth(other))
    .filter(isOpen)
    .slice(0, MAX_SCRIPTS);
}

/** What a trial leaves in a private area: the folder of its logs and, of earlier versions, the index of its tree. */
export function trialPaths(folder: string): { readonly indexFile: string; readonly logs: string } {
  return { indexFile: join(folder, 'echo.index'), logs: join(folder, 'trial') };
}

/** Removes what a trial leaves, one that was killed too. Only for the holder of the run lock. */
export function discardTrialFiles({ folder }: Pick<PrivateArea, 'folder'>): void {
  const { indexFile, logs } = trialPaths(folder);
  // Git keeps a lock beside an index; that of a git that was killed would stop the next one.
  for (const file of [indexFile, `${indexFile}.lock`]) rmSync(file, { force: true });
  removeTree(logs);
}

/** Writes the tree of the base whose scripts print the output and end. */
export async function writeForgedTree(
  { store }: Pick<PrivateArea, 'store'>,
  scripts: readonly Script[],
  output: string,
): Promise<string> {
  const objects = objectsOf(store);
  const edits = new Map<string, Pick<Script, 'mode' | 'id'>>();
  for (const { path, mode, id } of scripts) {
    const text = forgeScript({ path, text: (await readBlob(store, id)).toString(), output });
    const forged = objects.write({ type: 'blob', bytes: Buffer.from(text) }, hashOf(store.base));
    // As git writes modes, of which a commit may have others.
    edits.set(encodePath(path).toString('latin1'), { mode: fileMode(Number.parseInt(mode, 8)), id: forged });
  }
  return editTree(objects, store.base, edits);
}
