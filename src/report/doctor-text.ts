import { plural } from '../base/text.ts';
import type { Check, Diagnosis, Verdict } from '../doctor/check.ts';
import type { StepEvent } from '../doctor/checkup.ts';
import { oneLine } from './foreign-text.ts';

const WORDS: Readonly<Record<Verdict, string>> = { ok: 'ok', warning: 'warn', problem: 'FAIL' };
const WORD_WIDTH = 4;
const TITLE_WIDTH = 21;
const MAX_TITLE = 60;
const MAX_TEXT = 1000;

/** Checks whose success says no more than that it is one. */
const PLAIN: ReadonlySet<Check['id']> = new Set([
  'repository',
  'config',
  'git',
  'head',
  'work-tree',
  'base',
  'branch',
  'ledger',
  'holdout',
  'agent-env',
  'agent',
  'agent-key',
  'lock',
  'private-area',
  'disk',
]);

/** Whether a check is shown by its title alone, together with others. */
export function isPlain({ verdict, id }: Check): boolean {
  return verdict === 'ok' && PLAIN.has(id);
}

/** `ok    git, HEAD, ledger`: checks that say no more. */
export function renderPlainChecks(checks: readonly Check[]): string {
  const titles = [...new Set(checks.map(({ title }) => oneLine(title, MAX_TITLE)))];
  return `${WORDS.ok.padEnd(WORD_WIDTH)}  ${titles.join(', ')}\n`;
}

/** A line of what was found; what to do about it comes at the end. */
export function renderCheck({ verdict, title, detail }: Check): string {
  const head = `${WORDS[verdict].padEnd(WORD_WIDTH)}  ${oneLine(title, MAX_TITLE).padEnd(TITLE_WIDTH)}  `;
  return `${head}${oneLine(detail, MAX_TEXT)}`.trimEnd().concat('\n');
}

/** `guard "tests" · run 2 of 3 · 14 s`: a command that runs, or has ended. */
export function renderStep({ step, of }: Pick<StepEvent, 'step' | 'of'>, ms: number): string {
  return [oneLine(step, MAX_TITLE), of, `${Math.round(ms / 1000)} s`].join(' · ');
}

/** What was changed in the config. */
export function renderFix(diff: string): string {
  const lines = diff.trimEnd().split('\n');
  return `\n${lines.map((line) => oneLine(line, MAX_TEXT)).join('\n')}\n\n`;
}

/** What to do, the most important first, and what follows from all checks. */
export function renderConclusion({ name, checks, logs, next, fixed }: Diagnosis): string {
  const due = (['problem', 'warning'] as const).flatMap((verdict) =>
    checks.filter((check) => check.verdict === verdict && check.remedy !== undefined),
  );
  const list = due.length === 0 ? [] : ['', 'To do:', ...due.map((check, at) => renderDue(check, at + 1))];
  const count = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const found = `${plural(problems, 'problem')}, ${plural(warnings, 'warning')}`;
  const again = `autorize doctor ${oneLine(name, MAX_TITLE)}`;
  const canFix = fixed === undefined && due.some(({ fix }) => fix !== undefined);
  const followUp = canFix ? `${again} --fix` : problems > 0 ? again : next;
  return [
    ...list,
    '',
    ...(logs === undefined ? [] : [`Output of all commands: ${oneLine(logs, MAX_TEXT)}/`]),
    `${found}. Next: ${followUp}`,
    '',
  ].join('\n');
}

function renderDue({ id, title, detail, remedy = '', log, fix }: Check, number: number): string {
  // Of a file with several problems the remedy alone does not say which of them is meant.
  const what = id === 'config' ? `${detail} ${remedy}` : remedy;
  const more = `${fix === undefined ? '' : ' (--fix)'}${log === undefined ? '' : ` See ${oneLine(log, MAX_TEXT)}`}`;
  return `${String(number).padStart(2)}. ${oneLine(title, MAX_TITLE)}: ${oneLine(what, MAX_TEXT)}${more}`;
}
