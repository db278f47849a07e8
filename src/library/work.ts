import type { Verified } from '../base/finding.ts';
import type { Waiting } from '../base/waiting.ts';
import { runWorkLeavingStatus } from '../status/leaving-plans.ts';
import { readWorkStatus } from '../workitem/look.ts';
import { buildProvenance as provenanceOf } from '../workitem/provenance.ts';
import type { RunResult } from '../workitem/result.ts';
import { executeWorkFile, executeWorkItems as executeWorkItemsOn } from '../workitem/run.ts';
import { executeWorkItem as executeWorkItemOn } from '../workitem/single-item.ts';
import { verifyWork as verifyWorkOn } from '../workitem/verify.ts';
import type { Sandbox } from './agent-options.ts';
import { requireOptions } from './check-options.ts';
import { type CancelOptions, type HostOptions, hostOf } from './host-options.ts';
import type { AgentUsage, Receipt, WorkAgent, WorkItemInput } from './records.ts';
import type { WorkEnvironment } from './work-environment.ts';

/** Progress of work items. */
export type WorkEvent =
  | {
      readonly kind: 'started';
      readonly plan: string;
      /** Integration branch. */
      readonly branch: string;
      /** Commit that the first items start from. */
      readonly base: string;
      /** Ids of the items in the order in which they run; those of a level run in parallel. */
      readonly levels: readonly (readonly string[])[];
      /** What you should know, one sentence each. */
      readonly notes: readonly string[];
    }
  | {
      /** The agent of an item starts. */
      readonly kind: 'begun';
      readonly id: string;
    }
  | {
      /** An item waits for its model, which is at its limit or does not answer. */
      readonly kind: 'waiting';
      readonly id: string;
      readonly waiting: Waiting;
    }
  | {
      readonly kind: 'note';
      /** What you should know, in one sentence. */
      readonly note: string;
    }
  | {
      /** An item is over, and its receipt is on the disk. */
      readonly kind: 'ended';
      readonly item: ItemResult;
    };

/** What became of an item of a plan. */
export type ItemResult =
  | ({
      readonly id: string;
      /** Whether it landed in an earlier run. */
      readonly reused: boolean;
      /** What its agent used, as far as it reported it. */
      readonly usage?: AgentUsage;
    } & RunResult)
  | {
      readonly id: string;
      /** It never started: a dependency did not land, or the run was cancelled. */
      readonly status: 'blocked';
      /** Why, in one sentence. */
      readonly reason: string;
    };

/** Result of {@link runWork} and {@link executeWorkItems}. */
export interface PlanResult {
  readonly plan: string;
  /** Integration branch; null if nothing has landed. */
  readonly branch: string | null;
  /** Commit of the integration branch; the commit that the plan started from if nothing has landed. */
  readonly commit: string;
  /** The items, in the order of the plan. */
  readonly items: readonly ItemResult[];
  /** Whether the run was cancelled. */
  readonly interrupted: boolean;
  /** Why no further item was started, if the limit of costs was reached. */
  readonly overspending?: string;
  /** Why no further item was started, if no agent can work; `rate_limited` ends by itself, `agent` needs a person. */
  readonly unable?: {
    readonly kind: 'agent' | 'rate_limited';
    readonly reason: string;
    readonly until?: string;
    /** Of a limit: no agent of the run has worked. */
    readonly hasNeverWorked?: true;
  };
}

/** Options of everything that runs work items. */
export interface WorkRunOptions extends HostOptions, CancelOptions {
  /**
   * Whether to deny items whose tool operations cannot be counted.
   * @defaultValue `false`
   */
  readonly requireToolTrace?: boolean;
  /**
   * Whether to start from the work tree as it is, uncommitted files included, and to update it with what lands.
   * @defaultValue `false`: items start from the integration branch, and the work tree is not touched
   */
  readonly inPlace?: boolean;
  /**
   * Sandbox of every agent for this run; each receipt records it.
   * @defaultValue `sandbox` of each agent
   */
  readonly sandbox?: Sandbox;
  /**
   * What the agents of this run may cost in total, in US dollars. The smaller of this and `budget.usd` of the plan holds.
   * @defaultValue `budget.usd` of the plan; for an interrupted run, what is left of its limit
   */
  readonly budgetUsd?: number;
  /**
   * Receives progress while the run goes on. What it throws ends the run.
   * @defaultValue none
   */
  readonly onEvent?: (event: WorkEvent) => void;
}

