import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  errorCode,
  inputProblem,
  isNoRoom,
  isSystemError,
  MAX_WHOLE_FILE_BYTES,
  outputProblem,
  readBlocks,
  readHead,
  readOverwritten,
  readProblem,
  readWholeFile,
} from '../../src/kernel/files.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** Runs as a user without privileges: root may read and write everything. */
function asNobody<T>(action: () => T): T {
  const { getuid, seteuid } = process;
  if (getuid?.() !== 0 || seteuid === undefined) return action();
  seteuid(65_534);
  try {
    return action();
  } finally {
    seteuid(0);
  }
}

function createPipe(): string {
  const path = join(createFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  return path;
}

describe('isNoRoom', () => {
  it('knows a full disk, and a quota that is used up, of which Node has only the number', () => {
    const device = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(device));
    let full: unknown;
    try {
      writeSync(device, 'x');
    } catch (error) {
      full = error;
    }
    const quota = Object.assign(new Error('UNKNOWN: unknown error, write'), { code: 'UNKNOWN', errno: -122 });
    expect([full, quota].map((error) => [errorCode(error), isNoRoom(error)])).toEqual([
      ['ENOSPC', true],
      ['EDQUOT', true],
    ]);
    expect(isNoRoom(Object.assign(new Error('no'), { code: 'EIO', errno: -5 }))).toBe(false);
  });
});

