/**
 * The environment lock: what a score may depend on besides the tree, the commands and the protected files.
 * Invariant: the same machine, programs and variables give the same facts, wherever the run's folders lie and whoever asks;
 * values of variables are there by their digests alone. To read it again starts no process.
 * Left out is what differs between two runs by intent: seed, folders, and TERM, which says how an output looks.
 */
import { sha256 } from '../../base/hash.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { EnvironmentFacts } from '../../decision/evaluator-digest.ts';
import { buildEnvironment } from '../../kernel/environment.ts';
import { readGitVersion } from '../../kernel/git-version.ts';
import type { Host } from '../../kernel/host.ts';
import { readFixedFacts, readMovingFacts } from '../../kernel/machine.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { programNames, readPrograms } from './command-programs.ts';
import { preparedDigest } from './preparation.ts';

/** Reads the environment as it is now; what nobody has looked at yet is as it was. */
export type EnvironmentLock = (before?: EnvironmentFacts) => EnvironmentFacts;

/**
 * The lock of a run that takes no noise of another machine: where it was calibrated last on another one, which machine this
 * is is part of the environment, so that it is calibrated here. `records`: raw, of the decision log.
 */
export function lockMachine(
  lock: EnvironmentLock,
  records: readonly JournalRecord[],
  machine: string,
): EnvironmentLock {
  const last = records.findLast(({ kind, stage }) => kind === 'evaluation' && stage === 'calibrate')?.host;
  const isElsewhere = last !== undefined && last !== machine;
  return (before = {}) => {
    const facts = lock(before);
    return isElsewhere || before.measured_on !== undefined ? { ...facts, measured_on: machine } : facts;
  };
}

const NOT_LOCKED: ReadonlySet<string> = new Set(['HOME', 'TMPDIR', 'TERM']);

/** The lock of the machine that this process runs on; `commands`: those of the evaluator. */
export async function openEnvironmentLock(
  area: Pick<PrivateArea, 'store' | 'level' | 'layering' | 'parentEnv' | 'resources' | 'environment' | 'environments'>,
  { commands, host: { system } }: { readonly commands: readonly string[]; readonly host: Pick<Host, 'system'> },
): Promise<EnvironmentLock> {
  const { store, level, layering, parentEnv, resources, environment } = area;
  const fixed = {
    ...readFixedFacts(parentEnv),
    node: system.node,
    git: await readGitVersion(store.git),
    platform: `${system.platform} ${system.arch}`,
    sandbox: level.kind,
    // How each command gets its fresh view.
    layering: level.kind === 'bubblewrap' ? layering.kind : 'copies',
    ...resources.facts,
    ...(store.external?.digest ? { lfs_and_submodules: store.external.digest } : {}),
  };
  const names = programNames(commands);
  return (before = {}) => {
    const prepared = preparedDigest(area) ?? before.prepared_environment;
    const supplied = buildEnvironment({
      parentEnv,
      variables: environment.variables({ kind: 'objective', network: 'off', home: '' }),
      home: '',
      temporary: '',
    });
    // A digest of a short key would disclose it.
    const isLocked = (name: string) => !NOT_LOCKED.has(name) && !environment.keys.includes(name);
    const variables = Object.entries(supplied).filter(([name]) => isLocked(name));
    return {
      ...fixed,
      ...readMovingFacts(parentEnv),
      ...environment.readFacts(),
      // What setup made of the base, where it runs once.
      ...(prepared === undefined ? {} : { prepared_environment: prepared }),
      ...readPrograms(names, supplied.PATH ?? ''),
      ...Object.fromEntries(variables.map(([name, value]) => [`env.${name}`, sha256(value)])),
    };
  };
}
