/** Whether a change of an agent holds one of its keys: such a change is denied, so that none is ever on a branch. */
import type { SecretSearch } from '../../base/secret-search.ts';
import { type WorkBounds, workWithin } from '../../kernel/bounded-work.ts';
import type { Git } from '../../kernel/git.ts';
import { searchObjects } from '../../kernel/object-search.ts';
import type { Change } from './change.ts';

const ABSENT = /^0+$/;

export interface KeySearch {
  readonly change: Change;
  readonly search: SecretSearch;
  /** Those that the agent made of it, whose messages are kept. */
  readonly commits?: readonly string[];
}

export type KeySearched =
  | {
      readonly kind: 'searched';
      /** Why the change may not be judged. */
      readonly leaked: string | undefined;
    }
  | { readonly kind: 'cancelled' };

/** Searches a change, within the time that its capture may take; beyond it the change may not be judged either. */
export async function findKeyInChange(git: Git, search: KeySearch, bounds: WorkBounds): Promise<KeySearched> {
  const found = await workWithin(bounds, (cutOff) => searchChange(git, search, cutOff));
  switch (found.kind) {
    case 'done':
      return { kind: 'searched', leaked: found.value };
    case 'out-of-time':
      return { kind: 'searched', leaked: 'it could not be searched for keys of the agent within capture.timeout' };
    case 'cancelled':
      return found;
    default:
      return found satisfies never;
  }
}

async function searchChange(
  git: Git,
  { change, search, commits = [] }: KeySearch,
  cutOff: AbortSignal,
): Promise<string | undefined> {
  if (search.isIdle) return undefined;
  const { changes } = change;
  const isThere = (id: string): boolean => !ABSENT.test(id);
  const added = changes.filter(({ status }) => status !== 'D');
  if (search.finds(Buffer.from(added.map(({ path }) => path).join('\n'))))
    return 'the name of a changed file holds a key of the agent';
  if ((await searchObjects(git, { ids: commits, search, cutOff })) !== 'none')
    return 'the message of a commit holds a key of the agent';
  const blobs = added.filter(({ newMode }) => newMode !== GITLINK);
  const ids = blobs.map(({ newId }) => newId).filter(isThere);
  const found = await searchObjects(git, { ids, search, cutOff });
  if (found === 'none') return undefined;
  if (found === 'too-large') return 'its files are too large to be searched for keys of the agent';
  for (const { oldId, newId } of blobs) {
    const holds = async (id: string): Promise<boolean> =>
      isThere(id) && (await searchObjects(git, { ids: [id], search, cutOff })) === 'found';
    // What stood there before the agent began is no secret of its change.
    if ((await holds(newId)) && !(await holds(oldId))) return 'a changed file holds a key of the agent';
  }
  return undefined;
}

const GITLINK = '160000';
