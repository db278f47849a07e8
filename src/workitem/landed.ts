/** What a landing leaves, for those who only look for it: the mark of its commit. */
import type { Git } from '../kernel/git.ts';
import { readRef } from '../kernel/refs.ts';

/** The trailer of a commit that names the record of its landing. */
export const INTENT_TRAILER = 'Autorize-Record';

/** The commit of an intent, where others came on top of it. */
export async function findLanded(
  refs: Git,
  { ref, old, trailer }: { readonly ref: string; readonly old: string | null; readonly trailer: string },
): Promise<string | undefined> {
  const branchHead = await readRef(refs, ref);
  if (branchHead === undefined) return undefined;
  const range = old === null ? [branchHead] : [branchHead, `^${old}`];
  const args = ['log', '--first-parent', '-z', '--format=%H%n%B', '--end-of-options', ...range, '--'];
  const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
  if (exitCode !== 0) return undefined;
  const found = stdout
    .toString()
    .split('\0')
    .map((each) => each.split('\n'))
    .find((lines) => lines.includes(trailer));
  return found?.[0];
}
