/**
 * What an agent sees of the supervisor's environment.
 * Invariant: nothing but the pass-list and what the configuration names; never a variable that holds the runner's
 * tokens or names its command files, not even when it is asked for. Pure: environments come and go as values.
 */
import { ContractError, type Problem } from '../base/errors.ts';

export type Environment = Readonly<Record<string, string>>;
/** An environment as Node gives it. */
export type ParentEnvironment = Readonly<Record<string, string | undefined>>;

/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
export const RUN_MARKER = 'AUTORIZE_RUN';

const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'] as const;
// Without a PATH even the shell's own default differs from machine to machine.
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS: ReadonlySet<string> = new Set(['HOME', 'TMPDIR', RUN_MARKER]);

const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES: ReadonlySet<string> = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;

/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
export function isSupervisorsOwn(name: string): boolean {
  // Names of inputs keep the case that the workflow's author wrote.
  const upper = name.toUpperCase();
  return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

export type ResolvedTable = { readonly values: Environment } | { readonly problems: readonly Problem[] };

/** A table's values as `resolveTable` has them; throws a ContractError with every problem, of `file` where there is one. */
export function requireTable(
  table: Environment,
  { file, ...where }: Parameters<typeof resolveTable>[1] & { readonly file?: string },
): Environment {
  const resolved = resolveTable(table, where);
  if ('values' in resolved) return resolved.values;
  throw new ContractError(resolved.problems.map((problem) => (file === undefined ? problem : { file, ...problem })));
}

/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
export function resolveTable(
  table: Environment,
  {
    parentEnv,
    path,
  }: { readonly parentEnv: ParentEnvironment /** The table's path in its file. */; readonly path: string },
): ResolvedTable {
  const problems: Problem[] = [];
  const values: Record<string, string> = {};
  for (const [name, template] of Object.entries(table)) {
    const issue = nameProblem(name);
    if (issue !== undefined) problems.push({ path, ...issue });
    values[name] = template.replaceAll(REFERENCE, (written: string, braced?: string, bare?: string) => {
      if (written === '$$') return '$';
      const wanted = braced ?? bare ?? '';
      const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
      const wrong = referenceProblem(wanted, value);
      if (wrong !== undefined) problems.push({ path: `${path}.${name}`, ...wrong });
      return value ?? '';
    });
    if (values[name].includes('\0')) problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
  }
  return problems.length === 0 ? { values } : { problems };
}

// What the runner says of itself, such as a folder's path, is in many places by chance.
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;

/** The names of variables that a table refers to and that have no value here. A secret that a fork does not get is empty. */
export function missingReferences(table: Environment, parentEnv: ParentEnvironment): readonly string[] {
  return namesIn(table).filter((name) => !Object.hasOwn(parentEnv, name) || (parentEnv[name] ?? '').trim() === '');
}

function namesIn(table: Environment): readonly string[] {
  const names = Object.values(table).flatMap((template) =>
    [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []),
  );
  return [...new Set(names)];
}

/**
 * What a table takes from the supervisor's environment, which may be a key: values of variables as they are there. What is
 * written in the table itself, such as the name of a model, everybody can read who reads the file.
 */
export function referencedValues(table: Environment, parentEnv: ParentEnvironment): string[] {
  return namesIn(table).flatMap((name) => {
    const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
    return value === undefined || value === '' ? [] : [value];
  });
}

const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;

/** The variable that a text is nothing but a reference to; undefined for every other text. */
export function referredName(text: string): string | undefined {
  const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
  return braced ?? bare;
}

export type ResolvedText = { readonly value: string } | { readonly problem: Problem };

/** A text that may be a reference as a whole: as it is written, else the variable's value, which must not be blank. */
export function resolveText(text: string, parentEnv: ParentEnvironment): ResolvedText {
  const name = referredName(text);
  if (name === undefined) return { value: text };
  const found = `$${name}`;
  if (isSupervisorsOwn(name)) return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
  const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
  if (value !== undefined && value.trim() !== '') return { value };
  const state = value === undefined ? 'not set' : 'blank';
  const expected = 'a variable of this environment that is not blank';
  return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}

/** What is wrong with such a reference; nothing where a text is none. */
export function checkReferences(parentEnv: ParentEnvironment): (text: string) => readonly Problem[] {
  return (text) => {
    const resolved = resolveText(text, parentEnv);
    return 'problem' in resolved ? [resolved.problem] : [];
  };
}

const NOT_THE_RUNNERS = "a variable that is not the runner's own";

const NUL_PROBLEM: Problem = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };

function nameProblem(name: string): Problem | undefined {
  if (!NAME.test(name)) {
    return {
      found: JSON.stringify(name),
      expected: 'the name of a variable',
      remedy: 'Use letters, digits and "_", not beginning with a digit.',
    };
  }
  if (!OURS.has(name)) return undefined;
  return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}

function referenceProblem(name: string, value: string | undefined): Problem | undefined {
  const found = `$${name}`;
  if (isSupervisorsOwn(name)) {
    return {
      found,
      expected: NOT_THE_RUNNERS,
      remedy: 'Give the agent a separate key under another name; tokens of the runner never reach it.',
    };
  }
  if (value !== undefined) return undefined;
  return {
    found: `${found}, which is not set`,
    expected: 'a variable of this environment',
    remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
  };
}

export interface AgentEnvironment {
  readonly parentEnv: ParentEnvironment;
  /** What the configuration gives, resolved. */
  readonly variables: Environment;
  readonly home: string;
  readonly temporary: string;
}

/** The whole environment of an agent; the run's marker is added where the process is made. */
export function buildEnvironment({ parentEnv, variables, home, temporary }: AgentEnvironment): Environment {
  const passed = PASSED.flatMap((name) => {
    const value = parentEnv[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...variables, HOME: home, TMPDIR: temporary };
}
