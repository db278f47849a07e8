/**
 * Recombination in an experiment: what is put together is the turn of an iteration.
 * Invariant: the trees come from the files of their iterations, which the records cover. Crash: as of every iteration; the
 * record says what was put together, so a run that is resumed knows it.
 */
import type { Recombination, TestedChange } from '../../decision/recombination.ts';
import { treesOf } from '../../engine/acceptance/stacked-changes.ts';
import {
  describeRecombination,
  openRecombination as openProposer,
  putTogether,
  type RecombinationPorts,
} from '../../loop/recombination.ts';
import { findCandidate } from '../ledger/candidate-commit.ts';
import { factsOf } from '../ledger/ledger-facts.ts';
import { testedChanges } from '../ledger/near-misses.ts';
import type { ActiveRun } from './active-run.ts';
import type { Proposer } from './next-proposer.ts';
import { takeMoved } from './proposal.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

type Run = Pick<ActiveRun, 'settings' | 'state' | 'measuring' | 'journal' | 'changes'>;
type Ended = Extract<Turn, { kind: 'ended' }>;

/** Opens the proposer; what it gives has no agent. */
export function openRecombination(run: Run): () => Promise<Proposer | undefined> {
  const ports = portsOf(run);
  const findNext = openProposer(ports);
  return async () => {
    const of = await findNext();
    if (of === undefined) return undefined;
    return { kind: 'ourselves', take: (attempt) => takeRecombination(run, attempt, { of, ports }) };
  };
}

function portsOf({ settings, state, measuring }: Run): RecombinationPorts {
  const { paths, privateArea } = settings;
  const { store } = privateArea;
  const tested: TestedChange[] = [];
  let read = 0;
  return {
    store,
    changes: () => {
      tested.push(...testedChanges(state.records.slice(read)));
      read = state.records.length;
      return tested;
    },
    branchHead: () => state.branchHead,
    isTested: (tree) => measuring.decisionLog.session.trees.has(tree),
    since: state.records.length - 1 - factsOf(state.records).lastRecombined,
    async find(iter) {
      const { records } = state;
      const record = records.find((each) => each.iter === iter);
      const commit = record && (await findCandidate(store, { paths, record, records }));
      return commit === undefined ? undefined : treesOf(store, commit);
    },
  };
}

interface Found {
  readonly of: Recombination;
  readonly ports: RecombinationPorts;
}

/** Takes a recombination as the turn of an iteration. */
async function takeRecombination(run: Run, attempt: Attempt, { of, ports }: Found): Promise<Turn> {
  run.journal.checkpoint('CaptureDiff', attempt.iter);
  const source = describeRecombination(of);
  const facts = { ...NO_FACTS, recombines: of };
  const ended = (outcome: Ended['outcome'], why: string): Ended => {
    return { kind: 'ended', outcome, notes: `${source}: ${why}`, facts };
  };
  // Another workspace may have had a change accepted since it was found.
  const tree = await putTogether(ports, of, attempt.base);
  if (tree === undefined) return ended('discarded', 'it does not fit onto what was accepted in the meantime');
  return takeMoved(run, attempt, {
    moved: { kind: 'applied', tree },
    facts,
    remark: source,
    ended,
    whenSame: 'discarded',
  });
}
