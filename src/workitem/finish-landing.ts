/**
 * Ending what a killed run in place had begun, before anybody works with the checkout. Who only looks at plans learns of
 * it, and changes nothing.
 * Invariant: the branch decides, as it does of everything that lands: where it holds the landing, the checkout is brought
 * to the state after it, else back to the one before. Only paths that the landing changes are touched, and only where
 * they are of one of the two states: a file that is of neither is the user's, and then nothing is touched and everybody
 * learns of it. A landing that no run here began leaves everything alone. It happens under the lock of the work items, so
 * never while a run is alive. Crash meanwhile: the next attempt ends it.
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
import { openRefs, type RefsPaths } from '../kernel/user-refs.ts';
import { exchangeFiles } from './exchange.ts';
import { reverseChange } from './exchange-plan.ts';
import { forgetFollowing } from './follow-mark.ts';
import { foldHistory, type History, type LandedRecord } from './history.ts';
import { recordLanded } from './landing.ts';
import { FOLLOWED, MIXED, OPEN, requireOwn, WAIT } from './open-checkout.ts';
import { lockWork } from './opening.ts';
import { historyIn, openWorkJournal, readWorkJournal, type WorkPaths } from './store.ts';

// Many times what a checkout takes to follow what landed.
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;

/**
 * Brings a checkout that follows a landing to one of its two states. Throws where that cannot be: then the checkout may
 * hold files of before and of after.
 */
export async function restoreCheckout(
  paths: WorkPaths,
  host: Pick<Host, 'now'>,
  { patienceMs = PATIENCE_MS }: { readonly patienceMs?: number } = {},
): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let history = historyOf(paths); isOpen(history); history = historyOf(paths)) {
    requireOwn(paths, history);
    try {
      await using lock = await lockWork(paths, host);
      if (!lock.isHeld()) continue;
      using journal = openWorkJournal(paths);
      await restoreLocked(paths, journal);
      return;
    } catch (error) {
      const code = error instanceof AutorizeError ? error.code : '';
      // Whoever holds the lock, or would have to, has not come to the checkout yet.
      if (code.startsWith('lock') && historyOf(paths).thawing === undefined) return;
      if (!(error instanceof AutorizeError && code === 'locked')) throw explain(error);
      if (performance.now() > until) throw followed(error);
      await pause(RETRY_MS);
    }
  }
}

/**
 * The same as `restoreCheckout` for those who work with the checkout next, and bring it to the end as far as that can be: why the checkout may hold files of before and of after, undefined where
 * it does not. A run that is alive is not waited for.
 */
export async function tryRestoring(paths: WorkPaths, host: Pick<Host, 'now'>): Promise<string | undefined> {
  try {
    await restoreCheckout(paths, host, { patienceMs: 0 });
    return undefined;
  } catch (error) {
    if (error instanceof AutorizeError && error.code === 'checkout_open') return `${error.message}. ${error.remedy}`;
    throw error;
  }
}

/** Equal before and after a look, unless a checkout followed its branch meanwhile. */
export function followMark(paths: WorkPaths): string {
  const { landed, thawing } = historyOf(paths);
  return `${landed.length} ${thawing === undefined}`;
}

function historyOf(paths: WorkPaths): History {
  return foldHistory(readWorkJournal(paths));
}

function isOpen({ thawing, pending }: History): boolean {
  return thawing !== undefined || pending?.landing.draft.follows !== undefined;
}

/** The same for who holds the lock. */
export async function restoreLocked(paths: WorkPaths, journal: Journal): Promise<void> {
  const history = historyIn(journal);
  if (!isOpen(history)) return;
  requireOwn(paths, history);
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-landing-'));
  try {
    const refs = openRefs(paths.repository, scratch);
    await recordLanded({ journal, refs: refs.refs, blake3: await createBlake3() });
    const { thawing } = historyIn(journal);
    // A landing that the branch does not hold is the next run's to end.
    if (thawing === undefined) return;
    await bringOver(paths, thawing, refs);
    journal.append({ kind: 'thawed' });
    forgetFollowing(paths);
  } finally {
    removeTree(scratch);
  }
}

async function bringOver(paths: WorkPaths, landed: LandedRecord, { refs, gitDir, home }: RefsPaths): Promise<void> {
  const { follows = '', landed_commit: commit } = landed;
  const { folder, gitDir: own, objects } = paths.repository;
  const changes = await diffTrees({ git: refs }, { from: follows, to: commit });
  const isHeld = await holds(refs, landed);
  const wanted = isHeld ? changes : changes.map(reverseChange);
  const where = { folder, objects: { gitDir, home, objects }, staging: [paths.folder, own], lasts: true };
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

function unsettled(why: string, remedy: string, cause?: unknown): AutorizeError {
  const message = `${OPEN}, and ${why}; ${MIXED}`;
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
    message: `${FOLLOWED}; ${cause.message}`,
    remedy: WAIT,
    cause,
  });
}
