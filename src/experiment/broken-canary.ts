/**
 * The deliberately broken candidate: the protected files alone, without anything that an agent could change. It must fail.
 * Invariant: each run of it is recorded before it is judged, and what came of it once it is settled; one that was broken
 * off goes on where it stopped.
 */
import { join } from 'node:path';
import { BROKEN_TASK, brokenOutcome, isRefusedByMetric } from '../attempt/decide/broken-candidate.ts';
import { guardCommands } from '../attempt/decide/guard.ts';
import { judgeBrokenIn, withBroken, withBrokenRun } from '../attempt/decide/session.ts';
import { sideLabel } from '../attempt/decide/side-audit.ts';
import { writeBrokenTree } from './broken-tree.ts';
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

export interface BrokenOff {
  readonly kind: 'broken';
  readonly why: 'aborted' | 'infra' | 'time';
  readonly reason: string;
}

/** Runs it until it is settled, and writes down whether it failed; undefined: done. */
export async function releaseBroken(bench: Bench, place: BrokenPlace): Promise<BrokenOff | undefined> {
  const { book } = bench;
  const tree = await writeBrokenTree(bench);
  for (let isFirst = true; ; isFirst = false) {
    const { canaries, incumbent, settings } = book.session;
    const { guards } = settings;
    const isRefused = () => isRefusedByMetric({ runs: book.evaluations, incumbent, guards });
    const outcome = brokenOutcome(judgeBrokenIn(book.session), isRefused);
    if (outcome !== undefined) {
      book.append({ kind: 'canary', variety: 'broken', task: BROKEN_TASK, ...outcome });
      book.session = withBroken(book.session, outcome);
      if (outcome.remark !== null) place.note?.(outcome.remark);
      return undefined;
    }
    const late = isFirst ? undefined : place.mayGoOn();
    if (late !== undefined) return { kind: 'broken', why: 'time', reason: late };
    const index = (canaries.broken?.scores.length ?? 0) + 1;
    const which = { task: BROKEN_TASK, stage: 'canary', index } as const;
    const { seed } = book.draw(sideLabel(which));
    const scored = await runBeside(
      bench,
      { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
      {
        lane: place.lane,
        logs: join(place.logs, 'runs'),
        prefix: `canary-broken-${index}-`,
        // Guards say the same each time; all that could refuse a change are asked once.
        what: index === 1 ? { kind: 'guarded', also: guardCommands(settings) } : { kind: 'bare' },
      },
    );
    if (scored.kind === 'aborted') return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
    if (scored.kind === 'infra') return { kind: 'broken', why: 'infra', reason: scored.reason };
    book.session = withBrokenRun(book.session, { score: scored.kind === 'scored' ? scored.score : null, tree });
  }
}
