/**
 * Cores that commands run on.
 * Invariant: a command is bound to its cores before it begins, by the program that becomes it, and its children inherit
 * that. In bubblewrap it cannot leave them (system-call-rules.ts); at other levels a program that asks for others gets
 * them.
 */
import { readFileSync } from 'node:fs';
import { PreconditionError, type Problem } from '../base/errors.ts';
import { isLinux } from './platform.ts';
import { findSystemProgram } from './program-path.ts';

/** Numbers of the cores that this process may use and that are at work; none where the system does not say. */
export function usableCores(): readonly number[] {
  if (!isLinux()) return [];
  return coresIn({ status: readFacts('/proc/self/status'), online: readFacts('/sys/devices/system/cpu/online') });
}

/**
 * The same by what the system says of a process, and of the cores that are at work; empty: it does not say. A machine that
 * cores can be added to allows a process all that it could ever have, and starts nothing on those alone.
 */
export function coresIn({ status, online }: { readonly status: string; readonly online: string }): readonly number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
  if (list === undefined) return [];
  const allowed = parseCoreList(list);
  const atWork = new Set(parseCoreList(online.trim()));
  return online === '' ? allowed : allowed.filter((core) => atWork.has(core));
}

function readFacts(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // A Linux that does not show it.
    return '';
  }
}

/** `0-2,5` as numbers. */
export function parseCoreList(list: string): readonly number[] {
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** Numbers as `0-2,5`. */
export function renderCoreList(cores: readonly number[]): string {
  const sorted = [...new Set(cores)].sort((one, other) => one - other);
  const parts: [first: number, last: number][] = [];
  for (const core of sorted) {
    const part = parts.at(-1);
    if (part !== undefined && part[1] === core - 1) part[1] = core;
    else parts.push([core, core]);
  }
  return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** What is wrong with core numbers on this machine. */
export function checkCores(cores: readonly number[], usable = usableCores()): readonly Omit<Problem, 'file'>[] {
  const missing = cores.filter((core) => !usable.includes(core));
  if (missing.length === 0) return [];
  const found = `${missing.length === 1 ? 'core' : 'cores'} ${renderCoreList(missing)}`;
  const expected = `cores that this process may use: ${renderCoreList(usable) || 'none are known'}`;
  return [{ found, expected, remedy: 'Name cores of this machine, or leave the key out.' }];
}

/** The program that binds commands to cores. */
export function requireTaskset(): string {
  const program = findSystemProgram('taskset');
  if (program !== undefined) return program;
  throw new PreconditionError({
    message: 'environment.cpus needs the program "taskset", which is not installed',
    remedy: 'Install it: sudo apt-get install util-linux, or leave environment.cpus out.',
  });
}

export interface CoreBinding {
  readonly taskset: string;
  readonly cores: readonly number[];
}

/** What stands before a command that is bound to cores. */
export function bindToCores(binding: CoreBinding | undefined): readonly string[] {
  if (binding === undefined) return [];
  const mask = binding.cores.reduce((bits, core) => bits | (1n << BigInt(core)), 0n);
  // As a number: a list of cores is not known to every taskset.
  return [binding.taskset, `0x${mask.toString(16)}`];
}
