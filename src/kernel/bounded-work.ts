/**
 * Work on what an agent left, which may be as large as it likes.
 * Invariant: it is cut off when the run is cancelled or its time is up; what it comes to by then counts for nothing.
 */
import { startDeadline } from './timer.ts';

export interface WorkBounds {
  /** Undefined: no limit. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type Bounded<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'out-of-time' }
  | { readonly kind: 'cancelled' };

/** Does work that fails, or ends early, when the signal that it gets is aborted; any other error is thrown. */
export async function workWithin<T>(
  { timeoutMs = Number.POSITIVE_INFINITY, signal }: WorkBounds,
  work: (cutOff: AbortSignal) => Promise<T>,
): Promise<Bounded<T>> {
  using deadline = startDeadline(timeoutMs);
  const cutOff = signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, signal]);
  try {
    const value = await work(cutOff);
    if (!cutOff.aborted) return { kind: 'done', value };
  } catch (error) {
    if (!cutOff.aborted) throw error;
  }
  return { kind: signal?.aborted === true ? 'cancelled' : 'out-of-time' };
}
