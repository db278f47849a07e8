/**
 * Running work items: levels one after the other, the items of a level side by side.
 * Invariant: what a plan comes to does not depend on how many run at a time: every item of a level starts from the same
 * commit, and what they came to is concluded in the order of the file. An item lands whole or not at all; a killed run
 * is continued by running the plan again, which takes over what has landed.
 * It prints nothing and never exits: events report what happens, the result how it ended.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Activity } from '../base/activity.ts';
import { createBlake3 } from '../base/blake3.ts';
import { ContractError, type Problem } from '../base/errors.ts';
import { renderWaiting } from '../base/waiting.ts';
import { markKnownStart } from '../engine/acceptance/known-start.ts';
import { findOverspending } from '../engine/agent/spending.ts';
import type { UnableAgent } from '../engine/agent/unable-agent.ts';
import type { WaveSlot } from '../engine/agent/wave-slot.ts';
import { openActivityLog } from '../engine/log/activity-log.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { leftNotes, makeRoomAfter, openPrivateArea, reportLostRefs } from '../engine/workspace/private-area.ts';
import { diskFull, runError } from '../engine/workspace/storage-error.ts';
import { claimBranch } from '../kernel/branch-claim.ts';
import { takeDiskReserve } from '../kernel/disk-reserve.ts';
import { readGitVersion } from '../kernel/git-version.ts';
import type { Host } from '../kernel/host.ts';
import { guardInspector } from '../kernel/inspector-guard.ts';
import type { RunLock } from '../kernel/run-lock.ts';
import type { SandboxRequest } from '../kernel/sandbox-level.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import type { CaptureSettings } from '../settings/shared-shapes.ts';
import type { AgentInput, WorkFileInput, WorkItem, WorkItemInput } from '../settings/work-plan.ts';
import { AgentEnds } from './agent-ends.ts';
import { isSameItem, type LevelBase, refuseItem } from './attempt-item.ts';
import { finishBegun } from './begun-landing.ts';
import { openBlockedItems } from './blocked-items.ts';
import { CheckoutFollower } from './checkout.ts';
import { createClassifier } from './deltas.ts';
import { restoreLocked, tryRestoring } from './finish-landing.ts';
import { namedReceipts } from './history.ts';
import { concludeItem } from './landing.ts';
import { runLevel } from './level.ts';
import {
  decodeWork,
  documentOf,
  findWorkBranch,
  keysOfPlan,
  type LoadedWork,
  listLanded,
  loadWork,
  lockWork,
  readyAgents,
} from './opening.ts';
import { findBlock, type Obstacle, resolveDependencies } from './plan.ts';
import { requireSound } from './plan-problems.ts';
import { PlanSpending } from './plan-spending.ts';
import type { ProposedItem } from './proposed-item.ts';
import { agentNotes, areaLevel, areaNotes } from './ready-agent.ts';
import { readReplayTool } from './replay-tool.ts';
import { type ReportedItem, recordReported } from './reported-item.ts';
import { refusalOf } from './shared-tests.ts';
import { StateHasher } from './state-hash.ts';
import {
  archiveUnnamed,
  createWorkFolders,
  historyIn,
  openWorkJournal,
  readReceipt,
  type WorkPaths,
  workArea,
  workPathsOf,
} from './store.ts';
import { reportOf, resultOf } from './stored-result.ts';
import { openWaitingItems } from './waiting-items.ts';
import type { ItemReport, WorkEvent } from './work-event.ts';
import type { WorkRun } from './work-run.ts';

export interface WorkOptions {
  /** What to run for each agent of the items; of a plan's file, its own. */
  readonly agents: Readonly<Record<string, AgentInput>>;
  readonly host: Host;
  /** Names the integration branch, `autorize-work/PLAN`. Default: `plan`. */
  readonly plan?: string;
  /** How many items run side by side. Default: the number of cores. */
  readonly jobs?: number;
  /** Runs these items alone. */
  readonly only?: readonly string[];
  /** Denies runs whose tool operations cannot be counted. */
  readonly requireToolTrace?: boolean;
  /** Starts from the checkout as it is, uncommitted files too, and brings it to what lands. */
  readonly inPlace?: boolean;
  /** In place of the agents' own `sandbox`, for this run; each receipt says what was in force. */
  readonly sandbox?: SandboxRequest;
  /** Globs that changes may touch all the same. */
  readonly permit?: readonly string[];
  /** How much a change may add; what is left out has its default. */
  readonly capture?: Partial<CaptureSettings>;
  /** Memory and cores of test commands. */
  readonly environment?: WorkFileInput['environment'];
  /** What is prepared once for all commands, and once for each tree. */
  readonly setup?: WorkFileInput['setup'];
  readonly build?: WorkFileInput['build'];
  /** Globs of the classes of paths. */
  readonly classes?: WorkFileInput['classes'];
  /** Changes from elsewhere, by item: these are judged in place of agents' turns, and no agent runs. */
  readonly proposed?: ReadonlyMap<string, ProposedItem>;
  /**
   * Attempts from elsewhere that landed nothing there: recorded after what is judged, and no status of an item here.
   */
  readonly reported?: readonly ReportedItem[];
  /** The attempt of a wave that the run is: a focus for the agent. */
  readonly slot?: WaveSlot;
  /** Folders that no command of the run sees, beside the repository itself. */
  readonly hidden?: readonly string[];
  /**
   * Dollars that the agents of this run may cost together; the smaller of this and the plan's holds. Left out: those
   * that an interrupted run of the plan was started with, of which what it cost is taken off.
   */
  readonly budgetUsd?: number;
  /** What is left for the run; default: no limit. */
  readonly timeLeftMs?: () => number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: WorkEvent) => void;
  /** Hears what is done right now. */
  readonly onActivity?: (activities: readonly Activity[]) => void;
}

