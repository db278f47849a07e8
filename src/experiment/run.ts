/**
 * The loop of an experiment: until the time is up, the iterations are used up, or something says stop.
 * Invariant: the ledger is the truth and is written before anything is reported; a killed run is continued by `resume`:
 * what was in flight is recorded as killed, a keep that was begun is ended exactly once, and nothing is doubled.
 * It prints nothing and never exits: events report what happens, the result how it ended.
 */
import { join } from 'node:path';
import { lazyList } from '../base/lazy-list.ts';
import type { ReportedAttempt } from '../base/reported-attempt.ts';
import { pendingReleases } from '../decision/approval.ts';
import { isShownAsRoot } from '../doctor/agent-check.ts';
import { isShared } from '../engine/agent/configured-agents.ts';
import { prepareBaseLayer } from '../engine/evaluation/base-layer.ts';
import { layeringNotes } from '../engine/layers/area-layers.ts';
import { openActivityLog } from '../engine/log/activity-log.ts';
import { openLog } from '../engine/log/decision-log.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { leftNotes, openPrivateArea, reportLostRefs } from '../engine/workspace/private-area.ts';
import { diskFull, runError } from '../engine/workspace/storage-error.ts';
import { agentSecrets } from '../kernel/agent-secrets.ts';
import { claimBranch } from '../kernel/branch-claim.ts';
import { type DiskReserve, takeDiskReserve } from '../kernel/disk-reserve.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { treeIdOf } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { runLoop } from '../loop/driver.ts';
import type { ExperimentConfig } from '../settings/experiment-config.ts';
import { decisionSettings } from './config/config.ts';
import { secretTables } from './config/secret-commands.ts';
import { requireRoom, requireTrustedEvaluator } from './doctor/run-trial.ts';
import { ensureIgnoreFile } from './init/ignore-file.ts';
import { checkBranch, mayMerge, refOf } from './ledger/branch.ts';
import { findBase } from './ledger/fold.ts';
import { findInFlight } from './ledger/in-flight.ts';
import { requireSameObjective } from './ledger/objective-digest.ts';
import { openDecisions, openIntents, openLedger } from './ledger/open-journals.ts';
import { requireRecords } from './ledger/open-records.ts';
import {
  chooseLevel,
  findProtected,
  lockToArchive,
  requireClean,
  requireCommit,
  requireHidden,
  requireWholeLedger,
} from './ledger/opening.ts';
import { findPendingChanges } from './ledger/pending-changes.ts';
import type { IterationRecord } from './ledger/record.ts';
import { requireRejections } from './ledger/rejection.ts';
import { loadForScoring, loadRunConfig } from './ledger/run-config.ts';
import type { RequestedLimits } from './ledger/run-limits.ts';
import { clockOf, newMark, oldMark, resumedMark, resumeLine, withRisks, writeRunMark } from './ledger/run-mark.ts';
import type { ExperimentState } from './ledger/state.ts';
import { type ExperimentPaths, type LoadedConfig, readLedger, readState, writeState } from './ledger/store.ts';
import { unfinishedUsage } from './ledger/unfinished-attempts.ts';
import { pathsToRun } from './ledger/usable-paths.ts';
import type { ActiveRun } from './loop/active-run.ts';
import { openTurns } from './loop/agent-turn.ts';
import { agentNotes, isAnyKeyInReach, openAgents, requireAgents } from './loop/agents.ts';
import { backOff } from './loop/back-off.ts';
import { runBaseline } from './loop/baseline.ts';
import { openChanges } from './loop/changes.ts';
import { openConfirmation } from './loop/conclusion.ts';
import { measuringOf } from './loop/evaluator.ts';
import { recordKilled, refuseInFlight } from './loop/in-flight.ts';
import { runIteration } from './loop/iteration.ts';
import { openRecombination } from './loop/recombination.ts';
import { type RequestedConfig, withRequested } from './loop/requested-config.ts';
import { attemptsClock, endRun, limitsOf } from './loop/run-end.ts';
import type { RunEvent, RunListeners } from './loop/run-event.ts';
import { openJournal } from './loop/run-journal.ts';
import { openStopDecision, type RunSettings, type RunState } from './loop/run-state.ts';
import { decideEvidenceStop, isEnd, type Stop } from './loop/stop.ts';
import type { Proposal } from './loop/turn.ts';
import { describeBaseBehind } from './maintenance/base-distance.ts';
import { finishBegun } from './maintenance/begun-acceptance.ts';
import { guidanceNotes, rebuildState } from './maintenance/look.ts';
import { decideBeginning, requireUsableHoldout } from './maintenance/new-run.ts';
import { setupNotes } from './maintenance/notices.ts';
import { preparingOf } from './scoring/objective.ts';
import { digestHidden, lockEnvironment, logMessages, readRunHeaderFacts } from './scoring/run-header-facts.ts';

