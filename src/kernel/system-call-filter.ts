/**
 * The seccomp filter of a sandboxed command, as the kernel loads it. Pure.
 * Invariant: the kernel keyring, which outlives every process and namespace, cannot be reached: `add_key`, `request_key`
 * and `keyctl` answer ENOSYS, and so does every call by another convention of the same machine (32-bit programs, x32),
 * where these calls have other numbers. Every other call is allowed.
 * Source: numbers of the kernel's uapi headers (unistd, audit, seccomp, bpf_common).
 */
import { endianness } from 'node:os';

interface Machine {
  readonly audit: number;
  readonly keyCalls: readonly number[];
  /** Numbers from here on are of another convention (x32). */
  readonly otherCallsFrom?: number;
}

/** By `process.arch`. */
const MACHINES = {
  x64: { audit: 0xc000003e, keyCalls: [248, 249, 250], otherCallsFrom: 0x40000000 },
  arm64: { audit: 0xc00000b7, keyCalls: [217, 218, 219] },
} as const satisfies Readonly<Record<string, Machine>>;

export type FilteredMachine = keyof typeof MACHINES;

/** Whether there is a filter for a machine, named as `process.arch` names it. */
export function isFiltered(machine: string): machine is FilteredMachine {
  return Object.hasOwn(MACHINES, machine);
}

// Instructions: load a word of the call's data, jump if equal, jump if greater or equal, return.
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;
// Where in the call's data: its number, and the convention it is made by.
const CALL_NUMBER = 0;
const CONVENTION = 4;
const ALLOW = 0x7fff0000;
const ENOSYS = 38;
const REFUSE = 0x00050000 | ENOSYS;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

/** Builds the filter for a machine: an array of `struct sock_filter`. */
export function buildSystemCallFilter(machine: FilteredMachine): Buffer {
  const { audit, keyCalls, otherCallsFrom }: Machine = MACHINES[machine];
  const tests: readonly (readonly [code: number, value: number])[] = [
    ...(otherCallsFrom === undefined ? [] : [[JUMP_IF_AT_LEAST, otherCallsFrom] as const]),
    ...keyCalls.map((number) => [JUMP_IF_EQUAL, number] as const),
  ];
  // Jumps count the instructions that are skipped; the refusal comes right after the allowance.
  const program: readonly Instruction[] = [
    [LOAD, 0, 0, CONVENTION],
    [JUMP_IF_EQUAL, 0, tests.length + 2, audit],
    [LOAD, 0, 0, CALL_NUMBER],
    ...tests.map(([code, value], at): Instruction => [code, tests.length - at, 0, value]),
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, REFUSE],
  ];
  return Buffer.concat(program.map(encode));
}

function encode([code, ifTrue, ifFalse, value]: Instruction): Buffer {
  const bytes = Buffer.alloc(8);
  if (endianness() === 'LE') {
    bytes.writeUInt16LE(code, 0);
    bytes.writeUInt32LE(value, 4);
  } else {
    bytes.writeUInt16BE(code, 0);
    bytes.writeUInt32BE(value, 4);
  }
  bytes[2] = ifTrue;
  bytes[3] = ifFalse;
  return bytes;
}
