/**
 * The loop of a mission: a session, an entry, until something says stop.
 * Invariant: the journal is the truth and is written before anything is reported; a killed run is continued by `--resume`: a
 * session that had ended is judged, a keep that was begun is ended exactly once, and nothing is doubled.
 * It prints nothing and never exits: events report what happens, the result how it ended.
 */
import { join } from 'node:path';
import type { Risk } from '../base/accepted-risk.ts';
import type { Activity } from '../base/activity.ts';
import type { ReportedAttempt } from '../base/reported-attempt.ts';
import { agentsOf } from '../engine/agent/configured-agents.ts';
import { requireLogin } from '../engine/agent/login-access.ts';
import type { WaveSlot } from '../engine/agent/wave-slot.ts';
import { layeringNotes } from '../engine/layers/area-layers.ts';
import { openActivityLog } from '../engine/log/activity-log.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import {
  endSession,
  leftNotes,
  openPrivateArea,
  reportLostRefs,
  storeFolder,
  workspaceIndex,
} from '../engine/workspace/private-area.ts';
import { runError } from '../engine/workspace/storage-error.ts';
import { agentSecrets } from '../kernel/agent-secrets.ts';
import { claimBranch } from '../kernel/branch-claim.ts';
import { takeDiskReserve } from '../kernel/disk-reserve.ts';
import { removeStaleLocks } from '../kernel/git.ts';
import { findStore, type GitStore } from '../kernel/git-store.ts';
import { requireGitVersion } from '../kernel/git-version.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { runLoop } from '../loop/driver.ts';
import { type MissionContract, risksAccepted } from '../settings/mission-contract.ts';
import { journalOf, recoverAcceptance, refOf, requireBranch } from './accepted-candidate.ts';
import { findRisks, requireRoom } from './accepted-risks.ts';
import type { ActiveMission } from './active-mission.ts';
import { type Ask, findUnfinished } from './asked.ts';
import { doAsked } from './asked-turn.ts';
import { runBaseline } from './baseline.ts';
import { requireBacked } from './begun-acceptance.ts';
import { areaOf } from './clean.ts';
import { openCommits } from './commits.ts';
import { openComparisons } from './comparisons.ts';
import { concludeMission } from './conclusion.ts';
import { measuringOf } from './evaluator.ts';
import { openHoldout, requireHoldoutUndisclosed } from './holdout.ts';
import { ensureBranch, launchMission } from './launch.ts';
import { requireTrustedLaunch, requireTrustedStart, type StartingCommit } from './launch-trust.ts';
import { type LedgerEntry, type MissionState, ownEntries } from './ledger.ts';
import { portsOf } from './loop-ports.ts';
import { type MissionEvent, type Opened, recordStop } from './mission-journal.ts';
import type { MissionView } from './mission-settings.ts';
import { chooseLevel, findIdentity, lockMissions, readMissionDir, requireNoOpenRun, secretTables } from './opening.ts';
import type { ProposedCandidate } from './proposed.ts';
import { findProtection, type Protection } from './protection.ts';
import { openForResume } from './resume.ts';
import { decideLimits, periodClock, type RequestedLimits } from './run-limits.ts';
import {
  agentNotes,
  chooseAgent,
  isAnyKeyInReach,
  NO_AGENT,
  openSessionAgents,
  requirePresets,
  resolveAgentEnv,
} from './session-agents.ts';
import { decideAlert, type Stop, stopAfter } from './stop.ts';
import { pathsOf, requireRun, rootOf } from './store.ts';
import { handOverFolder } from './submission.ts';
import { restoreWorkspace } from './workspace-restore.ts';

/**
 * Limits that are absent are those that the mission was started with, else the front matter's; of the dollars the
 * smaller holds.
 */
