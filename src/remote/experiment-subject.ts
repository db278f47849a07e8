/** An experiment as a server holds it: the branch `autorize/NAME`, and the ref `refs/autorize-ledger/NAME`. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { type Finding, isAllSound } from '../base/finding.ts';
import { reportedUsage, reportMark } from '../base/reported-attempt.ts';
import { ensureIgnoreFile } from '../experiment/init/ignore-file.ts';
import { foldRecords } from '../experiment/ledger/fold.ts';
import { findBase, lockExperiment, lockToArchive } from '../experiment/ledger/opening.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { branchOf, buildState, TRAILERS } from '../experiment/ledger/state.ts';
import { isBroughtBack, isStateFile } from '../experiment/ledger/state-files.ts';
import {
  decodeRecords,
  type ExperimentPlace,
  filesIn,
  readLedger,
  readState,
  writeState,
} from '../experiment/ledger/store.ts';
import { archiveExperiment } from '../experiment/maintenance/archive.ts';
import { auditExperiment, findForbidden } from '../experiment/maintenance/shared-records.ts';
import { listArchived, readEndedRun } from '../experiment/verification/archived-records.ts';
import { acceptStart, findStartIssues } from '../experiment/verification/start-checks.ts';
import { checkRecordsAt } from '../experiment/verification/verify.ts';
import type { Host } from '../kernel/host.ts';
import { readBranchFile } from '../kernel/user-repository.ts';
import { coveredFiles } from './covered-files.ts';
import { recordsIn } from './state-commit.ts';
import type { Keep, SharedRecords, Subject } from './subject.ts';

const LEDGER = 'iterations.jsonl';
// Records, and what a person decided about them. Neither a cache that says where another machine was, nor guidance: that
// is what a person says here to the agents.
const OWN = ['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl', 'rejected.json'];
const isRestored = (path: string): boolean => OWN.includes(path) || isBroughtBack(path);

/** The description of an experiment. */
export function experimentSubject(place: ExperimentPlace, host: Host): Subject {
  const { name, repository, folder } = place;
  const branch = `refs/heads/${branchOf(name)}`;
  return {
    ...{ name, repository, folder, branches: branch, isStateFile, isRestored },
    list: () => listFiles(place),
    findOwn() {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.find((each) => isRestored(each) || /^iter-/.test(each));
    },
    read: () => readRecords(readLedger(place).records, { branch, base: findBaseHere(place), intent: undefined }),
    decode(files) {
      const { records, problem } = decodeRecords(place, recordsIn(files, LEDGER));
      if (problem !== undefined) {
        const message = `the ledger on the server holds ${problem.found}`;
        throw new PreconditionError({ message, remedy: problem.remedy });
      }
      const intent = recordsIn(files, 'intents.jsonl').at(-1)?.hash;
      return readRecords(records, { branch, base: findBase(records, undefined), intent });
    },
    covered(files) {
      const { records } = decodeRecords(place, recordsIn(files, LEDGER));
      const folders = new Map(records.map(({ iter, files_digest: digest }) => [folderOf(iter), digest]));
      return coveredFiles(files, { isOwn: (path) => OWN.includes(path), folders });
    },
    ended: () =>
      listArchived(place).flatMap((archived) => {
        const ended = readEndedRun(archived);
        if (ended === undefined || ended.kept === 0) return [];
        const branchHead = readBranchFile(repository, ended.branch);
        return branchHead === undefined ? [] : [{ ref: `refs/heads/${ended.branch}`, branchHead }];
      }),
    async putAside() {
      await using _lock = await lockToArchive(place, host);
      await archiveExperiment(place, host);
    },
    unaccepted(files) {
      const { records } = decodeRecords(place, recordsIn(files, LEDGER));
      const own = readLedger(place).records;
      const known = new Set(own.map(({ hash }) => hash));
      const isKnown = (hash: string): boolean =>
        known.has(hash) || own.some(({ notes }) => notes.includes(reportMark(hash)));
      return records.flatMap(({ hash, iter, outcome, notes, usage }) => {
        const isOther = outcome !== 'merged' && outcome !== 'baseline';
        if (typeof hash !== 'string' || isKnown(hash) || !isOther) return [];
        return [{ hash, name: `iteration ${iter}`, outcome, reason: notes, ...usageOf(usage) }];
      });
    },
    settle: async () => undefined,
    audit: () => auditExperiment(place, host),
    findStartIssues: (git, { commit }) => findStartIssues(git, { place, commit, host }),
    startRemedy: `To begin at HEAD in place of it: "resume: never", or here: autorize run ${name} --fresh`,
    lock: () => lockExperiment(place, host),
    async check({ folder: staged, git, scratch }) {
      const { config, program } = place;
      const there = { ...place, ...filesIn(staged), config, program };
      const findings = await checkRecordsAt(there, { refs: git, folder: scratch, host });
      // What contradicts itself need not be held to anything else.
      if (!isAllSound(findings)) return findings;
      const forbidden = await findForbidden(there, { refs: git, host });
      return [...findings, ...forbidden.map((detail): Finding => ({ kind: 'wrong', what: 'boundaries', detail }))];
    },
    ignore: () => ensureIgnoreFile(place),
    derived: ['state.json'],
    async adopt({ branchHead, bring }) {
      await bring(branch);
      acceptStart(place, branchHead, host);
      const ledger = foldRecords([], 'max');
      const run = { id: '', started_at: '', deadline: null };
      const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 } as const;
      writeState(place, buildState({ experiment: name, baseCommit: branchHead, run, ledger, ...idle }));
    },
  };
}

const folderOf = (iter: number): string => `iter-${String(iter).padStart(4, '0')}`;

function findBaseHere(place: ExperimentPlace): string | undefined {
  return findBase(readLedger(place).records, readState(place));
}

/** Of the folders of iterations, those that have a record. */
function listFiles(place: ExperimentPlace): string[] {
  const { folder } = place;
  const top = namesOfFiles(folder).filter((name) => !name.startsWith('iter-'));
  const recorded = new Set(readLedger(place).records.map(({ iter }) => folderOf(iter)));
  const of = (name: string): string[] =>
    lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true
      ? namesOfFiles(join(folder, name)).map((file) => `${name}/${file}`)
      : [];
  return [...top, ...[...recorded].flatMap(of)].filter(isStateFile);
}

function namesOfFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

function usageOf(raw: IterationRecord['usage']): Pick<Keep, 'usage'> {
  const usage = reportedUsage(raw);
  return usage === undefined ? {} : { usage };
}

function readRecords(
  records: readonly IterationRecord[],
  { branch, base, intent }: { readonly branch: string; readonly base: string | undefined; readonly intent: unknown },
): SharedRecords {
  const kept = records.filter(({ outcome }) => outcome === 'merged');
  const trailer = `${TRAILERS.record}: ${intent}`;
  return {
    ...{ count: records.length, branch, base, isOver: false },
    expected: foldRecords(records, 'max').last_kept_commit ?? base,
    isBegun: (_, commit) => typeof intent === 'string' && commit.split('\n').includes(trailer),
    // One more for a keep that was begun, and one for the base itself.
    depth: kept.length + 2,
    keeps: kept.flatMap(({ hash, commit, usage }) =>
      typeof commit === 'string' && typeof hash === 'string' ? [{ hash, commit, ...usageOf(usage) }] : [],
    ),
  };
}
