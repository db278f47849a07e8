/**
 * What a step is given by the runner, and what it hands back: inputs, masks, outputs and the job summary.
 * Invariant: a value of several lines stands between two delimiters that nobody can guess, so no value sets an output of
 * its own. Of `@actions/core` only what writes the summary, loaded when there is one: its other files load cryptography, and
 * the whole package a client of HTTP, which takes a refused step five times as long as an empty script.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { writeLog } from './log.ts';

const EOL = process.platform === 'win32' ? '\r\n' : '\n';

/** The value of an input, without blanks around it; empty where the workflow sets none. */
export function readInput(name: string): string {
  return (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}

/** From now on the runner hides this text in the log. */
export function maskSecret(secret: string): void {
  writeLog(`::add-mask::${escaped(secret)}${EOL}`);
}

/** Sets an output of the step. Throws where the runner names a file that is not there. */
export function setOutput(name: string, value: string): void {
  const file = process.env.GITHUB_OUTPUT ?? '';
  if (file === '') {
    writeLog(EOL);
    writeLog(`::set-output name=${name}::${escaped(value)}${EOL}`);
    return;
  }
  if (!existsSync(file)) throw new Error(`Missing file at path: ${file}`);
  appendFileSync(file, `${/[\r\n]/.test(value) ? severalLines(name, value) : `${name}=${value}`}${EOL}`);
}

function severalLines(name: string, value: string): string {
  // Loaded here: most values have one line.
  const delimiter = `ghadelimiter_${process.getBuiltinModule('node:crypto').randomUUID()}`;
  return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}`;
}

/** The runner reads exactly the text from it. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
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
