/**
 * Protected links that lead to what a change may alter: an evaluator that reads by way of one reads what an agent wrote.
 * Invariant: read from the base's objects alone.
 */

import { decodePath } from '../../base/byte-path.ts';
import { literalGlob } from '../../base/literal-glob.ts';
import { plural, quoted } from '../../base/text.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import { readLinks } from '../boundaries/tree-links.ts';
import type { Script } from './forged-candidate.ts';
import { listed } from './open-tests.ts';

export interface OpenLink {
  /** The protected link. */
  readonly path: string;
  /** A glob for what lies behind it. */
  readonly target: string;
}

interface OpenLinksRequest {
  readonly protectedFiles: Pick<ProtectedFiles, 'files'>;
  /** Whether a change of the file would be judged at all. */
  readonly isOpen: (script: Script) => boolean;
}

const LINK = '120000';
const FILE = '100644';

/** Finds the protected links behind which at least one file is open. Links that leave the tree are not among them. */
export async function findOpenLinks(
  store: Pick<GitStore, 'git' | 'base'>,
  { protectedFiles, isOpen }: OpenLinksRequest,
): Promise<OpenLink[]> {
  const links = protectedFiles.files.filter(({ mode }) => mode === LINK).map(({ path }) => path);
  if (links.length === 0) return [];
  const files = await listFiles(store, store.base);
  const ends = await readLinks(store, files);
  const known = files.map(({ path, mode, id }) => ({ path: decodePath(path), mode, id }));
  return links.flatMap((path): OpenLink[] => {
    const end = ends.get(path);
    if (end === undefined) return [];
    const folder = end === '' ? '' : `${end}/`;
    const behind = known.filter((file) => file.path === end || file.path.startsWith(folder));
    // What is not there yet, a change may add.
    const asked = behind.length === 0 ? [{ path: end, mode: FILE, id: store.base }] : behind;
    if (!asked.some((file) => isOpen(file))) return [];
    const isFile = behind.every((file) => file.path === end);
    return [{ path, target: isFile ? literalGlob(end) : `${literalGlob(folder)}**` }];
  });
}

/** The finding and what to do about it; `key` names what protects files. */
export function describeOpenLinks(
  links: readonly OpenLink[],
  key: string,
): { readonly found: string; readonly remedy: string } {
  const targets = [...new Set(links.map(({ target }) => target))];
  return {
    found: `a change may alter what ${plural(links.length, 'protected link')} ${links.length === 1 ? 'leads' : 'lead'} to (${links
      .slice(0, 5)
      .map(({ path, target }) => `${quoted(path, 100)}: ${quoted(target, 100)}`)
      .join(', ')})`,
    remedy: `Add to ${key}: ${listed(targets)}.`,
  };
}
