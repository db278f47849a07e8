/**
 * Rejecting an accepted change: the branch goes back by a commit on top, or, where nothing of it was published, it is
 * rebuilt without the change by a run of its own.
 * Invariant: nothing is lost and nothing is guessed. What the next run judges first, before any agent, are the stored trees
 * of every candidate that was compared with the rejected change. A branch that is rebuilt is archived whole with its
 * records, and its other accepted changes are judged again, too.
 * Crash: of a commit on top see take-back.ts. Of a rebuilt branch the mark of the archive is the commit point. Before it
 * nothing changed but refs that keep objects; after it the next `run`, `resume` or `archive` ends what is left.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, PreconditionError, UsageError } from '../../base/errors.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { exportCommits } from '../../kernel/export-commits.ts';
import type { Git } from '../../kernel/git.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { readRef } from '../../kernel/refs.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import { refOf } from '../ledger/branch.ts';
import { findCandidate, isEvaluatedAgain, openStore } from '../ledger/candidate-commit.ts';
import { findBase } from '../ledger/fold.ts';
import { findInFlight } from '../ledger/in-flight.ts';
import { openDecisions, openIntents, openLedger } from '../ledger/open-journals.ts';
import { lockExperiment, requireWholeLedger } from '../ledger/opening.ts';
import { EVALUATED_AGAIN, type IterationRecord } from '../ledger/record.ts';
import { pendingAgain, requireRejections } from '../ledger/rejection.ts';
import { type ExperimentPaths, pathsOf, readLedger, readState, requireExperiment } from '../ledger/store.ts';
import { type Archived, archiveExperiment } from './archive.ts';
import { finishBegun } from './begun-acceptance.ts';
import { findPublished } from './publication.ts';
import { identityOf } from './release.ts';
import { takeBack } from './take-back.ts';

export interface RejectRequest {
  readonly name: string;
  readonly iter: number;
  readonly reason: string;
  /** The remote that is asked whether it has the branch. Default: `origin`. */
  readonly remote?: string;
  /** A pull request that was closed: the branch is published there, and the same change is not tested again. */
  readonly closed?: { readonly by: string; readonly branch: string };
}

export interface Rejected extends Archived {
  readonly by: string;
  /** The iterations whose trees are judged again. */
  readonly again: readonly number[];
  /** Those whose trees are not stored any more. */
  readonly missing: readonly number[];
  /**
   * The commit on top of a published branch that takes the change back, and where else the branch is; undefined where an
   * earlier command was killed on the way, and this one completed it.
   */
  readonly reverted?: { readonly published: string | undefined; readonly commit: string };
}

/** Rejects an accepted change. Throws UsageError for what was not accepted, `locked` during a run. */
export async function rejectAccepted(
  { name, iter, reason, remote = 'origin', closed }: RejectRequest,
  host: Host,
): Promise<Rejected> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  await using _lock = await lockExperiment(paths, host);
  const folder = privateAreaFolder({ repository: paths.repository, name, parentEnv: host.env });
  const { refs } = openRefs(paths.repository, join(folder, 'user'));
  const known = readRecords(paths).length;
  await endBegun(paths, refs, host);
  const records = readRecords(paths);
  const completed = records.slice(known).find(({ rejection }) => rejection?.iter === iter);
  if (completed !== undefined) return asRejected(completed);
  requireWholeLedger(paths, { records, state: readState(paths) });
  requireConcluded(paths, records);
  requireAccepted(paths, { records, iter });
  const rejections = requireRejections(paths, records);
  const base = findBase(records, readState(paths)) ?? '';
  const by = closed?.by ?? identityOf(paths, host);
  const at = host.now().toISOString();
  const published = closed?.branch ?? (await findPublished(paths, { refs, records, remote }, host));
  if (published !== undefined) {
    const word = { iter, by, at, reason };
    const isBarred = closed !== undefined;
    const { commit, again, missing } = await takeBack({ paths, refs, records, base, word, folder, isBarred });
    return { folder: undefined, branch: undefined, by, again, missing, reverted: { published, commit } };
  }
  const branchHead = await readRef(refs, refOf(paths));
  const store = await openStore(paths, { folder, base, branchHead });
  const again: { readonly iter: number; readonly commit: string }[] = [];
  const missing: number[] = [];
  for (const record of candidatesOf(records, iter)) {
    const commit =
      record.outcome === 'merged' ? record.commit : await storedCommit({ store, refs, paths, record, records });
    if (typeof commit !== 'string') missing.push(record.iter);
    else if (!isEvaluatedAgain(records, commit)) again.push({ iter: record.iter, commit });
  }
  // What an earlier rejection left to be judged is not forgotten.
  again.push(...pendingAgain(rejections, records).map((each) => ({ iter: each.iter, commit: each.commit })));
  const archived = await archiveExperiment(paths, host, [], { iter, by, at, reason, base, again });
  return { ...archived, by, again: again.map((each) => each.iter), missing };
}

