/** Cache entries as actions/cache keeps them: archives by key, written once, of a folder that is the same path on both machines. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

export interface Cache {
  /** Saves a folder; a key that is taken keeps its entry. */
  save(key: string, folder: string): void;
  /** Restores a folder of the same name; whether there is an entry. */
  restore(key: string, folder: string): boolean;
}

export function startCache(): Cache {
  const entries = new Map<string, Buffer>();
  return {
    save(key, folder) {
      if (entries.has(key)) return;
      const args = ['--posix', '-cf', '-', '-C', dirname(folder), basename(folder)];
      entries.set(key, execFileSync('tar', args, { maxBuffer: 1e9 }));
    },
    restore(key, folder) {
      const input = entries.get(key);
      if (input === undefined) return false;
      mkdirSync(dirname(folder), { recursive: true });
      execFileSync('tar', ['-xf', '-', '-C', dirname(folder)], { input });
      return true;
    },
  };
}
