/**
 * Whether a run is what its files say: chain, records, branch, and the files that follow from them.
 * Invariant: nothing is written but a folder of our own that is removed again; no lock is taken, so what is looked at of
 * a run that is at work is one moment of it. With `rescore` a run that nothing is wrong with is confirmed, too: that takes
 * the lock, and is recorded as a run does it.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AttestableRun } from '../base/attested-run.ts';
import { claimOutcome } from '../base/claim-outcome.ts';
import { type Finding, findingsOf, type Issue, issuesOf, type Verified, verifiedBy } from '../base/finding.ts';
import { firstDifference } from '../base/json-difference.ts';
import { renderPath } from '../base/json-path.ts';
import { MAX_STATE_BYTES } from '../base/state-size.ts';
import { plural, printable } from '../base/text.ts';
import { CANDIDATE_FILE } from '../engine/acceptance/candidate-pack.ts';
import { isAncestor } from '../kernel/ancestry.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readOwnText } from '../kernel/own-files.ts';
import { readRef } from '../kernel/refs.ts';
import { withRefs } from '../kernel/temporary-refs.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { iterationOf } from '../loop/candidate.ts';
import { checkCoveredFiles } from '../verification/covered-files.ts';
import { auditLog, checkLog, unlessContradicted } from '../verification/decision-log.ts';
import { checkPages } from '../verification/report-pages.ts';
import { checkReverts } from '../verification/revert-checks.ts';
import { findTree } from '../verification/trees.ts';
import { refOf } from './accepted-candidate.ts';
import { checkChosenSessions } from './agent-choice.ts';
import { attestableMission } from './attestable.ts';
import { findAhead, findUncovered } from './branch-coverage.ts';
import { checkDecisions, checkIntent, isTakingBack, survivingAcceptances } from './decision-checks.ts';
import { type MissionState, withBegunEntry } from './ledger.ts';
import { type MissionStatus, readMissionStatus } from './look.ts';
import { buildManifest } from './manifest.ts';
import { checkOwnChanges } from './own-changes.ts';
import { reconfirmMission } from './reconfirmation.ts';
import { renderResults } from './results.ts';
import { buildLedger } from './run-files.ts';
import { parseRunId, type RunName } from './run-name.ts';
import { iterationFolder, type MissionPaths, pathsOf, RESULTS, shownPath } from './store.ts';
import { readUntrusted } from './submission.ts';

export interface VerifyMissionRequest {
  /** Id of the run. */
  readonly name: string;
  /** Confirms in fresh pairs what a policy accepted; default: false. */
  readonly rescore?: boolean;
  /** Checks a signed attestation of the records, too. */
  readonly checkSigned?: ((run: AttestableRun, repository: UserRepository) => Promise<readonly Finding[]>) | undefined;
  /** Ends a confirmation that is under way. */
  readonly signal?: AbortSignal;
}

/** Checks a run of a mission. */
export async function verifyMission({ name, ...options }: VerifyMissionRequest, host: Host): Promise<Verified> {
  return verifyMissionAt(pathsOf(name, host), options, host);
}

/** Checks a run by its paths, e.g. in the repository of a mission folder. */
export async function verifyMissionAt(
  paths: MissionPaths,
  { rescore, checkSigned, signal }: Omit<VerifyMissionRequest, 'name'>,
  host: Host,
): Promise<Verified> {
  const uncovered = existsSync(paths.folder) ? [] : await verifyUncovered(paths, parseRunId(paths.runId));
  if (uncovered.length > 0) return verifiedBy(uncovered);
  const status = readMissionStatus(paths);
  const signed = (await checkSigned?.(attestableMission(paths), paths.repository)) ?? [];
  const verified = verifiedBy([...(await checkAll(paths, status)), ...signed]);
  if (rescore !== true || !verified.isSound) return verified;
  const confirmed = await reconfirmMission(paths, { state: status.state, host, signal });
  return confirmed === undefined ? verified : verifiedBy([...verified.findings, confirmed]);
}

/** Branches of a run, or with the tag `*` of a mission, that no record here is of. */
export async function verifyUncovered(
  { repository }: Pick<MissionPaths, 'repository'>,
  name: RunName | undefined,
): Promise<Finding[]> {
  if (name === undefined) return [];
  return withRefs(repository, (refs) => findUncovered(refs, name));
}

async function checkAll(paths: MissionPaths, status: MissionStatus): Promise<Finding[]> {
  return [...(await checkRecords(paths, status)), ...checkFiles(paths, status.state)];
}

