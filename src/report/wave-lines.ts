/** What a run of any loop reports, as one line for the terminal or the log of a job. Pure. */
import type { RunEvent } from '../experiment/loop/run-event.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import type { WorkEvent } from '../workitem/work-event.ts';
import { oneLine } from './foreign-text.ts';
import { renderIterationLine } from './live-line.ts';
import { renderEntryLine } from './mission-lines.ts';

/** An event of the loop that a wave is of. */
type LoopEvent =
  | { readonly loop: 'experiment'; readonly event: RunEvent }
  | { readonly loop: 'mission'; readonly event: MissionEvent }
  | { readonly loop: 'work'; readonly event: WorkEvent };

/** The line of an event; undefined where nobody needs to hear of it. */
export function renderLoopEvent({ loop, event }: LoopEvent): string | undefined {
  if (event.kind === 'note') return `note: ${oneLine(event.note, 900)}`;
  if (loop === 'experiment') return event.kind === 'recorded' ? renderIterationLine(event.record) : undefined;
  if (loop === 'mission') return event.kind === 'recorded' ? renderEntryLine(event.entry) : undefined;
  if (event.kind !== 'ended' || event.item.status === 'blocked') return undefined;
  const { status, id, error, denial_reason: denied } = event.item;
  const why = denied ?? error;
  return `${status.padEnd(8)} ${id}${why === undefined ? '' : `: ${oneLine(why, 160)}`}`;
}
