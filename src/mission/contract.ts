import { arrayOrEmpty, objectOrEmpty } from '../base/decode.ts';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { checkDocument, problemAt } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';
import { decodeYaml } from '../base/yaml-document.ts';
import { POLICIES, POLICY_NAMES } from '../decision/policies/registry.ts';
import type { SettingsProblem } from '../decision/settings-problem.ts';
import { agentEntryProblems } from '../engine/agent/agent-entries.ts';
import { isShared } from '../engine/agent/configured-agents.ts';
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
      /** What can be read of the variables of agents: their problems are reported together with these. */
      readonly env: readonly VariableTable[];
    };

/** Variables of agents, as they are written. */
export interface VariableTable {
  /** Of the table, in the file. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The variables of `agent`, and of each entry of `agents` its own. */
export function variablesOf({ agent, agents = [] }: Pick<MissionContract, 'agent' | 'agents'>): VariableTable[] {
  const own = agents.map(({ env = {} }, at) => ({ path: `$.agents[${at}].env`, values: env }));
  return [{ path: '$.agent.env', values: agent.env }, ...own];
}

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

/** Decodes `sandbox.md`; reports every problem at once, with its line. */
export function parseSandbox(file: string, bytes: Buffer, checks: SandboxChecks = {}): ReadSandbox {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const front = frontMatterOf(text);
  if ('isOpen' in front) return { problems: [noFrontMatter(file, front.isOpen)], env: [] };
  // A blank first line in place of the fence: the lines of the problems are those of the file.
  const decoded = decodeYaml(file, Buffer.from(`\n${text.slice(front.from, front.to)}`));
  if ('problems' in decoded) return { ...decoded, env: [] };
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

const AGENT_WORDS = { one: 'agent', several: 'agents' };

function ofAgent({ value }: JsonDocument): SettingsProblem[] {
  const ofEntries = agentEntryProblems(value, { words: AGENT_WORDS });
  if (ofEntries !== undefined) return ofEntries;
  const agent = objectOrEmpty(objectOrEmpty(value).agent);
  return agentProblems({ preset: DEFAULT_AGENT, ...agent }).map(({ path, ...problem }) => ({
    ...problem,
    path: ['agent', ...path],
  }));
}

// They accept batches, so no single change can be left out.
const POLICIES_OF_BATCHES: readonly string[] = POLICY_NAMES.filter((name) => POLICIES[name].hasWorkingLine);

/** Keys that are written and change nothing, beside those of a decision. */
function idleKeys({ evaluator, boundaries, agents, stop, search, handover }: MissionContract): SettingsProblem[] {
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
  if (stop.plateau !== undefined && !isShared({ agents })) {
    problems.push({
      path: ['iteration', 'plateau'],
      found: `plateau: ${stop.plateau} with one agent`,
      expected: 'this key only with several agents: a session always begins at the last kept commit',
      remedy: 'Add a second agent to agents, or leave it out.',
    });
  }
  if (handover?.distil === true && (decision === undefined || POLICIES_OF_BATCHES.includes(decision))) {
    problems.push({
      path: ['handover', 'distil'],
      found: decision === undefined ? 'distil without evaluator.decision' : `distil with decision: ${decision}`,
      expected: 'this key only with a policy that tests single changes',
      remedy: 'Set e.g. evaluator.decision: paired-sequential, or leave it out.',
    });
  }
  if (search?.recombine === true && decision === undefined) {
    problems.push({
      path: ['search', 'recombine'],
      found: 'recombine without evaluator.decision',
      expected: 'this key only with a policy: by keep_policy no candidate is nearly kept',
      remedy: 'Add e.g. evaluator.decision: paired-sequential, or leave it out.',
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

function readableEnv({ value }: JsonDocument): VariableTable[] {
  const { agent, agents } = objectOrEmpty(value);
  const entries = arrayOrEmpty(agents).map((entry, at) => [`$.agents[${at}].env`, entry] as const);
  return [['$.agent.env', agent] as const, ...entries].map(([path, table]) => {
    const written = Object.entries(objectOrEmpty(objectOrEmpty(table).env));
    const texts = written.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { path, values: Object.fromEntries(texts) };
  });
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
    remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on its own line.',
  };
}
