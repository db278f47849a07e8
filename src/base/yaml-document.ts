import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { headIssue } from './byte-issues.ts';
import type { Problem } from './errors.ts';
import { type DecodedDocument, issueProblem, type JsonDocument } from './json-document.ts';

// An alias stands for a copy: a few lines of aliases to aliases would otherwise become gigabytes.
const MAX_ALIASES = 100;
// As many as a person fixes before trying again.
const MAX_PROBLEMS = 200;

interface Issue {
  readonly pos: readonly [number, ...number[]];
  readonly message: string;
}

/**
 * Where the syntax is wrong, `before` is what stands whole in front of that: entries of the top, and entries of those.
 */
type DecodedYaml =
  | Exclude<DecodedDocument, { problems: unknown }>
  | { readonly problems: readonly Problem[]; readonly before?: JsonDocument };

/**
 * Decodes a file of one YAML 1.2 document of JSON's types; everything that is wrong with it is a problem with its
 * place.
 */
export function decodeYaml(file: string, bytes: Buffer): DecodedYaml {
  const issue = headIssue(bytes);
  if (issue !== undefined) return { problems: [issueProblem(file, issue)] };
  const lines = new LineCounter();
  const text = bytes.toString('utf8');
  // The parser looks for keys that come twice by comparing each with each.
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
  // After an unexpected token every later one is unexpected.
  const begun = document.errors.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
  const errors = document.errors.filter(({ code }, at) => at <= begun || code !== 'UNEXPECTED_TOKEN');
  const issues: Issue[] = [...errors, ...document.warnings, ...findRepeatedKeys(document.contents)];
  issues.sort((one, other) => one.pos[0] - other.pos[0]);
  const [first] = issues;
  if (first !== undefined) {
    const problems = issues.slice(0, MAX_PROBLEMS).map((each) => problemOf(each, { file, lines }));
    const value = wholeBefore(document, document.contents, { first: first.pos[0], depth: 2 });
    return { problems, before: { file, value, locate: locator(document.contents, lines) } };
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    return { document: { file, value, locate: locator(document.contents, lines) } };
  } catch (error) {
    // An alias of nothing, or too many of them.
    const found = error instanceof Error ? error.message : String(error);
    return { problems: [{ file, found, expected: 'valid YAML', remedy: 'Write the values out.' }] };
  }
}

interface Bound {
  /** Offset of the first issue. */
  readonly first: number;
  readonly depth: number;
}

/**
 * The entries of a map that another one follows in front of the issue; the last one with its own such entries, if any.
 */
function wholeBefore(document: Document, node: unknown, { first, depth }: Bound): Readonly<Record<string, unknown>> {
  if (!isMap(node)) return {};
  const begun = node.items.filter(({ key }) => offsetOf(key) < first);
  const entries = begun.flatMap(({ key, value }, at) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (at < begun.length - 1) return [[name, plainValue(document, value)] as const];
    return depth === 1 ? [] : [[name, wholeBefore(document, value, { first, depth: depth - 1 })] as const];
  });
  return Object.fromEntries(entries);
}

function plainValue(document: Document, node: unknown): unknown {
  try {
    return isNode(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES }) : node;
  } catch {
    // An alias of what comes later, or of too much: the syntax error is reported instead.
    return undefined;
  }
}

/** Keys that their own map has already, in whatever depth. */
function findRepeatedKeys(contents: unknown): readonly Issue[] {
  const issues: Issue[] = [];
  const open: unknown[] = [contents];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isSeq(node)) for (const item of node.items) open.push(item);
    if (!isMap(node)) continue;
    const seen = new Set<unknown>();
    for (const { key, value } of node.items) {
      open.push(key, value ?? null);
      if (!isScalar(key)) continue;
      if (seen.has(key.value)) issues.push({ pos: [offsetOf(key)], message: 'Map keys must be unique' });
      seen.add(key.value);
    }
  }
  return issues;
}

function problemOf({ pos: [at], message: found }: Issue, { file, lines }: Text): Problem {
  const { line, col } = lines.linePos(at);
  const place = { file, line: Math.max(1, line), column: Math.max(1, col) };
  return { ...place, found, expected: 'valid YAML', remedy: 'Fix the syntax.' };
}

interface Text {
  readonly file: string;
  readonly lines: LineCounter;
}

/** Finds the node at a path, or the nearest one above it. */
function locator(contents: unknown, lines: LineCounter): JsonDocument['locate'] {
  return (path) => {
    let node = contents;
    for (const part of path) {
      const child = childOf(node, part);
      if (child === undefined) break;
      node = child;
    }
    const { line, col } = lines.linePos(offsetOf(node));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
}

function childOf(node: unknown, part: string | number): unknown {
  if (isSeq(node) && typeof part === 'number') return node.items[part] ?? undefined;
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
  return pair?.value ?? pair?.key ?? undefined;
}

function offsetOf(node: unknown): number {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
}
