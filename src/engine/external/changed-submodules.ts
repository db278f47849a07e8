/**
 * What an agent changed of the submodules in its workspace.
 * Invariant: what it changed there is in no tree and reaches no evaluation; a change is looked for so that the agent's
 * work on it does not disappear without a word. New files count for nothing, as those that git ignores.
 * A file whose time says that no command can have changed it is not read.
 */
import { type BigIntStats, readlinkSync } from 'node:fs';
import { decodePath, placeIn } from '../../base/byte-path.ts';
import { quoted } from '../../base/text.ts';
import { type ExternalContent, hashFile, statsOf } from '../../kernel/external-content.ts';
import { isSystemError } from '../../kernel/files.ts';
import { readEntries } from '../../kernel/folder-entries.ts';
import { type IsUntouched, openUntouched, type WorkTree } from '../../kernel/folder-trust.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import { Pace } from '../../kernel/pace.ts';

interface Looked {
  readonly workspace: WorkTree;
  readonly commit: string;
  readonly signal: AbortSignal | undefined;
}

const MAX_ENTRIES = 2_000_000;

/** What is in the place of files of submodules that are not those of the base, by path (bytes as latin1). */
export type ChangedSubmodules = ReadonlyMap<string, string>;

/** Lists the files of submodules in a workspace that are not those of the base. */
export async function listChangedSubmodules(
  store: Pick<GitStore, 'git' | 'external'>,
  { workspace, commit, signal }: Looked,
): Promise<ChangedSubmodules | 'cancelled'> {
  const changed = new Map<string, string>();
  const { external } = store;
  if (external === undefined || external.submodules.size === 0) return changed;
  const isUntouched = openUntouched(workspace);
  for (const { path, id } of await listFiles(store, commit)) {
    if (external.submodules.get(path.toString('latin1')) !== id) continue;
    const compared = { from: external.folder, at: workspace.folder, top: path, isUntouched, signal, changed };
    if ((await compare(compared)) === 'cancelled') return 'cancelled';
  }
  return changed;
}

/** The first change that an agent made, in a sentence: what setup had changed before is not its own. */
export function submoduleIssue(
  external: ExternalContent | undefined,
  { before, after }: { readonly before: ChangedSubmodules | undefined; readonly after: ChangedSubmodules },
): string | undefined {
  const [path] = [...after].find(([each, is]) => before?.get(each) !== is) ?? [];
  if (path === undefined) return undefined;
  const top =
    [...(external?.submodules.keys() ?? [])].find((each) => path === each || path.startsWith(`${each}/`)) ?? path;
  const [file, submodule] = [path, top].map((each) => quoted(decodePath(Buffer.from(each, 'latin1')), 200));
  const what = path === top ? `the submodule ${submodule} was` : `${file} of the submodule ${submodule} was changed or`;
  return `${what} removed: submodules are part of the environment, which no change may alter`;
}

interface Compared {
  readonly from: string;
  readonly at: string;
  readonly top: Buffer;
  readonly isUntouched: IsUntouched;
  readonly signal: AbortSignal | undefined;
  /** Gets what is found. */
  readonly changed: Map<string, string>;
}

async function compare({ from, at, top, isUntouched, signal, changed }: Compared): Promise<'compared' | 'cancelled'> {
  const pace = new Pace();
  const due = [top];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    if (signal?.aborted === true) return 'cancelled';
    await pace.step();
    const [source, target] = [placeIn(from, path), placeIn(at, path)];
    const [was, is] = [statsOf(source), statsOf(target)];
    if (was === undefined) continue;
    if (was.isDirectory()) {
      if (is?.isDirectory() !== true) {
        changed.set(path.toString('latin1'), await describe(is, target));
        continue;
      }
      const entries = await readEntries(source, { most: MAX_ENTRIES, pace, signal });
      if (entries === 'too many') throw new Error(`a submodule has more than ${MAX_ENTRIES} entries in a folder`);
      for (const { name } of entries ?? []) due.push(Buffer.concat([path, SLASH, name]));
      continue;
    }
    const isSame = is !== undefined && (await isUnchanged({ was, is, source, target }, () => isUntouched(path, is)));
    if (!isSame) changed.set(path.toString('latin1'), await describe(is, target));
  }
  return 'compared';
}

const SLASH = Buffer.from('/');

async function describe(is: BigIntStats | undefined, target: Buffer): Promise<string> {
  if (is === undefined) return 'nothing';
  if (is.isSymbolicLink()) return `a link to ${readLink(target)?.toString('latin1')}`;
  if (!is.isFile()) return is.isDirectory() ? 'a folder' : 'something else';
  return `a file of mode ${is.mode & 0o100n} with ${(await hashFile(target)) ?? 'unknown content'}`;
}

interface Pair {
  readonly was: BigIntStats;
  readonly is: BigIntStats;
  readonly source: Buffer;
  readonly target: Buffer;
}

async function isUnchanged({ was, is, source, target }: Pair, isUntouched: () => boolean): Promise<boolean> {
  if (was.isSymbolicLink())
    return is.isSymbolicLink() && readLink(target)?.equals(readlinkSync(source, 'buffer')) === true;
  if (!is.isFile() || was.size !== is.size || (was.mode & 0o100n) !== (is.mode & 0o100n)) return false;
  if (isUntouched()) return true;
  return (await hashFile(source)) === (await hashFile(target));
}

function readLink(path: Buffer): Buffer | undefined {
  try {
    return readlinkSync(path, 'buffer');
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
