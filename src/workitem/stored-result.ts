/** What a receipt of the store tells, as a result. */
import { join } from 'node:path';
import { replayName } from './landing.ts';
import type { Receipt } from './receipt.ts';
import { buildRunResult, type RunResult } from './result.ts';
import { findUsage, type RunUsage } from './run-usage.ts';
import { readTail, runFolder, type WorkPlace } from './store.ts';

/** The result, with what the agent used up. */
export function reportOf(place: WorkPlace, receipt: Receipt): RunResult & { readonly usage?: RunUsage } {
  const usage = findUsage(runFolder(place, receipt.id));
  return { ...resultOf(place, receipt), ...(usage === undefined ? {} : { usage }) };
}

/** The result that a receipt of the store tells of. */
export function resultOf(place: WorkPlace, receipt: Receipt): RunResult {
  const folder = runFolder(place, receipt.id);
  return buildRunResult(receipt, {
    repository: place.repository.folder,
    receiptPath: join(folder, 'RECEIPT.json'),
    proofScript: join(folder, replayName(receipt)),
    testOutput: receipt.tests === null ? undefined : readTail(join(folder, receipt.tests.output)),
  });
}
