import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';

/**
 * True when a tool that tests need is on this machine. A missing one is said aloud, on the descriptor itself, so that
 * no reporter swallows it; the continuous integration sets REQUIRE_TOOLS, and then it is an error.
 */
export function hasTool(command: readonly [string, ...string[]], tests: string): boolean {
  const [name, ...args] = command;
  const { status, error } = spawnSync(name, args, { stdio: 'ignore' });
  if (error === undefined && status === 0) return true;
  const why = `${tests}: "${command.join(' ')}" does not work here`;
  if (process.env.REQUIRE_TOOLS === '1') throw new Error(`not run: ${why}`);
  writeSync(2, `\nNOT RUN: ${why}\n\n`);
  return false;
}
