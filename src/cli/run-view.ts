import type { Activity } from '../base/activity.ts';
import { claimWord } from '../base/claim-outcome.ts';
import type { Waiting } from '../base/waiting.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { pathsOf } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { isEnd, type Stop } from '../experiment/loop/stop.ts';
import { readStatus } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { defuse } from '../report/defuse.ts';
import { viewExperiment } from '../report/experiment-view.ts';
import { LiveRecords, renderIterationLine, renderLiveLine } from '../report/live-line.ts';
import { renderSummary } from '../report/run-text.ts';
import { renderWaitingLine } from '../report/run-view.ts';
import { createBottomLine } from './bottom-line.ts';
import { paint } from './color.ts';
import type { Terminal } from './terminal.ts';

export interface RunView extends Disposable {
  readonly show: (event: RunEvent) => void;
  /** Shows what is done right now, where a line is kept up to date. */
  readonly work: (activities: readonly Activity[]) => void;
  /** Prints the summary with the reason for the stop; undefined if an error message follows. */
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
      if (!isQuiet) for (const line of linesOf(event, terminal)) out(`${line}\n`);
    },
    work: live.work,
    end: (stop) => {
      live.stop();
      // A refused run has no summary of its own.
      const summary = isBegun ? summaryOf(options, stop) : undefined;
      if (summary !== undefined) out(`\n${summary}`);
      else if (!isBegun && stop !== undefined) out(`${options.name}: ${stop.reason}\n`);
    },
    [Symbol.dispose]: () => live.stop(),
  };
}

const FAILURES: ReadonlySet<IterationRecord['outcome']> = new Set(['invalid', 'denied', 'aborted', 'infra_error']);

function createJsonView({ terminal }: RunViewOptions): RunView {
  // A runner reads commands out of every line; JSON can spell them so that it does not, and stays the same JSON.
  const guard = (text: string): string => text.replaceAll('##[', '#\\u0023[');
  return {
    show: (event) => {
      // What was recorded before is in the ledger: `autorize list --json`.
      const reported = event.kind === 'started' ? { ...event, records: undefined } : event;
      terminal.out(`${guard(JSON.stringify(reported))}\n`);
    },
    work: () => undefined,
    end: () => undefined,
    [Symbol.dispose]: () => undefined,
  };
}

function linesOf(event: RunEvent, terminal: Terminal): string[] {
  switch (event.kind) {
    case 'started': {
      const { state, sandbox, notes } = event;
      const until = state.deadline === null ? '' : `, until ${state.deadline}`;
      return [
        `${state.experiment}: on ${state.branch}, sandbox ${sandbox}${until}`,
        ...notes.map((note) => `note: ${note}`),
      ];
    }
    case 'restarted':
      return [`NEW RUN: ${event.sentence}`];
    case 'recorded':
      return [paintOutcome(terminal, renderIterationLine(event.record), event.record.outcome)];
    case 'claimed':
      return [
        `${claimWord(event)}${event.after === undefined ? '' : ` after iteration ${event.after}`}: ${event.sentence}`,
      ];
    case 'waiting':
      return event.waiting === null ? [] : [renderWaitingLine(event.waiting)];
    case 'note':
      return [`note: ${event.note}`];
    case 'step':
    case 'stopped':
      return [];
    default:
      return event satisfies never;
  }
}

/** The line of an iteration whose sign and outcome have a colour. */
function paintOutcome(terminal: Terminal, line: string, outcome: IterationRecord['outcome']): string {
  const end = line.indexOf(outcome) + outcome.length;
  const style = outcome === 'merged' ? 'green' : FAILURES.has(outcome) ? 'red' : 'dim';
  return `${paint(terminal, style, line.slice(0, end))}${line.slice(end)}`;
}

/** Reads the ledger, not the run, so there is a summary even if the run failed. */
function summaryOf({ name, host }: RunViewOptions, stop: Stop | undefined): string | undefined {
  try {
    const paths = pathsOf(name, host);
    const status = readStatus(paths, host);
    if (status.records.length === 0 && stop === undefined) return undefined;
    const view = viewExperiment({ ...status, now: host.now(), isRunning: false });
    const isResumable = stop === undefined || !isEnd(stop);
    const resume = isResumable ? { resumeCommand: `autorize resume ${name}` } : {};
    return renderSummary(view, { reason: stop?.reason ?? 'an error, printed below', ...resume });
  } catch {
    // The next message is the error that makes the files unreadable.
    return undefined;
  }
}

interface LiveLine {
  /** Prints text above the line. */
  readonly above: (text: string) => void;
  readonly note: (event: RunEvent) => void;
  readonly work: (activities: readonly Activity[]) => void;
  readonly stop: () => void;
}

/** The line at the bottom of a terminal; elsewhere it does nothing. */
function createLiveLine({ host, terminal, isQuiet }: RunViewOptions): LiveLine {
  const plain: LiveLine = { above: terminal.out, note: () => undefined, work: () => undefined, stop: () => undefined };
  if (terminal.columns === undefined || isQuiet) return plain;
  let started: Extract<RunEvent, { kind: 'started' }> | undefined;
  let activities: readonly Activity[] = [];
  let records: LiveRecords | undefined;
  const waiting = new Map<number, Waiting>();
  const render = (width: number): string | undefined => {
    if (started === undefined || records === undefined) return undefined;
    const { state } = started;
    const now = host.now();
    const timeLeftMs = state.deadline === null ? undefined : Date.parse(state.deadline) - now.getTime();
    return renderLiveLine({ records, waiting, activities, now, timeLeftMs }, width);
  };
  const { above, draw, stop } = createBottomLine(terminal, { render });
  return {
    above,
    note: (event) => {
      if (event.kind === 'started') {
        started = event;
        records = new LiveRecords(event.direction);
        records.add(event.records);
      }
      if (event.kind === 'waiting') {
        if (event.waiting === null) waiting.delete(event.iter);
        else waiting.set(event.iter, event.waiting);
      }
      if (event.kind === 'recorded') records?.add([event.record]);
      draw();
    },
    work: (now) => {
      activities = now;
      draw();
    },
    stop,
  };
}
