/**
 * A new experiment's files.
 * Invariant: nothing that exists is written over, and an experiment is there whole or not at all: its folder is filled
 * under another name and renamed last. What was written is what `run` reads, checked before it is there.
 * Crash: a folder `.autorize/.init-*` may be left, which nothing looks at.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { decodePath } from '../../base/byte-path.ts';
import { parseDuration } from '../../base/duration.ts';
import { ContractError, PreconditionError, type Problem, UsageError } from '../../base/errors.ts';
import { splitNul } from '../../base/raw-diff.ts';
import { plural, quoted } from '../../base/text.ts';
import { decodeToml } from '../../base/toml-document.ts';
import { AGENT_PRESETS, type AgentPreset, PRESETS } from '../../engine/agent/preset.ts';
import { syncFolder } from '../../kernel/durable.ts';
import { isSupervisorsOwn } from '../../kernel/environment.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { findOnPath } from '../../kernel/program-path.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import { openRefs, requireHead } from '../../kernel/user-repository.ts';
import { parseExperimentConfig } from '../config/config.ts';
import { readCommandWord } from '../doctor/diagnosis.ts';
import { foldRecords } from '../ledger/fold.ts';
import { buildState } from '../ledger/state.ts';
import { type ExperimentPlace, shownPath } from '../ledger/store.ts';
import { placeToRun } from '../ledger/usable-paths.ts';
import { readExample } from './example.ts';
import { MANIFESTS, type RepositoryFiles, readTraits, type Traits } from './repository-traits.ts';
import {
  type AgentChoice,
  MISSING_EVALUATOR,
  namedPaths,
  renameExperiment,
  renderConfig,
  renderIgnoreFile,
  renderProgram,
  type ScaffoldPlan,
} from './scaffold.ts';

/** What a person on a terminal is asked. */
export interface InitQuestion {
  readonly key: 'command' | 'direction' | 'agent' | 'timeBudget';
  readonly text: string;
  /** Taken for an empty answer. */
  readonly proposal: string;
  /** What was wrong with the last answer, where it is asked again. */
  readonly problem: string | undefined;
}

export interface InitRequest {
  readonly name: string;
  /** Name of an example of the package whose config and program are copied. */
  readonly from?: string;
  readonly command?: string;
  /** `min` or `max`. */
  readonly direction?: string;
  /** A preset, or a command line. */
  readonly agent?: string;
  readonly timeBudget?: string;
  /** Asks for what was not given; undefined: the proposals are taken. */
  readonly answers?: (question: InitQuestion) => Promise<string>;
}

export interface InitResult {
  /** The files that were written, as a user in the repository's top folder types them. */
  readonly written: readonly string[];
  /** What is left to do or worth to know, in sentences. */
  readonly notes: readonly string[];
}

/** Makes the files of a new experiment from what is in the repository, or from an example. */
export async function initExperiment(request: InitRequest, host: Host): Promise<InitResult> {
  const place = placeToRun(request.name, host);
  refuseExisting(place);
  refuseIssues(request);
  await using scratch = createScratchHome(tmpdir());
  const { refs } = openRefs(place.repository, scratch.temporary);
  const head = await requireHead(place.repository, refs);
  const { files, notes } =
    request.from === undefined
      ? await scaffold({ place, paths: await listPaths(refs, head) }, request, host)
      : copy(place, request, host);
  const config = checkConfig(place, files['config.toml'] ?? '', host);
  const state = buildState({
    experiment: place.name,
    baseCommit: head,
    run: { id: '', started_at: host.now().toISOString(), deadline: null },
    ledger: foldRecords([], config.objective.direction),
    step: 'Idle',
    iterInProgress: null,
    runIterationsCompleted: 0,
  });
  const written = writeWhole(place, { ...files, 'state.json': `${JSON.stringify(state, null, 2)}\n` });
  return { written, notes: [...notes, ...missingNotes(place, config.objective.command)] };
}

function refuseExisting(place: ExperimentPlace): void {
  const { folder, config, name } = place;
  if (!existsSync(folder)) return;
  const [first] = existsSync(config) ? [basename(config)] : readdirSync(folder);
  if (first === undefined) return;
  throw new PreconditionError({
    message: `${quoted(shownPath(place, join(folder, first)), 200)} exists already; init writes over nothing`,
    remedy: `Choose another name, or go on with what is there: autorize doctor ${name}`,
  });
}

