/**
 * Named points of a run at which a test can kill it, make it fail or hold it up.
 * Invariant: a point does nothing unless the supervisor's own environment names it in AUTORIZE_FAULT; agents get none
 * of that environment. `AUTORIZE_FAULT=NAME:kill`, `NAME:throw` or `NAME:delay`, with `:3` for the third time that it
 * is passed; AUTORIZE_FAULT_LOG names a file that every point which is passed is written to.
 */
import { appendFileSync } from 'node:fs';

/** Every point of an experiment's run; a test passes each of them and breaks the run there. */
export const FAULT_POINTS = [
  ...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
  ...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
  ...['journal:before-note', 'journal:after-note'],
  ...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
  ...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
  ...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
  ...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
  ...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
  ...['command:after-scratch', 'command:before-start', 'command:after-end'],
  ...['capture:before', 'capture:after-tree', 'capture:after-diff'],
  ...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
  ...['judge:after-aside', 'judge:after-passing-on'],
  ...['evaluation:after-mark', 'evaluation:after-record'],
  ...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
  ...['recover:before', 'recover:after-swap'],
  ...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
  ...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
  ...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
  ...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
] as const;

/** Those of a run that hands over its accepted changes in groups. */
export const HANDOVER_POINTS = [
  ...['group:after-plan', 'group:after-begin', 'group:after-record', 'group:after-branch'],
] as const;

/** Those where commands see layers. */
export const LAYER_POINTS = [
  ...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
  ...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
] as const;

/** Those where prepared environments of an earlier run are used, or removed. */
export const LATER_LAYER_POINTS = ['layers:after-digest', 'layers:after-gone'] as const;

/** Those of prepared environments that are saved for another machine, and restored there. */
export const SAVED_LAYER_POINTS = [
  ...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
  ...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
] as const;

/** Those of an experiment whose commands have a limit of memory that control groups hold. */
export const MEMORY_POINTS = ['memory:before-note', 'memory:after-note', 'memory:after-group'] as const;

/** Those where the base has Git LFS files or submodules. */
export const EXTERNAL_POINTS = [
  ...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
  ...['external:after-files', 'workspace:after-external'],
] as const;

/** Those of work items besides. */
export const WORK_FAULT_POINTS = [
  ...['landing:after-receipt', 'landing:after-record'],
  ...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
] as const;

/** Those of an experiment that is archived. */
export const ARCHIVE_POINTS = [
  ...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
  ...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
] as const;

/** Those of records that are fetched from a remote. */
export const PULL_POINTS = [
  ...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
  ...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
] as const;

/** Those of an attempt of a wave. */
export const WAVE_POINTS = ['attempt:before-rename', 'attempt:after-rename'] as const;

/** Those of a rejection that is a commit on top of a branch that others have. */
export const REJECT_POINTS = ['reject:after-decisions', 'reject:after-record', 'reject:after-state'] as const;

/** Those of leaving accepted changes out. */
export const DISTIL_POINTS = ['distil:after-begin', 'distil:after-effect'] as const;

export type FaultPoint =
  | (typeof FAULT_POINTS)[number]
  | (typeof HANDOVER_POINTS)[number]
  | (typeof LAYER_POINTS)[number]
  | (typeof LATER_LAYER_POINTS)[number]
  | (typeof SAVED_LAYER_POINTS)[number]
  | (typeof MEMORY_POINTS)[number]
  | (typeof EXTERNAL_POINTS)[number]
  | (typeof WORK_FAULT_POINTS)[number]
  | (typeof ARCHIVE_POINTS)[number]
  | (typeof PULL_POINTS)[number]
  | (typeof WAVE_POINTS)[number]
  | (typeof REJECT_POINTS)[number]
  | (typeof DISTIL_POINTS)[number]
  /** Of a mission whose sessions work in layers: the workspace follows the branch, or gets what a session left. */
  | `mission:${'after-follow' | 'amid-placing' | 'after-placing'}`;

/** Those that only a mission passes. */
export const MISSION_POINTS = [
  ...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
  ...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
  ...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
  ...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
  ...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
  ...['mission:after-recovery', 'mission:after-close'],
  ...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
] as const;

export type MissionPoint = (typeof MISSION_POINTS)[number];

const DELAY_MS = 250;
const passed = new Map<string, number>();

/** Does what the environment wants done at this point: nothing, as a rule. */
export function faultPoint(name: FaultPoint | MissionPoint): void {
  const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
  if (wanted === undefined && log === undefined) return;
  // Of each fault that is wanted again: one process may make several runs.
  const counted = `${wanted} ${name}`;
  const times = (passed.get(counted) ?? 0) + 1;
  passed.set(counted, times);
  if (log !== undefined) appendFileSync(log, `${name}\n`);
  const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
  if ((point !== name && wanted !== '*:delay') || times !== Number(nth)) return;
  if (action === 'kill') process.kill(process.pid, 'SIGKILL');
  if (action === 'throw') throw new Error(`a fault was asked for at ${name}`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}
