/**
 * Which folders of frozen layers a command removed and made again: of those, nothing shows any more but what is in the
 * writable layer. Only an attribute of the folder says so, which Node cannot read; so the layers are mounted once more,
 * read-only, and their names compared.
 */
import { readdirSync } from 'node:fs';
import { placeIn } from '../base/byte-path.ts';
import { isSystemError } from './files.ts';
import { type LayeredView, readOnlyPrefix, upperOf } from './layered-view.ts';
import { runProgram } from './program.ts';
import { entryIn, kindBelow } from './upper-files.ts';

const LISTING_MS = 120_000;
const MAX_BYTES = 256 << 20;

/** Those of some folders (bytes as latin1) that show nothing of the frozen layers; undefined where that cannot be said. */
export async function findReplacedFolders(
  view: LayeredView,
  { at, folders }: { readonly at: string; readonly folders: readonly string[] },
): Promise<ReadonlySet<string> | undefined> {
  const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
  const upper = upperOf(view, at);
  const expected = folders.flatMap((folder) => {
    const names = namesBelow(lower, folder).filter((name) => entryIn(upper, `${folder}/${name}`) === undefined);
    const shown = names.find((name) => kindBelow(lower, `${folder}/${name}`) !== undefined);
    return shown === undefined ? [] : [{ folder, path: `${folder}/${shown}` }];
  });
  if (expected.length === 0) return new Set();
  const [program = '', ...args] = [
    ...readOnlyPrefix(view, at),
    ...['/bin/sh', '-c', 'exec xargs -0 sh -c \'exec find "$@" -maxdepth 0 -print0 2>/dev/null\' sh'],
  ];
  const { exitCode, stdout } = await runProgram({
    ...{ program, args, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } },
    input: Buffer.from(expected.map(({ path }) => `./${path}\0`).join(''), 'latin1'),
    ...{ timeoutMs: LISTING_MS, maxBytes: MAX_BYTES, maxStderrChars: 1000 },
  });
  // What xargs says of a path that is not there.
  if (exitCode !== 0 && exitCode !== 123) return undefined;
  const found = new Set(stdout.toString('latin1').split('\0'));
  return new Set(expected.flatMap(({ folder, path }) => (found.has(`./${path}`) ? [] : [folder])));
}

function namesBelow(lower: readonly string[], folder: string): readonly string[] {
  const names = new Set<string>();
  for (const layer of lower) {
    const entry = entryIn(layer, folder);
    if (entry === undefined) continue;
    if (entry === 'hidden' || !entry.isDirectory()) break;
    try {
      const path = placeIn(layer, folder);
      for (const name of readdirSync(path, { encoding: 'latin1' })) names.add(name);
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
  }
  return [...names];
}
