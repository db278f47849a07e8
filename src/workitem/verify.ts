/**
 * Whether receipts, runs and git still say the same.
 * Invariant: only looked at; no lock is taken, and nothing is repaired, but for a checkout that a killed run in place left
 * on the way (finish-landing.ts). Every byte of a receipt, of the journal, of a
 * run's files and of an artifact is covered by a hash that is compared here.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Blake3, createBlake3 } from '../base/blake3.ts';
import { PreconditionError } from '../base/errors.ts';
import { type Finding, findingsOf, type Issue, type Verified, verifiedBy } from '../base/finding.ts';
import { quoted } from '../base/text.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import { type Git, GitError } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readRef } from '../kernel/refs.ts';
import { withRefs } from '../kernel/temporary-refs.ts';
import { checkBranches } from './branch-check.ts';
import { tryRestoring } from './finish-landing.ts';
import { foldHistory, type History, type LandedRecord } from './history.ts';
import { findLanded, INTENT_TRAILER } from './landed.ts';
import { completeReceipt, landedRecord } from './landing.ts';
import { findUnnamed } from './lost-runs.ts';
import type { Receipt } from './receipt.ts';
import { hashOfReceipt, renderReceipt } from './receipt-seal.ts';
import { adjacentTool } from './replay-tool.ts';
import { staysHere } from './run-files.ts';
import { StateHasher } from './state-hash.ts';
import {
  decodeReceipt,
  readWorkJournal,
  receiptPath,
  runFolder,
  shownPath,
  toolPath,
  type WorkPaths,
  workPathsOf,
} from './store.ts';

export interface VerifiedWork extends Verified {
  /** The receipts that were checked. */
  readonly receipts: readonly Receipt[];
}

export interface VerifyWorkRequest {
  /** An id, or the path of a receipt's file; without one, all there are. */
  readonly receipt?: string | undefined;
}

interface Checking {
  readonly paths: WorkPaths;
  readonly history: History;
  readonly refs: Git;
  readonly hasher: StateHasher;
  readonly blake3: Blake3;
}

/** Checks one receipt or all of them: schema, hashes, chain, files of the run, and the commits that they speak of. */
export async function verifyWork({ receipt }: VerifyWorkRequest, host: Host): Promise<VerifiedWork> {
  const paths = workPathsOf(host);
  const open = await tryRestoring(paths, host);
  const verified = await withRefs(paths.repository, (refs) => verifyWorkAt(paths, { receipt, refs, host }));
  if (open === undefined) return verified;
  return { ...verified, findings: [{ kind: 'unchecked', what: 'the checkout', detail: open }, ...verified.findings] };
}

/** The same for files and branches that may lie elsewhere. */
export async function verifyWorkAt(
  paths: WorkPaths,
  { receipt, refs, host }: VerifyWorkRequest & { readonly refs: Git; readonly host: Host },
): Promise<VerifiedWork> {
  const blake3 = await createBlake3();
  const records = readWorkJournal(paths);
  const history = foldHistory(records);
  const checking = { paths, history, refs, blake3, hasher: new StateHasher(refs, blake3) };
  const landed = await allLanded(checking);
  const targets = receipt === undefined ? listTargets(checking, landed) : [targetOf(paths, receipt, host)];
  const receipts: Receipt[] = [];
  const findings: Finding[] = [];
  for (const target of targets) {
    const { found, wrong } = await checkReceipt(checking, { ...target, landed });
    if (found !== undefined) receipts.push(found);
    findings.push(...findingsOf(target.id, wrong, describe(found)));
    findings.push(...(found === undefined ? [] : listUnchecked(checking, found)));
  }
  const branches = { refs, records, landed, blake3 };
  if (receipt === undefined) findings.push(...checkStore(checking, landed), ...(await checkBranches(branches)));
  else {
    for (const { landed_commit: commit } of receipts) {
      findings.push(...(await checkBranches({ ...branches, commit })));
    }
  }
  return { ...verifiedBy(findings), receipts };
}

function describe(receipt: Receipt | undefined): string {
  if (receipt === undefined) return '';
  const { status, work_item: item, plan } = receipt;
  return `${item.id} of ${plan}: ${status}`;
}

