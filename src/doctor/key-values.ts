/** Keys of a file as `doctor` names and writes them. Pure. */
import { renderDuration } from '../base/duration.ts';
import { type JsonPath, renderPath } from '../base/json-path.ts';

/** `guards[1].timeout` */
export function renderKey(path: JsonPath): string {
  return renderPath(path, '').replace(/^\./, '');
}

// A machine that does more than this may take several times as long.
const ROOM = 3;
const STEPS_MS = [10_000, 60_000, 300_000];

/** A limit with room for a command that took so long, as a round number. */
export function timeoutFor(tookMs: number): string {
  const wanted = tookMs * ROOM;
  const step = STEPS_MS.findLast((each) => wanted > each * 3) ?? STEPS_MS[0] ?? 1;
  return renderDuration(Math.ceil(wanted / step) * step);
}
