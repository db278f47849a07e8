import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from '../../src/kernel/copy-tree.ts';
import { canShareBlocks, withReflinks } from '../helpers/machines-without.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** Fills two folders by scripts, and copies one into the other. */
async function copied(source: string, target: string, existing: TreeCopy['existing'] = 'stays') {
  const folder = createFolder();
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const [place, script] of [
    [from, source],
    [to, target],
  ] as const) {
    mkdirSync(place);
    execFileSync('bash', ['-ec', script], { cwd: place });
  }
  const outcome = await copyTree({ from, to, existing });
  return { folder, from, to, outcome };
}

const textOf = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');

describe('a copy of a folder', () => {
  it('has the contents, rights, times and links of what was copied', async () => {
    const { to } = await copied(
      'mkdir -p a/b; echo 1 >a/b/run; chmod 750 a/b/run; touch -d @1000000000 a/b/run; ln -s nowhere a/link; touch -d @1000000000 a',
      'true',
    );
    expect(textOf(to, 'a/b/run')).toBe('1\n');
    expect(statSync(join(to, 'a/b/run'))).toMatchObject({ mode: 0o100750, mtimeMs: 1e12 });
    expect(readlinkSync(join(to, 'a/link'))).toBe('nowhere');
    expect(statSync(join(to, 'a')).mtimeMs).toBe(1e12);
  });

  it('has files whose names are no text, or hold line ends', async () => {
    const { to } = await copied(`mkdir $'d\\xff'; echo 1 >$'d\\xff/f\\xfe'; echo 2 >$'a\\nb'`, 'true');
    expect(textOf(to, 'a\nb')).toBe('2\n');
    const bytes = Buffer.concat([Buffer.from(`${to}/d`), Buffer.from([0xff]), Buffer.from('/f'), Buffer.from([0xfe])]);
    expect(readFileSync(bytes, 'utf8')).toBe('1\n');
  });

  it('leaves out pipes and sockets', async () => {
    const { to, outcome } = await copied('mkfifo pipe; echo 1 >file', 'true');
    expect(outcome).toBe('copied');
    expect(readdirSync(to)).toEqual(['file']);
  });

  it('leaves out what no path is short enough for', async () => {
    const name = 'n'.repeat(250);
    const script = `for i in $(seq 20); do mkdir ${name}; cd ${name}; done; echo 1 >deep`;
    const { to, outcome } = await copied(`(${script}); echo 1 >file`, 'true');
    expect(outcome).toBe('copied');
    expect(textOf(to, 'file')).toBe('1\n');
  });

  it('leaves what is there already, where that stays', async () => {
    const { to } = await copied(
      'echo new >file; mkdir place folder; echo new >place/x; echo new >folder/x',
      'echo old >file; echo old >place; mkdir folder; echo old >folder/y',
    );
    expect([textOf(to, 'file'), textOf(to, 'place')]).toEqual(['old\n', 'old\n']);
    expect(readdirSync(join(to, 'folder')).sort()).toEqual(['x', 'y']);
  });

  it.each([
    ['a file by a file', 'echo new >x', 'echo old >x'],
    ['a link by a file', 'echo new >x', 'echo old >../kept; ln -s ../kept x'],
    ['a link to a folder by a folder', 'mkdir x; echo new >x/y', 'mkdir ../kept.d; ln -s ../kept.d x'],
    ['a file by a folder', 'mkdir x; echo new >x/y', 'echo old >x'],
    ['a folder by a file', 'echo new >x', 'mkdir x; echo old >x/y'],
    ['a file with other names by a file', 'echo new >x', 'echo old >../kept; ln ../kept x'],
  ])('replaces %s, where that is asked for, and nothing behind it', async (_, source, target) => {
    const { folder, to } = await copied(source, target, 'is replaced');
    expect(textOf(to, existsSync(join(to, 'x/y')) ? 'x/y' : 'x')).toBe('new\n');
    expect(lstatSync(join(to, 'x')).isSymbolicLink()).toBe(false);
    if (existsSync(join(folder, 'kept'))) expect(textOf(folder, 'kept')).toBe('old\n');
    if (existsSync(join(folder, 'kept.d'))) expect(readdirSync(join(folder, 'kept.d'))).toEqual([]);
  });

  it('writes nothing behind a link that stays', async () => {
    const { folder } = await copied('mkdir x; echo new >x/y', 'mkdir ../kept.d; ln -s ../kept.d x');
    expect(readdirSync(join(folder, 'kept.d'))).toEqual([]);
  });

  it('fills folders that nobody may write in', async () => {
    const { from, to } = await copied('mkdir a; echo 1 >a/x', 'mkdir a; echo 2 >a/y; chmod 500 a');
    expect(readdirSync(join(to, 'a')).sort()).toEqual(['x', 'y']);
    expect(statSync(join(to, 'a')).mode & 0o777).toBe(0o500);
    for (const each of [from, to]) chmodSync(join(each, 'a'), 0o700);
  });

  it('ends when it is cancelled', async () => {
    const folder = createFolder({ 'from/x': '1', 'to/y': '' });
    const copy = { from: join(folder, 'from'), to: join(folder, 'to'), existing: 'stays' } as const;
    expect(await copyTree({ ...copy, signal: AbortSignal.abort() })).toBe('cancelled');
  });
});

describe.runIf(canShareBlocks())('a copy on a file system with reflinks', () => {
  it('takes no room, whatever the size of its files, and is no part of what it was made of', () => {
    const folder = createFolder();
    const script = `mkdir from to && head -c 20000000 /dev/urandom >from/small && head -c 70000000 /dev/urandom >from/large && sync -f .
before=$(stat -f -c %f .); "$0" "$1" from to && sync -f . && after=$(stat -f -c %f .)
cmp from/small to/small && cmp from/large to/large || exit 1
echo changed >to/small && ! grep -q changed from/small || exit 1
echo $(((before - after) * $(stat -f -c %S .)))`;
    const command = ['sh', '-ec', `cd "$2"; ${script}`, process.execPath, programPath('copy-tree'), folder];
    const [program = '', ...args] = [...withReflinks(folder), ...command];
    const room = Number(execFileSync(program, args, { encoding: 'utf8' }));
    expect(room).toBeLessThan(5_000_000);
  });
});
