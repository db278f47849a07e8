import type { DecisionEntry, RecordOf } from './records.js';
import type { Session } from './session.js';
/** What follows a decision in the record: the current best, or the result of an A/A check. */
export type FollowUp = RecordOf<'incumbent'> | RecordOf<'canary'>;
/** What has to be recorded after a decision; `before`: the best until then. */
export declare function followUpAfter({ task, purpose, outcome }: Pick<DecisionEntry, 'task' | 'purpose' | 'outcome'>, { before, session }: {
    readonly before: string;
    readonly session: Pick<Session, 'incumbent'>;
}): FollowUp | undefined;
