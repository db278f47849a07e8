/**
 * What a run asks about a change: what it holds, whether boundaries allow it, how it fits onto the branch head.
 * Invariant: everything is read from the private store, within `capture.timeout`, and ends when the run is interrupted.
 */
import type { Size } from '../../decision/size.ts';
import { describeConflict, reapply, SAME_CHANGE } from '../../engine/acceptance/reapplication.ts';
import { decideAdmission } from '../../engine/boundaries/boundaries.ts';
import { type Change, type Compared, readChangeWithin } from '../../engine/boundaries/change.ts';
import { findKeyInChange } from '../../engine/boundaries/secrets-in-change.ts';
import { shadowableOf } from '../../engine/boundaries/shadowable.ts';
import { sizeOfTree } from '../../engine/boundaries/tree-size.ts';
import { captureLimits } from '../../engine/workspace/capture-settings.ts';
import { captureReason } from '../../engine/workspace/workspace.ts';
import { learnInstalled } from './evaluator.ts';
import type { RunSettings } from './run-state.ts';
import { saveCandidate, saveQuarantined } from './stored-change.ts';
import { INTERRUPTED } from './turn.ts';

/** How an iteration ends without a change. */
export interface Unread {
  readonly kind: 'ended';
  readonly outcome: 'killed' | 'denied' | 'discarded';
  readonly notes: string;
  /** It does not fit onto what was accepted meanwhile. */
  readonly isConflict?: true;
}

type ReadChange = { readonly kind: 'read'; readonly change: Change } | Unread;

export interface Changes {
  readonly read: (compared: Compared) => Promise<ReadChange>;
  /** Reads a change that no agent made, however long that takes; undefined: the run was interrupted. */
  readonly readOwn: (compared: Compared) => Promise<Change | undefined>;
  /** Brings a change from its base onto the branch head. */
  readonly bringOnto: (
    branchHead: string,
    change: { readonly base: string; readonly tree: string },
  ) => Promise<ReadChange>;
  /**
   * Checks a change against the boundaries, and for keys of the agent; `reason`: why it is denied, if it is.
   * `workspace`: the number of one in which nothing runs.
   */
  readonly check: (
    change: Change,
    workspace: number,
  ) => Promise<{ readonly kind: 'checked'; readonly reason: string | undefined } | { readonly kind: 'cancelled' }>;
  /** The declared size of the tree before and after; null where only the evaluator knows it. */
  readonly sizes: (before: string, after: string) => Promise<Size | null>;
  /** The change as its file has it: without the agent's keys. */
  readonly redact: (change: Change) => Change;
  /** Saves a candidate that may be evaluated again, in the folder of its iteration; without room the run continues. */
  readonly saveCandidate: (folder: string, change: Change) => Promise<void>;
  /** Saves a quarantined change in the folder of its iteration; gives its commit. */
  readonly saveQuarantined: (folder: string, change: Change) => Promise<string>;
}

type Settings = Pick<RunSettings, 'config' | 'privateArea' | 'protectedFiles' | 'secrets' | 'signal'>;

/** `note` gets what is odd and ends nothing. */
export function openChanges(settings: Settings, note: (note: string) => void): Changes {
  const { config, privateArea, secrets, signal } = settings;
  const { store } = privateArea;
  const bounds = { timeoutMs: captureLimits(config.capture).timeoutMs, signal };
  const read = async (compared: Compared): Promise<ReadChange> => {
    const found = await readChangeWithin(store, compared, bounds);
    if (found.kind === 'read') return found;
    return found.kind === 'cancelled'
      ? { kind: 'ended', outcome: 'killed', notes: INTERRUPTED }
      : { kind: 'ended', outcome: 'denied', notes: captureReason(found) };
  };
  return {
    read,
    readOwn: async (compared) => {
      const found = await readChangeWithin(store, compared, { signal });
      return found.kind === 'read' ? found.change : undefined;
    },
    bringOnto: async (branchHead, change) => {
      const applied = await reapply(store, { ...change, branchHead });
      if (applied.kind === 'conflict') {
        return { kind: 'ended', outcome: 'discarded', notes: describeConflict(applied.paths), isConflict: true };
      }
      const moved = await read({ from: branchHead, tree: applied.tree });
      if (moved.kind === 'ended' || moved.change.changes.length > 0) return moved;
      return { kind: 'ended', outcome: 'discarded', notes: SAME_CHANGE };
    },
    check: async (change, workspace) => {
      if (change.changes.some(({ status }) => status !== 'M' && status !== 'D')) {
        const remark = await learnInstalled(settings, workspace);
        if (remark !== undefined) note(remark);
      }
      const admission = decideAdmission(change, rulesOf(settings));
      const found = await findKeyInChange(store.git, { change, search: secrets }, bounds);
      if (found.kind === 'cancelled') return found;
      const reasons = [
        ...(admission.kind === 'denied' ? admission.reasons : []),
        ...(found.leaked === undefined ? [] : [found.leaked]),
      ];
      return { kind: 'checked', reason: reasons.length === 0 ? undefined : reasons.join('; ') };
    },
    sizes: async (before, after) => {
      const { size } = config.objective;
      if (typeof size === 'object') return null;
      return { of: size, before: await sizeOfTree(store, before, size), after: await sizeOfTree(store, after, size) };
    },
    redact: (change) => ({ ...change, diff: secrets.redact(change.diff) }),
    saveCandidate: (folder, change) => saveCandidate(store, folder, change),
    saveQuarantined: (folder, change) => saveQuarantined(store, folder, change),
  };
}

function rulesOf({ config, protectedFiles, privateArea }: Settings): Parameters<typeof decideAdmission>[1] {
  const { allow_paths, enforce_allow, deny_paths, permit, max_files, max_diff_lines } = config.boundaries;
  return {
    allowPaths: allow_paths,
    enforceAllow: enforce_allow,
    denyPaths: deny_paths,
    protectedPaths: protectedFiles.globs,
    shadowable: shadowableOf(protectedFiles, privateArea.parentEnv),
    protectKey: 'objective.protect',
    autoloaded: 'denied',
    programs: privateArea.programs,
    permit,
    maxFiles: max_files,
    maxDiffLines: max_diff_lines,
  };
}
