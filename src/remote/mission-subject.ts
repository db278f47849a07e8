/**
 * A mission as a server holds it: a branch for each run, `autoresearch/SLUG/TAG`, and the ref
 * `refs/autorize-ledger/mission.SLUG` with the records of the last run. Those of the runs before it are in the history
 * of the ref.
 */
import { existsSync, readdirSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { findingsOf, isAllSound } from '../base/finding.ts';
import { reportedUsage } from '../base/reported-attempt.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import { isTakingBack } from '../mission/decision-checks.ts';
import { decodeRecords } from '../mission/decode-records.ts';
import { findStartIssues, requireTrustedLaunch } from '../mission/launch-trust.ts';
import { foldMission, type LedgerEntry, type MissionState, withBegunEntry } from '../mission/ledger.ts';
import { lookAtMission } from '../mission/look.ts';
import { isTerminal } from '../mission/manifest.ts';
import { lockMissions } from '../mission/opening.ts';
import { putMissionAside, relocateHeld, relocateMission } from '../mission/relocate.ts';
import type { StartingCommit } from '../mission/run.ts';
import { branchOf, runIdOf } from '../mission/run-name.ts';
import { auditMission, findForbidden, findForbiddenHere } from '../mission/shared-records.ts';
import { listMissionRuns, type MissionPlace, placeOfRun, readMission, rootOf } from '../mission/store.ts';
import { checkIterationFiles, checkRecordsBy } from '../mission/verify.ts';
import { coveredFiles } from './covered-files.ts';
import { recordsIn } from './state-commit.ts';
import {
  type Keep,
  NOTHING,
  type SharedRecords,
  type StateFiles,
  type Subject,
  type UnacceptedAttempt,
} from './subject.ts';

// The dot is in no name of an experiment.
const nameOf = (slug: string): string => `mission.${slug}`;

const FILE =
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}\/(?:journal\.jsonl|manifest\.json|iteration-ledger\.json|latest-evaluator-result\.json|iteration-\d{4,9}\/(?:changes\.diff|files\.json))$/;
const RESTORED = /\/(?:journal\.jsonl|changes\.diff|files\.json)$/;
const TAG = /^\d{8}T\d{6}Z(?:-\d{1,4})?$/;

export interface MissionSubject extends Subject {
  /** The run that is at work here, or is resumed. */
  place(): MissionPlace | undefined;
  /** Tells of a run that was launched here. */
  follow(runId: string): void;
  /** The commit that the next launch begins at, in place of the checkout's. */
  from(): StartingCommit | undefined;
}