export type MissionRequest = (
  | {
      readonly mode: 'launch';
      /** As the user typed it. */
      readonly missionDir: string;
      /** The commit that it starts from, in place of the one that is checked out. */
      readonly from?: StartingCommit;
    }
  | {
      readonly mode: 'resume';
      readonly runId: string;
      /** What a person asks of it in place of sessions; it may be over. */
      readonly asked?: Ask;
    }
) &
  RequestedLimits & {
    /** The agent's command line, where the front matter has none. */
    readonly agentCommand?: string;
    /** What the agent gets besides. */
    readonly agentArgs?: readonly string[];
    /** In place of the front matter's agent.sandbox, for this run of it. */
    readonly sandbox?: SandboxRequest;
    /** Besides those of the front matter's accept_risk; a resume keeps them. */
    readonly acceptRisk?: readonly Risk[];
    /** Changes from elsewhere: these are judged in place of sessions, and the run stops when they are. */
    readonly proposed?: readonly ProposedCandidate[];
    /** Attempts from elsewhere that were not accepted there: recorded after what is judged. */
    readonly reported?: readonly ReportedAttempt[];
    /** Of these: an agent could read the key of its model. */
    readonly keyWasInReach?: boolean;
    /** It takes no calibration of another machine. */
    readonly calibratesHere?: boolean;
    /** The attempt of a wave that the run is: a focus for the agent. */
    readonly slot?: WaveSlot;
    /** Folders that no command of the run sees, beside the repository itself. */
    readonly hidden?: readonly string[];
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: MissionEvent) => void;
    readonly onActivity?: (activities: readonly Activity[]) => void; // for a person's eyes alone
  };

export interface MissionResult {
  readonly runId: string;
  readonly stop: Stop;
  readonly state: MissionState;
  /** The last entry that this request led to; undefined: none. */
  readonly last: LedgerEntry | undefined;
}

/**
 * Runs a mission until something says stop. Throws ContractError (mission.md, sandbox.md, journal), PreconditionError
 * (repository, sandbox, branch, what a resume refuses) and AutorizeError of code `locked`, `disk_full`, `tampered`,
 * `lock_lost` where it cannot go on.
 */
export async function runMission(request: MissionRequest, host: Host): Promise<MissionResult> {
  using _guard = guardInspector();
  if (request.mode === 'resume') {
    const paths = pathsOf(request.runId, host);
    // Before the lock, whose file would be all that a mistyped name leaves.
    requireRun(paths);
    await using lock = await lockMissions(paths, host);
    requireNoOpenRun(paths, request.runId);
    const isJudging = request.proposed !== undefined;
    const opened = openForResume(paths, { host, lock, asked: request.asked, isJudging });
    using _journal = opened.journal;
    const asked = request.asked ?? (isJudging ? undefined : findUnfinished(opened.state));
    const needsAgent = !isJudging && asked === undefined;
    const current = currentOptions(request, host, needsAgent);
    const { contract } =
      (await requireTrustedLaunch(paths, { state: opened.state, host, current })) ?? opened.state.launch;
    const { network } = contract.agent;
    return await runOpened({ request, opened, isResumed: true, needsAgent, asked, notes: [], network });
  }
  const needsAgent = request.proposed === undefined;
  const files = readMissionDir(request.missionDir, host, { needsAgent });
  const root = rootOf(files.repository);
  await using lock = await lockMissions(root, host);
  requireNoOpenRun(root);
  const level = await chooseLevel(files.contract, request.sandbox);
  const holdout = openHoldout(files.contract, { file: files.sandboxFile, level, parentEnv: host.env });
  const agent = chooseAgent(request, host, { contract: files.contract, known: NO_AGENT });
  if (needsAgent) requirePresets(agent, files.contract, host);
  // Of no run: only to look, before the run has a name.
  const folder = privateAreaFolder({ repository: files.repository, name: 'missions', parentEnv: host.env });
  const { refs } = openRefs(files.repository, join(folder, 'user'));
  await requireGitVersion(refs, { merges: !needsAgent });
  const { acceptRisk = [], from } = request;
  requireRoom([files.repository.folder, folder], [...risksAccepted(files.contract), ...acceptRisk]);
  const head = from?.commit ?? (await requireHead(files.repository, refs));
  if (from !== undefined && !from.isAdopted) await requireTrustedStart(refs, { files, commit: head, host });
  await requireHoldoutUndisclosed(refs, { commit: head, holdout, missionDir: request.missionDir });
  const limits = needsAgent ? request : {};
  const opened = await launchMission({ files, agent, limits, acceptRisk, host, lock, refs, head });
  using _journal = opened.journal;
  const [{ network }, { notes }] = [files.contract.agent, files];
  return await runOpened({ request, opened, isResumed: false, needsAgent, asked: undefined, notes, network });
}