/** What a killed command had begun, and is done now. */
function asRejected({ commit, rejection }: IterationRecord): Rejected {
  const { by = '', again = [] } = rejection ?? {};
  const reverted = { published: undefined, commit: commit ?? '' };
  return { folder: undefined, branch: undefined, by, again: again.map((each) => each.iter), missing: [], reverted };
}

function readRecords(paths: ExperimentPaths): readonly IterationRecord[] {
  const { records, problem } = readLedger(paths);
  if (problem !== undefined) throw new ContractError([problem]);
  return records;
}

/** An acceptance, or a rejection, that a killed command began is ended first. */
async function endBegun(paths: ExperimentPaths, refs: Git, host: Host): Promise<void> {
  if (!existsSync(paths.intents)) return;
  const base = findBase(readRecords(paths), readState(paths));
  if (base === undefined) return;
  using ledger = openLedger(paths);
  using intents = openIntents(paths);
  using decisions = openDecisions(paths);
  await finishBegun({ paths, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
}

function requireConcluded(paths: ExperimentPaths, records: readonly IterationRecord[]): void {
  const [first] = findInFlight(paths, records);
  if (first === undefined) return;
  throw new PreconditionError({
    message: `iteration ${first} of "${paths.name}" was in progress when the last run ended`,
    remedy: `Complete that run first: autorize resume ${paths.name}`,
  });
}

function requireAccepted(
  { name }: ExperimentPaths,
  { records, iter }: { readonly records: readonly IterationRecord[]; readonly iter: number },
): void {
  const accepted = stillAccepted(records);
  if (accepted.some((record) => record.iter === iter)) return;
  const record = records.find((each) => each.iter === iter);
  const rejection = records.find((each) => each.rejection?.iter === iter)?.rejection;
  const outcome = rejection ? `rejected by ${rejection.by}` : record?.outcome;
  const what = record === undefined ? 'does not exist' : rejection ? `was already ${outcome}` : `is "${outcome}"`;
  const known = accepted.length === 0 ? 'there is none' : accepted.map((each) => each.iter).join(', ');
  throw new UsageError([
    {
      found: `iteration ${iter} of "${name}" ${what}`,
      expected: `an accepted change (${known})`,
      remedy: `See them: autorize list ${name}`,
    },
  ]);
}

/** A change of an agent or of a proposal; not what the run itself took back or out. */
function isCandidate({ iter, tree, reverts, decision }: IterationRecord): boolean {
  return iter > 0 && typeof tree === 'string' && !reverts && decision?.purpose !== 'promotion';
}

/** The accepted changes that nobody rejected since. */
function stillAccepted(records: readonly IterationRecord[]): IterationRecord[] {
  const gone = new Set(records.flatMap(({ rejection }) => (rejection ? [rejection.iter] : [])));
  return records.filter((record) => isCandidate(record) && record.outcome === 'merged' && !gone.has(record.iter));
}

/** The other accepted changes, and what was rejected while the change was part of the branch. */
function candidatesOf(records: readonly IterationRecord[], rejected: number): IterationRecord[] {
  const at = records.findIndex(({ iter }) => iter === rejected);
  const accepted = new Set(stillAccepted(records));
  return records.filter((record, index) => {
    if (!isCandidate(record) || record.iter === rejected) return false;
    return accepted.has(record) || (index > at && EVALUATED_AGAIN.includes(record.outcome));
  });
}

interface Stored {
  readonly store: GitStore;
  readonly refs: Git;
  readonly paths: ExperimentPaths;
  readonly record: IterationRecord;
  readonly records: readonly IterationRecord[];
}

/** A commit of a rejected candidate's tree on what it was tested against, in the user's repository; undefined: it is gone. */
async function storedCommit({ store, refs, paths, record, records }: Stored): Promise<string | undefined> {
  const commit = await findCandidate(store, { paths, record, records });
  if (commit === undefined) return undefined;
  const ref = `refs/autorize-again/${paths.name}/${commit}`;
  if ((await readRef(refs, ref)) === undefined)
    await exportCommits(store, paths.repository, { ref, from: undefined, to: commit });
  return commit;
}
