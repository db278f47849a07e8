/** The changes of items that are done, for whoever shows them. Nothing is written. */
import { join } from 'node:path';
import { readOwnFile } from '../kernel/own-files.ts';
import { runFolder, type WorkPaths } from './store.ts';
import type { ItemReport } from './work-event.ts';

/** The receipts of items that are done, by item. */
export function receiptsOf(items: readonly ItemReport[]): ReadonlyMap<string, string> {
  return new Map(items.flatMap((item) => (item.status === 'success' ? [[item.id, item.receipt_id] as const] : [])));
}

export function readPatch(paths: WorkPaths, receiptId: string | undefined): string | undefined {
  const path = receiptId === undefined ? '' : join(runFolder(paths, receiptId), 'changes.patch');
  return readOwnFile(path)?.toString('utf8');
}
