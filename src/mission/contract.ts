import { arrayOrEmpty, objectOrEmpty } from '../base/decode.ts';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';
import { decodeYaml } from '../base/yaml-document.ts';
import type { SettingsProblem } from '../decision/settings-problem.ts';
import { agentProblems } from '../engine/agent/preset.ts';
import {
  type CheckPlaces,
  type CheckVariable,
  environmentIssues,
  networkIssues,
  variableIssues,
} from '../engine/environment/environment-issues.ts';
import { readOldNames } from '../settings/deprecated-names.ts';
import { withEnvironmentDefaults } from '../settings/environment-shape.ts';
import {
  type FrontMatter,
  frontMatterSchema,
  type MissionContract,
  recordedContract,
} from '../settings/mission-contract.ts';
import { DEFAULT_AGENT } from './agent-command.ts';
import { decisionKeyProblems } from './decision-keys.ts';

export type ReadSandbox =
  | {
      readonly contract: MissionContract;
      /** The text below the front matter. */
      readonly policy: string;
      /** Sentences about keys that are written by an old name. */
      readonly notes: readonly string[];
    }
  | {
      readonly problems: readonly Problem[];
      /** What can be read of `agent.env`: its problems are reported together with these. */
      readonly env: Readonly<Record<string, string>>;
    };

/** What only the machine knows; undefined for those who only look. */
export interface SandboxChecks {
  readonly checkPlaces?: CheckPlaces;
  /** Of `environment.env`. */
  readonly checkVariable?: CheckVariable;
}

const FENCE = /^---[ \t]*\r?\n/;

interface FrontMatterPlace {
  readonly from: number;
  readonly to: number;
  /** Where the text below it begins. */
  readonly end: number;
}

/** Where the YAML of a text stands; where it has no end, whether it was begun. */
export function frontMatterOf(text: string): FrontMatterPlace | { readonly isOpen: boolean } {
  const opening = FENCE.exec(text)?.[0];
  const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
  if (opening === undefined || closing === null) return { isOpen: opening !== undefined };
  const to = opening.length + closing.index;
  return { from: opening.length, to, end: to + closing[0].length };
}

/** Names of the risks that the front matter accepts. */
export function risksAccepted({ accept_risk: written }: Pick<MissionContract, 'accept_risk'>): string[] {
  return Object.entries(written ?? {}).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}

/** Decodes `sandbox.md`; reports every problem at once, with its line. */
export function parseSandbox(file: string, bytes: Buffer, checks: SandboxChecks = {}): ReadSandbox {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const front = frontMatterOf(text);
  if ('isOpen' in front) return { problems: [noFrontMatter(file, front.isOpen)], env: {} };
  // A blank first line in place of the fence: the lines of the problems are those of the file.
  const decoded = decodeYaml(file, Buffer.from(`\n${text.slice(front.from, front.to)}`));
  if ('problems' in decoded) return { ...decoded, env: {} };
  const { document, notes, problems: ofNames } = readOldNames(decoded.document, 'mission');
  const checked = checkDocument(document, frontMatterSchema);
  const contract = 'problems' in checked ? undefined : recordedContract(checked.value);
  const clashes =
    'problems' in checked || contract === undefined
      ? []
      : [...decisionClashes(contract, checked.value), ...idleKeys(contract), ...betweenKeys(contract, checks)];
  const ofSchema = 'problems' in checked ? checked.problems : [];
  const reported = new Set(ofSchema.map(({ path }) => path));
  const ofEnvironment = rawEnvironmentIssues(document.value, checks).map((problem) => placed(document, problem));
  const problems = [
    ...ofNames,
    ...ofSchema,
    ...ofEnvironment.filter(({ path }) => !reported.has(path)),
    ...doubledGuards(document),
    ...[...ofAgent(document), ...clashes].map((problem) => placed(document, problem)),
  ];
  if (contract === undefined || problems.length > 0) return { problems, env: readableEnv(document) };
  return { contract, policy: text.slice(front.end).trim(), notes };
}

function placed(document: JsonDocument, { path, ...problem }: SettingsProblem): Problem {
  return problemAt(document, path, problem);
}

function rawEnvironmentIssues(document: unknown, { checkVariable }: SandboxChecks): SettingsProblem[] {
  const { env } = objectOrEmpty(objectOrEmpty(document).environment);
  const issues = [
    ...variableIssues(['environment', 'env'], env, checkVariable),
    ...networkIssues(document, 'evaluator'),
  ];
  return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}

/** What is wrong with the environment of commands, its keys being sound one by one. */
function betweenKeys({ environment, setup }: MissionContract, { checkPlaces }: SandboxChecks): SettingsProblem[] {
  const whole = withEnvironmentDefaults(environment);
  // Its inputs are always named.
  const issues = environmentIssues({ environment: whole, hasTrustedSetup: setup !== undefined, checkPlaces });
  return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}

function decisionClashes({ evaluator }: MissionContract, written: FrontMatter): SettingsProblem[] {
  return decisionKeyProblems(evaluator, written.evaluator).map(({ path, ...problem }) => ({
    ...problem,
    path: ['evaluator', ...path],
  }));
}

function ofAgent({ value }: JsonDocument): SettingsProblem[] {
  const agent = objectOrEmpty(objectOrEmpty(value).agent);
  return agentProblems({ preset: DEFAULT_AGENT, ...agent }).map(({ path, ...problem }) => ({
    ...problem,
    path: ['agent', ...path],
  }));
}

/** Keys that are written and change nothing, beside those of a decision. */
function idleKeys({ evaluator, boundaries }: MissionContract): SettingsProblem[] {
  const { keep_policy: policy, bootstrap, decision } = evaluator;
  const problems: SettingsProblem[] = [];
  if (boundaries.allow_paths.length > 0 && !boundaries.enforce_allow) {
    problems.push({
      path: ['boundaries', 'allow_paths'],
      found: 'allow_paths without enforce_allow',
      expected: 'this key only with enforce_allow: true',
      remedy: 'Set enforce_allow: true, or leave it out.',
    });
  }
  if (decision === undefined && policy === 'pass_only' && bootstrap !== 'ambiguous') {
    problems.push({
      path: ['evaluator', 'bootstrap'],
      found: `bootstrap: ${bootstrap}`,
      expected: 'this key only with keep_policy: score_improvement, which compares scores',
      remedy: 'Leave it out.',
    });
  }
  return problems;
}

function readableEnv(document: JsonDocument): Record<string, string> {
  const table = Object.entries(objectOrEmpty(objectOrEmpty(objectOrEmpty(document.value).agent).env));
  return Object.fromEntries(table.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function doubledGuards(document: JsonDocument): Problem[] {
  const names = arrayOrEmpty(objectOrEmpty(document.value).guards).map((guard) => objectOrEmpty(guard).name);
  return names.flatMap((name, at) => {
    if (typeof name !== 'string' || names.indexOf(name) === at) return [];
    const problem = {
      found: `a second guard ${quoted(name)}`,
      expected: 'each name once',
      remedy: 'Rename one of the two.',
    };
    return [problemAt(document, ['guards', at, 'name'], problem)];
  });
}

function noFrontMatter(file: string, isOpen: boolean): Problem {
  return {
    file,
    line: 1,
    found: isOpen ? 'front matter without an end' : 'no front matter',
    expected: 'YAML between two lines of "---", with evaluator.command and evaluator.format',
    remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on a line of its own.',
  };
}
