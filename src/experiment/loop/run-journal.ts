/**
 * What a run writes: the step that it is at, the changes that it accepts, its records.
 * Invariant: every step is in `state.json` before its effect; nothing is written but by the holder of the lock, and the
 * state that follows from a record is written after it. An accepted change is commit, intent, branch, decision, record,
 * in this order; whatever is missing after a crash is made from the intent.
 */
import { existsSync } from 'node:fs';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { renderWaiting, type Waiting } from '../../base/waiting.ts';
import { watchParting } from '../../decision/holdout-gap.ts';
import { type AcceptanceIntent, type AcceptancePaths, acceptTree } from '../../engine/acceptance/acceptance.ts';
import { markAcceptedHere } from '../../engine/acceptance/accepted-here.ts';
import { sealFiles } from '../../engine/boundaries/file-list.ts';
import { type DecisionDraft, type DecisionLog, normalized } from '../../engine/log/decision-log.ts';
import { withReserve } from '../../engine/workspace/storage-error.ts';
import type { DiskReserve } from '../../kernel/disk-reserve.ts';
import { writeCache, writeFileAtomic } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { Journal } from '../../kernel/journal.ts';
import { type RunLock, requireLockHeld } from '../../kernel/run-lock.ts';
import { commitMessage } from '../ledger/accepted-commit.ts';
import { branchMoved } from '../ledger/branch-moved.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { disclosedScore, noiseOf } from '../ledger/disclosed-score.ts';
import { readHoldoutGap } from '../ledger/holdout.ts';
import { createIterationFolder } from '../ledger/iteration-folder.ts';
import { factsOf } from '../ledger/ledger-facts.ts';
import { numberIterations } from '../ledger/next-iteration.ts';
import { digestObjective } from '../ledger/objective-digest.ts';
import { requireRecords } from '../ledger/open-records.ts';
import { type IterationRecord, iterationRecordSchema } from '../ledger/record.ts';
import { buildState, type ExperimentState, type Step, TRAILERS } from '../ledger/state.ts';
import { wordsOf } from '../ledger/step-words.ts';
import { iterationFolder, writeState } from '../ledger/store.ts';
import type { RunEvent } from './run-event.ts';
import { completedInRun, ledgerState, type RunSettings, type RunState } from './run-state.ts';

interface DecidedAcceptance {
  readonly iter: number;
  readonly tree: string;
  readonly score: number;
  /** Covered; without its commit. */
  readonly draft: JournalRecord;
  /** Appended to the decision log once the branch holds the tree. */
  readonly decided: readonly DecisionDraft[];
}

export interface RunJournal {
  /** Gives the next iteration its number. */
  readonly allocate: () => number;
  /** Creates the folder of an iteration; gives its absolute path. */
  readonly createFolder: (iter: number) => string;
  /** Records the step that comes next. Throws `lock_lost` where another run may have begun. */
  readonly checkpoint: (step: Step, iter: number | null) => void;
  /** Records that the run is over, and why. */
  readonly end: (stop: { readonly kind: string; readonly reason: string }) => ExperimentState;
  /** Records what an iteration waits for, and null once it is over. */
  readonly wait: (iter: number, waiting: Waiting | null) => void;
  /**
   * Completes a draft: the run that it is of, and what covers the files of its iteration, which are on the disk now.
   * `writeLast` writes the last of them; with it an iteration is concluded, so a full disk does not stop it.
   */
  readonly cover: (draft: JournalRecord, writeLast?: (folder: string) => void) => JournalRecord;
  /** Appends the record of an iteration; when it returns, the record is durable and has been reported. */
  readonly append: (draft: JournalRecord) => IterationRecord;
  /**
   * Moves the branch to a tree and appends the decision; the caller appends the record of the iteration next.
   * Cancelled: the run was interrupted before, and nothing happened.
   */
  readonly accept: (decided: DecidedAcceptance) => Promise<'kept' | 'cancelled'>;
  readonly stateAt: (step: Step) => ExperimentState;
  readonly emit: (event: RunEvent) => void;
  /** Reports what is odd and ends nothing. */
  readonly note: (note: string) => void;
}

interface OpenRun {
  readonly settings: RunSettings;
  readonly state: RunState;
  readonly ledger: Journal;
  readonly intents: Journal;
  readonly decisionLog: DecisionLog;
  readonly lock: RunLock;
  readonly reserve: DiskReserve;
  readonly emit: (event: RunEvent) => void;
}