/** Limits that are absent are the config's, or, on `resume`, those that the run was started with. */
export interface ExperimentRequest extends RequestedLimits, RequestedConfig, RunListeners {
  readonly name: string;
  /** `resume` resumes the run that was broken off; `run` begins one. */
  readonly mode: 'run' | 'resume';
  /** Archives an earlier experiment of the name and starts from HEAD. */
  readonly fresh?: boolean;
  readonly allowDirty?: boolean;
  /** Changes to judge in place of running the agent: one iteration each, in this order, and then the run is over. */
  readonly proposals?: readonly Proposal[];
  /** What else was tried where the proposals are from; recorded after them. */
  readonly reported?: readonly ReportedAttempt[];
  /** Of these: an agent could read the key of its model. */
  readonly keyWasInReach?: boolean;
  /** It takes no calibration of another machine. */
  readonly calibratesHere?: boolean;
  /** Folders that no command of the run sees, beside the repository itself. */
  readonly hidden?: readonly string[];
  readonly signal?: AbortSignal;
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
  const paths = pathsToRun(request.name, host);
  const isScheduled = request.mode === 'run' && request.timeBudgetMs === undefined;
  // Without an agent there is nobody to give keys to.
  const load = request.proposals === undefined ? loadRunConfig : loadForScoring;
  const loaded = withRequested(load(paths, host, isScheduled ? 'checked' : 'ignored'), request);
  using _guard = guardInspector();
  try {
    await using lock = await lockToArchive(paths, host);
    faultPoint('lock:after-hold');
    return await runLocked({ request, host, paths, loaded, lock });
  } catch (error) {
    throw runError(() => resumeLine(paths), { cause: error, repository: paths.repository }) ?? error;
  }
}

interface Locked {
  readonly request: ExperimentRequest;
  readonly host: Host;
  readonly paths: ExperimentPaths;
  readonly loaded: LoadedConfig;
  readonly lock: RunLock;
}

