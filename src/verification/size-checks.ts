/**
 * Whether the sizes that simplifications are recorded with are those of their trees.
 * Invariant: only read; of what was never kept the repository has no tree: that is compared with its diff elsewhere.
 */
import * as z from 'zod/mini';
import { type Finding, issuesOf } from '../base/finding.ts';
import { isObjectId } from '../base/object-id.ts';
import { decisionRecordSchema } from '../decision/records.ts';
import { sizeOfTree } from '../engine/boundaries/tree-size.ts';
import type { Git } from '../kernel/git.ts';

interface Report {
  readonly id: string;
  readonly tree: string;
  readonly unit: 'lines' | 'bytes';
  readonly size: number;
}

/** Measures again each tree of a recorded size that the repository holds; `what` is the file of the records. */
export async function checkSizes(git: Git, what: string, decisions: readonly unknown[]): Promise<Finding[]> {
  const issues: string[] = [];
  const measured = new Map<string, number | undefined>();
  for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
    if (!measured.has(tree))
      measured.set(tree, (await isThere(git, tree)) ? await sizeOfTree({ git }, tree, unit) : undefined);
    const found = measured.get(tree);
    if (found !== undefined && found !== size) issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
  }
  return issuesOf(what, issues);
}

function reportedIn(raw: unknown): readonly Report[] {
  const read = z.safeParse(decisionRecordSchema, raw);
  if (!read.success || read.data.kind !== 'candidate' || read.data.size === null) return [];
  const { id, parent, tree, size } = read.data;
  const { of: unit } = size;
  if (unit !== 'lines' && unit !== 'bytes') return [];
  return [
    { id, tree: parent, unit, size: size.before },
    { id, tree, unit, size: size.after },
  ];
}

async function isThere(git: Git, tree: string): Promise<boolean> {
  if (!isObjectId(tree)) return false;
  const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
  return exitCode === 0 && stdout.toString().trim() === 'tree';
}
