/** Leave one out at the end of an experiment: what goes out is the turn of an iteration. */
import { join } from 'node:path';
import type { TakenOut } from '../../engine/acceptance/reapplication.ts';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import { describeBatch, distilRun, type GoingOut } from '../../loop/distil-run.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ActiveRun } from './active-run.ts';
import { taskFolder } from './conclusion.ts';
import { runIteration } from './iteration.ts';
import { type Attempt, NO_FACTS, type Turn } from './turn.ts';

/** Takes out of the branch what has no effect of its own; says why it was interrupted, if it was. */
export function distil(run: ActiveRun): Promise<Interrupted | undefined> {
  const { settings, state: now, journal, measuring } = run;
  return distilRun({
    context: measuring,
    store: settings.privateArea.store,
    rules: settings.config.handover,
    branchHead: () => now.branchHead,
    clockMs: settings.clockMs,
    logsOf: (id) => taskFolder(settings.paths, id),
    note: journal.note,
    findRefused: (left) => findRefused(now.records, left),
    async propose(going) {
      const take = (attempt: Attempt) => takeBatch(run, attempt, going);
      const proposer = { kind: 'ourselves', take } as const;
      const { decision } = await runIteration(run, { slot: 1, inTurn: (work) => work(), proposer });
      return typeof decision?.code === 'string' ? decision.code : undefined;
    },
  });
}

/** Why the same batch was refused before: of one that was never tested the session knows nothing. */
function findRefused(records: readonly IterationRecord[], { tree }: TakenOut): string | undefined {
  const isRefused = ({ outcome }: IterationRecord) => ['discarded', 'denied', 'noop'].includes(outcome);
  const before = records.findLast((record) => record.reverts && record.tree === tree && isRefused(record));
  return before === undefined ? undefined : `iteration ${before.iter} was that: ${before.notes}`;
}

/** The batch as the turn of an iteration. */
async function takeBatch(
  { journal, changes }: ActiveRun,
  { iter, base, folder }: Attempt,
  { batch, left }: GoingOut,
): Promise<Turn> {
  journal.checkpoint('CaptureDiff', iter);
  const { tree, taken, stays } = left;
  const read = await changes.read({ from: base, tree });
  if (read.kind === 'ended') return { ...read, facts: NO_FACTS };
  const { change } = read;
  writeOwnFile(join(folder, 'changes.diff'), change.diff);
  const reverts = { taken: [...taken], stays: [...stays] };
  return {
    kind: 'changed',
    change,
    facts: { ...NO_FACTS, reverts, margin: batch.margin },
    remarks: [describeBatch(left)],
  };
}
