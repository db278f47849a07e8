/**
 * Everything that a run would check, and how far its evaluator can be trusted, without a run.
 * Invariant: nothing of the user's is written: no branch, no record, no lock; what is scored lies in a private folder
 * of this process, which is gone afterwards. What is wrong is a check of the result; the other checks go on.
 */
import { existsSync, statfsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AutorizeError } from '../../base/errors.ts';
import { plural } from '../../base/text.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import type { Script } from '../../engine/evaluation/forged-candidate.ts';
import { requireUntold } from '../../engine/evaluation/leaked-commands.ts';
import { findOpenLinks } from '../../engine/evaluation/open-links.ts';
import { privateAreaFolder } from '../../engine/workspace/private-area.ts';
import type { Environment } from '../../kernel/environment.ts';
import { readGitVersion, requireGitVersion } from '../../kernel/git-version.ts';
import type { Host } from '../../kernel/host.ts';
import { guardInspector } from '../../kernel/inspector-guard.ts';
import { isProcessAlive } from '../../kernel/process-tree.ts';
import { readHolder, takeRunLock } from '../../kernel/run-lock.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import { probeSandbox, remedyFor } from '../../kernel/sandbox-level.ts';
import { createScratchHome } from '../../kernel/scratch-home.ts';
import { tracesAnyProcess } from '../../kernel/tracing-reach.ts';
import { openRefs, type RefsPlace, requireHead } from '../../kernel/user-repository.ts';
import { FINDINGS } from '../config/findings.ts';
import { hasSecrets, hiddenPaths, secretTexts } from '../config/secret-commands.ts';
import { findBranch, mayMerge } from '../ledger/branch.ts';
import {
  chooseLevel,
  findBase,
  findInFlight,
  findProtected,
  requireClean,
  requireCommit,
  requireHoldoutHere,
  resolveAgentEnv,
} from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { branchOf } from '../ledger/state.ts';
import {
  type ExperimentPlace,
  type LoadedConfig,
  loadJudgeConfig,
  loadRunConfig,
  placeOf,
  readLedger,
  readState,
  requireExperiment,
  shownPath,
} from '../ledger/store.ts';
import { openTemporary } from '../ledger/temporary-workspace.ts';
import { compareRules, findDecisionIssue } from '../maintenance/config-change.ts';
import { describeAgent, describeKey, describeRoot, isShownAsRoot } from './agent-check.ts';
import {
  type Check,
  checksOfError,
  type Diagnosis,
  describeArchiving,
  describeDisk,
  describeProtection,
  describeRules,
  describeSandbox,
  describeTracing,
  type EvaluatorFigures,
} from './diagnosis.ts';
import { examineEvaluator } from './evaluator-examination.ts';
import { isAdmitted } from './evaluator-trial.ts';
import { describeLinks } from './integrity-checks.ts';

export interface DoctorRequest {
  readonly name: string;
  readonly signal?: AbortSignal;
  /** Told before what takes its time, as a short sentence. */
  readonly onProgress?: (what: string) => void;
}

/** Checks an experiment. Throws where there is none of the name, or no repository at all. */
export async function runDoctor(request: DoctorRequest, host: Host): Promise<Diagnosis> {
  const place = placeOf(request.name, host);
  requireExperiment(place);
  using _guard = guardInspector();
  await using scratch = createScratchHome(tmpdir());
  const checkup = new Checkup();
  checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: place.repository.folder });
  const refs = openRefs(place.repository, scratch.temporary);
  const loaded = await checkConfig(checkup, place, host);
  const found = await checkRepository(checkup, { place, refs, loaded, host });
  await checkRules(checkup, { place, refs, loaded, host, ...found });
  await checkHoldout(checkup, { place, refs, loaded, host, ...found });
  const level = loaded === undefined ? undefined : await checkMachine(checkup, { place, refs, loaded, host, ...found });
  await checkup.look({ id: 'lock', title: 'run lock' }, async () => {
    const lock = await takeRunLock({ path: join(scratch.temporary, 'run.lock'), now: host.now });
    if (lock.kind === 'locked') await lock[Symbol.asyncDispose]();
    return 'flock(1) works here';
  });
  const hasArea = await checkDisk(checkup, { place, host });
  const isRunning = checkRunning(checkup, place);
  const figures = await checkEvaluator(checkup, {
    ...{ request, place, host, loaded, isRunning, ...found },
    level: hasArea ? level : undefined,
  });
  return { name: place.name, checks: checkup.checks, figures };
}

/** What was found so far. */
class Checkup {
  readonly checks: Check[] = [];

  add(...checks: readonly Check[]): void {
    const unknown = checks.find(({ id, verdict }) => verdict === 'problem' && FINDINGS[id] === 'reported');
    if (unknown !== undefined) throw new TypeError(`no run refuses what doctor calls FAIL: ${unknown.id}`);
    this.checks.push(...checks);
  }

  /** Looks at one thing; an error of the engine is what was found, any other is a fault of ours. */
  async look(what: Pick<Check, 'id' | 'title'>, work: () => Promise<string> | string): Promise<boolean> {
    try {
      this.add({ ...what, verdict: 'ok', detail: await work() });
      return true;
    } catch (error) {
      if (!(error instanceof AutorizeError)) throw error;
      this.add(...checksOfError(what, error));
      return false;
    }
  }
}

