import { plural } from '../base/text.ts';
import type { Repaired } from '../experiment/maintenance/repair.ts';
import type { Audited } from '../experiment/verification/audit.ts';
import type { Verified } from '../experiment/verification/verify.ts';
import { oneLine } from './foreign-text.ts';

const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' } as const;
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const MENDABLE: ReadonlySet<string> = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);

/** What a verification found, a line each, and what follows from it. */
export function renderFindings(
  name: string,
  { findings, isSound }: Pick<Verified, 'findings' | 'isSound'> & Partial<Verified>,
): string {
  const width = Math.max(0, ...findings.map(({ what }) => oneLine(what).length));
  const lines = findings.map(
    ({ kind, what, detail }) =>
      `${WORDS[kind].padEnd(5)}  ${oneLine(what).padEnd(width)}  ${oneLine(detail, MAX_TEXT)}`,
  );
  const countOf = (wanted: Verified['findings'][number]['kind']): number =>
    findings.filter(({ kind }) => kind === wanted).length;
  const issues = [
    ...(countOf('wrong') === 0 ? [] : [`${plural(countOf('wrong'), 'thing')} wrong`]),
    ...(countOf('unproved') === 0 ? [] : [`${plural(countOf('unproved'), 'thing')} that nothing here proves`]),
  ].join(', ');
  const isMendable = findings.some(({ kind, what }) => kind === 'wrong' && MENDABLE.has(what));
  const verdict = isSound
    ? `${oneLine(name)}: sound`
    : `${oneLine(name)}: not sound: ${issues}${isMendable ? `; a corrupt file is repaired by: autorize repair ${oneLine(name)}` : ''}`;
  return `${[...lines, '', verdict].join('\n')}\n`;
}

/** What an audit found: each difference with its record, or that there is none. */
export function renderAudit(
  name: string,
  { differences, notes, decisions, evaluations, claim, isSound }: Audited,
): string {
  const lines = differences.map(
    ({ kind, record, message }) => `WRONG  record ${record}  ${kind}: ${oneLine(message, MAX_TEXT)}`,
  );
  const counted = `${plural(decisions, 'decision')} recomputed from ${plural(evaluations, 'evaluation')}`;
  return [
    ...lines,
    ...notes.map((note) => `?      ${note}`),
    ...(claim === undefined ? [] : [`claim  ${oneLine(claim, MAX_TEXT)}`]),
    `${oneLine(name)}: ${counted}: ${isSound ? 'they are what is recorded' : `${plural(differences.length, 'difference')}`}`,
    '',
  ].join('\n');
}

/** What a repair did. */
export function renderRepair(repaired: Repaired, shorten: (path: string) => string): string {
  const { isChanged, rebuilt, closed, problems } = repaired;
  const lines: string[] = isChanged ? [] : ['nothing to repair'];
  for (const [name, file] of Object.entries({
    ledger: repaired,
    intents: repaired.intents,
    guidance: repaired.guidance,
    decisions: repaired.decisions,
  })) {
    if (file.quarantined === undefined) continue;
    lines.push(`${name}: ${plural(file.kept, 'record')} kept; as it was: ${shorten(file.quarantined)}`);
    for (const { line, why } of file.dropped) lines.push(`  line ${line} was dropped: it ${oneLine(why, MAX_TEXT)}`);
  }
  if (rebuilt.length > 0) lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
  if (closed.length > 0) lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
  for (const lock of repaired.locks) lines.push(oneLine(lock, MAX_TEXT));
  for (const problem of problems) lines.push(`not repaired: ${oneLine(problem, MAX_TEXT)}`);
  return `${lines.join('\n')}\n`;
}
