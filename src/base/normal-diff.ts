import { diffArrays } from 'diff/lib/diff/array.js';
import { sha256 } from './hash.ts';
import { withoutTrailing } from './text.ts';

/** Digest of a diff that changes nothing but blanks. */
export const NOTHING_BUT_BLANKS = sha256('');

/**
 * Digest of what a diff changes, blanks aside; null where that is unknown. Two diffs against the same files that have the
 * same one make the same of them, but for line endings, white space at the ends of lines, and blank lines.
 */
export function normalDigest(diff: string): string | null {
  const normal = normalizeDiff(diff);
  return normal === undefined ? null : sha256(normal);
}

/**
 * A diff without blanks: of each file its name, its modes if they change, and the lines that come and go, each with its
 * place among the old lines; lines that differ in blanks only are none. A binary file counts by its ids. Undefined: it
 * is no diff, or not a complete one.
 */
export function normalizeDiff(diff: string): string | undefined {
  // Of names that are no UTF-8 two could look the same.
  if (!diff.startsWith('diff --git ') || /(?:^|\n)diff --git [^\n]*\ufffd/.test(diff)) return undefined;
  // A carriage return or U+2028 within a line begins no line of the diff.
  return diff
    .split(/(?<=\n)(?=diff --git )/)
    .map(normalizeFile)
    .join('');
}

function normalizeFile(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('@@ '));
  const heads = start === -1 ? lines : lines.slice(0, start);
  const [name] = heads;
  const modes = heads.filter((line) => / mode \d{6}$/.test(line));
  // A link's target and a submodule's commit are no lines, and of bytes that are no UTF-8 the diff does not hold all.
  const isOpaque = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)1[26]0000$/.test(line));
  const ids = heads.filter((line) => line.startsWith('index '));
  const rest = isOpaque || text.includes('\ufffd') ? ids : start === -1 ? [] : changesOf(lines.slice(start));
  return modes.length + rest.length === 0 ? '' : [name, ...modes, ...rest, ''].join('\n');
}

interface OldLine {
  /** Its number in the old file, from 1. */
  readonly at: number;
  readonly text: string;
}

/** Lines that come and go with no line that stays between them; blank ones are none of either. */
interface Block {
  /** Number of the last old line before it that is not blank, as far as the diff shows it. */
  readonly after: number;
  readonly removed: readonly OldLine[];
  readonly added: string[];
}

// The search takes the product of this and the number of lines.
const MAX_EDITS = 200;
const BLANKS = ' \t\r\f\v';

function changesOf(lines: readonly string[]): string[] {
  const rest: string[] = [];
  let [next, after] = [0, 0];
  let removed: OldLine[] = [];
  let added: string[] = [];
  const end = (place: number) => {
    // Not spread: there may be more of them than a call takes arguments.
    for (const change of changesIn({ after, removed, added })) rest.push(change);
    [removed, added, after] = [[], [], place];
  };
  for (const line of lines) {
    const [, from, count] = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line) ?? [];
    const [sign, text] = [line[0], withoutTrailing(line.slice(1), BLANKS)];
    if (from !== undefined) {
      // Of a file without lines the place is the one before them.
      next = Number(from) + (count === '0' ? 1 : 0);
      end(next - 1);
    } else if (sign === '+') {
      if (text !== '') added.push(text);
    } else if (sign === '-' || sign === ' ') {
      if (text !== '' && sign === '-') removed.push({ at: next, text });
      else if (text !== '') end(next);
      next += 1;
    }
  }
  end(next);
  return rest;
}

function changesIn({ after, removed, added }: Block): string[] {
  const rest: string[] = [];
  let [place, at] = [after, 0];
  const texts = removed.map(({ text }) => text);
  for (const { value, added: isAdded, removed: isRemoved } of comparedLines(texts, added)) {
    for (const text of value) {
      if (!isAdded) place = removed[at++]?.at ?? place;
      if (isAdded) rest.push(`+${place} ${text}`);
      else if (isRemoved) rest.push(`-${place} ${text}`);
    }
  }
  return rest;
}

/** What stays, goes and comes, in order; of blocks that differ too much to be searched, that all goes and all comes. */
function comparedLines(one: string[], other: string[]) {
  const apart = [
    { value: one, added: false, removed: true },
    { value: other, added: true, removed: false },
  ];
  return diffArrays(one, other, { maxEditLength: MAX_EDITS }) ?? apart;
}
