/** The environment of commands: what of the machine they see, what they may use, and what is prepared before them. */
import * as z from 'zod/mini';
import { named, setting, withoutDefault } from './setting.ts';
import { byteSize, choice, filled, folders, from, globs, onOff, variables } from './values.ts';

/** Version managers and language installations whose files in the home folder commands can read. */
export const TOOLCHAINS = [
  'rustup',
  'pyenv',
  'nvm',
  'volta',
  'asdf',
  'mise',
  'uv',
  'sdkman',
  'go',
  'corepack',
  'conda',
  'nix',
  'fnm',
  'rbenv',
  'bun',
  'deno',
  'dotnet',
  'maven',
  'gradle',
] as const;
export type Toolchain = (typeof TOOLCHAINS)[number];

/** The kinds of commands whose network is set one by one. */
const NETWORKED_COMMANDS = ['setup', 'build', 'guards', 'objective', 'holdout', 'confirm', 'teardown'] as const;
export type NetworkedCommand = (typeof NETWORKED_COMMANDS)[number];

const network = (what: string, unset: string) =>
  setting(z.optional(onOff), { unset, doc: `Network access of ${what}. \`off\` works in a sandbox only.` });

const networkShape = z.strictObject({
  setup: network('`setup.command`', '`agent.network`'),
  build: network('`build.command`', '`"off"`'),
  guards: network('the guards', 'that of the evaluator'),
  objective: network('the evaluator', 'that of the evaluator'),
  holdout: network('the holdout', 'that of the evaluator'),
  confirm: network('the hidden test set of confirmations', 'that of the evaluator'),
  teardown: network('`teardown.command`', 'that of the evaluator; in a workspace `agent.network`'),
} satisfies Record<NetworkedCommand, z.ZodMiniType>);

const disclosed = (what: string) =>
  setting(named(z.optional(z.array(filled)), 'list of names'), {
    unset: '`[]`',
    doc: `Names of variables in \`environment.env\` whose value comes from your environment, and which ${what} may also read.`,
  });

const discloseShape = z.strictObject({
  build: disclosed('`build.command`'),
  guards: disclosed('the guards'),
  objective: disclosed('the evaluator'),
  holdout: disclosed('the holdout'),
  confirm: disclosed('the hidden test set of confirmations'),
  teardown: disclosed('`teardown.command`'),
} satisfies Record<Exclude<NetworkedCommand, 'setup'>, z.ZodMiniType>);

/** What commands see and may use of the machine. */
const machineShape = {
  toolchains: setting(
    named(
      z._default(
        z.union(
          [choice(['auto', 'none']), z.array(choice(TOOLCHAINS))],
          `"auto", "none" or a list of names: ${TOOLCHAINS.join(', ')}`,
        ),
        'auto',
      ),
      '`"auto"`, `"none"` or a list of names',
    ),
    {
      doc: '[Toolchains](toolchains.md) of your home folder that commands can use. `auto` stands for all that are installed.',
    },
  ),
  readable: setting(named(z._default(z.array(filled), []), 'absolute paths'), {
    doc: 'Other files and folders outside the repository that commands can read, such as data sets. Places of keys are refused.',
  }),
  devices: setting(named(z._default(z.array(filled), []), '`"nvidia"` or paths below `/dev`'), {
    doc: 'Devices that commands can use. `nvidia` stands for all GPUs of that maker, with their libraries.',
  }),
  env: setting(z._default(variables, {}), {
    doc: 'Environment variables for setup, build, guards and evaluator. `$NAME` is taken from your environment; such a value reaches setup with `setup.inputs` only.',
  }),
} as const;

const resourceShape = {
  memory: setting(z.optional(byteSize), {
    unset: 'no limit',
    doc: 'Maximum [memory](sandbox.md#memory) that setup, a guard, the evaluator or another command may use. A command that exceeds it is ended.',
  }),
  cpus: setting(named(z.optional(z.array(from(0)).check(z.minLength(1, 'one core or more'))), 'list of core numbers'), {
    unset: 'all',
    doc: '[Cores](sandbox.md#cores) that evaluations run on. Agents run on the others.',
  }),
} as const;

const limitShape = {
  max_copy: setting(z._default(byteSize, '2GiB'), {
    doc: 'Maximum size of the copy for one command on a machine without overlay file systems: its tree, and the results of setup and build.',
  }),
  cache_size: setting(z._default(byteSize, '10GiB'), {
    doc: 'Size of all prepared environments on this machine. Beyond it the ones that were not used for longest are removed.',
  }),
} as const;

