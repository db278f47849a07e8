import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxError } from '../../src/kernel/shell-syntax.ts';

const WORDS = [
  'if',
  'then',
  'fi',
  'done',
  'while',
  'case',
  'esac',
  'in',
  'time',
  'A=1',
  './run.sh',
  '-n',
  'a,b@c',
  '--n=3',
];

describe('what the shell has against a line', () => {
  it('is quoted in its own words', () => {
    expect(findSyntaxError('echo "open')).toMatch(/[Uu]nterminated|unexpected EOF/);
    expect(findSyntaxError('echo "open')).toBe(findSyntaxError('echo "open'));
    expect(findSyntaxError('a\0b')).toBe('there is a NUL character');
    expect(findSyntaxError('a | b && { c; }')).toBeUndefined();
  });

  it('is what the shell says, also of lines that are plain words', () => {
    const lines = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(lines, (line) => {
        const { status } = spawnSync('/bin/sh', ['-n', '-c', '--', line]);
        expect(findSyntaxError(line) === undefined).toBe(status === 0);
      }),
      { numRuns: 40 },
    );
  });
});
