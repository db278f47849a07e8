/**
 * Decides when a session has to end, since no call of it can succeed any more. Pure but for its timer.
 * Invariant: it reports once, and never while a call is open that may still be answered, unless the account itself was
 * refused: a CLI may ask for a second model that the account does not have.
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

/** Watches the calls of a session; `report` gets the failure that ends it. */
export function watchAccount(report: (failure: CallFailure) => void): RefusedAccount {
  let open = 0;
  let isGood = false;
  let inARow = 0;
  let isClosed = false;
  let reported: CallFailure | undefined;
  let refused: CallFailure | undefined;
  let timer: NodeJS.Timeout | undefined;
  const conclude = (failure: CallFailure): void => {
    if (isClosed || reported !== undefined) return;
    reported = failure;
    report(failure);
  };
  const concludeLate = (): void => {
    if (refused !== undefined && !isGood && open === 0 && timer === undefined) conclude(refused);
  };
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
    },
    end: (failure) => {
      open -= 1;
      const { kind, status } = failure ?? {};
      if (failure !== undefined && (kind === 'key' || kind === 'credit')) {
        inARow += 1;
        // 403 may be for one model alone.
        if ((!isGood && status !== 403) || inARow >= IN_A_ROW) return conclude(failure);
      }
      if (failure !== undefined && refused === undefined && ['key', 'credit', 'model'].includes(failure.kind)) {
        refused = failure;
        timer = setTimeout(() => {
          timer = undefined;
          concludeLate();
        }, GRACE_MS);
      }
      concludeLate();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
