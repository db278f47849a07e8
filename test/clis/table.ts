// The table of what was seen, in Markdown, and the page of the docs that shows it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../helpers/run-cli.ts';

const PAGE = join(REPOSITORY, 'docs', 'reference', 'agent-clis.md');
const [BEGIN, END] = ['<!-- seen: agent-clis -->\n', '<!-- /seen -->'];

export interface Row {
  readonly cli: string;
  readonly sandbox: string;
  readonly cells: readonly string[];
}

/** One table for each sandbox: a row a behaviour, a column a CLI. */
export function renderTables(names: readonly string[], rows: readonly Row[]): string {
  const sandboxes = [...new Set(rows.map(({ sandbox }) => sandbox))];
  const tables = sandboxes.map((sandbox) => {
    const columns = rows.filter((row) => row.sandbox === sandbox);
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [
      sandbox === 'off' ? '### Without a sandbox\n' : '### In bubblewrap\n',
      line(['', ...columns.map(({ cli }) => cli)]),
      line(['---', ...columns.map(() => '---')]),
      ...names.map((name, index) => line([name, ...columns.map(({ cells }) => cells[index] ?? '')])),
    ].join('\n');
  });
  return `${tables.join('\n\n')}\n`;
}

/** What the page of the docs shows between its marks. */
export function readPage(): string {
  const text = readFileSync(PAGE, 'utf8');
  return text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END));
}

export function writePage(tables: string): void {
  const text = readFileSync(PAGE, 'utf8');
  const [start, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  writeFileSync(PAGE, `${text.slice(0, start)}${tables}${text.slice(end)}`);
}
