import { printable, shortened } from '../base/text.ts';
import { defuse } from './defuse.ts';

/** Text of an agent or an evaluator on one line: nothing that a terminal or a workflow would obey. */
export function oneLine(text: string, maxLength = 200): string {
  return defuse(printable(text.replace(/\s+/g, ' ').trim(), maxLength));
}

/** Text of an agent or an evaluator with its lines and tabs, and nothing else that a terminal or a workflow would obey. */
export function manyLines(text: string, maxLength: number): string {
  return defuse(printableLines(shortened(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}

/** The same where no workflow reads it. */
export function printableLines(text: string, maxLength: number): string {
  return shortened(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}

function printableLine(line: string): string {
  return line
    .split('\t')
    .map((part) => printable(part, part.length))
    .join('\t');
}
