import { parse, TomlError } from 'smol-toml';
import { headIssue } from './byte-issues.ts';
import { type DecodedDocument, issueProblem, type JsonDocument } from './json-document.ts';
import type { JsonPath } from './json-path.ts';

/** Decodes a whole TOML file; what is wrong with it is a problem with its place. */
export function decodeToml(file: string, bytes: Buffer): DecodedDocument {
  const issue = headIssue(bytes);
  if (issue !== undefined) return { problems: [issueProblem(file, issue)] };
  const text = bytes.toString('utf8');
  try {
    return { document: { file, value: parse(text), locate: locator(text) } };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The first line says what is wrong; the lines after it show the place, which is told apart here.
    const [reason = ''] = error.message.split('\n');
    const found = reason.replace(/^Invalid TOML document: /, '');
    const { line, column } = error;
    return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy: 'Fix the syntax.' }] };
  }
}

const HEADER = /^\s*(\[\[?)([^\]]+)\]/;
const KEY = /^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=/;

/** Finds the line of a key by the headers above it: enough for a message, and lines inside long strings do no harm. */
function locator(text: string): JsonDocument['locate'] {
  const places: { readonly path: string; readonly line: number; readonly column: number }[] = [];
  const counts = new Map<string, number>();
  let table: (string | number)[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const header = HEADER.exec(line);
    const key = header === null ? KEY.exec(line) : null;
    const column = line.length - line.trimStart().length + 1;
    if (header !== null) {
      table = parts((header[2] ?? '').trim());
      if (header[1] === '[[') {
        const name = table.join('.');
        const count = counts.get(name) ?? 0;
        counts.set(name, count + 1);
        table.push(count);
      }
      places.push({ path: table.join('\0'), line: index + 1, column });
    } else if (key !== null) {
      places.push({ path: [...table, ...parts(key[1] ?? '')].join('\0'), line: index + 1, column });
    }
  }
  return (path: JsonPath) => {
    for (let length = path.length; length > 0; length -= 1) {
      const wanted = path.slice(0, length).join('\0');
      const place = places.find((each) => each.path === wanted || each.path.startsWith(`${wanted}\0`));
      if (place !== undefined) return { line: place.line, column: place.column };
    }
    return { line: 1, column: 1 };
  };
}

function parts(key: string): string[] {
  return [...key.matchAll(/"([^"]*)"|'([^']*)'|[\w-]+/g)].map(([whole, double, single]) => double ?? single ?? whole);
}
