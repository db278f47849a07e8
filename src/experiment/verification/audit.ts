/**
 * Recomputes every decision of an experiment from the scores in its record, without running anything.
 * Invariant: nothing is written, no lock is taken; what is judged is `decisions.jsonl` as it lies there.
 */

import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type AuditResult, auditRecords } from '../../audit/audit.ts';
import { type ClaimOutcome, claimOutcome, isConfirmed, renderOutcome } from '../../base/claim-outcome.ts';
import { ContractError, PreconditionError } from '../../base/errors.ts';
import { type JournalRecord, parseJournal } from '../../base/journal-chain.ts';
import { type ClaimRecord, decisionRecordSchema } from '../../decision/records.ts';
import { type ExaminedPage, examinePages } from '../../engine/log/report-pages.ts';
import type { Host } from '../../kernel/host.ts';
import type { IterationRecord } from '../ledger/record.ts';
import {
  type ExperimentPlace,
  placeOf,
  readIterationFile,
  readLedger,
  requireExperiment,
  shownPath,
} from '../ledger/store.ts';
import { candidateIssues } from './candidate-checks.ts';
import type { PendingAcceptance } from './pending-acceptance.ts';

export interface Audited extends Pick<AuditResult, 'notes' | 'decisions' | 'evaluations'> {
  /** Each difference between what is recorded and what follows from it, with the number of its record. */
  readonly differences: readonly { readonly kind: string; readonly record: number; readonly message: string }[];
  /** The sentence of the last claim. */
  readonly claim: string | undefined;
  readonly isSound: boolean;
}

/** Audits an experiment. Throws where it has no record of decisions. */
export function auditExperiment({ name }: { readonly name: string }, host: Host): Audited {
  const place = placeOf(name, host);
  requireExperiment(place);
  if (!existsSync(place.decisions)) {
    const isLost = readLedger(place).records.some(({ decision }) => typeof decision?.test === 'string');
    const file = shownPath(place, place.decisions);
    throw new PreconditionError(
      isLost
        ? {
            message: `${file} is gone: what "${name}" decided by it cannot be recomputed`,
            remedy: `Put it back; or go on without it: autorize run ${name} begins another one from the branch.`,
          }
        : {
            message: `"${name}" has no record of decisions: no run of this tool has decided anything there`,
            remedy: `Run it: autorize run ${name}. What was archived: autorize audit ${name} --archived`,
          },
    );
  }
  requireChain(place);
  return auditPlace(place);
}

/** Throws where the chain of the ledger is broken: nothing may be said of decisions whose iterations could be other ones. */
function requireChain(place: ExperimentPlace): void {
  const { problem } = readLedger(place);
  if (problem !== undefined) throw new ContractError([problem]);
}

/** Audits what lies in a place, with an acceptance that is still to be recorded; nothing at all is sound. */
export function auditPlace(place: ExperimentPlace, pending?: PendingAcceptance): Audited {
  const bytes = existsSync(place.decisions) ? readFileSync(place.decisions) : Buffer.alloc(0);
  const parsed = parseJournal(bytes);
  const written = parsed.kind === 'sound' ? parsed.records : parsed.readable;
  const raw = [...written, ...(pending?.decisionsAfter(written) ?? [])];
  if (raw.length === 0 && parsed.kind === 'sound') {
    return { differences: [], notes: [], decisions: 0, evaluations: 0, claim: undefined, isSound: true };
  }
  const claim = lastClaim(raw);
  const { differences, notes, decisions, evaluations } = auditRecords({
    records: raw,
    ...(claim === undefined ? {} : { summaryClaim: claim.sentence }),
  });
  const chain =
    parsed.kind === 'sound' ? [] : [{ kind: 'chain', record: parsed.line, message: chainIssue(place, parsed) }];
  const { records, problem } = readLedger(place);
  const ledger = pending?.record === undefined ? records : [...records, pending.record];
  const ofLedger =
    problem === undefined
      ? []
      : [{ kind: 'chain', record: problem.line ?? 0, message: `${problem.file}: ${problem.found}` }];
  const fileOf = (iter: number, name: string) => readIterationFile(place, iter, name);
  const candidates = candidateIssues({ decisions: raw, ledger, fileOf }).map((issue) => ({
    kind: 'candidate',
    ...issue,
  }));
  const last = raw.length;
  const pages = examineReports(place).flatMap(({ name, issues }) =>
    issues.map((issue) => ({ kind: 'page', record: last, message: `${name}: ${issue}` })),
  );
  const all = [...chain, ...ofLedger, ...differences, ...branchIssues(raw, ledger), ...candidates, ...pages];
  const told = claim === undefined ? undefined : renderOutcome(claimOutcome(claim));
  return { differences: all, notes, decisions, evaluations, claim: told, isSound: all.length === 0 };
}

/** What each page that `report` wrote says of the improvement that no claim on record does. */
export function examineReports(place: ExperimentPlace): ExaminedPage[] {
  const claims = readDecisions(place).flatMap((record) => asClaim(record) ?? []);
  return examinePages(place.folder, claims.map(claimOutcome));
}

