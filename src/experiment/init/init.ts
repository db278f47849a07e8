/**
 * `init`: a new experiment from what is in the repository, or from an example.
 * Invariant: HEAD is what is looked at, tried and recorded as the base. What was tried and did not work is not in the
 * config, but in a comment of it. A trial that is cancelled writes nothing.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AutorizeError, UsageError } from '../../base/errors.ts';
import { plural } from '../../base/text.ts';
import { AGENT_PRESETS } from '../../engine/agents/registry.ts';
import { namedFiles } from '../../engine/environment/command-names.ts';
import type { Host } from '../../kernel/host.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import { openRefs, requireHead } from '../../kernel/user-refs.ts';
import { foldRecords } from '../ledger/fold.ts';
import { buildState } from '../ledger/state.ts';
import { type ExperimentPaths, shownPath } from '../ledger/store.ts';
import { pathsToRun } from '../ledger/usable-paths.ts';
import { agentNotes, chooseAgent, findAgents } from './agent-choice.ts';
import { ASSUMING } from './assumption.ts';
import type { Measure, Project } from './ecosystems/ecosystem.ts';
import { hasFile, type Listing } from './ecosystems/listing.ts';
import { readListing } from './ecosystems/read-listing.ts';
import { findProjects } from './ecosystems/registry.ts';
import { readExample } from './example.ts';
import { checkConfig, readConfigSchema, refuseExisting, withSchemaLine, writeWhole } from './experiment-files.ts';
import { describeSelection } from './found-text.ts';
import { type Laboratory, type LaboratoryRequest, openLaboratory } from './laboratory.ts';
import { protectedGlobs } from './protection.ts';
import { ANSWER_KEYS, type Answers, askFor, refuseIssues } from './questions.ts';
import { MISSING_EVALUATOR, renameExperiment, renderConfig, renderProgram, type ScaffoldPlan } from './scaffold.ts';
import { selectCommands } from './selection.ts';
import type { Tester } from './tester.ts';

export type { InitQuestion } from './questions.ts';

export interface InitRequest extends Answers {
  readonly name: string;
  /** Name of an example of the package whose config and program are copied. */
  readonly from?: string;
  /** Runs what was found before it is proposed; undefined: nothing of the repository is run. */
  readonly measure?: Pick<LaboratoryRequest, 'limitMs' | 'signal' | 'onEvent'>;
}

export interface InitResult {
  /** The files that were written, as a user in the repository's top folder types them; none: it was cancelled. */
  readonly written: readonly string[];
  /** What is left to do or worth to know, in sentences. */
  readonly notes: readonly string[];
}

/** Makes the files of a new experiment from what is in the repository, or from an example. */
export async function initExperiment(request: InitRequest, host: Host): Promise<InitResult> {
  const paths = pathsToRun(request.name, host);
  refuseExisting(paths);
  if (request.from === undefined) refuseIssues(request);
  await using scratch = createScratchHome(tmpdir());
  const { refs } = openRefs(paths.repository, scratch.temporary);
  const head = await requireHead(paths.repository, refs);
  const made =
    request.from === undefined
      ? await scaffold({ paths, head, listing: await readListing(refs, head, host), written: new Set() }, request, host)
      : copy(paths, request, host);
  if (made === undefined) return { written: [], notes: [] };
  const text = withSchemaLine(made.files['config.toml'] ?? '');
  const config = checkConfig(paths, text, host);
  const state = buildState({
    experiment: paths.name,
    baseCommit: head,
    run: { id: '', started_at: host.now().toISOString(), deadline: null },
    ledger: foldRecords([], config.objective.direction),
    step: 'Idle',
    iterInProgress: null,
    runIterationsCompleted: 0,
  });
  const files = { ...made.files, 'config.toml': text, 'state.json': `${JSON.stringify(state, null, 2)}\n` };
  const written = writeWhole(paths, { files, schema: readConfigSchema(host) });
  return { written, notes: [...made.notes, ...missingNotes(paths, made.named)] };
}

interface Made {
  readonly files: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  /** Files that the objective names, there or not. */
  readonly named: readonly string[];
}

interface Place {
  readonly paths: ExperimentPaths;
  readonly head: string;
  readonly listing: Listing;
  /** Folders of tests that write beside their files; grows. */
  readonly written: Set<string>;
}

/** Undefined where it was cancelled. */
async function scaffold(place: Place, request: InitRequest, host: Host): Promise<Made | undefined> {
  const { measure } = request;
  if (measure === undefined) return plan({ place, laboratory: undefined }, request, host);
  const { listing, paths, head } = place;
  const projects = findProjects(listing);
  const evaluator = projects.flatMap((project) => project.evaluator);
  const { written } = place;
  const protect = (commands: readonly string[]) => protectedGlobs({ listing, evaluator, commands, written });
  let laboratory: Laboratory;
  try {
    laboratory = await openLaboratory({ ...measure, paths, base: head, protect, written }, host);
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    const made = await plan({ place, laboratory: undefined }, request, host);
    const { message } = error;
    return made === undefined ? undefined : { ...made, notes: [`nothing was tried: ${message}`, ...made.notes] };
  }
  await using open = laboratory;
  return await plan({ place, laboratory: open }, request, host);
}

