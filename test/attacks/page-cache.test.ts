// Code under test that asks the page cache what it holds, or makes it drop a page, to pass bits through files that all
// commands can read; and the programs that make such calls without any such thought.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUBBLEWRAP, runIn } from '../helpers/sandboxes.ts';
import { hasTool } from '../helpers/tool.ts';

const BY_MACHINE = process.arch === 'x64' ? 0 : 1;
/** Numbers on x86_64 and aarch64. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  syslog: [103, 116],
  mincore: [27, 232],
  cachestat: [451, 451],
  fadvise: [221, 223],
  madvise: [28, 233],
  process_madvise: [440, 440],
  preadv2: [327, 286],
  io_setup: [206, 0],
  io_uring: [425, 425],
  io_uring_enter: [426, 426],
};

/** A page of a shared file, mapped and read; `call` prints the errno of a call, or "done". */
const OPENING = `
import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
number = ${JSON.stringify(Object.fromEntries(Object.entries(NUMBERS).map(([name, numbers]) => [name, numbers[BY_MACHINE]])))}
long = ctypes.c_long
def call(name, *args):
    ctypes.set_errno(0)
    answer = libc.syscall(long(number[name]), *args)
    print('done' if answer >= 0 else ctypes.get_errno())
shared = os.path.realpath('/bin/sh')
file = os.open(shared, os.O_RDONLY)
os.read(file, 4096)
page = libc.mmap(None, 4096, 1, 1, file, 0)
ctypes.string_at(page, 1)
class Vec(ctypes.Structure): _fields_ = [('base', ctypes.c_void_p), ('length', ctypes.c_size_t)]
bytes_ = ctypes.create_string_buffer(4096)
vec = Vec(ctypes.addressof(bytes_), 4096)
`;

const [EPERM, EINVAL, ENOSYS, EOPNOTSUPP] = ['1', '22', '38', '95'];

const QUESTIONS = [
  ['mincore', "call('mincore', ctypes.c_void_p(page), long(4096), bytes_)", ENOSYS],
  ['cachestat', "call('cachestat', long(file), (ctypes.c_uint64 * 2)(0, 4096), bytes_, long(0))", ENOSYS],
  [
    'preadv2 with RWF_NOWAIT',
    "call('preadv2', long(file), ctypes.byref(vec), long(1), long(0), long(0), long(8))",
    EOPNOTSUPP,
  ],
  [
    'preadv2 with RWF_NOWAIT and an upper half',
    "call('preadv2', long(file), ctypes.byref(vec), long(1), long(0), long(0), long(8 + (1 << 32)))",
    EOPNOTSUPP,
  ],
  ['MADV_COLD', "call('madvise', ctypes.c_void_p(page), long(4096), long(20))", EINVAL],
  ['MADV_PAGEOUT', "call('madvise', ctypes.c_void_p(page), long(4096), long(21))", EINVAL],
  [
    'MADV_PAGEOUT with an upper half',
    "call('madvise', ctypes.c_void_p(page), long(4096), long(21 + (1 << 32)))",
    EINVAL,
  ],
  [
    'MADV_COLD of a process',
    "call('process_madvise', long(os.pidfd_open(os.getpid())), (Vec * 1)(Vec(page, 4096)), long(1), long(20), long(0))",
    EINVAL,
  ],
  ['io_setup', "call('io_setup', long(1), (ctypes.c_uint64 * 1)())", ENOSYS],
  ['io_uring_setup', "call('io_uring', long(1), ctypes.create_string_buffer(256))", ENOSYS],
  ['io_uring_enter', "call('io_uring_enter', long(-1), long(0), long(0), long(0), None, long(0))", ENOSYS],
  ['the log of the kernel', "call('syslog', long(3), bytes_, long(4096))", EPERM],
] as const;

