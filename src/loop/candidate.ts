/**
 * How a run records what was proposed.
 * Invariant: every candidate is in the decision log, those too that never come to a test: a claim says how many were
 * tried, not only how many passed.
 */

import { sha256 } from '../base/hash.ts';
import { medianOfAscending } from '../base/median.ts';
import { normalDigest } from '../base/normal-diff.ts';
import { recordedPaths } from '../base/recorded-paths.ts';
import { decideEffort } from '../decision/effort.ts';
import { POLICIES } from '../decision/policies/registry.ts';
import type { CandidateRecord } from '../decision/records.ts';
import type { Change } from '../engine/boundaries/change.ts';
import type { DecisionDraft, DecisionLog } from '../engine/log/decision-log.ts';

type Draft = Extract<DecisionDraft, { kind: 'candidate' }>;

/** What is known of a candidate besides its change. */
export type CandidateFacts = Pick<Draft, 'id' | 'proposer'> &
  Partial<Pick<CandidateRecord, 'purpose' | 'size' | 'usd' | 'released' | 'reverts' | 'margin' | 'claimed'>> & {
    /** Why it is not tested; absent: it is. */
    readonly refused?: { readonly code: string; readonly reason: string } | undefined;
  };

/** The id of an iteration's candidate; `prefix` says which test of it this is, and precedes the names of its logs. */
export function candidateId(iteration: number, prefix = ''): string {
  return prefix === '' ? `iteration ${iteration}` : `iteration ${iteration}, ${prefix.replace(/-$/, '')}`;
}

/** The iteration whose candidate a task tests; null: it tests none. */
export function iterationOf(task: string): string | null {
  return /^iteration (\d+)(?:,|$)/.exec(task)?.[1] ?? null;
}

/**
 * Records a candidate; `change`: undefined where nothing was captured. Its diff is digested as its file has it: with the
 * agent's keys redacted.
 */
export function recordCandidate(
  decisionLog: Pick<DecisionLog, 'append' | 'session'>,
  change: Pick<Change, 'tree' | 'diff' | 'diffLines' | 'changes'> | undefined,
  {
    purpose = 'candidate',
    size = null,
    usd = null,
    released = null,
    reverts = null,
    margin,
    claimed,
    refused,
    ...named
  }: CandidateFacts,
): void {
  const { tree = '', diff = '', diffLines = 0, changes = [] } = change ?? {};
  const { paths, more } = recordedPaths(changes.map(({ path }) => path));
  decisionLog.append({
    ...{ kind: 'candidate', ...named, parent: decisionLog.session.incumbent, tree, purpose },
    diff_digest: sha256(diff),
    normal_digest: normalDigest(diff),
    diff_lines: diffLines,
    touched_paths: [...paths],
    ...(more === 0 ? {} : { more_paths: more }),
    ...{ size, usd, released, reverts },
    ...(margin === undefined ? {} : { margin }),
    ...(claimed === undefined ? {} : { claimed }),
    refused: refused === undefined ? null : { code: refused.code, reason: refused.reason },
  });
}

/**
 * Lets `effort = "auto"` follow what proposals and evaluations took so far. `proposalMs`: what agents took, the median in
 * milliseconds; undefined where nobody knows, and then nothing changes.
 */
export function followCosts(decisionLog: DecisionLog, proposalMs: number | undefined): void {
  const { policy } = decisionLog.session;
  if (proposalMs === undefined) return;
  if (policy === null || !POLICIES[policy].boundsErrors) return;
  const costs = { proposalMs, evaluationMs: medianOfAscending(decisionLog.evaluationMs) ?? 0 };
  decisionLog.useEffort(decideEffort(decisionLog.runHeader.settings.effort, costs));
}
