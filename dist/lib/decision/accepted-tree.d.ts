import type { Trial } from './assignment.js';
import type { CandidateRecord } from './records.js';
/** What a candidate of the tool's own takes out of what is kept, by the tests that it was kept by, newest first. */
export type Reverts = NonNullable<CandidateRecord['reverts']>;
/** A keep that something is claimed of. */
export interface AcceptedTree {
    readonly tree: string;
    readonly parent: string;
    /** The test that it was kept by. */
    readonly task: string;
    readonly purpose: Trial['purpose'];
    /** What it takes out, where that is what it does. */
    readonly reverts: Reverts | null;
    /** It changed what setup runs on: the tools of the evaluator. */
    readonly hasChangedTools?: boolean;
    /** A person took it back. */
    readonly isRejected?: boolean;
}
