/**
 * Everything that verify checks of the records of an experiment, in the order in which it is shown.
 * Invariant: only read, but for a store of our own in a folder of the caller's.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Finding, issuesOf } from '../../base/finding.ts';
import type { JournalRecord, ParsedJournal } from '../../base/journal-chain.ts';
import { salvageJournal } from '../../base/journal-salvage.ts';
import { plural } from '../../base/text.ts';
import type { Git } from '../../kernel/git.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { checkLog } from '../../verification/decision-log.ts';
import { checkChain } from '../../verification/journal.ts';
import { readableOf } from '../ledger/decisions.ts';
import { findBase } from '../ledger/fold.ts';
import { decodeIntent, type HiddenIntent } from '../ledger/intent.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { checkEvidence, checkRecords } from '../ledger/record-checks.ts';
import { readRejection } from '../ledger/rejection.ts';
import { type ExperimentPaths, iterationFolder, readIterationFile, readState } from '../ledger/store.ts';
import { checkAccepted, checkBranchCommits, type KnownIntents, type Origin } from './accepted-checks.ts';
import { checkChosenAgents } from './agent-checks.ts';
import { type AuditedFiles, auditFiles, type PendingAcceptance } from './audit.ts';
import { checkBacking } from './backing-checks.ts';
import { checkCoverage } from './branch-coverage.ts';
import { checkFiles, checkPrinted, checkTail } from './file-checks.ts';
import { checkGroups } from './group-checks.ts';
import type { Moment } from './moment.ts';
import { begunIssues, findPending } from './open-acceptance.ts';
import { checkRejection, checkReverts } from './revert-checks.ts';

export interface Checking extends Origin {
  readonly paths: ExperimentPaths;
  readonly config: ExperimentConfig;
  readonly refs: Git;
  /** Of our own. */
  readonly folder: string;
  readonly moment: Moment;
  /** Whether a run is at work, which writes the next record. */
  readonly isRunning: boolean;
}

/** Checks chains, records, commits, branch, decisions and files. */
export async function checkAll({
  paths,
  config,
  refs,
  folder,
  moment,
  isRunning,
  isShared,
}: Checking): Promise<Finding[]> {
  const { ledger, intents: parsed, records, branchHead, undecodable } = moment;
  const { name, repository } = paths;
  const what = basename(paths.decisions);
  const decisions = readableOf(moment.decisions);
  const intents = readIntents(paths, parsed);
  const findings: Finding[] = [
    ...checkChain(basename(paths.ledger), ledger),
    ...checkChain(basename(paths.intents), parsed),
    ...listCopies(paths),
    ...issuesOf(basename(paths.ledger), undecodable === undefined ? [] : [undecodable]),
    ...checkRecords(records, config.objective.direction),
  ];
  const lastIntent = [...intents.byHash.values()].at(-1);
  const pending = await findPending(refs, { paths, records, lastIntent, branchHead });
  const accepted = pending?.record === undefined ? records : [...records, pending.record];
  for (const record of accepted) {
    if (record.outcome !== 'merged' || typeof record.commit !== 'string') continue;
    findings.push(...(await checkAccepted(refs, { name, record, intents, isShared, diff: diffOf(paths, record) })));
  }
  findings.push(...issuesOf(basename(paths.intents), openIssues({ paths, moment, lastIntent, pending, isShared })));
  const base = findBase(records, readState(paths));
  findings.push(...(await checkBranchCommits(refs, { name, base, branchHead, records, lastIntent, isShared })));
  const { rejection } = readRejection(paths);
  findings.push(...(await checkCoverage(refs, { name, base, records, lastIntent, rejection })));
  const byGit = await checkLog(refs, { what, records: decisions });
  findings.push(...checkFolders(paths, accepted), ...checkDecisions(paths, { moment, pending, byGit }));
  findings.push(...checkRejection(paths, base));
  findings.push(...checkChosenAgents({ records, decisions, base }));
  // The files of an iteration travel with its record.
  const isHere = ({ iter }: IterationRecord): boolean => existsSync(iterationFolder(paths, iter));
  const covered = accepted.filter((record) => records.includes(record) || isHere(record));
  findings.push(...checkFiles(paths, covered), ...checkPrinted(paths, decisions));
  findings.push(...checkTail(paths, { records, decisions, openIter: lastIntent?.iter, isRunning }));
  const decided = [...decisions, ...(pending?.decisionsAfter(decisions) ?? [])];
  findings.push(...checkBacking(what, { accepted, decided, base, isShared }));
  const reverting = { repository, folder, base, branchHead, what, decisions: decided, records: accepted };
  const groups = await checkGroups({ ...reverting, name, paths, direction: config.objective.direction });
  return [...findings, ...(await checkReverts(reverting)), ...groups];
}

interface OpenCheck extends Origin {
  readonly paths: ExperimentPaths;
  readonly moment: Moment;
  readonly lastIntent: HiddenIntent | undefined;
  readonly pending: PendingAcceptance | undefined;
}

