/** An experiment as a server holds it: the branch `autorize/NAME`, and the ref `refs/autorize-ledger/NAME`. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import type { JournalRecord } from '../base/journal-chain.ts';
import { reportMark } from '../base/reported-attempt.ts';
import { UNFINISHED_FILE } from '../base/unfinished-file.ts';
import { PULLS_FILE } from '../experiment/handover/group-pulls.ts';
import { ensureIgnoreFile } from '../experiment/init/ignore-file.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import { filesIn } from '../experiment/ledger/experiment-files.ts';
import { findBase, foldRecords } from '../experiment/ledger/fold.ts';
import { decodeIntent } from '../experiment/ledger/intent.ts';
import { lockExperiment, lockToArchive } from '../experiment/ledger/opening.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { buildState, TRAILERS } from '../experiment/ledger/state.ts';
import { isBroughtBack, isStateFile } from '../experiment/ledger/state-files.ts';
import { decodeRecords, type ExperimentPaths, readLedger, readState, writeState } from '../experiment/ledger/store.ts';
import { listUnfinished } from '../experiment/ledger/unfinished-attempts.ts';
import { archiveExperiment } from '../experiment/maintenance/archive.ts';
import { auditExperiment, findForbidden } from '../experiment/maintenance/shared-records.ts';
import { listArchived, readEndedRun } from '../experiment/verification/archived-records.ts';
import { readBegun } from '../experiment/verification/open-acceptance.ts';
import { acceptStart, findStartIssues } from '../experiment/verification/start-checks.ts';
import { checkRecordsAt } from '../experiment/verification/verify.ts';
import type { Host } from '../kernel/host.ts';
import { readBranchFile } from '../kernel/user-repository.ts';
import { coveredFiles } from './covered-files.ts';
import { recordsIn } from './state-commit.ts';
import { openSubject, type SharedRecords, type StateRecords, type Subject, usageOf } from './subject.ts';

const LEDGER = 'iterations.jsonl';
// Records, and what a person decided about them. Neither a cache that says where another machine was, nor guidance: that
// is what a person says here to the agents.
const OWN = ['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl', 'rejected.json', UNFINISHED_FILE, PULLS_FILE];
const isRestored = (path: string): boolean => OWN.includes(path) || isBroughtBack(path);

/** The state of an experiment. */
export function experimentSubject(paths: ExperimentPaths, host: Host): Subject {
  const { name, repository, folder } = paths;
  const branch = `refs/heads/${branchOf(name)}`;
  return openSubject({
    // state.json is pushed for readers, and never restored: it describes another machine and is derived from the records.
    ...{ name, repository, folder, branches: branch, isStateFile, isRestored, derived: ['state.json'] },
    isTransient: (path) => path === UNFINISHED_FILE,
    unfinished() {
      const bytes = listUnfinished(paths);
      return bytes && { path: UNFINISHED_FILE, bytes };
    },
    list: () => listFiles(paths),
    findOwn() {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.find((each) => isRestored(each) || /^iter-/.test(each));
    },
    here() {
      const { records } = readLedger(paths);
      return recordsOf(records, { branch, base: findBase(records, readState(paths)), last: undefined });
    },
    parse(files) {
      const { records, problem } = decodeRecords(paths, recordsIn(files, LEDGER));
      if (problem !== undefined) {
        throw new PreconditionError({ message: `the records hold ${problem.found}`, remedy: problem.remedy });
      }
      const last = recordsIn(files, 'intents.jsonl').at(-1);
      return recordsOf(records, { branch, base: findBase(records, undefined), last });
    },
    ended: () =>
      listArchived(paths).flatMap((archived) => {
        const ended = readEndedRun(archived);
        if (ended === undefined || ended.kept === 0) return [];
        const branchHead = readBranchFile(repository, ended.branch);
        return branchHead === undefined ? [] : [{ ref: `refs/heads/${ended.branch}`, branchHead }];
      }),
    async archive() {
      await using _lock = await lockToArchive(paths, host);
      await archiveExperiment(paths, host);
    },
    finishRestore: async () => undefined,
    audit: () => auditExperiment(paths, host),
    findStartIssues: (git, { commit }) => findStartIssues(git, { paths, commit, host }),
    startRemedy: `To begin at HEAD in place of it: "resume: never", or here: autorize run ${name} --fresh`,
    lock: () => lockExperiment(paths, host),
    async verify({ folder: at, git, scratch }) {
      const { config, program } = paths;
      const staged = { ...paths, ...filesIn(at), config, program };
      return {
        findings: await checkRecordsAt(staged, { refs: git, folder: scratch, host }),
        findForbidden: () => findForbidden(staged, { refs: git, host }),
      };
    },
    ignore: () => ensureIgnoreFile(paths),
    async adopt({ branchHead, bring }) {
      await bring(branch);
      acceptStart(paths, branchHead, host);
      const ledger = foldRecords([], 'max');
      const run = { id: '', started_at: '', deadline: null };
      const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 } as const;
      writeState(paths, buildState({ experiment: name, baseCommit: branchHead, run, ledger, ...idle }));
    },
  });
}

