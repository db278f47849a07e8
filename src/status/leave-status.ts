/**
 * Writes down what `status` will print, while a run is at work and at its end, and when records were brought here: so it
 * need not be read from them.
 * Invariant: nothing depends on it. While a run is at work it takes a two-hundredth of one processor's time at most: a long ledger is
 * read rarely.
 */
import { existsSync } from 'node:fs';
import { locateExperiment } from '../experiment/ledger/experiment-files.ts';
import type { Host } from '../kernel/host.ts';
import { commandStamp } from '../kernel/program-files.ts';
import { isOldEnough, waitForClock } from '../kernel/remembered-answer.ts';
import { leaveAnswer } from './left-answer.ts';
import { stampStatus } from './remembered-status.ts';

// Often enough for whoever looks, once a second at most.
const PAUSE_MS = 1000;
const MAX_SHARE = 1 / 200;

export interface LeavingStatus extends Disposable {
  /** Does so for the last time. */
  readonly end: () => Promise<void>;
}

/** Does so from now on whenever something has changed, until it is disposed of. */
export function leaveStatus(name: string, host: Host): LeavingStatus {
  // As it was started: its files may be replaced while it is at work.
  const command = commandStamp();
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  // What it took to read the records last, in milliseconds of processor time: a busy machine makes it no rarer.
  let took = 0;
  const leave = async (): Promise<void> => {
    const paths = locateExperiment(name, host);
    // A run that has just begun: what it says soon is worth more than what it says now.
    if (timer !== undefined && !existsSync(paths.state)) return;
    const before = Date.now();
    const stamp = stampStatus(paths, command);
    if (stamp === undefined || stamp.text === last || !isOldEnough(stamp, before)) return;
    const { isWhole, readStatusAnswer } = await import('./status-answers.ts');
    const started = process.cpuUsage();
    const answer = readStatusAnswer(paths, host);
    const { user, system } = process.cpuUsage(started);
    took = (user + system) / 1000;
    last = stamp.text;
    leaveAnswer(paths, answer, { stamp, command, isWhole: () => isWhole(paths) });
  };
  const leaveQuietly = async (): Promise<void> => {
    try {
      await leave();
    } catch {
      // Nothing depends on it, and whoever asks for the status learns what is wrong.
    }
  };
  const schedule = (ms: number): void => {
    timer = setTimeout(async () => {
      took = 0;
      await leaveQuietly();
      if (timer !== undefined) schedule(Math.max(PAUSE_MS, took / MAX_SHARE));
    }, ms).unref();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  if (command !== undefined) schedule(PAUSE_MS);
  return {
    end: async () => {
      stop();
      if (command === undefined) return;
      await waitForClock();
      await leaveQuietly();
    },
    [Symbol.dispose]: stop,
  };
}
