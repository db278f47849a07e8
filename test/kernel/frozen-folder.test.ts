import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestFolder, type FreezeRequest, freezeFolder } from '../../src/kernel/frozen-folder.ts';
import { createFolder } from '../helpers/temp-folder.ts';

function filled(script: string): string {
  const folder = join(createFolder(), 'made');
  mkdirSync(folder);
  execFileSync('bash', ['-ec', script], { cwd: folder });
  return folder;
}

async function digestOf(script: string): Promise<string> {
  const found = await freezeFolder(filled(script));
  if (typeof found === 'string' || 'refusal' in found) throw new Error('no digest');
  return found.content.digest;
}

async function refusalOf(script: string, request: FreezeRequest = {}): Promise<unknown> {
  const found = await freezeFolder(filled(script), request);
  return typeof found === 'object' && 'refusal' in found ? found.refusal : found;
}

// Only root makes them.
const DEVICES: readonly (readonly [name: string, script: string])[] =
  process.geteuid?.() === 0
    ? [
        ['a device of characters', 'mknod a c 1 3'],
        ['a device of blocks', 'mknod a b 7 250'],
      ]
    : [];

describe('a frozen folder', () => {
  it('has the same digest whenever and wherever it was made', async () => {
    const script = 'mkdir a; echo 1 >a/x; ln -s x a/y';
    expect(await digestOf(script)).toBe(await digestOf(`${script}; touch -d @1 a/x a`));
  });

  it.each([
    ['a name', 'echo 1 >y'],
    ['a content', 'echo 2 >x'],
    ['a right', 'echo 1 >x; chmod +x x'],
    ['a kind', 'mkdir x'],
    ['where a link leads', 'ln -s 1 x'],
    ['an empty folder', 'echo 1 >x; mkdir a'],
    ['a name that is no text', `echo 1 >$'\\xff'`],
  ])('has another digest where %s differs', async (_, script) => {
    expect(await digestOf(script)).not.toBe(await digestOf('echo 1 >x'));
  });

  it.each<readonly [name: string, script: string]>([
    ['a pipe', 'mkfifo a'],
    ['a socket', `perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => "a", Listen => 1) or die'`],
    ...DEVICES,
    ['a program with the rights of its owner', 'echo 1 >a; chmod u+s a'],
    ['a program with the rights of its group', 'echo 1 >a; chmod 2755 a'],
  ])('does not take %s', async (_, script) => {
    expect(await refusalOf(script)).toMatch(/^"a" (is no regular file|runs with the rights of its owner)/);
  });

  it('takes nothing that no path is short enough for', async () => {
    const name = 'n'.repeat(250);
    expect(await refusalOf(`for i in $(seq 20); do mkdir ${name}; cd ${name}; done`)).toMatch(/cannot be read/);
  });

  it('takes no more bytes than it may, and does not read the holes of a file to know', async () => {
    expect(await refusalOf('truncate -s 4T a', { maxBytes: 1 << 20 })).toBe('it holds more than 1 MiB');
  });

  it.each([
    ['its content', 'echo a-long-secret >x', /^"x" holds the value/],
    ['the middle of a large file', 'head -c 3000000 /dev/zero >x; echo a-long-secret >>x', /^"x" holds the value/],
    ['two pieces that are read', 'head -c 1048570 /dev/zero >x; echo a-long-secret >>x', /^"x" holds the value/],
    ['its name', 'echo 1 >a-long-secret', /^the name of a file holds the value/],
    ['where it leads', 'ln -s a-long-secret x', /^"x" holds the value/],
  ])('takes no file that holds a secret in %s', async (_, script, message) => {
    const isForbidden = (bytes: Buffer) => bytes.includes('a-long-secret');
    const refusal = await refusalOf(script, { isForbidden });
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain('secret');
  });

  it('has none of the paths that are not kept, and no marks of removed ones', async () => {
    const folder = filled('echo 1 >a; echo 2 >b; mknod c c 0 0');
    await freezeFolder(folder, { dropped: ['b'] });
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('stops when it is cancelled', async () => {
    expect(await digestFolder(filled('echo 1 >a'), { signal: AbortSignal.abort() })).toBe('cancelled');
  });
});
