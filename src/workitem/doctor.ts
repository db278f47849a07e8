/**
 * Everything that a run of a plan would check, and how its commands do on what its first items start from, without a run.
 * Invariant: of the user's nothing is written but the folder of its logs, and the plan where that is asked for: no
 * branch, no receipt, no lock. What is wrong is a check of the result, reported as soon as it is found.
 */
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { ContractError, type Problem } from '../base/errors.ts';
import { problemAt } from '../base/schema-problems.ts';
import { decodeYaml } from '../base/yaml-document.ts';
import { editYaml } from '../base/yaml-edit.ts';
import { type AgentCalls, type AskedAgent, askAgents, leaveUnasked } from '../doctor/agent-call.ts';
import type { Diagnosis } from '../doctor/check.ts';
import { Checkup } from '../doctor/checkup.ts';
import { openDoctorLogs } from '../doctor/doctor-logs.ts';
import type { SettingsFile } from '../doctor/file-fix.ts';
import { checkDisk, checkLock, checkMachine, checkRunning } from '../doctor/machine-checks.ts';
import { describePrograms, type MachineUse, type NamedCommand } from '../doctor/program-checks.ts';
import { checkGit, checkHead, describeWorkTree } from '../doctor/repository-checks.ts';
import { type DoctorRequest, type Examined, examineInRounds } from '../doctor/rounds.ts';
import { openTrialArea, withWorkTree } from '../doctor/trial-area.ts';
import { examineView } from '../doctor/view-checks.ts';
import { fillTemplate } from '../engine/agent/command-line.ts';
import { agentTemplate, presetOfCommand } from '../engine/agent/preset.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import { createScratchHome } from '../kernel/scratch-home.ts';
import { findSyntaxError } from '../kernel/shell-syntax.ts';
import { openRefs, type RefsPaths } from '../kernel/user-refs.ts';
import { listChanges } from '../kernel/user-work-tree.ts';
import { withEnvironmentDefaults } from '../settings/environment-shape.ts';
import type { WorkFile } from '../settings/work-plan.ts';
import { parseWorkFile } from './contract.ts';
import { examineTests, NOT_TESTED } from './doctor-trial.ts';
import { foldHistory } from './history.ts';
import { findWorkBranch, keysOfPlan, type LoadedWork, loadWork, readyAgents } from './opening.ts';
import { requireSound } from './plan-problems.ts';
import { areaLevel, type ReadyAgent } from './ready-agent.ts';
import { readWorkJournal, type WorkPaths, workArea, workPathsOf } from './store.ts';

export interface PlanDoctorRequest extends DoctorRequest {
  /** As the user typed it. */
  readonly file: string;
}

const BACKUP = 'plan.before';

/** Checks a plan. Throws where it is in no repository. */
export async function runPlanDoctor(request: PlanDoctorRequest, host: Host): Promise<Diagnosis> {
  using _guard = guardInspector();
  const paths = workPathsOf(host);
  const path = isAbsolute(request.file) ? request.file : join(host.cwd, request.file);
  const shown = relative(paths.repository.folder, path);
  const place: Place = { paths, host, shown, logs: join(paths.folder, 'doctor', shown.replaceAll(/[^\w-]+/g, '-')) };
  return examineInRounds(request, {
    file: planFile(path, shown),
    backup: join(place.logs, BACKUP),
    examine: ({ round, fix }) => examine({ ...request, fix }, { ...place, round }),
  });
}

interface Place {
  readonly paths: WorkPaths;
  readonly host: Host;
  /** The plan, from the top of the repository. */
  readonly shown: string;
  /** Folder of the logs. */
  readonly logs: string;
}

/** A plan in YAML, which can be changed in place. */
function planFile(path: string, shown: string): SettingsFile {
  const decode = (text: string) => {
    const decoded = decodeYaml(shown, Buffer.from(text));
    return 'problems' in decoded ? undefined : decoded.document;
  };
  return {
    ...{ path, shown },
    read: (text) => decode(text)?.value,
    edit: (text, edits) => (/\.ya?ml$/i.test(path) ? editYaml(text, edits) : { refused: 'it is no YAML' }),
    isSound: (text) => {
      const document = decode(text);
      return document !== undefined && !('problems' in parseWorkFile(document));
    },
  };
}

