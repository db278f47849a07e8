/**
 * The items of a level, side by side.
 * Invariant: each starts from the level's base, whatever the others do, and they are concluded in the order of the
 * file, one at a time: how many run at once changes nothing but the time.
 */
import { findOverspending } from '../attempt/agent/spending.ts';
import { type Attempted, attemptItem, type LevelBase } from './attempt-item.ts';
import type { WorkItem } from './contract.ts';
import { concludeItem } from './landing.ts';
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
  const attempts = items.map(() =>
    createDeferred<Attempted | { readonly kind: 'withheld'; readonly reason: string }>(),
  );
  let next = 0;
  let isBroken = false;
  const work = async (laneNumber: number): Promise<void> => {
    while (next < items.length && !isBroken) {
      const at = next;
      next += 1;
      const [item, attempt] = [items[at], attempts[at]];
      if (item === undefined || attempt === undefined) return;
      if (run.signal.aborted) {
        attempt.resolve({ kind: 'aborted' });
        continue;
      }
      const overspending = run.proposed === undefined ? findOverspending(run.spending) : undefined;
      if (overspending !== undefined) {
        attempt.resolve({ kind: 'withheld', reason: `budget.usd: ${overspending}` });
        continue;
      }
      onBegin(item.id);
      attempt.resolve(await attemptItem(run, { item, laneNumber, base }));
    }
  };
  // The lane after those of the agents is for testing what is merged.
  const laneNumber = jobs + 1;
  const concludeAll = async (): Promise<void> => {
    for (const [at, item] of items.entries()) {
      const attempted = await attempts[at]?.promise;
      if (attempted === undefined) return;
      if (attempted.kind === 'withheld') {
        await conclude(item, { withheld: attempted.reason });
        continue;
      }
      const receipt =
        attempted.kind === 'aborted' ? undefined : await concludeItem(run, { attempted, base, owners, laneNumber });
      await conclude(item, receipt === undefined ? { withheld: INTERRUPTED } : { receipt });
    }
  };
  const fail = (error: unknown): never => {
    isBroken = true;
    run.callOff();
    // Whoever waits for what will never come is told; the first error is the one that counts.
    for (const { reject, promise } of attempts) {
      promise.catch(() => undefined);
      reject(error);
    }
    throw error;
  };
  const lanes = Array.from({ length: Math.min(jobs, items.length) }, (_, index) => work(index + 1).catch(fail));
  const ends = await Promise.allSettled([...lanes, concludeAll().catch(fail)]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

function createDeferred<T>(): Deferred<T> {
  let settle: Omit<Deferred<T>, 'promise'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (settle === undefined) throw new Error('a promise without its functions');
  return { promise, ...settle };
}
