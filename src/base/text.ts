import leven from 'leven';

// C0 and C1 controls, bidirectional overrides and zero-width characters: what can make a terminal or a reviewer
// see something else than what is there.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Makes text of an unknown origin safe to print on one line: controls are shown as escapes, length is capped. */
export function printable(text: string, maxLength = 120): string {
  const shown = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return shown.replace(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Shows any JSON value inside a sentence, quoted, printable and short. */
export function quoted(value: unknown, maxLength = 80): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object of ${plural(Object.keys(value).length, 'key')}`;
  return printable(typeof value === 'string' ? `"${value}"` : String(value), maxLength);
}

/** `1 candidate`, `2 candidates`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The known name closest to what was typed, if it is close enough to be what was meant. */
export function nearestName(typed: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1;
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
