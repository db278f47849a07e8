/**
 * The loop of a mission: a session, an entry, until something says stop.
 * Invariant: the journal is the truth and is written before anything is reported; a killed run is continued by `--resume`: a
 * session that had ended is judged, a keep that was begun is ended exactly once, and nothing is doubled.
 * It prints nothing and never exits: events report what happens, the result how it ended.
 */
import { join } from 'node:path';
import type { Risk } from '../base/accepted-risk.ts';
import { PreconditionError } from '../base/errors.ts';
import type { ReportedAttempt } from '../base/reported-attempt.ts';
import {
  endSession,
  leftNotes,
  openPrivateArea,
  privateAreaFolder,
  storeFolder,
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
import { findOnPath } from '../kernel/program-path.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import { openRefs, requireHead } from '../kernel/user-repository.ts';
import { runLoop } from '../loop/driver.ts';
import { recoverKeep, refOf, requireBranch } from './accepted-candidate.ts';
import { findRisks, requireRoom } from './accepted-risks.ts';
import { type ActiveMission, type MissionEventTold, type Opened, recordStop } from './active-mission.ts';
import { type AgentChoice, agentCommand, DEFAULT_AGENT } from './agent-command.ts';
import { runBaseline } from './baseline.ts';
import { requireBacked } from './begun-acceptance.ts';
import { areaOf } from './clean.ts';
import { openComparisons } from './comparisons.ts';
import { concludeMission } from './conclusion.ts';
import { type MissionContract, risksAccepted } from './contract.ts';
import { openHoldout, requireHoldoutUntold } from './holdout.ts';
import { ensureBranch, launchMission } from './launch.ts';
import { requireTrustedLaunch, requireTrustedStart } from './launch-trust.ts';
import { type LedgerEntry, type MissionState, ownEntries } from './ledger.ts';
import { portsOf } from './loop-ports.ts';
import {
  chooseLevel,
  findIdentity,
  lockMissions,
  readMissionDir,
  requireNoBroken,
  resolveAgentEnv,
} from './opening.ts';
import type { ProposedCandidate } from './proposed.ts';
import { findProtection, type Protection } from './protection.ts';
import { openForResume } from './resume.ts';
import { decideLimits, type RequestedLimits } from './run-limits.ts';
import type { Stop } from './stop.ts';
import { placeOf, rootOf } from './store.ts';
import { restoreWorkspace } from './workspace-restore.ts';

/** Where a run begins in place of HEAD; `isAdopted`: a person said so, and it is held to nothing. */
export interface StartingCommit {
  readonly commit: string;
  readonly isAdopted: boolean;
}

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
  | { readonly mode: 'resume'; readonly runId: string }
) &
  RequestedLimits & {
    /** The agent's command line, where the front matter has none. */
    readonly agent?: string;
    /** What the agent gets besides. */
    readonly agentArgs?: readonly string[];
    /** In place of the front matter's agent.sandbox, for this run of it. */
    readonly sandbox?: SandboxRequest;
    /** Besides those of the front matter's accept_risk; a resume keeps them. */
    readonly acceptRisks?: readonly Risk[];
    /** Changes from elsewhere: these are judged in place of sessions, and the run stops when they are. */
    readonly proposed?: readonly ProposedCandidate[];
    /** Attempts from elsewhere that were not accepted there: recorded after what is judged. */
    readonly reported?: readonly ReportedAttempt[];
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: MissionEventTold) => void;
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
    const place = placeOf(request.runId, host);
    await using lock = await lockMissions(place, host);
    requireNoBroken(place, request.runId);
    const opened = openForResume(place, { host, lock });
    using _journal = opened.journal;
    await requireTrustedLaunch(place, { state: opened.state, host, given: givenNow(request, host) });
    return await runOpened({ request, opened, isResumed: true });
  }
  const needsAgent = request.proposed === undefined;
  const files = readMissionDir(request.missionDir, host, { needsAgent });
  const root = rootOf(files.repository);
  await using lock = await lockMissions(root, host);
  requireNoBroken(root);
  const level = await chooseLevel(files.contract, request.sandbox);
  const holdout = openHoldout(files.contract, { file: files.sandboxFile, level, parentEnv: host.env });
  const agent = chooseAgent(request, host, { contract: files.contract, known: NO_AGENT });
  if (needsAgent) requireDefaultAgent(agent, host);
  // Of no run: only to look, before the run has a name.
  const folder = privateAreaFolder({ repository: files.repository, name: 'missions', parentEnv: host.env });
  const { refs } = openRefs(files.repository, join(folder, 'user'));
  await requireGitVersion(refs, { merges: !needsAgent });
  const { acceptRisks = [] } = request;
  requireRoom([files.repository.folder, folder], [...risksAccepted(files.contract), ...acceptRisks]);
  const { from } = request;
  const head = from?.commit ?? (await requireHead(files.repository, refs));
  if (from !== undefined && !from.isAdopted) await requireTrustedStart(refs, { files, commit: head, host });
  await requireHoldoutUntold(refs, { commit: head, holdout, missionDir: request.missionDir });
  const limits = needsAgent ? request : {};
  const opened = await launchMission({ files, agent, limits, acceptRisks, host, lock, refs, head });
  using _journal = opened.journal;
  return await runOpened({ request, opened, isResumed: false });
}

function givenNow({ proposed, agent, agentArgs = [], maxIterations, acceptRisks = [] }: MissionRequest, { env }: Host) {
  const agentOfEnvironment = env.RCS_AGENT_COMMAND;
  return { needsAgent: proposed === undefined, agent, agentArgs, maxIterations, acceptRisks, agentOfEnvironment };
}

