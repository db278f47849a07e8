/**
 * Whether layered views work on a file system of this machine, and how.
 * Invariant: they are used only where a command in such a view here did all that is relied on: it saw the files of two
 * layers, not what the upper one removes, wrote, removed a folder and made it again, and changed no layer.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLayeredView, type OverlayPrograms, upperOf } from './layered-view.ts';
import { findSystemProgram } from './program-path.ts';
import { removeTree } from './remove-tree.ts';
import type { SandboxLevel } from './sandbox-command.ts';
import { isRoot, tryCommand } from './sandbox-level.ts';
import { isWhiteout, writeWhiteouts } from './whiteout.ts';

export type OverlayProbe = { readonly programs: OverlayPrograms } | { readonly refusal: string };

/** Tries layered views in a folder of ours; the strongest way that works is taken. */
export async function probeOverlays(level: SandboxLevel, folder: string): Promise<OverlayProbe> {
  if (level.kind !== 'bubblewrap') return { refusal: `layers need bubblewrap, and the level is ${level.kind}` };
  const [unshare, mount] = ['unshare', 'mount'].map((name) => findSystemProgram(name));
  if (unshare === undefined || mount === undefined)
    return { refusal: 'unshare and mount (util-linux) are not installed' };
  const user = level.shownAs ?? { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  const owners = isRoot() ? [undefined, user] : [user];
  let refusal = '';
  for (const owner of owners) {
    for (const isVolatile of [true, false]) {
      const programs = { unshare, mount, isVolatile, ...(owner === undefined ? {} : { owner }) };
      const issue = await trial(level, programs, folder);
      if (issue === undefined) return { programs };
      refusal = issue;
    }
  }
  return { refusal: isOnOverlay(folder) ? ON_OVERLAY : refusal };
}

/** The kernel takes no folder on an overlay file system for what a command writes; its own message names no cause. */
const ON_OVERLAY =
  'the cache lies on an overlay file system, as the root of a container is one, and no layer that is written to can lie there; name a folder on a volume or a tmpfs in XDG_CACHE_HOME';
const OVERLAY_MAGIC = 0x794c7630;

function isOnOverlay(folder: string): boolean {
  return statfsSync(folder).type === OVERLAY_MAGIC;
}

const SCRIPT = [
  'set -e',
  '[ "$(cat upper)" = upper ] && [ "$(cat folder/lower)" = lower ]',
  '[ ! -e removed ]',
  'echo changed >folder/lower',
  'rm -r again && mkdir again && [ -z "$(ls again)" ]',
].join('\n');

async function trial(level: SandboxLevel, programs: OverlayPrograms, parent: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(parent, 'overlay-'));
  try {
    const [at, home, lower, upper] = ['at', 'home', 'lower', 'upper'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
      string,
    ];
    for (const each of [at, home, upper, join(lower, 'folder'), join(lower, 'again')])
      mkdirSync(each, { recursive: true });
    for (const name of ['folder/lower', 'removed', 'again/removed']) writeFileSync(join(lower, name), 'lower\n');
    writeFileSync(join(upper, 'upper'), 'upper\n');
    const unmarked = await writeWhiteouts(upper, ['removed']);
    if (unmarked !== undefined) return unmarked;
    const folders = [{ at, lower: [upper, lower] }];
    const layered = createLayeredView({ folder: join(folder, 'view'), programs, folders });
    const view = { workDir: at, home, temporary: home, layered, network: 'on', tracing: 'off' } as const;
    const issue = await tryCommand(level, { view, command: ['/bin/sh', '-c', SCRIPT] });
    if (issue !== undefined) return issue;
    const isWhole = readFileSync(join(lower, 'folder/lower'), 'utf8') === 'lower\n' && existsSync(join(lower, 'again'));
    const written = upperOf(layered, at);
    if (!isWhole || !existsSync(join(written, 'folder/lower'))) return 'what a command writes does not go to its layer';
    return isWhiteout(join(upper, 'removed')) ? undefined : 'a mark of a removed file was lost';
  } finally {
    removeTree(folder);
  }
}
