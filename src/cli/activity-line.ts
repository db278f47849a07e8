import type { Activity } from '../base/activity.ts';
import type { Host } from '../kernel/host.ts';
import { renderActivityLine } from '../report/activity-text.ts';
import { createBottomLine } from './bottom-line.ts';
import type { Terminal } from './terminal.ts';

/** What a run does right now, at the bottom of a terminal; elsewhere it does nothing. */
export interface ActivityLine extends Disposable {
  /** Prints text above the line. */
  readonly above: (text: string) => void;
  readonly show: (activities: readonly Activity[]) => void;
  readonly stop: () => void;
}

interface LineOptions {
  readonly host: Pick<Host, 'now'>;
  /** Nothing is shown. */
  readonly isQuiet?: boolean;
  /** An attempt's name on the line. */
  readonly nameOf: (attempt: string) => string;
  /** What else is shown where there is room. */
  readonly rest?: () => readonly string[];
}

export function createActivityLine(terminal: Terminal, options: LineOptions): ActivityLine {
  const { host, nameOf, isQuiet = false, rest = () => [] } = options;
  const nothing = (): void => undefined;
  if (terminal.columns === undefined || isQuiet)
    return { above: terminal.out, show: nothing, stop: nothing, [Symbol.dispose]: nothing };
  let activities: readonly Activity[] = [];
  const render = (width: number): string =>
    renderActivityLine(activities, { nameOf, now: host.now(), rest: rest(), width });
  const { above, draw, stop } = createBottomLine(terminal, { render });
  return {
    above,
    show: (now) => {
      activities = now;
      draw();
    },
    stop,
    [Symbol.dispose]: stop,
  };
}
