import { join } from 'node:path';
import { type BrokenOff, brokenBook } from '../../attempt/broken-canary.ts';
import { writeBrokenTree } from '../../attempt/broken-tree.ts';
import { guardCommands } from '../../attempt/decide/guard.ts';
import { type Bench, runBeside } from './measuring.ts';

export interface BrokenPlace {
  /** Number of the lane whose clean checkout is used. */
  readonly lane: number;
  /** Folder whose `runs` holds the logs. */
  readonly logs: string;
  /** Why nothing more is to be measured now; asked before each run but the first. */
  readonly mayGoOn: () => string | undefined;
  /** Told what is odd about it. */
  readonly note?: ((remark: string) => void) | undefined;
}

/** Tries the deliberately broken candidate; undefined: done. */
export async function releaseBroken(
  bench: Bench,
  { lane, logs, mayGoOn, note }: BrokenPlace,
): Promise<BrokenOff | undefined> {
  const also = guardCommands(bench.book.session.settings);
  return brokenBook(bench.book, {
    ...{ tree: await writeBrokenTree(bench), mayGoOn, note },
    score: (name, environment) =>
      runBeside(bench, name, {
        lane,
        logs: join(logs, 'runs'),
        prefix: `canary-broken-${name.index}-`,
        // Guards say the same each time; all that could refuse a change are asked once.
        what: name.index === 1 ? { kind: 'guarded', also } : { kind: 'bare' },
        environment,
      }),
  });
}
