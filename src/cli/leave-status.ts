import { pathsOf } from '../experiment/ledger/store.ts';
import type { Host } from '../kernel/host.ts';
import { waitForClock } from '../kernel/remembered-answer.ts';
import { readAnswers } from './look-command.ts';
import { rememberStatus, stampStatus } from './repeated-status.ts';

/** Writes down what the status of a run that is over will be, so that it need not be read from the records each time. */
export async function leaveStatus(name: string, host: Host): Promise<void> {
  await waitForClock();
  const paths = pathsOf(name, host);
  const stamp = stampStatus(paths);
  const { answer, look, branch } = readAnswers(paths, host);
  // Of a run that is over, nothing is shown that changes with the time.
  const isOver = look.state.current_step === 'Done' && !look.isRunning;
  const isSound = look.problems.length === 0 && branch === undefined;
  if (isOver && isSound && stamp !== undefined) await rememberStatus(paths, stamp, answer);
}
