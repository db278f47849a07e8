import { type JSONVisitor, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { JsonPath } from './json-path.ts';
import { MAX_DEPTH } from './json-scan.ts';
import { quoted } from './text.ts';

/** Something wrong inside one JSON text; line and column are 1-based and relative to that text. */
export interface JsonIssue {
  readonly line: number;
  readonly column: number;
  readonly path: JsonPath;
  readonly found: string;
  /** `found` without a word of the text, where it quotes one. */
  readonly plain?: string;
  readonly expected: string;
  readonly remedy: string;
}

/**
 * The issue as it is reported for a text that must not be shown: its place, and none of its words. The path keeps the
 * name of the list that the text is an entry of, and no other key.
 */
export function withoutQuotes({ plain, path, ...issue }: JsonIssue, listKey?: string): JsonIssue {
  if (plain === undefined) return { ...issue, path };
  const key = path.findIndex((part, at) => typeof part === 'string' && (at > 0 || part !== listKey));
  return { ...issue, path: key === -1 ? path : path.slice(0, key), found: plain };
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
  InvalidUnicode: ['four hex digits after \\u', 'Fix the escape.'],
  InvalidEscapeCharacter: ['one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u', 'Fix the escape.'],
  InvalidCharacter: ['a string without raw control characters', 'Escape the character, e.g. \\n or \\u0007.'],
};
/** What stands in place of a quote. */
export const OTHER_TEXT = 'other text';
const NAN_LIKE = /^[-+]?(nan|inf|infinity)\b/i;

/** One text may hold an issue every few bytes: past this number the search ends. */
export const MAX_ISSUES = 1000;

/**
 * Walks a text that is known to be invalid and finds every issue: each bad key and number, and the first break of syntax.
 * `parseError` is what the engine's parser said, if it refused the text.
 */
export function findIssues(text: string, parseError: unknown): readonly JsonIssue[] {
  const walk = new IssueWalk(text);
  try {
    visit(text, walk.visitor, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  if (!walk.explainsSyntax && parseError !== undefined) walk.issues.push(engineIssue(text, parseError));
  return walk.issues;
}

/** Thrown to end a walk: the parser knows no other way. */
const ENOUGH = new Error('enough of this text was seen');

interface Token {
  readonly code: ReturnType<typeof printParseErrorCode>;
  readonly offset: number;
  readonly length: number;
}

type Place = Pick<JsonIssue, 'line' | 'column'>;

/** An object or array that is open, and the member or element of it that is being read. */
interface Container {
  /** The keys so far; undefined for an array. */
  readonly keys: Set<string> | undefined;
  step: string | number | undefined;
}

class IssueWalk {
  readonly issues: JsonIssue[] = [];
  /** Some issue is one of syntax: what the engine's parser said adds nothing. */
  explainsSyntax = false;
  readonly #text: string;
  /** Outermost first. The walk counts for itself: the parser loses count where an element is missing. */
  readonly #open: Container[] = [];
  /** Breaks of syntax after the first may be its consequences. */
  #isBroken = false;
  /** Where a number that JSON does not know ended; the parser then reports a missing value, which is no news. */
  #nanEnd: number | undefined;
  /** The last line that was counted: issues come in the order of the text. */
  #line = 1;
  #lineStart = 0;
  #nextLineStart: number;

  constructor(text: string) {
    this.#text = text;
    this.#nextLineStart = lineStartAfter(text, 0);
  }

  readonly visitor: JSONVisitor = {
    onObjectBegin: () => this.#begin({ keys: new Set(), step: undefined }),
    onArrayBegin: () => this.#begin({ keys: undefined, step: 0 }),
    onObjectEnd: () => this.#end(),
    onArrayEnd: () => this.#end(),
    onSeparator: (separator) => {
      this.#nanEnd = undefined;
      const container = this.#open.at(-1);
      if (separator === ',' && container !== undefined) {
        container.step = typeof container.step === 'number' ? container.step + 1 : undefined;
      }
    },
    onObjectProperty: (name, offset) => this.#property(name, offset),
    onLiteralValue: (value, offset, length) => {
      if (typeof value !== 'number' || Number.isFinite(value)) return;
      const found = this.#text.slice(offset, offset + Math.min(length, 40));
      const remedy = 'Use a smaller number, or null.';
      const [plain, expected] = ['a number that is too large', 'a number that fits a double'];
      this.#add({ ...this.#place(offset), path: this.#path(), found, plain, expected, remedy });
    },
    onError: (code: ParseErrorCode, offset, length) => {
      this.#error({ code: printParseErrorCode(code), offset, length });
    },
  };

  #begin(container: Container): void {
    this.#open.push(container);
    // Only after a break of syntax: what the depth was measured by is then not what the parser makes of it.
    if (this.#open.length > MAX_DEPTH) throw ENOUGH;
  }

  #end(): void {
    this.#open.pop();
  }

  #path(): JsonPath {
    return this.#open.flatMap(({ step }) => (step === undefined ? [] : [step]));
  }

  /** The line and column of an offset. The parser's own are wrong behind a line break that a string escapes. */
  #place(offset: number): Place {
    while (this.#nextLineStart <= offset) {
      this.#line += 1;
      this.#lineStart = this.#nextLineStart;
      this.#nextLineStart = lineStartAfter(this.#text, this.#lineStart);
    }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }

  #property(name: string, offset: number): void {
    const object = this.#open.at(-1);
    if (object !== undefined) object.step = name;
    if (name === '__proto__') {
      const found = 'the key "__proto__"';
      this.#add({
        ...this.#place(offset),
        path: this.#path(),
        found,
        expected: 'another name',
        remedy: 'Rename the key.',
      });
    } else if (object?.keys?.has(name)) {
      const expected = 'each key once in an object';
      const found = `a second key ${quoted(name)}`;
      const issue = { found, plain: 'a key a second time', expected, remedy: 'Remove one of the two.' };
      this.#add({ ...this.#place(offset), path: this.#path(), ...issue });
    }
    object?.keys?.add(name);
  }

  #error(token: Token): void {
    const { code, offset } = token;
    if (this.#nanEnd !== undefined && (code === 'ValueExpected' || offset < this.#nanEnd)) return;
    const nan = code === 'InvalidSymbol' ? NAN_LIKE.exec(this.#text.slice(offset, offset + 10))?.[0] : undefined;
    if (nan === undefined && this.#isBroken) return;
    this.explainsSyntax = true;
    const at = { ...this.#place(offset), path: this.#path() };
    if (nan !== undefined) {
      this.#nanEnd = offset + nan.length;
      const remedy = 'JSON has no NaN or Infinity: write null, or leave the field out.';
      this.#add({ ...at, found: quoted(nan), plain: 'a word for no number', expected: 'a finite number', remedy });
    } else {
      this.#isBroken = true;
      this.#add(syntaxIssue(this.#text, at, token));
    }
  }

  #add(issue: JsonIssue): void {
    this.issues.push(issue);
    if (this.issues.length < MAX_ISSUES) return;
    const { line, column } = issue;
    const found = `more than ${MAX_ISSUES} issues in one value`;
    this.issues.push({ line, column, path: [], found, expected: 'valid JSON', remedy: 'Fix these first.' });
    throw ENOUGH;
  }
}

function lineStartAfter(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? Number.POSITIVE_INFINITY : newline + 1;
}

function syntaxIssue(text: string, at: Pick<JsonIssue, 'line' | 'column' | 'path'>, token: Token): JsonIssue {
  const { code, offset, length } = token;
  const shown = quoted(text.slice(offset, offset + Math.min(Math.max(length, 1), 40)));
  const zeros = leadingZeros(text, offset);
  if (zeros !== undefined) {
    const remedy = 'Remove the zeros, or quote the number.';
    const column = at.column + zeros.shift;
    const issue = { found: quoted(zeros.number), plain: 'a number with leading zeros' };
    return { ...at, column, ...issue, expected: 'a number without leading zeros', remedy };
  }
  const [expected, remedy] = SYNTAX[code] ?? ['JSON', wordRemedy(text.charAt(offset))];
  if (code === 'InvalidCharacter') {
    const shift = controlAt(text, offset);
    const issue = { found: quoted(text.charAt(offset + shift)), plain: 'a control character' };
    return { ...at, column: at.column + shift, ...issue, expected, remedy };
  }
  if (code === 'UnexpectedEndOfString' && offset + length < text.length) {
    const close = 'Close the string on its line; inside a string a line break is \\n.';
    return { ...at, found: `${shown} and a line break`, plain: 'text and a line break', expected, remedy: close };
  }
  if (offset < text.trimEnd().length) return { ...at, found: shown, plain: OTHER_TEXT, expected, remedy };
  return {
    ...at,
    found: 'the end of the text',
    plain: 'the end of the text',
    expected,
    remedy: 'Is the file truncated?',
  };
}

/** What to do about characters that begin no value of JSON. */
function wordRemedy(first: string): string {
  if (/['\u2018\u2019\u201c\u201d`]/.test(first)) return 'Put text in double quotes: "…".';
  return 'Write a number, true, false or null, or put text in double quotes.';
}

/** The number with zeros before it whose second digit is at an offset; the parser takes it for two numbers. */
function leadingZeros(text: string, offset: number): { readonly number: string; readonly shift: number } | undefined {
  const shift = text.charAt(offset - 2) === '-' ? -2 : -1;
  const number = /^-?0\d[\d.eE+-]*/.exec(text.slice(Math.max(0, offset + shift), offset + 40))?.[0];
  return number === undefined || offset === 0 ? undefined : { number, shift };
}

/** How far after an offset the first raw control character is. */
function controlAt(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && text.charCodeAt(at) >= 0x20) at += 1;
  return at - offset;
}

/** What the engine's parser refuses and the tolerant walk did not see. */
function engineIssue(text: string, error: unknown): JsonIssue {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? text.length : Number(position);
  const before = text.slice(0, offset).split('\n');
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, path: [] };
  const found = offset >= text.length ? 'the end of the text' : quoted(text.slice(offset, offset + 20));
  return { ...at, found, plain: OTHER_TEXT, expected: 'valid JSON', remedy: 'Fix the syntax.' };
}
