/**
 * What a command will answer, written down by whoever changed the records last, for as long as nothing that the answer is
 * read from changes.
 * Invariant: a cache. It holds for the program that wrote it and for the files of one folder, each by its number on the
 * disk, its size and its times. Where anything of that is another one, where it is torn or missing, whoever asks reads
 * everything, with the same result, and writes nothing. It lies where no command of an attempt sees it, and belongs to no
 * record.
 * Two writes within the grain of a clock leave the same times: before it is written, that grain has passed since the last
 * one, and where the clock of the file system counts in seconds, nothing is written.
 * Crash: it is replaced by a rename and never synced; an older one, or none, serves as well.
 */
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from './files.ts';
import { fileStamp, programStamp } from './program-files.ts';

/** The answer in each form that can be asked for. */
export type Answer = Readonly<Record<'text' | 'json', string>>;

// Twice the grain of the clock of Linux at its coarsest.
const CLOCK_GRAIN_MS = 20;

/** Waits until a write would leave another time than one that came before. */
export function waitForClock(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, CLOCK_GRAIN_MS));
}

/** The folder as it is now, and the program; `isUnread`: folders in it of which the names alone are read. */
export function stampFolder(folder: string, isUnread: (name: string) => boolean): string {
  return [programStamp(), ...entriesIn(folder, isUnread)].join('\n');
}

function entriesIn(folder: string, isUnread: (name: string) => boolean): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [`${path} ${fileStamp(path)}`];
    return isUnread(entry.name) ? [path] : [path, ...entriesIn(path, isUnread)];
  });
}

interface Remembered {
  readonly stamp: string;
  readonly answer: Answer;
}

/** What is to be answered while everything is as the stamp says; undefined where that is not known. */
export function readAnswer(path: string, stamp: string): Answer | undefined {
  try {
    const remembered = JSON.parse(readFileSync(path, 'utf8')) as Partial<Remembered> | null;
    return remembered?.stamp === stamp ? remembered.answer : undefined;
  } catch (error) {
    // Torn, or of zeros.
    if (error instanceof SyntaxError || isSystemError(error)) return undefined;
    throw error;
  }
}

/** Writes it down, where that can be: nothing depends on it. What another user owns stays as it is. */
export async function writeAnswer(path: string, stamp: string, answer: Answer): Promise<void> {
  const { writeCache } = await import('./durable.ts');
  try {
    if (statSync(dirname(dirname(path))).uid === process.geteuid?.())
      writeCache(path, [JSON.stringify({ stamp, answer })]);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/** Whether the clock of a file system distinguishes two writes within one second, by the files of a folder. */
export function hasFineClock(folder: string): boolean {
  const names = readdirSync(folder);
  return names.some((name) => lstatSync(join(folder, name), { bigint: true }).mtimeNs % 1_000_000_000n !== 0n);
}