/** `environment` of an experiment, which has commands of all kinds. */
export const environmentSetting = z.prefault(
  z.strictObject({
    ...machineShape,
    disclose: z.prefault(discloseShape, {}),
    network: z.prefault(networkShape, {}),
    ...resourceShape,
    ...limitShape,
  }),
  {},
);

/** The same keys without defaults: records of missions and plans hold what is written, and their digest counts. */
const writtenShape = {
  toolchains: withoutDefault(machineShape.toolchains),
  readable: withoutDefault(machineShape.readable),
  devices: withoutDefault(machineShape.devices),
  env: withoutDefault(machineShape.env),
  ...resourceShape,
  max_copy: withoutDefault(limitShape.max_copy),
  cache_size: withoutDefault(limitShape.cache_size),
} as const;

const ofMission = { build: true, guards: true, objective: true, holdout: true } as const;

/** `environment` of a mission: it has no teardown, and no hidden test set besides the holdout. */
export const missionEnvironment = z.optional(
  z.strictObject({
    ...writtenShape,
    disclose: z.optional(z.pick(discloseShape, ofMission)),
    network: z.optional(z.pick(networkShape, { setup: true, ...ofMission })),
  }),
);

const OF_AGENT = '`network` of the agent';

/** `environment` of a plan, in which test commands are what guards are elsewhere. */
export const planEnvironment = z.optional(
  z.strictObject({
    ...writtenShape,
    env: withoutDefault(machineShape.env, {
      doc: 'Environment variables for setup, build and test commands. `$NAME` is taken from your environment; such a value reaches setup only.',
    }),
    disclose: z.optional(z.strictObject({ build: discloseShape.shape.build, guards: disclosed('test commands') })),
    network: z.optional(
      z.strictObject({
        setup: network('`setup.command`', OF_AGENT),
        build: networkShape.shape.build,
        guards: network('test commands', OF_AGENT),
      }),
    ),
  }),
);

/** What is written of the table in any file. */
export type WrittenEnvironment =
  | z.output<typeof missionEnvironment>
  | z.output<typeof planEnvironment>
  | EnvironmentSettings;

/** With the defaults of what is left out. */
export function withEnvironmentDefaults(written: WrittenEnvironment): EnvironmentSettings {
  return environmentSetting.parse(written);
}

export type EnvironmentSettings = z.output<typeof environmentSetting>;

const INPUTS =
  'Files that decide what setup makes: manifests and lock files. With them setup runs once and its result is [reused](../explanation/environment.md) until one of them changes.';

/** Files of the base that decide what setup makes. */
export const setupInputs = setting(z._default(globs, []), { doc: INPUTS });

const buildOf = <Command extends z.ZodMiniType>(command: Command, timeout: string, duration: Durations) => ({
  command: setting(command, { doc: 'Runs once on each tree, without network. Guards and evaluator see its result.' }),
  timeout: setting(z._default(duration, timeout), { doc: 'A build that takes longer is ended.' }),
  outputs: setting(z._default(globs, []), {
    doc: 'Files of the tree that the build may change. It may always add files.',
  }),
  cache: setting(z._default(folders, []), {
    doc: 'Folders, such as `target`, that each build starts with as the build of the base left them.',
  }),
});

type Durations = z.ZodMiniType<string, string>;

export const buildShape = (timeout: string, duration: Durations) =>
  z.prefault(z.strictObject(buildOf(named(z._default(z.string(), ''), 'text'), timeout, duration)), {});

/** Setup of loops whose files had none before: its inputs are always named. */
export const preparedSetup = (timeout: string, duration: Durations) =>
  z.optional(
    z.strictObject({
      command: setting(filled, {
        doc: 'Makes the environment of all commands, such as `npm ci`. It runs once, until one of its inputs changes.',
      }),
      timeout: setting(z._default(duration, timeout), { doc: 'A setup that takes longer is ended.' }),
      inputs: setting(named(z.array(filled).check(z.minLength(1, 'at least one glob')), 'globs'), { doc: INPUTS }),
    }),
  );

export const preparedBuild = (timeout: string, duration: Durations) =>
  z.optional(z.strictObject(buildOf(filled, timeout, duration)));
