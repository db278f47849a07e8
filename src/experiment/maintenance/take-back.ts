/**
 * Taking an accepted change back by a commit on top of the branch, where others have the branch.
 * Invariant: as of every accepted change: commit, intent, branch, decisions, record, in this order. The branch only moves
 * forward, and holds exactly what it held without that one change. Where a later change builds on it nothing is done.
 * Crash: before the intent nothing happened; after it the next `run`, `resume`, `reject` or `archive` ends what is left,
 * or finds that the commit never was. The holder of the lock calls it.
 */

import { PreconditionError, UsageError } from '../../base/errors.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { plural, quoted } from '../../base/text.ts';
import { bestAfter } from '../../decision/rejection.ts';
import type { Champion } from '../../decision/session.ts';
import { type AcceptanceIntent, acceptTree } from '../../engine/acceptance/acceptance.ts';
import { markAcceptedHere } from '../../engine/acceptance/accepted-here.ts';
import { takeOut } from '../../engine/acceptance/reapplication.ts';
import { readChange } from '../../engine/boundaries/change.ts';
import { type DecisionDraft, normalized } from '../../engine/log/decision-log.ts';
import { replayOf } from '../../engine/log/followed-log.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Git } from '../../kernel/git.ts';
import { gitLine } from '../../kernel/git.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import { commitMessage } from '../ledger/accepted-commit.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import { findBranch, refOf } from '../ledger/branch.ts';
import { branchMoved } from '../ledger/branch-moved.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { findCandidate, isEvaluatedAgain, openStore } from '../ledger/candidate-commit.ts';
import { foldRecords } from '../ledger/fold.ts';
import { nextIteration } from '../ledger/next-iteration.ts';
import { openDecisions, openIntents, openLedger } from '../ledger/open-journals.ts';
import { EVALUATED_AGAIN, type IterationRecord, iterationRecordSchema, type Rejection } from '../ledger/record.ts';
import { TRAILERS } from '../ledger/state.ts';
import { type ExperimentPaths, readState, writeState } from '../ledger/store.ts';
import { unfinishedUsage } from '../ledger/unfinished-attempts.ts';

export interface TakeBackRequest {
  readonly paths: ExperimentPaths;
  readonly refs: Git;
  readonly records: readonly IterationRecord[];
  readonly base: string;
  /** Who rejects which accepted iteration, and why. */
  readonly word: Omit<Rejection, 'again'>;
  /** The private area. */
  readonly folder: string;
  /** The same change is not tested again. */
  readonly isBarred?: boolean;
}

export interface TakenBack {
  /** The commit on top of the branch. */
  readonly commit: string;
  /** The iterations whose trees are judged again. */
  readonly again: readonly number[];
  /** Those whose trees are not stored any more. */
  readonly missing: readonly number[];
}