/** What landed by the journal, and, where its run was killed in between, by the branch. */
async function allLanded({ history, refs, blake3 }: Checking): Promise<readonly LandedRecord[]> {
  const { landed, pending } = history;
  if (pending === undefined) return landed;
  const { landing, hash } = pending;
  const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer: `${INTENT_TRAILER}: ${hash}` });
  if (commit === undefined) return landed;
  // As the record that the next run writes: its receipt has to be here, and to be that of the intent.
  return [...landed, landedRecord(completeReceipt(landing, commit, blake3), landing)];
}

interface Target {
  readonly id: string;
  readonly path: string;
}

function listTargets({ paths, history }: Checking, landed: readonly LandedRecord[]): Target[] {
  return [...landed, ...history.ended].map(({ id }) => ({ id, path: receiptPath(paths, id) }));
}

function targetOf(paths: WorkPaths, named: string, { cwd }: Host): Target {
  const byId = receiptPath(paths, named);
  if (!named.includes('/') && existsSync(byId)) return { id: named, path: byId };
  const path = resolve(cwd, named);
  if (!existsSync(path)) {
    throw new PreconditionError({
      message: `there is no receipt ${quoted(named, 200)}`,
      remedy: 'Name its id, or the path of its file. See: autorize work status',
    });
  }
  const name = basename(path, '.json');
  return { id: name === 'RECEIPT' ? basename(join(path, '..')) : name, path };
}

/** The receipt that a name stands for: its id, or the path of its file. */
export function findReceipt(named: string, host: Host): { readonly receipt: Receipt; readonly paths: WorkPaths } {
  const paths = workPathsOf(host);
  const { path } = targetOf(paths, named, host);
  return { receipt: decodeReceipt(path, shownPath(paths, path)), paths };
}

interface ToCheck extends Target {
  readonly landed: readonly LandedRecord[];
}

async function checkReceipt(
  checking: Checking,
  { id, path, landed }: ToCheck,
): Promise<{ readonly found: Receipt | undefined; readonly wrong: Issue[] }> {
  const { paths, blake3, history } = checking;
  const file = shownPath(paths, path);
  let receipt: Receipt;
  try {
    receipt = decodeReceipt(path, file);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { found: undefined, wrong: [{ where: { file }, detail }] };
  }
  const wrong: Issue[] = [];
  const require = (isRight: boolean, detail: string, member?: keyof Receipt): void => {
    const where = member === undefined ? { file } : { file, path: `$.${member}` };
    if (!isRight) wrong.push({ where, detail });
  };
  require(readFileSync(path, 'utf8') === renderReceipt(receipt), 'its file is spelled otherwise than it was written');
  require(hashOfReceipt(receipt, blake3) ===
    receipt.receipt_hash, 'receipt_hash is not the hash of the rest', 'receipt_hash');
  require(receipt.id === id, `its id is ${quoted(receipt.id)}`, 'id');
  const at = landed.findIndex((each) => each.id === receipt.id);
  const record = landed[at] ?? history.ended.find((each) => each.id === receipt.id);
  require(record !== undefined, 'no record of the journal names it');
  require(record === undefined ||
    record.receipt_hash === receipt.receipt_hash, 'the journal has another receipt_hash', 'receipt_hash');
  const previous = at > 0 ? (landed[at - 1]?.receipt_hash ?? null) : null;
  const broken = 'previous_receipt_hash is not the hash of the receipt before it';
  require(receipt.previous_receipt_hash === previous, broken, 'previous_receipt_hash');
  require((receipt.status === 'success') ===
    (at !== -1), `its status is ${quoted(receipt.status)}, which its record is not`, 'status');
  const others = [...checkFiles(checking, receipt), ...(await checkCommits(checking, receipt))];
  wrong.push(...others.map((detail) => ({ where: { file }, detail })));
  return { found: receipt, wrong };
}

function listUnchecked({ paths }: Checking, { id, files, status, replay_tool }: Receipt): Finding[] {
  const gone = Object.keys(files).filter((name) => staysHere(name) && !existsSync(join(runFolder(paths, id), name)));
  const findings: Finding[] = [];
  if (gone.length > 0) {
    const detail = `not here, where it ran on another machine: ${gone.join(', ')}`;
    findings.push({ kind: 'unchecked', what: id, detail });
  }
  if (status === 'success' && replay_tool === undefined) {
    const detail = 'the program that replays it is not covered: written by an older version';
    findings.push({ kind: 'unchecked', what: id, detail });
  }
  return findings;
}

