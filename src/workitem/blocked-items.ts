/**
 * Items that the last run of a plan did not begin, for those who look after it: `.autorize/work/blocked.json`.
 * Invariant: no record names them, so nothing depends on the file. Each run of a plan replaces what the run of that plan
 * before it left. Crash: a killed run leaves none of its own.
 */
import { existsSync } from 'node:fs';
import { isObject } from '../base/decode.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import { removeQuietly, replaceQuietly } from '../kernel/quiet-cache.ts';
import type { Receipt } from './receipt.ts';
import type { WorkPaths } from './work-files.ts';

/** An item that did not begin. */
export interface BlockedItem {
  readonly plan: string;
  readonly id: string;
  /** The item that it waits for, down to the one that failed and why, in one sentence. */
  readonly reason: string;
  /** When that was found, in ISO 8601. */
  readonly at: string;
}

export interface BlockedItems extends Disposable {
  readonly add: (item: Pick<BlockedItem, 'id' | 'reason'>) => void;
}

/** What is blocked in a run of a plan: nothing yet. It is written when the run ends, however it does. */
export function openBlockedItems(
  paths: Pick<WorkPaths, 'blocked'>,
  { plan, now, isHeld }: { readonly plan: string; readonly now: () => Date; readonly isHeld: () => boolean },
): BlockedItems {
  const items: BlockedItem[] = [];
  const write = (): void => {
    const others = readBlockedItems(paths).filter((each) => each.plan !== plan);
    const all = [...others, ...items];
    if (all.length > 0) replaceQuietly(paths.blocked, `${JSON.stringify(all)}\n`);
    else if (existsSync(paths.blocked)) removeQuietly(paths.blocked);
  };
  write();
  return {
    add: ({ id, reason }) => {
      items.push({ plan, id, reason, at: now().toISOString() });
    },
    [Symbol.dispose]: () => {
      if (items.length > 0 && isHeld()) write();
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
