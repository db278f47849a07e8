import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closeAnswering, openAnswering } from '../../src/kernel/answering-git.ts';
import { bindGit, gitLine } from '../../src/kernel/git.ts';
import { gitCommand } from '../../src/kernel/git-command.ts';
import { OBJECT_QUESTIONS, openObjects, READING } from '../../src/kernel/object-stream.ts';
import { programPath } from '../helpers/program.ts';
import { createWorkspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

async function openStore() {
  const { store } = await createWorkspace({ a: '1' });
  await store.git.objects?.close();
  const paths = { gitDir: store.gitDir, home: store.home };
  const git = bindGit(paths);
  const write = (input: string) => gitLine(git, ['hash-object', '-w', '--stdin'], { input });
  return { gitDir: store.gitDir, write, paths, objects: openObjects(paths) };
}

/** The gits that work in a git directory. */
function gitsOf(gitDir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`GIT_DIR=${gitDir}\0`);
    } catch {
      return false;
    }
  });
}

describe('objects of a store', () => {
  it('are read by one git, in whatever order they come to be', async () => {
    const { gitDir, write, objects } = await openStore();
    const texts = ['', 'one\n', 'x'.repeat(300_000), '\n\n'];
    const ids = await Promise.all(texts.map(write));
    const read = await Promise.all([...ids, ...ids].map((id) => objects.read(id)));
    expect(read.map(({ bytes }) => bytes.toString())).toEqual([...texts, ...texts]);
    // Written after the git that reads it began.
    const later = await write('later');
    expect(await objects.read(later)).toEqual({ type: 'blob', bytes: Buffer.from('later') });
    await expect.poll(() => gitsOf(gitDir)).toHaveLength(1);
    await objects.close();
    expect(gitsOf(gitDir)).toEqual([]);
    await objects.read(later);
    for (const pid of gitsOf(gitDir)) process.kill(Number(pid), 'SIGSTOP');
    await closeAnswering();
    expect(gitsOf(gitDir)).toEqual([]);
  });

  it('are asked for once where they are small trees or commits, and each time where they are files', async () => {
    const { gitDir, objects } = await openStore();
    const fileOf = (id: string) => join(gitDir, 'objects', id.slice(0, 2), id.slice(2));
    const [tree, large, file] = [
      objects.write({ type: 'tree', bytes: Buffer.alloc(0) }, 'sha1'),
      objects.write({ type: 'commit', bytes: Buffer.alloc(17_000) }, 'sha1'),
      objects.write({ type: 'blob', bytes: Buffer.from('another') }, 'sha1'),
    ];
    for (const id of [tree, large, file]) rmSync(fileOf(id));
    expect(await objects.read(tree)).toEqual({ type: 'tree', bytes: Buffer.alloc(0) });
    await expect(objects.read(large)).rejects.toThrow();
    await expect(objects.read(file)).rejects.toThrow();
    await objects.close();
  });

  it('are read while other runs of the process end, however many', async () => {
    const { write, objects } = await openStore();
    const id = await write('1');
    const reads = Promise.all(Array.from({ length: 20 }, () => objects.read(id)));
    for (let ended = 0; ended < 5; ended += 1) {
      await closeAnswering();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await reads).map(({ bytes }) => bytes.toString())).toEqual(Array.from({ length: 20 }, () => '1'));
    await objects.close();
  });

  it('are named by full ids alone', async () => {
    const { write, objects } = await openStore();
    const id = await write('1');
    for (const name of ['HEAD', id.slice(0, 12), `${id}\n${id}`, '', `${id} `])
      await expect(objects.read(name)).rejects.toThrow(/not the id of an object/);
  });

  it('that are not there are an error, and say nothing of others', async () => {
    const { write, objects } = await openStore();
    const id = await write('1');
    const asked = ['1'.repeat(40), id].map((each) => objects.read(each));
    const [absent, there] = await Promise.allSettled(asked);
    expect(absent).toMatchObject({ status: 'rejected', reason: { code: 'git', gitExit: 128 } });
    expect(there).toMatchObject({ status: 'fulfilled' });
    await objects.close();
  });

  it('that hold other content than their names say are refused', async () => {
    const { gitDir, write, objects } = await openStore();
    const id = await write('what was judged');
    const file = join(gitDir, 'objects', id.slice(0, 2), id.slice(2));
    chmodSync(file, 0o644);
    writeFileSync(file, deflateSync(Buffer.from('blob 4\0evil')));
    await expect(objects.read(id)).rejects.toThrow(/other content than its name says/);
    await objects.close();
  });

  it('are asked for again where somebody ends the git', async () => {
    const { gitDir, write, objects } = await openStore();
    const id = await write('1');
    for (let round = 0; round < 3; round += 1) {
      await objects.read(id);
      for (const pid of gitsOf(gitDir)) process.kill(Number(pid), 'SIGKILL');
      expect(await objects.read(id)).toMatchObject({ type: 'blob' });
    }
    await objects.close();
  });

  it('are an error where no git starts, and are read once one does', async () => {
    const { write, paths } = await openStore();
    const id = await write('1');
    const command = gitCommand(paths, OBJECT_QUESTIONS);
    const cwd = createFolder();
    rmSync(cwd, { recursive: true });
    await expect(openAnswering({ ...command, cwd }, READING).ask(id)).rejects.toMatchObject({ code: 'git' });
    const program = join(createFolder(), 'git');
    const reading = openAnswering({ ...command, program }, READING);
    await expect(reading.ask(id)).rejects.toMatchObject({ code: 'git' });
    writeFileSync(program, `#!/bin/sh\nexec ${execFileSync('sh', ['-c', 'command -v git']).toString().trim()} "$@"\n`);
    chmodSync(program, 0o755);
    expect(await reading.ask(id)).toMatchObject({ type: 'blob' });
    await reading.close();
  });

  it('keep no program alive that has read them, and end with one that is killed', async () => {
    const { gitDir, write, paths } = await openStore();
    const id = await write('1');
    for (const [end, signal] of [
      ['stay', null],
      ['die', 'SIGKILL'],
    ] as const) {
      const args = [programPath('read-object'), paths.gitDir, paths.home, id, end];
      const ended = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([ended.stdout, ended.signal]).toEqual(['blob\n', signal]);
      await expect.poll(() => gitsOf(gitDir)).toEqual([]);
    }
  });
});