interface Files {
  readonly files: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

/** The files of a commit. */
async function listPaths(refs: Git, commit: string): Promise<string[]> {
  const { stdout } = await refs(['ls-tree', '-r', '-z', '--full-tree', '--name-only', '--end-of-options', commit]);
  return splitNul(stdout).map(decodePath);
}

interface Scaffolding {
  readonly place: ExperimentPlace;
  /** Of the files of HEAD. */
  readonly paths: readonly string[];
}

async function scaffold({ place, paths }: Scaffolding, request: InitRequest, host: Host): Promise<Files> {
  const traits = readTraits({ ...readFiles(place.repository.folder), paths });
  const agents = findAgents(host);
  const plan = await decidePlan(request, { traits, agents, host });
  return {
    files: { 'config.toml': renderConfig(plan), 'program.md': renderProgram(plan) },
    notes: [...planNotes(plan, agents), ...programNotes(plan.agent, host)],
  };
}

function readFiles(folder: string): Omit<RepositoryFiles, 'paths'> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const texts = MANIFESTS.flatMap((name) => {
    const isFile = entries.some((entry) => entry.name === name && entry.isFile());
    return isFile ? [[name, readFileSync(join(folder, name), 'utf8')] as const] : [];
  });
  return {
    names: entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
    manifests: Object.fromEntries(texts),
  };
}

/** The CLIs of the presets that are on PATH, in the order of the presets. */
function findAgents({ env }: Host): AgentPreset[] {
  return AGENT_PRESETS.filter((preset) => findOnPath(PRESETS[preset].program, env.PATH ?? '') !== undefined);
}

interface Known {
  readonly traits: Traits;
  readonly agents: readonly AgentPreset[];
  readonly host: Host;
}

async function decidePlan(request: InitRequest, { traits, agents, host }: Known): Promise<ScaffoldPlan> {
  const ask = async (key: InitQuestion['key'], text: string, proposal: string): Promise<string> => {
    const given = request[key];
    if (given !== undefined) return given;
    let problem: string | undefined;
    for (let tries = 0; request.answers !== undefined && tries < MAX_TRIES; tries += 1) {
      const answer = (await request.answers({ key, text, proposal, problem })).trim() || proposal;
      problem = issueOf(key, answer);
      if (problem === undefined) return answer;
    }
    return proposal;
  };
  const command = await ask('command', 'Command that prints the score', traits.benchmark ?? `sh ${MISSING_EVALUATOR}`);
  const direction = await ask('direction', 'Is a lower (min) or a higher (max) score better', 'min');
  const agent = await ask('agent', `Agent: ${AGENT_PRESETS.join(', ')}, or a command line`, agents[0] ?? 'claude');
  const timeBudget = await ask('timeBudget', 'How long a run may take', '4h');
  return {
    ...{ name: request.name, command, timeBudget, traits },
    direction: direction === 'max' ? 'max' : 'min',
    agent: chooseAgent(agent, host),
  };
}

const MAX_TRIES = 5;

const GIVEN = ['command', 'direction', 'agent', 'timeBudget'] as const;

/** Throws where an answer that was given beforehand is none; all of them are told. */
function refuseIssues(request: InitRequest): void {
  if (request.from !== undefined) return;
  const problems = GIVEN.flatMap((key): Problem[] => {
    const value = request[key];
    const issue = value === undefined ? undefined : issueOf(key, value);
    if (issue === undefined) return [];
    const flag = key === 'timeBudget' ? 'time-budget' : key;
    return [{ found: `--${flag} ${quoted(value)}`, expected: issue, remedy: 'Give another one.' }];
  });
  if (problems.length > 0) throw new UsageError(problems);
}

/** What was expected of an answer, or undefined when it is one. */
function issueOf(key: InitQuestion['key'], value: string): string | undefined {
  switch (key) {
    case 'command':
      return value.trim() === '' ? 'a command' : undefined;
    case 'direction':
      return value === 'min' || value === 'max' ? undefined : 'min or max';
    case 'agent':
      return agentIssue(value);
    case 'timeBudget':
      return (parseDuration(value) ?? 0) > 0 ? undefined : 'a duration above 0s, such as 90s, 5m, 1h30m or 2days';
    default:
      return key satisfies never;
  }
}

/** One word that is no preset is rather a preset misspelt than a command, unless it is a program here. */
function agentIssue(value: string): string | undefined {
  if (value.trim() === '') return 'an agent';
  const isWord = /^[A-Za-z]+$/.test(value);
  if (!isWord || isPreset(value)) return undefined;
  return `one of ${AGENT_PRESETS.join(', ')}, or a command line such as "${value} {prompt_file}"`;
}

