/**
 * The run's own proposer: changes of earlier iterations that were not accepted, put together on the branch head.
 * Invariant: it decides nothing. What it proposes is read, held to the boundaries and tested like what an agent left; the
 * trees come from the files of their iterations, which the records cover. What was tested once on a branch head is not
 * proposed there again. Crash: as of every iteration; the record says what was put together, so a run that is resumed knows
 * it.
 */
import { planRecombinations, type Recombination } from '../../decision/recombination.ts';
import { stackOn } from '../../engine/acceptance/stacked-changes.ts';
import { GitError } from '../../kernel/git.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import { candidatePath, findCandidate } from '../ledger/candidate-commit.ts';
import { testedChanges } from '../ledger/near-misses.ts';
import type { ActiveRun } from './active-run.ts';
import type { Proposer } from './next-proposer.ts';
import { takeMoved } from './proposal.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

type Run = Pick<ActiveRun, 'settings' | 'state' | 'measuring' | 'journal' | 'changes'>;
type Ended = Extract<Turn, { kind: 'ended' }>;

/** Finds what may be proposed next on the branch head; undefined: an agent is to make the next proposal. */
type FindRecombination = () => Promise<Proposer | undefined>;

// Attempts of agents between two of its own: whatever is in store, agents have at least half of the iterations.
const BETWEEN = 1;
// Plans that are tried for one proposal: each takes git some milliseconds.
const MOST_PLANS = 20;

/** Opens the proposer. */
export function openRecombination(run: Run): FindRecombination {
  const { state } = run;
  const ruledOut = new Set<string>();
  let since = state.records.length - 1 - state.records.findLastIndex(({ recombines }) => recombines);
  return async () => {
    since += 1;
    if (since <= BETWEEN) return undefined;
    const { branchHead } = state;
    const keyOf = (of: Recombination) => `${branchHead} ${of.join(' ')}`;
    const plans = planRecombinations(testedChanges(state.records), branchHead);
    for (const of of plans.filter((each) => !ruledOut.has(keyOf(each))).slice(0, MOST_PLANS)) {
      ruledOut.add(keyOf(of));
      const tree = await putTogether(run, of, branchHead);
      if (tree === undefined || run.measuring.decisionLog.session.trees.has(tree)) continue;
      since = 0;
      return { kind: 'ourselves', take: (attempt) => takeRecombination(run, attempt, of) };
    }
    return undefined;
  };
}

/** Takes a recombination as the turn of an iteration. */
async function takeRecombination(run: Run, attempt: Attempt, of: Recombination): Promise<Turn> {
  run.journal.checkpoint('CaptureDiff', attempt.iter);
  const source = describeRecombination(of);
  const facts = { ...NO_FACTS, recombines: of };
  const ended = (outcome: Ended['outcome'], why: string): Ended => {
    return { kind: 'ended', outcome, notes: `${source}: ${why}`, facts };
  };
  // Another workspace may have had a change accepted since it was found.
  const tree = await putTogether(run, of, attempt.base);
  if (tree === undefined) return ended('discarded', 'it does not fit onto what was accepted in the meantime');
  return takeMoved(run, attempt, {
    moved: { kind: 'applied', tree },
    facts,
    remark: source,
    ended,
    whenSame: 'discarded',
  });
}

function describeRecombination(of: Recombination): string {
  const [only, ...others] = of;
  return others.length === 0 ? `iteration ${only} on what is accepted now` : `iterations ${of.join(' and ')} together`;
}

/** The tree of changes on top of a commit; undefined: one is not here any more, or does not fit. */
async function putTogether({ settings, state }: Run, of: Recombination, on: string): Promise<string | undefined> {
  const { paths, privateArea } = settings;
  const { store, repository } = privateArea;
  try {
    const base = await treeIdOf(store, on);
    const changes: { readonly commit: string; readonly pack: string }[] = [];
    for (const iter of of) {
      const record = state.records.find((each) => each.iter === iter);
      const commit = record && (await findCandidate(store, { paths, record, records: state.records }));
      if (commit === undefined) return undefined;
      changes.push({ commit, pack: candidatePath(paths, iter) });
    }
    const { tree, taken } = await stackOn(store, { tree: base, changes }, repository);
    return taken.length === changes.length ? tree : undefined;
  } catch (error) {
    if (!(error instanceof GitError) || error.isDiskFull) throw error;
    return undefined;
  }
}
