/**
 * Items that the last run of a plan did not bring to an end, for those who look after it: `.autorize/work/blocked.json`.
 * Invariant: no record names them, so nothing depends on the file. Each run of a plan replaces what the run of that plan
 * before it left. Crash: it names all that the run was to do; those that ended have a receipt that is newer.
 */
import { existsSync } from 'node:fs';
import { isObject } from '../base/decode.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import { removeQuietly, replaceQuietly } from '../kernel/quiet-cache.ts';
import type { Receipt } from './receipt.ts';
import { type ItemReport, NOT_ENDED } from './work-event.ts';
import type { WorkPaths } from './work-files.ts';

/** An item that did not begin, or whose run was killed. */
export interface BlockedItem {
  readonly plan: string;
  readonly id: string;
  /** The item that it waits for, down to the one that failed and why, in one sentence; NOT_ENDED: its run says no more. */
  readonly reason: string;
  /** When the run began, in ISO 8601. */
  readonly at: string;
}

export interface BlockedItems extends Disposable {
  /** What became of an item. */
  readonly end: (item: ItemReport) => void;
}

interface Beginning {
  readonly plan: string;
  /** Ids of all items that the run is to do. */
  readonly left: readonly string[];
  readonly now: () => Date;
  readonly isHeld: () => boolean;
}

/** What a run of a plan has not done: all of it yet. It is written as the run begins, and as it ends, however it does. */
export function openBlockedItems(
  paths: Pick<WorkPaths, 'blocked'>,
  { plan, left, now, isHeld }: Beginning,
): BlockedItems {
  const reasons = new Map(left.map((id) => [id, NOT_ENDED]));
  const at = now().toISOString();
  const write = (): void => {
    const others = readBlockedItems(paths).filter((each) => each.plan !== plan);
    const all = [...others, ...[...reasons].map(([id, reason]): BlockedItem => ({ plan, id, reason, at }))];
    if (all.length > 0) replaceQuietly(paths.blocked, `${JSON.stringify(all)}\n`);
    else if (existsSync(paths.blocked)) removeQuietly(paths.blocked);
  };
  write();
  return {
    end: (item) => {
      if (item.status === 'blocked') reasons.set(item.id, item.reason);
      else reasons.delete(item.id);
    },
    [Symbol.dispose]: () => {
      if (isHeld()) write();
    },
  };
}

/** What the last run of each plan left; nothing where the file is none of ours. */
export function readBlockedItems(paths: Pick<WorkPaths, 'blocked'>): readonly BlockedItem[] {
  try {
    const raw: unknown = JSON.parse(readOwnFile(paths.blocked)?.toString() ?? '[]');
    return Array.isArray(raw) && raw.every(isBlockedItem) ? raw : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Those of which no run has ended since, as a run on another machine whose records were pulled. */
export function stillBlocked(
  items: readonly BlockedItem[],
  receipts: readonly Pick<Receipt, 'plan' | 'work_item' | 'ended_at'>[],
): readonly BlockedItem[] {
  const ended = new Map(receipts.map(({ plan, work_item, ended_at }) => [`${plan}\0${work_item.id}`, ended_at]));
  return items.filter(({ plan, id, at }) => (ended.get(`${plan}\0${id}`) ?? '') < at);
}

/** Read without a schema: a look at a plan loads little else. */
function isBlockedItem(raw: unknown): raw is BlockedItem {
  if (!isObject(raw) || Object.keys(raw).length !== 4) return false;
  return [raw.plan, raw.id, raw.reason, raw.at].every((each) => typeof each === 'string');
}
