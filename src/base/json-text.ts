import { isUtf8 } from 'node:buffer';
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { JsonPath } from './json-path.ts';
import { MAX_DEPTH, type StructureScan } from './json-scan.ts';
import { quoted } from './text.ts';

/** Something wrong inside one JSON text; line and column are 1-based and relative to that text. */
export interface JsonFlaw {
  readonly line: number;
  readonly column: number;
  readonly path: JsonPath;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
}

export type DecodedJson = { readonly value: unknown } | { readonly flaws: readonly JsonFlaw[] };

/**
 * Parses one JSON text more strictly than JSON.parse: a duplicate key, a `__proto__` key, a number too large for a
 * double, bytes that are not UTF-8 and nesting deeper than MAX_DEPTH are flaws. The engine's parser does the work;
 * the text is walked a second time only when something is wrong.
 */
export function decodeJson(bytes: Buffer, scan: StructureScan): DecodedJson {
  if (!isUtf8(bytes)) return { flaws: [encodingFlaw(bytes)] };
  if (scan.maxDepth > MAX_DEPTH) return { flaws: [depthFlaw(bytes, scan.maxDepth)] };
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { flaws: findFlaws(text, error) };
  }
  const keys = countKeys(value);
  return keys === scan.colons ? { value } : { flaws: findFlaws(text, undefined) };
}

/** The number of keys in a value; NaN when it holds a key or a number that is not allowed. */
function countKeys(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item);
    return count;
  }
  const object = value as Record<string, unknown>;
  for (const key of Object.keys(object)) {
    if (key === '__proto__') return Number.NaN;
    count += 1 + countKeys(object[key]);
  }
  return count;
}

const SYNTAX: Partial<Record<ReturnType<typeof printParseErrorCode>, readonly [expected: string, remedy: string]>> = {
  PropertyNameExpected: ['a property name in double quotes', 'Quote the name, or remove the comma before it.'],
  ValueExpected: ['a JSON value', 'Write a value here, or remove the comma before it.'],
  ColonExpected: ['":" after the property name', 'Add the colon and a value.'],
  CommaExpected: ['"," between two values', 'Add the comma.'],
  CloseBraceExpected: ['"}"', 'Close the object here, or add the comma.'],
  CloseBracketExpected: ['"]"', 'Close the array here, or add the comma.'],
  EndOfFileExpected: ['nothing after the value', 'Remove what follows.'],
  InvalidCommentToken: ['JSON, which has no comments', 'Remove the comment.'],
  UnexpectedEndOfString: ['a closing double quote', 'Close the string: is the file truncated?'],
  UnexpectedEndOfNumber: ['a JSON number', 'Write the number out, e.g. 0.5.'],
  InvalidUnicode: ['four hex digits after \\u', 'Mend the escape.'],
  InvalidEscapeCharacter: ['one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u', 'Mend the escape.'],
  InvalidCharacter: ['a string without raw control characters', 'Escape the character, e.g. \\n or \\u0007.'],
};
const NAN_LIKE = /^[-+]?(nan|inf|infinity)\b/i;

