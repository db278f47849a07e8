// Processes, by what /proc says of them; nothing of this is shared with the product.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

function allProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = read(pid, 'stat');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      return stat === '' || state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent), name }];
    });
}

/** The gits that a supervisor started itself, and those that these started. */
export function gitsBelow(supervisor) {
  const all = allProcesses();
  const own = all.filter(({ parent, name }) => parent === supervisor && name.startsWith('git'));
  const ids = new Set(own.map(({ pid }) => pid));
  return [...own, ...all.filter(({ parent, name }) => ids.has(parent) && name.startsWith('git'))].map(({ pid }) => pid);
}

/** Processes that know a folder by their environment, their command line or the folder that they stand in. */
function processesOf(folder) {
  return allProcesses().filter(
    ({ pid }) =>
      pid !== process.pid && (read(pid, 'environ').includes(folder) || read(pid, 'cmdline').includes(folder)),
  );
}

/** Those that are left after a while. */
export async function leftovers(folder) {
  for (let round = 0; round < 50; round += 1) {
    if (processesOf(folder).length === 0) return [];
    await pause(100);
  }
  return processesOf(folder).map(({ pid, name }) => `${pid} ${name}: ${read(pid, 'cmdline').replaceAll('\0', ' ')}`);
}

export function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    // It ended by itself just now.
    return false;
  }
}
