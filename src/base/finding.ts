import { plural, printable } from './text.ts';

/** Where a finding lies. */
export interface FoundAt {
  /** The file, as its run names it. */
  readonly file?: string;
  /** 1-based line of the file. */
  readonly line?: number;
  /** 1-based number of a record among those of a decision log whose records are not all lines of its file. */
  readonly record?: number;
  /** JSON path in the document, e.g. `$.score`. */
  readonly path?: string;
}

/** What is wrong, or could not be checked. */
export interface Issue {
  /** What was found, in one sentence. */
  readonly detail: string;
  /** Stable code of the kind of issue, where it has one, e.g. `coin`. */
  readonly code?: string;
  readonly where?: FoundAt;
  /** What would be right in its place. */
  readonly expected?: string;
  /** What to do about it. */
  readonly remedy?: string;
}

/** One result of a verification. */
export interface Finding extends Issue {
  /**
   * `ok`: it was checked and holds. `wrong`: it does not. `unchecked`: it is neither proved nor disproved, for the reason
   * in `detail`. `unproved`: likewise, and the records that would prove it have to be here, so the result is not sound.
   */
  readonly kind: 'ok' | 'wrong' | 'unchecked' | 'unproved';
  /** What was looked at: a file, a branch, an iteration. */
  readonly what: string;
}

/** What every verification returns: of an experiment, of a mission, of work items, and of a decision log alone. */
export interface Verified {
  readonly findings: readonly Finding[];
  /** Whether nothing is wrong and every accepted change has its record. What could not be checked is a finding. */
  readonly isSound: boolean;
}

/** The result that findings amount to. */
export function verifiedBy(findings: readonly Finding[]): Verified {
  return { findings, isSound: isAllSound(findings) };
}

/** Whether all that has to hold does. */
export function isAllSound(findings: readonly Pick<Finding, 'kind'>[]): boolean {
  return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}

/** A finding for each issue, or the one that says that there is none. */
export function findingsOf(what: string, issues: readonly (string | Issue)[], ok: string): Finding[] {
  if (issues.length === 0) return [{ kind: 'ok', what, detail: ok }];
  return issuesOf(what, issues);
}

/** A finding for each issue, and nothing where there is none. */
export function issuesOf(what: string, issues: readonly (string | Issue)[]): Finding[] {
  return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}

/** A finding without what was looked at: its line or record, what was found, what was expected and what to do. */
export function sentenceOf({ where, detail, expected, remedy }: Issue): string {
  const place = placeOf(where);
  const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
  return [`${place}${detail}`, ...rest].join('; ');
}

function placeOf({ line, record }: FoundAt = {}): string {
  if (line !== undefined) return `line ${line}: `;
  return record === undefined ? '' : `record ${record}: `;
}

/** A finding in one line, as every face of the tool shows it. */
export function describeFinding(finding: Finding): string {
  return `${finding.what}: ${sentenceOf(finding)}`;
}

/** What is wrong, a line each; nothing where nothing is. */
export function describeWrong(findings: readonly Finding[]): string[] {
  return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}

/**
 * What is wrong now and was not before, a line each. Findings are the same by their text, wherever they are: what is added
 * to a file moves what is wrong with its end. Of one text as many are new as there are more.
 */
export function describeNew({
  before,
  now,
}: {
  readonly before: readonly Finding[];
  readonly now: readonly Finding[];
}): string[] {
  const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
  const isNew = ({ detail }: Finding): boolean => {
    const at = known.indexOf(detail);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  };
  return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}

/** The first of some issues, and how many more there are; undefined where there is none. */
export function describeFirst([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  return `${printable(first, 600)}${others.length === 0 ? '' : `, and ${plural(others.length, 'more problem')}`}`;
}
