import { join } from 'node:path';
import type { Verified } from '../base/finding.ts';
import type { Waiting } from '../base/waiting.ts';
import type { MissionState } from '../mission/ledger.ts';
import { readMissionStatus } from '../mission/look.ts';
import { buildManifest } from '../mission/manifest.ts';
import type { MissionEvent as LoopEvent } from '../mission/mission-journal.ts';
import { type MissionPaths, pathsOf, RESULTS } from '../mission/store.ts';
import { verifyMission as verifyMissionOn } from '../mission/verify.ts';
import { runMissionLeavingStatus } from '../status/leaving-mission.ts';
import type { RiskOptions, Sandbox } from './agent-options.ts';
import { requireOptions } from './check-options.ts';
import { type CancelOptions, type HostOptions, hostOf } from './host-options.ts';
import type { LedgerEntry, MissionManifest } from './records.ts';

/** Options of {@link runMission}: `missionDir` launches a mission, `resume` continues one. Give exactly one of the two. */
export type MissionOptions = MissionLaunch | MissionResume;

/** Options that launch a mission. */
export interface MissionLaunch extends MissionRunOptions {
  /** Folder that holds `mission.md` and `sandbox.md`, relative to `cwd` or absolute. */
  readonly missionDir: string;
  readonly resume?: never;
}

/** Options that resume a mission. */
export interface MissionResume extends MissionRunOptions {
  /** Run id of the mission to resume. It keeps the limits it was started with. */
  readonly resume: string;
  readonly missionDir?: never;
}

/** Options of every run of a mission. */
export interface MissionRunOptions extends HostOptions, CancelOptions, RiskOptions {
  /**
   * Command line of the agent, for a mission whose front matter names none.
   * @defaultValue the command of the launch; at a launch `RCS_AGENT_COMMAND`, else the preset `codex`
   */
  readonly agentCommand?: string;
  /**
   * Further arguments of the agent.
   * @defaultValue `[]`
   */
  readonly agentArgs?: readonly string[];
  /**
   * Most iterations; 0 for no limit.
   * @defaultValue `iteration.max_iterations` of the front matter
   */
  readonly maxIterations?: number;
  /**
   * How long sessions may take in total from now, in milliseconds.
   * @defaultValue none
   */
  readonly timeBudgetMs?: number;
  /**
   * What sessions may cost in total, in US dollars above 0. The smaller of this and `budget.usd` of the front matter holds.
   * @defaultValue `budget.usd` of the front matter
   */
  readonly budgetUsd?: number;
  /**
   * Sandbox of the agent for this run.
   * @defaultValue `agent.sandbox` of the front matter
   */
  readonly sandbox?: Sandbox;
  /**
   * Receives progress while the run goes on. What it throws ends the run.
   * @defaultValue none
   */
  readonly onEvent?: (event: MissionEvent) => void;
}

/** Progress of a mission. */
export type MissionEvent =
  | {
      readonly kind: 'started';
      readonly runId: string;
      /** Branch that accepted changes go to. */
      readonly branch: string;
      /** Whether it continues an earlier run. */
      readonly resumed: boolean;
      /** Sandbox in force, e.g. `bubblewrap`. */
      readonly sandbox: string;
      /** Globs that no change may touch, each with the reason. */
      readonly protectedFiles: readonly { readonly glob: string; readonly why: string }[];
      /** What you should know, one sentence each. */
      readonly notes: readonly string[];
    }
  | {
      /** A session of the agent begins. */
      readonly kind: 'session';
      readonly iteration: number;
    }
  | {
      /** An iteration waits for its model, which is at its limit or does not answer. */
      readonly kind: 'waiting';
      readonly iteration: number;
      /** Null: it waits no longer. */
      readonly waiting: Waiting | null;
    }
  | {
      /** An iteration is over, and its entry is on the disk. */
      readonly kind: 'recorded';
      readonly entry: LedgerEntry;
    }
  | {
      /** A confirmation is over. */
      readonly kind: 'claimed';
      /** What was measured, in one sentence. */
      readonly sentence: string;
      /** Whether the improvement is confirmed. */
      readonly confirmed: boolean;
      /** Iteration after which it was made; absent at the end of the run. */
      readonly after?: number;
    }
  | {
      readonly kind: 'note';
      /** What you should know, in one sentence. */
      readonly note: string;
    }
  | ({
      /** The last event. */
      readonly kind: 'stopped';
    } & MissionStop);

/** Why a mission stopped. */
export interface MissionStop {
  /** A mission that is `stopped` can be resumed; one that is `completed` or `failed` cannot. */
  readonly status: 'stopped' | 'completed' | 'failed';
  /** The reason, in one sentence without a full stop. */
  readonly reason: string;
  /**
   * Set if no agent can work: `agent` needs a person, e.g. since the key was refused; `rate_limited` ends by itself.
   */
  readonly cause?: 'agent' | 'rate_limited';
  /** When the limit of the model ends, in ISO 8601, if that is known. */
  readonly until?: string;
  /** Of that limit: no session of the run has worked. */
  readonly hasNeverWorked?: true;
}