const folderOf = (iter: number): string => `iter-${String(iter).padStart(4, '0')}`;

/**
 * Of the folders of iterations, those that have a record, or whose acceptance stands on the branch: the next resume writes
 * its record. Others stay here: they were in flight.
 */
function listFiles(paths: ExperimentPaths): string[] {
  const { folder, repository } = paths;
  const top = namesOfFiles(folder).filter((name) => !name.startsWith('iter-'));
  const { records } = readLedger(paths);
  const begun = readBegun(paths, records);
  const isOnBranch = begun !== undefined && readBranchFile(repository, branchOf(paths.name)) !== begun.old;
  const folders = new Set([...records, ...(isOnBranch ? [begun] : [])].map(({ iter }) => folderOf(iter)));
  const of = (name: string): string[] =>
    lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true
      ? namesOfFiles(join(folder, name)).map((file) => `${name}/${file}`)
      : [];
  return [...top, ...[...folders].flatMap(of)].filter(isStateFile);
}

function namesOfFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

interface Around {
  readonly branch: string;
  readonly base: string | undefined;
  /** The last acceptance that was begun. */
  readonly last: JournalRecord | undefined;
}

function recordsOf(records: readonly IterationRecord[], { branch, base, last }: Around): StateRecords {
  const intent = last?.hash;
  const begun = last === undefined ? undefined : decodeIntent(last);
  const hashes = new Set(records.map(({ hash }) => hash));
  return {
    shared: sharedOf(records, { branch, base, intent }),
    rejected: () =>
      records.flatMap(({ hash, iter, outcome, notes, usage }) => {
        if (typeof hash !== 'string' || outcome === 'merged' || outcome === 'baseline') return [];
        return [
          { hashes: [hash], attempt: { hash, name: `iteration ${iter}`, outcome, reason: notes, ...usageOf(usage) } },
        ];
      }),
    holds: (hash) => hashes.has(hash) || records.some(({ notes }) => notes.includes(reportMark(hash))),
    covered(files) {
      const digestOf = ({ iter, files_digest: digest }: IterationRecord) => [folderOf(iter), digest] as const;
      // What its record will cover; a record that is there goes before it.
      const ofBegun = begun === undefined ? [] : [[folderOf(begun.iter), textOf(begun.draft.files_digest)] as const];
      const folders = new Map([...ofBegun, ...records.map(digestOf)]);
      return coveredFiles(files, { isOwn: (path) => OWN.includes(path), folders });
    },
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function sharedOf(
  records: readonly IterationRecord[],
  { branch, base, intent }: { readonly branch: string; readonly base: string | undefined; readonly intent: unknown },
): SharedRecords {
  const accepted = records.filter(({ outcome }) => outcome === 'merged');
  const trailer = `${TRAILERS.record}: ${intent}`;
  return {
    ...{ count: records.length, branch, base, isOver: false },
    expected: foldRecords(records, 'max').last_kept_commit ?? base,
    isBegun: (_, commit) => typeof intent === 'string' && commit.split('\n').includes(trailer),
    // One more for a change whose acceptance was interrupted, and one for the base itself.
    depth: accepted.length + 2,
    accepted: accepted.flatMap(({ hash, commit, usage }) =>
      typeof commit === 'string' && typeof hash === 'string' ? [{ hash, commit, ...usageOf(usage) }] : [],
    ),
  };
}
