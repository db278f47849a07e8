/**
 * What calls may cost together: reserved before a call, replaced by what it cost after it. Pure.
 * Invariant: what was spent and what is reserved never exceed the limit together, except by what a call cost more than
 * its reservation.
 */

/** A reservation of one call. */
interface Reservation {
  /** Takes it back, and books what the call cost; only the first time counts. */
  charge(usd: number): void;
}

export interface SpendingAccount {
  /** US dollars of all calls that have ended. */
  readonly spent: number;
  /** US dollars that calls hold which have not ended yet. */
  readonly reserved: number;
  /** Undefined: no limit. */
  readonly limit: number | undefined;
  /** Undefined where the amount could pass the limit. */
  reserve(usd: number): Reservation | undefined;
  /** Books what was spent elsewhere. */
  add(usd: number): void;
}

// Sums of many small amounts are off in their last digits.
const TOLERANCE = 1e-9;

export function openAccount(limit: number | undefined): SpendingAccount {
  let spent = 0;
  let reserved = 0;
  return {
    get spent() {
      return spent;
    },
    get reserved() {
      return reserved;
    },
    limit,
    add: (usd) => {
      spent += usd;
    },
    reserve: (usd) => {
      if (limit !== undefined && spent + reserved + usd > limit + TOLERANCE) return undefined;
      reserved += usd;
      let isOpen = true;
      return {
        charge: (cost) => {
          if (!isOpen) return;
          isOpen = false;
          reserved -= usd;
          spent += cost;
        },
      };
    },
  };
}
