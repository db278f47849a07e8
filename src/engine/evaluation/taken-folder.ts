import { quoted } from '../../base/text.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';

export interface TakenRequest {
  readonly tree: string;
  readonly writable: readonly string[];
}

/** Why a writable folder cannot be there: the tree has a file in it, or in its place or that of a folder around it. */
export async function findTakenFolder(store: GitStore, { tree, writable }: TakenRequest): Promise<string | undefined> {
  if (writable.length === 0) return undefined;
  const files = (await listFiles(store, tree)).map(({ path }) => path.toString('utf8'));
  for (const folder of writable) {
    const taken = files.find((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
    if (taken === undefined) continue;
    const why =
      taken.length > folder.length ? 'holds files of the tree' : `is no folder: ${quoted(taken, 200)} is a file`;
    return `${quoted(folder, 200)}, which ${why}`;
  }
  return undefined;
}
