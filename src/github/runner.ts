/**
 * What a step is given by the runner, and what it hands back: inputs, masks, outputs and the job summary.
 * Invariant: a value of several lines stands between two delimiters that nobody can guess, so no value sets an output of
 * its own. Written here so that a step that is refused loads no client of GitHub's.
 */
import { randomUUID } from 'node:crypto';
import { accessSync, appendFileSync, constants, existsSync } from 'node:fs';
import { EOL } from 'node:os';

/** The value of an input, without blanks around it; empty where the workflow sets none. */
export function readInput(name: string): string {
  return (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}

/** From now on the runner hides this text in the log. */
export function maskSecret(secret: string): void {
  process.stdout.write(`::add-mask::${escaped(secret)}${EOL}`);
}

/** Sets an output of the step. Throws where the runner names a file that is not there. */
export function setOutput(name: string, value: string): void {
  const path = process.env.GITHUB_OUTPUT ?? '';
  if (path === '') {
    process.stdout.write(`${EOL}::set-output name=${name}::${escaped(value)}${EOL}`);
    return;
  }
  if (!existsSync(path)) throw new Error(`Missing file at path: ${path}`);
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendFileSync(path, `${[`${name}<<${delimiter}`, value, delimiter].join(EOL)}${EOL}`);
}

/** Adds Markdown to the job summary. Throws where the file of the runner cannot be written. */
export function appendSummary(markdown: string): void {
  const path = process.env.GITHUB_STEP_SUMMARY ?? '';
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(`Unable to access summary file: '${path}'. Check if the file has correct read/write permissions.`);
  }
  appendFileSync(path, markdown);
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
