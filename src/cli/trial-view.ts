import type { TrialEvent } from '../experiment/init/trial.ts';
import { defuse } from '../report/defuse.ts';
import { type BegunTrial, type RepeatedTrial, renderBegun, renderEnded, renderRunning } from '../report/trial-text.ts';
import { createBottomLine } from './bottom-line.ts';
import type { Terminal } from './terminal.ts';

export interface TrialView extends Disposable {
  readonly show: (event: TrialEvent) => void;
}

// A log that is silent for longer looks as if nothing happened.
const HEARTBEAT_MS = 30_000;

interface Running {
  readonly trial: BegunTrial;
  readonly repeated: RepeatedTrial | undefined;
  readonly at: number;
}

/** Shows what `init` tries: on a terminal with a line that is kept up to date, else with one now and then. */
export function createTrialView(terminal: Terminal, heartbeatMs = HEARTBEAT_MS): TrialView {
  let running: Running | undefined;
  const lineNow = () =>
    running && renderRunning(running.trial, running.repeated, Math.max(0, performance.now() - running.at));
  const bottom = terminal.columns === undefined ? undefined : createBottomLine(terminal, { render: lineNow });
  const print = (text: string): void => {
    (bottom?.above ?? terminal.err)(terminal.isWorkflow ? defuse(text) : text);
  };
  const heartbeat = setInterval(() => {
    const line = bottom === undefined ? lineNow() : undefined;
    if (line !== undefined) print(`${line}\n`);
  }, heartbeatMs);
  heartbeat.unref();
  return {
    show: (event) => {
      switch (event.kind) {
        case 'begun':
          running = undefined;
          print(renderBegun(event));
          running = { trial: event, repeated: undefined, at: performance.now() };
          heartbeat.refresh();
          break;
        case 'repeated':
          running = running && { ...running, repeated: event, at: performance.now() };
          break;
        case 'ended':
          running = undefined;
          print(renderEnded(event));
          break;
        default:
          event satisfies never;
      }
      bottom?.draw();
    },
    [Symbol.dispose]: () => {
      clearInterval(heartbeat);
      bottom?.stop();
    },
  };
}
