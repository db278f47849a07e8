/**
 * The run's own proposer: changes of earlier iterations that were not accepted, put together on the branch head. The same
 * for every loop that keeps its candidates.
 * Invariant: it decides nothing. What it proposes is held to the boundaries and tested like what an agent left. What was
 * tested once on a branch head is not proposed there again.
 */
import { planRecombinations, type Recombination, type TestedChange } from '../decision/recombination.ts';
import { type ChangedTrees, stackTrees } from '../engine/acceptance/stacked-changes.ts';
import { GitError } from '../kernel/git.ts';
import { type GitStore, treeIdOf } from '../kernel/git-store.ts';

/** What the proposer asks of a recipe. */
export interface RecombinationPorts {
  readonly store: GitStore;
  /** Every change that was tested, oldest first. */
  readonly changes: () => readonly TestedChange[];
  /** The commit that is accepted now. */
  readonly branchHead: () => string;
  /** The change of an iteration; undefined: it is not here any more. */
  readonly find: (iter: number) => Promise<ChangedTrees | undefined>;
  /** Whether a tree was tested in this run. */
  readonly isTested: (tree: string) => boolean;
  /** Iterations since the last recombination. */
  readonly since: number;
}

/** Finds what may be proposed next on the branch head; undefined: an agent is to make the next proposal. */
export type FindRecombination = () => Promise<Recombination | undefined>;

// Attempts of agents between two of its own: whatever is in store, agents have at least half of the iterations.
const BETWEEN = 1;
// Plans that are tried for one proposal: each takes git some milliseconds.
const MOST_PLANS = 20;

/** Opens the proposer. */
export function openRecombination(ports: RecombinationPorts): FindRecombination {
  const ruledOut = new Set<string>();
  let { since } = ports;
  return async () => {
    since += 1;
    if (since <= BETWEEN) return undefined;
    const branchHead = ports.branchHead();
    const keyOf = (of: Recombination) => `${branchHead} ${of.join(' ')}`;
    const plans = planRecombinations(ports.changes(), branchHead);
    for (const of of plans.filter((each) => !ruledOut.has(keyOf(each))).slice(0, MOST_PLANS)) {
      ruledOut.add(keyOf(of));
      const tree = await putTogether(ports, of, branchHead);
      if (tree === undefined || ports.isTested(tree)) continue;
      since = 0;
      return of;
    }
    return undefined;
  };
}

/** The tree of changes on top of a commit; undefined: one is not here any more, or does not fit. */
export async function putTogether(
  { store, find }: Pick<RecombinationPorts, 'store' | 'find'>,
  of: Recombination,
  on: string,
): Promise<string | undefined> {
  try {
    const base = await treeIdOf(store, on);
    const changes: ChangedTrees[] = [];
    for (const iter of of) {
      const found = await find(iter);
      if (found === undefined) return undefined;
      changes.push(found);
    }
    const { tree, taken } = await stackTrees(store, { tree: base, changes });
    return taken.length === changes.length ? tree : undefined;
  } catch (error) {
    if (!(error instanceof GitError) || error.isDiskFull) throw error;
    return undefined;
  }
}

export function describeRecombination(of: Recombination): string {
  const [only, ...others] = of;
  return others.length === 0 ? `iteration ${only} on what is accepted now` : `iterations ${of.join(' and ')} together`;
}

/** What the decision log has as the proposer. */
export const OURSELVES = { agent: 'autorize', model: null } as const;
