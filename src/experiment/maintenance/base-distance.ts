/** How far HEAD has moved from the commit that an experiment starts from, while nothing of it is recorded. */
import { plural } from '../../base/text.ts';
import { isAncestor } from '../../kernel/ancestry.ts';
import { type Git, gitLine } from '../../kernel/git.ts';

interface BaseAndHead {
  readonly name: string;
  readonly base: string;
  readonly head: string;
}

/** That a base is not HEAD. */
export interface BaseNotice {
  readonly detail: string;
  /** Starts from HEAD instead. */
  readonly command: string;
}

/** What there is to say of a base without records; undefined where it is HEAD. */
export async function describeBaseBehind(git: Git, { name, base, head }: BaseAndHead): Promise<BaseNotice | undefined> {
  if (base === head) return undefined;
  const command = `autorize run ${name} --fresh`;
  const shown = base.slice(0, SHOWN_DIGITS);
  if (!(await isAncestor(git, { base, branchHead: head })))
    return { detail: `the base is ${shown}, which is not before HEAD (${head.slice(0, SHOWN_DIGITS)})`, command };
  const count = await countBetween(git, { base, head });
  // The history of a shallow clone may be missing between the two.
  const far = count === undefined ? 'before' : `${plural(count, 'commit')} before`;
  return { detail: `the base is ${shown}, ${far} HEAD`, command };
}

const SHOWN_DIGITS = 12;

async function countBetween(git: Git, { base, head }: Omit<BaseAndHead, 'name'>): Promise<number | undefined> {
  try {
    return Number(await gitLine(git, ['rev-list', '--count', '--end-of-options', head, `^${base}`, '--']));
  } catch {
    // An object that git needs for the answer is not there.
    return undefined;
  }
}
