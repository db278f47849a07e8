/** The results of receipts in the store. */
import { join } from 'node:path';
import type { Receipt } from './receipt.ts';
import { buildRunResult, type RunResult } from './result.ts';
import { findUsage, type RunUsage } from './run-usage.ts';
import { replayName, type WorkPaths } from './work-files.ts';
import { readTail, runFolder } from './work-records.ts';

/** The result, with what the agent used up. */
export function reportOf(paths: WorkPaths, receipt: Receipt): RunResult & { readonly usage?: RunUsage } {
  const usage = findUsage(runFolder(paths, receipt.id));
  return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}

/** The result of a run, by its receipt in the store. */
export function resultOf(paths: WorkPaths, receipt: Receipt): RunResult {
  const folder = runFolder(paths, receipt.id);
  return buildRunResult(receipt, {
    repository: paths.repository.folder,
    receiptPath: join(folder, 'RECEIPT.json'),
    proofScript: join(folder, replayName(receipt)),
    testOutput: receipt.tests === null ? undefined : readTail(join(folder, receipt.tests.output)),
  });
}
