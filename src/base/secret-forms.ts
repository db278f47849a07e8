/**
 * The ways in which a secret may be written, and the ways in which a text may hide one of them.
 * A form is what is looked for. A reading is a text without what an escape, an encoder or a cut adds between its
 * characters. Texts and forms are bytes, one character each (latin1): every encoding of text can be searched so.
 */

// In shorter ones too much else is found by chance.
const MIN_FORM_CHARS = 12;

/** The ways in which a secret may be written: itself, backwards, as hex, base64, URL or JSON text; latin1. */
export function formsOf(secret: string): string[] {
  // A line end is of the file that it is from: nobody else writes it.
  const plainText = secret.trim();
  const bytes = Buffer.from(plainText);
  const hex = bytes.toString('hex');
  const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const texts = [
    ...[hex, hex.toUpperCase(), escaped, escaped.toUpperCase(), encodeURIComponent(bytes.toString())],
    ...[0, 1, 2].flatMap((offset) => {
      const inner = innerBase64(bytes, offset);
      return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
    }),
    JSON.stringify(plainText).slice(1, -1),
  ];
  const plain = [bytes, Buffer.from(bytes).reverse(), ...texts.map((text) => Buffer.from(text))];
  const all = plain.map((form) => form.toString('latin1')).flatMap((form) => [form, form.replaceAll(SPACE, '')]);
  return [...new Set(all)].filter(({ length }) => length >= MIN_FORM_CHARS);
}

/** The part of a base64 text that the secret alone decides, where so many bytes stand before it. */
function innerBase64(secret: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
  return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
}

// Encoders break their lines; a dump of hex has its bytes apart.
// Bounded: a run of millions would exhaust the stack of the search.
const SPACE = /[\s\0]{1,1000}|\\[nrt]/g;
// The lines of a diff begin with what says so.
const SPACE_OF_DIFF = /(?:[\s\0]|\\[nrt]){1,1000}[+-]?/g;

/** What a page, Markdown, JSON or an address writes in place of a character, and what is put between two. */
const ESCAPED = new RegExp(
  [
    '[\\s\\0]{1,1000}|\\\\[nrt]|\\xe2\\x80\\x8b|\\\\u200b',
    '&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6});',
    '\\\\u00[0-9a-fA-F]{2}',
    '\\\\[!-/:-@[-`{-~]',
    '%[0-9a-fA-F]{2}',
  ].join('|'),
  'g',
);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterFor(written: string): string {
  if (written.startsWith('\\u00')) return String.fromCharCode(Number.parseInt(written.slice(4), 16));
  if (written.startsWith('&#')) return characterOf(written.slice(2, -1));
  if (written.startsWith('&')) return ENTITIES[written.slice(1, -1)] ?? '';
  if (written.startsWith('%')) return String.fromCharCode(Number.parseInt(written.slice(1), 16));
  return /^\\[!-/:-@[-`{-~]$/.test(written) ? written.slice(1) : '';
}

function characterOf(reference: string): string {
  const code = /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number.parseInt(reference, 10);
  return code <= 0x10_ff_ff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : '';
}

const HAS_ESCAPE = /[\\&%]|\xe2\x80\x8b/;

// Markdown in a page, JSON in Markdown: an escape of an escape, and one more.
const MAX_DEPTH = 3;

/** A text as it may be read, with where each of its characters came from. */
export interface Reading {
  readonly text: string;
  /** Where the character at an index begins and ends in the text that is read; undefined: where it is. */
  readonly spans: Spans | undefined;
}

interface Spans {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** The text itself, and as it is read without white space, escapes and marks of a diff; one at a time is in memory. */
export function* readingsOf(text: string, { isTraced }: { readonly isTraced: boolean }): Generator<Reading> {
  const plain: Reading = { text, spans: undefined };
  yield plain;
  const without = (pattern: RegExp): Reading => rewrite(plain, { pattern, by: () => '', isTraced });
  const close = without(SPACE);
  if (close.text !== text) yield close;
  if (text.includes('diff --git ')) yield without(SPACE_OF_DIFF);
  for (let depth = 0, last = plain; depth < MAX_DEPTH && HAS_ESCAPE.test(last.text); depth += 1) {
    const next = rewrite(last, { pattern: ESCAPED, by: characterFor, isTraced });
    if (next.text === last.text) return;
    yield next;
    last = next;
  }
}

interface Rewriting {
  readonly pattern: RegExp;
  readonly by: (match: string) => string;
  readonly isTraced: boolean;
}

function rewrite({ text, spans }: Reading, { pattern, by, isTraced }: Rewriting): Reading {
  if (!isTraced) return { text: text.replaceAll(pattern, by), spans: undefined };
  const spansOf: Spans = { from: new Uint32Array(text.length), to: new Uint32Array(text.length) };
  const parts: string[] = [];
  let length = 0;
  // What is written in place of an escape is never longer than it.
  const write = (written: string, spanAt: (index: number) => readonly [from: number, to: number]): void => {
    for (let at = 0; at < written.length; at += 1, length += 1) {
      [spansOf.from[length], spansOf.to[length]] = spanAt(at);
    }
    parts.push(written);
  };
  const fromOf = (at: number): number => spans?.from[at] ?? at;
  const toOf = (at: number): number => spans?.to[at] ?? at + 1;
  let done = 0;
  const copyTo = (end: number): void => {
    const begin = done;
    write(text.slice(begin, end), (at) => [fromOf(begin + at), toOf(begin + at)]);
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    copyTo(index);
    done = index + match.length;
    const span = [fromOf(index), toOf(done - 1)] as const;
    write(by(match), () => span);
  }
  copyTo(text.length);
  return { text: parts.join(''), spans: spansOf };
}
