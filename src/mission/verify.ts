/**
 * Whether a run is what its files say: chain, records, branch, and the files that follow from them.
 * Invariant: nothing is written but a folder of our own that is removed again; no lock is taken, so what is looked at of
 * a run that is at work is one moment of it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { auditRecords } from '../attempt/decide/audit.ts';
import { type Finding, findingsOf } from '../base/finding.ts';
import type { Git } from '../kernel/git.ts';
import { readRef } from '../kernel/git-store.ts';
import { openRefs } from '../kernel/user-repository.ts';
import type { Evaluator } from './contract.ts';
import { decideCandidate, type Policy, type Verdict } from './decide.ts';
import { refOf } from './kept-candidate.ts';
import { buildLedger, type LedgerEntry, type MissionState } from './ledger.ts';
import { lookAtMission } from './look.ts';
import { buildManifest } from './manifest.ts';
import { renderResults } from './results.ts';
import { type MissionPlace, RESULTS, shownPath } from './store.ts';

export interface VerifiedMission {
  readonly findings: readonly Finding[];
  /** True when nothing is wrong; what could not be checked is among the findings. */
  readonly isSound: boolean;
}

/** Checks a run. */
export async function verifyMission(place: MissionPlace): Promise<VerifiedMission> {
  const { state, problems } = lookAtMission(place);
  const folder = mkdtempSync(join(tmpdir(), 'autorize-verify-'));
  try {
    const { refs } = openRefs(place.repository, folder);
    const findings = [
      ...findingsOf('journal.jsonl', problems, 'its chain is unbroken'),
      ...findingsOf('decisions', checkDecisions(state), 'each follows from its evaluation and the keep policy'),
      ...(await checkComparisons(refs, state)),
      ...findingsOf('branch', await checkBranch(refs, state), `at the last kept commit, ${state.lastKeptCommit}`),
      ...checkFiles(place, state),
    ];
    return { findings, isSound: findings.every(({ kind }) => kind !== 'wrong') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Decides again on what was compared in pairs, by the raw scores. */
async function checkComparisons(refs: Git, state: MissionState): Promise<Finding[]> {
  if (state.launch.contract.evaluator.decision === undefined || state.evidence.length === 0) return [];
  const { differences, notes, state: replayed } = auditRecords({ records: state.evidence });
  const flaws = differences.map(({ record, message }) => `record ${record} of the comparisons: ${message}`);
  const args = ['rev-parse', '--verify', '--quiet', `${state.lastKeptCommit}^{tree}`];
  const { stdout } = await refs(args, { allowed: [0, 1, 128] });
  const tree = stdout.toString().trim();
  if (tree !== '' && replayed !== undefined && replayed.session.incumbent !== tree) {
    flaws.push(`the comparisons keep the tree ${replayed.session.incumbent}; the last kept commit has ${tree}`);
  }
  const unchecked = notes.map((detail) => ({ kind: 'unchecked', what: 'comparisons', detail }) as const);
  return [...findingsOf('comparisons', flaws, 'each decision follows from the raw scores of its pairs'), ...unchecked];
}

/** Decides again by what was recorded. */
function checkDecisions({ entries, launch }: MissionState): string[] {
  const { evaluator } = launch.contract;
  const flaws: string[] = [];
  let kept: Pick<LedgerEntry, 'kept_commit'> & { readonly score: number | null } = {
    kept_commit: launch.baseline_commit,
    score: null,
  };
  for (const entry of entries) {
    const { iteration, decision, evaluator: evaluation } = entry;
    if (entry.base_commit !== kept.kept_commit) {
      flaws.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.kept_commit}`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
      const again = decideAgain(entry, evaluation, { ...evaluator, lastKeptScore: kept.score });
      if (again.decision !== decision) {
        flaws.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
      }
    }
    const expected = decision === 'keep' ? entry.candidate_commit : kept.kept_commit;
    if (entry.kept_commit !== expected)
      flaws.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    if (decision === 'keep' || decision === 'baseline') {
      kept = { kept_commit: entry.kept_commit, score: evaluation?.score ?? null };
    }
  }
  return flaws;
}

/** What was compared in pairs is decided by them; what passes and was not compared is never kept. */
function decideAgain(
  { comparison }: LedgerEntry,
  evaluation: NonNullable<LedgerEntry['evaluator']>,
  policy: Policy & Pick<Evaluator, 'decision'>,
): Verdict {
  const verdict = decideCandidate(evaluation, policy);
  if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null) return verdict;
  if (comparison === undefined) return { decision: 'discard', reason: 'it was not compared' };
  const isKept = comparison.record.kind === 'decision' && comparison.record.kept;
  return { decision: isKept ? 'keep' : 'discard', reason: comparison.reason };
}

async function checkBranch(refs: Git, state: MissionState): Promise<string[]> {
  const { branch_name: branch, baseline_commit: baseline } = state.launch;
  const tip = await readRef(refs, refOf(state));
  if (tip === undefined) return [`${branch} is gone; put it back: git branch ${branch} ${state.lastKeptCommit}`];
  const flaws = tip === state.lastKeptCommit ? [] : [`${branch} is at ${tip}; the records say ${state.lastKeptCommit}`];
  let last = baseline;
  for (const { decision, kept_commit: commit, iteration } of state.entries) {
    if (decision !== 'keep') continue;
    const args = ['merge-base', '--is-ancestor', last, commit];
    const { exitCode } = await refs(args, { allowed: [0, 1, 128] });
    if (exitCode !== 0) flaws.push(`what iteration ${iteration} kept, ${commit}, does not descend from ${last}`);
    last = commit;
  }
  return flaws;
}

function checkFiles(place: MissionPlace, state: MissionState): Finding[] {
  const { files } = place;
  const results_file = join(state.launch.worktree_path, RESULTS);
  const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
  const checks: readonly (readonly [path: string, wanted: unknown])[] = [
    [files.manifest_file, buildManifest(state, { ...files, results_file })],
    [files.ledger_file, buildLedger(state)],
    ...(latest ? [[files.latest_evaluator_file, latest] as const] : []),
  ];
  return [
    ...checks.flatMap(([path, wanted]) =>
      findingsOf(shownPath(place, path), compare(path, wanted), 'as the records say'),
    ),
    ...checkResults(results_file, state),
  ];
}

function compare(path: string, wanted: unknown): string[] {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    // The records are typed with members that may be absent; on the disk those are not there.
    return isDeepStrictEqual(found, JSON.parse(JSON.stringify(wanted))) ? [] : ['it is not what the records say'];
  } catch (error) {
    return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function checkResults(path: string, state: MissionState): Finding[] {
  // A session can write there: it is a copy for its eyes.
  if (!existsSync(path)) return [{ kind: 'unchecked', what: RESULTS, detail: 'the worktree has none' }];
  const isSame = readFileSync(path, 'utf8') === renderResults(state.entries);
  return findingsOf(RESULTS, isSame ? [] : ['it is not what the records say'], 'as the records say');
}
