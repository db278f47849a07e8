/**
 * The offline half of a verification: recomputes every decision of an experiment from the scores in its log, without
 * running anything and without git.
 * Invariant: nothing is written, no lock is taken.
 */

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { claimOutcome, renderOutcome } from '../../base/claim-outcome.ts';
import { ContractError, PreconditionError } from '../../base/errors.ts';
import { type Finding, type Issue, issuesOf, type Verified, verifiedBy } from '../../base/finding.ts';
import type { JournalRecord, ParsedJournal } from '../../base/journal-chain.ts';
import type { Host } from '../../kernel/host.ts';
import { auditLog, unlessContradicted } from '../../verification/decision-log.ts';
import { checkChain } from '../../verification/journal.ts';
import { checkPages } from '../../verification/report-pages.ts';
import { asClaim, lastClaim, readableOf, readChained } from '../ledger/decisions.ts';
import type { IterationRecord } from '../ledger/record.ts';
import {
  type ExperimentPaths,
  pathsOf,
  readIterationFile,
  readLedger,
  requireExperiment,
  shownPath,
} from '../ledger/store.ts';
import { listArchived } from './archived-records.ts';
import { candidateIssues } from './candidate-checks.ts';

export interface Audited extends Verified {
  readonly decisions: number;
  readonly evaluations: number;
  /** The sentence of the last claim. */
  readonly claim: string | undefined;
}

/** An accepted change whose commit is on the branch while its record is still to be written: a run was killed in between. */
export interface PendingAcceptance {
  readonly commit: string;
  /** Undefined: the intent holds none that could be one. */
  readonly record: IterationRecord | undefined;
  /** What the decision log gets before it. */
  decisionsAfter(log: readonly JournalRecord[]): readonly JournalRecord[];
}

/** Audits an experiment. Throws where it has no decision log. */
export function auditExperiment({ name }: { readonly name: string }, host: Host): Audited {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  if (!existsSync(paths.decisions)) {
    const isLost = readLedger(paths).records.some(({ decision }) => typeof decision?.test === 'string');
    const file = shownPath(paths, paths.decisions);
    throw new PreconditionError(
      isLost
        ? {
            message: `${file} is missing, so the decisions of "${name}" cannot be recomputed`,
            remedy: `Restore it, or continue without it: autorize run ${name} starts a new log from the branch.`,
          }
        : {
            message: `"${name}" has no decision log: no run has decided anything yet`,
            remedy: `Run it: autorize run ${name}. To audit archived runs: autorize audit ${name} --archived`,
          },
    );
  }
  requireChain(paths);
  return auditPaths(paths);
}

/** Throws where the chain of the ledger is broken: nothing may be said of decisions whose iterations could be other ones. */
function requireChain(paths: ExperimentPaths): void {
  const { problem } = readLedger(paths);
  if (problem !== undefined) throw new ContractError([problem]);
}

/** Audits what lies in a folder, with an acceptance that is still to be recorded; nothing at all is sound. */
export function auditPaths(paths: ExperimentPaths, pending?: PendingAcceptance): Audited {
  const { records, problem } = readLedger(paths);
  const audited = auditFiles(paths, { decisions: readChained(paths.decisions), records, pending });
  if (problem === undefined) return audited;
  const { line, found } = problem;
  const file = basename(paths.ledger);
  const broken = issuesOf(file, [{ where: { file, ...(line === undefined ? {} : { line }) }, detail: found }]);
  return { ...audited, ...verifiedBy([...broken, ...audited.findings]) };
}

export interface AuditedArchive extends Audited {
  /** When it was archived, as its folder is called. */
  readonly archived: string;
}

/** Audits what was archived with a decision log, oldest first. */
export function auditArchived(paths: ExperimentPaths): AuditedArchive[] {
  return listArchived(paths).map((each) => ({ archived: basename(each.folder), ...auditPaths(each) }));
}

/** What of an experiment an audit looks at, as it was at one moment. */
export interface AuditedFiles {
  readonly decisions: ParsedJournal;
  readonly records: readonly IterationRecord[];
  /** An acceptance that is still to be recorded. */
  readonly pending: PendingAcceptance | undefined;
  /** What git shows of the log; absent where git is not asked. */
  readonly byGit?: readonly Finding[];
}

/** Audits the decision log, the candidates that it names, and the pages that `report` wrote. */
export function auditFiles(
  paths: ExperimentPaths,
  { decisions: parsed, records, pending, byGit = [] }: AuditedFiles,
): Audited {
  const written = readableOf(parsed);
  const raw = [...written, ...(pending?.decisionsAfter(written) ?? [])];
  if (raw.length === 0 && parsed.kind === 'sound') {
    return { ...verifiedBy(checkReports(paths, [])), decisions: 0, evaluations: 0, claim: undefined };
  }
  const claim = lastClaim(raw);
  const file = basename(paths.decisions);
  const log = auditLog({ what: file, file, records: raw, summaryClaim: claim?.sentence });
  const ledger = pending?.record === undefined ? records : [...records, pending.record];
  const fileOf = (iter: number, name: string) => readIterationFile(paths, iter, name);
  const candidates = candidateIssues({ decisions: raw, ledger, fileOf }).map(({ record: line, message }) => ({
    ...{ code: 'candidate', where: { file, line }, detail: message },
  }));
  const chain = checkChain(file, parsed);
  const others = [...issuesOf(file, [...ledgerIssues(file, raw, ledger), ...candidates]), ...byGit];
  const findings: Finding[] = [
    ...chain,
    // What was recomputed of a broken log is no proof of it either.
    ...unlessContradicted(log.findings, [...chain, ...others]),
    ...others,
    ...checkReports(paths, written),
  ];
  const recorded = claim === undefined ? undefined : renderOutcome(claimOutcome(claim));
  return {
    ...verifiedBy(findings),
    decisions: log.decisions,
    evaluations: log.evaluations,
    claim: recorded,
  };
}

/** What each page that `report` wrote says of the improvement that no claim on record does. */
function checkReports({ folder }: ExperimentPaths, decisions: readonly JournalRecord[]): Finding[] {
  const claims = decisions.flatMap((record) => asClaim(record) ?? []);
  return checkPages(folder, claims.map(claimOutcome));
}

/** Each accepted change of the log is an iteration of the ledger, and the other way round. */
function ledgerIssues(file: string, raw: readonly JournalRecord[], ledger: readonly IterationRecord[]): Issue[] {
  const issue = (line: number, detail: string): Issue => ({ code: 'ledger', where: { file, line }, detail });
  const accepted = new Set(ledger.flatMap(({ outcome, tree }) => (outcome === 'merged' && tree ? [tree] : [])));
  const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : [])));
  // What was kept before the record began again is not in it.
  const start = raw[0]?.start_tree ?? raw[0]?.baseline_tree;
  const first = ledger.findLastIndex(({ outcome, tree }) => outcome === 'merged' && tree === start) + 1;
  const undecided = ledger.slice(first).flatMap(({ iter, outcome, tree }) => {
    if (outcome !== 'merged' || decided.has(tree)) return [];
    return [issue(raw.length, `iteration ${iter} was kept, and no decision says so`)];
  });
  const unrecorded = raw.flatMap((record, index) => {
    // Of the last one the record may still be to be written: a run is at work, or was killed just then.
    const isLast = raw.slice(index).every(({ kind }) => kind !== 'candidate');
    if (record.kind !== 'incumbent' || isLast || accepted.has(String(record.tree))) return [];
    return [issue(index + 1, `${String(record.by)} was kept, and no record of iterations.jsonl says so`)];
  });
  return [...unrecorded, ...undecided];
}
