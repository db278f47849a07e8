/**
 * A tree that cannot work: the protected files, and nothing else. An evaluator that scores it as if it were sound is fooled by a
 * change that throws away what it is to measure.
 */
import { hashOf } from '../../base/object-id.ts';
import { objectsOf } from '../../kernel/git-store.ts';
import { writeEmptyTree } from '../../kernel/tree-edit.ts';
import { type ProtectedFiles, restoreProtected } from '../boundaries/protected-files.ts';
import type { PrivateArea } from '../workspace/private-area.ts';

/** Writes the tree of the protected files alone into the private store. */
export function writeNegativeControlTree({
  privateArea: { store },
  protectedFiles,
}: {
  readonly privateArea: Pick<PrivateArea, 'store'>;
  readonly protectedFiles: ProtectedFiles;
}): Promise<string> {
  const tree = writeEmptyTree(objectsOf(store), hashOf(store.base));
  return restoreProtected(store, { tree, protectedFiles });
}