export function openJournal(run: OpenRun): RunJournal {
  const { settings, state, ledger, decisionLog, lock, reserve, emit } = run;
  const { paths, baseCommit, mark, config, secrets, activity } = settings;
  // Every record says which run it is of: the records alone show what they can be compared with.
  const { direction } = config.objective;
  const runFacts: IterationRecord['run'] = { ...mark, base: baseCommit, direction, objective: digestObjective(config) };
  const requireLock = () => requireLockHeld(lock, `See who removed it, then: autorize resume ${paths.name}`);
  const stateAt = (step: Step, stopped?: ExperimentState['stopped']): ExperimentState =>
    buildState({
      experiment: paths.name,
      baseCommit,
      run: mark,
      ledger: ledgerState(run),
      step,
      ...{ waiting: firstWaiting(state.waiting), stopped },
      iterInProgress: state.inFlight.size === 0 ? null : Math.min(...state.inFlight),
      runIterationsCompleted: completedInRun(run),
    });
  const checkpoint = (iter: number | null, reached: ExperimentState): void => {
    const step = reached.current_step;
    requireLock();
    const write = (): void => writeState(paths, reached, step === 'Done' ? writeFileAtomic : writeCache);
    // Before its evidence an iteration ends with a full disk, rather than pay for an agent from the reserve.
    if (step === 'Merge' || step === 'Record') withReserve({ reserve }, write);
    else write();
    faultPoint(`step:${step}`);
    activity.begin(iter === null ? null : String(iter), wordsOf(step, iter));
    emit({ kind: 'step', iter, step });
  };
  const nextNumber = numberIterations(paths, {
    known: () => [...state.inFlight, factsOf(state.records).lastIter],
    isTaken: (iter) => existsSync(iterationFolder(paths, iter)),
  });
  const findParting = watchHoldout(decisionLog);
  return {
    allocate: () => {
      const iter = nextNumber();
      state.inFlight.add(iter);
      return iter;
    },
    createFolder: (iter) => createIterationFolder(paths, iter, mark),
    checkpoint: (step, iter) => checkpoint(iter, stateAt(step)),
    end: ({ kind, reason }) => {
      const ended = stateAt('Done', { at: settings.host.now().toISOString(), kind, reason });
      checkpoint(null, ended);
      return ended;
    },
    wait: (iter, waiting) => {
      requireLock();
      if (waiting === null) state.waiting.delete(iter);
      else state.waiting.set(iter, waiting);
      writeState(paths, stateAt('InvokeAgent'), writeCache);
      activity.begin(String(iter), waiting === null ? wordsOf('InvokeAgent', iter) : renderWaiting(waiting));
      emit({ kind: 'waiting', iter, waiting });
    },
    cover: (draft, writeLast) => {
      const folder = iterationFolder(paths, Number(draft.iter));
      if (writeLast !== undefined) {
        withReserve({ reserve }, () => writeLast(folder));
        faultPoint('evidence:after-write');
      }
      const digest = withReserve({ reserve }, () => sealFiles(folder, secrets, [paths.run]));
      return { ...draft, run: runFacts, ...(digest === undefined ? {} : { files_digest: digest }) };
    },
    append: (draft) => {
      requireLock();
      faultPoint('record:before');
      withReserve({ reserve }, () => ledger.append(draft));
      faultPoint('record:after');
      // The run's own list of them grows with it.
      const record = requireRecords(paths, ledger).at(-1) as IterationRecord;
      state.inFlight.delete(record.iter);
      const recorded = stateAt('Record');
      writeState(paths, recorded, writeCache);
      faultPoint('record:after-state');
      activity.end(String(record.iter));
      const parting = findParting();
      emit({ kind: 'recorded', record, state: recorded, ...(parting === undefined ? {} : { parting }) });
      if (parting !== undefined) emit({ kind: 'note', note: parting });
      return record;
    },
    accept: (decided) => acceptDecided(run, decided),
    stateAt: (step) => stateAt(step),
    emit,
    note: (note) => emit({ kind: 'note', note }),
  };
}

/** Says once that objective and holdout part; the log is read again only where the holdout was asked since. */
function watchHoldout(decisionLog: DecisionLog): () => string | undefined {
  let asked = decisionLog.holdoutQueries;
  const find = watchParting(() => (asked === 0 ? undefined : readHoldoutGap(decisionLog.records)));
  return () => {
    if (decisionLog.holdoutQueries === asked) return undefined;
    asked = decisionLog.holdoutQueries;
    return find();
  };
}

/** Of several workspaces the one that goes on first. */
function firstWaiting(waiting: RunState['waiting']): ExperimentState['waiting'] {
  const [first] = [...waiting].sort(([, one], [, other]) => (one.until < other.until ? -1 : 1));
  return first === undefined ? undefined : { iter: first[0], ...first[1] };
}

async function acceptDecided(
  { settings, state, intents, decisionLog, reserve }: OpenRun,
  { iter, tree, score, draft, decided }: DecidedAcceptance,
): Promise<'kept' | 'cancelled'> {
  const { paths, privateArea, config, signal } = settings;
  const { feedback } = config.objective;
  const disclosed = disclosedScore(score, { noise: noiseOf(iterationRecordSchema.parse(draft)), feedback });
  const intent: AcceptanceIntent = {
    iter,
    ref: `refs/heads/${branchOf(paths.name)}`,
    old: state.branchHead,
    parent: state.branchHead,
    tree,
    message: commitMessage(paths.name, { iter, score, disclosed }),
    date: String(draft.ended_at),
    draft,
    decided: { after: decisionLog.length, records: decided.map(normalized) },
  };
  const { store, repository } = privateArea;
  const beforeSwap = (commit: string): void => markAcceptedHere(privateArea.folder, commit);
  const reserved: AcceptancePaths['intents'] = {
    seal: (fields) => intents.seal(fields),
    isNext: (hidden) => intents.isNext(hidden),
    appendSealed: (hidden) => withReserve({ reserve }, () => intents.appendSealed(hidden)),
  };
  const acceptance = { store, repository, intents: reserved, trailer: TRAILERS.record, beforeSwap, signal };
  const accepted = await acceptTree(acceptance, intent);
  if (accepted.kind === 'cancelled') return 'cancelled';
  if (accepted.kind === 'moved') throw branchMoved(paths.name, { expected: state.branchHead, actual: accepted.actual });
  state.branchHead = accepted.commit;
  decisionLog.appendAll(decided);
  return 'kept';
}
