/**
 * The loop of an experiment: until the time is up, the iterations are used up, or something says stop.
 * Invariant: the ledger is the truth and is written before anything is reported; a killed run is continued by `resume`:
 * what was in flight is recorded as killed, a keep that was begun is ended exactly once, and nothing is doubled.
 * It prints nothing and never exits: events report what happens, the result how it ended.
 */
import { join } from 'node:path';
import type { Risk } from '../base/accepted-risk.ts';
import { ContractError } from '../base/errors.ts';
import { pendingReleases } from '../decision/approval.ts';
import { openLog } from '../engine/log/decision-log.ts';
import { leftNotes, openPrivateArea, privateAreaFolder } from '../engine/workspace/private-area.ts';
import { diskFull, runError } from '../engine/workspace/storage-error.ts';
import { agentSecrets } from '../kernel/agent-secrets.ts';
import { claimBranch } from '../kernel/branch-claim.ts';
import { takeDiskReserve } from '../kernel/disk-reserve.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import { openRefs, requireHead } from '../kernel/user-repository.ts';
import { runLoop } from '../loop/driver.ts';
import { decisionSettings, type ExperimentConfig } from './config/config.ts';
import { isShownAsRoot, requireAgent } from './doctor/agent-check.ts';
import { requireRoom, requireTrustedEvaluator } from './doctor/run-trial.ts';
import { ensureIgnoreFile } from './init/ignore-file.ts';
import { checkBranch, mayMerge, refOf } from './ledger/branch.ts';
import { requireSameObjective } from './ledger/objective-digest.ts';
import {
  chooseLevel,
  findBase,
  findInFlight,
  findProtected,
  lockToArchive,
  requireClean,
  requireCommit,
  requireHidden,
  requireWholeLedger,
  resolveAgentEnv,
} from './ledger/opening.ts';
import { findPendingChanges } from './ledger/pending-changes.ts';
import type { IterationRecord } from './ledger/record.ts';
import { requireRejections } from './ledger/rejection.ts';
import type { RequestedLimits } from './ledger/run-limits.ts';
import { clockOf, newMark, oldMark, resumedMark, resumeLine, withRisks, writeRunMark } from './ledger/run-mark.ts';
import type { ExperimentState } from './ledger/state.ts';
import {
  decodeRecords,
  type ExperimentPlace,
  type LoadedConfig,
  loadJudgeConfig,
  loadRunConfig,
  openDecisions,
  openIntents,
  openLedger,
  readLedger,
  readState,
  writeState,
} from './ledger/store.ts';
import { placeToRun } from './ledger/usable-paths.ts';
import { type ActiveRun, checkpoint, type RunEvent, runRecords, stateAt } from './loop/active-run.ts';
import { runBaseline } from './loop/baseline.ts';
import { confirmIfDue, isConfirmationDueStill } from './loop/conclusion.ts';
import { decideEvidenceStop } from './loop/evidence-stop.ts';
import { recordKilled, refuseInFlight } from './loop/in-flight.ts';
import { runIteration } from './loop/iteration.ts';
import { attemptsClock, endRun, isEnd, limitsOf } from './loop/run-end.ts';
import { decideStop, type Stop } from './loop/stop.ts';
import type { Proposal, ReportedAttempt } from './loop/turn.ts';
import { finishBegun } from './maintenance/begun-acceptance.ts';
import { guidanceNotes, rebuildState } from './maintenance/look.ts';
import { decideBeginning, requireUsableHoldout } from './maintenance/new-run.ts';
import { notesOfBase } from './maintenance/notices.ts';
import { digestSealed, lockEnvironment, readRunHeaderFacts, toldOf, treeOf } from './scoring/run-header-facts.ts';

/** Limits that are absent are the config's, or, on `resume`, those that the run was started with. */
export interface ExperimentRequest extends RequestedLimits {
  readonly name: string;
  /** `resume` resumes the run that was broken off; `run` begins one. */
  readonly mode: 'run' | 'resume';
  /** Puts an earlier experiment of the name aside and starts from HEAD. */
  readonly fresh?: boolean;
  readonly allowDirty?: boolean;
  /** In place of `agent.sandbox`. */
  readonly sandbox?: ExperimentConfig['agent']['sandbox'];
  /** Beside those of `accept_risk`. */
  readonly acceptRisks?: readonly Risk[];
  /** Changes to judge in place of running the agent: one iteration each, in this order, and then the run is over. */
  readonly proposals?: readonly Proposal[];
  /** What else was tried where the proposals are from; recorded after them. */
  readonly reported?: readonly ReportedAttempt[];
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
}

export interface ExperimentResult {
  readonly stop: Stop;
  readonly state: ExperimentState;
  readonly records: readonly IterationRecord[];
}

/**
 * Runs an experiment until something says stop. Throws ContractError (config, ledger), PreconditionError (repository,
 * sandbox, branch) and AutorizeError of code `locked`, `disk_full`, `tampered`, `lock_lost` where it cannot go on.
 */
