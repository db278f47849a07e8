/**
 * What a run owes itself between candidates: calibration, canaries, the promotion test of `checkpoint`, a confirmation.
 * Invariant: one of them at a time, and none while it is not due; each begins with a record, so that the replay knows of
 * it when the run does; one that is broken off is recorded as interrupted.
 */
import { join } from 'node:path';
import { beginCalibration, dueIn, isBrokenDue, type Session } from '../../attempt/decide/session.ts';
import type { Task } from '../../attempt/decide/task.ts';
import { MAX_MOVES } from '../../attempt/measure-task.ts';
import { calibrateBook, canaryBook, confirmationMs, type Promotion, promoteBook } from '../../attempt/own-tasks.ts';
import { isAccepted } from '../config/findings.ts';
import type { Scored } from '../scoring/objective.ts';
import { releaseBroken } from './broken-canary.ts';
import { type Bench, type Ended, runTask } from './measuring.ts';

export interface DuePlace {
  /** Number of the lane whose clean checkout is used. */
  readonly lane: number;
  /** Folder of the logs. */
  readonly logs: string;
  readonly clockMs: () => number;
  /** Told what is odd and ends nothing. */
  readonly note?: (remark: string) => void;
  /** No more candidates come. */
  readonly isEnding?: boolean;
  /** None of agents: whatever is kept is going to be confirmed. */
  readonly isOver?: boolean;
}

export type Prepared =
  | { readonly kind: 'ready' }
  /** The promotion test was decided; whoever keeps says what follows. */
  | { readonly kind: 'promotion'; readonly trial: Promotion; readonly level: Session['level'] }
  /** What is kept so far is to be confirmed; whoever has the run does it. */
  | { readonly kind: 'confirmation' }
  /** The evaluator cannot be trusted. */
  | { readonly kind: 'alarm'; readonly reason: string }
  | Broken;

export interface Broken {
  readonly kind: 'broken';
  readonly why: Extract<Ended<Task>, { kind: 'broken' }>['why'];
  readonly reason: string;
  /** What the first failure was, if there was one. */
  readonly last?: Scored | undefined;
}

/** Does what is due before the next candidate can be tested. */
export async function prepare(bench: Bench, place: DuePlace): Promise<Prepared> {
  const { book } = bench;
  // While an agent worked nobody looked: what is stored may be of another environment by now.
  book.lookAround();
  for (let moves = 0; ; ) {
    const due = dueIn(book.session, place);
    switch (due.kind) {
      case 'stop':
        return { kind: 'alarm', reason: due.reason };
      case 'calibration': {
        const { id } = beginCalibration(book.session).calibration;
        const calibrated = await calibrate(bench, { ...place, prefix: `${id.replace(' ', '-')}-` });
        if (calibrated.kind === 'broken' && (calibrated.why !== 'moved' || moves === MAX_MOVES)) return calibrated;
        moves += calibrated.kind === 'broken' ? 1 : 0;
        break;
      }
      case 'canary': {
        const broken = await releaseCanary(bench, place);
        if (broken !== undefined) return broken;
        break;
      }
      case 'promotion':
        return promote(bench, place);
      case 'confirmation':
        return { kind: 'confirmation' };
      case 'candidate': {
        if (place.isEnding === true || !isBrokenDue(book.session)) return { kind: 'ready' };
        const broken = await releaseBroken(bench, { ...place, mayGoOn: whileTime(place.clockMs) });
        if (broken !== undefined) return broken;
        break;
      }
      default:
        return due satisfies never;
    }
  }
}

/** What is left beside the time that the confirmation at the end needs. */
export function spareClock({ book, clockMs }: Pick<Bench, 'book'> & Pick<DuePlace, 'clockMs'>): () => number {
  return () => clockMs() - confirmationMs(book);
}

const TIME_IS_UP = 'the time of the run was up';

/** Says that the time is up, once it is. */
export function whileTime(clockMs: () => number): () => string | undefined {
  return () => (clockMs() > 0 ? undefined : TIME_IS_UP);
}

export interface Calibrated {
  readonly kind: 'calibrated';
  /** Why the score is the worst there is, under fail mode `worst`. */
  readonly worstFor: string | undefined;
  /** What a guard said against the base, where that is accepted. */
  readonly guardFailure: string | undefined;
}

/** Scores the incumbent several times, and takes in what that says of the noise. */
export async function calibrate(
  bench: Bench,
  {
    lane,
    logs,
    clockMs,
    note,
    prefix,
    isBase = false,
    timings,
  }: DuePlace & {
    readonly prefix?: string;
    /** The guards judge the base, too, and its logs are those of iteration 0. */
    readonly isBase?: boolean;
    readonly timings?: Record<string, number>;
  },
): Promise<Broken | Calibrated> {
  const { book, config } = bench;
  const ended = await calibrateBook(
    book,
    (calibration) =>
      runTask(bench, calibration, {
        trees: { candidate: calibration.tree, incumbent: calibration.tree },
        lane,
        logs: isBase ? logs : join(logs, 'runs'),
        logged: 'incumbent',
        first: { kind: isBase ? 'guarded' : 'bare' },
        isWorstScored: config.objective.fail_mode === 'worst',
        isGuardRequired: isBase && !isAccepted('base-guard', config.accept_risk),
        mayGoOn: whileTime(clockMs),
        ...(prefix === undefined ? {} : { prefix }),
        ...(timings === undefined ? {} : { timings }),
      }),
    note,
  );
  if (ended.kind === 'broken') return { kind: 'broken', why: ended.why, reason: ended.reason, last: ended.last };
  const worstFor = ended.last?.kind === 'scored' ? ended.last.worstFor : undefined;
  return { kind: 'calibrated', worstFor, guardFailure: ended.guardFailure };
}

async function releaseCanary(bench: Bench, { lane, logs, clockMs }: DuePlace): Promise<Broken | undefined> {
  const ended = await canaryBook(bench.book, (trial) =>
    runTask(bench, trial, {
      trees: { candidate: trial.tree, incumbent: trial.tree },
      lane,
      logs: join(logs, 'runs'),
      logged: 'candidate',
      prefix: `${trial.id.replace(' ', '-')}-`,
      first: { kind: 'bare' },
      mayGoOn: whileTime(clockMs),
    }),
  );
  return ended.kind === 'broken'
    ? { kind: 'broken', why: ended.why, reason: ended.reason, last: ended.last }
    : undefined;
}

async function promote(bench: Bench, { lane, logs, clockMs }: DuePlace): Promise<Prepared> {
  const promoted = await promoteBook(bench.book, (trial) =>
    runTask(bench, trial, {
      trees: { candidate: trial.tree, incumbent: trial.incumbent },
      lane,
      logs: join(logs, 'runs'),
      logged: 'candidate',
      prefix: `${trial.id.replace(' ', '-')}-`,
      first: { kind: 'bare' },
      mayGoOn: whileTime(clockMs),
    }),
  );
  switch (promoted.kind) {
    case 'over':
      return { kind: 'promotion', trial: promoted.trial, level: promoted.level };
    case 'spent':
      return { kind: 'alarm', reason: promoted.reason };
    case 'broken':
      return { kind: 'broken', why: promoted.why, reason: promoted.reason };
    default:
      return promoted satisfies never;
  }
}
