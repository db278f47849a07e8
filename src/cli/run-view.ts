import { claimWord } from '../base/claim-outcome.ts';
import { shortened } from '../base/text.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { placeOf } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/active-run.ts';
import type { Stop } from '../experiment/loop/stop.ts';
import { lookAt } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { renderSummary } from '../report/experiment-text.ts';
import { buildExperimentView } from '../report/experiment-view.ts';
import { renderIterationLine, renderLiveLine } from '../report/live-line.ts';
import { defuse } from '../report/workflow-commands.ts';
import type { Terminal } from './terminal.ts';

export interface RunView extends Disposable {
  readonly show: (event: RunEvent) => void;
  /** Prints the summary: why it stopped, or undefined where the error that follows tells it. */
  readonly end: (stop: Stop | undefined) => void;
}

export interface RunViewOptions {
  readonly name: string;
  readonly host: Host;
  readonly terminal: Terminal;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
}

/** Shows a run: events as JSON, or lines with one that is kept up to date on a terminal. */
export function createRunView(options: RunViewOptions): RunView {
  const { terminal, isJson, isQuiet } = options;
  if (isJson) return createJsonView(options);
  const live = createLiveLine(options);
  const out = (text: string): void => live.above(terminal.isWorkflow ? defuse(text) : text);
  let isBegun = false;
  return {
    show: (event) => {
      isBegun ||= event.kind === 'started';
      live.note(event);
      if (!isQuiet) for (const line of linesOf(event)) out(`${line}\n`);
    },
    end: (stop) => {
      live.stop();
      // A run that was refused has nothing of its own to tell.
      const summary = isBegun ? summaryOf(options, stop) : undefined;
      if (summary !== undefined) out(`\n${summary}`);
      else if (!isBegun && stop !== undefined) out(`${options.name}: ${stop.reason}\n`);
    },
    [Symbol.dispose]: () => live.stop(),
  };
}

function createJsonView({ terminal }: RunViewOptions): RunView {
  // A runner reads commands out of every line; JSON can spell them so that it does not, and stays the same JSON.
  const guard = (text: string): string => text.replaceAll('##[', '#\\u0023[');
  return {
    show: (event) => {
      // What was recorded before is in the ledger: `autorize list --json`.
      const told = event.kind === 'started' ? { ...event, records: undefined } : event;
      terminal.out(`${guard(JSON.stringify(told))}\n`);
    },
    end: () => undefined,
    [Symbol.dispose]: () => undefined,
  };
}

function linesOf(event: RunEvent): string[] {
  switch (event.kind) {
    case 'started': {
      const { state, sandbox, notes } = event;
      const until = state.deadline === null ? '' : `, until ${state.deadline}`;
      return [
        `${state.experiment}: on ${state.branch}, sandbox ${sandbox}${until}`,
        ...notes.map((note) => `note: ${note}`),
      ];
    }
    case 'anew':
      return [`NEW RUN: ${event.sentence}`];
    case 'recorded':
      return [renderIterationLine(event.record)];
    case 'claimed':
      return [
        `${claimWord(event)}${event.after === undefined ? '' : ` after iteration ${event.after}`}: ${event.sentence}`,
      ];
    case 'note':
      return [`note: ${event.note}`];
    case 'step':
    case 'stopped':
      return [];
    default:
      return event satisfies never;
  }
}

/** The ledger is asked, not the run: so there is a summary whatever happened to the run. */
function summaryOf({ name, host }: RunViewOptions, stop: Stop | undefined): string | undefined {
  try {
    const place = placeOf(name, host);
    const look = lookAt(place, host);
    if (look.records.length === 0 && stop === undefined) return undefined;
    const view = buildExperimentView({ ...look, now: host.now(), isRunning: false });
    const isResumable = stop === undefined || stop.kind === 'interrupted' || stop.kind === 'infra';
    const resume = isResumable ? { resumeCommand: `autorize resume ${name}` } : {};
    return renderSummary(view, { reason: stop?.reason ?? 'an error, told below', ...resume });
  } catch {
    // What keeps the files from being read is the error that is told next.
    return undefined;
  }
}

interface LiveLine {
  /** Prints text above the line. */
  readonly above: (text: string) => void;
  readonly note: (event: RunEvent) => void;
  readonly stop: () => void;
}

const TICK_MS = 1000;
const ERASE = '\r\u001b[2K';

/** The line at the bottom of a terminal; elsewhere it does nothing. */
function createLiveLine({ host, terminal, isQuiet }: RunViewOptions): LiveLine {
  const plain: LiveLine = { above: terminal.out, note: () => undefined, stop: () => undefined };
  if (terminal.columns === undefined || isQuiet) return plain;
  const { columns } = terminal;
  let started: Extract<RunEvent, { kind: 'started' }> | undefined;
  let step: { readonly iter: number; readonly step: string; readonly at: number } | undefined;
  const records: IterationRecord[] = [];
  let isStopped = false;
  const draw = (): void => {
    if (isStopped || started === undefined) return;
    const { state, direction } = started;
    const line = renderLiveLine({
      records,
      direction,
      step: step === undefined ? undefined : { ...step, forMs: performance.now() - step.at },
      timeLeftMs: state.deadline === null ? undefined : Date.parse(state.deadline) - host.now().getTime(),
    });
    terminal.out(`${ERASE}${shortened(line, columns - 2)}`);
  };
  const timer = setInterval(draw, TICK_MS);
  timer.unref();
  return {
    above: (text) => {
      terminal.out(`${ERASE}${text}`);
      draw();
    },
    note: (event) => {
      if (event.kind === 'started') {
        started = event;
        records.push(...event.records);
      }
      if (event.kind === 'step' && event.iter !== null) {
        step = { iter: event.iter, step: event.step, at: performance.now() };
      }
      if (event.kind === 'recorded') {
        step = undefined;
        records.push(event.record);
      }
      draw();
    },
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      terminal.out(ERASE);
    },
  };
}
