import { describe, expect, it } from 'vitest';
import { buildSystemCallFilter, isFiltered } from '../../src/kernel/system-call-filter.ts';

const ALLOW = 0x7fff0000;
const ENOSYS = 0x00050026;
const X86_64 = 0xc000003e;
const AARCH64 = 0xc00000b7;

/** What the kernel does with a call: the filter run as its machine of classic BPF runs it. */
function answerOf(filter: Buffer, call: { readonly convention: number; readonly number: number }): number {
  let register = 0;
  for (let at = 0; ; at += 1) {
    const [code, value] = [filter.readUInt16LE(at * 8), filter.readUInt32LE(at * 8 + 4)];
    const [ifTrue = 0, ifFalse = 0] = filter.subarray(at * 8 + 2, at * 8 + 4);
    if (code === 0x20) register = value === 0 ? call.number : call.convention;
    else if (code === 0x15) at += register === value ? ifTrue : ifFalse;
    else if (code === 0x35) at += register >= value ? ifTrue : ifFalse;
    else return value;
  }
}

describe.each([
  ['x64', X86_64, { addKey: 248, requestKey: 249, keyctl: 250, read: 0, last: 500 }],
  ['arm64', AARCH64, { addKey: 217, requestKey: 218, keyctl: 219, read: 63, last: 500 }],
] as const)('the filter for %s', (machine, convention, numbers) => {
  const filter = buildSystemCallFilter(machine);

  it.each([numbers.addKey, numbers.requestKey, numbers.keyctl])('refuses call %i', (number) => {
    expect(answerOf(filter, { convention, number })).toBe(ENOSYS);
  });

  it.each([numbers.read, numbers.addKey - 1, numbers.keyctl + 1, numbers.last])('allows call %i', (number) => {
    expect(answerOf(filter, { convention, number })).toBe(ALLOW);
  });

  it.each([
    ['32-bit x86', 0x40000003],
    ['32-bit ARM', 0x40000028],
    ['the other machine', machine === 'x64' ? AARCH64 : X86_64],
  ])('refuses every call by the convention of %s', (_, other) => {
    expect(answerOf(filter, { convention: other, number: numbers.read })).toBe(ENOSYS);
  });
});

it('refuses every call by the convention of x32, and call -1', () => {
  const filter = buildSystemCallFilter('x64');
  for (const number of [0x40000000, 0x40000000 + 250, 0xffffffff])
    expect(answerOf(filter, { convention: X86_64, number })).toBe(ENOSYS);
});

it('is there for two machines', () => {
  expect(['x64', 'arm64', 'ia32', 'arm', 'riscv64', 'toString'].map(isFiltered)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});
