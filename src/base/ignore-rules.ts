/** One `.gitignore` of a tree. */
export interface IgnoreFile {
  /** Folder that it lies in, with `/` at the end; empty at the top. */
  readonly folder: string;
  readonly text: string;
}

/**
 * Writes all the ignore files of a tree as one list of patterns that starts at the top, to the same effect: so the
 * rules of the base hold, whatever an agent writes into the ignore files of its work tree.
 */
export function flattenIgnoreRules(files: readonly IgnoreFile[]): string {
  // The last pattern that matches decides: a deeper file comes after those above it.
  const ordered = [...files].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  return ordered.flatMap(({ folder, text }) => text.split('\n').flatMap((line) => moved(line, folder))).join('\n');
}

function moved(rawLine: string, folder: string): string[] {
  const line = rawLine.replace(/\r$/, '').replace(/^\ufeff/, '');
  if (line.trim() === '' || line.startsWith('#')) return [];
  if (folder === '') return [line];
  const isNegated = line.startsWith('!');
  const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[!#])/, '');
  // A slash at the beginning or in the middle ties a pattern to its folder; without one it holds at any depth below.
  const isTied = pattern.trimEnd().slice(0, -1).includes('/');
  const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
  const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
  return [`${isNegated ? '!' : ''}/${place}${below}`];
}