/** Options of a run of several items. */
export interface SeveralItemsOptions extends WorkRunOptions {
  /**
   * How many items run in parallel.
   * @defaultValue the number of cores
   */
  readonly jobs?: number;
  /**
   * Ids of the items to run.
   * @defaultValue every item
   */
  readonly only?: readonly string[];
}

/** Options that a plan's file would otherwise hold. */
export interface PlanOptions {
  /**
   * Name of the plan, and so of its integration branch `autorize-work/PLAN`.
   * @defaultValue `'plan'`
   */
  readonly plan?: string;
  /**
   * Globs that changes may touch although autorize protects them.
   * @defaultValue `[]`
   */
  readonly permit?: readonly string[];
  /** How much a change may add. A change beyond it is denied. */
  readonly capture?: {
    /**
     * New files that no ignore rule names.
     * @defaultValue `100_000`
     */
    readonly max_files?: number;
    /**
     * Growth of the tree in MiB.
     * @defaultValue `1024`
     */
    readonly max_mb?: number;
    /**
     * How long reading the change may take, e.g. `'90s'` or `'5m'`.
     * @defaultValue `'5m'`
     */
    readonly timeout?: string;
  };
  /** What setup, build and test commands see and may use of the machine. */
  readonly environment?: WorkEnvironment;
  /** Makes the environment of all commands, such as `npm ci`; it runs once, until one of its inputs changes. */
  readonly setup?: {
    /** Command for `sh -c`, in a checkout. */
    readonly command: string;
    /** Globs of the files that decide what it makes: manifests and lock files. At least one. */
    readonly inputs: string[];
    /**
     * How long it may take.
     * @defaultValue `'5m'`
     */
    readonly timeout?: string;
  };
  /** Runs once on each tree, without network; test commands see its result. */
  readonly build?: {
    /** Command for `sh -c`, in a checkout. */
    readonly command: string;
    /**
     * How long it may take.
     * @defaultValue `'10m'`
     */
    readonly timeout?: string;
    /**
     * Globs of the files of the tree that it may change.
     * @defaultValue `[]`
     */
    readonly outputs?: string[];
    /**
     * Folders that each build starts with as the build of the base left them.
     * @defaultValue `[]`
     */
    readonly cache?: string[];
  };
  /**
   * Globs of the classes of paths that a receipt counts separately.
   * @defaultValue the classes of the AgentRun contract
   */
  readonly classes?: {
    readonly deltaQ?: string[];
    readonly deltaLambda?: string[];
    readonly deltaPi?: string[];
  };
}

/** Options of {@link runWork}. */
export interface WorkOptions extends SeveralItemsOptions {
  /** Plan to run: a JSON or YAML file, relative to `cwd` or absolute. */
  readonly file: string;
}

/** Options of {@link executeWorkItems}. */
export interface WorkItemsOptions extends SeveralItemsOptions, PlanOptions {
  /** What to run for each agent that an item names, by id (`agent-0` to `agent-9`). */
  readonly agents: Readonly<Record<string, WorkAgent>>;
}

/** Options of {@link executeWorkItem}. */
export interface WorkItemOptions extends WorkRunOptions, PlanOptions {
  /**
   * What to run for each agent, by id (`agent-0` to `agent-9`).
   * @defaultValue agents, `permit`, `capture`, `environment`, `setup`, `build` and `classes` of `work-items.yaml`, `.yml` or `.json` in `cwd`
   */
  readonly agents?: Readonly<Record<string, WorkAgent>>;
}

/**
 * Runs the work items of a plan in the order of their dependencies. An item that stays within its limits and passes its
 * tests is committed to `autorize-work/PLAN` atomically; if one does not, its dependents are blocked and the others
 * continue. A later run of the plan skips what has landed.
 *
 * @example
 * ```ts
 * const { items } = await runWork({ file: 'work-items.yaml', jobs: 2 });
 * ```
 * @throws {@link UsageError} An option is out of range. Nothing was written.
 * @throws {@link ContractError} The plan is not valid; the error lists every problem.
 * @throws {@link PreconditionError} Repository, branch or sandbox do not allow a run.
 * @throws {@link AutorizeError} With `code` `locked` (another run is active), `disk_full`, `tampered` or `lock_lost`.
 */