async function checkConfig(checkup: Checkup, place: ExperimentPlace, host: Host): Promise<LoadedConfig | undefined> {
  let loaded: LoadedConfig | undefined;
  await checkup.look({ id: 'config', title: 'config and program' }, () => {
    try {
      loaded = loadJudgeConfig(place, host);
    } catch (error) {
      // Where something is wrong anyway, what is wrong with agent.env is told with it; else by a check of its own.
      loadRunConfig(place, host);
      throw error;
    }
    return `${shownPath(place, place.config)} and program.md can be read, every key is known`;
  });
  return loaded;
}

interface Found {
  /** The commit that the experiment starts from, if it is there. */
  readonly base: string | undefined;
  readonly branchHead: string | undefined;
  readonly records: readonly IterationRecord[];
}

async function checkRepository(
  checkup: Checkup,
  { place, refs, loaded, host }: Omit<Machine, 'loaded' | keyof Found> & { readonly loaded: LoadedConfig | undefined },
): Promise<Found> {
  const merges = loaded !== undefined && mayMerge(loaded.config);
  const { records } = checkLedger(checkup, place);
  if (existsSync(place.archiving)) checkup.add(describeArchiving(place.name));
  await checkup.look({ id: 'git', title: 'git' }, async () => {
    await requireGitVersion(refs.refs, { merges });
    return `git ${await readGitVersion(refs.refs)}`;
  });
  let head = '';
  const hasHead = await checkup.look({ id: 'head', title: 'HEAD' }, async () => {
    head = await requireHead(place.repository, refs.refs);
    return head;
  });
  if (!hasHead) return { base: undefined, branchHead: undefined, records };
  await checkup.look({ id: 'work-tree', title: 'work tree' }, async () => {
    await requireClean(place, { ...refs, head, parentEnv: host.env });
    return 'everything is committed';
  });
  const base = findBase(records, readState(place)) ?? head;
  const hasBase = await checkup.look({ id: 'base', title: 'base commit' }, async () => {
    await requireCommit(refs.refs, { commit: base, name: place.name });
    return base === head ? `${base}, which is HEAD` : base;
  });
  if (hasBase && base !== head && records.length === 0) {
    checkup.add({
      id: 'base-behind',
      verdict: 'warning',
      title: 'base commit',
      detail: `HEAD has moved since init, to ${head}; a run starts from ${base} and does not see what came after`,
      remedy: `To start from HEAD: autorize run ${place.name} --fresh`,
    });
  }
  let branchHead: string | undefined;
  const hasBranch = await checkup.look({ id: 'branch', title: 'branch' }, async () => {
    branchHead = (await findBranch({ place, refs: refs.refs, base, records })).commit;
    const branch = branchOf(place.name);
    return branchHead === undefined ? `${branch} is made when a run begins` : `${branch} is where the ledger says`;
  });
  return { base: hasBase ? base : undefined, branchHead: hasBranch ? branchHead : undefined, records };
}

/** Whether the next run goes on with the one that is recorded. */
async function checkRules(
  checkup: Checkup,
  { place, refs, loaded, host, base, records }: Omit<Machine, 'loaded'> & { readonly loaded: LoadedConfig | undefined },
): Promise<void> {
  if (loaded === undefined || base === undefined || records.length === 0) return;
  const issue = findDecisionIssue(place);
  if (issue !== undefined) checkup.add({ id: 'decisions', verdict: 'problem', title: 'decisions.jsonl', ...issue });
  const head = await requireHead(place.repository, refs.refs);
  const compared = await compareRules({ place, config: loaded.config, refs: refs.refs, head }, host);
  if (compared.kind !== 'same') checkup.add(describeRules(place.name, compared));
}

/** Whether agents can read the holdout's command in what their workspaces are made of. */
async function checkHoldout(
  checkup: Checkup,
  { place, refs, loaded, base, host }: Omit<Machine, 'loaded'> & { readonly loaded: LoadedConfig | undefined },
): Promise<void> {
  if (loaded === undefined || base === undefined) return;
  if (!hasSecrets(loaded.config, host.env)) return;
  const texts = secretTexts(loaded.config, host.env);
  const check = { id: 'holdout', title: 'holdout' } as const;
  await checkup.look(check, async () => {
    await requireUntold(refs.refs, { anew: `autorize run ${place.name} --fresh`, commit: base, texts });
    requireHoldoutHere(place, loaded.config, host);
    return 'what agents work on does not have its command';
  });
}

