/**
 * The program that replays runs, kept with the receipts: who has the store needs nothing of this package.
 * Invariant: it is one file, whole; its name is its BLAKE3, so a store has one of each version that made receipts in it.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Blake3 } from '../base/blake3.ts';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { replaceFile, syncFolder } from '../kernel/durable.ts';
import { toolPath, type WorkPaths } from './store.ts';

export interface ReplayTool {
  readonly bytes: string;
  /** Its name and what a receipt has of it. */
  readonly hash: string;
  /** What a replay script can check without it. */
  readonly sha256: string;
}

/** The tool of this package. */
export function readReplayTool(blake3: Blake3): ReplayTool {
  const bytes = readBundle();
  return { bytes, hash: blake3(bytes), sha256: sha256(bytes) };
}

// Named from here and not from a module: the bundler would copy it.
function readBundle(): string {
  const here = fileURLToPath(import.meta.url);
  // Run from the sources there is no bundle: the tool is the sources, on this machine.
  if (here.endsWith('.ts')) return `import ${JSON.stringify(join(dirname(here), '..', 'replay.ts'))};\n`;
  const path = join(dirname(here), '..', 'replay', 'index.js');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new PreconditionError({
    message: `the file ${path} is missing, with which runs are replayed`,
    remedy: 'Take the package whole: all of dist/ belongs to it.',
  });
}

/** Where a run has the tool too: its folder alone can be replayed. */
export function adjacentTool(folder: string, hash: string): string {
  return join(folder, `${hash}.mjs`);
}

/** Puts the tool of the store into a run's folder, as another name of the same file where that can be. */
export function linkReplayTool(paths: WorkPaths, { hash }: Pick<ReplayTool, 'hash'>, folder: string): void {
  const [from, to] = [toolPath(paths, hash), adjacentTool(folder, hash)];
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    // A file system without such names, or one too many of them.
    copyFileSync(from, to);
  }
}

/** Tools that this process has put into a store. */
const stored = new WeakSet<ReplayTool>();

/** Puts a tool into the store, if it is not there; when this returns it is on the disk. */
export function storeReplayTool(paths: WorkPaths, tool: ReplayTool): void {
  const { bytes, hash } = tool;
  const path = toolPath(paths, hash);
  if (!existsSync(dirname(path))) mkdirSync(dirname(path));
  const isThere = existsSync(path) && readFileSync(path, 'utf8') === bytes;
  if (isThere && stored.has(tool)) return;
  if (!isThere) replaceFile(path, [bytes]);
  for (const folder of [dirname(path), paths.folder]) syncFolder(folder);
  stored.add(tool);
}
