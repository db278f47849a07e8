/**
 * What a run with a policy owes itself before a candidate can be tested: calibration and canaries.
 * Invariant: each begins with a record; what a signal or the machine breaks off is recorded as interrupted, and is due
 * again when the same candidate goes on.
 */
import { join } from 'node:path';
import { type BrokenOff, brokenBook } from '../attempt/broken-canary.ts';
import { writeBrokenTree } from '../attempt/broken-tree.ts';
import { dueIn, isBrokenDue } from '../attempt/decide/session.ts';
import { MAX_MOVES } from '../attempt/measure-task.ts';
import { type Broken, calibrateBook, canaryBook } from '../attempt/own-tasks.ts';
import type { ActiveMission } from './active-mission.ts';
import { evaluatorStep, judgingSteps } from './judging.ts';
import { type Bench, measure, runBeside } from './measuring.ts';

/** What tells of what it found of the evaluator meanwhile. */
export type Noting = Bench & Pick<ActiveMission, 'emit'>;

export type Prepared =
  | { readonly kind: 'ready' }
  /** The evaluator cannot be trusted. */
  | { readonly kind: 'alarm'; readonly reason: string }
  | Broken
  | BrokenOff;

/** Does what is due before the next candidate; promotions are done between sessions. */
export async function prepare(bench: Noting): Promise<Prepared> {
  // While a session worked nobody looked: what is stored may be of another environment by now.
  bench.book.lookAround();
  for (;;) {
    const due = dueIn(bench.book.session);
    switch (due.kind) {
      case 'stop':
        return { kind: 'alarm', reason: due.reason };
      case 'calibration': {
        const broken = await calibrate(bench);
        if (broken !== undefined) return broken;
        break;
      }
      case 'canary': {
        const ended = await canaryBook(bench.book, (trial) => measure(bench, trial, logsOf(bench.place, trial)));
        if (ended.kind === 'broken') return ended;
        break;
      }
      case 'promotion':
      case 'confirmation':
      case 'candidate': {
        if (!isBrokenDue(bench.book.session)) return { kind: 'ready' };
        const broken = await tryBroken(bench);
        if (broken !== undefined) return broken;
        break;
      }
      default:
        return due satisfies never;
    }
  }
}

async function tryBroken(bench: Noting): Promise<BrokenOff | undefined> {
  const { book, emit, place } = bench;
  const logs = join(place.folder, 'canary-broken');
  return brokenBook(book, {
    tree: await writeBrokenTree(bench),
    // Guards say the same each time.
    score: (name, environment) =>
      runBeside(bench, name, {
        steps:
          name.index === 1
            ? judgingSteps(bench, join(logs, '1'))
            : [evaluatorStep(bench, join(logs, `${name.index}`, 'evaluator'))],
        mustPass: true,
        environment,
      }),
    note: (note) => emit({ kind: 'note', note }),
  });
}

/** How noisy is the evaluator? Measured on the last kept commit, before the first comparison and after a drift. */
export async function calibrate(bench: Noting): Promise<Broken | undefined> {
  const { book, place, emit } = bench;
  if (book.session.noise !== null) return undefined;
  for (let moves = 0; ; moves += 1) {
    const ended = await calibrateBook(
      book,
      (calibration) => measure(bench, calibration, logsOf(place, calibration)),
      (note) => emit({ kind: 'note', note }),
    );
    if (ended.kind === 'over') return undefined;
    if (ended.why !== 'moved' || moves === MAX_MOVES) return ended;
  }
}

/** Folder for what the evaluator prints in a task of the run. */
export function logsOf({ folder }: Pick<Bench['place'], 'folder'>, { id }: { readonly id: string }): string {
  return join(folder, id.replace(' ', '-'));
}
