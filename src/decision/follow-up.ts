import type { DecisionEntry, RecordOf } from './records.ts';
import type { Session } from './session.ts';

/** What follows a decision in the record: the current best, or the result of an A/A check. */
export type FollowUp = RecordOf<'incumbent'> | RecordOf<'canary'>;

/** What has to be recorded after a decision; `before`: the best until then. */
export function followUpAfter(
  { task, purpose, outcome }: Pick<DecisionEntry, 'task' | 'purpose' | 'outcome'>,
  { before, session }: { readonly before: string; readonly session: Pick<Session, 'incumbent'> },
): FollowUp | undefined {
  if (purpose === 'canary') return { kind: 'canary', variety: 'noop', task, passed: outcome !== 'keep', remark: null };
  return session.incumbent === before ? undefined : { kind: 'incumbent', tree: session.incumbent, by: task };
}