function checkFiles({ paths, blake3 }: Checking, receipt: Receipt): string[] {
  const folder = runFolder(paths, receipt.id);
  const twin = join(folder, 'RECEIPT.json');
  const isTwin = isFile(twin) && readFileSync(twin, 'utf8') === renderReceipt(receipt);
  const wrong = isTwin ? [] : ['RECEIPT.json beside its run is another one'];
  for (const [name, hash] of Object.entries(receipt.files)) {
    const path = join(folder, basename(name));
    if (!existsSync(path) && staysHere(name)) continue;
    if (!isFile(path)) wrong.push(`${quoted(name)} of its run is gone`);
    else if (blake3(readFileSync(path)) !== hash) wrong.push(`${quoted(name)} of its run was changed`);
  }
  if (receipt.replay_tool !== undefined) {
    const path = toolPath(paths, receipt.replay_tool);
    if (!existsSync(path)) wrong.push(`the program that replays it is gone: ${quoted(shownPath(paths, path), 200)}`);
    const isChanged = [path, adjacentTool(folder, receipt.replay_tool)].some(
      (each) => existsSync(each) && (!isFile(each) || blake3(readFileSync(each)) !== receipt.replay_tool),
    );
    if (isChanged) wrong.push('the program that replays it was changed');
  }
  return wrong;
}

const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;

async function checkCommits({ hasher, refs }: Checking, receipt: Receipt): Promise<string[]> {
  const { before_commit, before_hash, after_commit, after_hash, landed_commit, landed_hash, status } = receipt;
  const states = [
    ['before_commit', before_commit, before_hash],
    ['after_commit', after_commit, status === 'success' ? after_hash : null],
    ['landed_commit', landed_commit, landed_hash],
  ] as const;
  const wrong: string[] = [];
  try {
    for (const [name, commit, hash] of states) {
      if (commit === null) continue;
      const state = await hasher.hashTree(commit);
      if (state.hash !== hash) wrong.push(`the state of ${name} is ${state.hash}; the receipt says ${hash}`);
      if (name !== 'after_commit') continue;
      const hashes = new Map(state.entries.map((entry) => [entry.path, entry.hash]));
      for (const { path, content_hash: expected } of receipt.artifacts) {
        if ((hashes.get(path) ?? null) !== expected)
          wrong.push(`the artifact ${quoted(path, 200)} has another content`);
      }
    }
    if (after_commit !== null) {
      const { stdout } = await refs(['rev-list', '--parents', '-n', '1', '--end-of-options', after_commit, '--']);
      const parents = stdout.toString().trim().split(' ').slice(1);
      if (parents.join() !== before_commit) wrong.push('after_commit does not stand on before_commit');
    }
    if (landed_commit !== null && !(await isOnBranch(refs, receipt, landed_commit))) {
      wrong.push(`the branch ${receipt.branch} does not hold landed_commit`);
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    wrong.push(`git cannot read what it speaks of: ${error.message}`);
  }
  return wrong;
}

async function isOnBranch(refs: Git, { branch }: Receipt, commit: string): Promise<boolean> {
  const branchHead = await readRef(refs, `refs/heads/${branch}`);
  return branchHead !== undefined && (await isAncestor(refs, { base: commit, branchHead }));
}

const LOST = {
  detail: 'this run was concluded, and no record of the journal names it',
  remedy: 'if it was killed just then, run the plan again; else the journal was cut',
};

/** Receipts that no record names: put there by somebody, left by a run that was killed, or their records were cut. */
function checkStore({ paths, history }: Checking, landed: readonly LandedRecord[]): Finding[] {
  const pending = history.pending?.landing.draft.receipt.id;
  const known = new Set([...landed, ...history.ended].map(({ id }) => id));
  if (pending !== undefined) known.add(pending);
  const { receipts, runs } = findUnnamed(paths, known);
  const strays = receipts.map((id) => ({
    what: `${id}.json`,
    detail: 'no record of the journal names this receipt',
  }));
  const lost = runs.map((id) => ({ what: id, ...LOST }));
  return [...strays, ...lost].map((each): Finding => ({ kind: 'wrong', ...each }));
}