export async function runWork(options: WorkOptions): Promise<PlanResult> {
  requireOptions(options);
  const { cwd: _cwd, env: _env, file, ...rest } = options;
  return await runWorkLeavingStatus({ ...rest, host: hostOf(options) }, (leaving) => executeWorkFile(file, leaving));
}

/**
 * Runs work items that your program holds, as {@link runWork} does those of a file.
 *
 * @throws {@link UsageError} An option is out of range. Nothing was written.
 * @throws {@link ContractError} The items or the options are not valid; the error lists every problem.
 * @throws {@link PreconditionError} Repository, branch or sandbox do not allow a run.
 * @throws {@link AutorizeError} With `code` `locked` (another run is active), `disk_full`, `tampered` or `lock_lost`.
 */
export async function executeWorkItems(
  items: readonly WorkItemInput[],
  options: WorkItemsOptions,
): Promise<PlanResult> {
  requireOptions(options);
  const { cwd: _cwd, env: _env, ...rest } = options;
  return await runWorkLeavingStatus({ ...rest, host: hostOf(options) }, (leaving) =>
    executeWorkItemsOn(items, leaving),
  );
}

/**
 * Runs one work item. If it depends on an item that has not landed on the branch of the plan, or if it is cancelled, its
 * status is `failure`.
 *
 * @throws {@link UsageError} An option is out of range. Nothing was written.
 * @throws {@link ContractError} The item or the options are not valid; the error lists every problem.
 * @throws {@link PreconditionError} Repository, branch or sandbox do not allow a run.
 * @throws {@link AutorizeError} With `code` `locked` (another run is active), `disk_full`, `tampered` or `lock_lost`.
 */
export async function executeWorkItem(item: WorkItemInput, options: WorkItemOptions = {}): Promise<RunResult> {
  requireOptions(options);
  const { cwd: _cwd, env: _env, ...rest } = options;
  return await runWorkLeavingStatus({ ...rest, host: hostOf(options) }, (leaving) => executeWorkItemOn(item, leaving));
}

/** Options of {@link verifyWork}. */
export interface VerifyWorkOptions extends HostOptions {
  /**
   * Receipt to check: its id, or the path of its file.
   * @defaultValue every receipt of the repository
   */
  readonly receipt?: string;
}

/** Result of {@link verifyWork}. */
export interface VerifiedWork extends Verified {
  /** The receipts that were checked. */
  readonly receipts: readonly Receipt[];
}

/**
 * Checks receipts, their chain, the files of their runs and the commits that they name.
 *
 * @throws {@link PreconditionError} There is no such receipt.
 * @throws {@link ContractError} The journal is damaged.
 */
export async function verifyWork(options: VerifyWorkOptions = {}): Promise<VerifiedWork> {
  const { receipt } = options;
  return verifyWorkOn({ receipt }, hostOf(options));
}

/** Options of {@link readWork}. */
export interface ReadWorkOptions extends HostOptions {
  /**
   * Name of the plan.
   * @defaultValue every plan
   */
  readonly plan?: string;
}

/** The work items of a repository as their files describe them. */
export interface Work {
  /** The last receipt of each item, in the order in which their runs began. */
  readonly receipts: readonly Receipt[];
  /** Integration branches that exist. */
  readonly branches: readonly string[];
  /** Whether a run is active on this machine. */
  readonly isRunning: boolean;
  /** Why the work tree may hold files of before and after a change: a run with `inPlace` was killed while it updated it. */
  readonly checkoutOpen?: string;
}

/**
 * Reads the receipts of work items. Changes nothing: the next run completes an update of the work tree that was
 * interrupted.
 *
 * @throws {@link ContractError} The journal or a receipt is damaged.
 */
export async function readWork(options: ReadWorkOptions = {}): Promise<Work> {
  const { receipts, branches, isRunning, checkoutOpen } = await readWorkStatus(options.plan, hostOf(options));
  const work = { receipts, branches: [...branches], isRunning };
  return checkoutOpen === undefined ? work : { ...work, checkoutOpen };
}

/** Converts the receipt of an item that landed into an in-toto Statement v1 with SLSA provenance v1. Pure. */
export function buildProvenance(receipt: Receipt): Record<string, unknown> {
  return provenanceOf(receipt);
}
