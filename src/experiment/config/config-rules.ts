import { parseDeadline, type UtcOffset } from '../../base/deadline.ts';
import { parseDuration } from '../../base/duration.ts';
import type { Problem } from '../../base/errors.ts';
import { type JsonPath, valueAt } from '../../base/json-path.ts';
import { quoted } from '../../base/text.ts';
import type { DecisionSettings } from '../../decision/settings.ts';
import { decisionProblems } from '../../decision/settings-rules.ts';

export interface ConfigPlace {
  /** Name of the folder that holds the config: the experiment's own name. */
  readonly folder: string;
  readonly now: Date;
  readonly utcOffset: UtcOffset;
  readonly schedule?: ScheduleCheck;
  /** What is wrong with a variable of `agent.env`, by the environment here; undefined for those who run no agent. */
  readonly checkVariable?: ((name: string, template: string) => readonly Problem[]) | undefined;
  /** What is wrong with a reference in the place of a command, by the environment here; undefined for those who only look. */
  readonly checkReference?: ((written: string) => readonly Problem[]) | undefined;
  /** What the shell has against a command; undefined for those who run none. */
  readonly checkCommand?: ((command: string) => string | undefined) | undefined;
}

/** Whether a deadline that has passed is a problem; it is none for those who only look. */
export type ScheduleCheck = 'checked' | 'ignored';

type Broken = readonly [path: JsonPath, found: string, expected: string, remedy: string];

export interface CheckedRules {
  readonly broken: readonly Broken[];
  /** The instant of `schedule.deadline`, if it is set and one. */
  readonly deadline: Date | undefined;
}

/**
 * Checks what no shape says of a config. It is the raw value that is looked at: a mistake in one key hides none in
 * another. A value of another type than it should be is left to the schema.
 */
export function checkRules(rawConfig: unknown, place: ConfigPlace): CheckedRules {
  const written = textAt(rawConfig, ['schedule', 'deadline']);
  const deadline = written === undefined ? undefined : parseDeadline(written, place);
  const broken = [
    ...nameRules(rawConfig, place),
    ...budgetRules(rawConfig),
    ...scheduleRules(rawConfig, deadline, place),
    ...agentRules(rawConfig),
    ...environmentRules(rawConfig, place),
    ...referenceRules(rawConfig, place),
    ...guardRules(rawConfig),
    ...commandRules(rawConfig, place),
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

function nameRules(rawConfig: unknown, { folder }: ConfigPlace): Broken[] {
  const path = ['experiment', 'name'];
  const name = textAt(rawConfig, path);
  if (name === undefined || name === folder) return [];
  return [[path, quoted(name), `the name of its folder, ${quoted(folder)}`, 'Rename one of the two.']];
}

function budgetRules(rawConfig: unknown): Broken[] {
  const path = ['iteration', 'budget'];
  const budget = textAt(rawConfig, path);
  if (budget === undefined || parseDuration(budget) !== 0) return [];
  return [[path, quoted(budget), 'more than nothing', 'Write e.g. "5m".']];
}

function scheduleRules(
  rawConfig: unknown,
  deadline: Date | undefined,
  { now, schedule: check = 'checked' }: ConfigPlace,
): Broken[] {
  const schedule = valueAt(rawConfig, ['schedule']);
  if (!isTable(schedule)) return [];
  const isTotal = valueAt(schedule, ['total_budget']) !== undefined;
  const isDeadline = valueAt(schedule, ['deadline']) !== undefined;
  const expected = 'exactly one of total_budget and deadline';
  const broken: Broken[] = [];
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

function agentRules(rawConfig: unknown): Broken[] {
  const agent = valueAt(rawConfig, ['agent']);
  if (!isTable(agent)) return [];
  if (valueAt(agent, ['command']) === undefined && valueAt(agent, ['preset']) === undefined) {
    return [[['agent'], 'an agent without a command', 'agent.command or agent.preset', 'Add one of the two.']];
  }
  const command = textAt(agent, ['command']);
  const stdin = valueAt(agent, ['stdin']) ?? 'none';
  if (command === undefined || stdin !== 'none' || command.includes('{prompt_file}')) return [];
  const remedy = 'Add {prompt_file} to the command, or set agent.stdin = "prompt".';
  return [[['agent', 'command'], quoted(command), '{prompt_file} in the command', remedy]];
}

function environmentRules(rawConfig: unknown, { checkVariable }: ConfigPlace): Broken[] {
  const table = valueAt(rawConfig, ['agent', 'env']);
  if (checkVariable === undefined || !isTable(table)) return [];
  return Object.entries(table).flatMap(([name, template]: [string, unknown]) => {
    const problems = typeof template === 'string' ? checkVariable(name, template) : [];
    return problems.map(({ found, expected, remedy }): Broken => [['agent', 'env', name], found, expected, remedy]);
  });
}

/** The commands that agents may not know can be references. */
function referenceRules(rawConfig: unknown, { checkReference }: ConfigPlace): Broken[] {
  return ['holdout', 'confirm'].flatMap((table) => {
    const path = ['objective', table, 'command'];
    const problems = checkReference?.(textAt(rawConfig, path) ?? '') ?? [];
    return problems.map(({ found, expected, remedy }): Broken => [path, found, expected, remedy]);
  });
}

function guardRules(rawConfig: unknown): Broken[] {
  const guards = valueAt(rawConfig, ['guards']);
  if (!Array.isArray(guards)) return [];
  const names = guards.map((guard) => textAt(guard, ['name']));
  return names.flatMap((name, index): Broken[] => {
    if (name === undefined || names.indexOf(name) === index) return [];
    return [[['guards', index, 'name'], `a second guard ${quoted(name)}`, 'each name once', 'Rename one of the two.']];
  });
}

/** What the shell could not even read would be found out only when agents have worked for it. */
function commandRules(rawConfig: unknown, { checkCommand }: ConfigPlace): Broken[] {
  const guards = valueAt(rawConfig, ['guards']);
  const tables: JsonPath[] = ['objective', 'setup', 'teardown', 'agent', 'summarize'].map((table) => [table]);
  const ofGuards = Array.isArray(guards) ? guards.map((_, index): JsonPath => ['guards', index]) : [];
  return [...tables, ...ofGuards].flatMap((table): Broken[] => {
    const path = [...table, 'command'];
    const command = textAt(rawConfig, path);
    const said = command === undefined ? undefined : checkCommand?.(command);
    if (command === undefined || said === undefined) return [];
    const found = `${quoted(command)}, which the shell cannot read (${said})`;
    return [[path, found, 'a command line for sh', 'Fix the command.']];
  });
}

/** What is wrong between the keys of a decision, each of them sound by itself. */
export function decisionRules(settings: DecisionSettings, { baseline }: { readonly baseline: boolean }): Broken[] {
  const broken = decisionProblems(settings).map(({ path, found, expected, remedy }): Broken => {
    return [['objective', ...path], found, expected, remedy];
  });
  const { decision, confirm } = settings;
  if (!baseline && confirm.every_keeps > 0) {
    const expected = 'true with confirm.every_keeps: what is kept is compared with the base';
    broken.push([['objective', 'baseline'], 'baseline = false', expected, 'Leave one of the two out.']);
  }
  if (baseline || decision === 'auto' || decision === 'greedy') return broken;
  const expected = `true with decision = ${quoted(decision)}: the noise is learnt from the base`;
  const remedy = 'Leave it out, or set decision = "greedy".';
  return [...broken, [['objective', 'baseline'], 'baseline = false', expected, remedy]];
}
