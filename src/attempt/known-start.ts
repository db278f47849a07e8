/**
 * Commits that runs on this machine began at, or that a person told one to go on from: where records name one of these,
 * nobody put it there.
 * Invariant: outside of the repository, where no session in a sandbox can write. Crash: the file is replaced in one step;
 * where it is lost, a start is compared with HEAD like one from elsewhere.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../kernel/durable.ts';

// Of runs before these the branches are merged, or gone.
const MAX_KNOWN = 100;

/** The file in a private area. */
export const knownStartsFile = (folder: string): string => join(folder, 'known-starts');

/** Notes in the private area of an experiment, or of all plans, that a run begins at a commit: a full id. */
export function markKnownStart(folder: string, commit: string): void {
  const known = readKnown(folder);
  if (known.at(-1) === commit) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = [...known.filter((each) => each !== commit), commit].slice(-MAX_KNOWN);
  writeFileAtomic(knownStartsFile(folder), [`${kept.join('\n')}\n`]);
}

/** Whether a run here began at a commit. */
export function isKnownStart(folder: string, commit: string): boolean {
  return readKnown(folder).includes(commit);
}

function readKnown(folder: string): string[] {
  const file = knownStartsFile(folder);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
