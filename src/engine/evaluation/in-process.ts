/** Whether the code that is measured could print a result of its own: it runs in the evaluator's process. */
import { decodePath } from '../../base/byte-path.ts';
import { type GitStore, listFiles, readBlob } from '../../kernel/git-store.ts';
import { isBenchmarkKind, isInProcess } from '../benchmarks/formats.ts';
import { recipesOf, runsInside } from '../benchmarks/shared-process.ts';
import { findDecidingFiles, findRunCommands } from '../boundaries/deciding-files.ts';
import { readRepositoryPaths } from './open-tests.ts';

export interface Scoring {
  readonly command: string;
  /** Kind of `parse`. */
  readonly kind: string;
}

// A longer one is no script that a person wrote.
const MAX_SCRIPT_BYTES = 1 << 18;
const LINK = '120000';

/**
 * A format of a tool says it by itself. Otherwise the command decides: it, the scripts of a package, the recipes
 * of a Makefile and the shell scripts of the base that it starts.
 */
export async function sharesProcess(
  store: Pick<GitStore, 'git' | 'base'>,
  { command, kind }: Scoring,
): Promise<boolean> {
  if (isBenchmarkKind(kind)) return isInProcess(kind);
  if (runsInside(command)) return true;
  const { paths, packages = new Map<string, string>(), makefile = '' } = await readRepositoryPaths(store);
  const started = [{ command, kind: 'guard' } as const];
  const commands = findRunCommands({ paths, packages }, started);
  if ([...commands, ...commands.flatMap((each) => recipesOf(makefile, each))].some(runsInside)) return true;
  const scripts = new Set(findDecidingFiles({ paths, packages }, started).filter(isShellScript));
  for (const { path, id, mode } of await listFiles(store, store.base)) {
    if (mode === LINK || !scripts.has(decodePath(path))) continue;
    const text = await readBlob(store, id);
    if (text.length <= MAX_SCRIPT_BYTES && withoutComments(text.toString()).some(runsInside)) return true;
  }
  return false;
}

function isShellScript(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  // A Makefile, a Justfile, a Rakefile and their like hold more than what one command runs.
  return /\.(?:ba|z|k)?sh$/.test(name) || !/\.|file$/i.test(name);
}

function withoutComments(text: string): string[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  return lines.filter((line) => !line.trimStart().startsWith('#'));
}
