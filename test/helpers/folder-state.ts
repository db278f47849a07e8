import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Everything below folders that a change would show in: names, rights, times and contents, the git folder too. */
export function stateOf(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => [
    describe(folder, ''),
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => describe(folder, path)),
  ]);
}

function describe(folder: string, path: string): string {
  const at = join(folder, path);
  const stats = lstatSync(at, { bigint: true });
  const content = stats.isFile() ? createHash('sha256').update(readFileSync(at)).digest('hex') : '';
  const target = stats.isSymbolicLink() ? readlinkSync(at) : '';
  return `${at} ${stats.mode.toString(8)} ${stats.mtimeNs} ${content}${target}`;
}
