import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../base/version.ts';

/**
 * What the program is: its version, that of Node, and the names, sizes and times of its files, since two builds may have one
 * version. As this process first found it: what replaced it since is not what runs.
 */
export function programStamp(): string {
  const { folder, isSource } = findProgram();
  return stampProgram(folder, isSource);
}

/**
 * The same of the command in this package, whose programs are built at once from the same sources; undefined where no
 * command lies beside this program, as where it went into a program of somebody else.
 */
export function commandStamp(): string | undefined {
  const { folder, isSource } = findProgram();
  const command = isSource ? folder : join(dirname(folder), 'cli');
  return existsSync(command) ? stampProgram(command, isSource) : undefined;
}

/** Where this program lies. */
function findProgram(): { readonly folder: string; readonly isSource: boolean } {
  const path = fileURLToPath(import.meta.url);
  // The sources lie in several folders, what is built of them in one.
  const isSource = basename(path) === 'program-files.ts';
  return { folder: isSource ? dirname(dirname(path)) : dirname(path), isSource };
}

const known: Record<string, string> = {};

function stampProgram(folder: string, isSource: boolean): string {
  known[folder] ??= stampNow(folder, isSource);
  return known[folder];
}

function stampNow(folder: string, isSource: boolean): string {
  const files = readdirSync(folder, { recursive: isSource, encoding: 'utf8' }).sort();
  return [VERSION, process.version, ...files.map((name) => `${name} ${stampOf(fileStatus(join(folder, name)))}`)].join(
    '\n',
  );
}

/** What a file system says of a file. */
export type FileStatus = ReturnType<typeof fileStatus>;

/** The same of what a path names itself, a link too. */
export function fileStatus(path: string) {
  return lstatSync(path, { bigint: true });
}

/** What changes whenever a file is written to or replaced, within the grain of the clock of its file system. */
export function stampOf({ dev, ino, size, mtimeNs, ctimeNs }: FileStatus): string {
  return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}
