/**
 * Whether someone else changed what steers git in a private git directory.
 * Invariant: equal digests mean that git would read the same configuration, hooks, attributes, excludes, shallow
 * bounds, alternates and packed refs as before. It detects and does not prevent: where an agent runs as our user
 * without a sandbox, it is asked before every use of the store; with one, the directory is out of its reach.
 */
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';

// What git reads besides objects, loose refs and the index; a name that is not there counts as such.
const STEERING = [
  'HEAD',
  'config',
  'config.worktree',
  'commondir',
  'gitdir',
  'hooks',
  'info',
  'objects/info',
  'packed-refs',
  'shallow',
  'modules',
  'worktrees',
  'refs/replace',
];

/** A digest of every file of a git directory that steers what git does. */
export function digestSteering(gitDir: string): string {
  return sha256(canonicalJson(Object.fromEntries(STEERING.map((name) => [name, describe(join(gitDir, name))]))));
}

function describe(path: string): unknown {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (stats.isSymbolicLink()) return ['link', readlinkSync(path)];
  if (stats.isFile()) return ['file', sha256(readFileSync(path))];
  if (!stats.isDirectory()) return ['other'];
  // Names in hex: they may be no text.
  const names = readdirSync(path, { encoding: 'latin1' }).sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => [Buffer.from(name, 'latin1').toString('hex'), describe(join(path, name))]);
}