function chainIssue(place: ExperimentPlace, { line, why }: { readonly line: number; readonly why: string }): string {
  return `line ${line} of ${shownPath(place, place.decisions)} ${why}; to put the file aside: autorize repair ${place.name}`;
}

/** Each keep of the record is an iteration of the ledger, and the other way round. */
function branchIssues(
  raw: readonly JournalRecord[],
  ledger: readonly IterationRecord[],
): { readonly kind: string; readonly record: number; readonly message: string }[] {
  const kept = new Set(ledger.flatMap(({ outcome, tree }) => (outcome === 'merged' && tree ? [tree] : [])));
  const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : [])));
  // What was kept before the record began again is not in it.
  const start = raw[0]?.start_tree ?? raw[0]?.baseline_tree;
  const first = ledger.findLastIndex(({ outcome, tree }) => outcome === 'merged' && tree === start) + 1;
  const undecided = ledger.slice(first).flatMap(({ iter, outcome, tree }) => {
    if (outcome !== 'merged' || decided.has(tree)) return [];
    return [{ kind: 'ledger', record: raw.length, message: `iteration ${iter} was kept, and no decision says so` }];
  });
  const unrecorded = raw.flatMap((record, index) => {
    // Of the last keep the record may still be to be written: a run is at work, or was killed just then.
    const isLast = raw.slice(index).every(({ kind }) => kind !== 'candidate');
    if (record.kind !== 'incumbent' || isLast || kept.has(String(record.tree))) return [];
    const message = `${String(record.by)} was kept, and no record of iterations.jsonl says so`;
    return [{ kind: 'ledger', record: index + 1, message }];
  });
  return [...unrecorded, ...undecided];
}

function lastClaim(records: readonly JournalRecord[]): ClaimRecord | undefined {
  return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}

function asClaim(record: JournalRecord | undefined): ClaimRecord | undefined {
  const read = z.safeParse(decisionRecordSchema, record);
  return read.success && read.data.kind === 'claim' ? read.data : undefined;
}

/** The raw records of decisions, as far as they can be read. */
export function readDecisions({ decisions: path }: ExperimentPlace): readonly JournalRecord[] {
  if (!existsSync(path)) return [];
  const parsed = parseJournal(readFileSync(path));
  return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}

/** What may be said of the improvement as things stand. */
export type Standing =
  | { readonly kind: 'confirmed'; readonly sentence: string }
  /** It was measured in fresh pairs, and their interval does not exclude that nothing improved. */
  | { readonly kind: 'not-confirmed'; readonly sentence: string }
  /** Something is kept that no confirmation is of. */
  | { readonly kind: 'unconfirmed' }
  /** All that was kept was taken out again: the branch holds what the baseline does. */
  | { readonly kind: 'withdrawn' }
  /** Nothing was kept, or no confirmation is wanted. */
  | { readonly kind: 'none' };

/** The tree that the last promotion of `checkpoint`, or a rejection, made the champion; undefined: there was none. */
function championOf(raw: readonly JournalRecord[]): unknown {
  const promotion = raw.findLast(
    ({ kind, purpose, kept, champion }) =>
      (kind === 'decision' && purpose === 'promotion' && kept === true) ||
      (kind === 'rejection' && typeof champion === 'string'),
  );
  if (promotion === undefined) return undefined;
  if (promotion.kind === 'rejection') return promotion.champion;
  return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
    ?.tree;
}

/** What was confirmed of what the branch held before, e.g. in mid-run. */
export interface EarlierClaim extends ClaimOutcome {
  /** The iteration that it was kept in. */
  readonly iter: number;
}

/** The last of them; undefined where there is none, or it is of what the branch holds now. */
export function readEarlierClaim(
  raw: readonly JournalRecord[],
  ledger: readonly IterationRecord[],
): EarlierClaim | undefined {
  const merged = ledger.filter(({ outcome }) => outcome === 'merged');
  const now = championOf(raw) ?? merged.at(-1)?.tree;
  const claim = asClaim(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
  if (claim === undefined) return undefined;
  const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
  return iter === undefined ? undefined : { iter, ...claimOutcome(claim) };
}

/** Reads what may be said; a claim of what the branch held before something else was kept says nothing of now. */
export function readStanding(raw: readonly JournalRecord[], ledger: readonly IterationRecord[]): Standing {
  const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
  if (raw.length === 0 || branchHead === undefined) return { kind: 'none' };
  const claim = lastClaim(raw);
  const final = championOf(raw) ?? branchHead.tree;
  if (claim !== undefined && claim.final === final) {
    return { kind: isConfirmed(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
  }
  const [runHeader] = raw;
  const read = z.safeParse(decisionRecordSchema, runHeader);
  if (!read.success || read.data.kind !== 'genesis') return { kind: 'none' };
  const { settings, unscored, baseline_tree: baseline } = read.data;
  if (final === baseline && branchHead.reverts && branchHead.tree === baseline) return { kind: 'withdrawn' };
  const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
  return { kind: isWanted ? 'unconfirmed' : 'none' };
}
