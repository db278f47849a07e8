/**
 * Everything that a launch would check, and how far the evaluator of a mission can be trusted, without a run.
 * Invariant: of the user's nothing is written but the folder of its logs, and `sandbox.md` where that is asked for: no
 * branch, no record, no lock. What is wrong is a check of the result, reported as soon as it is found.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AcceptedRisks, RISK_NAMES } from '../base/accepted-risk.ts';
import { ContractError } from '../base/errors.ts';
import { decodeYaml } from '../base/yaml-document.ts';
import { editYaml } from '../base/yaml-edit.ts';
import { type AgentCalls, type AskedAgent, askAgents, leaveUnasked } from '../doctor/agent-call.ts';
import { type Check, type Diagnosis, describeOldNames, describeProtection } from '../doctor/check.ts';
import { Checkup, type StepEvent } from '../doctor/checkup.ts';
import { openDoctorLogs } from '../doctor/doctor-logs.ts';
import type { SettingsFile } from '../doctor/file-fix.ts';
import { checkDisk, checkLock, checkMachine, checkRunning } from '../doctor/machine-checks.ts';
import { describePrograms, type MachineUse, type NamedCommand } from '../doctor/program-checks.ts';
import { checkGit, checkHead, describeWorkTree } from '../doctor/repository-checks.ts';
import { type DoctorRequest, type Examined, examineInRounds } from '../doctor/rounds.ts';
import { openTrialArea, withWorkTree } from '../doctor/trial-area.ts';
import { examineView } from '../doctor/view-checks.ts';
import { agentsOf } from '../engine/agent/configured-agents.ts';
import { agentSecrets } from '../kernel/agent-secrets.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import type { SandboxLevel } from '../kernel/sandbox-command.ts';
import { createScratchHome } from '../kernel/scratch-home.ts';
import { findSyntaxError } from '../kernel/shell-syntax.ts';
import { openRefs, type RefsPaths } from '../kernel/user-refs.ts';
import { listChanges } from '../kernel/user-work-tree.ts';
import { withEnvironmentDefaults } from '../settings/environment-shape.ts';
import { type MissionContract, risksAccepted } from '../settings/mission-contract.ts';
import { type AgentChoice, DEFAULT_AGENT, gatewayChoice, sessionCommand } from './agent-command.ts';
import { frontMatterOf, parseSandbox } from './contract.ts';
import { examineEvaluator, examineFiles, examineProtection, findUnprotected } from './doctor-examination.ts';
import type { MissionTrial } from './doctor-trial.ts';
import { openHoldout, requireHoldoutUndisclosed } from './holdout.ts';
import {
  chooseLevel,
  findMissionDir,
  type MissionFiles,
  readMissionDir,
  requireFreeBranch,
  requireNoOpenRun,
  requireUntracked,
  secretTables,
} from './opening.ts';
import { findProtection } from './protection.ts';
import { branchOf, missionSlug } from './run-name.ts';
import { choiceOf, chooseAgent, type MissionAgent, NO_AGENT, resolveAgentEnv } from './session-agents.ts';
import { doctorFolder, ensureIgnored, type MissionRoot, RESULTS, rootOf, shownPath } from './store.ts';

export interface MissionDoctorRequest extends DoctorRequest {
  /** As the user typed it. */
  readonly missionDir: string;
}

const BACKUP = 'sandbox.md.before';

/** Checks a mission. Throws where its folder is none, or in no repository. */
export async function runMissionDoctor(request: MissionDoctorRequest, host: Host): Promise<Diagnosis> {
  using _guard = guardInspector();
  const place = findPlace(request.missionDir, host);
  return examineInRounds(request, {
    file: sandboxFileOf(place),
    backup: join(place.logs, BACKUP),
    examine: ({ round, fix }) => examine({ ...request, fix }, { place, host, round }),
  });
}

interface Place {
  readonly missionDir: string;
  readonly root: MissionRoot;
  /** From the top of the repository. */
  readonly dir: string;
  /** Folder of the logs. */
  readonly logs: string;
}

function findPlace(missionDir: string, host: Host): Place {
  const { repository, dir } = findMissionDir(missionDir, host);
  const root = rootOf(repository);
  return { missionDir, root, dir, logs: doctorFolder(root, missionSlug(dir === '.' ? '' : dir)) };
}

