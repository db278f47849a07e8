import { type Node, parseTree } from 'jsonc-parser';
import { headIssue } from './byte-issues.ts';
import type { Problem } from './errors.ts';
import { type JsonIssue, withoutQuotes } from './json-issues.ts';
import { type JsonPath, renderPath } from './json-path.ts';
import { scanStructure } from './json-scan.ts';
import { decodeJson } from './json-text.ts';

/** A JSON file that was read whole: its value, and where each part of it stands. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** The path in the file of a path in `value`, where the two differ. */
  readonly sourcePath?: (path: JsonPath) => JsonPath;
  /** Line and column of the value at a path, or of its nearest ancestor. */
  locate(path: JsonPath): { readonly line: number; readonly column: number };
}

export type DecodedDocument = { readonly document: JsonDocument } | { readonly problems: readonly Problem[] };

/**
 * Decodes a whole JSON file; everything that is wrong with it is a problem with its place. Nothing of a foreign one
 * that is no JSON is quoted. `takesAnyKey`: also `__proto__`.
 */
export function decodeDocument(
  file: string,
  bytes: Buffer,
  { isForeign = false, takesAnyKey = false }: { readonly isForeign?: boolean; readonly takesAnyKey?: boolean } = {},
): DecodedDocument {
  const issue = headIssue(bytes);
  if (issue !== undefined) return { problems: [issueProblem(file, issue)] };
  const decoded = decodeJson(bytes, scanStructure(bytes), { takesAnyKey });
  if ('issues' in decoded)
    return { problems: decoded.issues.map((each) => issueProblem(file, isForeign ? withoutQuotes(each) : each)) };
  return { document: { file, value: decoded.value, locate: locator(bytes) } };
}

function locator(bytes: Buffer): JsonDocument['locate'] {
  let places: PositionIndex | undefined;
  return (path) => {
    // Built only when something is wrong, and once: a file may have a problem on every line.
    places ??= new PositionIndex(bytes.toString('utf8'));
    return places.locate(path);
  };
}

/** Where the values of a text stand; a look-up costs about as much in a large text as in a small one. */
class PositionIndex {
  readonly #lineStarts = [0];
  readonly #root: Node | undefined;
  readonly #members = new Map<Node, ReadonlyMap<string, Node>>();

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
    this.#root = parseTree(text);
  }

  locate(path: JsonPath): { readonly line: number; readonly column: number } {
    let node = this.#root;
    for (const part of path) {
      const child = node === undefined ? undefined : this.#childOf(node, part);
      if (child === undefined) break;
      node = child;
    }
    return this.#place(node?.offset ?? 0);
  }

  #childOf(node: Node, part: string | number): Node | undefined {
    if (typeof part === 'number') return node.type === 'array' ? node.children?.[part] : undefined;
    let members = this.#members.get(node);
    if (members === undefined) {
      members = membersOf(node);
      this.#members.set(node, members);
    }
    return members.get(part);
  }

  #place(offset: number): { readonly line: number; readonly column: number } {
    let first = 0;
    let end = this.#lineStarts.length;
    while (end - first > 1) {
      const middle = (first + end) >>> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) first = middle;
      else end = middle;
    }
    return { line: first + 1, column: offset - (this.#lineStarts[first] ?? 0) + 1 };
  }
}

function membersOf({ type, children = [] }: Node): ReadonlyMap<string, Node> {
  if (type !== 'object') return new Map();
  return new Map(
    children.flatMap(({ children: [key, value] = [] }) => (value === undefined ? [] : [[String(key?.value), value]])),
  );
}

/** Turns an issue of a text into a problem of the file that the text is the whole of. */
export function issueProblem(file: string, { path, plain: _, ...issue }: JsonIssue): Problem {
  return { file, ...(path.length === 0 ? {} : { path: renderPath(path) }), ...issue };
}
