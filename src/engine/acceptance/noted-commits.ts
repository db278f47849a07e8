/** Commits that are noted in a private area, one a line: the last 1,000, since the branches of earlier ones are merged, or gone. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCache } from '../../kernel/durable.ts';
import { readRegularText } from '../../kernel/regular-file.ts';

const MAX_NOTED = 1000;

/** Notes a commit, a full id, in a file of a private area, which is replaced in one step. */
export function noteCommit(file: string, commit: string): void {
  const noted = readNotedCommits(file);
  if (noted.at(-1) === commit) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
  writeCache(file, [`${retained.join('\n')}\n`]);
}

/** The noted commits, the latest last. */
export function readNotedCommits(file: string): string[] {
  return readRegularText(file).split('\n').filter(Boolean);
}
