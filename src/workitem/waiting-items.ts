/**
 * Items whose agents wait for their model, for those who look while a run goes on: `.autorize/work/waiting.json`.
 * Invariant: it has what waits now, as long as a run holds the lock; it says nothing where none does. Nothing depends on
 * it. Crash: the file is replaced as a whole, and the next run begins without it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../base/decode.ts';
import { isInstant } from '../base/instant.ts';
import type { Waiting } from '../base/waiting.ts';
import { replaceFile } from '../kernel/durable.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import type { WorkPaths } from './work-files.ts';

/** An item that waits. */
export interface WaitingItem extends Waiting {
  readonly plan: string;
  readonly id: string;
}

export interface WaitingItems {
  readonly set: (id: string, waiting: Waiting | null) => void;
}

const fileOf = ({ folder }: Pick<WorkPaths, 'folder'>): string => join(folder, 'waiting.json');

/** What waits in a run of a plan: nothing yet. */
export function openWaitingItems(paths: Pick<WorkPaths, 'folder'>, plan: string): WaitingItems {
  const items = new Map<string, WaitingItem>();
  rmSync(fileOf(paths), { force: true });
  return {
    set: (id, waiting) => {
      if (waiting === null) items.delete(id);
      else items.set(id, { plan, id, until: waiting.until, cause: waiting.cause });
      if (items.size === 0) rmSync(fileOf(paths), { force: true });
      else replaceFile(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
    },
  };
}

/** What waits in the run that is at work; nothing where the file is none of ours. */
export function readWaitingItems(paths: Pick<WorkPaths, 'folder'>): readonly WaitingItem[] {
  try {
    const raw: unknown = JSON.parse(readOwnFile(fileOf(paths))?.toString() ?? '[]');
    return Array.isArray(raw) && raw.every(isWaitingItem) ? raw : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Read without a schema: a look at a plan loads little else. */
function isWaitingItem(raw: unknown): raw is WaitingItem {
  if (!isObject(raw) || Object.keys(raw).length !== 4) return false;
  const { plan, id, until, cause } = raw;
  return [plan, id, cause].every((each) => typeof each === 'string') && isInstant(until) && UTC.test(until);
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
