/**
 * Ending what a killed run in place had begun, before anybody looks at the checkout.
 * Invariant: the branch decides, as it does of everything that lands: where it holds the landing, the checkout is brought
 * to the state after it, else back to the one before. Only paths that the landing changes are touched, and only where
 * they are of one of the two states: a file that is of neither is the user's, and then nothing is touched and everybody
 * is told. A landing that no run here began leaves everything alone. It is done under the lock of the work items, so never beside a run that lives.
 * Crash while settling: settling again ends it.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createBlake3 } from '../base/blake3.ts';
import { AutorizeError, ContractError, EXIT } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Git } from '../kernel/git.ts';
import { diffTrees } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import type { Journal } from '../kernel/journal.ts';
import { readRef } from '../kernel/refs.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { openRefs, type RefsPlace } from '../kernel/user-repository.ts';
import { exchangeFiles } from './exchange.ts';
import { reverseChange } from './exchange-plan.ts';
import { forgetFollowing, isFollowedHere } from './follow-mark.ts';
import { foldHistory, type History, type LandedRecord } from './history.ts';
import { recordLanded } from './landing.ts';
import { lockWork } from './opening.ts';
import { openWorkJournal, readWorkJournal, shownPath, type WorkPlace } from './store.ts';

// Many times what a checkout takes to follow what landed.
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;

/**
 * Brings a checkout that follows a landing to one of its two states. Throws where that cannot be: then the checkout may
 * hold files of before and of after.
 */
export async function settleCheckout(
  place: WorkPlace,
  host: Pick<Host, 'now'>,
  { patienceMs = PATIENCE_MS }: { readonly patienceMs?: number } = {},
): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let history = historyOf(place); isOpen(history); history = historyOf(place)) {
    requireOwn(place, history);
    try {
      await using lock = await lockWork(place, host);
      if (!lock.isHeld()) continue;
      using journal = openWorkJournal(place);
      await settleLocked(place, journal);
      return;
    } catch (error) {
      const code = error instanceof AutorizeError ? error.code : '';
      // Whoever holds the lock, or would have to, has not come to the checkout yet.
      if (code.startsWith('lock') && historyOf(place).thawing === undefined) return;
      if (!(error instanceof AutorizeError && code === 'locked')) throw explain(error);
      if (performance.now() > until) throw followed(error);
      await pause(RETRY_MS);
    }
  }
}

/**
 * The same for those who look at something else: why the checkout may hold files of before and of after, undefined where
 * it does not. A run that is alive is not waited for.
 */
export async function trySettling(place: WorkPlace, host: Pick<Host, 'now'>): Promise<string | undefined> {
  try {
    await settleCheckout(place, host, { patienceMs: 0 });
    return undefined;
  } catch (error) {
    if (error instanceof AutorizeError && error.code === 'checkout_open') return `${error.message}. ${error.remedy}`;
    throw error;
  }
}

/** Tells a state that was looked at while a checkout followed from one that was not: equal before and after. */
export function followMark(place: WorkPlace): string {
  const { landed, thawing } = historyOf(place);
  return `${landed.length} ${thawing === undefined}`;
}

function historyOf(place: WorkPlace): History {
  return foldHistory(readWorkJournal(place));
}

function isOpen({ thawing, pending }: History): boolean {
  return thawing !== undefined || pending?.landing.draft.follows !== undefined;
}

/** Throws where nothing shows that it was a run here which began the landing that the checkout should follow. */
function requireOwn(place: WorkPlace, { thawing, pending }: History): void {
  const { receipt, follows } = pending?.landing.draft ?? {};
  const ofPending = receipt === undefined || follows === undefined ? [] : [{ ...receipt, follows }];
  const begun = [...ofPending, ...(thawing === undefined ? [] : [thawing])];
  const foreign = begun.find((each) => !isFollowedHere(place, each));
  if (foreign === undefined) return;
  throw new AutorizeError('checkout_open', EXIT.precondition, {
    message: `${shownPath(place, place.journal)} asks for a change of the checkout by the run ${foreign.id}, which did not begin here; nothing was touched`,
    remedy: 'If the records came with the repository, move .autorize/work away. If the run was yours: git status.',
  });
}

/** The same for who holds the lock. */
export async function settleLocked(place: WorkPlace, journal: Journal): Promise<void> {
  const history = foldHistory(journal.records);
  if (!isOpen(history)) return;
  requireOwn(place, history);
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-settle-'));
  try {
    const refs = openRefs(place.repository, scratch);
    await recordLanded({ journal, refs: refs.refs, blake3: await createBlake3() });
    const { thawing } = foldHistory(journal.records);
    // A landing that the branch does not hold is the next run's to end.
    if (thawing === undefined) return;
    await bringOver(place, thawing, refs);
    journal.append({ kind: 'thawed' });
    forgetFollowing(place);
  } finally {
    removeTree(scratch);
  }
}

async function bringOver(place: WorkPlace, landed: LandedRecord, { refs, gitDir, home }: RefsPlace): Promise<void> {
  const { follows = '', landed_commit: commit } = landed;
  const { folder, gitDir: own, objects } = place.repository;
  const changes = await diffTrees({ git: refs }, { from: follows, to: commit });
  const isHeld = await holds(refs, landed);
  const wanted = isHeld ? changes : changes.map(reverseChange);
  const where = { folder, objects: { gitDir, home, objects }, staging: [place.folder, own], lasts: true };
  const exchanged = await exchangeFiles(where, wanted);
  if (exchanged.kind === 'done') return;
  const { path } = exchanged;
  const target = isHeld ? commit : follows;
  const isGone = wanted.find((each) => each.path === path)?.status === 'D';
  throw unsettled(
    `${quoted(path, 200)} was changed since`,
    isGone ? 'Move it elsewhere.' : `Copy yours elsewhere, then: git checkout ${target} -- ${quoted(path, 200)}`,
  );
}

async function holds(refs: Git, { plan, landed_commit: base }: LandedRecord): Promise<boolean> {
  const branchHead = await readRef(refs, `refs/heads/autorize-work/${plan}`);
  return branchHead !== undefined && (await isAncestor(refs, { base, branchHead }));
}

const OPEN = 'a run in place was killed while the checkout followed what landed';

function unsettled(why: string, remedy: string, cause?: unknown): AutorizeError {
  const message = `${OPEN}, and ${why}; it may hold files of before and of after`;
  return new AutorizeError('checkout_open', EXIT.precondition, { message, remedy, cause });
}

/** The error for whatever keeps the checkout from being brought to one of its states. */
function explain(error: unknown): unknown {
  if (error instanceof ContractError || (error instanceof AutorizeError && error.code === 'checkout_open'))
    return error;
  if (!(error instanceof AutorizeError) && !isSystemError(error)) return error;
  const why = error instanceof Error ? error.message : String(error);
  const remedy = error instanceof AutorizeError ? error.remedy : 'Make the folder writable, then do it again.';
  return unsettled(`cannot be brought to the end: ${why}`, remedy, error);
}

function followed(cause: AutorizeError): AutorizeError {
  return new AutorizeError('checkout_open', EXIT.locked, {
    message: `the checkout follows what landed just now, and may hold files of before and of after; ${cause.message}`,
    remedy: 'Wait for the run, or end it.',
    cause,
  });
}