/** Chain, decisions and branch: what does not follow from the records by itself. */
export async function checkRecords(paths: MissionPaths, status: MissionStatus): Promise<Finding[]> {
  const { repository } = paths;
  return withRefs(repository, async (refs, folder) => [
    ...(await checkRecordsBy(refs, status)),
    ...(await findAhead(refs, status.state)),
    ...(await checkReverted(repository, folder, status.state)),
  ]);
}

/** The same for a branch that may be elsewhere. */
export async function checkRecordsBy(refs: Git, { state, problems }: MissionStatus): Promise<Finding[]> {
  const created = (await readCreated(refs, state)) ?? state;
  const begun = withBegunEntry(state) ?? state;
  const issues = [...checkDecisions(begun), ...checkIntent(state), ...checkOwnChanges(begun), ...state.askIssues];
  return [
    ...findingsOf('journal.jsonl', problems, 'its chain is unbroken'),
    ...findingsOf('decisions', issues, 'each follows from its evaluation and keep_policy'),
    ...(await checkComparisons(refs, begun)),
    ...checkAgents(begun),
    ...findingsOf('branch', await checkBranch(refs, created), `at the last kept commit, ${created.lastAcceptedCommit}`),
  ];
}

/**
 * The state with an acceptance that the branch has and no entry yet: its run was killed in between. It is checked as the
 * entry that the next resume writes: whoever can write both must not get more accepted by them than by an entry.
 */
async function readCreated(refs: Git, state: MissionState): Promise<MissionState | undefined> {
  const branchHead = await readRef(refs, refOf(state));
  return branchHead !== undefined && branchHead === state.open?.intent?.to ? withBegunEntry(state) : undefined;
}

/** Reverts again what was left out of the branch, and what went out. */
function checkReverted(
  repository: MissionPaths['repository'],
  folder: string,
  state: MissionState,
): Promise<Finding[]> {
  const { evidence, launch, lastAcceptedCommit: branchHead } = withBegunEntry(state) ?? state;
  const what = 'what went out';
  return checkReverts({ repository, folder, base: launch.baseline_commit, branchHead, what, decisions: evidence });
}

/** Makes the choices between several agents again. */
function checkAgents(state: MissionState): Finding[] {
  const { issues, same } = checkChosenSessions(state);
  return same + issues.length === 0 ? [] : findingsOf('agents', issues, `${plural(same, 'choice')} made again`);
}

/** Decides again on what was compared, by the raw scores, and adds up what is claimed. */
export async function checkComparisons(refs: Git, state: MissionState): Promise<Finding[]> {
  const { launch, evidence, claim, entries, lastAcceptedCommit } = state;
  if (launch.contract.evaluator.decision === undefined) return checkNoEvidence(evidence);
  if (evidence.length === 0) return [];
  const what = 'comparisons';
  const log = { what, records: evidence, summaryClaim: claim?.sentence };
  const { findings, state: replayed } = auditLog(log);
  const last = { commit: lastAcceptedCommit, tree: replayed?.session.incumbent, of: 'the last kept commit' };
  const back = entries.flatMap(({ comparison, kept_commit: commit, iteration, ...entry }) =>
    comparison === undefined || !isTakingBack({ ...entry, comparison, kept_commit: commit, iteration })
      ? []
      : [{ commit, tree: comparison.record.incumbent, of: `what iteration ${iteration} goes back to` }],
  );
  const issues: string[] = [];
  for (const { commit, tree: decided, of } of [...back, last]) {
    const tree = await findTree(refs, commit);
    if (tree === undefined || decided === undefined || tree === decided) continue;
    issues.push(`the comparisons decide on the tree ${decided}; ${of} has ${tree}`);
  }
  issues.push(...claimIssues(state));
  const others = [...issuesOf(what, issues), ...(await checkLog(refs, log))];
  return [...unlessContradicted(findings, others), ...others];
}

/** Reports of judges that a candidate names and its entry does not: they spare it runs. */
function claimIssues({ evidence, entries }: MissionState): string[] {
  return evidence.flatMap((record) => {
    if (record.kind !== 'candidate' || record.claimed === undefined) return [];
    const entry = entries.find(({ iteration }) => String(iteration) === iterationOf(record.id));
    if (entry === undefined || entry.wave?.claimed === record.claimed) return [];
    return [`${record.id} was reported as better by ${record.claimed}; its entry says nothing of that`];
  });
}

