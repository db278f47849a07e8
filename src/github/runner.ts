/**
 * What a step is given by the runner, and what it hands back: inputs, masks, outputs and the job summary.
 * Invariant: a value of several lines stands between two delimiters that nobody can guess, so no value sets an output of
 * its own. Of `@actions/core` only the files that write: the whole package loads a client of HTTP, which takes a refused
 * step five times as long as an empty script.
 */
import { EOL } from 'node:os';
import { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
import { issueFileCommand, prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';

/** The value of an input, without blanks around it; empty where the workflow sets none. */
export function readInput(name: string): string {
  return (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}

/** From now on the runner hides this text in the log. */
export function maskSecret(secret: string): void {
  issueCommand('add-mask', {}, secret);
}

/** Sets an output of the step. Throws where the runner names a file that is not there. */
export function setOutput(name: string, value: string): void {
  if ((process.env.GITHUB_OUTPUT ?? '') !== '') {
    issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    return;
  }
  process.stdout.write(EOL);
  issueCommand('set-output', { name }, value);
}

/** Adds Markdown to the job summary. Throws where the file of the runner cannot be written. */
export async function appendSummary(markdown: string): Promise<void> {
  // It loads the promises of files, and with them what reads lines.
  const { summary } = await import('../../node_modules/@actions/core/lib/summary.js');
  try {
    await summary.addRaw(markdown).write();
  } finally {
    summary.emptyBuffer();
  }
}
