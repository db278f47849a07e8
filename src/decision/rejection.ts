import type { KeepAudit } from './accepted.ts';
import { withIncumbent } from './conclusion.ts';
import type { FollowUp } from './follow-up.ts';
import type { RecordOf, RunHeaderRecord } from './records.ts';
import { type Session, withoutBaseline } from './session.ts';

type Rejection = RecordOf<'rejection'>;

/** What makes the tree without a rejected change the incumbent. */
export function incumbentAfter({
  task,
  tree,
}: Pick<Rejection, 'task' | 'tree'>): Extract<FollowUp, { kind: 'incumbent' }> {
  return { kind: 'incumbent', tree, by: `the rejection of ${task}` };
}

/**
 * Goes on from the tree without a change that a person rejected. Scores of the incumbent are of another tree, so it is
 * measured again; what was spent on tests stays spent.
 */
function withRejection(
  session: Session,
  { tree, champion }: Pick<Rejection, 'tree' | 'champion'>,
  { baseline_tree: base, unscored }: Pick<RunHeaderRecord, 'baseline_tree' | 'unscored'>,
): Session {
  const { champion: before } = session;
  const keeps = champion === tree ? 0 : (before?.keeps ?? 0);
  const next = {
    ...withIncumbent(session, tree, []),
    noise: null,
    champion: before === null || champion === null ? before : { ...before, tree: champion, keeps },
  };
  return unscored && tree === base ? withoutBaseline(next) : next;
}

/** Takes a rejection in, and says what is wrong with it. That its trees are without the change is for who has them. */
export function takeRejection(
  record: Rejection,
  session: Session,
  { runHeader, kept }: { readonly runHeader: RunHeaderRecord; readonly kept: KeepAudit },
): { readonly session: Session; readonly issue: string | undefined } {
  const { task, parent, champion } = record;
  const hasChampion = session.champion !== null;
  let issue: string | undefined;
  if (parent !== session.incumbent)
    issue = `${task} is rejected from ${parent}, where ${session.incumbent} is the incumbent`;
  // What was kept before the record began again is not in it.
  else if (!kept.reject(task) && runHeader.start_tree === null) issue = `${task} is rejected, and was not kept`;
  else if (hasChampion !== (champion !== null)) issue = `the rejection of ${task} names ${champion} as the champion`;
  return { session: withRejection(session, record, runHeader), issue };
}
