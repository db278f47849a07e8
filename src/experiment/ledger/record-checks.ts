import { canonicalJson } from '../../base/canonical-json.ts';
import { type Finding, findingsOf } from '../../base/finding.ts';
import { type JournalRecord, type ParsedJournal, wellFormed } from '../../base/journal-chain.ts';
import { plural, quoted } from '../../base/text.ts';
import { BestSoFar, type Direction } from './best-so-far.ts';
import { noiseOf, toldScores } from './disclosed-score.ts';
import { type IterationRecord, iterationRecordSchema } from './record.ts';
import { LOST_NOTES, REBUILT_NOTES } from './repairing.ts';

/** Checks what a journal's lines say about themselves. */
export function checkChain(what: string, parsed: ParsedJournal): Finding[] {
  if (parsed.kind === 'corrupt') return [{ kind: 'wrong', what, detail: `line ${parsed.line} ${parsed.why}` }];
  const { records, unchained, tornBytes } = parsed;
  const linked = records.length - unchained;
  const torn =
    tornBytes === 0 ? '' : `; ${plural(tornBytes, 'byte')} of a last line were never finished, the next run cuts them`;
  const findings: Finding[] = [];
  if (unchained > 0) {
    const detail = `the first ${plural(unchained, 'record')} were written by a tool without a chain: they could have been edited`;
    findings.push({ kind: 'unchecked', what, detail });
  }
  if (linked > 0 || unchained === 0) {
    findings.push({ kind: 'ok', what, detail: `the chain of ${plural(linked, 'record')} is unbroken${torn}` });
  }
  return findings;
}

/** Checks the records against each other: numbers, and the best score at each of them. */
export function checkRecords(records: readonly IterationRecord[], direction: Direction): Finding[] {
  const issues: string[] = [];
  const seen = new Set<number>();
  const scores = new BestSoFar(records, direction);
  for (const { iter, best_so_far: told } of records) {
    if (seen.has(iter)) issues.push(`there are two records of iteration ${iter}`);
    seen.add(iter);
    const best = scores.next()?.score ?? null;
    if (told !== undefined && told !== best) {
      issues.push(`iteration ${iter} says that the best score is ${told}; by the records it is ${best}`);
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

/** Compares a record with the `evidence.json` of its iteration; undefined where they need not agree. */
export function checkEvidence(record: IterationRecord, text: string): readonly string[] | undefined {
  // What was in flight may have left the evidence of a decision that never came to be.
  if (record.outcome === 'killed' || record.notes === LOST_NOTES) return undefined;
  const evidence = parseObject(text);
  if (evidence === undefined) return ['evidence.json is not a JSON object'];
  const members = isRebuilt(record) ? KNOWN_TO_GIT : Object.keys(EVIDENCE);
  const score = isRebuilt(record) ? rebuiltScoreIssue(record, evidence) : [];
  return members
    .flatMap((member) => {
      const [told, found] = [(record as JournalRecord)[member], evidence[EVIDENCE[member] ?? '']];
      if (isSameJson(told ?? null, found ?? null)) return [];
      return [`evidence.json has the ${EVIDENCE[member]} ${quoted(found)}, the record has ${quoted(told)}`];
    })
    .concat(score);
}

/** A commit tells no more of a score than agents may know. */
function rebuiltScoreIssue({ score }: IterationRecord, evidence: JournalRecord): string[] {
  const read = iterationRecordSchema.safeParse({ ...evidence, iter: 0, started_at: '', ended_at: '' });
  const whole = read.success ? read.data.score : undefined;
  const told = typeof whole === 'number' && read.success ? toldScores(whole, noiseOf(read.data)) : [whole ?? undefined];
  if (told.includes(score ?? undefined)) return [];
  return [`evidence.json has the score ${quoted(whole)}, the record has ${quoted(score)}`];
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
