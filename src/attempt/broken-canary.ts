/**
 * The deliberately broken candidate: the protected files alone, without anything that an agent could change. It must fail.
 * Invariant: each run of it is recorded before it is judged, and what came of it once it is settled; one that was broken
 * off goes on where it stopped.
 */
import { BROKEN_TASK, brokenOutcome, isRefusedByMetric } from './decide/broken-candidate.ts';
import { judgeBrokenIn, withBroken, withBrokenRun } from './decide/session.ts';
import { sideLabel } from './decide/side-audit.ts';
import type { DecisionBook } from './decision-book.ts';
import type { Moved, RunName, RunResult } from './recorded-run.ts';

export interface BrokenRequest {
  /** Of the protected files alone. */
  readonly tree: string;
  /** Scores the tree, and records the run; all that could refuse a change is asked in the first one. */
  readonly score: (name: RunName, environment: string) => Promise<RunResult | Moved>;
  /** Why nothing more is to be measured now; asked before each run but the first. */
  readonly mayGoOn?: () => string | undefined;
  /** Told what is odd about it. */
  readonly note?: ((remark: string) => void) | undefined;
}

export interface BrokenOff {
  readonly kind: 'broken';
  readonly why: 'aborted' | 'infra' | 'time';
  readonly reason: string;
}

type Book = Pick<DecisionBook, 'session' | 'draw' | 'append' | 'evaluations' | 'lookAround'>;

const MOVED = 'the environment changed: what it is compared with is measured anew first';

/** Runs it until it is settled, and writes down whether it failed; undefined: done. */
export async function brokenBook(book: Book, request: BrokenRequest): Promise<BrokenOff | undefined> {
  const { tree, score, mayGoOn, note } = request;
  for (let isFirst = true; ; isFirst = false) {
    const { digest: environment } = book.lookAround();
    const { canaries, incumbent, settings, noise } = book.session;
    if (noise === null) return { kind: 'broken', why: 'infra', reason: MOVED };
    const { guards } = settings;
    const isRefused = () => isRefusedByMetric({ runs: book.evaluations, incumbent, guards });
    const outcome = brokenOutcome(judgeBrokenIn(book.session), isRefused);
    if (outcome !== undefined) {
      book.append({ kind: 'canary', variety: 'broken', task: BROKEN_TASK, ...outcome });
      book.session = withBroken(book.session, outcome);
      if (outcome.remark !== null) note?.(outcome.remark);
      return undefined;
    }
    const late = isFirst ? undefined : mayGoOn?.();
    if (late !== undefined) return { kind: 'broken', why: 'time', reason: late };
    const index = (canaries.broken?.scores.length ?? 0) + 1;
    const which = { task: BROKEN_TASK, stage: 'canary', index } as const;
    const { seed } = book.draw(sideLabel(which));
    const name = { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree } as const;
    const scored = await score(name, environment);
    if (scored.kind === 'aborted') return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
    if (scored.kind === 'infra' || scored.kind === 'moved')
      return { kind: 'broken', why: 'infra', reason: scored.reason };
    book.session = withBrokenRun(book.session, { score: scored.kind === 'scored' ? scored.score : null, tree });
  }
}