async function runLocked({ request, host, paths, loaded, lock }: Locked): Promise<ExperimentResult> {
  const { config, program } = loaded;
  const isAgentUsed = request.proposals === undefined;
  const agents = openAgents({ paths, config, host, isUsed: isAgentUsed });
  const level = await chooseLevel(config);
  const [{ repository, name }, parentEnv] = [paths, host.env];
  const folder = privateAreaFolder({ repository, name, parentEnv });
  const opened = openRefs(repository, join(folder, 'user'));
  const place = { isConfined: level.kind === 'bubblewrap', isAction: host.isAction };
  const merges = !isAgentUsed || mayMerge(config);
  const locks = await claimBranch(opened.refs, { repository, ref: refOf(paths), merges });
  const head = await requireHead(repository, opened.refs);
  const machine = { parentEnv, level: level.kind, isRoot: isShownAsRoot(level) };
  if (request.mode === 'run' && isAgentUsed) await requireAgents(agents, { ...machine, refs: opened.refs });
  if (request.allowDirty !== true && request.mode === 'run') await requireClean(paths, { ...opened, head, parentEnv });
  const hidden = [...requireHidden(paths, { level, config, host }), ...(request.hidden ?? [])];
  // Only now: what is refused above has archived nothing.
  const { mode, signal, fresh: isFresh = false, onEvent: emit = () => undefined } = request;
  const where = { paths, config, level, refs: opened.refs, head, hidden };
  const beginning = await decideBeginning({ ...where, mode, isFresh, signal, emit }, host);
  if (beginning.kind === 'interrupted') return notBegun(paths, { config, emit });
  const { refs } = beginning.kind === 'restarted' ? openRefs(repository, join(folder, 'user')) : opened;
  using ledger = openLedger(paths, folder);
  using intents = openIntents(paths, folder);
  const state = readState(paths);
  const before = requireRecords(paths, ledger);
  requireRejections(paths, before);
  requireWholeLedger(paths, { records: before, state });
  requireSameObjective(config, before);
  const base = findBase(before, state) ?? head;
  await requireCommit(refs, { commit: base, name });
  await requireUsableHoldout({ paths, config, refs, head: base }, host);
  using decisions = openDecisions(paths, folder);
  const secrets = agentSecrets(secretTables(config, parentEnv), parentEnv);
  for (const journal of [ledger, intents, decisions]) journal.redactWith(secrets);
  await finishBegun({ paths, ledger, intents, decisions, refs, base, parentEnv }, host);
  const records = requireRecords(paths, ledger);
  const inFlight = findInFlight(paths, records);
  if (request.mode === 'run') refuseInFlight(paths, inFlight);
  const old = request.mode === 'run' ? undefined : oldMark({ paths, records, state, inFlight });
  const mark = old === undefined ? newMark(request, loaded, host) : resumedMark(old, request, host);
  if (request.mode === 'resume') await requireAgents(agents, { ...machine, refs });
  const branchHead = await checkBranch({ paths, refs, base, records });
  const privateArea = await openPrivateArea({
    ...{ folder, repository, base, branchHead, level, parentEnv, hidden, signal },
    environment: config.environment,
    onNote: (note) => emit({ kind: 'note', note }),
  });
  using _refs = reportLostRefs(privateArea, (note) => emit({ kind: 'note', note }));
  using reserve = takeDiskReserve(paths.reserve, lock.isHeld);
  const fault = new AbortController();
  const signals = [signal, lock.lost, fault.signal].filter((signal) => signal !== undefined);
  const protectedFiles = await findProtected(privateArea.store, config);
  const evaluating = { privateArea, config, protectedFiles, base, host };
  const facts = await readRunHeaderFacts(evaluating);
  using activity = openActivityLog({ path: paths.activity, host, isHeld: lock.isHeld, onChange: request.onActivity });
  const isBegun = decisions.length > 0;
  const preparing = preparingOf({ config, logs: '' });
  const stopping = AbortSignal.any(signals);
  await prepareBaseLayer(privateArea, { preparing, isBegun, protectedFiles, signal: stopping, activity });
  const decisionLog = openLog({
    ...{ messages: logMessages(name), journal: decisions, folder, settings: decisionSettings(config) },
    facts,
    lock: await lockEnvironment(evaluating, request.calibratesHere === true ? decisions.records : undefined),
    digestSealed: (salt) => digestHidden(evaluating, salt),
    keyInReach: isAgentUsed ? isAnyKeyInReach(agents, place) : (request.keyWasInReach ?? null),
    branchHeadTree: branchHead === base ? facts.baseline_tree : await treeIdOf(privateArea.store, branchHead),
  });
  const clockMs = clockOf(loaded, mark, host);
  const again = await findPendingChanges(paths, { refs, records });
  const settings: RunSettings = {
    ...{ paths, config: withRisks(config, mark), program, mark, baseCommit: base, host, privateArea, protectedFiles },
    ...{ agents, agentEnv: agents[0].env, secrets, signal: stopping, clockMs, activity, slot: request.slot },
    timeLeftMs: attemptsClock({ decisionLog, config, mark }, clockMs),
  };
  const runState: RunState = {
    ...{ records, branchHead, inFlight: new Set(), waiting: new Map() },
    proposals: [...again.proposals, ...(request.proposals ?? []), ...(request.reported ?? [])],
    releases: pendingReleases(decisionLog.session),
  };
  const journal = openJournal({ settings, state: runState, ledger, intents, decisionLog, lock, reserve, emit });
  const changes = openChanges(settings, journal.note);
  const measuring = measuringOf({ ...settings, decisionLog });
  const run: ActiveRun = {
    ...{ settings, state: runState, journal, changes },
    measuring,
    turns: openTurns({ settings, state: runState, journal, changes }),
    confirmation: openConfirmation({
      ...{ settings, state: runState, journal, measuring },
      isShared: isAgentUsed && request.slot === undefined && isShared(config),
    }),
  };
  const behind = records.length === 0 ? await describeBaseBehind(refs, { name, base, head }) : undefined;
  const notes = [
    ...(behind === undefined ? [] : [`${behind.detail}; start from HEAD: ${behind.command}`]),
    ...loaded.notes,
    ...locks,
    ...privateArea.notes,
    ...layeringNotes(privateArea),
    ...setupNotes(config, name),
    ...(isAgentUsed ? agentNotes(agents, place) : []),
    ...(beginning.kind === 'on' ? beginning.notes : []),
    ...again.notes,
    ...guidanceNotes(paths),
  ];
  requireRoom(run);
  ensureIgnoreFile(paths);
  writeRunMark(paths, mark);
  faultPoint('run:after-mark');
  writeState(paths, journal.stateAt('Idle'));
  emit({
    kind: 'started',
    state: journal.stateAt('Idle'),
    direction: config.objective.direction,
    sandbox: level.kind,
    notes,
    records: asTheyAre(records),
  });
  recordKilled(run, { inFlight, step: state?.current_step, elsewhere: unfinishedUsage(paths, records) });
  const found = await loop(run, { request, reserve, fault });
  const stop = await endRun(run, found);
  if (lock.isHeld()) for (const each of [ledger, intents, decisions]) each.requireUnchanged();
  const final = isEnd(stop) ? journal.end(stop) : journal.stateAt('CheckDeadline');
  for (const note of leftNotes(privateArea)) journal.note(note);
  privateArea.close();
  emit({ kind: 'stopped', stop, state: final });
  return { stop, state: final, records: asTheyAre(records) };
}

