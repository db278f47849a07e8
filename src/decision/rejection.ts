import type { AcceptanceAudit } from './accepted.ts';
import { withBest } from './conclusion.ts';
import type { FollowUp } from './follow-up.ts';
import type { RecordOf, RunHeaderRecord } from './records.ts';
import { type Session, withoutBaseline } from './session.ts';

type Rejection = RecordOf<'rejection'>;

/** What makes the tree without a rejected change the current best. */
export function bestAfter({ task, tree }: Pick<Rejection, 'task' | 'tree'>): Extract<FollowUp, { kind: 'incumbent' }> {
  return { kind: 'incumbent', tree, by: `the rejection of ${task}` };
}

/**
 * Continues from the tree without a change that a person rejected. Scores of the best until now are of another tree, so it is
 * measured again; what was spent on tests stays spent.
 */
function withRejection(
  session: Session,
  { task, tree, champion, barred }: Pick<Rejection, 'task' | 'tree' | 'champion' | 'barred'>,
  { baseline_tree: base, unscored }: Pick<RunHeaderRecord, 'baseline_tree' | 'unscored'>,
): Session {
  const { champion: before } = session;
  const keeps = champion === tree ? 0 : (before?.keeps ?? 0);
  const next = {
    ...withBest(session, tree, []),
    ...(barred === null ? {} : { barred: { ...session.barred, [barred]: task } }),
    noise: null,
    champion: before === null || champion === null ? before : { ...before, tree: champion, keeps },
  };
  return unscored && tree === base ? withoutBaseline(next) : next;
}

/** Takes a rejection in, and says what is wrong with it. That its trees are without the change is for who has them. */
export function takeRejection(
  record: Rejection,
  session: Session,
  { runHeader, kept }: { readonly runHeader: RunHeaderRecord; readonly kept: AcceptanceAudit },
): { readonly session: Session; readonly issue: string | undefined } {
  const { task, parent, champion } = record;
  const hasChampion = session.champion !== null;
  let issue: string | undefined;
  if (parent !== session.incumbent)
    issue = `${task} is rejected from ${parent}, where ${session.incumbent} is the current best`;
  // What was kept before the record began again is not in it.
  else if (!kept.reject(task) && runHeader.start_tree === null) issue = `${task} is rejected, and was not kept`;
  else if (record.barred !== null && record.barred !== kept.normalOf(task))
    issue = `${task} is rejected with a change that is not its own`;
  else if (hasChampion !== (champion !== null)) issue = `the rejection of ${task} names ${champion} as the champion`;
  return { session: withRejection(session, record, runHeader), issue };
}
