/**
 * Landing: what was admitted becomes a commit on the integration branch, and its receipt counts.
 * Invariant: the branch's compare-and-swap is the commit point. Before it nobody reads the receipt, which is on the
 * disk already, whole, with the commit's id in it; after it everybody does, since the branch holds the commit. So a
 * reader sees the state before or the state after. `after_commit` stands on the run's own input and holds exactly the
 * tree that was judged; where the branch has moved since, a merge brings it there, and the merged tree is tested again.
 * Crash before the swap: the next run makes the same commit again, and the same receipt; or, where that is not possible
 * any more, nothing landed and the receipt goes. Crash after it: only the journal's `landed` is missing.
 */
import { closeSync, fstatSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Blake3 } from '../base/blake3.ts';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type AcceptancePaths, acceptTree, IDENTITY, recoverAcceptance } from '../engine/acceptance/acceptance.ts';
import { storeFolder } from '../engine/workspace/private-area.ts';
import { withReserve } from '../engine/workspace/storage-error.ts';
import { transplant } from '../engine/workspace/workspace.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { type Git, removeStaleLocks } from '../kernel/git.ts';
import { commitTree, findStore } from '../kernel/git-store.ts';
import type { Journal } from '../kernel/journal.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { type Attempted, hashFiles, type LevelBase, testTree } from './attempt-item.ts';
import { markFollowing } from './follow-mark.ts';
import type { LandedRecord, Landing } from './history.ts';
import { MAX_PATCH_BYTES, readPatch } from './item-change.ts';
import { findLanded, INTENT_TRAILER } from './landed.ts';
import { commitMessage, mergeMessage } from './landing-message.ts';
import { findOwner } from './plan.ts';
import type { Receipt, ReceiptDraft, RunStatus } from './receipt.ts';
import { sealReceipt } from './receipt-seal.ts';
import { renderReplayScript } from './replay-script.ts';
import { linkReplayTool, storeReplayTool } from './replay-tool.ts';
import { historyIn, isId, receiptPath, runFolder, type WorkPaths, writeReceipt } from './store.ts';
import { replayName } from './work-files.ts';
import { appendWorkRecord, requireWorkLock, type WorkRun } from './work-run.ts';

export interface LandingRequest {
  readonly attempted: Exclude<Attempted, { kind: 'aborted' | 'withheld' }>;
  readonly base: LevelBase;
  /** Paths that items of this level have landed, with the item of each; grows. */
  readonly owners: Map<string, string>;
  readonly slot: number;
}

/** Records what a run came to: lands it, or says why not. Undefined when it was cancelled. */
export async function concludeItem(run: WorkRun, request: LandingRequest): Promise<Receipt | undefined> {
  const { attempted } = request;
  if (attempted.kind === 'ended') return recordEnded(run, attempted);
  const { draft, change, folder } = attempted;
  run.activity.begin(draft.work_item.id, 'landing');
  const refuse = (status: RunStatus, reason: string, more: Partial<ReceiptDraft> = {}): Receipt =>
    recordEnded(run, { folder, draft: { ...draft, status, reason, ...more } });
  const paths = change.changes.map(({ path }) => path);
  const owned = findOwner(paths, request.owners);
  const id = draft.work_item.id;
  if (owned !== undefined) {
    const both = `${quoted(owned.owner)} and ${quoted(id)} both change ${quoted(owned.path, 200)}`;
    return refuse('failure', `file_ownership: ${both}; ${quoted(owned.owner)} comes first in the file`);
  }
  const merged = await mergeOnto(run, request);
  if (merged === 'aborted') return undefined;
  if (typeof merged !== 'string') return refuse(merged.status, merged.reason, { tests: merged.tests });
  const patch = await readPatch(run, change);
  if (patch === 'cancelled') return undefined;
  if (patch === 'too-large') {
    const reason = `the change is too large to land: its patch is larger than ${MAX_PATCH_BYTES >> 20} MB`;
    return refuse('denied', reason, { admission: { ok: false, reason } });
  }
  const receipt = await land(run, { draft, tree: change.tree, patch, folder, merged });
  if (receipt === undefined) return undefined;
  for (const path of paths) request.owners.set(path, id);
  return receipt;
}

/**
 * The tree that the branch gets: the run's own, or, where the branch has moved, the branch head with what the run
 * changed.
 */
