import { printable } from '../base/text.ts';

/** A word as it is typed into a shell: quoted where the shell would take it for something else. */
export function shellWord(word: string): string {
  const shown = printable(word, 400);
  return /^[\w@%+=:,./-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
