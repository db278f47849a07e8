import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compileLateFor, lateFlag } from '../../src/kernel/late-compiler.ts';

test('the flag is one that this version of Node knows', () => {
  const flag = lateFlag();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...(flag === undefined ? [] : [flag]), '-p', '6 * 7'],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '42\n', stderr: '' });
});

test('a path that cannot be looked at is left to whoever reads it', () => {
  for (const path of ['/no/such/file', '\0', `/${'x'.repeat(5000)}`]) expect(() => compileLateFor(path)).not.toThrow();
});
