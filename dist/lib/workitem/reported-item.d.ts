import { type ReportedAttempt } from '../base/reported-attempt.js';
import type { WorkRun } from './work-run.js';
export interface ReportedItem extends ReportedAttempt {
    /** Id of the item. */
    readonly item: string;
}
/** Records each attempt; one at an item that the plan has no more is left out. */
export declare function recordReported(run: WorkRun, reported: readonly ReportedItem[]): Promise<void>;
