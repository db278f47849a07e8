/**
 * Leave one out at the end of a mission, or when a person asks for it: what goes out is a commit of the supervisor's on the last kept one, judged in place
 * of a session.
 * Crash: its iteration is one that was broken off; the record that it begins with says what was to go out.
 */
import { join } from 'node:path';
import type { TakenOut } from '../engine/acceptance/reapplication.ts';
import { describeBatch, distilRun, type GoingOut } from '../loop/distil-run.ts';
import type { Interrupted } from '../loop/measurement.ts';
import { DISTIL_DEFAULTS } from '../settings/handover-shape.ts';
import type { MeasuredMission } from './active-mission.ts';
import type { LedgerEntry } from './ledger.ts';
import { beginWithoutSession, testTree } from './proposed.ts';

/** Takes out of the branch what has no effect of its own; says why it was interrupted, if it was. */
export function distil(mission: MeasuredMission, clockMs: () => number): Promise<Interrupted | undefined> {
  const { measuring, privateArea, paths, journal, state } = mission;
  return distilRun({
    context: measuring,
    store: privateArea.store,
    rules: state.launch.contract.handover ?? DISTIL_DEFAULTS,
    clockMs,
    branchHead: () => mission.state.lastAcceptedCommit,
    logsOf: (id) => join(paths.folder, id.replace(' ', '-')),
    note: journal.note,
    findRefused: (left) => findRefused(mission.state.entries, left),
    propose: (going) => propose(mission, going),
  });
}

async function propose(mission: MeasuredMission, { batch, left }: GoingOut): Promise<string | undefined> {
  const { tree, taken, stays } = left;
  beginWithoutSession(mission, { reverts: { taken: [...taken], stays: [...stays], margin: batch.margin, tree } });
  const before = mission.state.entries.length;
  const message = 'Take out what has no effect of its own';
  await testTree(mission, { tree, message, notes: [describeBatch(left)] });
  return mission.state.entries[before]?.comparison?.record.code;
}

/** Why the same batch was refused before: of one that was never tested the session knows nothing. */
function findRefused(entries: readonly LedgerEntry[], { tree }: TakenOut): string | undefined {
  const before = entries.findLast(({ reverts, decision }) => reverts?.tree === tree && decision === 'discard');
  return before === undefined ? undefined : `iteration ${before.iteration} was that: ${before.decision_reason}`;
}
