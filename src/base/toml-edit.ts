/**
 * Changes single values of a TOML text.
 * Invariant: comments, order, blanks and every other value stay as they are: the new text is parsed and compared with
 * what the edits make of the old values. Where that fails, or where a value cannot be placed, there is no new text.
 */
import { parse } from 'smol-toml';
import { canonicalJson } from './canonical-json.ts';
import { type JsonPath, renderPath } from './json-path.ts';
import {
  applyToValue,
  type EditedText,
  type SettingEdit,
  type SettingTable,
  type SettingValue,
} from './setting-edit.ts';
import { readTomlLayout, type TomlEntry, type TomlLayout, type TomlTable } from './toml-layout.ts';

/** Makes all edits, one after the other, or none; `text` must be valid. */
export function editToml(text: string, edits: readonly SettingEdit[]): EditedText {
  const expected = plain(parse(text)) as SettingTable;
  let edited = text;
  for (const edit of edits) {
    const next = applyEdit(edited, edit);
    if (next === undefined || !applyToValue(expected, edit)) {
      return { refused: `${renderPath(edit.path)} cannot be changed where it stands` };
    }
    edited = next;
  }
  try {
    if (canonicalJson(plain(parse(edited))) === canonicalJson(plain(expected))) return { text: edited };
  } catch {
    // No TOML any more; the text was of a shape that is not known here.
  }
  return { refused: 'the file would not hold what was meant' };
}

