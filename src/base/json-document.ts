import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Problem } from './errors.ts';
import { type JsonPath, renderPath } from './json-path.ts';
import { scanStructure } from './json-scan.ts';
import { decodeJson, headFlaw, type JsonFlaw } from './json-text.ts';

/** A JSON file that was read whole: its value, and where each part of it stands. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** Line and column of the value at a path, or of its nearest ancestor. */
  locate(path: JsonPath): { readonly line: number; readonly column: number };
}

export type DecodedDocument = { readonly document: JsonDocument } | { readonly problems: readonly Problem[] };

/** Decodes a whole JSON file; everything that is wrong with it is a problem with its place. */
export function decodeDocument(file: string, bytes: Buffer): DecodedDocument {
  const flaw = headFlaw(bytes);
  if (flaw !== undefined) return { problems: [flawProblem(file, flaw)] };
  const decoded = decodeJson(bytes, scanStructure(bytes));
  if ('flaws' in decoded) return { problems: decoded.flaws.map((each) => flawProblem(file, each)) };
  return { document: { file, value: decoded.value, locate: locator(bytes) } };
}

function locator(bytes: Buffer): JsonDocument['locate'] {
  let text: string | undefined;
  let tree: Node | undefined;
  return (path) => {
    text ??= bytes.toString('utf8');
    tree ??= parseTree(text);
    let node: Node | undefined;
    for (let length = path.length; tree !== undefined && node === undefined && length >= 0; length -= 1) {
      node = findNodeAtLocation(tree, [...path.slice(0, length)]);
    }
    const before = text.slice(0, node?.offset ?? 0).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
}

/** Turns a flaw of a text into a problem of the file that the text is the whole of. */
export function flawProblem(file: string, { path, ...flaw }: JsonFlaw): Problem {
  return { file, ...(path.length === 0 ? {} : { path: renderPath(path) }), ...flaw };
}