/** A list that does not grow with the records; each of them is read when somebody asks for it. */
function asTheyAre(records: readonly IterationRecord[]): readonly IterationRecord[] {
  const one = (index: number): IterationRecord => records[index] as IterationRecord;
  return lazyList(records.length, one, (from, to) => records.slice(from, to));
}

/** The result of a run that was interrupted before it began: everything is as it was. */
function notBegun(
  paths: ExperimentPaths,
  { config, emit }: { readonly config: ExperimentConfig; readonly emit: (event: RunEvent) => void },
): ExperimentResult {
  const { records } = readLedger(paths);
  const stop = { kind: 'interrupted', reason: 'interrupted by the operator before anything was archived' } as const;
  const state = readState(paths) ?? rebuildState(paths, { config, records });
  emit({ kind: 'stopped', stop, state });
  return { stop, state, records };
}

interface Looping {
  readonly request: ExperimentRequest;
  readonly reserve: DiskReserve;
  readonly fault: AbortController;
}

async function loop(run: ActiveRun, { request, reserve, fault }: Looping): Promise<Stop> {
  await runBaseline(run);
  await requireTrustedEvaluator(run);
  const { settings, state, journal, measuring } = run;
  const { config, paths, signal, timeLeftMs } = settings;
  const { proposals, releases } = state;
  const limits = limitsOf(settings, { hasAgent: request.proposals === undefined });
  const decision = openStopDecision(run);
  const findLimit = (inFlight: number): Stop | undefined =>
    decideEvidenceStop(measuring.decisionLog) ?? decision.decide({ inFlight, timeLeftMs: timeLeftMs(), limits });
  // What is judged here was proposed elsewhere; an attempt of a wave is one agent's.
  const isSearching = request.proposals === undefined && request.slot === undefined;
  const findRecombination = config.search.recombine && isSearching ? openRecombination(run) : undefined;
  const fromElsewhere = (request.proposals ?? []).length + (request.reported ?? []).length;
  return runLoop({
    workspaces: config.iteration.parallel,
    findLimit,
    findStop: () => {
      journal.checkpoint('CheckDeadline', null);
      if (!reserve.isHeld) throw diskFull(resumeLine(paths));
      if (signal.aborted) return { kind: 'interrupted', reason: 'interrupted by the operator' };
      if (request.proposals !== undefined && proposals.length === 0)
        return { kind: 'judged', reason: 'everything proposed was judged' };
      return findLimit(0);
    },
    // What a person said is of one branch head; and what was compared with a change that was rejected since comes
    // before any agent.
    isNextAlone: () => releases.length > 0 || proposals.length > fromElsewhere,
    isDue: run.confirmation.isDue,
    doDue: async (workspace) => {
      if (run.confirmation.isDue()) await run.confirmation.confirm(workspace);
      return undefined;
    },
    takeTurn: async (slot, inTurn) => {
      journal.checkpoint('Idle', null);
      const own = proposals.length + releases.length > 0 ? undefined : await findRecombination?.();
      const proposer = own === undefined ? {} : { proposer: own };
      const { outcome } = await runIteration(run, { slot, inTurn, ...proposer });
      if (outcome === 'infra_error') await backOff(signal);
      return undefined;
    },
    endAgents: () => fault.abort(),
  });
}
