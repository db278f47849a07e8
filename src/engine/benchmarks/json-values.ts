/** JSON texts between other lines: logs of a build, warnings, one value a line or one over many lines. */

export interface JsonValues {
  readonly values: readonly unknown[];
  /** A value begins and does not end. */
  readonly isCut: boolean;
}

// How many times the length of the text may be scanned: lines that only look like JSON begin a scan each.
const MAX_SCANS = 8;
const BEGINS = /^(?:\{\s*"|\[\s*[[{])/;
// Enough for the blanks of a text that is indented.
const SAMPLE_LENGTH = 200;

/** Reads each JSON object and array that begins a line, or follows another one. */
export function parseJsonValues(text: string): JsonValues {
  const values: unknown[] = [];
  let left = MAX_SCANS * text.length;
  let isCut = false;
  let at = startAfter(text, 0, true);
  while (at !== -1 && left > 0) {
    const end = endOfValue(text, at);
    left -= (end === -1 ? text.length : end) - at;
    if (end === -1) isCut ||= BEGINS.test(text.slice(at, at + SAMPLE_LENGTH));
    const value = end === -1 ? undefined : parse(text.slice(at, end));
    if (value !== undefined) values.push(value);
    at = value === undefined ? startAfter(text, at, false) : startAfter(text, end, true);
  }
  return { values, isCut: isCut || left <= 0 };
}

/** Where a value may begin: at the first character of a line that is no blank; `isHere`: also at this place. */
function startAfter(text: string, from: number, isHere: boolean): number {
  let at = isHere ? from : lineAfter(text, from);
  while (at !== -1 && at < text.length) {
    while (isBlank(text.charCodeAt(at))) at += 1;
    const first = text[at];
    if (first === '{' || first === '[') return at;
    at = lineAfter(text, at);
  }
  return -1;
}

function lineAfter(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? -1 : at + 1;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The place after the bracket that closes the first one; -1: there is none. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      if (at === -1) return -1;
    } else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The place of the closing quotation mark. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parsePython(text);
  }
}

/** Python writes numbers that JSON does not have; they become texts. */
function parsePython(text: string): unknown {
  if (!/NaN|Infinity/.test(text)) return undefined;
  try {
    return JSON.parse(quoteNumbers(text));
  } catch {
    // A line that only begins as JSON does.
    return undefined;
  }
}

function quoteNumbers(text: string): string {
  let quoted = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) === QUOTE) {
      const end = endOfString(text, at);
      if (end === -1) break;
      at = end;
      continue;
    }
    const name = ['NaN', '-Infinity', 'Infinity'].find((each) => text.startsWith(each, at));
    if (name === undefined) continue;
    quoted += `${text.slice(from, at)}"${name}"`;
    at += name.length - 1;
    from = at + 1;
  }
  return quoted + text.slice(from);
}
