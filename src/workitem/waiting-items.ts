/**
 * Items whose agents wait for their model, for those who look while a run goes on: `.autorize/work/waiting.json`.
 * Invariant: it has what waits now, as long as a run holds the lock; it says nothing where none does. Nothing depends on
 * it. Crash: the file is replaced as a whole, and the next run begins without it.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Waiting } from '../base/waiting.ts';
import { replaceFile } from '../kernel/durable.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import type { WorkPaths } from './store.ts';

const schema = z.array(
  z.strictObject({ plan: z.string(), id: z.string(), until: z.iso.datetime(), cause: z.string() }),
);

/** An item that waits. */
export type WaitingItem = z.output<typeof schema>[number];

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
    const parsed = schema.safeParse(JSON.parse(readOwnFile(fileOf(paths))?.toString() ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