/** `sandbox.md`, of which the front matter is changed. */
function sandboxFileOf({ root, dir }: Place): SettingsFile {
  const shown = join(dir, 'sandbox.md');
  return {
    ...{ path: join(root.repository.folder, shown), shown },
    read: (text) => {
      const front = frontMatterOf(text);
      if ('isOpen' in front) return undefined;
      const decoded = decodeYaml(shown, Buffer.from(text.slice(front.from, front.to)));
      return 'problems' in decoded ? undefined : decoded.document.value;
    },
    edit: (text, edits) => {
      const front = frontMatterOf(text);
      if ('isOpen' in front) return { refused: 'it has no front matter' };
      const edited = editYaml(text.slice(front.from, front.to), edits);
      return 'text' in edited ? { text: `${text.slice(0, front.from)}${edited.text}${text.slice(front.to)}` } : edited;
    },
    isSound: (text) => !('problems' in parseSandbox(shown, Buffer.from(text))),
  };
}

interface Examining {
  readonly place: Place;
  readonly host: Host;
  readonly round: number;
}

async function examine(request: MissionDoctorRequest, { place, host, round }: Examining): Promise<Examined<Diagnosis>> {
  const { missionDir, root } = place;
  const { repository } = root;
  await using scratch = createScratchHome(tmpdir());
  const checkup = new Checkup(request.onEvent);
  checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: repository.folder });
  const refs = openRefs(repository, scratch.temporary);
  const files = await checkFiles(checkup, place, host);
  await checkGit(checkup, refs.refs, { merges: false });
  const head = await checkHead(checkup, { repository, refs: refs.refs });
  if (head !== undefined) await checkStart(checkup, { place, refs, files, head, host });
  const level = files && (await checkAgent(checkup, { files, refs, head, host }));
  if (files !== undefined) checkup.add(...describePrograms(useOf(files.contract), host.env));
  const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
  const hasArea = await checkDisk(checkup, {
    ...{ folder: root.logs, repository, name: 'missions', parentEnv: host.env },
  });
  const isRunning = checkRunning(checkup, { lock: root.lock, what: 'a mission of this repository' });
  const next = `rcs autoresearch ${missionDir}`;
  const diagnosis = { name: missionDir, checks: checkup.checks, figures: undefined, logs: undefined, next };
  const unasked = (): AgentCalls => (request.agent === true ? leaveUnasked(checkup, isRunning) : {});
  if (isRunning) return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
  if (files === undefined || head === undefined || level === undefined || !hasLock || !hasArea) {
    checkup.add(NOT_TESTED);
    return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
  }
  const tried = await checkEvaluator(checkup, { request, place, files, refs, head, level, round, host });
  const calls = tried.pending === undefined ? (tried.calls ?? unasked()) : {};
  return { diagnosis: { ...diagnosis, figures: tried.figures, logs: tried.logs, ...calls }, pending: tried.pending };
}

const NOT_TESTED: Check = {
  ...{ id: 'evaluator', verdict: 'warning', title: 'evaluator' },
  detail: 'not tested: fix the problems above first',
};

async function checkFiles(checkup: Checkup, { missionDir, dir }: Place, host: Host): Promise<MissionFiles | undefined> {
  let files: MissionFiles | undefined;
  await checkup.look({ id: 'config', title: 'mission.md and sandbox.md' }, () => {
    files = readMissionDir(missionDir, host);
    const { contract, sandboxFile } = files;
    const commands = commandsOf(contract);
    const problems = commands.flatMap(({ command, key }) => {
      const found = findSyntaxError(command);
      if (found === undefined) return [];
      return [
        { file: sandboxFile, path: `$.${key}`, found, expected: 'a command that sh can read', remedy: 'Fix it.' },
      ];
    });
    if (problems.length > 0) throw new ContractError(problems);
    return `${dir} can be read, every key is known`;
  });
  checkup.add(...describeOldNames(files?.notes ?? []));
  if (files !== undefined) checkup.accept(acceptedIn(files.contract));
  return files;
}