export async function runExperiment(request: ExperimentRequest, host: Host): Promise<ExperimentResult> {
  const place = placeToRun(request.name, host);
  const isScheduled = request.mode === 'run' && request.timeBudgetMs === undefined;
  // Without an agent there is nobody to give keys to.
  const load = request.proposals === undefined ? loadRunConfig : loadJudgeConfig;
  const loaded = withRequested(load(place, host, isScheduled ? 'checked' : 'ignored'), request);
  using _guard = guardInspector();
  try {
    await using lock = await lockToArchive(place, host);
    faultPoint('lock:after-hold');
    return await runLocked({ request, host, place, loaded, lock });
  } catch (error) {
    throw runError(() => resumeLine(place), { cause: error, repository: place.repository }) ?? error;
  }
}

/** The config with what the request says in its place. */
function withRequested(loaded: LoadedConfig, { sandbox, acceptRisks = [] }: ExperimentRequest): LoadedConfig {
  const { agent, accept_risk: written } = loaded.config;
  const accepted = Object.fromEntries(acceptRisks.map((risk) => [risk, true]));
  const given = { agent: { ...agent, sandbox: sandbox ?? agent.sandbox }, accept_risk: { ...written, ...accepted } };
  return { ...loaded, config: { ...loaded.config, ...given } };
}

interface Locked {
  readonly request: ExperimentRequest;
  readonly host: Host;
  readonly place: ExperimentPlace;
  readonly loaded: LoadedConfig;
  readonly lock: RunLock;
}

async function runLocked({ request, host, place, loaded, lock }: Locked): Promise<ExperimentResult> {
  const { config, program } = loaded;
  const agentEnv = request.proposals === undefined ? resolveAgentEnv(place, config, host) : {};
  const level = await chooseLevel(config);
  const [{ repository, name }, parentEnv] = [place, host.env];
  const folder = privateAreaFolder({ repository, name, parentEnv });
  const opened = openRefs(repository, join(folder, 'user'));
  const isAgentUsed = request.proposals === undefined;
  const merges = !isAgentUsed || mayMerge(config);
  const locks = await claimBranch(opened.refs, { repository, ref: refOf(place), merges });
  const head = await requireHead(repository, opened.refs);
  const agent = { config, env: agentEnv, parentEnv, level: level.kind, isRoot: isShownAsRoot(level) };
  if (request.mode === 'run' && isAgentUsed) await requireAgent({ ...agent, refs: opened.refs });
  if (request.allowDirty !== true && request.mode === 'run') await requireClean(place, { ...opened, head, parentEnv });
  const hidden = requireHidden(place, { level, config, host });
  // Only now: what is refused above has put nothing aside.
  const { mode, signal, fresh: isFresh = false, onEvent: emit = () => undefined } = request;
  const where = { place, config, level, refs: opened.refs, head, hidden };
  const beginning = await decideBeginning({ ...where, mode, isFresh, signal, emit }, host);
  if (beginning.kind === 'interrupted') return notBegun(place, { config, emit });
  const { refs } = beginning.kind === 'anew' ? openRefs(repository, join(folder, 'user')) : opened;
  using ledger = openLedger(place);
  using intents = openIntents(place);
  const state = readState(place);
  const before = readRecords(place, ledger.records);
  requireRejections(place, before);
  requireWholeLedger(place, { records: before, state });
  requireSameObjective(config, before);
  const base = findBase(before, state) ?? head;
  await requireCommit(refs, { commit: base, name });
  await requireUsableHoldout({ place, config, refs, head: base }, host);
  using decisions = openDecisions(place);
  const secrets = agentSecrets([config.agent.env], parentEnv);
  for (const journal of [ledger, intents, decisions]) journal.redactWith(secrets);
  await finishBegun({ place, ledger, intents, decisions, refs, base, parentEnv }, host);
  const records = readRecords(place, ledger.records);
  const inFlight = findInFlight(place, records);
  if (request.mode === 'run') refuseInFlight(place, inFlight);
  const old = request.mode === 'run' ? undefined : oldMark({ place, records, state, inFlight });
  const mark = old === undefined ? newMark(request, loaded, host) : resumedMark(old, request, host);
  if (request.mode === 'resume') await requireAgent({ ...agent, refs });
  const branchHead = await checkBranch({ place, refs, base, records });
  const privateArea = await openPrivateArea({ folder, repository, base, branchHead, level, parentEnv, hidden, signal });
  using reserve = takeDiskReserve(place.reserve, lock.isHeld);
  const fault = new AbortController();
  const signals = [signal, lock.lost, fault.signal].filter((signal) => signal !== undefined);
  const protectedFiles = await findProtected(privateArea.store, config);
  const judging = { privateArea, config, protectedFiles, base, host };
  const facts = await readRunHeaderFacts(judging);
  const decisionLog = openLog({
    ...{ told: toldOf(name), journal: decisions, folder, settings: decisionSettings(config) },
    facts,
    lock: await lockEnvironment(judging),
    digestSealed: (salt) => digestSealed(judging, salt),
    branchHeadTree: branchHead === base ? facts.baseline_tree : await treeOf(privateArea, branchHead),
  });
  const clockMs = clockOf(loaded, mark, host);
  const again = await findPendingChanges(place, { refs, records });
  const run: ActiveRun = {
    ...{ place, program, host, privateArea, agentEnv, ledger, intents, lock, reserve, refs, mark, records, branchHead },
    ...{ config: withRisks(config, mark), protectedFiles, decisionLog, clockMs, secrets },
    baseCommit: base,
    signal: AbortSignal.any(signals),
    emit,
    timeLeftMs: attemptsClock({ decisionLog, mark }, clockMs),
    inFlight: new Set(),
    proposals: [...again.proposals, ...(request.proposals ?? []), ...(request.reported ?? [])],
    releases: pendingReleases(decisionLog.session),
  };
  const ofBase = notesOfBase({ base, head, isNew: records.length === 0 });
  const notes = [
    ...locks,
    ...(beginning.kind === 'on' ? beginning.notes : []),
    ...ofBase,
    ...again.notes,
    ...guidanceNotes(place),
  ];
  requireRoom(run);
  ensureIgnoreFile(place);
  writeRunMark(place, mark);
  faultPoint('run:after-mark');
  writeState(place, stateAt(run, 'Idle'));
  run.emit({
    kind: 'started',
    state: stateAt(run, 'Idle'),
    direction: config.objective.direction,
    sandbox: level.kind,
    notes,
    records: [...records],
  });
  recordKilled(run, { inFlight, step: state?.current_step });
  const found = await loop(run, { request, fault });
  const stop = await endRun(run, found);
  const isOver = isEnd(stop);
  if (isOver) checkpoint(run, 'Done', null);
  for (const note of leftNotes(privateArea)) run.emit({ kind: 'note', note });
  privateArea.close();
  const final = stateAt(run, isOver ? 'Done' : 'CheckDeadline');
  run.emit({ kind: 'stopped', stop, state: final });
  return { stop, state: final, records: run.records };
}

