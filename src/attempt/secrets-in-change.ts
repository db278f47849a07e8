/** Whether a change of an agent holds one of its keys: such a change is denied, so that none is ever on a branch. */
import type { SecretSearch } from '../base/secret-search.ts';
import type { Git } from '../kernel/git.ts';
import { searchObjects } from '../kernel/object-search.ts';
import type { Change } from './change.ts';

const ABSENT = /^0+$/;

/** Why a change may not be judged, or undefined; `commits`: those that the agent made of it, whose messages are kept. */
export async function findKeyInChange(
  git: Git,
  {
    change,
    search,
    commits = [],
  }: { readonly change: Change; readonly search: SecretSearch; readonly commits?: readonly string[] },
): Promise<string | undefined> {
  if (search.isIdle) return undefined;
  const { changes } = change;
  const isThere = (id: string): boolean => !ABSENT.test(id);
  const added = changes.filter(({ status }) => status !== 'D');
  if (search.finds(Buffer.from(added.map(({ path }) => path).join('\n'))))
    return 'the name of a changed file holds a key of the agent';
  if ((await searchObjects(git, { ids: commits, search })) !== 'none')
    return 'the message of a commit holds a key of the agent';
  const blobs = added.filter(({ newMode }) => newMode !== GITLINK);
  const found = await searchObjects(git, { ids: blobs.map(({ newId }) => newId).filter(isThere), search });
  if (found === 'none') return undefined;
  if (found === 'too-large') return 'its files are too large to be searched for keys of the agent';
  for (const { oldId, newId } of blobs) {
    const holds = async (id: string): Promise<boolean> =>
      isThere(id) && (await searchObjects(git, { ids: [id], search })) === 'found';
    // What stood there before the agent began is no secret of its change.
    if ((await holds(newId)) && !(await holds(oldId))) return 'a changed file holds a key of the agent';
  }
  return undefined;
}

const GITLINK = '160000';
