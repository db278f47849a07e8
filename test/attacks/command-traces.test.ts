// What one command could leave in the kernel for the next one, or take out of a holdout run.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BUBBLEWRAP, NAMESPACES, runIn } from '../helpers/sandboxes.ts';

const python = (script: string): readonly string[] => ['python3', '-c', script];

/** The numbers of the three calls, which differ by machine; prints each call's errno, or "done". */
const KEY_CALLS = `
import ctypes, platform
libc = ctypes.CDLL(None, use_errno=True)
add, request, control = (248, 249, 250) if platform.machine() == 'x86_64' else (217, 218, 219)
def call(name, *args):
    ctypes.set_errno(0)
    answer = libc.syscall(*args)
    print(name, 'done' if answer >= 0 else ctypes.get_errno())
SESSION, USER = ctypes.c_long(-3), ctypes.c_long(-4)
call('add_key', add, b'user', b'carried', b'the holdout', 11, USER)
call('request_key', request, b'user', b'carried', None, ctypes.c_long(0))
call('keyctl', control, 0, SESSION, 1)
if platform.machine() == 'x86_64': call('x32', 0x40000000 + control, 0, SESSION, 1)
`;

/** keyctl(GET_KEYRING_ID) by the call gate of 32-bit programs, from machine code; prints what the kernel answers. */
const KEY_CALL_OF_32_BITS = `
import ctypes, mmap
code = bytes.fromhex('53' 'b820010000' 'bb00000000' 'b9fdffffff' 'ba01000000' 'cd80' '5b' 'c3')
page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
page.write(code)
print(ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))())
`;

const ENOSYS = 38;

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))('a command in level %s', (_, level) => {
  it('has no kernel keyring to leave anything in', async () => {
    const { out } = await runIn(level, python(KEY_CALLS));
    const calls = ['add_key', 'request_key', 'keyctl', ...(process.arch === 'x64' ? ['x32'] : [])];
    expect(out).toBe(calls.map((name) => `${name} ${ENOSYS}\n`).join(''));
  });

  it.runIf(process.arch === 'x64')('reaches no keyring by the calls of 32-bit programs', async () => {
    const { out } = await runIn(level, python(KEY_CALL_OF_32_BITS));
    expect(out).toBe(`-${ENOSYS}\n`);
  });
});

describe.each(NAMESPACES.map((level) => [level.kind, level] as const))('a command in level %s', (_, level) => {
  it('leaves no System V memory for the next command', async () => {
    const script = (work: string) => `
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
${work}`;
    const left = script(`print(libc.shmget(0x4a5b6c, 64, 0o1666) >= 0)`);
    const sought = script(`print(libc.shmget(0x4a5b6c, 64, 0) >= 0)`);
    expect((await runIn(level, python(`${left}\n${sought}`))).out).toBe('True\nTrue\n');
    expect((await runIn(level, python(sought))).out).toBe('False\n');
  });

  it('leaves no file in /dev/shm', async () => {
    const path = `/dev/shm/carried-${process.pid}`;
    expect((await runIn(level, ['sh', '-c', `echo left >${path} && cat ${path}`])).out).toBe('left\n');
    expect((await runIn(level, ['sh', '-c', `cat ${path} || echo nothing`])).out).toBe('nothing\n');
    expect(existsSync(path)).toBe(false);
  });

  it('reaches an abstract socket of the machine with the network on, and not with the network off', async () => {
    const name = `carried-${process.pid}-${level.kind}`;
    const server = createServer((socket) => socket.end());
    await new Promise<void>((up) => server.listen(`\0${name}`, up));
    onTestFinished(() => void server.close());
    const call = python(`
import socket
try: socket.socket(socket.AF_UNIX).connect('\\0${name}'); print('reached')
except OSError as error: print('not reached')
`);
    expect((await runIn(level, call)).out).toBe('reached\n');
    expect((await runIn(level, call, { view: { network: 'off' } })).out).toBe('not reached\n');
  });
});
