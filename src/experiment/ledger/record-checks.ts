import { canonicalJson } from '../../base/canonical-json.ts';
import { type Finding, findingsOf, type Issue } from '../../base/finding.ts';
import { type JournalRecord, wellFormed } from '../../base/journal-chain.ts';
import { plural, quoted } from '../../base/text.ts';
import { BestSoFar, type Direction } from './best-so-far.ts';
import { disclosedScores, noiseOf } from './disclosed-score.ts';
import { EVALUATED_AGAIN, type IterationRecord, iterationRecordSchema } from './record.ts';
import { LOST_NOTES, REBUILT_NOTES } from './repairing.ts';

/** Checks the records against each other: numbers, and the best score at each of them. */
export function checkRecords(records: readonly IterationRecord[], direction: Direction): Finding[] {
  const issues: string[] = [];
  const seen = new Set<number>();
  const scores = new BestSoFar(records, direction);
  for (const [index, { iter, best_so_far: reported, recombines }] of records.entries()) {
    for (const part of recombines ?? []) {
      const of = records.slice(0, index).find((record) => record.iter === part);
      if (of === undefined)
        issues.push(`iteration ${iter} recombines iteration ${part}, which has no record before it`);
      else if (!EVALUATED_AGAIN.includes(of.outcome) || typeof of.tree !== 'string')
        issues.push(`iteration ${iter} recombines iteration ${part}, which is ${of.outcome}`);
    }
    if (seen.has(iter)) issues.push(`there are two records of iteration ${iter}`);
    seen.add(iter);
    const best = scores.next()?.score ?? null;
    if (reported !== undefined && reported !== best) {
      issues.push(`iteration ${iter} says that the best score is ${reported}; by the records it is ${best}`);
    }
  }
  return findingsOf('records', issues, `${plural(records.length, 'record')}: numbers are unique, best scores follow`);
}

/** Whether a record was made by `repair` from git, so that it knows less than its commit's intent. */
export function isRebuilt({ notes }: Pick<IterationRecord, 'notes'>): boolean {
  return notes === REBUILT_NOTES;
}

// Members of `evidence.json`, by the record's member that each repeats.
const EVIDENCE: Readonly<Record<string, string>> = {
  outcome: 'outcome',
  score: 'score',
  tree: 'tree',
  best_so_far: 'best_so_far',
  notes: 'reason',
  decision: 'decision',
  protected_digest: 'protected_digest',
  durations: 'durations',
};
const KNOWN_TO_GIT = ['outcome', 'tree'];
const EVIDENCE_FILE = 'evidence.json';

/** Compares a record with the `evidence.json` of its iteration; undefined where they need not agree. */
export function checkEvidence(record: IterationRecord, text: string): readonly Issue[] | undefined {
  // What was in flight may have left the evidence of a decision that never came to be.
  if (record.outcome === 'killed' || record.notes === LOST_NOTES) return undefined;
  const evidence = parseObject(text);
  if (evidence === undefined) return [{ where: { file: EVIDENCE_FILE }, detail: 'evidence.json is not a JSON object' }];
  const members = isRebuilt(record) ? KNOWN_TO_GIT : Object.keys(EVIDENCE);
  const score = isRebuilt(record) ? rebuiltScoreIssue(record, evidence) : [];
  return members
    .flatMap((member) => {
      const [reported, found] = [(record as JournalRecord)[member], evidence[EVIDENCE[member] ?? '']];
      if (isSameJson(reported ?? null, found ?? null)) return [];
      return [evidenceIssue(String(EVIDENCE[member]), found, reported)];
    })
    .concat(score);
}

function evidenceIssue(member: string, found: unknown, reported: unknown): Issue {
  return {
    where: { file: EVIDENCE_FILE, path: `$.${member}` },
    detail: `evidence.json has the ${member} ${quoted(found)}, the record has ${quoted(reported)}`,
  };
}

/** A commit discloses no more of a score than agents may know. */
function rebuiltScoreIssue({ score }: IterationRecord, evidence: JournalRecord): Issue[] {
  const read = iterationRecordSchema.safeParse({ ...evidence, iter: 0, started_at: '', ended_at: '' });
  const whole = read.success ? read.data.score : undefined;
  const reported =
    typeof whole === 'number' && read.success ? disclosedScores(whole, noiseOf(read.data)) : [whole ?? undefined];
  if (reported.includes(score ?? undefined)) return [];
  return [evidenceIssue('score', whole, score)];
}

function parseObject(text: string): JournalRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as JournalRecord) : undefined;
  } catch {
    // The caller says what is wrong with it.
    return undefined;
  }
}

/** Whether two JSON values are the same as a journal writes them, whatever the order of their members. */
export function isSameJson(one: unknown, other: unknown): boolean {
  try {
    return canonicalJson(wellFormed(one)) === canonicalJson(wellFormed(other));
  } catch {
    // What has no canonical JSON was never written by us.
    return false;
  }
}

/** The members in which two records differ. */
export function differingMembers(one: JournalRecord, other: JournalRecord): string[] {
  const members = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...members].filter((member) => !isSameJson(one[member] ?? null, other[member] ?? null));
}