/** The result of a run that was interrupted before it began: everything is as it was. */
function notBegun(place: ExperimentPlace, { config, emit }: Pick<ActiveRun, 'config' | 'emit'>): ExperimentResult {
  const { records } = readLedger(place);
  const stop = { kind: 'interrupted', reason: 'interrupted by the operator before anything was archived' } as const;
  const state = readState(place) ?? rebuildState(place, { config, records });
  emit({ kind: 'stopped', stop, state });
  return { stop, state, records };
}

function readRecords(place: ExperimentPlace, raw: readonly unknown[]): IterationRecord[] {
  const { records, problem } = decodeRecords(place, raw);
  if (problem !== undefined) throw new ContractError([problem]);
  return [...records];
}

async function loop(
  run: ActiveRun,
  { request, fault }: { readonly request: ExperimentRequest; readonly fault: AbortController },
): Promise<Stop> {
  await runBaseline(run);
  await requireTrustedEvaluator(run);
  const { config, proposals, releases } = run;
  const limits = limitsOf(run, { hasAgent: request.proposals === undefined });
  const earlier = runRecords(run).length;
  const findLimit = (inFlight: number): Stop | undefined => {
    const input = { records: runRecords(run), earlier, inFlight, timeLeftMs: run.timeLeftMs(), limits };
    return decideEvidenceStop(run.decisionLog) ?? decideStop(input);
  };
  const fromElsewhere = (request.proposals ?? []).length + (request.reported ?? []).length;
  return runLoop({
    workspaces: config.iteration.parallel,
    findLimit,
    findStop: () => {
      checkpoint(run, 'CheckDeadline', null);
      const { signal, reserve } = run;
      if (!reserve.isHeld) throw diskFull(resumeLine(run.place));
      if (signal.aborted) return { kind: 'interrupted', reason: 'interrupted by the operator' };
      if (request.proposals !== undefined && proposals.length === 0)
        return { kind: 'judged', reason: 'everything proposed was judged' };
      return findLimit(0);
    },
    // What a person said is of one branch head; and what was compared with a change that was rejected since comes
    // before any agent.
    isNextAlone: () => releases.length > 0 || proposals.length > fromElsewhere,
    isDue: () => isConfirmationDueStill(run),
    doDue: async (workspace) => {
      await confirmIfDue(run, workspace);
      return undefined;
    },
    takeTurn: async (slot, inTurn) => {
      checkpoint(run, 'Idle', null);
      const { outcome } = await runIteration(run, { slot, inTurn });
      if (outcome === 'infra_error') await backOff(run);
      return undefined;
    },
    endAgents: () => fault.abort(),
  });
}

const BACK_OFF_MS = 1000;

/** A machine that was short of something gets a moment. */
async function backOff({ signal }: ActiveRun): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, BACK_OFF_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