/** Takes a change back by a commit; throws where a later change builds on it, or where it is not on the branch any more. */
export async function takeBack(request: TakeBackRequest): Promise<TakenBack> {
  const { paths, refs, records, base, word, folder, isBarred = false } = request;
  const rejected = records.find(({ iter }) => iter === word.iter);
  const { commit: branchHead } = await findBranch({ paths, refs, base, records });
  if (branchHead === undefined || rejected === undefined)
    throw branchMoved(paths.name, { expected: base, actual: undefined });
  const store = await openStore(paths, { folder, base, branchHead });
  const change = await withoutChange(store, { paths, records, rejected, from: branchHead });
  const { again, missing } = await findEvaluatedAgain(store, request);
  using ledger = openLedger(paths);
  using intents = openIntents(paths);
  using decisions = openDecisions(paths);
  const { state } = replayOf(decisions.records);
  for (const followUp of state?.followUp ?? []) decisions.append(normalized(followUp));
  const champion = await championWithout(store, {
    paths,
    records,
    rejected,
    champion: state?.session.champion ?? null,
  });
  const decided =
    state === undefined
      ? []
      : decisionsOf({
          ...{ word, task: taskOf(rejected), parent: state.session.incumbent, tree: change.tree, champion },
          barred: isBarred ? normalOf(decisions.records, taskOf(rejected)) : null,
        });
  const begunElsewhere = unfinishedUsage(paths, records).keys();
  const iter = nextIteration(paths, [...records.map((record) => record.iter), ...begunElsewhere]);
  const draft = draftOf({ iter, branchHead, word: { ...word, again }, rejected, records, change });
  const intent: AcceptanceIntent = {
    ...{ iter, ref: refOf(paths), old: branchHead, parent: branchHead, tree: change.tree, date: word.at, draft },
    message: commitMessage(paths.name, { iter, score: Number.NaN, disclosed: undefined, takesBack: word.iter }),
    decided: { after: decisions.records.length, records: decided.map(normalized) },
  };
  const beforeSwap = (commit: string): void => markAcceptedHere(folder, commit);
  const acceptance = { store, repository: paths.repository, intents, trailer: TRAILERS.record, beforeSwap };
  const accepted = await acceptTree(acceptance, intent);
  if (accepted.kind === 'cancelled') throw new Error('a take-back without a signal was cancelled');
  if (accepted.kind === 'moved') throw branchMoved(paths.name, { expected: branchHead, actual: accepted.actual });
  for (const each of intent.decided?.records ?? []) decisions.append(each);
  faultPoint('reject:after-decisions');
  const record = iterationRecordSchema.parse(ledger.append({ ...draft, commit: accepted.commit }));
  faultPoint('reject:after-record');
  refreshState(paths, [...records, record]);
  faultPoint('reject:after-state');
  return { commit: accepted.commit, again: again.map((each) => each.iter), missing };
}

/** The digest without blanks of the change that a test is of; null: it is not known. */
function normalOf(decisions: readonly JournalRecord[], task: string): string | null {
  const { normal_digest: normal } = decisions.find(({ kind, id }) => kind === 'candidate' && id === task) ?? {};
  return typeof normal === 'string' ? normal : null;
}

function taskOf({ decision, iter }: IterationRecord): string {
  return typeof decision?.test === 'string' ? decision.test : `iteration ${iter}`;
}

interface Without {
  readonly paths: ExperimentPaths;
  readonly records: readonly IterationRecord[];
  readonly rejected: IterationRecord;
  /** A commit or a tree that may hold the change. */
  readonly from: string;
}

