/**
 * Everything that a run would check, and how far its evaluator can be trusted, without a run.
 * Invariant: of the user's nothing is written but the folder of its logs, and the config where that is asked for: no
 * branch, no record, no lock; what is scored lies in a private folder of this process, which is gone afterwards. What is wrong is a check of the result, reported
 * as soon as it is found; the cheap checks come first and all of them are made.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AgentCalls, type AskedAgent, askAgents, leaveUnasked } from '../../doctor/agent-call.ts';
import { type Check, describeOldNames, describeProtection } from '../../doctor/check.ts';
import { Checkup, type StepEvent } from '../../doctor/checkup.ts';
import { openDoctorLogs } from '../../doctor/doctor-logs.ts';
import { describeLinks } from '../../doctor/integrity-checks.ts';
import { checkDisk, checkLock, checkRunning } from '../../doctor/machine-checks.ts';
import { describePrograms } from '../../doctor/program-checks.ts';
import { type DoctorRequest, type Examined, examineInRounds } from '../../doctor/rounds.ts';
import { openTrialArea, withWorkTree } from '../../doctor/trial-area.ts';
import { examineView } from '../../doctor/view-checks.ts';
import { fillTemplate } from '../../engine/agent/command-line.ts';
import { agentsOf } from '../../engine/agent/configured-agents.ts';
import { agentTemplate } from '../../engine/agent/preset.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { isAdmitted, type Script } from '../../engine/evaluation/forged-candidate.ts';
import { findOpenLinks } from '../../engine/evaluation/open-links.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import { agentSecrets } from '../../kernel/agent-secrets.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import { findSyntaxError } from '../../kernel/shell-syntax.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import { hiddenPaths, secretTables } from '../config/secret-commands.ts';
import { findProtected, isOwnFile, resolveAgentEnv } from '../ledger/opening.ts';
import { loadForScoring, loadRunConfig } from '../ledger/run-config.ts';
import { type ExperimentPaths, type LoadedConfig, pathsOf, requireExperiment, shownPath } from '../ledger/store.ts';
import { configFile } from './config-fix.ts';
import type { EvaluatorFigures, ExperimentDiagnosis } from './diagnosis.ts';
import { examineEvaluator, examineFiles, findUnprotected } from './evaluator-examination.ts';
import { rulesOf } from './evaluator-trial.ts';
import { checkAgent, doctorFolder, useOf } from './machine-use.ts';
import { checkHoldout, checkRepository, checkRules, type Found, type Subject } from './repository-checks.ts';

export interface ExperimentDoctorRequest extends DoctorRequest {
  readonly name: string;
}

const BACKUP = 'config.toml.before';

/** Checks an experiment. Throws where there is none of the name, or no repository at all. */
export async function runDoctor(request: ExperimentDoctorRequest, host: Host): Promise<ExperimentDiagnosis> {
  const paths = pathsOf(request.name, host);
  requireExperiment(paths);
  using _guard = guardInspector();
  return examineInRounds<ExperimentDiagnosis>(request, {
    file: configFile(paths, host),
    backup: join(doctorFolder(paths), BACKUP),
    examine: ({ round, fix }) => examine({ ...request, fix }, { paths, host, round }),
  });
}

interface Examining {
  readonly paths: ExperimentPaths;
  readonly host: Host;
  readonly round: number;
}

async function examine(
  request: ExperimentDoctorRequest,
  { paths, host, round }: Examining,
): Promise<Examined<ExperimentDiagnosis>> {
  await using scratch = createScratchHome(tmpdir());
  const checkup = new Checkup(request.onEvent);
  checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: paths.repository.folder });
  const refs = openRefs(paths.repository, scratch.temporary);
  const loaded = await checkConfig(checkup, paths, host);
  const subject: Subject = { paths, refs, loaded, host };
  const found = await checkRepository(checkup, subject);
  await checkRules(checkup, { ...subject, ...found });
  await checkHoldout(checkup, { ...subject, ...found });
  const level = loaded && (await checkAgent(checkup, { ...subject, ...found, loaded }));
  if (loaded !== undefined) checkup.add(...describePrograms(useOf(loaded.config), host.env));
  const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
  const hasArea = await checkDisk(checkup, {
    folder: paths.folder,
    repository: paths.repository,
    name: paths.name,
    parentEnv: host.env,
  });
  const isRunning = checkRunning(checkup, { lock: paths.lock, what: 'the experiment' });
  const asked = { ...subject, ...found, request, round, level: hasArea && hasLock ? level : undefined };
  const { figures, logs, pending, calls } = isRunning ? NOT_EXAMINED : await checkEvaluator(checkup, asked);
  const called =
    request.agent === true && pending === undefined ? (calls ?? leaveUnasked(checkup, isRunning)) : undefined;
  const isMoved = found.records.length === 0 && found.base !== found.head;
  const next = `autorize run ${paths.name}${isMoved ? ' --fresh' : ''}`;
  return {
    diagnosis: { name: paths.name, checks: checkup.checks, figures, logs, next, ...called },
    pending,
  };
}