/** With texts in the place of what JSON does not have. */
function plain(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return { date: value.toISOString() };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

function applyEdit(text: string, edit: SettingEdit): string | undefined {
  const layout = readTomlLayout(text);
  const known = layout.entries.find(({ path }) => isSame(path, edit.path));
  switch (edit.kind) {
    case 'set': {
      const value = renderValue(edit.value);
      if (known !== undefined) return replaced(text, { from: known.valueStart, to: known.valueEnd, by: value });
      return insertKey(text, { layout, path: edit.path, value });
    }
    case 'append': {
      if (known !== undefined) return appended(text, { layout, array: known, values: edit.values });
      return insertKey(text, { layout, path: edit.path, value: renderValue(edit.values) });
    }
    case 'remove':
      return removed(text, { layout, path: edit.path });
    default:
      return edit satisfies never;
  }
}

function isSame(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

function startsWith(path: JsonPath, prefix: JsonPath): boolean {
  return path.length >= prefix.length && prefix.every((part, at) => part === path[at]);
}

function replaced(
  text: string,
  { from, to, by }: { readonly from: number; readonly to: number; readonly by: string },
): string {
  return text.slice(0, from) + by + text.slice(to);
}

interface NewKey {
  readonly layout: TomlLayout;
  readonly path: JsonPath;
  readonly value: string;
}

/** Puts a key where its table stands: below a header, in braces, beside dotted keys, or in a new table at the end. */
function insertKey(text: string, { layout, path, value }: NewKey): string | undefined {
  const parent = path.slice(0, -1);
  const name = renderKey(path.slice(-1));
  if (layout.tables.some((table) => isSame(table.path, parent))) {
    return insertLine(text, { layout, table: parent, line: `${name} = ${value}` });
  }
  const inline = layout.entries.find((entry) => isSame(entry.path, parent));
  if (inline !== undefined) return insertInBraces(text, { layout, inline, pair: `${name} = ${value}` });
  const sibling = layout.entries.findLast(
    (entry) => startsWith(entry.path, parent) && entry.table.length < parent.length && !isElementOf(layout, entry),
  );
  if (sibling !== undefined) {
    const line = `${renderKey(path.slice(sibling.table.length))} = ${value}`;
    return insertLine(text, { layout, table: sibling.table, line });
  }
  if (parent.some((part) => typeof part === 'number')) return undefined;
  const newline = newlineOf(text);
  const gap = text === '' ? '' : text.endsWith('\n') ? newline : newline + newline;
  return `${text}${gap}[${renderKey(parent)}]${newline}${name} = ${value}${newline}`;
}

/** Whether an entry is an element of an array, which has no name of its own. */
function isElementOf({ entries }: TomlLayout, { path, table }: TomlEntry): boolean {
  return typeof path.at(-1) === 'number' && entries.some((entry) => isSame(entry.path, table));
}

interface NewLine {
  readonly layout: TomlLayout;
  readonly table: JsonPath;
  readonly line: string;
}

/** After the last key of a table, or after its header. */
function insertLine(text: string, { layout, table: path, line }: NewLine): string {
  const table = layout.tables.findLast((each) => isSame(each.path, path)) as TomlTable;
  const end = endOf(layout, table) ?? text.length;
  const own = layout.entries.filter(({ start }) => start >= table.headerEnd && start < end);
  const last = Math.max(table.headerEnd, ...own.map(({ valueEnd }) => valueEnd));
  const newline = newlineOf(text);
  // The top has no header: its first key comes before everything.
  if (last === 0) return `${line}${newline}${text}`;
  const at = text.indexOf('\n', last);
  if (at === -1) return `${text}${newline}${line}${newline}`;
  return replaced(text, { from: at + 1, to: at + 1, by: `${line}${newline}` });
}

/** Where the next table begins. */
function endOf({ tables }: TomlLayout, table: TomlTable): number | undefined {
  return tables[tables.indexOf(table) + 1]?.start;
}

function insertInBraces(
  text: string,
  { layout, inline, pair }: { readonly layout: TomlLayout; readonly inline: TomlEntry; readonly pair: string },
): string | undefined {
  if (text.charAt(inline.valueStart) !== '{') return undefined;
  const own = layout.entries.filter(({ table }) => isSame(table, inline.path));
  const last = own.at(-1);
  if (last === undefined) return replaced(text, { from: inline.valueStart, to: inline.valueEnd, by: `{ ${pair} }` });
  return replaced(text, { from: last.valueEnd, to: last.valueEnd, by: `, ${pair}` });
}

interface Appended {
  readonly layout: TomlLayout;
  readonly array: TomlEntry;
  readonly values: readonly SettingValue[];
}

/** An array on several lines gets a line for each value. */
function appended(text: string, { layout, array, values }: Appended): string | undefined {
  if (text.charAt(array.valueStart) !== '[') return undefined;
  const last = layout.entries.findLast(
    ({ path, table }) => isSame(table, array.path) && path.length === table.length + 1,
  );
  const rendered = values.map(renderValue);
  if (last === undefined) {
    return replaced(text, { from: array.valueStart, to: array.valueEnd, by: `[${rendered.join(', ')}]` });
  }
  const lineStart = text.lastIndexOf('\n', last.start - 1) + 1;
  const indent = text.slice(lineStart, last.start);
  const isAlone = lineStart > array.valueStart && indent.trim() === '';
  const lineEnd = text.indexOf('\n', last.valueEnd);
  if (!isAlone || lineEnd >= array.valueEnd) {
    return replaced(text, { from: last.valueEnd, to: last.valueEnd, by: rendered.map((each) => `, ${each}`).join('') });
  }
  // A comment stays beside the value that it is about.
  const newline = newlineOf(text);
  const hasComma = text.slice(last.valueEnd).trimStart().startsWith(',');
  const lines = rendered.map((each) => `${indent}${each},${newline}`).join('');
  const comma = hasComma ? '' : ',';
  return (
    text.slice(0, last.valueEnd) + comma + text.slice(last.valueEnd, lineEnd + 1) + lines + text.slice(lineEnd + 1)
  );
}

function removed(
  text: string,
  { layout, path }: { readonly layout: TomlLayout; readonly path: JsonPath },
): string | undefined {
  const first = layout.tables.findIndex((table) => table.isElement && isSame(table.path, path));
  const table = layout.tables[first];
  if (table === undefined) return undefined;
  const next = layout.tables.slice(first + 1).find((each) => !startsWith(each.path, path));
  const from = aboveComments(text, table.start);
  return replaced(text, { from, to: next === undefined ? text.length : aboveComments(text, next.start), by: '' });
}

/** Where the comment begins that stands directly above a header. */
function aboveComments(text: string, start: number): number {
  let from = text.lastIndexOf('\n', start - 1) + 1;
  for (;;) {
    const before = text.lastIndexOf('\n', from - 2) + 1;
    if (from === 0 || !text.slice(before, from).trimStart().startsWith('#')) return from;
    from = before;
  }
}

function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function renderKey(path: JsonPath): string {
  return path.map((part) => (/^[\w-]+$/.test(String(part)) ? String(part) : JSON.stringify(part))).join('.');
}

function renderValue(value: SettingValue): string {
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(renderValue).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, each]) => `${renderKey([key])} = ${renderValue(each)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

function isList(value: SettingValue): value is readonly SettingValue[] {
  return Array.isArray(value);
}
