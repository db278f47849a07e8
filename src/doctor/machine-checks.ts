/** What `doctor` finds on the machine: agents, sandbox, disk. Nothing is started but a probe of the sandbox. */
import { existsSync, statfsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { openResources, type ResourceSettings } from '../engine/workspace/resources.ts';
import type { ParentEnvironment } from '../kernel/environment.ts';
import type { Git } from '../kernel/git.ts';
import { readHolder } from '../kernel/lock-holder.ts';
import { isLinux } from '../kernel/platform.ts';
import { isProcessAlive } from '../kernel/process-life.ts';
import { lockHelper, takeRunLock } from '../kernel/run-lock.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { probeSandbox, remedyFor } from '../kernel/sandbox-level.ts';
import { createScratchHome } from '../kernel/scratch-home.ts';
import { tracesAnyProcess } from '../kernel/tracing-reach.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import {
  describeAgent,
  describeKey,
  describeLogin,
  describeRoot,
  isShownAsRoot,
  type NamedAgent,
} from './agent-check.ts';
import { checksOfError, describeDisk, describeSandbox, describeTracing } from './check.ts';
import type { Checkup } from './checkup.ts';

export interface MachineRequest {
  readonly agents: readonly NamedAgent[];
  readonly resources: ResourceSettings;
  readonly parentEnv: ParentEnvironment;
  readonly refs: Git;
  /** The commit that a run starts from, if it is there. */
  readonly base: string | undefined;
  /** What is asked for of isolation. */
  readonly sandbox: string;
  /** The level that commands get; throws where there is none. */
  readonly chooseLevel: () => Promise<SandboxLevel>;
  /** Of the evaluator, with its table; undefined: no score is read from what it prints. */
  readonly tracing: { readonly value: 'on' | 'off'; readonly table: string } | undefined;
}

/** Looks at the agents and the sandbox; gives the level that commands get, where there is one. */
export async function checkMachine(checkup: Checkup, machine: MachineRequest): Promise<SandboxLevel | undefined> {
  const { agents, resources, parentEnv, refs, base, sandbox, chooseLevel, tracing } = machine;
  for (const agent of agents) {
    checkup.add(await describeAgent({ ...agent, parentEnv, refs, base }));
    checkup.add(...describeKey(agent, parentEnv));
  }
  const { memory, cpus } = resources;
  if (memory !== undefined || cpus !== undefined) {
    const check = { id: 'resources', title: 'memory and cores' } as const;
    if (!(await checkup.look(check, () => describeResources({ memory, cpus })))) return undefined;
  }
  try {
    const level = await chooseLevel();
    const probe = await probeSandbox();
    const { refusals } = probe;
    checkup.add(describeSandbox(level.kind, { requested: sandbox, refusals, remedy: remedyFor(probe) }));
    const isRoot = isShownAsRoot(level);
    for (const agent of agents) {
      if (agent.agent.login !== true) continue;
      await checkup.look({ id: 'agent-login', title: "agent's login" }, () =>
        describeLogin(agent, { parentEnv, level }),
      );
    }
    for (const agent of agents) checkup.add(...describeRoot({ ...agent, level: level.kind, isRoot }));
    if (tracing === undefined) return level;
    const { value, table } = tracing;
    // What Yama forbids, root with its capabilities may.
    const isAllowed = isRoot || tracesAnyProcess();
    const facts = { level: level.kind, tracing: value, table, isAllowed, hasNamespaces: isLinux() };
    checkup.add(...describeTracing(facts));
    return level;
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    checkup.add(...checksOfError({ id: 'sandbox', title: 'sandbox' }, error));
    return undefined;
  }
}

/** What limits of commands are held here, and by what; throws where they cannot be. */
async function describeResources(settings: ResourceSettings): Promise<string> {
  await using scratch = createScratchHome(tmpdir());
  const { facts, notes } = await openResources(settings, scratch.temporary);
  const { memory, cores } = facts;
  const parts = [
    memory === undefined ? 'no limit of memory' : `memory of a command: ${memory}`,
    cores === undefined ? 'no chosen cores' : `cores of evaluations: ${cores}`,
  ];
  return [...parts, ...notes].join('; ');
}

/** Whether locks work here; `folder` is empty. */
export function checkLock(
  checkup: Checkup,
  { folder, now }: { readonly folder: string; readonly now: () => Date },
): Promise<boolean> {
  return checkup.look({ id: 'lock', title: 'run lock' }, async () => {
    const lock = await takeRunLock({ path: join(folder, 'run.lock'), now });
    if (lock.kind === 'locked') await lock[Symbol.asyncDispose]();
    return `${lockHelper().name} works here`;
  });
}

export interface DiskRequest {
  /** Where records go. */
  readonly folder: string;
  readonly repository: UserRepository;
  /** Of the private area. */
  readonly name: string;
  readonly parentEnv: ParentEnvironment;
}

/** Whether there is a place for the private area, and room. */
export async function checkDisk(
  checkup: Checkup,
  { folder, repository, name, parentEnv }: DiskRequest,
): Promise<boolean> {
  const folders = new Set([existing(folder)]);
  const hasArea = await checkup.look({ id: 'private-area', title: 'private area' }, () => {
    const area = privateAreaFolder({ repository, name, parentEnv });
    folders.add(existing(area));
    return area;
  });
  for (const each of folders) {
    const { bavail, bsize } = statfsSync(each);
    checkup.add(describeDisk(each, bavail * bsize));
  }
  return hasArea;
}

/** The folder, or the nearest around it that is there. */
function existing(folder: string): string {
  let found = folder;
  while (!existsSync(found)) found = dirname(found);
  return found;
}

/** Whether a run of what is checked is at work, by the file of its lock. */
export function checkRunning(
  checkup: Checkup,
  { lock, what }: { readonly lock: string; readonly what: string },
): boolean {
  const holder = readHolder(`${lock}.holder`);
  const isHere = holder !== undefined && holder.host === hostname() && isProcessAlive(holder.pid);
  if (!isHere) return false;
  checkup.add({
    id: 'running',
    verdict: 'warning',
    title: 'another run',
    detail: `process ${holder.pid} runs ${what} since ${holder.started_at}; nothing is evaluated meanwhile`,
    remedy: 'Wait until it ends, then run the command again.',
  });
  return true;
}
