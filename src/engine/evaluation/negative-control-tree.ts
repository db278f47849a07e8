/**
 * A tree that cannot work: the protected files, and nothing else. An evaluator that scores it as if it were sound is fooled by a
 * change that throws away what it is to measure.
 */
import { join } from 'node:path';
import { bindGit, gitLine } from '../../kernel/git.ts';
import { type ProtectedFiles, restoreProtected } from '../boundaries/protected-files.ts';
import type { PrivateArea } from '../workspace/private-area.ts';

/** Writes the tree of the protected files alone into the private store. */
export async function writeNegativeControlTree({
  privateArea,
  protectedFiles,
}: {
  readonly privateArea: Pick<PrivateArea, 'folder' | 'store'>;
  readonly protectedFiles: ProtectedFiles;
}): Promise<string> {
  const { gitDir, home, git } = privateArea.store;
  const indexFile = join(privateArea.folder, 'broken.index');
  const index = bindGit({ gitDir, home, indexFile });
  await index(['read-tree', '--empty']);
  const empty = await gitLine(index, ['write-tree']);
  return restoreProtected({ ...privateArea.store, git }, { tree: empty, indexFile, protectedFiles });
}