async function mergeOnto(run: WorkRun, { attempted, base, slot }: LandingRequest) {
  if (attempted.kind !== 'ready') throw new Error('only what is ready is merged');
  const { change, draft, folder } = attempted;
  if (run.branchHead === base.commit) return change.tree;
  const { store } = run.privateArea;
  const indexFile = join(store.folder, 'landing.index');
  const tree = await transplant(store, { indexFile, from: base.commit, to: change.tree, onto: run.branchHead });
  const { work_item: item } = draft;
  const agent = run.agents.get(item.agent_id);
  if (agent === undefined) throw new Error('an item without an agent was run');
  const tested = await testTree(run, { item, tree, slot, folder, agent, name: 'test-merged' });
  if (tested.kind === 'aborted') return 'aborted';
  if (tested.kind === 'passed') return tree;
  return { ...tested, reason: `${tested.reason} (together with what landed before it)` };
}

interface ToLand {
  readonly draft: ReceiptDraft;
  readonly tree: string;
  readonly patch: Buffer;
  readonly folder: string;
  readonly merged: string;
}

/** Undefined: the run was interrupted before anything was written of the landing. */
async function land(run: WorkRun, { draft, tree, patch, folder, merged }: ToLand): Promise<Receipt | undefined> {
  const { privateArea, paths, journal, branch } = run;
  const { store, repository } = privateArea;
  const message = commitMessage(draft);
  const isOnBranchHead = run.branchHead === draft.before_commit;
  const side = isOnBranchHead
    ? undefined
    : await commitTree(store, {
        tree,
        parents: [draft.before_commit],
        message,
        identity: IDENTITY,
        date: draft.ended_at,
      });
  const landedHash = isOnBranchHead ? draft.after_hash : (await run.hasher.hashTreeUntil(merged, run.signal))?.hash;
  if (landedHash === undefined) return undefined;
  const tool = writeProof(run, { draft, patch, folder });
  const files = hashFiles(run, folder);
  withReserve(run, () => linkReplayTool(paths, run.replayTool, folder));
  const whole: ReceiptDraft = { ...draft, landed_hash: landedHash, files, replay_tool: tool };
  const { landed } = historyIn(journal);
  const landing: Landing = {
    iter: landed.length + 1,
    ref: `refs/heads/${branch}`,
    old: run.branchAt ?? null,
    parent: run.branchHead,
    ...(side === undefined ? {} : { merged: side }),
    tree: merged,
    message: side === undefined ? message : mergeMessage(draft),
    date: draft.ended_at,
    draft: {
      receipt: whole,
      previous: run.previous,
      store_base: store.base,
      ...(run.inPlace ? { follows: run.branchHead } : {}),
    },
  };
  requireWorkLock(run.lock);
  if (run.inPlace)
    withReserve(run, () => markFollowing(paths, { id: draft.id, plan: draft.plan, follows: run.branchHead }));
  let receipt: Receipt | undefined;
  const beforeSwap = (commit: string): void => {
    receipt = completeReceipt(landing, commit, run.blake3);
    const hidden = receipt;
    withReserve(run, () => writeReceipt(paths, hidden));
    faultPoint('landing:after-receipt');
  };
  const intents: AcceptancePaths['intents'] = {
    seal: (record) => journal.seal(record),
    isNext: (hidden) => journal.isNext(hidden),
    appendSealed: (hidden) => withReserve(run, () => journal.appendSealed(hidden)),
  };
  const acceptance = { store, repository, intents, trailer: INTENT_TRAILER, beforeSwap, signal: run.signal };
  const retained = await acceptTree(acceptance, landing);
  if (retained.kind === 'cancelled') return undefined;
  if (retained.kind === 'moved') {
    dropLanding({ paths, journal }, landing);
    throw branchMoved(branch, retained.actual);
  }
  if (receipt === undefined) throw new Error('a run landed without a receipt');
  appendWorkRecord(run, { ...landedRecord(receipt, landing) });
  faultPoint('landing:after-record');
  run.branchHead = retained.commit;
  run.branchAt = retained.commit;
  run.previous = receipt.receipt_hash;
  if (receipt.after_hash !== null) run.history.set(receipt.after_hash, receipt.id);
  return receipt;
}

/** All of a receipt follows from the landing and the commit: made again, it is the same. */
export function completeReceipt({ merged, draft }: Landing, commit: string, blake3: Blake3): Receipt {
  const whole = { ...draft.receipt, after_commit: merged ?? commit, landed_commit: commit };
  return sealReceipt(whole, { previous: draft.previous, blake3 });
}

/** The record of a landing whose receipt is complete. */
export function landedRecord(receipt: Receipt, { draft: { follows } }: Landing): LandedRecord {
  const { id, plan, work_item: item, work_item_hash, after_hash, landed_commit, receipt_hash } = receipt;
  return {
    ...{ kind: 'landed', id, plan, item: item.id, work_item_hash, receipt_hash },
    after_hash: after_hash ?? '',
    landed_commit: landed_commit ?? '',
    ...(follows === undefined ? {} : { follows }),
  };
}

