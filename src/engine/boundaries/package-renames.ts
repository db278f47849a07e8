/**
 * Which manifests of a change give their package another name by which its own code can import it. Node, Bun and tools like
 * them look for a package in the manifest around the importing file first, where that has `exports`, and only then in
 * `node_modules`: with the name of an installed package it takes that one's place.
 * Source: Node, "Self-referencing a package using its name".
 */
import { objectOrEmpty } from '../../base/decode.ts';
import type { TreeChange } from '../../base/raw-diff.ts';
import { quoted } from '../../base/text.ts';
import { GitError } from '../../kernel/git.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import { foldPath } from './path-names.ts';

// Of all manifests of a change, before it and after it: more than any repository has.
const MAX_BYTES = 64 << 20;
const FILE = /^100/;

/** Says by path what the new manifests do; empty where none does. */
export async function findRenamedPackages(
  store: Pick<GitStore, 'git'>,
  changes: readonly TreeChange[],
  cutOff?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const manifests = changes.filter(
    ({ path, status }) => status !== 'D' && /(?:^|\/)package\.json$/.test(foldPath(path)),
  );
  const ids = manifests.flatMap(({ oldMode, oldId, newMode, newId }) => [
    ...(FILE.test(oldMode) ? [oldId] : []),
    ...(FILE.test(newMode) ? [newId] : []),
  ]);
  const texts = await readTexts(store, [...new Set(ids)], cutOff);
  const issues = manifests.map((change) => [change.path, issueOf(change, texts)] as const);
  return new Map(issues.flatMap(([path, issue]) => (issue === undefined ? [] : [[path, issue]])));
}

function issueOf({ oldId, newMode, newId }: TreeChange, texts: ReadonlyMap<string, string>): string | undefined {
  if (!FILE.test(newMode)) return 'is no file: the name of its package is unknown';
  const after = namesOf(texts.get(newId));
  if (after === undefined) return 'cannot be read: the name of its package is unknown';
  if (after.name === undefined || !after.isOpen || namesOf(texts.get(oldId))?.name === after.name) return undefined;
  return `gives its package the name ${quoted(after.name)} by which code of it can import it`;
}

/** The name of a package, and whether code of it can import it by that; undefined: it is unknown. */
function namesOf(text = ''): { readonly name: string | undefined; readonly isOpen: boolean } | undefined {
  try {
    const { name, exports } = objectOrEmpty(JSON.parse(text.replace(/^\ufeff/, '')));
    return {
      name: typeof name === 'string' ? name : undefined,
      isOpen: exports !== undefined && exports !== null,
    };
  } catch {
    return undefined;
  }
}

/** The texts of blobs by id; none of them where they are too large together. */
async function readTexts(
  store: Pick<GitStore, 'git'>,
  ids: readonly string[],
  cutOff: AbortSignal | undefined,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  if (ids.length === 0) return texts;
  try {
    const limits = { maxBytes: MAX_BYTES, ...(cutOff && { cutOff }) };
    const { stdout } = await store.git(['cat-file', '--batch'], {
      input: ids.map((id) => `${id}\n`).join(''),
      ...limits,
    });
    let from = 0;
    for (const id of ids) {
      // `<id> blob <size>`, then the content, each with the end of its line.
      const end = stdout.indexOf('\n', from);
      const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
      texts.set(id, stdout.toString('utf8', end + 1, end + 1 + size));
      from = end + size + 2;
    }
  } catch (error) {
    if (!(error instanceof GitError) || !error.isTooLong) throw error;
  }
  return texts;
}