describe('an input', () => {
  it('that is a file is read whole', () => {
    const path = join(createFolder({ 'a.json': '{"é":1}' }), 'a.json');
    expect(inputProblem(path, 'a.json')).toBeUndefined();
    expect(readWholeFile(path, 'a.json')).toEqual({ bytes: Buffer.from('{"é":1}') });
  });

  it('that is empty is read as such', () => {
    expect(readWholeFile(join(createFolder({ 'a.json': '' }), 'a.json'), 'a.json')).toEqual({ bytes: Buffer.alloc(0) });
  });

  it('that a link leads to is read', () => {
    const folder = createFolder({ 'a.json': '{}' });
    symlinkSync('a.json', join(folder, 'link.json'));
    expect(readWholeFile(join(folder, 'link.json'), 'link.json')).toEqual({ bytes: Buffer.from('{}') });
  });

  it('that is a pipe is read to its end', () => {
    const path = createPipe();
    spawn('sh', ['-c', 'printf "{}" > "$1"', 'sh', path]);
    expect(inputProblem(path, 'pipe')).toBeUndefined();
    expect(readWholeFile(path, 'pipe')).toEqual({ bytes: Buffer.from('{}') });
  });

  it('that never ends is refused at the bound', () => {
    expect(readWholeFile('/dev/zero', 'zero')).toEqual({
      problem: {
        file: 'zero',
        found: `more than ${MAX_WHOLE_FILE_BYTES} bytes`,
        expected: `at most ${MAX_WHOLE_FILE_BYTES} bytes`,
        remedy: 'Is this the right file?',
      },
    });
  });

  it('is refused by its size before a byte of it is read', () => {
    const path = join(createFolder({ 'a.json': '' }), 'a.json');
    truncateSync(path, MAX_WHOLE_FILE_BYTES);
    expect(inputProblem(path, 'a.json', MAX_WHOLE_FILE_BYTES)).toBeUndefined();
    truncateSync(path, 200 * 1024 * 1024);
    expect(readWholeFile(path, 'a.json')).toMatchObject({ problem: { found: 'a file of 209715200 bytes' } });
    expect(inputProblem(path, 'a.json')).toBeUndefined();
  });

  it.each<[what: string, prepare: (folder: string) => string, found: string]>([
    ['missing', (folder) => join(folder, 'gone.json'), 'no such file'],
    ['behind a missing folder', (folder) => join(folder, 'gone', 'a.json'), 'no such file'],
    ['below a file', (folder) => join(folder, 'a.json', 'b.json'), 'a path that leads through a file'],
    ['a folder', (folder) => folder, 'a folder'],
    ['a link to a folder', (folder) => linked(folder, '.'), 'a folder'],
    ['a link to itself', (folder) => linked(folder, 'link'), 'a symbolic link that leads to itself'],
    ['a link to nothing', (folder) => linked(folder, 'gone.json'), 'no such file'],
    ['a name that is too long', (folder) => join(folder, 'n'.repeat(300)), 'a path that is too long'],
    ['no path at all', () => 'a\0b', 'an error (ERR_INVALID_ARG_VALUE)'],
  ])('that is %s is a problem', (_what, prepare, found) => {
    const path = prepare(createFolder({ 'a.json': '{}' }));
    const problem = { file: 'shown.json', found, expected: expect.any(String), remedy: expect.stringMatching(/\.$/) };
    expect(inputProblem(path, 'shown.json')).toEqual(problem);
    expect(readWholeFile(path, 'shown.json')).toEqual({ problem });
  });

  it('that is a socket is a problem', async () => {
    const path = join(createFolder(), 'socket');
    const server = createServer().listen(path);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect(inputProblem(path, 'socket')).toMatchObject({ found: 'neither a file nor a pipe' });
    expect(readWholeFile(path, 'socket')).toHaveProperty('problem');
  });

  it('that may not be read is a problem', () => {
    const folder = createFolder({ 'a.json': '{}', 'closed/b.json': '{}' });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'a.json'), 0);
    chmodSync(join(folder, 'closed'), 0);
    onTestFinished(() => chmodSync(join(folder, 'closed'), 0o755));
    const problem = { found: 'a file that may not be read', remedy: 'Give this user read permission.' };
    expect(asNobody(() => readWholeFile(join(folder, 'a.json'), 'a.json'))).toMatchObject({ problem });
    expect(asNobody(() => inputProblem(join(folder, 'closed', 'b.json'), 'b.json'))).toMatchObject(problem);
  });

  it('that is large is read block by block', () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => `line ${at}`).join('\n'));
    const path = join(createFolder({ 'a.json': bytes }), 'a.json');
    const blocks = [...readBlocks(path)];
    expect(Buffer.concat(blocks).equals(bytes)).toBe(true);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(1 << 20);
    expect(blocks.length).toBeLessThan(100);
  });

  it('that is large is read into one piece of memory where its blocks may be overwritten', () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => `line ${at}`).join('\n'));
    const path = join(createFolder({ 'a.json': bytes }), 'a.json');
    const [copies, memory] = [[] as Buffer[], new Set<unknown>()];
    for (const block of readOverwritten(openSync(path, 'r'))) {
      copies.push(Buffer.from(block));
      memory.add(block.buffer);
    }
    expect(Buffer.concat(copies).equals(bytes)).toBe(true);
    expect([copies.length > 1, memory.size]).toEqual([true, 1]);
  });

  it('that arrives a little at a time holds no more memory than it has bytes', () => {
    const path = createPipe();
    spawn('sh', ['-c', 'exec 3> "$1"; for i in 1 2 3 4 5 6 7 8; do printf "%s" $i >&3; sleep 0.01; done', 'sh', path]);
    const blocks = [...readBlocks(path)];
    expect(Buffer.concat(blocks).toString()).toBe('12345678');
    for (const block of blocks) expect(block.buffer.byteLength).toBeLessThanOrEqual(1 << 16);
  });

  it('whose reading ends early is closed', () => {
    const path = join(createFolder({ 'a.json': Buffer.alloc(3_000_000) }), 'a.json');
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (const _block of readBlocks(path)) break;
    for (const _block of readOverwritten(path)) break;
    expect(open()).toBe(before);
  });
});

