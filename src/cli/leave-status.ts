/**
 * Writes down what `status` will print while a run is at work and at its end, so that it need not be read from the records.
 * Invariant: nothing depends on it, and it takes a two-hundredth of the time of a run at most: a long ledger is read rarely.
 */
import { locateExperiment } from '../experiment/ledger/experiment-files.ts';
import { readState } from '../experiment/ledger/store.ts';
import type { Host } from '../kernel/host.ts';
import { programStamp } from '../kernel/program-files.ts';
import { isOldEnough, waitForClock } from '../kernel/remembered-answer.ts';
import { rememberStatus, stampStatus } from './repeated-status.ts';

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
  const program = programStamp();
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const leave = async (): Promise<void> => {
    const paths = locateExperiment(name, host);
    const before = Date.now();
    const stamp = stampStatus(paths, program);
    if (stamp === undefined || stamp.text === last || !isOldEnough(stamp, before)) return;
    const { readStatusAnswer } = await import('./status-answers.ts');
    const answer = readStatusAnswer(paths, host);
    last = stamp.text;
    if (answer.problems.length > 0 || readState(paths) === undefined) return;
    if (stampStatus(paths, program)?.text === stamp.text) rememberStatus(paths, answer, stamp);
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
      const started = performance.now();
      await leaveQuietly();
      if (timer !== undefined) schedule(Math.max(PAUSE_MS, (performance.now() - started) / MAX_SHARE));
    }, ms).unref();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  schedule(PAUSE_MS);
  return {
    end: async () => {
      stop();
      await waitForClock();
      await leaveQuietly();
    },
    [Symbol.dispose]: stop,
  };
}
