/** Leaves what was read from records for whoever asks next, where that can be: nothing depends on it. */
import { commandStamp } from '../kernel/program-files.ts';
import { type FolderStamp, isOldEnough } from '../kernel/remembered-answer.ts';
import { rememberStatus, type StatusPaths, stampStatus } from './remembered-status.ts';
import type { StatusAnswer } from './status-answer.ts';

/** Reads an answer for whoever prints it. Where it cannot be left, nothing is. */
export async function answerAndLeave(
  paths: StatusPaths,
  read: () => StatusAnswer | Promise<StatusAnswer>,
  isWhole: () => boolean = () => true,
): Promise<StatusAnswer> {
  const leave = quietly(() => {
    const command = commandStamp();
    const before = Date.now();
    const stamp = stampStatus(paths, command);
    if (stamp === undefined || !isOldEnough(stamp, before)) return undefined;
    return (answer: StatusAnswer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
  });
  const answer = await read();
  quietly(() => leave?.(answer));
  return answer;
}

function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // What is wrong with the records, reading them says.
    return undefined;
  }
}

interface Leaving {
  /** The files before the answer was read from them. */
  readonly stamp: FolderStamp;
  readonly command: string | undefined;
  /** Whether no more was read than what is stamped. */
  readonly isWhole: () => boolean;
}

/** Leaves an answer, unless something is wrong with the files, or they have changed meanwhile. */
export function leaveAnswer(paths: StatusPaths, answer: StatusAnswer, { stamp, command, isWhole }: Leaving): void {
  if (answer.problems.length > 0 || !isWhole()) return;
  if (stampStatus(paths, command)?.text === stamp.text) rememberStatus(paths, answer, stamp);
}