describe('an output', () => {
  const expected = 'a place where the report can be written';

  it.each<[what: string, name: string]>([
    ['new', 'new.json'],
    ['there already', 'a.json'],
    ['in folders that are not there yet', 'x/y/z/new.json'],
    ['a link to nothing', 'link'],
  ])('that is %s is fine', (_what, name) => {
    const folder = createFolder({ 'a.json': '{}' });
    symlinkSync('gone.json', join(folder, 'link'));
    expect(outputProblem(join(folder, name), name)).toBeUndefined();
  });

  it.each<[what: string, name: string, found: RegExp]>([
    ['a folder', 'folder', /^a folder$/],
    ['below a file', 'a.json/new.json', /^".*a\.json", which is not a folder$/],
    ['far below a file', 'a.json/x/y/new.json', /, which is not a folder$/],
    ['below a link to itself', 'loop/new.json', /^".*loop", which is not a folder$/],
    ['a link to itself', 'loop', /^neither a file nor a free name$/],
    ['a pipe', 'pipe', /^neither a file nor a free name$/],
    ['a link to a device', 'null', /^neither a file nor a free name$/],
    ['a name that is too long', 'n'.repeat(300), /^neither a file nor a free name$/],
  ])('that is %s is a problem', (_what, name, found) => {
    const folder = createFolder({ 'a.json': '{}' });
    mkdirSync(join(folder, 'folder'));
    symlinkSync('loop', join(folder, 'loop'));
    symlinkSync('/dev/null', join(folder, 'null'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    expect(outputProblem(join(folder, name), 'r.json')).toEqual({
      file: 'r.json',
      found: expect.stringMatching(found),
      expected,
      remedy: expect.stringMatching(/\.$/),
    });
  });

  it('in a folder that may not be written to is a problem', () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'closed'));
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'closed'), 0o555);
    // Access is asked for by the real user, which only another process can change.
    const source = new URL('../../src/kernel/files.ts', import.meta.url).href;
    const path = JSON.stringify(join(folder, 'closed', 'x', 'r.json'));
    const script = `const { outputProblem } = await import('${source}');
      process.stdout.write(JSON.stringify(outputProblem(${path}, 'r.json') ?? null));`;
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const argv = ['--input-type=module', '-e', script];
    const child = spawnSync(process.execPath, argv, { encoding: 'utf8', cwd: '/', ...user });
    if (child.status !== 0) {
      const why = child.error?.message ?? child.stderr;
      writeSync(
        2,
        `\nNOT RUN: the test of a closed folder, as another user cannot read the sources (${why.trim()})\n\n`,
      );
      return;
    }
    expect(JSON.parse(child.stdout)).toMatchObject({
      found: `the folder "${join(folder, 'closed')}", which may not be written to`,
      remedy: 'Give write permission, or choose another --report.',
    });
  });
});

describe('readHead', () => {
  it('gives the first bytes of a file, however large it is', () => {
    const path = join(createFolder({ 'a.json': '{"run_mode":1' }), 'a.json');
    truncateSync(path, 5 * 1024 ** 3);
    const read = readHead(path, 'a.json');
    expect('head' in read && read.head.startsWith('{"run_mode":1\0')).toBe(true);
    expect('head' in read && read.head.length).toBe(4096);
  });

  it('is empty for a file that is empty or not there', () => {
    const folder = createFolder({ 'a.json': '' });
    expect(readHead(join(folder, 'a.json'), 'a.json')).toEqual({ head: '' });
    expect(readHead(join(folder, 'b.json'), 'b.json')).toEqual({ head: '' });
  });

  it('is a problem for a file that may not be read', () => {
    const folder = createFolder({ 'a.json': '{}' });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'a.json'), 0o200);
    expect(asNobody(() => readHead(join(folder, 'a.json'), 'a.json'))).toMatchObject({
      problem: { file: 'a.json', found: 'a file that may not be read' },
    });
  });
});

describe('errors of the operating system', () => {
  it.each(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'EISDIR', 'ENAMETOOLONG', 'EIO', 'ESTALE'])(
    '%s is a problem with a remedy',
    (code) => {
      const problem = readProblem('a.json', Object.assign(new Error('failed'), { code }));
      expect(problem).toMatchObject({
        file: 'a.json',
        expected: 'a readable file',
        remedy: expect.stringMatching(/\.$/),
      });
      if (code === 'EIO') expect(problem.found).toBe('an error (EIO)');
    },
  );

  it('are distinguished from faults of ours', () => {
    let system: unknown;
    try {
      writeFileSync('/', '');
    } catch (error) {
      system = error;
    }
    expect(isSystemError(system)).toBe(true);
    expect(errorCode(system)).toBe('EISDIR');
    for (const fault of [
      new TypeError('x is undefined'),
      'text',
      undefined,
      Object.assign(new Error('x'), { code: 'ERR_X' }),
    ]) {
      expect(isSystemError(fault)).toBe(false);
    }
    expect(errorCode(new Error('plain'))).toBe('plain');
    expect(errorCode('text')).toBe('text');
  });
});

function linked(folder: string, target: string): string {
  symlinkSync(target, join(folder, 'link'));
  return join(folder, 'link');
}
