/**
 * Accepting a candidate: the session's own commit becomes the branch head of the mission's branch.
 * Invariant: an accepted candidate counts exactly once or not at all: intent record, compare-and-swap of the branch (the commit
 * point), entry. The commit is the one that was judged, object for object.
 * Crash before the intent: the session is judged again. After it: `recoverAcceptance` asks the branch where it is.
 */
import { PreconditionError } from '../base/errors.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { watchParting } from '../decision/holdout-gap.ts';
import type { ActivityLog } from '../engine/log/activity-log.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { workWithin } from '../kernel/bounded-work.ts';
import type { DiskReserve } from '../kernel/disk-reserve.ts';
import { exportCommits, exportObjects, moveBranch, moveToExported } from '../kernel/export-commits.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { type Git, GitError } from '../kernel/git.ts';
import type { GitStore } from '../kernel/git-store.ts';
import { type RefMoved, readRef } from '../kernel/refs.ts';
import { missionHoldoutGap } from './holdout-gap.ts';
import { beginEntry, type MissionState } from './ledger.ts';
import {
  appendOnly,
  appendRecord,
  coverFiles,
  type EntryDraft,
  type MissionEvent,
  type MissionJournal,
  type Opened,
  pointAt,
  recordReady,
} from './mission-journal.ts';

export function refOf({ launch }: MissionState): string {
  return `refs/heads/${launch.branch_name}`;
}

interface OpenRun extends Opened {
  readonly privateArea: PrivateArea;
  readonly reserve: DiskReserve;
  readonly secrets: SecretSearch;
  /** Git on the user's refs. */
  readonly refs: Git;
  readonly signal: AbortSignal;
  readonly emit: (event: MissionEvent) => void;
  readonly activity: ActivityLog;
}

/** The journal of a run at work; the state of `run` moves with its records. */
export function journalOf(run: OpenRun): MissionJournal {
  return {
    get records() {
      return run.journal.records;
    },
    append: (draft) => appendRecord(run, draft),
    appendOnly: (draft, options) => appendOnly(run, draft, options),
    sync: () => run.journal.sync(),
    ready: () => recordReady(run),
    cover: (iteration) => coverFiles(run, iteration),
    accept: (accepted) => acceptCandidate(run, accepted),
    takeBack: (draft) => takeBack(run, draft),
    pointAt: (active) => pointAt(run, active),
    show: (doing) => showActivity(run, doing),
    emit: reportingParting(run),
    note: (note) => run.emit({ kind: 'note', note }),
  };
}

function showActivity({ activity, state }: OpenRun, doing: string | undefined): void {
  const iteration = String(state.iteration);
  if (doing === undefined) activity.end(iteration);
  else activity.begin(iteration, doing);
}

/** Of a run that is interrupted before the intent, nothing happened. */
async function acceptCandidate(
  mission: OpenRun,
  { commit, draft }: { readonly commit: string; readonly draft: EntryDraft },
): Promise<'kept' | 'cancelled'> {
  const { privateArea, state } = mission;
  const { store, repository } = privateArea;
  const from = state.lastAcceptedCommit;
  const { iteration } = draft;
  const copied = await workWithin({ signal: mission.signal }, (cutOff) =>
    exportObjects(store, repository, { to: commit, from }, cutOff),
  );
  if (copied.kind !== 'done') return 'cancelled';
  appendOnly(mission, { kind: 'intent', iteration, from, to: commit, draft });
  faultPoint('mission:after-intent');
  const moved = await moveToExported(store, repository, { ref: refOf(state), from, to: commit });
  if (moved.kind === 'moved') throw branchMoved(state, moved.actual);
  faultPoint('mission:after-swap');
  faultPoint('mission:before-entry');
  appendRecord(mission, beginEntry(draft));
  faultPoint('mission:after-entry');
  return 'kept';
}

