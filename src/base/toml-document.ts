import { parse, TomlError } from 'smol-toml';
import { headIssue } from './byte-issues.ts';
import { type DecodedDocument, issueProblem, type JsonDocument } from './json-document.ts';
import type { JsonPath } from './json-path.ts';
import { readTomlLayout } from './toml-layout.ts';

/** Decodes a whole TOML file; what is wrong with it is a problem with its place. */
export function decodeToml(file: string, bytes: Buffer): DecodedDocument {
  const issue = headIssue(bytes);
  if (issue !== undefined) return { problems: [issueProblem(file, issue)] };
  const text = bytes.toString('utf8');
  try {
    return { document: { file, value: parse(text), locate: locator(text) } };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The first line says what is wrong; the lines after it show the place, which is reported separately.
    const [reason = ''] = error.message.split('\n');
    const found = reason.replace(/^Invalid TOML document: /, '');
    const { line, column } = error;
    const isUnquoted = /invalid value|numeric literal/.test(reason);
    const remedy = isUnquoted ? 'Put text in double quotes, e.g. direction = "min".' : 'Fix the syntax.';
    return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy }] };
  }
}

/** Finds the place of a key, or of the nearest one around it. */
function locator(text: string): JsonDocument['locate'] {
  let starts: readonly { readonly path: JsonPath; readonly start: number }[] | undefined;
  return (path) => {
    // Read only when something is wrong.
    starts ??= startsIn(text);
    for (let length = path.length; length > 0; length -= 1) {
      const wanted = path.slice(0, length);
      const place = starts.find((each) => wanted.every((part, at) => each.path[at] === part));
      if (place !== undefined) return lineAndColumn(text, place.start);
    }
    return { line: 1, column: 1 };
  };
}

function startsIn(text: string) {
  const { tables, entries } = readTomlLayout(text);
  return [...tables.slice(1), ...entries].toSorted((one, other) => one.start - other.start);
}

function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