function currentOptions(
  { agentCommand: agent, agentArgs = [], maxIterations, acceptRisk = [] }: MissionRequest,
  { env }: Host,
  needsAgent: boolean,
) {
  return { needsAgent, agent, agentArgs, maxIterations, acceptRisk, agentOfEnvironment: env.RCS_AGENT_COMMAND };
}

interface Run {
  readonly request: MissionRequest;
  readonly opened: Opened;
  readonly isResumed: boolean;
  /** Whether it may have sessions. */
  readonly needsAgent: boolean;
  readonly asked: Ask | undefined;
  /** Of the files that it is launched by. */
  readonly notes: readonly string[];
  /** Of its sessions, as the user's files have it. */
  readonly network: MissionContract['agent']['network'];
}

async function runOpened(run: Run): Promise<MissionResult> {
  const { opened } = run;
  try {
    return await runInPrivateArea(run);
  } catch (error) {
    const { runId, repository } = opened.paths;
    throw runError(() => `rcs autoresearch --resume ${runId}`, { cause: error, repository }) ?? error;
  }
}

async function runInPrivateArea(run: Run): Promise<MissionResult> {
  const { request, opened, isResumed, needsAgent, asked, notes, network } = run;
  const { paths, host, lock } = opened;
  const { launch } = opened.state;
  const { contract } = launch;
  const parentEnv = host.env;
  const agent = chooseAgent(request, host, { contract, known: launch.agent });
  if (needsAgent) requirePresets(agent, contract, host);
  const agentEnvs = needsAgent
    ? agentsOf(contract).map((each) => resolveAgentEnv(launch.sandbox_file, each, parentEnv))
    : [];
  const secrets = agentSecrets(secretTables(contract, parentEnv), parentEnv);
  opened.journal.redactWith(secrets);
  const level = await chooseLevel(contract, request.sandbox);
  if (needsAgent) for (const each of agentsOf(contract)) requireLogin(each.agent, { parentEnv, level });
  const holdout = openHoldout(contract, { file: launch.sandbox_file, level, parentEnv, agentEnvs });
  const folder = privateAreaFolder({ repository: paths.repository, name: areaOf(launch.run_id), parentEnv });
  await endSession(folder);
  const refsPaths = openRefs(paths.repository, join(folder, 'user'));
  let locks: readonly string[] = [];
  if (isResumed) {
    locks = await claimBranch(refsPaths.refs, {
      repository: paths.repository,
      ref: refOf(opened.state),
      merges: !needsAgent,
    });
    await ensureBranch(refsPaths.refs, opened.state);
    const recovering = { refs: refsPaths.refs, store: findLeftStore(folder, launch.baseline_commit) };
    await requireBacked(opened, { ...recovering, host });
    await recoverAcceptance(opened, recovering);
  }
  await requireBranch(opened.state, refsPaths.refs);
  const { acceptRisk = [] } = request;
  if (isResumed) requireRoom([paths.folder, folder], [...opened.state.acceptedRisks, ...acceptRisk]);
  const privateArea = await openPrivateArea({
    folder,
    repository: paths.repository,
    base: launch.baseline_commit,
    branchHead: opened.state.lastAcceptedCommit,
    level,
    parentEnv,
    hidden: [...(holdout?.paths ?? []), ...(request.hidden ?? [])],
    environment: contract.environment,
    onNote: (note) => request.onEvent?.({ kind: 'note', note }),
    signal: request.signal,
  });
  using _refs = reportLostRefs(privateArea, (note) => request.onEvent?.({ kind: 'note', note }));
  using reserve = takeDiskReserve(paths.reserve, lock.isHeld);
  const signals = [request.signal, lock.lost].filter((signal) => signal !== undefined);
  const protection = await findProtection(privateArea.store, launch);
  const isConfined = level.kind === 'bubblewrap';
  const agents = openSessionAgents({
    ...{ contract, chosen: agent, file: launch.sandbox_file, parentEnv, network, isUsed: needsAgent },
    places: {
      workDir: launch.worktree_path,
      instructionsFile: paths.files.instructions_file,
      ...{ handOver: handOverFolder(privateArea), isConfined },
    },
  });
  const view: MissionView = {
    ...{ paths, host, privateArea, agents, secrets, holdout, slot: request.slot },
    get state() {
      return opened.state;
    },
    workspace: { folder: launch.worktree_path, indexFile: workspaceIndex(privateArea.store, 1) },
    identity: await findIdentity(paths.repository, parentEnv),
    protectedFiles: protection.files,
    signal: AbortSignal.any(signals),
  };
  const { signal, protectedFiles } = view;
  const emit = request.onEvent ?? (() => undefined);
  using activity = openActivityLog({ path: paths.activity, host, isHeld: lock.isHeld, onChange: request.onActivity });
  // One object, whose state moves: whoever holds it sees the records as they are.
  const open = Object.assign(opened, { privateArea, reserve, secrets, refs: refsPaths.refs, signal, emit, activity });
  const journal = journalOf(open);
  const place = { isConfined, isAction: host.isAction };
  const keyInReach = needsAgent ? isAnyKeyInReach(agents, place) : (request.keyWasInReach ?? null);
  const decisionLog = await openComparisons(
    Object.assign(open, { protectedFiles, keyInReach, calibratesHere: request.calibratesHere }),
  );
  const mission: ActiveMission = Object.assign(view, {
    ...{ journal, commits: openCommits(view), sessionPlace: { layers: undefined, at: undefined } },
    measuring: decisionLog && measuringOf(view, { decisionLog, note: journal.note, activity }),
  });
  const earlier = opened.state.entries.length;
  const noted = {
    ...protection,
    notes: [
      ...[...notes, ...locks, ...privateArea.notes, ...layeringNotes(privateArea), ...protection.notes],
      ...(needsAgent ? agentNotes(agents, place) : []),
    ],
  };
  const found = await work(mission, { request, isResumed, needsAgent, asked, protection: noted });
  // What is asked of a run that is over is up to whoever asks.
  const clockMs = asked ? () => Number.POSITIVE_INFINITY : periodClock(mission.state.limits ?? {}, host.now());
  const concluded = await concludeMission(mission, found, { clockMs, asked });
  const { isSpent: _, refusal: _refusal, ...stop } = concluded;
  const alert = decisionLog && decideAlert(decisionLog);
  decisionLog?.close();
  opened.journal.requireUnchanged();
  recordStop(opened, mission.state.asked === undefined ? concluded : (alert ?? stopAfter(mission.state.asked)));
  for (const note of leftNotes(privateArea)) journal.note(note);
  privateArea.close();
  emit({ kind: 'stopped', stop, state: mission.state });
  if (found.refusal !== undefined) throw found.refusal;
  return {
    runId: launch.run_id,
    stop,
    state: mission.state,
    last: ownEntries(mission.state.entries.slice(earlier)).at(-1),
  };
}

function findLeftStore(folder: string, base: string): GitStore | undefined {
  const store = findStore({ folder: storeFolder(folder), base });
  if (store !== undefined) removeStaleLocks(store.gitDir);
  return store;
}

type Work = Omit<Run, 'opened' | 'notes' | 'network'> & { readonly protection: Protection };

async function work(
  mission: ActiveMission,
  { request, isResumed, needsAgent, asked, protection }: Work,
): Promise<Stop> {
  // Without a session the limits stay as they are.
  const limits = isResumed && needsAgent ? decideLimits(mission.state, request, mission.host.now()) : undefined;
  const early = await restoreWorkspace(mission, {
    isResumed,
    protection,
    limits,
    acceptRisk: request.acceptRisk ?? [],
    asked,
  });
  if (early !== undefined) return early;
  const ofBaseline = await runBaseline(mission);
  const refused = ofBaseline ?? (await findRisks(mission));
  if (refused !== undefined) return refused;
  return asked === undefined ? runLoop(portsOf(mission, request)) : doAsked(mission, asked);
}
