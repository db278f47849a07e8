/**
 * The program that a replay script runs; bundled to one file, which is kept with the receipts.
 * Exit codes: 0 the states are the same, 1 they are not or the agent did not end well, others as every command's.
 */
import { parseArgs } from 'node:util';
import { AutorizeError, EXIT } from './base/errors.ts';
import { listenForSignals } from './cli/stop-signals.ts';
import { createHost } from './kernel/host.ts';
import { renderMismatch, replayRun } from './workitem/replay-run.ts';

const OPTIONS = {
  run: { type: 'string' },
  repo: { type: 'string' },
  'before-commit': { type: 'string' },
  'before-hash': { type: 'string' },
  'expected-hash': { type: 'string' },
  recorded: { type: 'boolean' },
  unsandboxed: { type: 'boolean' },
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const { run = '', repo = '', recorded = false, unsandboxed = false } = values;
  const before = { commit: values['before-commit'] ?? '', hash: values['before-hash'] ?? '' };
  const expected = values['expected-hash'] ?? '';
  const warn = (text: string): void => {
    process.stderr.write(text);
  };
  using stopping = listenForSignals();
  const { signal } = stopping;
  try {
    const request = { folder: run, repository: repo, before, expected, recorded, unsandboxed, signal, warn };
    const verdict = await replayRun(request, createHost({ packageRoot: run }));
    if (verdict.kind === 'same') return stopping.exitCode ?? EXIT.yes;
    warn(renderMismatch(verdict));
    return EXIT.no;
  } catch (error) {
    if (stopping.exitCode !== undefined) return stopping.exitCode;
    if (!(error instanceof AutorizeError)) throw error;
    warn(`ERROR: ${error.message}\n  ${error.remedy}\n`);
    return error.exitCode;
  }
}

process.exitCode = await main();
