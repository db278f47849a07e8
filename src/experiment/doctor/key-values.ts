/** Keys of a config as `doctor` names and writes them. Pure. */
import type { JsonPath } from '../../base/json-path.ts';
import type { NamedCommand } from '../../doctor/program-checks.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { ParseSetting } from './parse-proposal.ts';

const TIMEOUTS: Readonly<Record<string, JsonPath>> = {
  setup: ['setup', 'timeout'],
  'judge-setup': ['setup', 'timeout'],
  build: ['build', 'timeout'],
  score: ['objective', 'timeout'],
};

/** The key of the limit of a step, by its name; undefined where it has none of its own. */
export function timeoutPath({ guards }: Pick<ExperimentConfig, 'guards'>, step: string): JsonPath | undefined {
  const at = guards.findIndex(({ name }) => step === `guard-${name}`);
  return at === -1 ? TIMEOUTS[step] : ['guards', at, 'timeout'];
}

/** As it is written in a config. */
export function renderParse(parse: ParseSetting): string {
  const pairs = Object.entries(parse).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  return `{ ${pairs.join(', ')} }`;
}

/** The commands of an evaluation, those of them that are set. */
export function commandsOf({ setup, build, guards, objective, teardown }: ExperimentConfig): NamedCommand[] {
  const isScored = objective.baseline && objective.fail_mode !== 'worst';
  const prepares = isScored || guards.length > 0;
  const all = [
    { key: 'setup.command', command: setup.command, isNeeded: prepares, installs: true },
    { key: 'build.command', command: build.command, isNeeded: prepares, installs: true },
    ...guards.map(({ command }, at) => ({ key: `guards[${at}].command`, command, isNeeded: true, installs: false })),
    { key: 'objective.command', command: objective.command, isNeeded: isScored, installs: false },
    { key: 'teardown.command', command: teardown.command, isNeeded: false, installs: false },
  ];
  return all.filter(({ command }) => command !== '');
}
