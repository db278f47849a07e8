import { renderScore } from '../base/score-text.ts';
import { fenced } from '../base/text.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { manyLines } from './foreign-text.ts';
import { renderFacts } from './iteration-facts.ts';
import { escapeMarkdown } from './markdown.ts';

export interface IterationFiles {
  readonly record: IterationRecord;
  readonly prompt: string | undefined;
  readonly diff: string | undefined;
  readonly logs: readonly IterationLog[];
  /** Content of `evidence.json`, if there is one. */
  readonly evidence: unknown;
}

interface IterationLog {
  readonly name: string;
  readonly text: string;
  /** True when the log holds only a part of what was printed. */
  readonly truncated: boolean;
}

// A terminal and a person are done with less; the files have the rest.
const MAX_CHARS = 400_000;

/** One iteration whole, as markdown: what was recorded, what was asked, what was changed, what was printed. */
export function renderIteration({ record, prompt, diff, logs, evidence }: IterationFiles): string {
  const { iter, outcome, score, notes, summary } = record;
  const scored = typeof score === 'number' ? `, score ${escapeMarkdown(renderScore(score))}` : '';
  const facts = renderFacts(record).map(([name, value]) => `- ${name}: ${escapeMarkdown(value)}`);
  return [
    `# Iteration ${iter}: ${escapeMarkdown(outcome)}${scored}`,
    '',
    ...facts,
    '',
    ...renderBlock({ title: 'Reason', text: notes }),
    ...renderBlock({ title: 'Summary, as told by the agent', text: summary ?? '' }),
    ...renderBlock({ title: 'Diff', text: diff ?? '', language: 'diff' }),
    ...renderBlock({ title: 'Evidence', text: renderJson(evidence), language: 'json' }),
    ...renderBlock({ title: 'Prompt', text: prompt ?? '', language: 'markdown' }),
    ...logs.flatMap(({ name, text, truncated }) =>
      renderBlock({ title: `Log ${escapeMarkdown(name)}`, text, isPart: truncated }),
    ),
  ].join('\n');
}

interface Block {
  readonly title: string;
  readonly text: string;
  readonly language?: string;
  readonly isPart?: boolean;
}

/** A titled fence; nothing for text that is empty. */
function renderBlock({ title, text, language = 'text', isPart = false }: Block): string[] {
  if (text.trim() === '') return [];
  const rest = text.length - MAX_CHARS;
  const notes = [
    ...(rest > 0 ? [`${rest} more characters are in the file.`, ''] : []),
    ...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
  ];
  return [`## ${title}`, '', fenced(manyLines(text, MAX_CHARS), language), '', ...notes];
}

function renderJson(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}
