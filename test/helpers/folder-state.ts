import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything below folders that a change would show in: names, rights, times and contents, the git folder too. A link is
 * listed with its target. What it leads to is elsewhere, such as the packages of this machine from the home of an agent.
 */
export function stateOf(...folders: readonly string[]): readonly string[] {
  return folders.flatMap(statesFrom);
}

/** Not by `readdir` alone: its recursive form follows links. */
function statesFrom(path: string): readonly string[] {
  const stats = lstatSync(path, { bigint: true });
  const content = stats.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
  const target = stats.isSymbolicLink() ? readlinkSync(path) : '';
  const below = stats.isDirectory() ? readdirSync(path).sort() : [];
  return [
    `${path} ${stats.mode.toString(8)} ${stats.mtimeNs} ${content}${target}`,
    ...below.flatMap((name) => statesFrom(join(path, name))),
  ];
}
