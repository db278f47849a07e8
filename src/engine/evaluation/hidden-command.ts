/**
 * Commands that nobody but the engine may know, and what they read: the holdout, the hidden test set of a confirmation.
 * Invariant: a config may have a reference to a variable in their place; of what they are and read a record has a digest.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import { type ParentEnvironment, referredName, resolveText } from '../../kernel/environment.ts';

// Programs are there for every command, and what lies in these is hidden, or not, by the sandbox itself.
// What lies on the memory disk in /dev is files.
const SHARED = /^\/(usr|bin|sbin|lib\w*|etc|dev(?!\/shm\/)|proc|sys|nix|opt)(\/|$)/;
const LEAST_DEPTH = 2;

/** A command as a config has it, that nobody but the engine may know. */
export interface WrittenCommand {
  /** Itself, or a reference to the variable that holds it. */
  readonly command: string;
  readonly files: readonly string[];
}

/** A command as it is run here, and what it reads that nobody else may. */
export interface HiddenTestCommand {
  readonly command: string;
  readonly paths: readonly string[];
}

/** The command as it is run; undefined where its reference leads nowhere here. */
export function unsealCommand(
  { command: written, files }: WrittenCommand,
  parentEnv: ParentEnvironment,
): HiddenTestCommand | undefined {
  const resolved = resolveText(written, parentEnv);
  if ('problem' in resolved) return undefined;
  const command = resolved.value;
  return { command, paths: secretPaths({ command, files }, parentEnv.HOME) };
}

/** The same for a run, which has looked before whether the reference leads to something. */
export function requireUnsealed(written: WrittenCommand, parentEnv: ParentEnvironment): HiddenTestCommand {
  const hidden = unsealCommand(written, parentEnv);
  if (hidden === undefined) throw new TypeError(`${written.command} was not looked up before the run`);
  return hidden;
}

/** What a command of the config reads that nobody else may: the files that it names, with the folder around them, and those that it lists. */
function secretPaths({ command, files }: WrittenCommand, home: string | undefined): string[] {
  const named = wordsOf(command).map((word) => {
    const folder = word.slice(0, word.lastIndexOf('/'));
    // All of a home, of /tmp or of the memory disk would be too much.
    const isOwn = folder.split('/').length > LEAST_DEPTH && folder !== home && folder !== '/dev/shm';
    return isOwn ? folder : word;
  });
  return [...new Set([...named, ...files])];
}

function wordsOf(command: string): string[] {
  return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word.startsWith('/') && !SHARED.test(word));
}

/** How many of the paths that it reads are not here; without all of them its sandbox does not begin. */
export function countMissing(written: WrittenCommand, parentEnv: ParentEnvironment): number {
  const { paths } = unsealCommand(written, parentEnv) ?? { paths: written.files };
  return paths.filter((path) => !existsSync(path)).length;
}

/** Whether a command is one that nobody may know: of the holdout always, of the confirmation where it is a reference. */
export function isReference({ command }: WrittenCommand): boolean {
  return referredName(command) !== undefined;
}

/** The texts that disclose it: the longest line of the command, and the files that it names. */
export function textsOfHidden(written: WrittenCommand, parentEnv: ParentEnvironment): string[] {
  const { command = '' } = unsealCommand(written, parentEnv) ?? {};
  const lines = command.split('\n').map((line) => line.trim());
  const [longest = ''] = lines.toSorted((one, other) => other.length - one.length);
  // One name, such as /data, may be an address of the program's own.
  const files = [...wordsOf(command), ...written.files].filter((path) => path.split('/').length > LEAST_DEPTH);
  return [...new Set([longest, ...files].filter((text) => text !== ''))];
}

/** Its digest with a salt, files and all; undefined where they are not on this machine. */
export function digestHiddenCommand(
  written: WrittenCommand,
  { env, salt }: { readonly env: ParentEnvironment; readonly salt: string },
): string | undefined {
  const { command, paths } = unsealCommand(written, env) ?? {};
  if (paths === undefined || (paths.length > 0 && !paths.some((path) => existsSync(path)))) return undefined;
  return sha256(`${salt}\n${command}\n${digestFiles(paths)}`);
}

// A larger set is recognised by the first of them.
const MAX_FILES = 1000;

/** Of the content of these files, and of those below these folders. */
export function digestFiles(paths: readonly string[]): string {
  const files = paths.flatMap(filesBelow).sort().slice(0, MAX_FILES);
  return sha256(files.map((path) => `${path}\0${sha256(readFileSync(path))}`).join('\n'));
}

function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === true) return [path];
  if (stats?.isDirectory() !== true) return [];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}