interface Planning {
  readonly place: Place;
  readonly laboratory: Laboratory | undefined;
}

async function plan({ place, laboratory }: Planning, request: InitRequest, host: Host): Promise<Made | undefined> {
  const { listing, paths } = place;
  const { name } = request;
  const projects = findProjects(listing);
  const tester: Tester = laboratory?.tester ?? ASSUMING;
  // What is not tried is taken from the main language alone.
  const tried = laboratory === undefined ? projects.slice(0, 1) : projects;
  const selection = await selectCommands(tried, tester, request.command);
  if (tester.isCancelled()) return undefined;
  const agents = findAgents(host);
  const measure = selection.objective?.measure;
  const command = await askFor(request, {
    key: 'command',
    text: 'Command that prints the score',
    proposal: measure?.command ?? `sh ${MISSING_EVALUATOR}`,
  });
  const direction = await askFor(request, {
    key: 'direction',
    text: 'Is a lower (min) or a higher (max) score better',
    proposal: measure?.direction ?? 'min',
  });
  const answer = await askFor(request, {
    key: 'agent',
    text: `Agent: ${AGENT_PRESETS.join(', ')}, or a command line`,
    proposal: agents[0] ?? 'claude',
  });
  const timeBudget = await askFor(request, { key: 'timeBudget', text: 'How long a run may take', proposal: '4h' });
  const agent = chooseAgent(answer, host);
  const named = command === measure?.command && request.command === undefined ? [] : namedFiles(command);
  const commands = [command, ...selection.guards.map((guard) => guard.command), selection.build?.command ?? ''];
  const evaluator = [...tried.flatMap((project) => project.evaluator), ...selection.inputs];
  const subjects = command === measure?.command ? (measure.subjects ?? []) : [];
  const { written } = place;
  const protect = protectedGlobs({ listing, evaluator, commands, subjects, written });
  const scaffolding: ScaffoldPlan = {
    ...{ name, command, timeBudget, agent, selection, believed: undefined },
    // Where nothing prints a score here, it is closer to one that does than nothing at all.
    failedTemplate: measure === undefined ? firstTemplate(tried) : undefined,
    direction: direction === 'max' ? 'max' : 'min',
    languages: [...new Set(projects.map(({ language }) => language))],
    sources: [...new Set(projects.flatMap(({ sources }) => sources))],
    protect: [...protect, ...named.filter((path) => !hasFile(listing, path) && !protect.includes(path))],
  };
  const believed = await laboratory?.findBelief(
    checkConfig(paths, renderConfig(scaffolding), host),
    selection.objective,
  );
  if (tester.isCancelled()) return undefined;
  const final = { ...scaffolding, believed };
  return {
    files: { 'config.toml': renderConfig(final), 'program.md': renderProgram(final) },
    notes: [...selectionNotes(final, laboratory, request.command !== undefined), ...agentNotes(agent, agents, host)],
    named,
  };
}

function firstTemplate(projects: readonly Project[]): Measure | undefined {
  return projects.flatMap(({ ways }) => ways.flatMap(({ templates }) => templates))[0];
}

function selectionNotes(
  { selection, command, believed }: ScaffoldPlan,
  laboratory: Laboratory | undefined,
  isChosen: boolean,
): string[] {
  if (laboratory !== undefined) {
    const how = `commands were tried on HEAD, ${laboratory.level === 'process-group' ? 'without a sandbox' : `in a sandbox (${laboratory.level})`}`;
    const risk = believed === undefined ? [] : [`${believed}; see [accept_risk] in config.toml`];
    return [how, ...describeSelection(selection), ...risk];
  }
  const { objective, guards } = selection;
  const notes: string[] = [];
  if (objective?.isTemplate === true && command === objective.measure.command)
    notes.push(...describeSelection({ ...selection, guards: [], setup: undefined, build: undefined }));
  else if (command === objective?.measure.command && !isChosen)
    notes.push(`"${command}" must print the score: see objective.parse`);
  for (const guard of guards) notes.push(`"${guard.command}" must pass before a change is accepted: see guards`);
  return notes;
}

function copy(paths: ExperimentPaths, request: InitRequest, { packageRoot }: Host): Made {
  const { from = '', name } = request;
  const flags = ANSWER_KEYS.filter((key) => request[key] !== undefined);
  if (flags.length > 0) {
    const found = `--from with ${plural(flags.length, 'other flag')} (${flags.join(', ')})`;
    const expected = 'the example as it is';
    throw new UsageError([
      { found, expected, remedy: `Leave them out, and edit ${shownPath(paths, paths.config)} then.` },
    ]);
  }
  const { files, folder } = readExample(join(packageRoot, 'examples'), from);
  const config = renameExperiment(files['config.toml'] ?? '', name);
  const command = /^command = "(.*)"/m.exec(config)?.[1] ?? '';
  return {
    files: { ...files, 'config.toml': config },
    notes: [`the other files of the example are in ${folder}`],
    named: namedFiles(command),
  };
}

function missingNotes({ repository, name }: ExperimentPaths, named: readonly string[]): string[] {
  const missing = named.filter((path) => !existsSync(join(repository.folder, path)));
  const how = `write and commit it, then start from that commit: autorize run ${name} --fresh`;
  return missing.map((path) => `${path}, which objective.command names, is not there yet; ${how}`);
}
