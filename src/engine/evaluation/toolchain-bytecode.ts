/**
 * Compiled files of Python's own library for commands of an evaluation. Those commands look for compiled files below one
 * prefix alone, which hides what lies beside the library of the toolchain.
 * Invariant: a file that is added is one of the toolchain's own, which no command can write to, and which commands see. Only
 * folders are written to, in no place that a link leads out of.
 */
import { copyFileSync, type Dirent, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNewFiles, kindOf } from '../../kernel/new-files.ts';
import { BYTECODE } from '../workspace/compiled-python.ts';

interface ToolchainRequest {
  /** Whether commands see a path of this machine. */
  readonly isSeen: (path: string) => boolean;
  readonly signal: AbortSignal | undefined;
}

// Installed packages are no part of the library, and nothing imports the rest but its own tests and programs.
const LEFT_OUT = ['test', 'tests', 'idlelib', 'lib2to3', 'turtledemo', 'ensurepip', 'site-packages', 'dist-packages'];
// `name.cpython-312.pyc`: without the levels of optimization, which nobody asks for.
const COMPILED = /^([^.]+)(\.(?:cpython|pypy|graalpy)-?\d+\.pyc)$/;

/** Adds what the toolchain has compiled to what a setup compiled, in the home that it leaves. */
export async function addToolchainBytecode(home: string, { isSeen, signal }: ToolchainRequest): Promise<void> {
  const prefix = join(home, BYTECODE);
  if (lstatSync(prefix, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  const found = await findNewFiles(prefix, [], { signal });
  if (typeof found === 'string') return;
  for (const [path, stamp] of found.stamps) {
    const library = `/${Buffer.from(path, 'latin1')}`;
    if (kindOf(stamp) !== 'folder' || !isLibrary(library) || !isSeen(library)) continue;
    const tags = new Set(namesIn(join(prefix, library)).flatMap(({ name }) => COMPILED.exec(name)?.[2] ?? []));
    copyCompiled({ library, tags, prefix });
  }
}

function isLibrary(folder: string): boolean {
  return ['os.py', 'site.py'].every((name) => isFile(join(folder, name)));
}

interface Copying {
  readonly library: string;
  /** Ends of the names of files for the Python that setup ran. */
  readonly tags: ReadonlySet<string>;
  readonly prefix: string;
}

function copyCompiled({ library, tags, prefix }: Copying): void {
  const due = [library];
  for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
    const to = join(prefix, folder);
    const there = lstatSync(to, { throwIfNoEntry: false });
    if (there !== undefined && !there.isDirectory()) continue;
    const entries = namesIn(folder);
    const sources = new Set(entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
    for (const { name } of namesIn(join(folder, '__pycache__'))) {
      const [, stem, tag = ''] = COMPILED.exec(name) ?? [];
      const [from, target] = [join(folder, '__pycache__', name), join(to, name)];
      if (!tags.has(tag) || !sources.has(`${stem}.py`) || !isFile(from)) continue;
      if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) continue;
      mkdirSync(to, { recursive: true });
      copyFileSync(from, target);
    }
    for (const entry of entries)
      if (entry.isDirectory() && entry.name !== '__pycache__' && !LEFT_OUT.includes(entry.name))
        due.push(join(folder, entry.name));
  }
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function namesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Not there, or not ours to read: Python compiles it.
    return [];
  }
}
