/**
 * What `status` says of plans, from their store, for those who look while a run goes on and after.
 * Invariant: nothing is written, no lock is taken and nothing is repaired: a checkout that a killed run in place left
 * between two states is reported. A landing whose end nobody recorded counts when its branch holds it.
 */
import { existsSync } from 'node:fs';
import type { Activity } from '../base/activity.ts';
import { listBranchFiles } from '../kernel/branch-files.ts';
import type { Host } from '../kernel/host.ts';
import { hasInstallMark } from '../kernel/own-git-folder.ts';
import { type BlockedItem, readBlockedItems, stillBlocked } from './blocked-items.ts';
import { foldHistory, type History } from './history.ts';
import { findLostRuns } from './lost-runs.ts';
import type { Receipt } from './receipt.ts';
import { readWaitingItems, type WaitingItem } from './waiting-items.ts';
import { locateWork, readWork, WORK_BRANCHES, type WorkPaths } from './work-files.ts';
import { readReceipt, readWorkJournal, receiptPath } from './work-records.ts';

export interface WorkStatus {
  /** The last receipt of each item, by plan, in the order in which the runs ended. */
  readonly receipts: readonly Receipt[];
  /** Items that the last run of their plan did not begin, or not end as it was killed, in the order of the plan. */
  readonly blocked: readonly BlockedItem[];
  /** The integration branches that are there. */
  readonly branches: ReadonlySet<string>;
  readonly isRunning: boolean;
  /** What a run at work does right now. */
  readonly activities: readonly Activity[];
  /** Items of the run in progress whose agents wait for their model. */
  readonly waiting: readonly WaitingItem[];
  /** Why the checkout may hold files of before a landing and of after it, where it may. */
  readonly checkoutOpen: string | undefined;
  /** What is wrong with the files, in sentences. */
  readonly problems: readonly string[];
  /** Whether all of it follows from the journal, receipts, blocked items, the end of test outputs, and names of branches in plain files. */
  readonly isPlain: boolean;
}

/** Looks at every plan, or at one. */
export async function readWorkStatus(plan: string | undefined, host: Pick<Host, 'cwd'>): Promise<WorkStatus> {
  return await readWorkStatusAt(plan, await pathsToRead(host));
}

/** The same of files that were found. */
export async function readWorkStatusAt(plan: string | undefined, paths: WorkPaths): Promise<WorkStatus> {
  const history = foldHistory(readWorkJournal(paths));
  const { landed, ended, pending, thawing } = history;
  const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
  const { branches, isLanded, isPlain } = await readBranches(paths, pending);
  if (pending !== undefined && isLanded) {
    const { id, plan: of, work_item: item } = pending.landing.draft.receipt;
    if (existsSync(receiptPath(paths, id))) records.push({ id, of, item: item.id });
  }
  const last = new Map<string, string>();
  // Ids sort by the time at which their run began.
  for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    if (plan === undefined || of === plan) last.set(`${of}\0${item}`, id);
  }
  const { isRunning, activities } = readWork(paths);
  const receipts = [...last.values()].map((id) => readReceipt(paths, id));
  const blocked = readBlockedItems(paths).filter((each) => plan === undefined || each.plan === plan);
  const waiting = isRunning ? readWaitingItems(paths).filter((each) => plan === undefined || each.plan === plan) : [];
  const lost = isRunning ? undefined : findLostRuns(paths, { history, branches });
  return {
    ...{ receipts, blocked: stillBlocked(blocked, receipts), branches, isRunning, activities, waiting },
    problems: lost === undefined ? [] : [`${lost.message}. ${lost.remedy}`],
    checkoutOpen:
      pending === undefined && thawing === undefined ? undefined : await describe(paths, { history, isLanded }),
    isPlain: isPlain && thawing === undefined && receipts.every(hasPlainOutput),
  };
}

/** The files, with a pull finished that was cut off; what does that is loaded for one alone. */
export async function pathsToRead(host: Pick<Host, 'cwd'>): Promise<WorkPaths> {
  const paths = locateWork(host);
  if (!hasInstallMark(paths.repository)) return paths;
  const { workPathsOf } = await import('./store.ts');
  return workPathsOf(host);
}

/** A receipt from elsewhere may name any file. */
function hasPlainOutput({ tests }: Receipt): boolean {
  return tests === null || /^[\w.-]+\.output$/.test(tests.output);
}

interface FoundBranches extends Pick<WorkStatus, 'branches' | 'isPlain'> {
  /** Whether a branch holds the landing whose end nobody recorded. */
  readonly isLanded: boolean;
}

/** Git is asked, and loaded, for what plain files do not say. */
async function readBranches(paths: WorkPaths, pending: History['pending']): Promise<FoundBranches> {
  const files = listBranchFiles(paths.repository, WORK_BRANCHES);
  if (files !== undefined && pending === undefined)
    return { branches: new Set(files.keys()), isLanded: false, isPlain: true };
  const { askGit } = await import('./landed-branches.ts');
  return { ...(await askGit(paths, pending)), isPlain: false };
}

async function describe(
  paths: WorkPaths,
  known: { readonly history: History; readonly isLanded: boolean },
): Promise<string | undefined> {
  const { describeOpenCheckout } = await import('./open-checkout.ts');
  return describeOpenCheckout(paths, known);
}
