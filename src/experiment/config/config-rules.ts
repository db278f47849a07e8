import { parseDeadline, type UtcOffset } from '../../base/deadline.ts';
import { parseDuration } from '../../base/duration.ts';
import type { Problem } from '../../base/errors.ts';
import { type JsonPath, valueAt } from '../../base/json-path.ts';
import { quoted } from '../../base/text.ts';
import { POLICIES } from '../../decision/policies/registry.ts';
import type { DecisionSettings } from '../../decision/settings.ts';
import { decisionProblems } from '../../decision/settings-rules.ts';
import { agentVariableIssues } from '../../engine/agent/agent-entries.ts';
import { BENCHMARK_FORMATS, isBenchmarkKind } from '../../engine/benchmarks/formats.ts';
import { isStatistic } from '../../engine/benchmarks/reading.ts';
import {
  type CheckPlaces,
  type CheckVariable,
  environmentIssues,
  networkIssues,
  variableIssues,
} from '../../engine/environment/environment-issues.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { agentRules } from './agent-rules.ts';

export interface ConfigSource {
  /** Name of the folder that holds the config: the experiment's own name. */
  readonly folder: string;
  readonly now: Date;
  readonly utcOffset: UtcOffset;
  readonly schedule?: ScheduleCheck;
  /** What is wrong with a variable of `agent.env`, by the environment here; undefined for those who run no agent. */
  readonly checkVariable?: CheckVariable | undefined;
  /** What is wrong with a reference in the place of a command, by the environment here; undefined for those who only look. */
  readonly checkReference?: ((written: string) => readonly Problem[]) | undefined;
  /** What is wrong with core numbers, by the machine here; undefined for those who run nothing. */
  readonly checkCores?: ((cores: readonly number[]) => readonly Problem[]) | undefined;
  /** What is wrong with paths and devices, on this machine; undefined for those who run nothing. */
  readonly checkPlaces?: CheckPlaces | undefined;
  /** What the shell has against a command; undefined for those who run none. */
  readonly checkCommand?: ((command: string) => string | undefined) | undefined;
}

/** Whether a deadline that has passed is a problem; it is none for those who only look. */
export type ScheduleCheck = 'checked' | 'ignored';

type Violation = readonly [path: JsonPath, found: string, expected: string, remedy: string];

export interface CheckedRules {
  readonly broken: readonly Violation[];
  /** The instant of `schedule.deadline`, if it is set and one. */
  readonly deadline: Date | undefined;
}

/**
 * Checks what no shape says of a config. It is the raw value that is looked at: a mistake in one key hides none in
 * another. A value of another type than it should be is left to the schema.
 */
export function checkRules(rawConfig: unknown, paths: ConfigSource): CheckedRules {
  const written = textAt(rawConfig, ['schedule', 'deadline']);
  const deadline = written === undefined ? undefined : parseDeadline(written, paths);
  const broken = [
    ...nameRules(rawConfig, paths),
    ...budgetRules(rawConfig),
    ...scheduleRules(rawConfig, deadline, paths),
    ...agentRules(rawConfig),
    ...environmentRules(rawConfig, paths),
    ...agentVariableIssues(rawConfig, paths.checkVariable),
    ...networkIssues(rawConfig, 'objective'),
    ...referenceRules(rawConfig, paths),
    ...coreRules(rawConfig, paths),
    ...guardRules(rawConfig),
    ...commandRules(rawConfig, paths),
    ...buildRules(rawConfig),
    ...benchmarkRules(rawConfig),
  ];
  return { broken, deadline };
}