async function examine(
  request: PlanDoctorRequest,
  place: Place & { readonly round: number },
): Promise<Examined<Diagnosis>> {
  const { paths, host } = place;
  const { repository } = paths;
  await using scratch = createScratchHome(tmpdir());
  const checkup = new Checkup(request.onEvent);
  checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: repository.folder });
  const refs = openRefs(repository, scratch.temporary);
  const loaded = await checkPlan(checkup, request.file, place);
  await checkGit(checkup, refs.refs, { merges: false });
  const head = await checkHead(checkup, { repository, refs: refs.refs });
  const start = head === undefined ? undefined : await checkStart(checkup, { place, refs, loaded, head });
  const agents = loaded && (await checkAgents(checkup, { work: loaded.work, refs, base: start?.commit, host }));
  if (loaded !== undefined) checkup.add(...describePrograms(useOf(loaded.work), host.env));
  const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
  const hasArea = await checkDisk(checkup, { folder: paths.folder, ...workArea(paths, host) });
  const isRunning = checkRunning(checkup, { lock: paths.lock, what: 'the work items of this repository' });
  const next = `autorize work run ${request.file}`;
  const diagnosis = { name: request.file, checks: checkup.checks, figures: undefined, logs: undefined, next };
  const unasked = (): AgentCalls => (request.agent === true ? leaveUnasked(checkup, isRunning) : {});
  if (isRunning) return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
  if (loaded === undefined || start === undefined || agents === undefined || !hasLock || !hasArea) {
    checkup.add(NOT_TESTED);
    return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
  }
  const tried = await checkCommands(checkup, { request, place, work: loaded.work, refs, start, agents });
  const calls = tried.pending === undefined ? (tried.calls ?? unasked()) : {};
  return { diagnosis: { ...diagnosis, figures: tried.figures, logs: tried.logs, ...calls }, pending: tried.pending };
}

interface SoundPlan extends LoadedWork {
  readonly work: WorkFile;
}

async function checkPlan(checkup: Checkup, file: string, { paths, host }: Place): Promise<SoundPlan | undefined> {
  let sound: SoundPlan | undefined;
  await checkup.look({ id: 'config', title: 'plan' }, async () => {
    const loaded = await loadWork(file, host, { needsAgents: true });
    await requireSound({ loaded, paths, host, only: [], inPlace: false, needsAgents: true, ofCommand: [] });
    const { work } = loaded;
    if (work === undefined) throw new ContractError(loaded.problems);
    const problems = unreadable({ ...loaded, work });
    if (problems.length > 0) throw new ContractError(problems);
    sound = { ...loaded, work };
    return `${file} can be read, every key is known`;
  });
  return sound;
}

/** Commands that sh cannot read. */
function unreadable({ document, work }: SoundPlan): Problem[] {
  const commands = [
    ...work.items.map(({ test_command: command }, at) => ({ path: ['items', at, 'test_command'], command })),
    { path: ['setup', 'command'], command: work.setup?.command },
    { path: ['build', 'command'], command: work.build?.command },
  ];
  return commands.flatMap(({ path, command = '' }) => {
    const found = findSyntaxError(command);
    if (found === undefined) return [];
    return [problemAt(document, path, { found, expected: 'a command that sh can read', remedy: 'Fix it.' })];
  });
}

interface Start {
  readonly commit: string;
  /** Nothing has landed: it is HEAD, and what is not committed is looked at, too. */
  readonly isHead: boolean;
}

interface Starting {
  readonly place: Place;
  readonly refs: RefsPaths;
  readonly loaded: LoadedWork | undefined;
  readonly head: string;
}

/** What the next items start from; undefined where that cannot be known, which is reported. */
async function checkStart(checkup: Checkup, { place, refs, loaded, head }: Starting): Promise<Start | undefined> {
  const { paths, host, shown } = place;
  const { repository } = paths;
  let start: Start | undefined = { commit: head, isHead: true };
  if (loaded !== undefined) {
    const branch = `autorize-work/${loaded.plan}`;
    const isFree = await checkup.look({ id: 'branch', title: 'branch' }, async () => {
      const commit = await findWorkBranch(paths, refs.refs, branch);
      if (commit === undefined) return `${branch} is made when an item lands`;
      start = { commit, isHead: false };
      return `${branch} is there, and the plan continues from it`;
    });
    if (!isFree) start = undefined;
  }
  const all = await listChanges({ repository, gitDir: refs.gitDir, home: refs.home, head, parentEnv: host.env });
  const changed = all.filter((path) => !isOwnFile(path) && path !== shown);
  checkup.add(describeWorkTree({ changed, isRecorded: start?.isHead === false }));
  const isSound = await checkup.look({ id: 'ledger', title: 'receipts' }, () => {
    const { landed } = foldHistory(readWorkJournal(paths));
    return landed.length === 0 ? 'none yet' : `${landed.length} landed`;
  });
  return isSound ? start : undefined;
}

function isOwnFile(path: string): boolean {
  return /^\.(?:rcs|autorize)(?:\/|$)/.test(path);
}

interface Machine {
  readonly work: WorkFile;
  readonly refs: RefsPaths;
  readonly base: string | undefined;
  readonly host: Host;
}

