/** The names of what is prepared once and kept: all that decides what a command makes, in a digest. */
import { existsSync } from 'node:fs';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { programNames, readPrograms } from './command-programs.ts';
import type { EvaluationStep } from './evaluation-step.ts';

const KEY_VERSION = 5;

interface KeyParts {
  /** Id of the tree that it runs on. */
  readonly ranOn: string;
  /** Where the checkout lies: what is made may hold the path. */
  readonly place: string;
  readonly [part: string]: unknown;
}

/** What decides what a command makes, as a name: the command, the tree, the machine, and what else its caller knows. */
export function preparationKey(
  { level, parentEnv, environment, store }: PrivateArea,
  { kind, command, network }: EvaluationStep,
  parts: KeyParts,
): string {
  const request = { kind, home: '' } as const;
  const variables = Object.keys(environment.variables({ ...request, network, isTrusted: true })).sort(byName);
  const written = environment.variables({ ...request, network: 'off' });
  // What lies in a cache of the user's is no part of what is made.
  const caches = environment.homeLayers.filter(({ from }) => existsSync(from));
  const toolchains = Object.entries(environment.readFacts()).filter(([name]) => name.startsWith('toolchain.'));
  const path = parentEnv.PATH ?? '';
  const programs = readPrograms(programNames([command]), written.PATH ?? path);
  const machine = { path, programs, platform: process.platform, arch: process.arch, caches, toolchains };
  // The tree names them, and does not hold them.
  const external = store.external?.digest ? { external: store.external.digest } : {};
  const of = { version: KEY_VERSION, command, network, variables, written, level: level.kind };
  return sha256(canonicalJson({ ...of, ...machine, ...external, ...parts }));
}

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
