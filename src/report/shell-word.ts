import { quoteForShell } from '../base/shell-quote.ts';
import { printable } from '../base/text.ts';

/** A word as it is typed into a shell: quoted where the shell would take it for something else. */
export function shellWord(word: string): string {
  return quoteForShell(printable(word, 400));
}