/** The description of a mission. */
export function missionSubject(
  { slug, repository }: { readonly slug: string; readonly repository: UserRepository },
  host: Host,
): MissionSubject {
  const root = rootOf(repository);
  const branches = `refs/heads/${branchOf({ slug, tag: '*' })}`;
  let runId: string | undefined;
  let from: StartingCommit | undefined;
  let decoded: string | undefined;
  const placeHere = (): MissionPlace | undefined => (runId === undefined ? undefined : placeOfRun(root, runId));
  const stateHere = (): MissionState | undefined => {
    const place = placeHere();
    return place === undefined ? undefined : readMission(place).state;
  };
  return {
    ...{ name: nameOf(slug), repository, folder: root.logs, branches },
    isStateFile: (path) => FILE.test(path),
    isRestored: (path) => FILE.test(path) && RESTORED.test(path),
    list() {
      const run = runId ?? decoded;
      const place = run === undefined ? undefined : placeOfRun(root, run);
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
    read: () => sharedOf(stateHere()),
    decode(files) {
      const state = decodeState(files, slug);
      decoded = state.launch.run_id;
      return sharedOf(state);
    },
    covered(files) {
      const state = decodeState(files, slug);
      const run = state.launch.run_id;
      const { entries } = withBegunEntry(state) ?? state;
      const folderIn = (iteration: number): string => `${run}/iteration-${String(iteration).padStart(4, '0')}`;
      const folders = new Map(entries.map(({ iteration, files_digest: digest }) => [folderIn(iteration), digest]));
      return coveredFiles(files, { isOwn: (path) => path === `${run}/journal.jsonl`, folders });
    },
    async putAside() {
      const place = placeHere();
      if (place !== undefined) await putMissionAside(place, host);
      runId = undefined;
    },
    unaccepted: (files) => unacceptedIn(decodeState(files, slug).entries, stateHere()?.entries ?? []),
    async settle() {
      runId = decoded;
      const place = placeHere();
      if (place === undefined) return;
      await relocateMission(place, host);
      await requireTrustedLaunch(place, { state: lookAtMission(place).state, host });
    },
    async audit() {
      const place = placeHere();
      return place === undefined ? [] : auditMission(place, host);
    },
    findStartIssues: (git, { commit, files }) =>
      findStartIssues(git, { repository, commit, host, dir: decodeState(files, slug).launch.mission_dir }),
    lock: () => lockMissions(root, host),
    async check({ folder: staged, git, lock }) {
      const runHere = decoded ?? '';
      const place = placeOfRun({ ...root, logs: staged }, runHere);
      const look = lookAtMission(place);
      const findings = [...(await checkRecordsBy(git, look)), ...checkIterationFiles(place, look.state)];
      // What contradicts itself need not be held to anything else.
      if (!isAllSound(findings)) return findings;
      const asked = { state: look.state, repository, host };
      const forbidden = [...(await findForbidden(git, asked)), ...(await findForbiddenHere(git, asked))];
      if (forbidden.length > 0) return [...findings, ...findingsOf('boundaries', forbidden, '')];
      relocateHeld(place, { host, lock, shown: placeOfRun(root, runHere).files });
      return findings;
    },
    withoutLocal: withoutRelocations,
    derived: [],
    async adopt({ branchHead }) {
      from = { commit: branchHead, isAdopted: true };
    },
    beginAt(commit) {
      from = { commit, isAdopted: false };
    },
    place: placeHere,
    follow(id) {
      runId = id;
    },
    from: () => from,
  };
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
    throw strange(`a record without a usable ${quoted(decoded.issue)} in line ${decoded.line} of ${path}`);
  }
  const state = foldMission(decoded.records);
  if (journal.length !== 1 || state === undefined) throw strange('no journal of a mission');
  const { mission_slug: of, run_tag: tag, run_id: id, branch_name: branch } = state.launch;
  const name = { slug, tag };
  const isOurs = of === slug && TAG.test(tag) && id === folder && id === runIdOf(name) && branch === branchOf(name);
  if (!isOurs) throw strange(`the run ${quoted(id)} of the mission ${quoted(of)}, on the branch ${quoted(branch)}`);
  return state;
}

function strange(found: string): PreconditionError {
  return new PreconditionError({
    message: `the records on the server hold ${found}`,
    remedy: 'See who wrote them; to start again without them: resume: never',
  });
}

function sharedOf(state: MissionState | undefined): SharedRecords {
  if (state === undefined) return NOTHING;
  const { launch, entries, lastKeptCommit, open, status } = state;
  const keeps = keptLine(entries);
  return {
    ...{ count: entries.length, branch: `refs/heads/${launch.branch_name}`, base: launch.baseline_commit },
    expected: lastKeptCommit,
    isBegun: (branchHead) => branchHead === open?.intent?.to,
    depth: keeps.length + 2,
    keeps,
    isOver: isTerminal(status),
  };
}

/** The attempts that are not on the working line, and that the entries here do not hold. */
function unacceptedIn(entries: readonly LedgerEntry[], own: readonly LedgerEntry[]): readonly UnacceptedAttempt[] {
  const kept = new Set(keptLine(entries).map(({ hash }) => hash));
  const known = new Set(own.flatMap(({ hash, reported }) => [hash, reported]));
  return entries.flatMap((entry) => {
    const { hash, iteration, kind, decision, decision_reason: reason, usage } = entry;
    if (hash === undefined || kept.has(hash) || known.has(hash) || known.has(entry.reported ?? hash)) return [];
    // Its change of the working line is that of the branch; no session was behind it.
    if (kind === 'baseline' || isTakingBack(entry)) return [];
    const isTakenBack = decision === 'keep';
    const told = isTakenBack
      ? { outcome: 'discard', reason: `${reason}; taken back there` }
      : { outcome: decision, reason };
    return [{ hash, name: `iteration ${iteration}`, ...told, ...usageOf(usage) }];
  });
}

function usageOf(raw: LedgerEntry['usage']): Pick<Keep, 'usage'> {
  const usage = reportedUsage(raw);
  return usage === undefined ? {} : { usage };
}

/** What was kept and not taken back since. */
function keptLine(entries: readonly LedgerEntry[]): readonly Keep[] {
  const line: (Keep & { readonly kept: string })[] = [];
  for (const { decision, hash, candidate_commit: commit, base_commit: base, kept_commit: kept, usage } of entries) {
    if (decision === 'keep' && commit !== null && hash !== undefined)
      line.push({ hash, commit, base, kept, ...usageOf(usage) });
    else while (line.length > 0 && line.at(-1)?.kept !== kept) line.pop();
  }
  return line.map(({ kept: _, ...keep }) => keep);
}
