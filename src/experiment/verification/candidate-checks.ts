import * as z from 'zod/mini';
import { type Growth, growthOf } from '../../base/diff-lines.ts';
import { sha256 } from '../../base/hash.ts';
import { normalDigest } from '../../base/normal-diff.ts';
import { recordedPaths } from '../../base/recorded-paths.ts';
import { type CandidateRecord, decisionRecordSchema } from '../../decision/records.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isRebuilt, isSameJson } from '../ledger/record-checks.ts';

export interface CandidateIssue {
  /** 1-based number of the record of the candidate. */
  readonly record: number;
  readonly message: string;
}

export interface CandidateChecking {
  /** The raw record of decisions. */
  readonly decisions: readonly unknown[];
  readonly ledger: readonly IterationRecord[];
  /** A file of an iteration, where it is there. */
  readonly fileOf: (iter: number, name: string) => string | undefined;
}

/** What the records of candidates say of their changes that the records and files of their iterations do not. */
export function candidateIssues({ decisions, ledger, fileOf }: CandidateChecking): CandidateIssue[] {
  const records = new Map(ledger.map((record) => [record.iter, record]));
  const candidates = decisions.flatMap((raw, index) => {
    const read = z.safeParse(decisionRecordSchema, raw);
    if (!read.success || read.data.kind !== 'candidate') return [];
    const iter = /^iteration (\d+)(?:, |$)/.exec(read.data.id)?.[1];
    return iter === undefined ? [] : [{ place: index + 1, iter: Number(iter), candidate: read.data }];
  });
  return candidates.flatMap(({ place, iter, candidate }) => {
    const record = records.get(iter);
    // Of one that is in flight, or was, nothing else is known.
    if (record === undefined || record.outcome === 'killed') return [];
    const isAlone = candidates.filter((each) => each.iter === iter).length === 1;
    const isMeant = candidate.tree === (record.tree ?? '') || (isAlone && candidate.id === `iteration ${iter}`);
    // Git records what a change is, but not who proposed it at what cost.
    const facts = isRebuilt(record) ? [] : factIssues(candidate, record, fileOf);
    const issues = [...facts, ...(isMeant ? changeIssues(candidate, record, fileOf) : [])];
    return issues.map((message) => ({ record: place, message: `${candidate.id} ${message}` }));
  });
}

type FileOf = CandidateChecking['fileOf'];

function factIssues(
  { usd, released, reverts, proposer, claimed }: CandidateRecord,
  record: IterationRecord,
  fileOf: FileOf,
): string[] {
  const issues: string[] = [];
  const cost = record.usage?.usd ?? null;
  if (usd !== cost) issues.push(`cost ${usd} dollars; its iteration says ${cost}`);
  const { model } = record.usage ?? {};
  if (model && proposer.model !== model) {
    issues.push(`was proposed by the model ${proposer.model}; its iteration says ${model}`);
  }
  if (released !== (record.released ?? null)) issues.push(`is not the change that was approved as ${released}`);
  if (!isSameJson(reverts, record.reverts ?? null)) issues.push('reverts something else than its iteration says');
  if (claimed !== undefined && claimed !== record.wave?.claimed)
    issues.push(`was reported as better by ${claimed}; its iteration says nothing of that`);
  const prompt = fileOf(record.iter, 'prompt.md');
  if (prompt !== undefined && proposer.prompt !== undefined && sha256(prompt) !== proposer.prompt) {
    issues.push('was proposed to another prompt than prompt.md of its iteration');
  }
  return issues;
}

function changeIssues(candidate: CandidateRecord, record: IterationRecord, fileOf: FileOf): string[] {
  const { tree, diff_lines, touched_paths, more_paths, diff_digest, normal_digest } = candidate;
  const recorded = { tree, diff_lines, touched_paths: recordedPaths(touched_paths, more_paths ?? 0) };
  const found = {
    tree: record.tree ?? '',
    diff_lines: record.diff_lines,
    touched_paths: recordedPaths(record.changed_paths ?? [], record.more_paths ?? 0),
  };
  const issues = Object.entries(recorded).flatMap(([name, value]) =>
    isSameJson(value, Reflect.get(found, name)) ? [] : [`has another ${name} than its iteration`],
  );
  // Brought onto a newer commit it is another diff than the one that was captured.
  const isCaptured = candidate.id === `iteration ${record.iter}`;
  const diff = tree === '' ? '' : isCaptured ? fileOf(record.iter, 'changes.diff') : undefined;
  if (diff === undefined) return issues;
  if (sha256(diff) !== diff_digest) return [...issues, 'is not of the diff that its iteration holds'];
  if (normalDigest(diff) !== normal_digest)
    issues.push('is recorded as another change, blanks aside, than its diff makes');
  return [...issues, ...sizeIssues(candidate, growthOf(diff))];
}

/** What the size of a simplification says that its diff does not. */
function sizeIssues({ size }: CandidateRecord, growth: Growth | undefined): string[] {
  if (size === null || growth === undefined) return [];
  const grown = new Map(Object.entries(growth)).get(size.of);
  if (grown === undefined || size.after - size.before === grown) return [];
  return [`is recorded to go from ${size.before} to ${size.after} ${size.of}; its diff changes them by ${grown}`];
}
