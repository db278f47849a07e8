/**
 * Whether a run is what its files say: chain, records, branch, and the files that follow from them.
 * Invariant: nothing is written but a folder of our own that is removed again; no lock is taken, so what is looked at of
 * a run that is at work is one moment of it. With `rescore` a run that nothing is wrong with is confirmed, too: that takes
 * the lock, and is recorded as a run does it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { auditRecords } from '../audit/audit.ts';
import { claimOutcome } from '../base/claim-outcome.ts';
import { type Finding, findingsOf } from '../base/finding.ts';
import { MAX_STATE_BYTES } from '../base/state-size.ts';
import { plural, printable } from '../base/text.ts';
import { checkSealedFiles } from '../engine/boundaries/file-list.ts';
import { examinePages } from '../engine/log/report-pages.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readRef } from '../kernel/refs.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { refOf } from './accepted-candidate.ts';
import { findAhead, findUncovered } from './branch-coverage.ts';
import { decisionOf } from './comparison.ts';
import { checkDecisions, checkIntent, isTakingBack, survivingKeeps } from './decision-checks.ts';
import { buildLedger, type MissionState, withBegunEntry } from './ledger.ts';
import { lookAtMission, type MissionLook } from './look.ts';
import { buildManifest } from './manifest.ts';
import { reconfirmMission } from './reconfirmation.ts';
import { renderResults } from './results.ts';
import { parseRunId, type RunName } from './run-name.ts';
import { iterationFolder, type MissionPlace, RESULTS, shownPath } from './store.ts';
import { readUntrusted } from './submitted-file.ts';

export interface VerifiedMission {
  readonly findings: readonly Finding[];
  /** True when nothing is wrong; what could not be checked is among the findings. */
  readonly isSound: boolean;
}

export interface VerifyMissionRequest {
  /** Confirms in fresh pairs what was kept by a policy. */
  readonly rescore?: { readonly host: Host; readonly signal: AbortSignal | undefined };
}

/** Checks a run; one that nothing is wrong with is confirmed, where that is asked for. */
export async function verifyMission(
  place: MissionPlace,
  { rescore }: VerifyMissionRequest = {},
): Promise<VerifiedMission> {
  const uncovered = existsSync(place.folder) ? [] : await verifyUncovered(place, parseRunId(place.runId));
  if (uncovered.length > 0) return { findings: uncovered, isSound: false };
  const look = lookAtMission(place);
  const findings = await checkAll(place, look);
  const isSound = findings.every(({ kind }) => kind !== 'wrong');
  if (rescore === undefined || !isSound) return { findings, isSound };
  const confirmed = await reconfirmMission(place, { state: look.state, ...rescore });
  return { findings: confirmed === undefined ? findings : [...findings, confirmed], isSound };
}