export interface PlanResult {
  readonly plan: string;
  /** Null where there is none: nothing has landed. */
  readonly branch: string | null;
  /** Where the branch is; what the plan started from, when nothing has landed. */
  readonly commit: string;
  readonly items: readonly ItemReport[];
  readonly interrupted: boolean;
  /** The plan has to be changed before it runs again: a test command reads what another one leaves. */
  readonly refusal?: { readonly message: string; readonly remedy: string };
  /** Why no other item was begun, where agents may not cost more; else undefined. */
  readonly overspending?: string;
  /** Why no other item was begun, where no agent can work; else undefined. */
  readonly unable?: UnableAgent;
}

/** Runs work items by their dependencies, and lands what they come to on `autorize-work/PLAN`. */
export async function executeWorkItems(items: readonly WorkItemInput[], options: WorkOptions): Promise<PlanResult> {
  const { agents, plan = 'plan', permit, capture, environment, setup, build, classes } = options;
  const keys = { permit, capture, environment, setup, build, classes };
  const document = documentOf({ version: 1, plan, agents, items, ...keys });
  return runWork({ loaded: { ...decodeWork(document, plan), document }, options, isAlone: false, ofCommand: [] });
}

/**
 * Runs the plan of a file, JSON or YAML. Throws ContractError with everything that is wrong with it; `ofCommand`, what
 * is wrong with the command line, comes in front of that.
 */
export async function executeWorkFile(
  file: string,
  options: Omit<WorkOptions, 'agents' | 'plan'>,
  { ofCommand = [] }: { readonly ofCommand?: readonly Problem[] } = {},
): Promise<PlanResult> {
  const needsAgents = options.proposed === undefined;
  const loaded = await loadWork(file, options.host, { needsAgents }).catch((error: unknown) => {
    throw error instanceof ContractError ? new ContractError([...ofCommand, ...error.problems]) : error;
  });
  return runWork({ loaded, options, ofCommand, isAlone: false });
}

export interface WorkRequest {
  readonly loaded: LoadedWork;
  readonly options: Omit<WorkOptions, 'agents' | 'plan'>;
  readonly ofCommand: readonly Problem[];
  /** There is no plan besides the item: what it waits for was another run's, and it has a receipt in any case. */
  readonly isAlone: boolean;
}

/** Runs what was loaded, sound or not: throws with everything that is wrong with it. */
export async function runWork({ loaded, options, ofCommand, isAlone }: WorkRequest): Promise<PlanResult> {
  const { host, only = [], inPlace = false } = options;
  const paths = workPathsOf(host);
  using _guard = guardInspector();
  const needsAgents = options.proposed === undefined;
  // The reason why it cannot be is reported under the lock.
  if (inPlace) await tryRestoring(paths, host);
  await requireSound({ loaded, paths, host, only, inPlace, needsAgents, ofCommand });
  if (loaded.work === undefined) throw new Error('a plan without a problem was not decoded');
  const { work, document } = loaded;
  try {
    createWorkFolders(paths);
    await using lock = await lockWork(paths, host);
    return await runLocked({ loaded, work, options, paths, lock, isAlone });
  } catch (error) {
    const command = (): string => `autorize work run ${document.file === '' ? 'FILE' : document.file}`;
    throw runError(command, { cause: error, repository: paths.repository }) ?? error;
  }
}

