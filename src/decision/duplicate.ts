import { NOTHING_BUT_BLANKS } from '../base/normal-diff.ts';
import type { Session } from './session.ts';

/** What a proposal is known by, blanks aside. */
interface Changed {
  readonly tree: string;
  readonly normal?: string | null;
}

export function isBlank({ normal }: Changed): boolean {
  return normal === NOTHING_BUT_BLANKS;
}

/** The name of a change to the current best; undefined: what it changes is unknown. */
export function changeOf({ incumbent }: Pick<Session, 'incumbent'>, { normal }: Changed): string | undefined {
  return normal == null ? undefined : `${incumbent} ${normal}`;
}

/** Another tree that the same change was tested as, blanks aside, against the current best. */
export function findSameChange(
  session: Pick<Session, 'incumbent' | 'changes' | 'trees'>,
  proposal: Changed,
): { readonly tree: string; readonly id: string; readonly code: string } | undefined {
  const tree = session.changes.get(changeOf(session, proposal) ?? '');
  if (tree === undefined || tree === proposal.tree) return undefined;
  const known = session.trees.get(tree);
  return known === undefined ? undefined : { tree, ...known };
}