/** Branches of a run, or with the tag `*` of a mission, that no record here is of. */
export async function verifyUncovered(
  { repository }: Pick<MissionPlace, 'repository'>,
  name: RunName | undefined,
): Promise<Finding[]> {
  if (name === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'autorize-verify-'));
  try {
    return await findUncovered(openRefs(repository, folder).refs, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkAll(place: MissionPlace, look: MissionLook): Promise<Finding[]> {
  return [...(await checkRecords(place, look)), ...checkFiles(place, look.state)];
}

/** Chain, decisions and branch: what does not follow from the records by itself. */
export async function checkRecords(place: MissionPlace, look: MissionLook): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-verify-'));
  try {
    const { refs } = openRefs(place.repository, folder);
    return [...(await checkRecordsBy(refs, look)), ...(await findAhead(refs, look.state))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same for a branch that may be elsewhere. */
export async function checkRecordsBy(refs: Git, { state, problems }: MissionLook): Promise<Finding[]> {
  const made = (await readMade(refs, state)) ?? state;
  const begun = withBegunEntry(state) ?? state;
  const issues = [...checkDecisions(begun), ...checkIntent(state)];
  return [
    ...findingsOf('journal.jsonl', problems, 'its chain is unbroken'),
    ...findingsOf('decisions', issues, 'each follows from its evaluation and the keep policy'),
    ...(await checkComparisons(refs, begun)),
    ...findingsOf('branch', await checkBranch(refs, made), `at the last kept commit, ${made.lastKeptCommit}`),
  ];
}

/**
 * The state with an acceptance that the branch has and no entry yet: its run was killed in between. It is checked as the
 * entry that the next resume writes: whoever can write both must not get more accepted by them than by an entry.
 */
async function readMade(refs: Git, state: MissionState): Promise<MissionState | undefined> {
  const branchHead = await readRef(refs, refOf(state));
  return branchHead !== undefined && branchHead === state.open?.intent?.to ? withBegunEntry(state) : undefined;
}

/** Decides again on what was compared, by the raw scores, and adds up what is claimed. */
export async function checkComparisons(refs: Git, state: MissionState): Promise<Finding[]> {
  const { launch, evidence, claim, entries, lastKeptCommit } = state;
  if (launch.contract.evaluator.decision === undefined) return checkNoEvidence(evidence);
  if (evidence.length === 0) return [];
  const audited = auditRecords({ records: evidence, ...(claim === undefined ? {} : { summaryClaim: claim.sentence }) });
  const { differences, notes, decisions, evaluations, state: replayed } = audited;
  const issues = differences.map(({ record, message }) => `record ${record} of the comparisons: ${message}`);
  const last = { commit: lastKeptCommit, tree: replayed?.session.incumbent, what: 'the last kept commit' };
  const back = entries.flatMap(({ comparison, kept_commit: commit, iteration, ...entry }) =>
    comparison === undefined || !isTakingBack({ ...entry, comparison, kept_commit: commit, iteration })
      ? []
      : [{ commit, tree: decisionOf(comparison).incumbent, what: `what iteration ${iteration} goes back to` }],
  );
  for (const { commit, tree: decided, what } of [...back, last]) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
    const { stdout } = await refs(args, { allowed: [0, 1, 128] });
    const tree = stdout.toString().trim();
    if (tree === '' || decided === undefined || tree === decided) continue;
    issues.push(`the comparisons decide on the tree ${decided}; ${what} has ${tree}`);
  }
  const unchecked = notes.map((detail) => ({ kind: 'unchecked', what: 'comparisons', detail }) as const);
  const sound = `${plural(decisions, 'decision')} recomputed from ${plural(evaluations, 'evaluation')}`;
  return [...findingsOf('comparisons', issues, sound), ...unchecked];
}

/** A run without `evaluator.decision` compares nothing, and so claims nothing: it records the risks that it found alone. */
function checkNoEvidence(evidence: MissionState['evidence']): Finding[] {
  const kinds = new Set(evidence.map(({ kind }) => kind).filter((kind) => kind !== 'risk'));
  if (kinds.size === 0) return [];
  const detail = `the records hold ${[...kinds].join(', ')}; a run without evaluator.decision compares and claims nothing`;
  return [{ kind: 'wrong', what: 'comparisons', detail }];
}

async function checkBranch(refs: Git, state: MissionState): Promise<string[]> {
  const { baseline_commit: baseline } = state.launch;
  const branch = printable(state.launch.branch_name, 200);
  const branchHead = await readRef(refs, refOf(state));
  if (branchHead === undefined) return [`${branch} is gone; put it back: git branch ${branch} ${state.lastKeptCommit}`];
  const issues =
    branchHead === state.lastKeptCommit
      ? []
      : [`${branch} is at ${branchHead}; the records say ${state.lastKeptCommit}`];
  let last = baseline;
  for (const { kept_commit: commit, iteration } of survivingKeeps(state.entries)) {
    const descends = await isAncestor(refs, { base: last, branchHead: commit });
    if (!descends) issues.push(`what iteration ${iteration} kept, ${commit}, does not descend from ${last}`);
    last = commit;
  }
  return issues;
}

function checkFiles(place: MissionPlace, state: MissionState): Finding[] {
  const { files } = place;
  const results_file = join(state.launch.worktree_path, RESULTS);
  const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
  // A manifest has absolute paths: of where the repository is, or of where it was before somebody moved it.
  const manifests = [files, filesAtLaunch(place, state)].map((at) => buildManifest(state, { ...at, results_file }));
  const checks: readonly (readonly [path: string, ...wanted: readonly unknown[]])[] = [
    [files.manifest_file, ...manifests],
    [files.ledger_file, buildLedger(state)],
    ...(latest ? [[files.latest_evaluator_file, latest] as const] : []),
  ];
  return [
    ...checks.flatMap(([path, ...wanted]) =>
      findingsOf(shownPath(place, path), compare(path, wanted), 'as the records say'),
    ),
    ...checkResults(results_file, state),
    ...checkReports(place, state),
    ...checkIterationFiles(place, state),
  ];
}

/** The files of a run by the paths that they had where it was launched. */
function filesAtLaunch({ files, repository }: MissionPlace, { launch }: MissionState): MissionPlace['files'] {
  const there = (path: string): string => join(launch.repo_root, relative(repository.folder, path));
  return {
    instructions_file: there(files.instructions_file),
    manifest_file: there(files.manifest_file),
    ledger_file: there(files.ledger_file),
    latest_evaluator_file: there(files.latest_evaluator_file),
    candidate_file: there(files.candidate_file),
  };
}

/** Compares the files of iterations with what their entries cover, those of one that is still to be written among them. */
export function checkIterationFiles(place: MissionPlace, state: MissionState): Finding[] {
  const { entries } = withBegunEntry(state) ?? state;
  const isHere = (iteration: number): boolean => existsSync(iterationFolder(place, iteration));
  return checkSealedFiles(
    entries
      .filter((entry) => (entry.files_digest !== undefined && state.entries.includes(entry)) || isHere(entry.iteration))
      .map(({ iteration, files_digest: digest }) => ({
        what: `iteration ${iteration}`,
        folder: iterationFolder(place, iteration),
        digest,
        travels: (name, bytes) => name === 'changes.diff' && bytes <= MAX_STATE_BYTES,
      })),
  );
}

/** What `report` wrote shows the sentence of a claim, or none. */
function checkReports(place: MissionPlace, { evidence }: MissionState): Finding[] {
  const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [claimOutcome(each)] : []));
  return examinePages(place.folder, claims).flatMap(({ name, issues }) =>
    findingsOf(name, issues, 'it claims what is on record'),
  );
}

/** Compares a file with what it may be. */
function compare(path: string, wanted: readonly unknown[]): string[] {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    // The records are typed with members that may be absent; on the disk those are not there.
    const isWanted = wanted.some((each) => isDeepStrictEqual(found, JSON.parse(JSON.stringify(each))));
    return isWanted ? [] : ['it is not what the records say'];
  } catch (error) {
    return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function checkResults(path: string, state: MissionState): Finding[] {
  // A session can write there: it is a copy for its eyes.
  const wanted = Buffer.from(renderResults(state.entries));
  const found = readUntrusted(path, wanted.length);
  if (found.kind === 'missing') return [{ kind: 'unchecked', what: RESULTS, detail: 'the worktree has none' }];
  const isSame = found.kind === 'read' && found.bytes.equals(wanted);
  return findingsOf(RESULTS, isSame ? [] : ['it is not what the records say'], 'as the records say');
}
