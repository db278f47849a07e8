/**
 * Finding and ending processes by what the kernel says of them (/proc), or ps(1) where it has no files for that.
 * Invariant: a signal goes only to a process that was a descendant, or bore the run's marker, at the moment of looking;
 * looking is repeated until nothing is found, because a process may fork while it is looked at.
 * Trade-off: without a namespace a process that leaves both the tree and the process group and wipes its environment
 * is not found: nothing that the kernel shows of it leads to us any more. That is what the namespaces are for.
 */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { RUN_MARKER } from './environment.ts';
import { isLinux } from './platform.ts';
import { procBytes, statOf } from './proc-files.ts';
import { isShownAlive } from './process-life.ts';
import { listProcesses } from './process-list.ts';
import { sendSignal } from './signal.ts';

// A fork bomb is outrun by killing what is seen again and again; beyond this the machine is not ours any more.
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;

/** The processes below a process, itself not among them; parents come before their children. */
export function descendantsOf(pid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const { pid: each, parent } of parents()) children.set(parent, [...(children.get(parent) ?? []), each]);
  const found: number[] = [];
  const visit = (parent: number): void => {
    for (const child of children.get(parent) ?? []) {
      found.push(child);
      visit(child);
    }
  };
  visit(pid);
  return found;
}

/** The processes that bear the marker of a run, or of a part of it: `x` finds `x` and `x.1`, not `x-1`. */
export function markedProcesses(runId: string): readonly number[] {
  return findMarked(runId) ?? [];
}

/** Undefined where this system could not say it just now. */
function findMarked(runId: string): readonly number[] | undefined {
  const entry = `${RUN_MARKER}=${runId}`;
  const isOurs = (each: string): boolean => each === entry || each.startsWith(`${entry}.`);
  if (!isLinux()) {
    const listed = listProcesses('with environment');
    return listed?.filter(({ words }) => words.some(isOurs)).map(({ pid }) => pid);
  }
  const isMarked = (pid: number): boolean => {
    const environment = procBytes(pid, 'environ');
    // Of nearly all processes one look is enough, and no list of their variables is made.
    return environment.includes(entry) && environment.toString('latin1').split('\0').some(isOurs) && isShownAlive(pid);
  };
  return processes().filter(isMarked);
}

/** Kills every process that bears the marker of a run or a part of it, and says how many were left when it gave up (0 is the rule). */
export async function killMarked(runId: string): Promise<number> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = findMarked(runId);
    if (found?.length === 0) return 0;
    for (const pid of found ?? []) sendSignal(pid, 'SIGKILL');
    await pause(ROUND_PAUSE_MS);
  }
  return findMarked(runId)?.length ?? 1;
}

/** Every other process with its parent. */
function parents(): readonly { readonly pid: number; readonly parent: number }[] {
  if (!isLinux()) return listProcesses() ?? [];
  return processes().map((pid) => ({ pid, parent: parentOf(pid) }));
}

function processes(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? 0);
}
