/**
 * What is wrong with the environment of commands, whatever loop it is of. Pure: what only the machine knows is asked of
 * those who call.
 */
import { isObject, objectOrEmpty } from '../../base/decode.ts';
import type { Problem } from '../../base/errors.ts';
import type { JsonPath } from '../../base/json-path.ts';
import { quoted } from '../../base/text.ts';
import type { EnvironmentSettings } from '../../settings/environment-shape.ts';
import { contradictedKeys } from './step-network.ts';
import { disclosureIssues } from './written-variables.ts';

/** A problem without its place in the file; the path begins at the top of the file. */
export type EnvironmentIssue = readonly [path: JsonPath, found: string, expected: string, remedy: string];

/** Places of the machine that settings name. */
export interface NamedPlaces {
  readonly readable: readonly string[];
  readonly devices: readonly string[];
}

/** What is wrong with paths and devices, on this machine. */
export type CheckPlaces = (places: NamedPlaces) => readonly (readonly [path: JsonPath, problem: Problem])[];

/** What is wrong with a variable that is written in a table, by the environment here. */
export type CheckVariable = (name: string, template: string) => readonly Problem[];

interface Checked {
  readonly environment: EnvironmentSettings;
  /** Setup runs on files of the base alone. */
  readonly hasTrustedSetup: boolean;
  /** Undefined for those who run nothing. */
  readonly checkPlaces: CheckPlaces | undefined;
}

/** What is wrong between the keys of the table, each of them sound by itself. */
export function environmentIssues({ environment, hasTrustedSetup, checkPlaces }: Checked): EnvironmentIssue[] {
  const ofDisclosure = disclosureIssues(environment, { hasTrustedSetup });
  return [
    ...ofDisclosure.map(([path, ...rest]): EnvironmentIssue => [['environment', ...path], ...rest]),
    ...(checkPlaces?.(environment) ?? []).map(([path, problem]) => issueAt(path, problem)),
  ];
}

/** What is wrong with the variables of a table at a path. Takes what a file holds, checked or not. */
export function variableIssues(path: JsonPath, table: unknown, check: CheckVariable | undefined): EnvironmentIssue[] {
  if (check === undefined) return [];
  return Object.entries(objectOrEmpty(table)).flatMap(([name, template]) => {
    const problems = typeof template === 'string' ? check(name, template) : [];
    return problems.map((problem) => issueAt([...path, name], problem));
  });
}

/**
 * Keys of `environment.network` that contradict the key of the evaluator that is written, too, in a table of that name.
 * Takes what a file holds, checked or not.
 */
export function networkIssues(file: unknown, table: 'objective' | 'evaluator'): EnvironmentIssue[] {
  const { environment, [table]: evaluator } = objectOrEmpty(file);
  const { network: own } = objectOrEmpty(environment);
  const { network: ofEvaluator } = objectOrEmpty(evaluator);
  if (!isObject(own)) return [];
  return contradictedKeys(own, ofEvaluator).map((name) => {
    const expected = `what ${table}.network says, ${quoted(ofEvaluator)}`;
    return [['environment', 'network', name], quoted(own[name]), expected, 'Remove one of the two keys.'];
  });
}

function issueAt(path: JsonPath, { found, expected, remedy }: Problem): EnvironmentIssue {
  return [path, found, expected, remedy];
}