function checkLedger(checkup: Checkup, place: ExperimentPlace): { readonly records: readonly IterationRecord[] } {
  const { records, problem, tornBytes } = readLedger(place);
  const check = { id: 'ledger', title: 'ledger' } as const;
  const inFlight = findInFlight(place, records);
  if (problem !== undefined) {
    const { file = '', line = 0, found, remedy } = problem;
    checkup.add({ ...check, verdict: 'problem', detail: `${file}:${line}: ${found}`, remedy });
  } else if (inFlight.length > 0) {
    const detail = `iteration ${inFlight.join(', ')} was in flight when the last run ended`;
    checkup.add({ ...check, verdict: 'warning', detail, remedy: `Go on with it: autorize resume ${place.name}` });
  } else {
    const torn = tornBytes > 0 ? `; ${tornBytes} bytes of a line that was never finished will be cut off` : '';
    const detail = records.length === 0 ? 'no record yet' : `${plural(records.length, 'record')}, unbroken`;
    checkup.add({ ...check, verdict: 'ok', detail: `${detail}${torn}` });
  }
  return { records };
}

interface Machine extends Found {
  readonly place: ExperimentPlace;
  readonly refs: RefsPlace;
  readonly loaded: LoadedConfig;
  readonly host: Host;
}

async function checkMachine(checkup: Checkup, machine: Machine): Promise<SandboxLevel | undefined> {
  const { place, loaded, host, refs, base } = machine;
  const { config } = loaded;
  let env: Environment = {};
  await checkup.look({ id: 'agent-env', title: 'agent.env' }, () => {
    loadRunConfig(place, host);
    env = resolveAgentEnv(place, config, host);
    const names = Object.keys(env);
    return names.length === 0 ? 'nothing' : `${names.join(', ')}: all set`;
  });
  checkup.add(await describeAgent({ config, env, parentEnv: host.env, refs: refs.refs, base }));
  checkup.add(...describeKey(config, env));
  try {
    const level = await chooseLevel(config);
    const probe = await probeSandbox();
    const { refusals } = probe;
    checkup.add(describeSandbox(level.kind, { requested: config.agent.sandbox, refusals, remedy: remedyFor(probe) }));
    const isRoot = isShownAsRoot(level);
    checkup.add(...describeRoot({ config, env, level: level.kind, isRoot }));
    const { tracing = 'off' } = config.objective;
    // What Yama forbids, root with its capabilities may.
    checkup.add(...describeTracing({ level: level.kind, tracing, isLet: isRoot || tracesAnyProcess() }));
    return level;
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    checkup.add(...checksOfError({ id: 'sandbox', title: 'sandbox' }, error));
    return undefined;
  }
}

/** Whether there is a place for the private area. */
async function checkDisk(
  checkup: Checkup,
  { place, host }: { readonly place: ExperimentPlace; readonly host: Host },
): Promise<boolean> {
  const folders = new Set([place.folder]);
  const { repository, name } = place;
  const hasArea = await checkup.look({ id: 'private-area', title: 'private area' }, () => {
    const area = privateAreaFolder({ repository, name, parentEnv: host.env });
    let cache = area;
    while (!existsSync(cache)) cache = dirname(cache);
    folders.add(cache);
    return area;
  });
  for (const folder of folders) {
    const { bavail, bsize } = statfsSync(folder);
    checkup.add(describeDisk(folder, bavail * bsize));
  }
  return hasArea;
}

function checkRunning(checkup: Checkup, { lock }: ExperimentPlace): boolean {
  const holder = readHolder(`${lock}.holder`);
  const isHere = holder !== undefined && holder.host === hostname() && isProcessAlive(holder.pid);
  if (!isHere) return false;
  checkup.add({
    id: 'running',
    verdict: 'warning',
    title: 'another run',
    detail: `process ${holder.pid} runs the experiment since ${holder.started_at}; the evaluator is not tried meanwhile`,
    remedy: 'Wait for it, then ask again.',
  });
  return true;
}

interface Examined extends Found {
  readonly request: DoctorRequest;
  readonly place: ExperimentPlace;
  readonly host: Host;
  readonly loaded: LoadedConfig | undefined;
  readonly level: SandboxLevel | undefined;
  readonly isRunning: boolean;
}

async function checkEvaluator(checkup: Checkup, examined: Examined): Promise<EvaluatorFigures | undefined> {
  const { request, place, host, loaded, level, base, records, isRunning } = examined;
  if (isRunning) return undefined;
  if (loaded === undefined || level === undefined || base === undefined) {
    const detail = 'not tried: first repair what is listed above';
    checkup.add({ id: 'evaluator', verdict: 'warning', title: 'evaluator', detail });
    return undefined;
  }
  const { config, deadline } = loaded;
  const hidden = hiddenPaths(config, host.env);
  await using temporary = await openTemporary({ place, parentEnv: host.env, base, level, hidden });
  const { privateArea } = temporary;
  const protectedFiles: ProtectedFiles = await findProtected(privateArea.store, config);
  checkup.add(describeProtection(protectedFiles.files, config.objective.protect));
  const subject = { privateArea, config, protectedFiles };
  const isOpen = (script: Script): boolean => isAdmitted(subject, { ...script, status: 'M' });
  checkup.add(...describeLinks(await findOpenLinks(privateArea.store, { protectedFiles, isOpen })));
  const { checks, figures } = await examineEvaluator(
    { privateArea, config, protectedFiles, signal: request.signal },
    { deadline, now: host.now(), records, onProgress: request.onProgress ?? (() => undefined) },
  );
  checkup.add(...checks);
  return figures;
}