function textAt(rawConfig: unknown, path: JsonPath): string | undefined {
  const value = valueAt(rawConfig, path);
  return typeof value === 'string' ? value : undefined;
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameRules(rawConfig: unknown, { folder }: ConfigSource): Violation[] {
  const path = ['experiment', 'name'];
  const name = textAt(rawConfig, path);
  if (name === undefined || name === folder) return [];
  return [[path, quoted(name), `the name of its folder, ${quoted(folder)}`, 'Rename one of the two.']];
}

function budgetRules(rawConfig: unknown): Violation[] {
  const path = ['iteration', 'budget'];
  const budget = textAt(rawConfig, path);
  if (budget === undefined || parseDuration(budget) !== 0) return [];
  return [[path, quoted(budget), 'more than nothing', 'Write e.g. "5m".']];
}

function scheduleRules(
  rawConfig: unknown,
  deadline: Date | undefined,
  { now, schedule: check = 'checked' }: ConfigSource,
): Violation[] {
  const schedule = valueAt(rawConfig, ['schedule']);
  if (!isTable(schedule)) return [];
  const isTotal = valueAt(schedule, ['total_budget']) !== undefined;
  const isDeadline = valueAt(schedule, ['deadline']) !== undefined;
  const expected = 'exactly one of total_budget and deadline';
  const broken: Violation[] = [];
  if (isTotal && isDeadline) {
    broken.push([['schedule'], 'both total_budget and deadline', expected, 'Remove one of the two.']);
  }
  if (!isTotal && !isDeadline) {
    broken.push([['schedule'], 'neither total_budget nor deadline', expected, 'Add one.']);
  }
  const total = textAt(schedule, ['total_budget']);
  if (total !== undefined && parseDuration(total) === 0) {
    broken.push([['schedule', 'total_budget'], quoted(total), 'more than nothing', 'Write e.g. "4h".']);
  }
  const written = textAt(schedule, ['deadline']);
  if (written !== undefined && deadline === undefined) {
    const shapes = 'a time such as "2026-05-21T09:00:00-07:00", "14:30" or "tomorrow 9am"';
    broken.push([['schedule', 'deadline'], quoted(written), shapes, 'Fix the time.']);
  }
  if (written !== undefined && deadline !== undefined && deadline <= now && check === 'checked') {
    const found = `${quoted(written)}, which has passed`;
    broken.push([['schedule', 'deadline'], found, 'a time to come', 'Set a later one.']);
  }
  return broken;
}

function environmentRules(rawConfig: unknown, { checkVariable }: ConfigSource): Violation[] {
  return ['agent', 'environment'].flatMap((where) =>
    variableIssues([where, 'env'], valueAt(rawConfig, [where, 'env']), checkVariable),
  );
}

/** What is wrong with the environment of commands, its keys being sound one by one. */
export function commandEnvironmentRules(
  { environment, setup }: Pick<ExperimentConfig, 'environment' | 'setup'>,
  { checkPlaces }: Pick<ConfigSource, 'checkPlaces'>,
): Violation[] {
  // Without inputs setup runs what a candidate is made of.
  const hasTrustedSetup = setup.command !== '' && setup.inputs.length > 0;
  return environmentIssues({ environment, hasTrustedSetup, checkPlaces });
}

function coreRules(rawConfig: unknown, { checkCores }: ConfigSource): Violation[] {
  const path = ['environment', 'cpus'];
  const cores = valueAt(rawConfig, path);
  if (!Array.isArray(cores) || !cores.every((core) => Number.isInteger(core) && core >= 0)) return [];
  const problems = checkCores?.(cores as number[]) ?? [];
  return problems.map(({ found, expected, remedy }): Violation => [path, found, expected, remedy]);
}

/** The commands that agents may not know can be references. */
function referenceRules(rawConfig: unknown, { checkReference }: ConfigSource): Violation[] {
  return ['holdout', 'confirm'].flatMap((table) => {
    const path = ['objective', table, 'command'];
    const problems = checkReference?.(textAt(rawConfig, path) ?? '') ?? [];
    return problems.map(({ found, expected, remedy }): Violation => [path, found, expected, remedy]);
  });
}

function guardRules(rawConfig: unknown): Violation[] {
  const guards = valueAt(rawConfig, ['guards']);
  if (!Array.isArray(guards)) return [];
  const names = guards.map((guard) => textAt(guard, ['name']));
  return names.flatMap((name, index): Violation[] => {
    if (name === undefined || names.indexOf(name) === index) return [];
    return [[['guards', index, 'name'], `a second guard ${quoted(name)}`, 'each name once', 'Rename one of the two.']];
  });
}

/** What is built once for a tree needs an environment that is the same each time. */
function buildRules(rawConfig: unknown): Violation[] {
  const [setup = '', build = ''] = [textAt(rawConfig, ['setup', 'command']), textAt(rawConfig, ['build', 'command'])];
  const inputs = valueAt(rawConfig, ['setup', 'inputs']);
  const isNamed = Array.isArray(inputs) ? inputs.length > 0 : inputs !== undefined;
  if (setup.trim() === '' || build.trim() === '' || isNamed) return [];
  const remedy = 'Name the manifests and lock files that setup reads, such as ["package.json", "package-lock.json"].';
  return [[['setup'], 'build.command and a setup without inputs', 'setup.inputs', remedy]];
}

/** A format says which direction is better, and which figures it has. */
function benchmarkRules(rawConfig: unknown): Violation[] {
  const kind = textAt(rawConfig, ['objective', 'parse', 'kind']) ?? '';
  if (!isBenchmarkKind(kind)) return [];
  const { unit, statistics } = BENCHMARK_FORMATS[kind];
  const broken: Violation[] = [];
  if (textAt(rawConfig, ['objective', 'direction']) === 'max') {
    const expected = `"min": the score of ${quoted(kind)} is in ${unit}, and less is better`;
    broken.push([['objective', 'direction'], '"max"', expected, 'Write direction = "min".']);
  }
  const path = ['objective', 'parse', 'statistic'];
  const statistic = textAt(rawConfig, path);
  if (statistic === undefined || !isStatistic(statistic) || statistics.includes(statistic)) return broken;
  const known = statistics.map((each) => quoted(each)).join(' or ');
  const expected = known === '' ? `none: ${quoted(kind)} has one figure of a benchmark` : `${known} of ${quoted(kind)}`;
  return [...broken, [path, quoted(statistic), expected, known === '' ? 'Remove it.' : 'Choose another one.']];
}

/** What the shell could not even read would be found out only when agents have worked for it. */
function commandRules(rawConfig: unknown, { checkCommand }: ConfigSource): Violation[] {
  const tables: JsonPath[] = ['objective', 'setup', 'build', 'teardown', 'agent', 'summarize'].map((table) => [table]);
  const entries = ['guards', 'agents'].flatMap((name) => {
    const list = valueAt(rawConfig, [name]);
    return Array.isArray(list) ? list.map((_, index): JsonPath => [name, index]) : [];
  });
  return [...tables, ...entries].flatMap((table): Violation[] => {
    const path = [...table, 'command'];
    const command = textAt(rawConfig, path);
    const output = command === undefined ? undefined : checkCommand?.(command);
    if (command === undefined || output === undefined) return [];
    const found = `${quoted(command)}, which the shell cannot read (${output})`;
    return [[path, found, 'a command line for sh', 'Fix the command.']];
  });
}

/** What is wrong between the keys of a decision, each of them sound by itself. */
export function decisionRules(settings: DecisionSettings, { baseline }: { readonly baseline: boolean }): Violation[] {
  const broken = decisionProblems(settings).map(({ path, found, expected, remedy }): Violation => {
    return [['objective', ...path], found, expected, remedy];
  });
  const { decision, confirm } = settings;
  if (!baseline && confirm.every_keeps > 0) {
    const expected = 'true with confirm.every_keeps: what is kept is compared with the base';
    broken.push([['objective', 'baseline'], 'baseline = false', expected, 'Leave one of the two out.']);
  }
  if (baseline || decision === 'auto' || !POLICIES[decision].needsNoise) return broken;
  const expected = `true with decision = ${quoted(decision)}: the noise is learnt from the base`;
  const remedy = 'Leave it out, or set decision = "greedy".';
  return [...broken, [['objective', 'baseline'], 'baseline = false', expected, remedy]];
}
