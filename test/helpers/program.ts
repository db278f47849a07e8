import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const BUNDLER = join(import.meta.dirname, '..', 'programs.ts');

/** The file to start of a program in test/fixtures, given by its name without an ending. */
export function programPath(name: string): string {
  const folder = join(inject('programs'), name);
  if (!existsSync(folder))
    execFileSync(process.execPath, [BUNDLER, name, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, `${name}.mjs`);
}
