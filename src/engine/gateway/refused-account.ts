/**
 * Decides when a session has to end, since no call of it can succeed any more, or none for long. Pure but for its timers.
 * Invariant: it reports once, and never while a call is open that may still be answered, unless the account itself was
 * refused: a CLI may ask for a second model that the account does not have, or that has a limit of its own.
 */
import type { CallFailure } from './call-failure.ts';

export interface RefusedAccount {
  /** What ended the session; no other call can succeed. */
  readonly reported: CallFailure | undefined;
  /** A call is forwarded. */
  begin(): void;
  /** The API answers it. */
  answer(): void;
  /** It has ended. */
  end(failure: CallFailure | undefined): void;
  close(): void;
}

// A CLI asks for its models within this time, one beside the other.
const GRACE_MS = 3000;
// Of an account that was good before: one call may be refused for what it asks for.
const IN_A_ROW = 3;
// A CLI that waits for a limit keeps what it has in mind; for longer no agent has to be there.
const LONGEST_LIMIT_MS = 60_000;

/** Watches the calls of a session; `report` gets the failure that ends it, `now` is in milliseconds since 1970. */
export function watchAccount(report: (failure: CallFailure) => void, now: () => number): RefusedAccount {
  let open = 0;
  let isGood = false;
  let inARow = 0;
  let isClosed = false;
  let reported: CallFailure | undefined;
  const conclude = (failure: CallFailure): void => {
    if (isClosed || reported !== undefined) return;
    reported = failure;
    report(failure);
  };
  const held = holdFailure(() => open === 0, conclude);
  return {
    get reported() {
      return reported;
    },
    begin: () => {
      open += 1;
    },
    answer: () => {
      isGood = true;
      inARow = 0;
      held.drop();
    },
    end: (failure) => {
      open -= 1;
      const { kind, status } = failure ?? {};
      if (failure !== undefined && (kind === 'key' || kind === 'credit')) {
        inARow += 1;
        // 403 may be for one model alone.
        if ((!isGood && status !== 403) || inARow >= IN_A_ROW) return conclude(failure);
      }
      if (failure !== undefined && (isLong(failure, now()) || (!isGood && REFUSED.includes(failure.kind))))
        held.take(failure);
      held.check();
    },
    close: () => {
      isClosed = true;
      held.drop();
    },
  };
}

const REFUSED: readonly CallFailure['kind'][] = ['key', 'credit', 'model'];

function isLong({ kind, resetAt }: CallFailure, nowMs: number): boolean {
  return kind === 'rate-limit' && resetAt !== undefined && Date.parse(resetAt) - nowMs > LONGEST_LIMIT_MS;
}

/** Holds the first failure for a moment; then it counts as soon as it may. */
function holdFailure(mayCount: () => boolean, count: (failure: CallFailure) => void) {
  let held: CallFailure | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    if (held !== undefined && timer === undefined && mayCount()) count(held);
  };
  return {
    check,
    take: (failure: CallFailure): void => {
      if (held !== undefined) return;
      held = failure;
      timer = setTimeout(() => {
        timer = undefined;
        check();
      }, GRACE_MS);
    },
    drop: (): void => {
      held = undefined;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
