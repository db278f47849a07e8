/** A real terminal, without anybody in front of it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { programPath } from './program.ts';
import { createFolder } from './temp-folder.ts';

export interface Tmux {
  (...words: readonly string[]): string;
  /** Types a command line of autorize; when it has ended, `left CODE` is there. */
  readonly start: (command: string, before?: string) => void;
  /** What the terminal shows, once it shows something; `more` goes to capture-pane. */
  readonly until: (isThere: (text: string) => boolean, ...more: readonly string[]) => Promise<string>;
}

/** A shell in a folder, in a terminal of 80 columns. */
export function openTmux(folder: string): Tmux {
  const socket = join(createFolder(), 'tmux');
  const tmux = (...words: readonly string[]): string =>
    execFileSync('tmux', ['-u', '-S', socket, ...words], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  // A terminal is one also where a job runs.
  const shell = "env -u NO_COLOR -u FORCE_COLOR CI=true PS1='ready> ' sh";
  tmux('-f', '/dev/null', 'new-session', '-d', '-x', '80', '-y', '20', '-c', folder, shell);
  onTestFinished(() => void tmux('kill-server'));
  return Object.assign(tmux, {
    start: (command: string, before = '') => {
      const program = `${process.execPath} ${programPath('autorize')}`;
      tmux('send-keys', `clear; ${before} ${program} ${command}; echo left $?`, 'Enter');
    },
    until: async (isThere: (text: string) => boolean, ...more: readonly string[]) => {
      for (;;) {
        const text = tmux('capture-pane', '-p', ...more);
        if (isThere(text)) return text;
        await pause(50);
      }
    },
  });
}
