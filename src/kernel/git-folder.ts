/** Git directories of ours, as `git init` makes them, without a process. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GitFolder {
  readonly objectFormat: 'sha1' | 'sha256';
  /** What its HEAD is at; without it a branch that is not there. */
  readonly commit?: string;
}

/** Makes a folder a git directory, but for its objects and refs. */
export function writeGitFolder(gitDir: string, { objectFormat, commit }: GitFolder): void {
  mkdirSync(gitDir, { recursive: true });
  writeFileSync(join(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
  writeFileSync(join(gitDir, 'config'), formatConfig(objectFormat));
}

function formatConfig(objectFormat: GitFolder['objectFormat']): string {
  if (objectFormat === 'sha1') return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
  return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}
