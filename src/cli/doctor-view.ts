import type { Check, Diagnosis } from '../doctor/check.ts';
import type { DoctorEvent, StepEvent } from '../doctor/checkup.ts';
import { defuse } from '../report/defuse.ts';
import {
  isPlain,
  renderCheck,
  renderConclusion,
  renderFix,
  renderPlainChecks,
  renderStep,
} from '../report/doctor-text.ts';
import { createBottomLine } from './bottom-line.ts';
import { printJson, type Terminal } from './terminal.ts';

export interface DoctorView extends Disposable {
  readonly show: (event: DoctorEvent) => void;
  readonly end: (diagnosis: Diagnosis) => void;
}

// A log that is silent for longer looks as if nothing happened.
const HEARTBEAT_MS = 30_000;

/**
 * Shows what `doctor` finds, as soon as it does, and what it runs: on a terminal in a line that is kept up to date, else
 * a line on standard error for each command that ended, and now and then for one that takes long.
 */
export function createDoctorView(terminal: Terminal, { isJson }: { readonly isJson: boolean }): DoctorView {
  let current: (StepEvent & { readonly at: number }) | undefined;
  let plain: Check[] = [];
  const seen = new Set<string>();
  const lineNow = () => current && renderStep(current, performance.now() - current.at);
  const { columns } = terminal;
  const bottom = columns === undefined || isJson ? undefined : createBottomLine(terminal, { render: lineNow });
  const out = (text: string): void => {
    if (!isJson) (bottom?.above ?? terminal.out)(terminal.isWorkflow ? defuse(text) : text);
  };
  const progress = (): void => {
    const line = lineNow();
    if (bottom === undefined && line !== undefined)
      terminal.err(terminal.isWorkflow ? defuse(`${line}\n`) : `${line}\n`);
  };
  const heartbeat = setInterval(progress, HEARTBEAT_MS);
  heartbeat.unref();
  const flush = (): void => {
    if (plain.length > 0) out(renderPlainChecks(plain));
    plain = [];
  };
  const stop = (): void => {
    clearInterval(heartbeat);
    bottom?.stop();
  };
  const check = (found: Check): void => {
    // What was found before the config was fixed is not said again.
    const key = isPlain(found) ? found.title : renderCheck(found);
    if (seen.has(key)) return;
    seen.add(key);
    if (isPlain(found)) {
      plain.push(found);
      return;
    }
    flush();
    out(renderCheck(found));
  };
  return {
    show: (event) => {
      switch (event.kind) {
        case 'checked':
          check(event.check);
          break;
        case 'began':
          flush();
          current = { ...event, at: performance.now() };
          bottom?.draw();
          break;
        case 'ended':
          progress();
          current = undefined;
          break;
        case 'fixed':
          flush();
          out(renderFix(event.diff));
          break;
        default:
          event satisfies never;
      }
    },
    end: (diagnosis) => {
      flush();
      stop();
      if (isJson) printJson(terminal, diagnosis);
      else out(renderConclusion(diagnosis));
    },
    [Symbol.dispose]: stop,
  };
}