/** Result of {@link runMission}. */
export interface MissionResult {
  /** Run id, for {@link readMission}, {@link verifyMission} and `resume`. */
  readonly runId: string;
  /** Why the run stopped. */
  readonly stop: MissionStop;
  /** `manifest.json` at the end. */
  readonly manifest: MissionManifest;
  /** Every entry of `iteration-ledger.json`, oldest first. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * Runs a mission: an agent works in a worktree of its own and commits, the evaluator judges each session, and accepted
 * commits stay. Each entry is on the disk before you hear of it, so a killed run can be resumed.
 *
 * @example
 * ```ts
 * const { runId, stop } = await runMission({ missionDir: 'missions/faster-parser' });
 * if (stop.status === 'stopped') await runMission({ resume: runId });
 * ```
 * @throws {@link UsageError} An option is out of range. Nothing was written.
 * @throws {@link ContractError} `mission.md`, `sandbox.md` or the journal is not valid.
 * @throws {@link PreconditionError} Repository, branch or sandbox do not allow a run, or the mission cannot be resumed.
 * @throws {@link AutorizeError} With `code` `locked` (another run is active), `disk_full`, `tampered` or `lock_lost`.
 */
export async function runMission(options: MissionOptions): Promise<MissionResult> {
  requireOptions(options);
  const { cwd: _cwd, env: _env, missionDir, resume, onEvent = () => undefined, ...rest } = options;
  const host = hostOf(options);
  const emit = (event: LoopEvent): void => onEvent(publicEvent(event));
  const request = { ...rest, onEvent: emit };
  const { runId, stop, state } = await runMissionLeavingStatus(
    resume === undefined ? { mode: 'launch', missionDir, ...request } : { mode: 'resume', runId: resume, ...request },
    host,
  );
  const { entries } = state;
  return { runId, stop, manifest: manifestOf(pathsOf(runId, host), state), entries };
}

function publicEvent(event: LoopEvent): MissionEvent {
  switch (event.kind) {
    case 'started': {
      const { kind, state, sandbox, resumed, protects: protectedFiles, notes } = event;
      const { run_id: runId, branch_name: branch } = state.launch;
      return { kind, runId, branch, resumed, sandbox, protectedFiles, notes };
    }
    case 'recorded':
      return { kind: event.kind, entry: event.entry };
    case 'stopped':
      return { kind: event.kind, ...event.stop };
    default:
      return event;
  }
}

function manifestOf({ files }: MissionPaths, state: MissionState): MissionManifest {
  return buildManifest(state, { ...files, results_file: join(state.launch.worktree_path, RESULTS) });
}

/** Options of {@link verifyMission}. */
export interface VerifyMissionOptions extends HostOptions, CancelOptions {
  /** Run id of the mission. */
  readonly runId: string;
  /**
   * Whether to confirm the improvement in new pairs of evaluations. That runs the evaluator and is recorded; it needs
   * `evaluator.decision` in the front matter.
   * @defaultValue `false`
   */
  readonly rescore?: boolean;
}

/**
 * Checks the records of a mission against each other and against git, and recomputes its decisions. It takes no lock, so
 * it may look at a run that is active.
 *
 * @throws {@link PreconditionError} There is no such run, or its journal cannot be read.
 */
export async function verifyMission(options: VerifyMissionOptions): Promise<Verified> {
  const { cwd: _cwd, env: _env, runId: name, ...request } = options;
  return verifyMissionOn({ name, ...request }, hostOf(options));
}

/** Options of {@link readMission}. */
export interface ReadMissionOptions extends HostOptions {
  /** Run id of the mission. */
  readonly runId: string;
}

/** A mission as its files describe it. */
export interface Mission {
  /** `manifest.json`, built from the records. */
  readonly manifest: MissionManifest;
  /** Every entry of `iteration-ledger.json`, oldest first. */
  readonly entries: readonly LedgerEntry[];
  /** Whether a run of it is active on this machine. */
  readonly isRunning: boolean;
  /** What is wrong with the files, one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Reads a mission from its files. It writes nothing, takes no lock and starts nothing; records that can be read are
 * returned even if others are damaged.
 *
 * @throws {@link PreconditionError} There is no such run, or no record of it can be read.
 */
export function readMission(options: ReadMissionOptions): Mission {
  const paths = pathsOf(options.runId, hostOf(options));
  const { state, isRunning, problems } = readMissionStatus(paths);
  return { manifest: manifestOf(paths, state), entries: state.entries, isRunning, problems };
}
