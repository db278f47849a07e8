/**
 * What a step is given by the runner, and what it hands back: inputs, masks, outputs and the job summary.
 * Invariant: a value stands between two delimiters that are no line of it: nobody can guess those of a value of several
 * lines. So no value sets an output of its own. Of `@actions/core` only what writes the summary, loaded when there is one:
 * its other files load cryptography, and the whole package a client of HTTP, which takes a refused step five times as long
 * as an empty script.
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
  const delimiter = delimiterOf(value);
  appendFileSync(file, `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`);
}

const DELIMITER = 'ghadelimiter_';

/** What stands before and after a value, and is no line of it. */
function delimiterOf(value: string): string {
  // Cryptography is loaded here alone: most values have one line, which any other one delimits.
  if (!/[\r\n]/.test(value) && !value.includes(DELIMITER)) return `${DELIMITER}1`;
  return DELIMITER + process.getBuiltinModule('node:crypto').randomUUID();
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
