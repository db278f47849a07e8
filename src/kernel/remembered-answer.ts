/**
 * What a command answers, written down by whoever read it last, for as long as nothing that the answer is read from changes.
 * Invariant: a cache. It holds for one build of the command and for the files of one folder, each by its number on the
 * disk, its size and its times. Where anything of that is another one, where it is torn or missing, whoever asks reads
 * everything, with the same result. It lies where no command of an attempt sees it, and belongs to no record.
 * Two writes within the grain of a clock leave the same times: what was written to within that grain is not remembered,
 * nor is anything where the clock of the file system counts in seconds.
 * Crash: it is replaced by a rename and never synced; an older one, or none, serves as well.
 */
import { lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { isSystemError } from './files.ts';
import { readOwnFile } from './own-files.ts';
import { type FileStatus, fileStatus, stampOf } from './program-files.ts';
import { replaceQuietly } from './quiet-cache.ts';

/** Files as they are at one moment. */
export interface FolderStamp {
  readonly text: string;
  /** When the newest of them was last changed, in nanoseconds of the file system's clock. */
  readonly newestNs: bigint;
  readonly hasFineClock: boolean;
}

/** What is not read of a folder: names of files and folders in it and below, with the folder that each lies in. */
export type IsUnread = (name: string, folder: string) => boolean;

// Twice the grain of the clock of Linux at its coarsest.
const CLOCK_GRAIN_MS = 20;

/** Waits until a write would leave another time than one that came before. */
export function waitForClock(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2 * CLOCK_GRAIN_MS));
}

/** The folder as it is now. */
export function stampFolder(folder: string, isUnread: IsUnread): FolderStamp {
  const entries = entriesIn(folder, isUnread);
  const times = entries.flatMap(({ status }) => (status === undefined ? [] : [status.mtimeNs, status.ctimeNs]));
  return {
    text: entries.map(({ path, status }) => (status === undefined ? path : `${path} ${stampOf(status)}`)).join('\n'),
    newestNs: times.reduce((newest, time) => (time > newest ? time : newest), 0n),
    hasFineClock: times.some((time) => time % 1_000_000_000n !== 0n),
  };
}

interface StampedEntry {
  readonly path: string;
  /** Of a folder its name alone counts, and what is in it. */
  readonly status: FileStatus | undefined;
}

function entriesIn(folder: string, isUnread: IsUnread): StampedEntry[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name, folder));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [{ path, status: fileStatus(path) }];
    return [{ path, status: undefined }, ...entriesIn(path, isUnread)];
  });
}

/** Whether whatever is written to the files from now on leaves another stamp; `nowMs`: the time right before it was made. */
export function isOldEnough({ newestNs, hasFineClock }: FolderStamp, nowMs: number): boolean {
  return hasFineClock && newestNs < BigInt(Math.floor(nowMs) - CLOCK_GRAIN_MS) * 1_000_000n;
}

// What is longer is read from the records: a text of it could be more than the memory holds.
const MAX_ANSWER_BYTES = 64 << 20;

/** What is to be answered while everything is as the stamp says, of any shape; undefined where that is not known. */
export function readAnswer(path: string, stamp: string): unknown {
  try {
    if (lstatSync(path).size > MAX_ANSWER_BYTES) return undefined;
    const remembered = JSON.parse(readOwnFile(path)?.toString('utf8') ?? '') as Partial<Remembered<unknown>> | null;
    return remembered?.stamp === stamp ? remembered.answer : undefined;
  } catch (error) {
    // Torn, of zeros, or something else in its place.
    if (error instanceof SyntaxError || error instanceof PreconditionError || isSystemError(error)) return undefined;
    throw error;
  }
}

interface Remembered<Answer> {
  readonly stamp: string;
  readonly answer: Answer;
}

/** Writes it down, where that can be: nothing depends on it. What another user owns stays as it is. */
export function writeAnswer<Answer>(path: string, remembered: Remembered<Answer>): void {
  try {
    const folder = dirname(path);
    if (statSync(dirname(folder)).uid !== process.geteuid?.()) return;
    mkdirSync(folder, { recursive: true });
    // What lies there in its place is not followed.
    if (!lstatSync(folder).isDirectory()) return;
  } catch (error) {
    if (isSystemError(error)) return;
    throw error;
  }
  replaceQuietly(path, JSON.stringify(remembered));
}
