import * as z from 'zod/mini';
import { isObject } from './decode.ts';
import { MISSING, type Problem } from './errors.ts';
import type { JsonDocument } from './json-document.ts';
import { type JsonPath, renderPath, valueAt } from './json-path.ts';
import { isMisspelling, nearestName, quoted, suggestion } from './text.ts';

// A schema is used once or twice in a run: generating code for it would cost more than it saves.
z.config({ jitless: true });

/** A document checked against a schema: the typed value, or every problem with its place in the file. */
export type Checked<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

// A document may be wrong in every byte: past this number the list ends.
const MAX_PROBLEMS = 1000;

/** Validates a document against a zod schema; each issue becomes a problem with file, line and JSON path. */
export function checkDocument<T extends z.ZodMiniType>(document: JsonDocument, schema: T): Checked<z.output<T>> {
  let result: ReturnType<typeof schema.safeParse>;
  try {
    result = schema.safeParse(document.value);
  } catch (error) {
    // zod hands its issues on as arguments of a call, of which there can be too many.
    if (error instanceof RangeError) return { problems: [tooManyProblems(document)] };
    throw error;
  }
  if (result.success) return { value: result.data };
  const problems: Problem[] = [];
  for (const issue of result.error.issues) {
    problems.push(...issueProblems(document, schema, issue));
    if (problems.length >= MAX_PROBLEMS) return { problems: [...problems, tooManyProblems(document)] };
  }
  return { problems };
}

function tooManyProblems(document: JsonDocument): Problem {
  const found = `more than ${MAX_PROBLEMS} issues`;
  return problemAt(document, [], { found, expected: 'a document of this kind', remedy: 'Is this the right file?' });
}

function issueProblems(document: JsonDocument, schema: z.ZodMiniType, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const known = [...knownKeys(schema, path)];
    return issue.keys.slice(0, MAX_PROBLEMS).map((key) => unknownKey({ document, path: [...path, key], key, known }));
  }
  const value = valueAt(document.value, path);
  const inside = issue.code === 'invalid_union' && Array.isArray(value) ? entryIssues(issue) : [];
  if (inside.length > 0) return inside.flatMap((each) => issueProblems(document, schema, each));
  const found = value === undefined ? MISSING : quoted(value);
  return [problemAt(document, path, { found, expected: expectedBy(issue), remedy: remedyFor(issue, value) })];
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return typeName(issue.expected);
  // A bound of every whole number, which no schema of ours has words for.
  const isOfAny = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
  return isOfAny
    ? `a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`
    : lowerFirst(issue.message);
}

/** What is wrong with the entries of a list, where a list is one of the alternatives. */
function entryIssues({ path, errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const deep = errors.find((issues) => issues.length > 0 && issues.every((each) => typeof each.path[0] === 'number'));
  return (deep ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}

function remedyFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'Add it.';
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return 'Fix the value.';
  const nearest = nearestName(value, issue.values.map(String));
  return nearest === undefined ? 'Fix the value.' : `Did you mean ${quoted(nearest)}?`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a finite number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

function typeName(expected: string): string {
  return TYPE_NAMES[expected] ?? expected;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

interface UnknownKey {
  readonly document: JsonDocument;
  readonly path: JsonPath;
  readonly key: string;
  readonly known: readonly string[];
}

function unknownKey({ document, path, key, known }: UnknownKey): Problem {
  const found = `an unknown key ${quoted(key)}`;
  return problemAt(document, path, { found, expected: 'a known key', remedy: suggestion(key, known) });
}

/** Builds a problem at a path of a document. */
export function problemAt(
  document: JsonDocument,
  path: JsonPath,
  { found, expected, remedy }: Pick<Problem, 'found' | 'expected' | 'remedy'>,
): Problem {
  const { file, sourcePath = (same) => same } = document;
  return { file, ...document.locate(path), path: renderPath(sourcePath(path)), found, expected, remedy };
}

/** The keys that a schema names for the object at a path. */
export function knownKeys(schema: z.ZodMiniType, path: JsonPath): readonly string[] {
  return Object.keys(schemaAt(schema, path)?.shape ?? {});
}

/** The schema of the object at a path. */
function schemaAt(schema: z.ZodMiniType, path: JsonPath): z.ZodMiniObject | undefined {
  let current: unknown = unwrap(schema);
  for (const part of path) {
    if (current instanceof z.ZodMiniObject && typeof part === 'string') current = unwrap(current.shape[part]);
    else if (current instanceof z.ZodMiniArray) current = unwrap(current.def.element);
    else return undefined;
  }
  return current instanceof z.ZodMiniObject ? current : undefined;
}

function unwrap(schema: unknown): unknown {
  let current = schema;
  while (
    current instanceof z.ZodMiniOptional ||
    current instanceof z.ZodMiniDefault ||
    current instanceof z.ZodMiniPrefault
  ) {
    current = current.def.innerType;
  }
  return current;
}

/**
 * Unknown keys of a tolerant schema, in two groups: a near miss of a known name is a mistake, anything else metadata. Strict
 * objects inside it are left out: the schema itself refuses what it does not know.
 */
export function unknownKeys(
  document: JsonDocument,
  schema: z.ZodMiniType,
): { problems: Problem[]; metadata: JsonPath[] } {
  const problems: Problem[] = [];
  const metadata: JsonPath[] = [];
  const visit = (value: unknown, path: JsonPath): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
      return;
    }
    const here = schemaAt(schema, path);
    if (here === undefined || here.def.catchall instanceof z.ZodMiniNever || !isObject(value)) return;
    const known = Object.keys(here.shape);
    for (const [key, item] of Object.entries(value)) {
      const at = [...path, key];
      if (known.includes(key)) visit(item, at);
      else if (isMisspelling(key, known)) {
        if (problems.length < MAX_PROBLEMS) problems.push(unknownKey({ document, path: at, key, known }));
      } else if (key !== '$schema') metadata.push(document.sourcePath?.(at) ?? at);
    }
  };
  visit(document.value, []);
  return { problems, metadata };
}
