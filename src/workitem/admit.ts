/**
 * What a change has to be for an item to land.
 * Invariant: pure. A run asks it of what an agent left; of a landing that came from elsewhere it is asked again.
 */

import { normalPath } from '../base/repository-path.ts';
import { quoted } from '../base/text.ts';
import { type BoundaryRules, decideAdmission } from '../engine/boundaries/boundaries.ts';
import type { Change } from '../engine/boundaries/change.ts';
import type { WorkItem } from '../settings/work-plan.ts';
import { type AdmissionVerdict, checkAdmission, checkDuplicate, type RunCapsule } from './admission.ts';
import { type Artifact, artifactType } from './deltas.ts';
import type { TreeState } from './state-hash.ts';

/** What a plan and the user's git say of changes. */
export interface WorkRuleSettings {
  /** Globs that are taken off the list of what no change may touch. */
  readonly permit: readonly string[];
  /** Files and folders that the user's own git runs or loads. */
  readonly programs: readonly string[];
}

/** The boundaries of every item, sizes aside. */
export function workRules({ permit, programs }: WorkRuleSettings): Omit<BoundaryRules, 'maxFiles' | 'maxDiffLines'> {
  return {
    ...{ allowPaths: [], enforceAllow: false, denyPaths: [], permit, programs },
    ...{ protectedPaths: [], protectKey: '', autoloaded: 'open' },
  };
}

interface AdmissionSettings extends WorkRuleSettings {
  /** Denies a run whose operations cannot be counted. */
  readonly requiresToolTrace: boolean;
}

/** Files that a state has not, quoted. */
export function missingPaths(paths: readonly string[] | undefined, { entries }: TreeState): string[] {
  if (paths === undefined || paths.length === 0) return [];
  const there = new Set(entries.map(({ path }) => path));
  return paths.filter((path) => !there.has(normalPath(path) ?? '')).map((path) => quoted(path, 200));
}

export function artifactsOf({ changes }: Change, { entries }: TreeState): Artifact[] {
  const hashes = new Map(entries.map(({ path, hash }) => [path, hash]));
  return changes.map((each) => {
    const isGone = each.status === 'D';
    return {
      path: each.path,
      type: artifactType(each),
      mode: isGone ? null : each.newMode,
      content_hash: hashes.get(each.path) ?? null,
      git_blob: isGone ? null : each.newId,
    };
  });
}

interface Admitting {
  readonly item: WorkItem;
  readonly capsule: RunCapsule;
  readonly change: Change;
  readonly hash: string;
  /** Receipts by the state that they ended in, of when the level of the item began. */
  readonly history: ReadonlyMap<string, string>;
}

/** The contract's rules in its order; between the third and the fourth, what no change may touch. */
export function admit(
  { requiresToolTrace, ...asked }: AdmissionSettings,
  { item, capsule, change, hash, history }: Admitting,
): AdmissionVerdict {
  const { max_files: maxFiles, max_tool_ops: maxToolOps, max_delta_size: maxDeltaSize } = item.constraints;
  const limits = { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace };
  const admitted = checkAdmission(capsule, limits);
  if (!admitted.ok) return admitted;
  const sizes = { maxFiles: undefined, maxDiffLines: undefined };
  const boundaries = decideAdmission(change, { ...workRules(asked), ...sizes });
  const reasons = boundaries.kind === 'denied' ? [...boundaries.reasons] : [];
  for (const { path } of change.changes) {
    if (/\p{Cs}/u.test(path)) reasons.push(`${quoted(path, 200)} has a name that is no UTF-8`);
  }
  if (reasons.length > 0) return { ok: false, reason: reasons.join('; ').replaceAll('boundaries.permit', 'permit') };
  return checkDuplicate(hash, history);
}
