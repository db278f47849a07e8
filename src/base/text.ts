import leven from 'leven';

// Most texts are of ASCII alone.
const PRINTABLE_ASCII = /^[ -~]*$/;

let unprintable: RegExp | undefined;

/**
 * Controls, invisible characters (bidirectional overrides, zero-width and tag characters, fillers, variation selectors),
 * lone surrogates and the line separators beyond ASCII: what can make a terminal or a reviewer see something else than
 * what is there. Variation selector 16 stays where it can be seen: after a character that is an emoji by it alone, such
 * as a warning sign. A joiner in a sequence of emoji does not stay: elsewhere it is invisible, and the parts are shown.
 */
function findUnprintable(): RegExp {
  // Not a literal: its classes of characters would be built while the file is read, which takes every command milliseconds.
  const parts = [
    String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`,
    String.raw`(?!\ufe0f)\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<!(?!\p{Emoji_Presentation})\p{Extended_Pictographic})\ufe0f`,
  ];
  unprintable ??= new RegExp(parts.join('|'), 'gu');
  return unprintable;
}

/** Makes text of an unknown origin safe to print on one line: controls are shown as escapes, length is capped. */
export function printable(text: string, maxLength = 120): string {
  const short = shortened(text, maxLength);
  return PRINTABLE_ASCII.test(short) ? short : short.replace(findUnprintable(), escapeUnit);
}

/** The text, or its beginning and an ellipsis; never half a character. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const isSplit = (text.codePointAt(maxLength - 1) ?? 0) > 0xffff;
  return `${text.slice(0, isSplit ? maxLength - 1 : maxLength)}…`;
}

/** As JSON would: what is beyond the first plane takes two escapes. */
function escapeUnit(char: string): string {
  return char
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Shows any JSON value inside a sentence, quoted, printable and short. */
export function quoted(value: unknown, maxLength = 80): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object of ${plural(Object.keys(value).length, 'key')}`;
  return printable(typeof value === 'string' ? `"${value}"` : String(value), maxLength);
}

/** The text without the characters at its end that are in the set; a pattern takes time in the square of its input. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `1 candidate`, `2 candidates`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The known name closest to what was typed, if it is close enough to be what was meant. */
export function nearestName(typed: string, known: Iterable<string>): string | undefined {
  return findNearest({ typed, known, within: Math.max(2, Math.floor(typed.length / 3)) });
}

/** True for a name that is one of the known ones misspelt, rather than a name of its own like `note` beside `name`. */
export function isMisspelling(typed: string, known: Iterable<string>): boolean {
  return findNearest({ typed, known, within: Math.floor(typed.length / 3) }) !== undefined;
}

interface Search {
  readonly typed: string;
  readonly known: Iterable<string>;
  /** How many letters may differ. */
  readonly within: number;
}

function findNearest({ typed, known, within }: Search): string | undefined {
  let best: string | undefined;
  let bestDistance = within + 1;
  for (const name of known) {
    const distance = leven(typed.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance });
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** `Did you mean "x"?` when a known name is near, else the list of what is known. */
export function suggestion(typed: string, known: readonly string[]): string {
  const nearest = nearestName(typed, known);
  return nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}

/** A fenced block whose fence is longer than any run of backticks inside. */
export function fenced(text: string, language = ''): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
