/**
 * What the commands of a run may use of the machine: memory and cores, by the keys `memory` and `cpus` of `environment`.
 * Invariant: the places where control groups are made are on disk before the first one is made, so that whoever opens the
 * private area after a kill finds and removes them. Crash before that: there is none.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseByteSize, renderByteSize } from '../../base/byte-size.ts';
import { ContractError } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { Turns } from '../../base/turns.ts';
import type { ProcessRequest } from '../../kernel/agent-process.ts';
import { findGroupParent, groupParents, removeGroups } from '../../kernel/control-group.ts';
import { checkCores, renderCoreList, requireTaskset, usableCores } from '../../kernel/cores.ts';
import { writeCache } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { MemoryLimit } from '../../kernel/memory-limit.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import type { CommandKind } from '../environment/step-network.ts';

/** As the settings have it. */
export interface ResourceSettings {
  readonly memory?: string | undefined;
  readonly cpus?: readonly number[] | undefined;
}

/** Where a command runs: in the folder that an agent works in, or in one of an evaluation. */
export type CommandPlace = 'workspace' | 'evaluation';

interface LimitedCommand {
  readonly kind: CommandKind;
  readonly place: CommandPlace;
}

export interface Resources {
  readonly limitsOf: (command: LimitedCommand) => Pick<ProcessRequest, 'memory' | 'cores'>;
  /** Waits until the cores of a command are its own; they are again free when what it resolves to is disposed of. */
  readonly takeCores: (place: CommandPlace, signal: AbortSignal | undefined) => Promise<Disposable>;
  /** What is in force, as an environment lock has it; nothing where nothing is set. */
  readonly facts: Readonly<Record<string, string>>;
  /** What a person should know, a sentence each. */
  readonly notes: readonly string[];
}

const NOTHING_TAKEN: Disposable = { [Symbol.dispose]: () => undefined };

/** Prepares the limits of a run; throws where the machine cannot hold what is asked for. */
export async function openResources({ memory, cpus }: ResourceSettings, folder: string): Promise<Resources> {
  const ofCores = cpus === undefined ? undefined : openCores(cpus);
  const ofMemory = memory === undefined ? undefined : await openMemory(memory, folder);
  return {
    limitsOf: ({ kind, place }) => ({ ...(kind === 'agent' ? {} : ofMemory?.limit), ...ofCores?.limitOf(place) }),
    takeCores: ofCores?.take ?? (async () => NOTHING_TAKEN),
    facts: { ...ofMemory?.facts, ...ofCores?.facts },
    notes: ofCores?.notes ?? [],
  };
}

function openCores(cpus: readonly number[]) {
  const usable = usableCores();
  const problems = checkCores(cpus, usable);
  if (problems.length > 0) throw new ContractError(problems.map((each) => ({ path: '$.environment.cpus', ...each })));
  const taskset = requireTaskset();
  const evaluations = [...new Set(cpus)];
  const others = usable.filter((core) => !evaluations.includes(core));
  const agents = others.length === 0 ? evaluations : others;
  // Evaluations of several workspaces would disturb one another on the same cores.
  const turns = new Turns();
  const shared = 'environment.cpus names every core that this process may use, so agents run on them, too';
  return {
    limitOf: (place: CommandPlace): Pick<ProcessRequest, 'cores'> => ({
      cores: { taskset, cores: place === 'evaluation' ? evaluations : agents },
    }),
    take: async (place: CommandPlace, signal: AbortSignal | undefined): Promise<Disposable> =>
      place === 'evaluation' ? await turns.take(signal) : NOTHING_TAKEN,
    facts: { cores: renderCoreList(evaluations) },
    notes: others.length === 0 ? [shared] : [],
  };
}

async function openMemory(memory: string, folder: string) {
  const bytes = parseByteSize(memory);
  if (bytes === undefined) throw new Error(`no amount of memory passed the check of the settings: ${memory}`);
  const prefix = prefixOf(folder);
  const parents = groupParents();
  faultPoint('memory:before-note');
  writeCache(noteIn(folder), [parents.map((parent) => `${parent.folder}\n`).join('')]);
  faultPoint('memory:after-note');
  const parent = await findGroupParent(prefix, parents);
  const nameGroup = (): string => `${prefix}${randomUUID()}`;
  const means: MemoryLimit['means'] = parent === undefined ? { kind: 'sampled' } : { kind: 'group', parent, nameGroup };
  return {
    limit: { memory: { bytes, means } },
    facts: { memory: `${renderByteSize(bytes)}, ${parent?.version ?? 'sampled'}` },
  };
}

/** Why a command failed that went beyond its memory. */
export function memoryIssue(
  title: string,
  { exceededMemory: bytes }: { readonly exceededMemory?: number },
): string | undefined {
  if (bytes === undefined) return undefined;
  return `${title} used more than ${renderByteSize(bytes)} of memory (environment.memory)`;
}

/** Ends and removes the control groups that a killed session of a private area left. */
export async function removeLeftGroups(folder: string): Promise<void> {
  // Empty where no limit of memory was ever set.
  const parents = readRegularText(noteIn(folder)).split('\n').filter(Boolean);
  for (const parent of parents) await removeGroups(parent, prefixOf(folder));
  rmSync(noteIn(folder), { force: true });
}

const noteIn = (folder: string): string => join(folder, 'control-groups');

/** No other private area has the same: its folder is its own. */
function prefixOf(folder: string): string {
  return `autorize-${sha256(folder).slice(0, 16)}-`;
}
