/**
 * The variables of `environment.env`. Pure.
 * Invariant: a value that comes from the user's environment is a secret: it reaches setup, and only those other commands
 * that `environment.disclose` names it for. What is written in the file itself reaches every command that judges.
 */
import type { JsonPath } from '../../base/json-path.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { EnvironmentSettings } from '../../settings/environment-shape.ts';
import type { CommandKind } from './step-network.ts';

export type WrittenSettings = Pick<EnvironmentSettings, 'env' | 'disclose'>;

// As resolveTable reads it: `$$` is a dollar sign, and everything else after a dollar a reference.
const REFERENCE = /\$\$|\$(?=[A-Za-z_{])/g;

/** The names of the variables whose values come from the user's environment. */
export function secretNames(env: Environment): readonly string[] {
  return Object.entries(env).flatMap(([name, template]) =>
    [...template.matchAll(REFERENCE)].some(([found]) => found === '$') ? [name] : [],
  );
}

/** The variables that a kind of command gets, as they are written; `isTrusted`: setup that runs nothing but the base. */
export function writtenVariables(
  { env, disclose }: WrittenSettings,
  { kind, isTrusted }: { readonly kind: CommandKind; readonly isTrusted: boolean },
): Environment {
  if (kind === 'agent') return {};
  const secrets = new Set(secretNames(env));
  const disclosed = kind === 'setup' ? [] : (disclose[kind] ?? []);
  const isForCommand = (name: string): boolean =>
    !secrets.has(name) || (kind === 'setup' && isTrusted) || disclosed.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isForCommand(name)));
}

type Issue = readonly [path: JsonPath, found: string, expected: string, remedy: string];

/**
 * What is wrong between the variables and the commands that are to get them: a secret that none gets, a name that is none.
 * `hasTrustedSetup`: setup runs on files of the base alone.
 */
export function disclosureIssues(
  { env, disclose }: WrittenSettings,
  { hasTrustedSetup }: { readonly hasTrustedSetup: boolean },
): readonly Issue[] {
  const secrets = secretNames(env);
  const disclosed = Object.entries(disclose).flatMap(([kind, names = []]) =>
    names.map((name, index) => ({ kind, name, index })),
  );
  const unknown = disclosed.filter(({ name }) => !secrets.includes(name));
  const idle = secrets.filter((name) => !hasTrustedSetup && !disclosed.some((each) => each.name === name));
  return [
    ...unknown.map(({ kind, name, index }): Issue => {
      const expected = 'a variable of environment.env whose value comes from your environment';
      return [['disclose', kind, index], JSON.stringify(name), expected, 'Correct the name, or leave it out.'];
    }),
    ...idle.map((name): Issue => {
      const found = `${JSON.stringify(env[name])}, which no command gets`;
      const expected = 'setup.command with setup.inputs, or a command of environment.disclose that may read it';
      return [['env', name], found, expected, `Write e.g. disclose = { objective = ["${name}"] }.`];
    }),
  ];
}
