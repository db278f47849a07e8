/**
 * A mission as a server holds it: a branch for each run, `autoresearch/SLUG/TAG`, and the ref
 * `refs/autorize-ledger/mission.SLUG` with the records of the last run. Those of the runs before it are in the history
 * of the ref.
 */
import { existsSync, readdirSync } from 'node:fs';
import { quoted } from '../base/text.ts';
import { UNFINISHED_FILE } from '../base/unfinished-file.ts';
import type { Host } from '../kernel/host.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { isTakingBack } from '../mission/decision-checks.ts';
import { decodeRecords } from '../mission/decode-records.ts';
import type { StartingCommit } from '../mission/launch-trust.ts';
import { findStartIssues, requireTrustedLaunch } from '../mission/launch-trust.ts';
import { foldMission, type LedgerEntry, type MissionState, withBegunEntry } from '../mission/ledger.ts';
import { readMissionRecords } from '../mission/look.ts';
import { isTerminal } from '../mission/manifest.ts';
import { lockMissions } from '../mission/opening.ts';
import { archiveMission, relocateMission, relocateQuarantined } from '../mission/relocate.ts';
import { branchOf, runIdOf } from '../mission/run-name.ts';
import { auditMission, findForbidden, findForbiddenHere } from '../mission/shared-records.ts';
import { listMissionRuns, type MissionPaths, pathsOfRun, readMission, rootOf } from '../mission/store.ts';
import { describeUnfinished } from '../mission/unfinished-session.ts';
import { checkIterationFiles, checkRecordsBy } from '../mission/verify.ts';
import { coveredFiles } from './covered-files.ts';
import { recordsIn } from './state-commit.ts';
import {
  type AcceptedChange,
  NOTHING,
  openSubject,
  type RejectedAttempt,
  type SharedRecords,
  type StateFiles,
  type StateRecords,
  type Subject,
  strangeRecords,
  usageOf,
} from './subject.ts';

// The dot is in no name of an experiment.
const nameOf = (slug: string): string => `mission.${slug}`;

const FILE =
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}\/(?:journal\.jsonl|(?:manifest|unfinished)\.json|iteration-ledger\.json|latest-evaluator-result\.json|iteration-\d{4,9}\/(?:changes\.diff|candidate\.pack|files\.json))$/;
const RESTORED = /\/(?:journal\.jsonl|unfinished\.json|changes\.diff|candidate\.pack|files\.json)$/;
const TAG = /^\d{8}T\d{6}Z(?:-\d{1,4})?$/;

export interface MissionSubject extends Subject {
  /** The run that is at work here, or is resumed. */
  paths(): MissionPaths | undefined;
  /** Sets the run that was launched here. */
  follow(runId: string): void;
  /** The commit that the next launch begins at, in place of the checkout's. */
  from(): StartingCommit | undefined;
}

/** The state of a mission. */
export function missionSubject(
  { slug, repository }: { readonly slug: string; readonly repository: UserRepository },
  host: Host,
): MissionSubject {
  const root = rootOf(repository);
  const branches = `refs/heads/${branchOf({ slug, tag: '*' })}`;
  let runId: string | undefined;
  let from: StartingCommit | undefined;
  let decoded: string | undefined;
  const pathsHere = (): MissionPaths | undefined => (runId === undefined ? undefined : pathsOfRun(root, runId));
  const stateHere = (): MissionState | undefined => {
    const paths = pathsHere();
    return paths === undefined ? undefined : readMission(paths).state;
  };
  const stagedIn = (logs: string): MissionPaths => pathsOfRun({ ...root, logs }, decoded ?? '');
  const subject = openSubject({
    ...{ name: nameOf(slug), repository, folder: root.logs, branches, derived: [] },
    isStateFile: (path) => FILE.test(path),
    isRestored: (path) => FILE.test(path) && RESTORED.test(path),
    isTransient: (path) => path.endsWith(`/${UNFINISHED_FILE}`),
    unfinished() {
      const [paths, state] = [pathsHere(), stateHere()];
      const bytes = paths && state && describeUnfinished(paths, state);
      return bytes && { path: `${paths.runId}/${UNFINISHED_FILE}`, bytes };
    },
    list() {
      const run = runId ?? decoded;
      const place = run === undefined ? undefined : pathsOfRun(root, run);
      if (place === undefined || !existsSync(place.folder)) return [];
      const { state } = readMission(place);
      const recorded = new Set(state?.entries.map(({ iteration }) => iteration));
      // Its entry is still to be written, and covers them.
      if (state?.open?.intent !== undefined) recorded.add(state.open.intent.iteration);
      const paths = readdirSync(place.folder, { recursive: true, encoding: 'utf8' });
      const isRecorded = (path: string): boolean => {
        const [, number] = /^iteration-(\d+)\//.exec(path) ?? [];
        return number === undefined || recorded.has(Number(number));
      };
      return paths
        .filter(isRecorded)
        .map((path) => `${place.runId}/${path}`)
        .filter((path) => FILE.test(path));
    },
    findOwn: () => listMissionRuns(repository, slug)[0]?.runId,
    here: () => recordsOf(stateHere()),
    parse: (files) => recordsOf(decodeState(files, slug)),
    remember(files) {
      decoded = decodeState(files, slug).launch.run_id;
    },
    async archive() {
      const paths = pathsHere();
      if (paths !== undefined) await archiveMission(paths, host);
      runId = undefined;
    },
    async finishRestore() {
      runId = decoded;
      const paths = pathsHere();
      if (paths === undefined) return;
      await relocateMission(paths, host);
      await requireTrustedLaunch(paths, { state: readMissionRecords(paths).state, host });
    },
    async audit() {
      const paths = pathsHere();
      return paths === undefined ? [] : auditMission(paths, host);
    },
    findStartIssues: (git, { commit, files }) =>
      findStartIssues(git, { repository, commit, host, dir: decodeState(files, slug).launch.mission_dir }),
    lock: () => lockMissions(root, host),
    async verify({ folder, git }) {
      const paths = stagedIn(folder);
      const status = readMissionRecords(paths);
      const asked = { state: status.state, repository, host };
      return {
        findings: [...(await checkRecordsBy(git, status)), ...checkIterationFiles(paths, status.state)],
        findForbidden: async () => [...(await findForbidden(git, asked)), ...(await findForbiddenHere(git, asked))],
      };
    },
    complete({ folder, lock }) {
      relocateQuarantined(stagedIn(folder), { host, lock, shown: pathsOfRun(root, decoded ?? '').files });
    },
    withoutLocal: withoutRelocations,
    async adopt({ branchHead }) {
      from = { commit: branchHead, isAdopted: true };
    },
    beginAt(commit) {
      from = { commit, isAdopted: false };
    },
  });
  const follow = (id: string): void => {
    runId = id;
  };
  return { ...subject, paths: pathsHere, follow, from: () => from };
}