function acceptedIn(contract: MissionContract): AcceptedRisks {
  const accepted = risksAccepted(contract);
  return Object.fromEntries(RISK_NAMES.map((name) => [name, accepted.includes(name)])) as Record<
    (typeof RISK_NAMES)[number],
    boolean
  >;
}

interface Starting {
  readonly place: Place;
  readonly refs: RefsPaths;
  readonly files: MissionFiles | undefined;
  readonly head: string;
  readonly host: Host;
}

/** What a launch checks of the commit that it starts from, and of other runs. */
async function checkStart(checkup: Checkup, { place, refs, files, head, host }: Starting): Promise<void> {
  const { root } = place;
  const { repository } = root;
  const { gitDir, home } = refs;
  const all = await listChanges({ repository, gitDir, home, head, parentEnv: host.env });
  checkup.add(describeWorkTree({ changed: all.filter((path) => !isOwnFile(path)), isRecorded: false }));
  await checkup.look({ id: 'base', title: 'baseline commit' }, async () => {
    await requireUntracked(refs.refs, { commit: head, name: RESULTS });
    return `${head}, which is HEAD`;
  });
  await checkup.look({ id: 'branch', title: 'branch' }, async () => {
    const branch = branchOf({ slug: missionSlug(place.dir === '.' ? '' : place.dir), tag: 'x' });
    await requireFreeBranch(refs.refs, branch);
    return 'its branch is made when a run begins';
  });
  await checkup.look({ id: 'ledger', title: 'open runs' }, () => {
    requireNoOpenRun(root);
    return 'none';
  });
  if (files?.contract.evaluator.holdout === undefined) return;
  await checkup.look({ id: 'holdout', title: 'holdout' }, async () => {
    const { contract, sandboxFile: file } = files;
    const level = await chooseLevel(contract);
    const holdout = openHoldout(contract, { file, level, parentEnv: host.env });
    await requireHoldoutUndisclosed(refs.refs, { commit: head, holdout, missionDir: place.missionDir });
    return 'what sessions work on does not have its command';
  });
}

function isOwnFile(path: string): boolean {
  return /^\.(?:rcs|autorize)(?:\/|$)/.test(path);
}

interface Machine {
  readonly files: MissionFiles;
  readonly refs: RefsPaths;
  readonly head: string | undefined;
  readonly host: Host;
}

async function checkAgent(checkup: Checkup, { files, refs, head, host }: Machine): Promise<SandboxLevel | undefined> {
  const { contract, sandboxFile } = files;
  const { agent, environment, evaluator } = contract;
  const { memory, cpus } = environment ?? {};
  const agents = agentsOf(contract).map((each) => ({
    agent: {
      command: choiceHere(contract, each, host).command ?? undefined,
      preset: each.agent.preset ?? DEFAULT_AGENT,
    },
    ...{ path: each.path, env: resolveAgentEnv(sandboxFile, each, host.env) },
  }));
  return checkMachine(checkup, {
    ...{ agents, resources: { memory, cpus }, parentEnv: host.env },
    ...{ refs: refs.refs, base: head, sandbox: agent.sandbox, chooseLevel: () => chooseLevel(contract) },
    tracing: { value: evaluator.tracing ?? 'off', table: 'evaluator' },
  });
}

/** What runs the sessions of an agent, where no flag names another. */
function choiceHere(contract: MissionContract, agent: MissionAgent, host: Pick<Host, 'env'>): AgentChoice {
  return choiceOf(contract, agent, chooseAgent({}, host, { contract, known: NO_AGENT }));
}

/** The agents as sessions start them. */
function askedAgents({ files, level, host }: Pick<Asked, 'files' | 'level' | 'host'>): AskedAgent[] {
  const { contract, sandboxFile } = files;
  return agentsOf(contract).map((each) => {
    const choice = choiceHere(contract, each, host);
    return {
      ...(contract.agents === undefined ? {} : { name: each.name }),
      agent: gatewayChoice(choice, each.agent),
      ...{ env: resolveAgentEnv(sandboxFile, each, host.env), readsInput: true },
      commandFor: ({ promptFile, workDir, folder }) =>
        sessionCommand(choice, each.agent, {
          ...{ workDir, instructionsFile: promptFile, handOver: folder },
          isConfined: level.kind === 'bubblewrap',
        }),
      variablesFor: ({ promptFile }) => ({ RCS_ITERATION: '0', RCS_INSTRUCTIONS_FILE: promptFile }),
    };
  });
}

