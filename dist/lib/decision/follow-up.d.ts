import type { DecisionEntry, RecordOf } from './records.js';
import type { Session } from './session.js';
/** What stands behind a decision in the record: who the incumbent is now, what an A/A check said. */
export type FollowUp = RecordOf<'incumbent'> | RecordOf<'canary'>;
/** What has to be written down after a decision; `before`: the incumbent then. */
export declare function followUpAfter({ task, purpose, outcome }: Pick<DecisionEntry, 'task' | 'purpose' | 'outcome'>, { before, session }: {
    readonly before: string;
    readonly session: Pick<Session, 'incumbent'>;
}): FollowUp | undefined;