/**
 * Writes the recorded change and the script that replays the run next to its logs; gives the hash of the script's tool.
 */
function writeProof(run: WorkRun, { draft, patch, folder }: Pick<ToLand, 'draft' | 'patch' | 'folder'>): string {
  const agent = Number(draft.agent.id.slice('agent-'.length));
  const script = renderReplayScript({
    agent,
    item: draft.work_item.id,
    receipt: draft.id,
    beforeCommit: draft.before_commit,
    beforeHash: draft.before_hash,
    afterHash: draft.after_hash ?? '',
    tool: run.replayTool,
  });
  withReserve(run, () => {
    writeOwnFile(join(folder, 'changes.patch'), patch);
    writeOwnFile(join(folder, replayName(draft)), script, 0o755);
    syncFiles(folder);
    storeReplayTool(run.paths, run.replayTool);
  });
  return run.replayTool.hash;
}

/** What a receipt names is on the disk before it. */
function syncFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const descriptor = openSync(join(folder, name), 'r');
    try {
      // Of an empty file there is only the name, which is its folder's.
      if (fstatSync(descriptor).size > 0) fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** Writes the receipt of a run that came to nothing; it counts with its record. */
function recordEnded(run: WorkRun, { folder, draft }: Pick<Extract<Attempted, { kind: 'ended' }>, 'folder' | 'draft'>) {
  requireWorkLock(run.lock);
  const files = hashFiles(run, folder);
  syncFiles(folder);
  const receipt = sealReceipt({ ...draft, files }, { previous: null, blake3: run.blake3 });
  withReserve(run, () => writeReceipt(run.paths, receipt));
  faultPoint('landing:after-receipt');
  const { id, plan, work_item: item, status, receipt_hash } = receipt;
  appendWorkRecord(run, { kind: 'ended', id, plan, item: item.id, status, receipt_hash });
  faultPoint('landing:after-record');
  return receipt;
}

export interface RecoveryRequest {
  readonly paths: WorkPaths;
  readonly journal: Journal;
  readonly refs: Git;
  /** The private area, as the killed run left it. */
  readonly folder: string;
  readonly blake3: Blake3;
}

/** Ends a landing that a killed run had begun: it has landed, once, or not at all. */
export async function finishLanding(request: RecoveryRequest): Promise<void> {
  const { paths, journal, refs, folder, blake3 } = request;
  const { pending } = historyIn(journal);
  if (pending === undefined) return;
  const { landing, hash } = pending;
  const store = findStore({ folder: storeFolder(folder), base: landing.draft.store_base });
  if (store !== undefined) removeStaleLocks(store.gitDir);
  const beforeSwap = (commit: string): void => writeReceipt(paths, completeReceipt(landing, commit, blake3));
  const { repository } = paths;
  const recovery = await recoverAcceptance(
    { store, repository, trailer: INTENT_TRAILER, beforeSwap },
    { intent: landing, hash, refs },
  );
  if (recovery.kind === 'kept') {
    journal.append({ ...landedRecord(completeReceipt(landing, recovery.commit, blake3), landing) });
    return;
  }
  if (!(await recordLanded({ journal, refs, blake3 }))) dropLanding({ paths, journal }, landing);
}

/** Records the end of a landing that the branch holds; whether there was one. */
export async function recordLanded({
  journal,
  refs,
  blake3,
}: Pick<RecoveryRequest, 'journal' | 'refs' | 'blake3'>): Promise<boolean> {
  const { pending } = historyIn(journal);
  if (pending === undefined) return false;
  const { landing, hash } = pending;
  const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer: `${INTENT_TRAILER}: ${hash}` });
  if (commit === undefined) return false;
  journal.append({ ...landedRecord(completeReceipt(landing, commit, blake3), landing) });
  return true;
}

/** Records that a landing is lost, and removes what is of it alone. */
export function dropLanding({ paths, journal }: Pick<RecoveryRequest, 'paths' | 'journal'>, { draft }: Landing): void {
  const id = String(draft?.receipt?.id);
  const isConcluded = journal.records.some(({ kind, id: of }) => (kind === 'landed' || kind === 'ended') && of === id);
  journal.append({ kind: 'lost', id });
  // A record from elsewhere may name a run that was concluded, or none: what is there stays.
  if (isConcluded || !isId(id)) return;
  // The receipt last: a folder with a receipt of its own, and none among the others, is not of a killed run.
  removeTree(runFolder(paths, id));
  rmSync(receiptPath(paths, id), { force: true });
}

function branchMoved(branch: string, actual: string | undefined): PreconditionError {
  const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual} now`;
  return new PreconditionError({
    message: `${found}: somebody else moved it while the plan ran`,
    remedy: 'Run the plan again: it continues from where the branch is.',
  });
}
