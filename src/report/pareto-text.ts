import type { MeasuredIteration } from '../experiment/ledger/pareto.ts';
import { oneLine } from './foreign-text.ts';
import type { Fact } from './run-view.ts';

// A run can have dozens; the records have them all.
const MAX_POINTS = 8;
const DIGITS = 3;

/** The measured changes that no other one beats in score and metrics at once, against the base. */
export function renderFront(measured: readonly MeasuredIteration[]): Fact[] {
  const front = measured.filter(({ isOnFront }) => isOnFront);
  if (front.length === 0) return [];
  const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
    const values = changes.map(({ name, change, isRatio }) => `${oneLine(name, 40)} ${renderAxis(change, isRatio)}`);
    return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
  });
  const rest = front.length - MAX_POINTS;
  const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
  return [['trade-offs', `${all} (single tests against the base)`]];
}

/** A change of an axis, such as `-12.5%`. */
export function renderAxis(change: number, isRatio: boolean): string {
  const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
  return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}