/** A run without `evaluator.decision` compares nothing, and so claims nothing: it records the risks that it found alone. */
function checkNoEvidence(evidence: MissionState['evidence']): Finding[] {
  const kinds = new Set(evidence.map(({ kind }) => kind).filter((kind) => kind !== 'risk'));
  if (kinds.size === 0) return [];
  const detail = `the records hold ${[...kinds].join(', ')}; a run without evaluator.decision compares and claims nothing`;
  return [{ kind: 'wrong', what: 'comparisons', detail }];
}

async function checkBranch(refs: Git, state: MissionState): Promise<Issue[]> {
  const { baseline_commit: baseline } = state.launch;
  const branch = printable(state.launch.branch_name, 200);
  const branchHead = await readRef(refs, refOf(state));
  if (branchHead === undefined)
    return [{ detail: `${branch} is missing`, remedy: `restore it: git branch ${branch} ${state.lastAcceptedCommit}` }];
  const issues: Issue[] =
    branchHead === state.lastAcceptedCommit
      ? []
      : [{ detail: `${branch} is at ${branchHead}`, expected: `${state.lastAcceptedCommit}, as the records say` }];
  let last = baseline;
  for (const { kept_commit: commit, iteration } of survivingAcceptances(state.entries)) {
    const descends = await isAncestor(refs, { base: last, branchHead: commit });
    if (!descends) {
      issues.push({ detail: `what iteration ${iteration} kept, ${commit}, does not descend from ${last}` });
    }
    last = commit;
  }
  return issues;
}

function checkFiles(paths: MissionPaths, state: MissionState): Finding[] {
  const { files } = paths;
  const results_file = join(state.launch.worktree_path, RESULTS);
  const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
  // A manifest has absolute paths: of where the repository is, or of where it was before somebody moved it.
  const manifests = [files, filesAtLaunch(paths, state)].map((at) => buildManifest(state, { ...at, results_file }));
  const checks: readonly (readonly [path: string, ...wanted: readonly unknown[]])[] = [
    [files.manifest_file, ...manifests],
    [files.ledger_file, buildLedger(state)],
    ...(latest ? [[files.latest_evaluator_file, latest] as const] : []),
  ];
  return [
    ...checks.flatMap(([path, ...wanted]) => {
      const shown = shownPath(paths, path);
      return findingsOf(shown, compare(path, shown, wanted), 'as the records say');
    }),
    ...checkResults(results_file, state),
    ...checkReports(paths, state),
    ...checkIterationFiles(paths, state),
  ];
}

/** The files of a run by the paths that they had where it was launched. */
function filesAtLaunch({ files, repository }: MissionPaths, { launch }: MissionState): MissionPaths['files'] {
  const there = (path: string): string => join(launch.repo_root, relative(repository.folder, path));
  return {
    instructions_file: there(files.instructions_file),
    manifest_file: there(files.manifest_file),
    ledger_file: there(files.ledger_file),
    latest_evaluator_file: there(files.latest_evaluator_file),
    candidate_file: there(files.candidate_file),
  };
}

const TRAVELLING: readonly string[] = ['changes.diff', CANDIDATE_FILE];

/** Compares the files of iterations with what their entries cover, those of one that is still to be written among them. */
export function checkIterationFiles(paths: MissionPaths, state: MissionState): Finding[] {
  const { entries } = withBegunEntry(state) ?? state;
  const isHere = (iteration: number): boolean => existsSync(iterationFolder(paths, iteration));
  return checkCoveredFiles(
    entries
      .filter((entry) => (entry.files_digest !== undefined && state.entries.includes(entry)) || isHere(entry.iteration))
      .map(({ iteration, files_digest: digest }) => ({
        what: `iteration ${iteration}`,
        folder: iterationFolder(paths, iteration),
        digest,
        travels: (name, bytes) => TRAVELLING.includes(name) && bytes <= MAX_STATE_BYTES,
      })),
  );
}

/** What `report` wrote shows the sentence of a claim, or none. */
function checkReports(paths: MissionPaths, { evidence }: MissionState): Finding[] {
  const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [claimOutcome(each)] : []));
  return checkPages(paths.folder, claims);
}

/** Compares a file with what it may be. */
function compare(path: string, file: string, wanted: readonly unknown[]): Issue[] {
  try {
    const found: unknown = JSON.parse(readOwnText(path));
    // The records are typed with members that may be absent; on the disk those are not there.
    const differences = wanted.map((each) => firstDifference(found, JSON.parse(JSON.stringify(each))));
    const [first] = differences;
    if (first === undefined || differences.includes(undefined)) return [];
    return [{ where: { file, path: renderPath(first) }, detail: 'it is not what the records say' }];
  } catch (error) {
    return [
      { where: { file }, detail: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` },
    ];
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