/** Where the workspace is differs from machine to machine. */
function withoutRelocations(journal: Buffer): Buffer {
  let end = journal.length;
  while (end > 0) {
    const start = journal.lastIndexOf(0x0a, end - 2) + 1;
    if (!/"kind":"relocated"/.test(journal.toString('utf8', start, end))) break;
    end = start;
  }
  return journal.subarray(0, end);
}

function decodeState(files: StateFiles, slug: string): MissionState {
  const journal = [...files.keys()].filter((path) => path.endsWith('/journal.jsonl'));
  const [path = ''] = journal;
  const [folder = ''] = path.split('/');
  const decoded = decodeRecords(recordsIn(files, path));
  if ('issue' in decoded) {
    throw strangeRecords(`a record without a usable ${quoted(decoded.issue)} in line ${decoded.line} of ${path}`);
  }
  const state = foldMission(decoded.records);
  if (journal.length !== 1 || state === undefined) throw strangeRecords('no journal of a mission');
  const { mission_slug: of, run_tag: tag, run_id: id, branch_name: branch } = state.launch;
  const name = { slug, tag };
  const isOurs = of === slug && TAG.test(tag) && id === folder && id === runIdOf(name) && branch === branchOf(name);
  if (!isOurs)
    throw strangeRecords(`the run ${quoted(id)} of the mission ${quoted(of)}, on the branch ${quoted(branch)}`);
  return state;
}

function recordsOf(state: MissionState | undefined): StateRecords {
  const entries = state?.entries ?? [];
  const known = new Set(entries.flatMap(({ hash, reported }) => [hash, reported]));
  return {
    shared: sharedOf(state),
    rejected: () => rejectedIn(entries),
    holds: (hash) => known.has(hash),
    covered(files) {
      if (state === undefined) return new Map();
      const run = state.launch.run_id;
      const own = [`${run}/journal.jsonl`, `${run}/${UNFINISHED_FILE}`];
      const folderIn = (iteration: number): string => `${run}/iteration-${String(iteration).padStart(4, '0')}`;
      const { entries: begun } = withBegunEntry(state) ?? state;
      const folders = new Map(begun.map(({ iteration, files_digest: digest }) => [folderIn(iteration), digest]));
      return coveredFiles(files, { isOwn: (path) => own.includes(path), folders });
    },
  };
}

function sharedOf(state: MissionState | undefined): SharedRecords {
  if (state === undefined) return NOTHING;
  const { launch, entries, lastAcceptedCommit, open, status } = state;
  const accepted = acceptedLine(entries);
  return {
    ...{ count: entries.length, branch: `refs/heads/${launch.branch_name}`, base: launch.baseline_commit },
    expected: lastAcceptedCommit,
    isBegun: (branchHead) => branchHead === open?.intent?.to,
    depth: accepted.length + 2,
    accepted,
    isOver: isTerminal(status),
  };
}

/** The attempts that are not among the accepted changes. */
function rejectedIn(entries: readonly LedgerEntry[]): readonly RejectedAttempt[] {
  const accepted = new Set(acceptedLine(entries).map(({ hash }) => hash));
  return entries.flatMap((entry) => {
    const { hash, iteration, kind, decision, decision_reason: reason, usage, reported } = entry;
    if (hash === undefined || accepted.has(hash)) return [];
    // The branch already has its change; no session was behind it.
    if (kind === 'baseline' || isTakingBack(entry)) return [];
    const isReverted = decision === 'keep';
    const verdict = isReverted
      ? { outcome: 'discard', reason: `${reason}; reverted there` }
      : { outcome: decision, reason };
    const hashes = [hash, ...(reported === undefined ? [] : [reported])];
    return [{ hashes, attempt: { hash, name: `iteration ${iteration}`, ...verdict, ...usageOf(usage) } }];
  });
}

/** The changes that were accepted and not reverted since. */
function acceptedLine(entries: readonly LedgerEntry[]): readonly AcceptedChange[] {
  const line: (AcceptedChange & { readonly kept: string })[] = [];
  for (const { decision, hash, candidate_commit: commit, base_commit: base, kept_commit: kept, usage } of entries) {
    if (decision === 'keep' && commit !== null && hash !== undefined)
      line.push({ hash, commit, base, kept, ...usageOf(usage) });
    else while (line.length > 0 && line.at(-1)?.kept !== kept) line.pop();
  }
  return line.map(({ kept: _, ...accept }) => accept);
}
