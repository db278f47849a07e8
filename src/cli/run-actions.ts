/** What a person does to a run from a screen or a page; the same as the commands do. */
import { AutorizeError, type Problem, renderProblem } from '../base/errors.ts';
import { stopHolder } from '../kernel/lock-holder.ts';
import type { WatchAction } from '../report/watch-view.ts';
import type { CommandCall } from './command-call.ts';
import { runApproveCommand, runGuidanceCommand, runRejectCommand } from './maintenance-command.ts';
import type { Terminal } from './terminal.ts';

export interface RunAction {
  readonly action: WatchAction;
  /** Number of an iteration; empty where the action has none. */
  readonly attempt: string;
  /** The message, or the reason. */
  readonly text: string;
}

interface ActedOn {
  readonly name: string;
  /** Path of the lock that the process of the run holds. */
  readonly lock: string;
}

/** Does it, and says in a line what came of it, or what is wrong. */
export async function actOnRun(
  { name, lock }: ActedOn,
  { action, attempt, text }: RunAction,
  { host, terminal }: Pick<CommandCall, 'host' | 'terminal'>,
): Promise<string> {
  if (action === 'stop') return stop(lock);
  return await capture(terminal, (quiet) => {
    const call = { host, terminal: quiet, values: new Map<string, readonly string[]>() };
    if (action === 'message') return runGuidanceCommand({ ...call, words: [name, text] });
    if (action === 'approve') return runApproveCommand({ ...call, words: [name, attempt] });
    return runRejectCommand({ ...call, words: [name, attempt], values: new Map([['reason', [text]]]) });
  });
}

function stop(lock: string): string {
  const pid = stopHolder(lock);
  return pid === undefined ? 'no run is at work' : `asked process ${pid} to stop; the run ends in order`;
}

/** What a command prints, or what is wrong, in place of the terminal. */
async function capture(terminal: Terminal, run: (quiet: Terminal) => Promise<number>): Promise<string> {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  try {
    await run({ ...terminal, out: print, err: print, ask: undefined, columns: undefined });
    return printed.join(' ');
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    const problems: readonly Problem[] = 'problems' in error && Array.isArray(error.problems) ? error.problems : [];
    return problems.length > 0 ? problems.map(renderProblem).join(' ') : `${error.message}. ${error.remedy}`;
  }
}
