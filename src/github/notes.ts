import { defuse } from '../report/defuse.ts';
import { writeLog } from './log.ts';

/** What could not be published and why. Printed at the end of the log and in the summary; never part of the verdict. */
export class Notes {
  readonly #notes: string[] = [];

  add(note: string): void {
    this.#notes.push(note);
  }

  get all(): readonly string[] {
    return this.#notes;
  }
}

/** Writes lines to the log; nothing in them is a command of the runner's. */
export function print(text: string): void {
  writeLog(`${defuse(text)}\n`);
}