/** Walks a text that is known to be flawed and says where: every bad key and number, and the first break of syntax. */
function findFlaws(text: string, parseError: unknown): readonly JsonFlaw[] {
  const flaws: JsonFlaw[] = [];
  const keys: Set<string>[] = [];
  let syntax: JsonFlaw | undefined;
  let path: JsonPath = [];
  visit(
    text,
    {
      onObjectBegin: () => {
        keys.push(new Set());
      },
      onObjectEnd: () => {
        keys.pop();
      },
      onObjectProperty: (name, _offset, _length, startLine, startCharacter, pathSupplier) => {
        const at = { line: startLine + 1, column: startCharacter + 1 };
        path = [...pathSupplier(), name];
        const seen = keys.at(-1);
        if (name === '__proto__') {
          flaws.push({
            ...at,
            path,
            found: 'the key "__proto__"',
            expected: 'another name',
            remedy: 'Rename the key.',
          });
        } else if (seen?.has(name)) {
          const expected = 'each key once in an object';
          flaws.push({
            ...at,
            path,
            found: `a second key ${quoted(name)}`,
            expected,
            remedy: 'Remove one of the two.',
          });
        }
        seen?.add(name);
      },
      onLiteralValue: (value, offset, length, startLine, startCharacter, pathSupplier) => {
        path = pathSupplier();
        if (typeof value !== 'number' || Number.isFinite(value)) return;
        const at = { line: startLine + 1, column: startCharacter + 1, path };
        const found = quoted(Number.NaN).replace('NaN', text.slice(offset, offset + Math.min(length, 40)));
        flaws.push({ ...at, found, expected: 'a number that fits a double', remedy: 'Use a smaller number, or null.' });
      },
      onError: (code, offset, length, startLine, startCharacter) => {
        syntax ??= syntaxFlaw({ text, code, offset, length, line: startLine + 1, column: startCharacter + 1, path });
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  if (syntax === undefined && parseError !== undefined) syntax = engineFlaw(text, parseError);
  return syntax === undefined ? flaws : [...flaws, syntax];
}

interface SyntaxBreak {
  readonly text: string;
  readonly code: ParseErrorCode;
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
  readonly path: JsonPath;
}

function syntaxFlaw({ text, code, offset, length, line, column, path }: SyntaxBreak): JsonFlaw {
  const token = text.slice(offset, offset + Math.min(Math.max(length, 1), 40));
  if (NAN_LIKE.test(text.slice(offset, offset + 10).trimStart())) {
    const remedy = 'JSON has no NaN or Infinity: write null, or leave the field out.';
    return { line, column, path, found: quoted(token), expected: 'a finite number', remedy };
  }
  const [expected, remedy] = SYNTAX[printParseErrorCode(code)] ?? ['JSON', 'Mend the syntax.'];
  if (offset < text.trimEnd().length) return { line, column, path, found: quoted(token), expected, remedy };
  return { line, column, path, found: 'the end of the text', expected, remedy: 'Is the file truncated?' };
}

/** What the engine's parser refuses and the tolerant walk did not see, e.g. a number with leading zeros. */
function engineFlaw(text: string, error: unknown): JsonFlaw {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? text.length : Number(position);
  const before = text.slice(0, offset).split('\n');
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, path: [] };
  const found = offset >= text.length ? 'the end of the text' : quoted(text.slice(offset, offset + 20));
  return { ...at, found, expected: 'valid JSON', remedy: 'Mend the syntax.' };
}

function encodingFlaw(bytes: Buffer): JsonFlaw {
  // The longest valid prefix ends where the first bad byte is; halving finds it in a few native checks.
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    // A cut inside a character is not a flaw: look back to the start of that character.
    let cut = middle;
    while (cut > good && ((bytes[cut] ?? 0) & 0xc0) === 0x80) cut -= 1;
    if (cut === good) break;
    if (isUtf8(bytes.subarray(good, cut))) good = cut;
    else bad = cut;
  }
  const before = bytes.subarray(0, good).toString('utf8').split('\n');
  const found = `the byte 0x${(bytes[good] ?? 0).toString(16).padStart(2, '0')}, which is not UTF-8`;
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, path: [] };
  return { ...at, found, expected: 'UTF-8 text', remedy: 'Save the file as UTF-8.' };
}

function depthFlaw(bytes: Buffer, depth: number): JsonFlaw {
  let line = 1;
  let lineStart = 0;
  let level = 0;
  let inString = false;
  let at = 0;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inString) {
      if (byte === 0x5c) at += 1;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7d || byte === 0x5d) level -= 1;
    else if (byte === 0x0a) {
      line += 1;
      lineStart = at + 1;
    } else if (byte === 0x7b || byte === 0x5b) {
      level += 1;
      if (level > MAX_DEPTH) break;
    }
  }
  const place = { line, column: at - lineStart + 1, path: [] };
  const remedy = 'Flatten the value, or keep the deep part as text.';
  return { ...place, found: `nesting ${depth} levels deep`, expected: `at most ${MAX_DEPTH} levels`, remedy };
}

/** What is wrong with the first bytes of a text file: a byte order mark, another encoding, an archive. */
export function headFlaw(head: Uint8Array): JsonFlaw | undefined {
  const [a, b, c] = head;
  const utf8 = 'UTF-8 text without a byte order mark';
  const flaw = (found: string, expected: string, remedy: string): JsonFlaw => {
    return { line: 1, column: 1, path: [], found, expected, remedy };
  };
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    return flaw('a UTF-8 byte order mark', utf8, 'Save the file as "UTF-8", not as "UTF-8 with BOM".');
  }
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    return flaw('a UTF-16 byte order mark', utf8, 'Save the file as UTF-8.');
  }
  if (head.length > 1 && (a === 0 || b === 0)) {
    return flaw('NUL bytes, as in UTF-16 or UTF-32 text', utf8, 'Save the file as UTF-8.');
  }
  if (a === 0x1f && b === 0x8b) return flaw('a gzip archive', 'JSON text', 'Decompress the file first.');
  if (a === 0x50 && b === 0x4b && c === 0x03) return flaw('a zip archive', 'JSON text', 'Unpack the file first.');
  return undefined;
}
