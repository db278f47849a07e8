import { plural } from '../base/text.ts';
import type { Check, Diagnosis, Verdict } from '../experiment/doctor/diagnosis.ts';
import { oneLine } from './foreign-text.ts';

const WORDS: Readonly<Record<Verdict, string>> = { ok: 'ok', warning: 'warn', problem: 'FAIL' };
const WORD_WIDTH = 4;
const MAX_TITLE = 40;
const MAX_TEXT = 1000;

/** The checks of an experiment for a terminal: a line each, what to do below it, and what follows from all of them. */
export function renderDoctorText({ name, checks }: Diagnosis): string {
  const width = Math.max(0, ...checks.map(({ title }) => oneLine(title, MAX_TITLE).length));
  return [...checks.flatMap((check) => renderCheck(check, width)), '', renderResult(name, checks), ''].join('\n');
}

function renderCheck({ verdict, title, detail, remedy }: Check, width: number): string[] {
  const head = `${WORDS[verdict].padEnd(WORD_WIDTH)}  ${oneLine(title, MAX_TITLE).padEnd(width)}  `;
  const line = `${head}${oneLine(detail, MAX_TEXT)}`.trimEnd();
  return remedy === undefined ? [line] : [line, `${' '.repeat(head.length)}-> ${oneLine(remedy, MAX_TEXT)}`];
}

function renderResult(name: string, checks: readonly Check[]): string {
  const count = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const found = `${plural(problems, 'problem')}, ${plural(warnings, 'warning')}`;
  const next = problems > 0 ? 'repair what FAILs first' : `autorize run ${oneLine(name, MAX_TITLE)}`;
  return `${found}: ${next}`;
}
