/** What the records of one run come to, for what ends a run. Pure. */
import { type AgentAttempt, type AgentSigns } from '../../engine/agent/unable-agent.js';
import { type AttemptSums } from '../../loop/attempt-tally.js';
import { type IterationRecord } from './record.js';
/** As of records that were there when the run was resumed; data. */
export interface RunTally {
    /** The first one: other workspaces may have recorded theirs since. */
    aborted: IterationRecord | undefined;
    readonly attempts: AttemptSums;
    readonly agents: AgentSigns;
}
/** Of the records of a run that were there when it was resumed. */
export declare function tallyEarlier(records?: readonly IterationRecord[]): RunTally;
/** Adds a record; `isEarlier`: the errors that ended the run then do not end it again. */
export declare function addToTally(tally: RunTally, record: IterationRecord, isEarlier: boolean): void;
/** What the record says of the agent's end; undefined where it is of none. */
export declare function agentAttemptOf(record: IterationRecord): AgentAttempt | undefined;