async function takeBack(mission: OpenRun, draft: EntryDraft): Promise<void> {
  const { state, refs, paths } = mission;
  const { iteration, kept_commit: to } = draft;
  const from = state.lastAcceptedCommit;
  appendOnly(mission, { kind: 'intent', iteration, from, to, draft });
  faultPoint('mission:after-intent');
  const moved = await moveBranch(paths.repository, refs, { ref: refOf(state), from, to: String(to) });
  if (moved.kind === 'moved') throw branchMoved(state, moved.actual);
  faultPoint('mission:after-swap');
  faultPoint('mission:before-entry');
  appendRecord(mission, beginEntry(draft));
  faultPoint('mission:after-entry');
}

/** Finishes an acceptance, or a taking back, whose intent has no entry; before anything else is done with the run. */
export async function recoverAcceptance(
  mission: Opened,
  { refs, store }: { readonly refs: Git /** As the killed run left it. */; readonly store: GitStore | undefined },
): Promise<void> {
  const intent = mission.state.open?.intent;
  if (intent === undefined) return;
  const { from, to, draft } = intent;
  const actual = await readRef(refs, refOf(mission.state));
  const move = (): Promise<RefMoved | 'lost'> =>
    draft.decision === 'keep'
      ? moveAgain(mission, { from, to, store })
      : moveBranch(mission.paths.repository, refs, { ref: refOf(mission.state), from, to });
  const moved = actual === from ? await move() : ({ kind: 'moved', actual } as const);
  faultPoint('mission:after-recovery');
  if (moved === 'lost') {
    const reason = 'the run was killed while this was kept, and its objects are gone: it is not kept';
    const { comparison: _undone, ...rest } = draft;
    const lost = { ...rest, decision: 'error', decision_reason: reason, kept_commit: from };
    appendRecord(mission, { kind: 'iteration', ...lost });
    return;
  }
  if (moved.kind === 'moved' && moved.actual !== to) throw branchMoved(mission.state, moved.actual);
  appendRecord(mission, beginEntry(draft));
}

async function moveAgain(
  { paths, state }: Opened,
  { from, to, store }: { readonly from: string; readonly to: string; readonly store: GitStore | undefined },
): Promise<RefMoved | 'lost'> {
  if (store === undefined) return 'lost';
  try {
    return await exportCommits(store, paths.repository, { ref: refOf(state), from, to });
  } catch (error) {
    // Objects that cannot be read: they were never synced. A ref that cannot be moved now is another matter.
    if (error instanceof GitError && error.command[0] !== 'update-ref') return 'lost';
    throw error;
  }
}

/** Throws unless the branch is where the records say. */
export async function requireBranch(state: MissionState, refs: Git): Promise<void> {
  const actual = await readRef(refs, refOf(state));
  if (actual !== state.lastAcceptedCommit) throw branchMoved(state, actual);
}

function branchMoved(state: MissionState, actual: string | undefined): PreconditionError {
  const { branch_name: branch, run_id: runId } = state.launch;
  const where = actual === undefined ? 'is gone' : `is at ${actual}`;
  return new PreconditionError({
    message: `the branch ${branch} ${where}; the mission left it at ${state.lastAcceptedCommit}`,
    remedy: `Restore it: git update-ref refs/heads/${branch} ${state.lastAcceptedCommit}, then: rcs autoresearch --resume ${runId}`,
  });
}

/** Reports with an entry that objective and holdout part, once; what was measured is read only where the holdout was asked. */
function reportingParting(run: OpenRun): OpenRun['emit'] {
  const { holdout } = run.state.launch.contract.evaluator;
  if (holdout === undefined) return run.emit;
  const countAsked = (): number => run.state.evidence.filter(({ kind }) => kind === 'holdout').length;
  let asked = countAsked();
  const find = watchParting(() => missionHoldoutGap(run.state));
  return (event) => {
    if (event.kind !== 'recorded' || countAsked() === asked) return run.emit(event);
    asked = countAsked();
    const parting = find();
    if (parting === undefined) return run.emit(event);
    run.emit({ ...event, parting });
    return run.emit({ kind: 'note', note: parting });
  };
}
