/** Reading the change of an iteration: it takes no longer than `capture.timeout`, and ends when the run is interrupted. */

import { type Change, type Compared, readChangeWithin } from '../../engine/boundaries/change.ts';
import { captureLimits } from '../../engine/workspace/capture-settings.ts';
import { captureReason } from '../../engine/workspace/workspace.ts';
import type { WorkBounds } from '../../kernel/bounded-work.ts';
import type { ActiveRun } from './active-run.ts';
import { INTERRUPTED } from './turn.ts';

/** What a step on a captured change may take. */
export function captureBounds({ config, signal }: Pick<ActiveRun, 'config' | 'signal'>): WorkBounds {
  return { timeoutMs: captureLimits(config.capture).timeoutMs, signal };
}

/** A change, or how the iteration ends without one. */
export async function readRunChange(
  run: Pick<ActiveRun, 'config' | 'signal' | 'privateArea'>,
  compared: Compared,
): Promise<
  | { readonly kind: 'read'; readonly change: Change }
  | { readonly kind: 'ended'; readonly outcome: 'killed' | 'denied'; readonly notes: string }
> {
  const read = await readChangeWithin(run.privateArea.store, compared, captureBounds(run));
  if (read.kind === 'read') return read;
  return read.kind === 'cancelled'
    ? { kind: 'ended', outcome: 'killed', notes: INTERRUPTED }
    : { kind: 'ended', outcome: 'denied', notes: captureReason(read) };
}
