/**
 * The items of a level, side by side.
 * Invariant: each starts from the level's base, whatever the others do, and they are concluded in the order of the
 * file, one at a time: how many run at once changes nothing but the time. On a full disk an item that did not come to
 * an end of its own is tried again when no other is at work: what one item fills is not held against the others.
 */
import { findOverspending } from '../engine/agent/spending.ts';
import { emptyWorkspaces, makeRoom } from '../engine/workspace/private-area.ts';
import type { WorkItem } from '../settings/work-plan.ts';
import { type Attempted, attemptItem, type LevelBase } from './attempt-item.ts';
import { concludeItem } from './landing.ts';
import { attemptSeparately } from './parallel-attempt.ts';
import type { Receipt } from './receipt.ts';
import type { WorkRun } from './work-run.ts';

interface LevelRequest {
  readonly items: readonly WorkItem[];
  readonly base: LevelBase;
  readonly jobs: number;
  readonly onBegin: (id: string) => void;
}

/** What became of an item: its receipt, or why it has none. */
export type Concluded = { readonly receipt: Receipt } | { readonly withheld: string };

const INTERRUPTED = 'the run was interrupted while it was under way';

/** Runs the items of a level, `jobs` at a time; concludes each when all before it in the file are concluded. */
export async function runLevel(
  run: WorkRun,
  { items, base, jobs, onBegin }: LevelRequest,
  conclude: (item: WorkItem, concluded: Concluded) => Promise<void>,
): Promise<void> {
  const owners = new Map<string, string>();
  const attempts = items.map(() => createDeferred<Attempted>());
  let next = 0;
  let isBroken = false;
  const slots = Array.from({ length: Math.min(jobs, items.length) }, (_, index) => index + 1);
  const crowdedOut: number[] = [];
  const take = async (at: number, slot: number, attemptOne: typeof attemptSeparately): Promise<void> => {
    const [item, attempt] = [items[at], attempts[at]];
    if (item === undefined || attempt === undefined) return;
    if (run.signal.aborted) {
      attempt.resolve({ kind: 'aborted' });
      return;
    }
    const overspending = run.proposed === undefined ? findOverspending(run.spending) : undefined;
    if (overspending !== undefined) {
      attempt.resolve({ kind: 'withheld', reason: `budget.usd: ${overspending}` });
      return;
    }
    const unable = run.proposed === undefined ? run.agentEnds.unable : undefined;
    if (unable !== undefined) {
      attempt.resolve({ kind: 'withheld', reason: unable.reason });
      return;
    }
    onBegin(item.id);
    const attempted = await attemptOne(run, { item, slot, base });
    if (attempted === undefined) crowdedOut.push(at);
    else attempt.resolve(attempted);
  };
  const work = async (slot: number): Promise<void> => {
    const attemptOne = slots.length === 1 ? attemptItem : attemptSeparately;
    while (next < items.length && !isBroken) {
      const at = next;
      next += 1;
      await take(at, slot, attemptOne);
    }
  };
  const workAlone = async (): Promise<void> => {
    for (const at of crowdedOut.sort((one, other) => one - other)) {
      await emptyWorkspaces(run.privateArea, slots);
      if (!isBroken) await take(at, 1, attemptItem);
    }
    // Landing takes room, too.
    await makeRoom(run.privateArea, slots);
  };
  // The workspace after those of the agents is for testing what is merged.
  const slot = jobs + 1;
  const fail = (error: unknown): never => {
    isBroken = true;
    run.cancel();
    // Whoever waits for something that will never come gets the error; the first one counts.
    for (const { reject, promise } of attempts) {
      promise.catch(() => undefined);
      reject(error);
    }
    throw error;
  };
  const workspaces = slots.map((number) => work(number).catch(fail));
  const alone = Promise.allSettled(workspaces).then(workAlone).catch(fail);
  const concludeAll = async (): Promise<void> => {
    for (const [at, item] of items.entries()) {
      const attempted = await attempts[at]?.promise;
      if (attempted === undefined) return;
      // What fills the disk is gone when the items are.
      if (await makeRoom(run.privateArea, [])) await Promise.allSettled([alone]);
      if (attempted.kind === 'withheld') {
        await conclude(item, { withheld: attempted.reason });
        continue;
      }
      const receipt =
        attempted.kind === 'aborted' ? undefined : await concludeItem(run, { attempted, base, owners, slot });
      await conclude(item, receipt === undefined ? { withheld: INTERRUPTED } : { receipt });
    }
  };
  const ends = await Promise.allSettled([...workspaces, alone, concludeAll().catch(fail)]);
  await makeRoom(run.privateArea, [slot]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

function createDeferred<T>(): Deferred<T> {
  let conclude: Omit<Deferred<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    conclude = { resolve, reject };
  });
  if (conclude === undefined) throw new Error('a promise without its functions');
  return { promise, ...conclude };
}
