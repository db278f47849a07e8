/** Attempts at items that another job made, and that landed nothing: receipts of them, on that job's word. */
import { join } from 'node:path';
import { describeReported, type ReportedAttempt } from '../base/reported-attempt.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { refuseItem } from './attempt-item.ts';
import { concludeItem } from './landing.ts';
import { writeOrigin } from './proposed-item.ts';
import { RUN_STATUSES, type RunStatus } from './receipt.ts';
import { USAGE_FILE } from './run-usage.ts';
import type { WorkRun } from './work-run.ts';

export interface ReportedItem extends ReportedAttempt {
  /** Id of the item. */
  readonly item: string;
}

/** Records each attempt; one at an item that the plan has no more is left out. */
export async function recordReported(run: WorkRun, reported: readonly ReportedItem[]): Promise<void> {
  if (reported.length === 0) return;
  const state = await run.hasher.hashTree(run.branchHead);
  const base = { commit: run.branchHead, state, history: new Map(run.history) };
  for (const each of reported) {
    const item = run.work.items.find(({ id }) => id === each.item);
    if (item === undefined || run.signal.aborted) continue;
    const attempted = refuseItem(run, { item, base }, { reason: describeReported(each), status: statusOf(each) });
    const { wave, origin } = each;
    if (wave !== undefined) writeOrigin(attempted.folder, { origin, outcome: each.outcome, wave });
    if (each.usage !== undefined) writeOwnFile(join(attempted.folder, USAGE_FILE), `${JSON.stringify(each.usage)}\n`);
    await concludeItem(run, { attempted, base, owners: new Map(), slot: 1 });
  }
}

function statusOf({ outcome }: ReportedAttempt): RunStatus {
  return RUN_STATUSES.find((each) => each === outcome && each !== 'success') ?? 'failure';
}