/** What is wrong with an acceptance that was begun and has no record. */
function openIssues({ paths, moment, lastIntent, pending, isShared }: OpenCheck): string[] {
  const { records, branchHead } = moment;
  if (pending !== undefined && pending.record?.outcome !== 'merged') {
    return [`the intent of ${pending.commit} holds no record of an accepted change`];
  }
  const isOpen = lastIntent !== undefined && !records.some(({ iter }) => iter === lastIntent.iter);
  if (!isOpen || pending !== undefined || branchHead === undefined) return [];
  return begunIssues(paths, { intent: lastIntent, records, branchHead, isShared });
}

/** Every intent that can be trusted by itself, those that a repair archived too. */
function readIntents(paths: ExperimentPaths, parsed: ParsedJournal): KnownIntents {
  const copies = copiesOf(paths).filter((name) => name.startsWith(basename(paths.intents)));
  const files = [...copies.map((name) => join(paths.folder, name)), paths.intents];
  const byHash = new Map<string, HiddenIntent>();
  for (const each of files.flatMap((path) => salvageJournal(readOwnFile(path) ?? Buffer.alloc(0)))) {
    const intent = each.kind === 'record' ? decodeIntent(each.record) : undefined;
    if (intent !== undefined) byHash.set(intent.hash, intent);
  }
  const isComplete = copies.length === 0 && parsed.kind === 'sound' && parsed.records.length > 0;
  return { byHash, isComplete, isFixed: copies.length > 0 };
}

/** Files that a repair archived. */
function copiesOf({ folder }: ExperimentPaths): string[] {
  return readdirSync(folder)
    .filter((name) => /\.jsonl\.corrupt-/.test(name) && !name.endsWith('.tmp'))
    .sort();
}

function listCopies(paths: ExperimentPaths): Finding[] {
  return copiesOf(paths).map((name) => ({
    kind: 'unchecked',
    what: name.replace(/\.corrupt-.*$/, ''),
    detail: `it was rewritten by repair; as it was before, it is ${name}`,
  }));
}

/** A change that was brought onto a newer commit was judged again; its diff is of the older one. */
function diffOf(paths: ExperimentPaths, { iter }: IterationRecord): string | undefined {
  const folder = iterationFolder(paths, iter);
  const isReapplied = existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('again-score.stdout'));
  return isReapplied ? undefined : readIterationFile(paths, iter, 'changes.diff');
}

/** What the audit finds, and decisions that the log has lost. */
function checkDecisions(
  paths: ExperimentPaths,
  { moment, ...found }: { readonly moment: Moment } & Pick<AuditedFiles, 'pending' | 'byGit'>,
): Finding[] {
  const { decisions, records } = moment;
  // Of a log that is gone nothing can be recomputed.
  const pending = existsSync(paths.decisions) ? found.pending : undefined;
  const { findings } = auditFiles(paths, { ...found, decisions, records, pending });
  return [...findings, ...findLost(paths, { records, decisions: readableOf(decisions) })];
}

/** Iterations whose decision is in no file any more. */
function findLost(
  paths: ExperimentPaths,
  {
    records,
    decisions,
  }: { readonly records: readonly IterationRecord[]; readonly decisions: readonly JournalRecord[] },
): Finding[] {
  const what = basename(paths.decisions);
  const known = new Set(decisions.map(({ id }) => id));
  const lost = records.filter(({ decision }) => typeof decision?.test === 'string' && !known.has(decision.test));
  const isOpen = (name: string) => name.startsWith('promotion ');
  const iters = lost.filter(({ decision }) => !isOpen(String(decision?.test))).map(({ iter }) => iter);
  if (iters.length === 0) return [];
  const detail = `it does not hold how iteration ${iters.join(', ')} was decided`;
  // A repair says what it archived; without that somebody removed it.
  if (copiesOf(paths).some((name) => name.startsWith(what))) return [{ kind: 'unchecked', what, detail }];
  if (existsSync(paths.decisions)) return [{ kind: 'unchecked', what, detail: `${detail}: it was begun again` }];
  const remedy = 'restore it, or continue without it: the next run starts a new log from the branch';
  const gone = `it is missing, and ${detail.replace('it does not hold', 'with it')}`;
  return [{ kind: 'wrong', what, where: { file: what }, detail: gone, remedy }];
}

function checkFolders(paths: ExperimentPaths, records: readonly IterationRecord[]): Finding[] {
  const findings: Finding[] = [];
  let agreeing = 0;
  for (const record of records) {
    const text = readIterationFile(paths, record.iter, 'evidence.json');
    const issues = text === undefined ? undefined : checkEvidence(record, text);
    if (issues === undefined) continue;
    if (issues.length === 0) agreeing += 1;
    else findings.push(...issuesOf(`iteration ${record.iter}`, issues));
  }
  if (agreeing === 0) return findings;
  return [...findings, { kind: 'ok', what: 'evidence', detail: `it agrees with ${plural(agreeing, 'record')}` }];
}
