import { describe, expect, it } from 'vitest';
import { buildSystemCallFilter, isFiltered } from '../../src/kernel/system-call-filter.ts';

const ALLOW = 0x7fff0000;
const ANSWER = 0x00050000;
const [DONE, EPERM, EINVAL, ENOSYS, EOPNOTSUPP, EAFNOSUPPORT] = [0, 1, 22, 38, 95, 97].map((code) => ANSWER + code);
const X86_64 = 0xc000003e;
const AARCH64 = 0xc00000b7;

interface Call {
  readonly convention: number;
  readonly number: number;
  /** By index. */
  readonly args?: Readonly<Record<number, bigint>>;
}

/** What the kernel does with a call: the filter run as its machine of classic BPF runs it. */
function answerOf(filter: Buffer, { convention, number, args = {} }: Call): number {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number, 0);
  data.writeUInt32LE(convention, 4);
  for (const [at, value] of Object.entries(args)) data.writeBigUInt64LE(value, 16 + 8 * Number(at));
  let register = 0;
  for (let at = 0; ; at += 1) {
    const [code, value] = [filter.readUInt16LE(at * 8), filter.readUInt32LE(at * 8 + 4)];
    const [ifTrue = 0, ifFalse = 0] = filter.subarray(at * 8 + 2, at * 8 + 4);
    if (code === 0x20) register = data.readUInt32LE(value);
    else if (code === 0x15) at += register === value ? ifTrue : ifFalse;
    else if (code === 0x35) at += register >= value ? ifTrue : ifFalse;
    else if (code === 0x45) at += (register & value) !== 0 ? ifTrue : ifFalse;
    else if (code === 0x06) return value;
    else throw new Error(`unknown instruction ${code}`);
  }
}

/** Call, its numbers on x86_64 and aarch64, the arguments that are refused with the answer, and some that are allowed. */
const CALLS = [
  ['add_key', [248, 217], ENOSYS, [{}], []],
  ['request_key', [249, 218], ENOSYS, [{}], []],
  ['keyctl', [250, 219], ENOSYS, [{}], []],
  ['syslog', [103, 116], EPERM, [{}, { 0: 3n }], []],
  ['mincore', [27, 232], ENOSYS, [{}], []],
  ['cachestat', [451, 451], ENOSYS, [{}], []],
  ['fadvise64', [221, 223], DONE, [{ 3: 4n }, { 3: 5n }], [{ 3: 0n }, { 3: 2n }, { 3: 3n }]],
  ['madvise', [28, 233], EINVAL, [{ 2: 20n }, { 2: 21n }, { 2: 25n }], [{ 2: 4n }, { 2: 8n }, { 2: 14n }]],
  ['process_madvise', [440, 440], EINVAL, [{ 3: 20n }, { 3: 21n }, { 3: 25n }], [{ 3: 3n }]],
  ['preadv2', [327, 286], EOPNOTSUPP, [{ 5: 8n }, { 5: 9n }, { 5: 0x80n }], [{ 5: 0n }, { 5: 7n }]],
  ['pwritev2', [328, 287], EOPNOTSUPP, [{ 5: 8n }, { 5: 0x88n }], [{ 5: 0n }, { 5: 16n }]],
  ['io_setup', [206, 0], ENOSYS, [{}], []],
  ['io_submit', [209, 2], ENOSYS, [{}], []],
  ['io_uring_setup', [425, 425], ENOSYS, [{}], []],
  ['io_uring_enter', [426, 426], ENOSYS, [{}], []],
  ['io_uring_register', [427, 427], ENOSYS, [{}], []],
  ['socket', [41, 198], EAFNOSUPPORT, [{ 0: 40n }], [{ 0: 1n }, { 0: 2n }, { 0: 10n }, { 0: 16n }]],
  ['pidfd_getfd', [438, 438], ENOSYS, [{}], []],
] as const;

/** Besides, where no process may reach into another one; with PTRACE_TRACEME allowed. */
const TRACING_CALLS = [
  ['ptrace', [101, 117], EPERM, [{ 0: 16n }, { 0: 0x4206n }], [{ 0: 0n }, { 0: 7n }, { 0: 17n }]],
  ['process_vm_readv', [310, 270], ENOSYS, [{}], []],
  ['process_vm_writev', [311, 271], ENOSYS, [{}], []],
] as const;

/** Besides, where a command is bound to cores. */
const BOUND_CALLS = [['sched_setaffinity', [203, 122], DONE, [{}], []]] as const;

describe.each([
  ['x64', X86_64, 0, { tracing: 'on' }, CALLS],
  ['arm64', AARCH64, 1, { tracing: 'on' }, CALLS],
  ['x64', X86_64, 0, { tracing: 'off' }, [...CALLS, ...TRACING_CALLS]],
  ['arm64', AARCH64, 1, { tracing: 'off' }, [...CALLS, ...TRACING_CALLS]],
  ['x64', X86_64, 0, { tracing: 'off', isBound: true }, [...CALLS, ...TRACING_CALLS, ...BOUND_CALLS]],
  ['arm64', AARCH64, 1, { tracing: 'off', isBound: true }, [...CALLS, ...TRACING_CALLS, ...BOUND_CALLS]],
] as const)('the filter for %s, with calls of %s as number %s and %j', (machine, convention, at, options, calls) => {
  const filter = buildSystemCallFilter(machine, options);

  it.each(calls)(
    'refuses %s, with the arguments that it is refused for alone',
    (_, numbers, answer, refused, allowed) => {
      const number = numbers[at];
      for (const args of refused) expect(answerOf(filter, { convention, number, args })).toBe(answer);
      for (const args of allowed) expect(answerOf(filter, { convention, number, args })).toBe(ALLOW);
    },
  );

  it.each(calls)('refuses %s whatever the upper half of an argument holds', (_, numbers, answer, refused) => {
    for (const args of refused) {
      const high = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value | (0xffffffffn << 32n)]));
      expect(answerOf(filter, { convention, number: numbers[at], args: high })).toBe(answer);
    }
  });

  it('allows every other call', () => {
    const known = new Set<number>(calls.map(([, numbers]) => numbers[at]));
    const args = { 0: 40n, 2: 21n, 3: 21n, 5: 8n };
    for (let number = 0; number < 600; number += 1)
      if (!known.has(number)) expect([number, answerOf(filter, { convention, number, args })]).toEqual([number, ALLOW]);
  });

  it.each([
    ['32-bit x86', 0x40000003],
    ['32-bit ARM', 0x40000028],
    ['the other machine', machine === 'x64' ? AARCH64 : X86_64],
  ])('refuses every call by the convention of %s', (_, other) => {
    for (const number of [0, 63, 500]) expect(answerOf(filter, { convention: other, number })).toBe(ENOSYS);
  });
});

it('refuses every call by the convention of x32, and call -1', () => {
  const filter = buildSystemCallFilter('x64', { tracing: 'off' });
  for (const number of [0x40000000, 0x40000000 + 250, 0xffffffff])
    expect(answerOf(filter, { convention: X86_64, number })).toBe(ENOSYS);
});

it('is there for two machines', () => {
  expect(['x64', 'arm64', 'ia32', 'arm', 'riscv64', 'toString'].map(isFiltered)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});