const NO_AGENT: AgentChoice = { command: null, args: [] };

/** The front matter's, else the flag's, else what the run was launched with, else the environment's. */
function chooseAgent(
  { agent, agentArgs = [] }: MissionRequest,
  { env }: Host,
  { contract, known }: { readonly contract: MissionContract; readonly known: AgentChoice },
): AgentChoice {
  return {
    command: contract.agent.command ?? agent ?? known.command ?? (env.RCS_AGENT_COMMAND || null),
    args: agentArgs.length > 0 ? agentArgs : known.args,
  };
}

function requireDefaultAgent({ command }: AgentChoice, { env }: Host): void {
  if (command !== null || findOnPath(DEFAULT_AGENT, env.PATH ?? '') !== undefined) return;
  throw new PreconditionError({
    message: `the agent cannot be run: "${DEFAULT_AGENT}" is not on PATH, and no other is named`,
    remedy: 'Install it, or name another: agent.command in sandbox.md, --agent COMMAND, or RCS_AGENT_COMMAND.',
  });
}

interface Run {
  readonly request: MissionRequest;
  readonly opened: Opened;
  readonly isResumed: boolean;
}

async function runOpened(run: Run): Promise<MissionResult> {
  const { opened } = run;
  try {
    return await runInPrivateArea(run);
  } catch (error) {
    const { runId, repository } = opened.place;
    throw runError(() => `rcs autoresearch --resume ${runId}`, { cause: error, repository }) ?? error;
  }
}

async function runInPrivateArea({ request, opened, isResumed }: Run): Promise<MissionResult> {
  const { place, host, lock } = opened;
  const { launch } = opened.state;
  const { contract } = launch;
  const parentEnv = host.env;
  const agent = chooseAgent(request, host, { contract, known: launch.agent });
  const needsAgent = request.proposed === undefined;
  if (needsAgent) requireDefaultAgent(agent, host);
  const agentEnv = needsAgent ? resolveAgentEnv(launch.sandbox_file, contract, parentEnv) : {};
  const secrets = agentSecrets([contract.agent.env], parentEnv);
  opened.journal.redactWith(secrets);
  const level = await chooseLevel(contract, request.sandbox);
  const holdout = openHoldout(contract, { file: launch.sandbox_file, level, parentEnv, agentEnv });
  const folder = privateAreaFolder({ repository: place.repository, name: areaOf(launch.run_id), parentEnv });
  await endSession(folder);
  const refsPlace = openRefs(place.repository, join(folder, 'user'));
  let locks: readonly string[] = [];
  if (isResumed) {
    locks = await claimBranch(refsPlace.refs, {
      repository: place.repository,
      ref: refOf(opened.state),
      merges: !needsAgent,
    });
    await ensureBranch(refsPlace.refs, opened.state);
    const recovering = { refs: refsPlace.refs, store: findLeftStore(folder, launch.baseline_commit) };
    await requireBacked(opened, { ...recovering, host });
    await recoverKeep(opened, recovering);
  }
  await requireBranch(opened.state, refsPlace.refs);
  const { acceptRisks = [] } = request;
  if (isResumed) requireRoom([place.folder, folder], [...opened.state.acceptedRisks, ...acceptRisks]);
  const privateArea = await openPrivateArea({
    folder,
    repository: place.repository,
    base: launch.baseline_commit,
    branchHead: opened.state.lastKeptCommit,
    level,
    parentEnv,
    hidden: holdout?.paths ?? [],
    signal: request.signal,
  });
  using reserve = takeDiskReserve(place.reserve, lock.isHeld);
  const signals = [request.signal, lock.lost].filter((signal) => signal !== undefined);
  const protection = await findProtection(privateArea.store, launch);
  // One object, whose state moves: whoever holds it sees the records as they are.
  const mission: ActiveMission = Object.assign(opened, {
    privateArea,
    reserve,
    agentEnv,
    secrets,
    workspace: { folder: launch.worktree_path, indexFile: join(privateArea.store.folder, 'lane-1.index') },
    command: agentCommand(agent),
    identity: await findIdentity(place.repository, parentEnv),
    protectedFiles: protection.files,
    holdout,
    refs: refsPlace.refs,
    signal: AbortSignal.any(signals),
    emit: request.onEvent ?? (() => undefined),
    decisionLog: undefined,
  });
  mission.decisionLog = await openComparisons(mission);
  const earlier = opened.state.entries.length;
  const noted = { ...protection, notes: [...locks, ...protection.notes] };
  const found = await work(mission, { request, isResumed, protection: noted });
  const concluded = await concludeMission(mission, found);
  const stop = { status: concluded.status, reason: concluded.reason };
  mission.decisionLog?.close();
  recordStop(mission, concluded);
  for (const note of leftNotes(privateArea)) mission.emit({ kind: 'note', note });
  privateArea.close();
  mission.emit({ kind: 'stopped', stop, state: mission.state });
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

type Work = Omit<Run, 'opened'> & { readonly protection: Protection };

async function work(mission: ActiveMission, { request, isResumed, protection }: Work): Promise<Stop> {
  const { proposed } = request;
  // Those that judge what others proposed begin no session: they leave the limits as they are.
  const limits =
    isResumed && proposed === undefined ? decideLimits(mission.state, request, mission.host.now()) : undefined;
  const early = await restoreWorkspace(mission, {
    isResumed,
    protection,
    limits,
    acceptRisks: request.acceptRisks ?? [],
  });
  if (early !== undefined) return early;
  const ofBaseline = await runBaseline(mission);
  const refused = ofBaseline ?? (await findRisks(mission));
  if (refused !== undefined) return refused;
  return runLoop(portsOf(mission, request));
}
