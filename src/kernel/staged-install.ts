/**
 * Files of ours that come into a folder of the work tree all at once, with the branch that they speak of.
 * Invariant: before the commit point nobody sees any of them, after it everybody sees all: the commit point is a mark in
 * the git directory, which no content of a repository can hold, and whoever opens the folder finishes what the mark
 * says. Each staged file is consumed by one rename, so that a reader that finishes late overwrites nothing.
 * Crash before the mark: a staging folder is left, which the next one removes. After it: finished by the next command.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { quoted } from '../base/text.ts';
import { syncFolder, writeFileAtomic } from './durable.ts';
import { faultPoint } from './fault-point.ts';
import { errorCode } from './files.ts';
import { installMark } from './own-git-folder.ts';
import { moveRefSync } from './reached-refs.ts';
import { readRegularText } from './regular-file.ts';
import type { UserRepository } from './user-repository.ts';

/** Where files are to come to: a folder in the work tree of a repository. */
export interface InstallTarget {
  readonly repository: UserRepository;
  readonly folder: string;
}

export interface Install {
  /** The folder that holds the files, as `createStaging` made it. */
  readonly staging: string;
  /** Files of the folder that are out of date then. */
  readonly outdated: readonly string[];
  /** The branch that moves with them. */
  readonly move: { readonly ref: string; readonly from: string | undefined; readonly to: string } | undefined;
}

const PREFIX = '.pull-';

/** Makes an empty folder for files to come, beside where they will be; leftovers of killed ones are removed. */
export function createStaging({ folder }: InstallTarget): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const staging = join(folder, `${PREFIX}${randomBytes(8).toString('hex')}`);
  mkdirSync(staging);
  return staging;
}

const markSchema = z.object({
  staging: z.string().check(z.regex(/^\.pull-[0-9a-f]{16}$/)),
  outdated: z.array(z.string()),
  move: z.nullable(z.object({ ref: z.string(), from: z.nullable(z.string()), to: z.string() })),
});

function markOf({ repository, folder }: InstallTarget): string {
  const key = sha256(relative(repository.folder, folder)).slice(-16);
  return installMark(repository, key);
}

/** Brings staged files and branch into place; from here on they are there, whatever happens. */
export function installStaged(target: InstallTarget, { staging, outdated, move }: Install): void {
  syncTree(staging);
  faultPoint('pull:before-commit');
  const mark = {
    staging: relative(target.folder, staging),
    outdated,
    move: move === undefined ? null : { ...move, from: move.from ?? null },
  };
  writeFileAtomic(markOf(target), [`${JSON.stringify(mark)}\n`]);
  faultPoint('pull:after-commit');
  finishInstall(target);
}

/** Finishes what a killed command had committed to; does nothing otherwise. */
export function finishInstall(target: InstallTarget): void {
  const path = markOf(target);
  if (!existsSync(path)) return;
  const { staging, outdated, move } = readMark(path);
  const from = join(target.folder, staging);
  for (const file of filesIn(from)) {
    const to = join(target.folder, relative(from, file));
    mkdirSync(dirname(to), { recursive: true });
    moveOnce(file, to);
    faultPoint('pull:after-file');
  }
  for (const name of outdated) rmSync(join(target.folder, name), { force: true });
  faultPoint('pull:after-files');
  // Elsewhere by now: somebody moved it, and verify reports that.
  if (move !== null) moveRefSync(target.repository, { ...move, from: move.from ?? undefined });
  faultPoint('pull:after-branch');
  rmSync(from, { recursive: true, force: true });
  syncTree(target.folder);
  faultPoint('pull:after-staged');
  rmSync(path, { force: true });
  syncFolder(dirname(path));
  faultPoint('pull:after');
}

function readMark(path: string): z.output<typeof markSchema> {
  try {
    return markSchema.parse(JSON.parse(readRegularText(path)));
  } catch (error) {
    throw new PreconditionError({
      message: `${quoted(path, 300)} is not what autorize writes (${errorCode(error)})`,
      remedy: 'Remove it, and run autorize pull again.',
      cause: error,
    });
  }
}

/** Another process may finish the same: whichever comes first moves the file. */
function moveOnce(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Makes the files of a folder, and their names, outlast a loss of power. */
function syncTree(folder: string): void {
  for (const file of filesIn(folder)) {
    const descriptor = openSync(file, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory())) syncFolder(join(parentPath, name));
  syncFolder(folder);
}
