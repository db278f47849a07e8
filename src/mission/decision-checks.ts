import type { Evaluator, MissionContract } from '../settings/mission-contract.ts';
import { type Comparison, isFaithful, isRollBack } from './comparison.ts';
import { decideCandidate, type Policy, type Verdict } from './decide.ts';
import { parseVerdict } from './evaluator-output.ts';
import { isAccepted, type LedgerEntry, type MissionState } from './ledger.ts';
import type { SessionTurn } from './session-turn.ts';

/** Decides again by what was recorded, and says what does not follow. */
export function checkDecisions({ entries, turns, launch }: MissionState): string[] {
  const { contract } = launch;
  const issues: string[] = [];
  const scores = new Map<string, number | null>();
  let kept: Kept = { commit: launch.baseline_commit, score: null };
  for (const [index, entry] of entries.entries()) {
    const { iteration } = entry;
    if (iteration !== index) issues.push(`iteration ${iteration} stands where ${index} comes next`);
    // What is called a baseline is decided by nothing.
    const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
    if (isBaseline && index > 0) issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
    if (!isBaseline && index === 0) issues.push(`iteration ${iteration} comes first, without a baseline before it`);
    if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
      issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
    }
    issues.push(...checkEntry(entry, { kept, contract }), ...checkSubmission(entry, turns[index]));
    if (isAccepted(entry)) scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
    if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
      issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
    }
    kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
  }
  return issues;
}

/** What is wrong with an intent that has no entry yet, besides what is wrong with the entry that it becomes. */
export function checkIntent({ open, lastAcceptedCommit }: MissionState): string[] {
  const intent = open?.intent;
  if (intent === undefined) return [];
  const { iteration, from, to, draft } = intent;
  const issues: string[] = [];
  if (draft.iteration !== iteration) issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
  if (from !== lastAcceptedCommit) {
    issues.push(
      `the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`,
    );
  }
  if (to !== draft.kept_commit) {
    issues.push(
      `the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`,
    );
  }
  return issues;
}

/** The last kept commit before an entry, and its score. */
interface Kept {
  readonly commit: string;
  readonly score: number | null;
}

/** Whether an entry takes the branch back to an earlier kept commit. */
export function isTakingBack({ decision, comparison }: LedgerEntry): boolean {
  return decision === 'discard' && isRollBack(comparison);
}

function checkEntry(
  entry: LedgerEntry,
  { kept, contract }: { readonly kept: Kept; readonly contract: MissionContract },
): string[] {
  const { evaluator } = contract;
  const { iteration, decision, evaluator: evaluation, comparison } = entry;
  const issues: string[] = [];
  if (entry.base_commit !== kept.commit) {
    issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
  }
  if (comparison !== undefined && !isFaithful(comparison, evaluator.direction)) {
    issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
  }
  if (evaluation !== null && !isPrinted(evaluation, contract)) {
    issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
  }
  if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
    const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
    if (again.decision !== decision) {
      issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
    }
  }
  if (evaluation === null && decision === 'keep') issues.push(`iteration ${iteration} is kept without an evaluation`);
  const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
  if (entry.kept_commit !== expected && !isTakingBack(entry)) {
    issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
  }
  return issues;
}

/** Whether an entry says what its session submitted; that of an iteration that was broken off says nothing of it. */
function checkSubmission(
  { iteration, candidate_status: status, description }: LedgerEntry,
  turn: SessionTurn | undefined,
): string[] {
  const submitted = turn?.submitted;
  if (submitted === undefined || status === null) return [];
  const isSame =
    'candidate' in submitted &&
    submitted.candidate.status === status &&
    submitted.candidate.description === description;
  return isSame ? [] : [`iteration ${iteration} says another thing than what its session submitted`];
}

// What is longer was cut, and says nothing any more.
const WHOLE_CHARS = 16_000;

/** Whether a verdict is one that a run records: of a guard that failed, or what the evaluator printed, where all of that is known. */
function isPrinted(
  { command, status, stdout, pass, score }: NonNullable<LedgerEntry['evaluator']>,
  { evaluator, guards }: MissionContract,
): boolean {
  if (status === 'error') return pass === null && score === null;
  if (pass !== (status === 'pass')) return false;
  if (status === 'fail' && score === null && guards.some((guard) => guard.command === command)) return true;
  if (command !== evaluator.command) return false;
  if (stdout.length > WHOLE_CHARS) return true;
  const verdict = parseVerdict(stdout);
  return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}

/** What was compared is decided by that; what passes and was not compared is never kept. */
function decideAgain(
  comparison: Comparison | undefined,
  evaluation: NonNullable<LedgerEntry['evaluator']>,
  policy: Policy & Pick<Evaluator, 'decision'>,
): Verdict {
  const verdict = decideCandidate(evaluation, policy);
  if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null) return verdict;
  if (comparison === undefined) return { decision: 'discard', reason: 'it was not compared' };
  return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}

/** The kept commits that the branch still holds, oldest first: those that were taken back are not among them. */
export function survivingAcceptances(entries: readonly LedgerEntry[]): LedgerEntry[] {
  let accepted: LedgerEntry[] = [];
  for (const entry of entries) {
    if (isTakingBack(entry)) {
      accepted = accepted.slice(
        0,
        accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1,
      );
    } else if (entry.decision === 'keep') accepted.push(entry);
  }
  return accepted;
}
