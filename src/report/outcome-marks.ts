import type { Outcome } from '../experiment/ledger/record.ts';

export interface OutcomeMark {
  /** One character, distinct from the others without colour. */
  readonly sign: string;
  /** The same shape as a path around the origin. */
  readonly path: string;
  readonly isFilled: boolean;
}

const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';

/** How each outcome is drawn, in characters and in pictures. */
export const OUTCOME_MARKS: Readonly<Record<Outcome, OutcomeMark>> = {
  baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
  merged: { sign: '●', path: CIRCLE, isFilled: true },
  discarded: { sign: '○', path: CIRCLE, isFilled: false },
  inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
  noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
  denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
  invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
  aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
  killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
  infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