interface Locked extends Pick<WorkRequest, 'isAlone'> {
  readonly loaded: LoadedWork;
  readonly work: NonNullable<LoadedWork['work']>;
  readonly options: Omit<WorkOptions, 'agents' | 'plan'>;
  readonly paths: WorkPaths;
  readonly lock: RunLock;
}

async function runLocked({ loaded, work, options, paths, lock, isAlone }: Locked): Promise<PlanResult> {
  const { host, jobs = availableParallelism(), only = [], budgetUsd, onEvent = () => undefined } = options;
  const [{ plan }, { repository }] = [loaded, paths];
  const branch = `autorize-work/${plan}`;
  const blake3 = await createBlake3();
  const folder = privateAreaFolder(workArea(paths, host));
  await makeRoomAfter(folder);
  const { refs } = openRefs(repository, join(folder, 'user'));
  const merges = options.proposed !== undefined;
  const locks = await claimBranch(refs, { repository, ref: `refs/heads/${branch}`, merges });
  const head = await requireHead(repository, refs);
  using journal = openWorkJournal(paths, folder);
  const begun = { plan, work, isAlone, requiresToolTrace: options.requireToolTrace === true, head, host };
  const dropped = await finishBegun({ paths, journal, refs, folder, blake3, ...begun });
  await restoreLocked(paths, journal);
  const branchAt = await findWorkBranch(paths, refs, branch);
  const branchHead = branchAt ?? head;
  if (branchAt === undefined) markKnownStart(folder, head);
  const needsAgents = !merges;
  const history = historyIn(journal);
  archiveUnnamed(paths, namedReceipts(history));
  const agents = await readyAgents(work, host, { needsAgents, sandbox: options.sandbox });
  const landed = await listLanded(refs, history.starts);
  const current = history.landed.filter(({ landed_commit: commit }) => landed.has(commit));
  const privateArea = await openPrivateArea({
    ...{ folder, repository, base: branchHead, branchHead, level: areaLevel([...agents.values()]) },
    parentEnv: host.env,
    hidden: options.hidden ?? [],
    environment: work.environment,
    onNote: (note) => onEvent({ kind: 'note', note }),
    signal: options.signal,
  });
  using _refs = reportLostRefs(privateArea, (note) => onEvent({ kind: 'note', note }));
  using reserve = takeDiskReserve(paths.reserve, lock.isHeld);
  const fault = new AbortController();
  const waits = openWaitingItems(paths, plan);
  using activity = openActivityLog({ path: paths.activity, host, isHeld: lock.isHeld, onChange: options.onActivity });
  const run: WorkRun = {
    ...{ paths, plan, branch, work, agents, host, blake3, privateArea, journal, lock, reserve, branchAt, branchHead },
    secrets: keysOfPlan(work, host),
    hasher: new StateHasher(privateArea.store.git, blake3),
    classify: createClassifier(work.classes),
    ...{ requiresToolTrace: begun.requiresToolTrace, inPlace: options.inPlace === true },
    gitVersion: await readGitVersion(refs),
    replayTool: readReplayTool(blake3),
    ...{ proposed: options.proposed, waveSlot: options.slot },
    sharedTests: [],
    activity,
    spending: new PlanSpending({ paths, plan, budgetUsd, budget: work.budget?.usd, isStored: needsAgents && !isAlone }),
    ...{ agentEnds: new AgentEnds(), timeLeftMs: options.timeLeftMs },
    onWait: (id, waiting) => {
      waits.set(id, waiting);
      activity.begin(id, waiting === null ? 'agent at work' : renderWaiting(waiting));
      if (waiting !== null) onEvent({ kind: 'waiting', id, waiting });
    },
    signal: AbortSignal.any([lock.lost, fault.signal, ...(options.signal === undefined ? [] : [options.signal])]),
    cancel: () => fault.abort(),
    history: new Map(current.map(({ after_hash, id }) => [after_hash, id])),
    previous: history.landed.at(-1)?.receipt_hash ?? null,
  };
  const follower = run.inPlace ? await CheckoutFollower.open(run) : undefined;
  const chosen = only.length === 0 ? work.items : work.items.filter(({ id }) => only.includes(id));
  const levels = resolveDependencies(chosen);
  onEvent({
    kind: 'started',
    plan,
    branch,
    base: run.branchHead,
    levels: levels.map((each) => each.map(({ id }) => id)),
    notes: [locks, areaNotes(privateArea), needsAgents ? agentNotes(agents.values()) : [], dropped ?? []].flat(),
  });
  const already = new Map(current.filter((each) => each.plan === plan).map((each) => [each.item, each]));
  const isDone = (item: WorkItem): boolean => isSameItem(run, item, already.get(item.id));
  const left = chosen.flatMap((item) => (isDone(item) ? [] : [item.id]));
  using blocked = openBlockedItems(paths, { plan, left, now: host.now, isHeld: lock.isHeld });
  const reports = new Map<string, ItemReport>();
  const tell = (report: ItemReport): void => {
    reports.set(report.id, report);
    blocked.end(report);
    activity.end(report.id);
    onEvent({ kind: 'ended', item: report });
  };
  const obstacles = new Map<string, Obstacle>();
  for (const item of work.items) {
    for (const name of chosen.includes(item) ? item.dependencies : []) {
      if (chosen.some(({ id }) => id === name) || already.has(name)) continue;
      obstacles.set(name, { status: 'blocked', reason: 'it has not landed and is not part of this run' });
    }
  }
  const withhold = async (item: WorkItem, base: LevelBase, why: Obstacle): Promise<void> => {
    obstacles.set(item.id, why);
    if (!isAlone) return tell({ id: item.id, status: 'blocked', reason: why.reason });
    const attempted = refuseItem(run, { item, base }, { reason: why.reason });
    const receipt = await concludeItem(run, { attempted, base, owners: new Map(), slot: 1 });
    if (receipt !== undefined) tell({ id: item.id, reused: false, ...resultOf(paths, receipt) });
  };
  for (const items of levels) {
    const open: WorkItem[] = [];
    const state = await run.hasher.hashTree(run.branchHead);
    const base: LevelBase = { commit: run.branchHead, state, history: new Map(run.history) };
    for (const item of items) {
      const block = findBlock(item, obstacles);
      const earlier = already.get(item.id);
      if (earlier !== undefined && isDone(item)) {
        tell({ id: item.id, reused: true, ...reportOf(paths, readReceipt(paths, earlier.id)) });
      } else if (block !== undefined) {
        await withhold(item, base, isAlone ? { ...block, reason: `Dependency missing: ${block.reason}` } : block);
      } else if (run.signal.aborted) {
        await withhold(item, base, { status: 'blocked', reason: 'the run was interrupted before it began' });
      } else if (run.proposed?.has(item.id) === false) {
        await withhold(item, base, { status: 'blocked', reason: NOT_PROPOSED });
      } else open.push(item);
    }
    await runLevel(
      run,
      { items: open, base, jobs, onBegin: (id) => onEvent({ kind: 'begun', id }) },
      async (item, concluded) => {
        if ('withheld' in concluded) {
          await withhold(item, base, { status: 'blocked', reason: concluded.withheld });
          return;
        }
        const { receipt } = concluded;
        const { status, reason } = receipt;
        if (status !== 'success') obstacles.set(item.id, { status, reason: reason ?? '' });
        else await follower?.follow();
        tell({ id: item.id, reused: false, ...reportOf(paths, receipt) });
        if (!reserve.isHeld) throw diskFull('autorize work run');
      },
    );
  }
  await recordReported(run, options.reported ?? []);
  for (const note of leftNotes(privateArea)) onEvent({ kind: 'note', note });
  privateArea.close();
  if (lock.isHeld()) journal.requireUnchanged();
  const items = chosen.flatMap(({ id }) => reports.get(id) ?? []);
  const currentHead = run.branchAt === undefined ? null : branch;
  const overspending = needsAgents ? findOverspending(run.spending) : undefined;
  if (!run.signal.aborted) run.spending.conclude();
  const isHeld = overspending !== undefined && items.some(({ status }) => status === 'blocked');
  const refused = { interrupted: run.signal.aborted, ...refusalOf(run.sharedTests) };
  const why = run.agentEnds.unable === undefined ? {} : { unable: run.agentEnds.unable };
  const ended = { ...why, plan, branch: currentHead, commit: run.branchHead, items, ...refused };
  return isHeld ? { ...ended, overspending: `budget.usd: ${overspending}` } : ended;
}

const NOT_PROPOSED = 'nothing was proposed for it, and no agent runs here';
