import type { DecisionEntry, RecordOf } from './records.ts';
import type { Session } from './session.ts';

/** What stands behind a decision in the record: who the incumbent is now, what an A/A check said. */
export type FollowUp = RecordOf<'incumbent'> | RecordOf<'canary'>;

/** What has to be written down after a decision; `before`: the incumbent then. */
export function followUpAfter(
  { task, purpose, outcome }: Pick<DecisionEntry, 'task' | 'purpose' | 'outcome'>,
  { before, session }: { readonly before: string; readonly session: Pick<Session, 'incumbent'> },
): FollowUp | undefined {
  if (purpose === 'canary') return { kind: 'canary', variety: 'noop', task, passed: outcome !== 'keep', remark: null };
  return session.incumbent === before ? undefined : { kind: 'incumbent', tree: session.incumbent, by: task };
}
