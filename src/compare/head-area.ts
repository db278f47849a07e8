/**
 * Where the head is measured if it names other Git LFS files or submodules than the base: a private area that has them is
 * of one commit.
 * Invariant: without such a difference both commits are measured in one area. Either has the evaluator's files of both.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../base/canonical-json.ts';
import { PreconditionError } from '../base/errors.ts';
import { type ExternalListing, listExternal } from '../engine/external/listing.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { openTemporary, type TemporaryPrivateArea, type TemporaryRequest } from '../engine/workspace/temporary-area.ts';
import { importTree } from '../kernel/git-store.ts';

interface OpeningHead {
  /** Of the base, with the trees of both. */
  readonly area: PrivateArea;
  readonly trees: Readonly<Record<'base' | 'head', string>>;
  readonly head: { readonly commit: string; readonly isWorkTree: boolean };
  /** How the area of the base was opened. */
  readonly request: Omit<TemporaryRequest, 'name' | 'purpose'>;
  /** For scratch. */
  readonly folder: string;
}

export const OWN_INPUTS =
  'the head names other Git LFS files or submodules than the base: each commit is measured with its own';

/** Opens it; undefined: that of the base serves both. */
export async function openHeadArea(opening: OpeningHead): Promise<TemporaryPrivateArea | undefined> {
  const { area, trees, head, request, folder } = opening;
  const { store } = area;
  const list = async (arm: 'base' | 'head'): Promise<string> => {
    const scratch = join(folder, `listing-${arm}`);
    mkdirSync(scratch);
    return namedBy(await listExternal({ ...store, base: trees[arm] }, scratch));
  };
  if ((await list('base')) === (await list('head'))) return undefined;
  if (head.isWorkTree)
    throw new PreconditionError({
      message: 'the work tree names other Git LFS files or submodules than the base, and what it names is in no commit',
      remedy: 'Commit it, and compare the commit.',
    });
  const own = await openTemporary({ ...request, name: 'compare-head', purpose: 'compare', base: head.commit });
  try {
    await importTree(own.privateArea.store, { repository: request.repository, commit: request.base });
    return own;
  } catch (error) {
    await own[Symbol.asyncDispose]();
    throw error;
  }
}

/** What a commit names, as a text that is the same for the same. */
function namedBy({ gitlinks, lfs }: ExternalListing): string {
  const links = gitlinks.map(({ path, commit }) => [path, commit]);
  const files = [...lfs].map(([path, { oid }]) => [Buffer.from(path, 'latin1').toString('hex'), oid]);
  return canonicalJson({ links, files });
}