/** What is left of a tree without a change, as a change of that tree. */
async function withoutChange(store: GitStore, { paths, records, rejected, from }: Without) {
  const parent = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${rejected.commit}^1^{tree}`]);
  const accepted = { task: taskOf(rejected), tree: String(rejected.tree), parent };
  const { tree, taken, stays } = await takeOut(store, from, [accepted]);
  if (stays.length > 0) throw builtUpon(paths, { records, rejected });
  if (taken.length === 0) {
    throw new UsageError([
      {
        found: `iteration ${rejected.iter} of "${paths.name}", whose change is no longer on ${branchOf(paths.name)}`,
        expected: 'an accepted change that is still on the branch',
        remedy: `See the accepted changes: autorize list ${paths.name}`,
      },
    ]);
  }
  return readChange(store, { from, tree });
}

/** Later changes are of the same lines: which ones, and what can be done. */
function builtUpon(
  { name }: ExperimentPaths,
  { records, rejected }: Pick<Without, 'records' | 'rejected'>,
): PreconditionError {
  const paths = new Set(rejected.changed_paths ?? []);
  const later = records
    .slice(records.indexOf(rejected) + 1)
    .filter(({ outcome, changed_paths: changed }) => outcome === 'merged' && changed?.some((path) => paths.has(path)))
    .map(({ iter }) => iter);
  const last = later.at(-1);
  const named =
    later.length === 0 ? 'later changes' : `${later.length === 1 ? 'iteration' : 'iterations'} ${later.join(', ')}`;
  return new PreconditionError({
    message: `iteration ${rejected.iter} cannot be removed from ${branchOf(name)} alone: ${named} changed the same lines; nothing was changed`,
    remedy: `Reject the changes that build on it first, newest first${last === undefined ? '' : ` (autorize reject ${name} ${last} --reason "...")`}, then this one.`,
  });
}

/** The champion's tree without the change; where the working line alone holds that, it stays. */
async function championWithout(
  store: GitStore,
  { champion, ...without }: Omit<Without, 'from'> & { readonly champion: Champion | null },
): Promise<string | null> {
  if (champion === null) return null;
  try {
    return (await withoutChange(store, { ...without, from: champion.tree })).tree;
  } catch (error) {
    if (error instanceof UsageError) return champion.tree;
    throw error;
  }
}

/** What lost while the change was part of the branch, by the commits that it is judged again as. */
async function findEvaluatedAgain(
  store: GitStore,
  { paths, records, word }: TakeBackRequest,
): Promise<{ readonly again: Rejection['again']; readonly missing: readonly number[] }> {
  const at = records.findIndex(({ iter }) => iter === word.iter);
  const lost = records.slice(at + 1).filter(({ outcome, tree, iter }) => {
    return iter > 0 && typeof tree === 'string' && EVALUATED_AGAIN.includes(outcome);
  });
  const again: Rejection['again'] = [];
  const missing: number[] = [];
  for (const record of lost) {
    const commit = await findCandidate(store, { paths, record, records });
    if (commit === undefined) missing.push(record.iter);
    else if (!isEvaluatedAgain(records, commit)) again.push({ iter: record.iter, commit });
  }
  return { again, missing };
}

function decisionsOf({
  word: { by, at, reason },
  ...trees
}: Pick<TakeBackRequest, 'word'> & {
  readonly task: string;
  readonly parent: string;
  readonly tree: string;
  readonly champion: string | null;
  readonly barred: string | null;
}): DecisionDraft[] {
  return [{ kind: 'rejection', ...trees, by, at, reason }, bestAfter(trees)];
}

/** The record of the commit: an iteration without an agent and without a score. */
function draftOf({
  iter,
  branchHead,
  word,
  rejected,
  records,
  change,
}: {
  readonly iter: number;
  readonly branchHead: string;
  readonly word: Rejection;
  readonly rejected: IterationRecord;
  readonly records: readonly IterationRecord[];
  readonly change: Awaited<ReturnType<typeof readChange>>;
}) {
  const { protected_digest, run } = records.at(-1) ?? rejected;
  const test = rejected.decision?.test;
  const draft = {
    ...{ v: 1, iter, started_at: word.at, ended_at: word.at, outcome: 'merged' as const, score: null },
    ...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: change.diffLines },
    notes: `${word.by} rejected iteration ${word.iter}: ${quoted(word.reason, 300)}; ${plural(word.again.length, 'candidate')} to be judged again`,
    ...{ summary: null, base_commit: branchHead, tree: change.tree, protected_digest },
    changed_paths: change.changes.map(({ path }) => path),
    reverts: { taken: typeof test === 'string' ? [test] : [], stays: [] },
    rejection: word,
    durations: {},
    ...(run === undefined ? {} : { run }),
  };
  const record = iterationRecordSchema.parse(draft);
  return { ...draft, best_so_far: foldRecords([...records, record], directionOf(records)).best_score };
}

function directionOf(records: readonly IterationRecord[]): Direction {
  return records.findLast(({ run }) => run?.direction)?.run?.direction ?? 'max';
}

/** Brings the cache to what the records say now. */
function refreshState(paths: ExperimentPaths, records: readonly IterationRecord[]): void {
  const state = readState(paths);
  if (state === undefined) return;
  const { best_score, best_iter, iterations_completed, consecutive_noops } = foldRecords(records, directionOf(records));
  writeState(paths, { ...state, best_score, best_iter, iterations_completed, consecutive_noops });
}