describe('trees of a store', () => {
  it('are compared by one git, those that are asked for at once, too, and whatever ends it over one of them', async () => {
    const { gitDir, paths, write, objects } = await openStore();
    const treeOf = async (text: string) =>
      gitLine(bindGit(paths), ['mktree'], { input: `100644 blob ${await write(text)}\ta\n` });
    const [from = '', small = '', large = ''] = await Promise.all(
      ['1\n', '2\nend-0\n', 'x\n'.repeat(200_000)].map(treeOf),
    );
    const compare = (to: string, more: { maxBytes?: number; cutOff?: AbortSignal } = {}) =>
      objects.compare({ from, to }, { maxBytes: 1 << 20, ...more });
    const whole = await Promise.all([small, large, small].map((to) => compare(to)));
    expect(whole.map(({ length }) => length > 1000)).toEqual([false, true, false]);
    expect(whole[0]?.toString()).toMatch(/^:100644 100644 \w+ \w+ M\0a\0\0diff --git[\s\S]*\+2\n\+end-0\n$/);
    expect(gitsOf(gitDir)).toHaveLength(1);
    const over = new AbortController();
    const asked = [compare(large, { maxBytes: 100 }), compare(small), compare(large, { cutOff: over.signal })];
    over.abort();
    const [tooLong, second, cut] = await Promise.allSettled([...asked, compare(small)]);
    expect(tooLong).toMatchObject({ reason: { isTooLong: true } });
    expect(second).toEqual({ status: 'fulfilled', value: whole[0] });
    expect(cut).toMatchObject({ reason: { gitExit: 'being cut off' } });
    await expect(compare('1'.repeat(40))).rejects.toMatchObject({ code: 'git' });
    expect(await compare(small)).toEqual(whole[0]);
    await objects.close();
    expect(gitsOf(gitDir)).toEqual([]);
  });
});
