/** Help texts. They fit a terminal of 80 columns. */
import type { CommandShape } from './experiment-flags.ts';
import type { Flag } from './flags.ts';

const COLUMNS = 80;
// Wider first columns put their text on the next line.
const MAX_FIRST_COLUMN = 26;

/** `--name`, `--name VALUE` or `--name[=VALUE]`. */
export function usageOfFlag({ name, kind, placeholder = 'VALUE' }: Flag): string {
  if (kind === 'switch') return `--${name}`;
  return kind === 'text' ? `--${name} ${placeholder}` : `--${name}[=${placeholder}]`;
}

/** The flags as aligned lines. */
export function renderFlags(flags: readonly Flag[]): string {
  return renderRows(
    flags.map((flag) => [usageOfFlag(flag), flag.repeatable ? `${flag.help} May be repeated.` : flag.help]),
  );
}

type Row = readonly [name: string, meaning: string];

/** Where the second column of rows begins. */
export function indentOf(rows: readonly Row[]): number {
  const names = rows.map(([name]) => name.length).filter((length) => length <= MAX_FIRST_COLUMN);
  return 2 + Math.max(0, ...names) + 2;
}

/** Names and what they mean in two columns; the second one is wrapped. */
export function renderRows(rows: readonly Row[], indent = indentOf(rows)): string {
  return rows
    .map(([name, meaning]) => {
      const lines = wrapped(meaning.replaceAll('`', ''), COLUMNS - indent);
      const isOwnLine = name.length > MAX_FIRST_COLUMN;
      const first = isOwnLine ? `  ${name}\n${' '.repeat(indent)}` : `  ${name}`.padEnd(indent);
      return `${first}${lines.join(`\n${' '.repeat(indent)}`)}`.trimEnd();
    })
    .join('\n');
}

/** The text in lines of at most so many characters; a longer word has a line of its own. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The help of one command. */
export function renderCommandHelp({ usage, summary, details }: CommandShape, flags: readonly Flag[]): string {
  const more = details === undefined ? '' : `\n${wrapped(details.replaceAll('`', ''), COLUMNS).join('\n')}\n`;
  return `${summary}.\n${more}\nUsage: autorize ${usage} [flags]\n\n${renderFlags(flags)}\n`;
}
