import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Every Node on this machine that the product promises to run on, one a major version, by its version. */
export function findNodes(): ReadonlyMap<string, string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(ROOT, 'node_modules', '.bin')];
  const found = new Map<string, string>();
  for (const path of new Set(folders.map((folder) => join(folder, 'node')))) {
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const major = version.split('.')[0];
    if (/^v(20|24)\./.test(version) && ![...found.keys()].some((each) => each.startsWith(`${major}.`))) {
      found.set(version, path);
    }
  }
  if (found.size < 2) {
    process.stderr.write(
      `NOT RUN on both Node 20 and Node 24: this machine has only ${[...found.keys()].join(', ') || 'others'}\n`,
    );
  }
  return found;
}
