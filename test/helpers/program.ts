import { join } from 'node:path';
import { inject } from 'vitest';

/** The file to start of a program in test/fixtures, given by its name without an ending. */
export function programPath(name: string): string {
  return join(inject('programs'), `${name}.mjs`);
}
