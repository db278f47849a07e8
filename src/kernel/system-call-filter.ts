/**
 * The seccomp filter of a sandboxed command, as the kernel loads it. Pure.
 * Invariant: the calls of the rules are answered as the rules say, and every call by another convention of the same
 * machine (32-bit programs, x32), where calls have other numbers, by ENOSYS. Every other call is allowed.
 * Source: the kernel's uapi headers (audit, seccomp, bpf_common).
 */
import { endianness } from 'node:os';
import {
  type Answer,
  type ArgumentTest,
  BOUND_RULES,
  CALL_RULES,
  type CallRule,
  ERRORS,
  type FilteredMachine,
  TRACING_RULES,
} from './system-call-rules.ts';

interface Machine {
  readonly audit: number;
  /** Numbers from here on are of another convention (x32). */
  readonly otherCallsFrom?: number;
}

/** By `process.arch`. */
const MACHINES: Readonly<Record<FilteredMachine, Machine>> = {
  x64: { audit: 0xc000003e, otherCallsFrom: 0x40000000 },
  arm64: { audit: 0xc00000b7 },
};

/** Whether there is a filter for a machine, named as `process.arch` names it. */
export function isFiltered(machine: string): machine is FilteredMachine {
  return Object.hasOwn(MACHINES, machine);
}

// Instructions: load a word of the call's data, jump if equal, if greater or equal, if bits are set; return.
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const JUMP_IF_BITS = 0x45;
const RETURN = 0x06;
// Where in the call's data: its number, the convention it is made by, its arguments of 64 bits each.
const CALL_NUMBER = 0;
const CONVENTION = 4;
const ARGUMENTS = 16;
const LOWER_HALF = endianness() === 'LE' ? 0 : 4;
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050000;

/** Jumps count the instructions that are skipped. */
type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

export interface FilterOptions {
  /** Whether a process of the command may reach into the memory of another one. */
  readonly tracing: 'on' | 'off';
  /** Whether the command stays on the cores that it begins on. */
  readonly isBound?: boolean;
}

const built = new Map<string, Buffer>();

/** The filter for a machine: an array of `struct sock_filter`, built once. */
export function buildSystemCallFilter(machine: FilteredMachine, { tracing, isBound = false }: FilterOptions): Buffer {
  const key = `${machine} ${tracing} ${isBound}`;
  const filter = built.get(key) ?? buildFilter(machine, { tracing, isBound });
  built.set(key, filter);
  return filter;
}

function buildFilter(machine: FilteredMachine, { tracing, isBound }: Required<FilterOptions>): Buffer {
  const { audit, otherCallsFrom } = MACHINES[machine];
  const rules = [...CALL_RULES, ...(tracing === 'off' ? TRACING_RULES : []), ...(isBound ? BOUND_RULES : [])];
  const program: readonly Instruction[] = [
    [LOAD, 0, 0, CONVENTION],
    [JUMP_IF_EQUAL, 1, 0, audit],
    refuse('ENOSYS'),
    [LOAD, 0, 0, CALL_NUMBER],
    ...(otherCallsFrom === undefined ? [] : [onlyIf([JUMP_IF_AT_LEAST, otherCallsFrom], 1), refuse('ENOSYS')]),
    ...rules.flatMap((rule) => renderRule(rule, rule.numbers[machine])),
    [RETURN, 0, 0, ALLOW],
  ];
  return Buffer.concat(program.map(encode));
}

function renderRule({ answer, where }: CallRule, number: number): readonly Instruction[] {
  const body = where === undefined ? [refuse(answer)] : renderTest(where, answer);
  return [onlyIf([JUMP_IF_EQUAL, number], body.length), ...body];
}

function renderTest(test: ArgumentTest, answer: Answer): readonly Instruction[] {
  const conditions: readonly Condition[] =
    'bits' in test ? [[JUMP_IF_BITS, test.bits]] : test.values.map((value) => [JUMP_IF_EQUAL, value] as const);
  return [
    [LOAD, 0, 0, ARGUMENTS + 8 * test.argument + LOWER_HALF],
    ...conditions.flatMap((condition) => [onlyIf(condition, 1), refuse(answer)]),
    [RETURN, 0, 0, ALLOW],
  ];
}

type Condition = readonly [code: number, value: number];

/** Skips that many instructions where the condition does not hold. */
function onlyIf([code, value]: Condition, skipped: number): Instruction {
  return [code, 0, skipped, value];
}

function refuse(answer: Answer): Instruction {
  return [RETURN, 0, 0, REFUSE | (answer === 'done' ? 0 : ERRORS[answer])];
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
