/**
 * What the store says of plans, for those who look while a run goes on and after.
 * Invariant: nothing is written, no lock is taken and nothing is repaired: a checkout that a killed run in place left
 * between two states is reported. A landing whose end nobody recorded counts when its branch holds it.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activity } from '../base/activity.ts';
import { readActivities } from '../engine/log/activity-log.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { openRefs } from '../kernel/user-refs.ts';
import { foldHistory } from './history.ts';
import { findLanded, INTENT_TRAILER } from './landed.ts';
import { describeOpenCheckout } from './open-checkout.ts';
import type { Receipt } from './receipt.ts';
import { readReceipt, readWorkJournal, receiptPath, workPathsOf } from './store.ts';
import { readWaitingItems, type WaitingItem } from './waiting-items.ts';

export interface WorkStatus {
  /** The last receipt of each item, by plan, in the order in which the runs ended. */
  readonly receipts: readonly Receipt[];
  /** The integration branches that are there. */
  readonly branches: ReadonlySet<string>;
  readonly isRunning: boolean;
  /** What a run at work does right now. */
  readonly activities: readonly Activity[];
  /** Items of the run in progress whose agents wait for their model. */
  readonly waiting: readonly WaitingItem[];
  /** Why the checkout may hold files of before a landing and of after it, where it may. */
  readonly checkoutOpen: string | undefined;
}

async function listWorkBranches(refs: Git): Promise<ReadonlySet<string>> {
  const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/autorize-work/']);
  return new Set(stdout.toString().split('\n').filter(Boolean));
}

/** Looks at every plan, or at one. */
export async function readWorkStatus(plan: string | undefined, host: Host): Promise<WorkStatus> {
  const paths = workPathsOf(host);
  const history = foldHistory(readWorkJournal(paths));
  const { landed, ended, pending } = history;
  const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-status-'));
  let branches: ReadonlySet<string>;
  let isLanded = false;
  try {
    const { refs } = openRefs(paths.repository, scratch);
    branches = await listWorkBranches(refs);
    if (pending !== undefined) {
      const { landing, hash } = pending;
      const trailer = `${INTENT_TRAILER}: ${hash}`;
      const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer });
      const { id, plan: of, work_item: item } = landing.draft.receipt;
      isLanded = commit !== undefined;
      if (commit !== undefined && existsSync(receiptPath(paths, id))) records.push({ id, of, item: item.id });
    }
  } finally {
    removeTree(scratch);
  }
  const last = new Map<string, string>();
  // Ids sort by the time at which their run began.
  for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    if (plan === undefined || of === plan) last.set(`${of}\0${item}`, id);
  }
  const isRunning = isHeldHere(paths.lock);
  const receipts = [...last.values()].map((id) => readReceipt(paths, id));
  const waiting = isRunning ? readWaitingItems(paths).filter((each) => plan === undefined || each.plan === plan) : [];
  const checkoutOpen = describeOpenCheckout(paths, { history, isLanded });
  const activities = isRunning ? readActivities(paths.activity) : [];
  return { receipts, branches, isRunning, activities, waiting, checkoutOpen };
}
