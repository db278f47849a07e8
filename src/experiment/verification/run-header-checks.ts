/** Whether the record of decisions begins with the tree and the files that judge as the baseline's commit has them. */
import * as z from 'zod/mini';
import { decodePath } from '../../base/byte-path.ts';
import { type Finding, findingsOf } from '../../base/finding.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { splitNul } from '../../base/raw-diff.ts';
import { quoted } from '../../base/text.ts';
import { treeIdOf } from '../../base/tree-id.ts';
import { decisionRecordSchema } from '../../decision/records.ts';
import type { Git } from '../../kernel/git.ts';
import { isObjectId } from '../ledger/accepted-commit.ts';

/** Checks the run header of a record of decisions; `what`: its file. */
export async function checkRunHeader(
  refs: Git,
  { what, decisions }: { readonly what: string; readonly decisions: readonly JournalRecord[] },
): Promise<Finding[]> {
  const read = z.safeParse(decisionRecordSchema, decisions[0]);
  if (!read.success || read.data.kind !== 'genesis') return [];
  const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
  if (!isObjectId(commit)) return findingsOf(what, ['its genesis names no commit'], '');
  const { stdout, exitCode } = await refs(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`], {
    allowed: [0, 128],
  });
  // Whoever needs the base reports that it is gone.
  if (exitCode !== 0) return [];
  const issues = stdout.toString().trim() === tree ? [] : [`its genesis gives ${commit} another tree than it has`];
  const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
  const held = splitNul(listed.stdout)
    .map(decodePath)
    .flatMap((entry) => {
      const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
    });
  const known = new Map(held.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
  const foreign = Object.entries(files).filter(([path, told]) => known.get(path) !== told);
  issues.push(...foreign.map(([path]) => `its genesis gives another ${quoted(path, 200)} than the baseline has`));
  const broken = treeIdOf(
    held.filter(({ path }) => Object.hasOwn(files, path)),
    commit,
  );
  const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
  if (isOther) issues.push('its negative control is not of the protected files alone');
  return issues.length === 0 ? [] : findingsOf(what, issues, '');
}