async function checkAgents(
  checkup: Checkup,
  { work, refs, base, host }: Machine,
): Promise<ReadonlyMap<string, ReadyAgent> | undefined> {
  let agents: ReadonlyMap<string, ReadyAgent> = new Map();
  // Logins are looked at one by one; variables were, with the plan.
  const ready = await readyAgents(work, host, { needsAgents: false, sandbox: undefined }).catch(() => undefined);
  const specs = [...new Set(work.items.map(({ agent_id: id }) => id))].flatMap((id) => {
    const agent = Object.entries(work.agents).find(([name]) => name === id)?.[1];
    return agent === undefined ? [] : [{ agent, path: ['agents', id], env: ready?.get(id)?.env ?? {} }];
  });
  const { memory, cpus } = work.environment ?? {};
  const level = await checkMachine(checkup, {
    ...{ agents: specs, resources: { memory, cpus }, parentEnv: host.env, refs: refs.refs, base },
    sandbox: specs.every(({ agent }) => agent.sandbox === 'off') ? 'off' : 'auto',
    chooseLevel: async () => {
      agents = await readyAgents(work, host, { needsAgents: true, sandbox: undefined });
      return areaLevel([...agents.values()]);
    },
    tracing: undefined,
  });
  return level === undefined ? undefined : agents;
}

function useOf({ items, setup, build, environment }: WorkFile): MachineUse {
  // No run refuses a plan for a program that is missing: an item may bring it.
  const command = (key: string, text: string | undefined, installs = false): NamedCommand[] =>
    text === undefined || text === '' ? [] : [{ key, command: text, isNeeded: false, installs }];
  return {
    commands: [
      ...command('setup.command', setup?.command, true),
      ...command('build.command', build?.command),
      ...items.flatMap(({ test_command: text }, at) => command(`items[${at}].test_command`, text)),
    ],
    environment: withEnvironmentDefaults(environment),
  };
}

interface Trying {
  readonly request: PlanDoctorRequest;
  readonly place: Place & { readonly round: number };
  readonly work: WorkFile;
  readonly refs: RefsPaths;
  readonly start: Start;
  readonly agents: ReadonlyMap<string, ReadyAgent>;
}

type Tried = Pick<Diagnosis, 'figures' | 'logs'> &
  Pick<Examined<Diagnosis>, 'pending'> & { readonly calls?: AgentCalls | undefined };

async function checkCommands(checkup: Checkup, trying: Trying): Promise<Tried> {
  const { request, place, work, refs, start, agents } = trying;
  const { paths, host } = place;
  const { signal, fix } = request;
  const nothing = { figures: undefined, logs: undefined };
  const opened = await openTrialArea(checkup, {
    ...{ ...workArea(paths, host), environment: work.environment, base: start.commit, signal },
    level: areaLevel([...agents.values()]),
  });
  if (opened === undefined) return { ...nothing, pending: undefined };
  await using temporary = opened;
  const left = { refs, head: start.commit, isLeftOut: isOwnFile };
  const privateArea = start.isHead ? await withWorkTree(temporary.privateArea, left) : temporary.privateArea;
  const known = checkup.checks.filter(({ id }) => id === 'programs');
  checkup.add(...(await examineView({ privateArea, use: useOf(work), signal, known })));
  const pending = checkup.checks.filter((check) => check.fix !== undefined);
  if (fix === true && pending.length > 0) return { ...nothing, pending };
  await using logs = await openDoctorLogs({ folder: place.logs, what: request.file }, host);
  logs.clear(place.round === 1 ? undefined : BACKUP);
  const shown = (path: string) => relative(paths.repository.folder, path);
  const onStep = request.onEvent ?? (() => undefined);
  const calls =
    request.agent === true
      ? await askAgents(checkup, {
          ...{ privateArea, agents: [...agents.values()].map(askedAgent), budgetUsd: work.budget?.usd, host, signal },
          ...{ secrets: keysOfPlan(work, host), onStep },
        })
      : undefined;
  const figures = await examineTests(checkup, { privateArea, work, agents, signal, logs: logs.folder, onStep, shown });
  return { figures, logs: shown(logs.folder), pending: undefined, calls };
}

/** An agent as an item starts it. */
function askedAgent({ id: name, spec, env, level }: ReadyAgent): AskedAgent {
  const { command, stdin } = agentTemplate(spec);
  return {
    ...{ name, env, level, agent: { ...spec, preset: spec.preset ?? presetOfCommand(command) } },
    readsInput: stdin === 'prompt',
    commandFor: ({ promptFile, workDir }) => fillTemplate(command, { promptFile, workDir, id: 'doctor' }),
    variablesFor: ({ workDir }) => ({ AUTORIZE_WORKDIR: workDir }),
  };
}
