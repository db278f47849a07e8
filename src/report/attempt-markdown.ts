import { renderScore } from '../base/score-text.ts';
import { fenced, plural } from '../base/text.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import type { LedgerEntry } from '../mission/ledger.ts';
import { manyLines } from './foreign-text.ts';
import { renderFacts } from './iteration-facts.ts';
import { escapeMarkdown } from './markdown.ts';
import { entryFacts, scoreOf } from './mission-view.ts';
import type { Fact } from './run-view.ts';

interface AttemptLog {
  readonly name: string;
  readonly text: string;
  /** True when the log holds only a part of what was printed. */
  readonly truncated?: boolean;
}

export interface IterationFiles {
  readonly record: IterationRecord;
  readonly prompt: string | undefined;
  readonly diff: string | undefined;
  readonly logs: readonly AttemptLog[];
  /** Content of `evidence.json`, if there is one. */
  readonly evidence: unknown;
}

export interface EntryFiles {
  readonly entry: LedgerEntry;
  readonly diff: string | undefined;
  readonly logs: readonly AttemptLog[];
}

interface Block {
  readonly title: string;
  readonly text: string;
  readonly language?: string;
  readonly isPart?: boolean;
}

/** One iteration of an experiment, whole: record, diff, evidence, prompt, logs. */
export function renderIteration({ record, prompt, diff, logs, evidence }: IterationFiles): string {
  const { iter, outcome, score, notes, summary } = record;
  const scored = typeof score === 'number' ? `, score ${escapeMarkdown(renderScore(score))}` : '';
  return renderAttempt(`Iteration ${iter}: ${escapeMarkdown(outcome)}${scored}`, renderFacts(record), [
    { title: 'Reason', text: notes },
    { title: 'Summary by the agent', text: summary ?? '' },
    { title: 'Diff', text: diff ?? '', language: 'diff' },
    { title: 'Evidence', text: renderJson(evidence), language: 'json' },
    { title: 'Prompt', text: prompt ?? '', language: 'markdown' },
    ...logs.map(blockOf),
  ]);
}

/** One iteration of a mission, whole: record, evaluation, diff, logs. */
export function renderEntry({ entry, diff, logs }: EntryFiles): string {
  const { iteration, decision, decision_reason: reason, description, evaluator } = entry;
  const facts: readonly Fact[] = [['reason', reason], ['description', description], ...entryFacts(entry)];
  return renderAttempt(
    `Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${scoreOf(entry)}`}`,
    facts,
    [
      { title: 'Evaluation', text: renderJson(evaluator), language: 'json' },
      { title: 'Diff', text: diff ?? '', language: 'diff' },
      ...logs.map(blockOf),
    ],
  );
}

function renderAttempt(title: string, facts: readonly Fact[], blocks: readonly Block[]): string {
  return [
    `# ${title}`,
    '',
    ...facts.map(([name, value]) => `- ${name}: ${escapeMarkdown(value)}`),
    '',
    ...blocks.flatMap(renderBlock),
  ].join('\n');
}

function blockOf({ name, text, truncated = false }: AttemptLog): Block {
  return { title: `Log ${escapeMarkdown(name)}`, text, isPart: truncated };
}

// A terminal and a person are done with less; the files have the rest.
const MAX_CHARS = 400_000;

/** A titled fence; nothing for text that is empty. */
function renderBlock({ title, text, language = 'text', isPart = false }: Block): string[] {
  if (text.trim() === '') return [];
  const rest = text.length - MAX_CHARS;
  const notes = [
    ...(rest > 0 ? [`${plural(rest, 'more character')} in the file.`, ''] : []),
    ...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
  ];
  return [`## ${title}`, '', fenced(manyLines(text, MAX_CHARS), language), '', ...notes];
}

function renderJson(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}
