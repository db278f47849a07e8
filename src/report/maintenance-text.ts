import { renderByteSize } from '../base/byte-size.ts';
import { type Finding, sentenceOf, type Verified } from '../base/finding.ts';
import { plural } from '../base/text.ts';
import type { Repaired } from '../experiment/maintenance/repair.ts';
import { oneLine } from './foreign-text.ts';

const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' } as const;
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const REPAIRABLE: ReadonlySet<string> = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);

export interface ShownFindings extends Verified {
  /** The sentence of the claim on record. */
  readonly claim?: string | undefined;
  /** The part of a run that they are of, e.g. an archived one. */
  readonly part?: string;
}

/** What a verification or an audit found, a line each, and what follows from it. */
export function renderFindings(name: string, { findings, isSound, claim, part }: ShownFindings): string {
  const width = Math.max(0, ...findings.map(({ what }) => oneLine(what).length));
  const lines = findings.map(
    (finding) =>
      `${WORDS[finding.kind].padEnd(5)}  ${oneLine(finding.what).padEnd(width)}  ${oneLine(sentenceOf(finding), MAX_TEXT)}`,
  );
  if (claim !== undefined) lines.push(`claim  ${oneLine(claim, MAX_TEXT)}`);
  const countOf = (wanted: Finding['kind']): number => findings.filter(({ kind }) => kind === wanted).length;
  const issues = [
    ...(countOf('wrong') === 0 ? [] : [`${plural(countOf('wrong'), 'fact')} wrong`]),
    ...(countOf('unproved') === 0 ? [] : [`${plural(countOf('unproved'), 'fact')} without evidence`]),
  ].join(', ');
  const isRepairable =
    part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
  const shown = oneLine(part === undefined ? name : `${name}, ${part}`);
  const verdict = isSound
    ? `${shown}: sound`
    : `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
  return `${[...lines, '', verdict].join('\n')}\n`;
}

/** What went of prepared environments; nothing where none did. */
export function renderCleanedEnvironments(bytes: number): string {
  return bytes === 0 ? '' : `removed prepared environments that no run uses (${renderByteSize(bytes)})\n`;
}

/** What a repair did. */
export function renderRepair(repaired: Repaired, shorten: (path: string) => string): string {
  const { isChanged, rebuilt, closed, problems } = repaired;
  const lines: string[] = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
  for (const [name, file] of Object.entries({
    ledger: repaired,
    intents: repaired.intents,
    guidance: repaired.guidance,
    decisions: repaired.decisions,
  })) {
    if (file.archived === undefined) continue;
    lines.push(`${name}: ${plural(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
    for (const { line, why } of file.dropped) lines.push(`  line ${line} was dropped: it ${oneLine(why, MAX_TEXT)}`);
  }
  if (rebuilt.length > 0) lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
  if (closed.length > 0) lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
  for (const lock of repaired.locks) lines.push(oneLine(lock, MAX_TEXT));
  for (const problem of problems) lines.push(`not repaired: ${oneLine(problem, MAX_TEXT)}`);
  return `${lines.join('\n')}\n`;
}