function isPreset(value: string): value is AgentPreset {
  return AGENT_PRESETS.some((preset) => preset === value);
}

function chooseAgent(given: string, { env }: Host): AgentChoice {
  if (!isPreset(given)) return { kind: 'command', command: given };
  const isUsable = (key: string) => (env[key] ?? '') !== '' && !isSupervisorsOwn(key);
  return { kind: 'preset', preset: given, key: PRESETS[given].keys.find(isUsable) };
}

function planNotes({ agent, traits, command }: ScaffoldPlan, agents: readonly AgentPreset[]): string[] {
  const notes: string[] = [];
  if (agent.kind === 'preset' && !agents.includes(agent.preset)) {
    notes.push(
      `${PRESETS[agent.preset].program} is not on PATH; install it, or set another agent.preset or agent.command`,
    );
  }
  if (agent.kind === 'preset' && agent.key === undefined) {
    const keys = PRESETS[agent.preset].keys.join(' or ');
    notes.push(
      `no key for ${agent.preset} is set (${keys}); its own login is not there for it, so give it one in agent.env`,
    );
  }
  const others = agents.filter((each) => agent.kind !== 'preset' || each !== agent.preset);
  if (others.length > 0) notes.push(`also on PATH: ${others.join(', ')}`);
  if (command === traits.benchmark) notes.push(`"${command}" has to print the score: see objective.parse`);
  if (traits.test !== undefined) notes.push(`"${traits.test}" has to pass before an attempt is kept: see guards`);
  return notes;
}

/** Of a command of the user's own whose program is not on PATH. */
function programNotes(agent: AgentChoice, { env }: Host): string[] {
  if (agent.kind === 'preset') return [];
  const word = readCommandWord(agent.command);
  if (word.kind !== 'program' || findOnPath(word.name, env.PATH ?? '') !== undefined) return [];
  return [`${quoted(word.name)} is not on PATH; install it, or set another agent.command`];
}

function copy(place: ExperimentPlace, request: InitRequest, { packageRoot }: Host): Files {
  const { from = '', name } = request;
  const flags = GIVEN.filter((key) => request[key] !== undefined);
  if (flags.length > 0) {
    const found = `--from with ${plural(flags.length, 'other flag')} (${flags.join(', ')})`;
    const expected = 'the example as it is';
    throw new UsageError([
      { found, expected, remedy: `Leave them out, and edit ${shownPath(place, place.config)} then.` },
    ]);
  }
  const { files, folder } = readExample(join(packageRoot, 'examples'), from);
  return {
    files: { ...files, 'config.toml': renameExperiment(files['config.toml'] ?? '', name) },
    notes: [`the other files of the example are in ${folder}`],
  };
}

function checkConfig(place: ExperimentPlace, text: string, { now, utcOffset }: Host) {
  const shown = shownPath(place, place.config);
  const fail = (problems: readonly Problem[]) => new ContractError(problems);
  const decoded = decodeToml(shown, Buffer.from(text));
  if ('problems' in decoded) throw fail(decoded.problems);
  const parsed = parseExperimentConfig(decoded.document, { folder: place.name, now: now(), utcOffset });
  if ('problems' in parsed) throw fail(parsed.problems);
  return parsed.config;
}

/** Writes the files of the experiment in one step, and the ignore file beside it where there is none. */
function writeWhole(place: ExperimentPlace, files: Readonly<Record<string, string>>): string[] {
  const root = dirname(place.folder);
  mkdirSync(root, { recursive: true });
  const staging = mkdtempSync(join(root, '.init-'));
  const ignoreFile = join(root, '.gitignore');
  const isFirst = !existsSync(ignoreFile);
  try {
    const folder = join(staging, place.name);
    mkdirSync(folder);
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, name), text, { flag: 'wx', flush: true });
    syncFolder(folder);
    // Onto a folder that is not empty a rename fails, whoever filled it meanwhile.
    renameSync(folder, place.folder);
    if (isFirst) writeFileSync(ignoreFile, renderIgnoreFile(), { flag: 'wx', flush: true });
    syncFolder(root);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const paths = Object.keys(files).map((name) => join(place.folder, name));
  return [...paths, ...(isFirst ? [ignoreFile] : [])].map((path) => shownPath(place, path));
}

function missingNotes({ repository, name }: ExperimentPlace, command: string): string[] {
  const missing = namedPaths(command).filter((path) => !existsSync(join(repository.folder, path)));
  const how = `write and commit it, then start from that commit: autorize run ${name} --fresh`;
  return missing.map((path) => `${path}, which objective.command names, is not there yet; ${how}`);
}
