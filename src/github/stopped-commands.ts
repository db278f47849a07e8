/**
 * While the log of a step may hold output of child processes, the runner treats none of its lines as a command.
 * Invariant: each pause has its own 128-bit token, which no child sees. The step sends its own commands between two
 * pauses.
 */
import { renderResume, renderStop } from '../report/workflow-commands.ts';
import { writeLog } from './log.ts';

let token: string | undefined;

/** Until it is disposed of, the runner obeys nothing that is printed. */
export function stopCommands(): Disposable {
  pause();
  return { [Symbol.dispose]: resume };
}

/** Has the runner obey what is printed meanwhile. */
export async function withCommands<T>(work: () => Promise<T>): Promise<T> {
  if (token === undefined) return work();
  resume();
  try {
    return await work();
  } finally {
    pause();
  }
}

function pause(): void {
  // Loaded here: the gate stops no commands.
  token = process.getBuiltinModule('node:crypto').randomBytes(16).toString('hex');
  writeLog(`${renderStop(token)}\n`);
}

function resume(): void {
  if (token === undefined) return;
  writeLog(`${renderResume(token)}\n`);
  token = undefined;
}