/** Whether pages of a file of its own, just written and synced, left the page cache, as fault counters see it. */
const DROPPED = `
import os, mmap, resource
with open('own', 'wb') as out: out.write(os.urandom(1 << 20)); out.flush(); os.fsync(out.fileno())
file = os.open('own', os.O_RDONLY)
os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
os.posix_fadvise(file, 0, 0, os.POSIX_FADV_RANDOM)
page = mmap.mmap(file, 0, prot=mmap.PROT_READ)
page.madvise(mmap.MADV_RANDOM)
before = resource.getrusage(resource.RUSAGE_SELF).ru_majflt
for at in range(0, 1 << 20, 4096): page[at]
print('dropped' if resource.getrusage(resource.RUSAGE_SELF).ru_majflt > before else 'kept')
`;

const VSOCK = `
import socket
try: socket.socket(40, socket.SOCK_STREAM); print('made')
except OSError as error: print(error.errno)
`;

// Its home is elsewhere in the sandbox; a toolchain that rustup chooses is found by this.
const RUSTUP_HOME = process.env.RUSTUP_HOME ?? join(homedir(), '.rustup');

const PROGRAMS = [
  [
    'dd',
    'dd if=/bin/sh of=copy iflag=nocache oflag=nocache bs=4096 status=none && cmp /bin/sh copy',
    ['dd', '--version'],
  ],
  [
    'cp and sort',
    'cp /bin/sh copy && cmp /bin/sh copy && printf "b\\na\\n" | sort | head -1 | grep -qx a',
    ['sort', '--version'],
  ],
  ['node', `"${process.execPath}" -e "require('fs').writeFileSync('a', require('zlib').gzipSync('x'))"`, ['true']],
  [
    'sqlite by python',
    "python3 -c \"import sqlite3; c = sqlite3.connect('a.db'); c.execute('pragma journal_mode=wal'); c.execute('create table t(x)'); c.execute('insert into t values(1)'); c.commit(); assert c.execute('select x from t').fetchone() == (1,)\"",
    ['python3', '--version'],
  ],
  [
    'git',
    'git init -q r && cd r && echo 1 >a && git add a && git -c user.name=a -c user.email=a@a commit -qm a && git gc -q && git fsck',
    ['git', '--version'],
  ],
  [
    'go',
    'mkdir m && cd m && printf "module m\\n" >go.mod && printf "package main\\nfunc main() { println(1) }\\n" >main.go && GOTOOLCHAIN=local go run .',
    ['go', 'version'],
  ],
  [
    'cargo',
    `export RUSTUP_HOME='${RUSTUP_HOME}'; cargo init -q --vcs none --name m m && cd m && cargo run -q --offline`,
    ['cargo', '--version'],
  ],
  [
    'java',
    'printf "class A { public static void main(String[] a) { System.out.println(1); } }" >A.java && java A.java',
    ['java', '-version'],
  ],
  ['strace', 'strace -f -o log sh -c "true & wait" && test -s log', ['strace', '--version']],
] as const;

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))('a command in level %s', (_, level) => {
  it.each(QUESTIONS)('gets no answer by %s', async (_name, question, answer) => {
    const { out, err } = await runIn(level, ['python3', '-c', `${OPENING}${question}`]);
    expect(`${out}${err}`).toBe(`${answer}\n`);
  });

  it('drops no page by POSIX_FADV_DONTNEED, which answers success', async () => {
    const { out, err } = await runIn(level, ['python3', '-c', DROPPED]);
    expect(`${out}${err}`).toBe('kept\n');
  });

  it.each(['on', 'off'] as const)('makes no virtual socket with the network %s', async (network) => {
    expect((await runIn(level, ['python3', '-c', VSOCK], { view: { network } })).out).toBe('97\n');
  });

  it.each(
    PROGRAMS.filter(([name, , tool]) => hasTool(tool, `${name} under the filter`)).flatMap(([name, script]) =>
      (['on', 'off'] as const).map((tracing) => [name, tracing, script] as const),
    ),
  )(
    'can run %s, with tracing %s',
    async (_name, tracing, script) => {
      const { result, err } = await runIn(level, ['sh', '-c', script], { budgetMs: 90_000, view: { tracing } });
      expect([result.kind === 'ended' && result.exitCode, err]).toEqual([0, expect.any(String)]);
    },
    100_000,
  );
});