async function checkConfig(checkup: Checkup, paths: ExperimentPaths, host: Host): Promise<LoadedConfig | undefined> {
  let loaded: LoadedConfig | undefined;
  await checkup.look({ id: 'config', title: 'config and program' }, () => {
    try {
      loaded = loadForScoring(paths, host, { checkCommand: findSyntaxError });
    } catch (error) {
      // Where something is wrong anyway, what is wrong with agent.env is reported with it; else by a check of its own.
      loadRunConfig(paths, host);
      throw error;
    }
    return `${shownPath(paths, paths.config)} and program.md can be read, every key is known`;
  });
  checkup.add(...describeOldNames(loaded?.notes ?? []));
  if (loaded !== undefined) checkup.accept(loaded.config.accept_risk);
  return loaded;
}

interface Asked extends Subject, Found {
  readonly request: ExperimentDoctorRequest;
  readonly round: number;
  readonly level: SandboxLevel | undefined;
}

interface Examination {
  readonly figures: EvaluatorFigures | undefined;
  readonly logs: string | undefined;
  readonly pending?: readonly Check[];
  readonly calls?: AgentCalls | undefined;
}

const NOT_TESTED: Check = {
  ...{ id: 'evaluator', verdict: 'warning', title: 'evaluator' },
  detail: 'not tested: fix the problems above first',
};

const NOT_EXAMINED: Examination = { figures: undefined, logs: undefined };

async function checkEvaluator(checkup: Checkup, asked: Asked): Promise<Examination> {
  const { request, round, paths, host, loaded, level, base, judged, records } = asked;
  if (loaded === undefined || level === undefined || base === undefined || judged === undefined) {
    checkup.add(NOT_TESTED);
    return NOT_EXAMINED;
  }
  const { config, deadline } = loaded;
  const hidden = hiddenPaths(config, host.env);
  const of = { repository: paths.repository, name: paths.name, environment: config.environment };
  const area = { ...of, parentEnv: host.env, base: judged, level, hidden, signal: request.signal };
  const opened = await openTrialArea(checkup, area);
  if (opened === undefined) return NOT_EXAMINED;
  await using temporary = opened;
  const privateArea =
    records.length > 0
      ? temporary.privateArea
      : await withWorkTree(temporary.privateArea, { refs: asked.refs, head: asked.head ?? '', isLeftOut: isOwnFile });
  const known = checkup.checks.filter(({ id }) => id === 'programs');
  checkup.add(...(await examineView({ privateArea, use: useOf(config), signal: request.signal, known })));
  const isMissing = checkup.checks.some(({ id, verdict }) => id === 'programs' && verdict === 'problem');
  const protectedFiles: ProtectedFiles = await findProtected(privateArea.store, config);
  checkup.add(describeProtection(protectedFiles.files, { protect: config.objective.protect }));
  const subject = { privateArea, config, protectedFiles };
  const rules = rulesOf(subject);
  const isOpen = (script: Script): boolean => isAdmitted(rules, script);
  const links = await findOpenLinks(privateArea.store, { protectedFiles, isOpen });
  checkup.add(...describeLinks(links, 'objective.protect'));
  const trial = { ...subject, signal: request.signal, onStep: (event: StepEvent) => request.onEvent?.(event) };
  if (request.fix === true) {
    const pending = [...checkup.checks, ...(await findUnprotected(trial))].filter(({ fix }) => fix !== undefined);
    if (pending.length > 0) return { ...NOT_EXAMINED, pending };
  }
  const calls = request.agent === true ? await askAgent(checkup, { ...asked, loaded, privateArea }) : undefined;
  if (isMissing) {
    checkup.add(NOT_TESTED, ...(await examineFiles(trial)));
    return { ...NOT_EXAMINED, calls };
  }
  await using logs = await openDoctorLogs({ folder: doctorFolder(paths), what: paths.name }, host);
  logs.clear(round === 1 ? undefined : BACKUP);
  const shown = (path: string) => shownPath(paths, path);
  const context = { deadline, now: host.now(), records, shown, isFixing: request.fix === true };
  const figures = await examineEvaluator(checkup, { ...trial, logs: logs.folder }, context);
  return { figures, logs: shownPath(paths, logs.folder), calls };
}

type Asking = Asked & { readonly loaded: LoadedConfig; readonly privateArea: PrivateArea };

/** Asks the agent, where its variables are known. */
async function askAgent(checkup: Checkup, { request, paths, host, loaded, privateArea }: Asking) {
  const { config } = loaded;
  const { budget } = config;
  const stands = checkup.checks.some(({ id, verdict }) => id === 'agent-env' && verdict === 'problem');
  if (stands) return undefined;
  const agents = agentsOf(config).map((each): AskedAgent => {
    const { name, agent } = each;
    const { command, stdin } = agentTemplate(agent);
    return {
      ...(config.agents === undefined ? {} : { name }),
      ...{ agent, env: resolveAgentEnv(paths, { config, agent: each }, host), readsInput: stdin === 'prompt' },
      commandFor: ({ promptFile, workDir }) => fillTemplate(command, { promptFile, workDir, iter: 0 }),
      variablesFor: ({ workDir }) => ({ [agent.workdir_var]: workDir, AUTORIZE_ITER: '0' }),
    };
  });
  const secrets = agentSecrets(secretTables(config, host.env), host.env);
  const { signal, onEvent = () => undefined } = request;
  return askAgents(checkup, {
    ...{ privateArea, agents, budgetUsd: budget.usd, secrets, host, signal },
    onStep: onEvent,
  });
}
