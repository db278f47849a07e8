/** Whether a decision log begins with the tree and the evaluator's files that the commit of the baseline has. */
import * as z from 'zod/mini';
import { decodePath } from '../base/byte-path.ts';
import { type Finding, issuesOf } from '../base/finding.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { isObjectId } from '../base/object-id.ts';
import { splitNul } from '../base/raw-diff.ts';
import { quoted } from '../base/text.ts';
import { treeIdOf } from '../base/tree-id.ts';
import { decisionRecordSchema } from '../decision/records.ts';
import type { Git } from '../kernel/git.ts';
import { findTree } from './trees.ts';

/** Checks the run header of a decision log. */
export async function checkRunHeader(refs: Git, what: string, decisions: readonly JournalRecord[]): Promise<Finding[]> {
  const read = z.safeParse(decisionRecordSchema, decisions[0]);
  if (!read.success || read.data.kind !== 'genesis') return [];
  const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
  if (!isObjectId(commit)) return issuesOf(what, ['its run header names no commit']);
  const held = await findTree(refs, commit);
  // Whoever needs the base reports that it is gone.
  if (held === undefined) return [];
  const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
  const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
  const entries = splitNul(listed.stdout)
    .map(decodePath)
    .flatMap((entry) => {
      const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
    });
  const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
  const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
  issues.push(...foreign.map(([path]) => `its run header gives another ${quoted(path, 200)} than the baseline has`));
  const broken = treeIdOf(
    entries.filter(({ path }) => Object.hasOwn(files, path)),
    commit,
  );
  const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
  if (isOther) issues.push('its negative control is not of the protected files alone');
  return issuesOf(what, issues);
}