function useOf(contract: MissionContract): MachineUse {
  return { commands: commandsOf(contract), environment: withEnvironmentDefaults(contract.environment) };
}

function commandsOf({ setup, build, guards, evaluator }: MissionContract): readonly NamedCommand[] {
  const needed = { isNeeded: true, installs: false };
  return [
    ...(setup === undefined ? [] : [{ key: 'setup.command', command: setup.command, ...needed, installs: true }]),
    ...(build === undefined ? [] : [{ key: 'build.command', command: build.command, ...needed, installs: true }]),
    ...guards.map(({ command }, at) => ({ key: `guards[${at}].command`, command, ...needed })),
    { key: 'evaluator.command', command: evaluator.command, ...needed },
  ];
}

interface Asked extends Starting {
  readonly request: MissionDoctorRequest;
  readonly files: MissionFiles;
  readonly level: SandboxLevel;
  readonly round: number;
}

type Tried = Pick<Diagnosis, 'figures' | 'logs'> &
  Pick<Examined<Diagnosis>, 'pending'> & { readonly calls?: AgentCalls | undefined };

const NOT_TRIED: Tried = { figures: undefined, logs: undefined, pending: undefined };

async function checkEvaluator(checkup: Checkup, asked: Asked): Promise<Tried> {
  const { request, place, files, refs, head, level, round, host } = asked;
  const { contract, sandboxFile: file } = files;
  const { repository } = place.root;
  const { signal } = request;
  const hidden = openHoldout(contract, { file, level, parentEnv: host.env })?.paths ?? [];
  const { environment } = contract;
  const area = { repository, name: 'missions', environment, parentEnv: host.env, base: head, level, hidden, signal };
  const opened = await openTrialArea(checkup, area);
  if (opened === undefined) return NOT_TRIED;
  await using temporary = opened;
  const privateArea = await withWorkTree(temporary.privateArea, { refs, head, isLeftOut: isOwnFile });
  const known = checkup.checks.filter(({ id }) => id === 'programs');
  checkup.add(...(await examineView({ privateArea, use: useOf(contract), signal, known })));
  const isMissing = checkup.checks.some(({ id, verdict }) => id === 'programs' && verdict === 'problem');
  const launch = {
    ...{ baseline_commit: privateArea.store.base, mission_file: files.missionFile, sandbox_file: file },
    ...{ mission: files.mission, contract },
  };
  const { files: protectedFiles } = await findProtection(privateArea.store, launch);
  const { protect } = contract.evaluator;
  checkup.add(describeProtection(protectedFiles.files, { protect, table: 'evaluator' }));
  const onStep = (event: StepEvent) => request.onEvent?.(event);
  const trial: MissionTrial = { privateArea, contract, protectedFiles, signal, logs: place.logs, onStep };
  checkup.add(...(await examineProtection(trial)));
  if (request.fix === true) {
    const pending = [...checkup.checks, ...(await findUnprotected(trial))].filter(({ fix }) => fix !== undefined);
    if (pending.length > 0) return { ...NOT_TRIED, pending };
  }
  const calls =
    request.agent === true
      ? await askAgents(checkup, {
          ...{ privateArea, agents: askedAgents(asked), budgetUsd: contract.budget?.usd, host, signal, onStep },
          secrets: agentSecrets(secretTables(contract, host.env), host.env),
        })
      : undefined;
  if (isMissing) {
    checkup.add(NOT_TESTED, ...(await examineFiles(trial)));
    return { ...NOT_TRIED, calls };
  }
  ensureIgnored(place.root);
  await using logs = await openDoctorLogs({ folder: place.logs, what: place.missionDir }, host);
  logs.clear(round === 1 ? undefined : BACKUP);
  const shown = (path: string) => shownPath(place.root, path);
  const figures = await examineEvaluator(checkup, trial, { shown, isFixing: request.fix === true });
  return { figures, logs: shown(logs.folder), pending: undefined, calls };
}
