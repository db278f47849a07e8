import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../base/errors.ts';
import type { JsonDocument } from '../base/json-document.ts';
import { renderPath } from '../base/json-path.ts';
import { problemAt } from '../base/schema-problems.ts';
import { printable, quoted } from '../base/text.ts';
import type { OutputCheck } from './evaluate.ts';
import type { Failure } from './expectations.ts';

/** What the work returns; undefined where it was not done in time. */
type TimeLimit = <T>(timeoutMs: number, work: () => T) => T | undefined;

export type CompiledSchema = { readonly check: OutputCheck } | { readonly problems: readonly Problem[] };

const DRAFTS = ['draft 2020-12', 'draft-07'];
const DRAFT_BY_DEFAULT = 'https://json-schema.org/draft/2020-12/schema';
// One output can break a schema in thousands of places; a person reads the first few.
const MAX_FAILURES = 20;
// A pattern of the schema's author can take time in the square of an output that was made for it; others take milliseconds.
const MAX_CHECK_MS = 5000;
/** What all outputs of a file have together: a file made for it has thousands of outputs that take seconds each. */
export const MAX_CHECKS_MS = 600_000;
// One wrong item costs some 300 bytes until all are found: of a larger output only the first one is looked for.
const MAX_LISTED_CHARS = 1024 * 1024;

/**
 * Compiles a user's JSON Schema (draft 2020-12, or draft-07 by its `$schema`) into a check of outputs.
 * The validator is loaded only when a schema is given: it would double the start-up time.
 */
export async function compileSchema(document: JsonDocument, runWithin: TimeLimit): Promise<CompiledSchema> {
  const schema = document.value;
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    const issue = { found: quoted(schema), expected: 'a JSON Schema object', remedy: 'Write the schema as an object.' };
    return { problems: [problemAt(document, [], issue)] };
  }
  const declared = '$schema' in schema ? schema.$schema : DRAFT_BY_DEFAULT;
  const draft = typeof declared === 'string' ? declared : '';
  const isDraft07 = draft.includes('draft-07');
  if (!isDraft07 && !draft.includes('2020-12')) {
    const issue = {
      found: quoted(declared),
      expected: DRAFTS.join(' or '),
      remedy: 'Port the schema to one of these drafts.',
    };
    return { problems: [problemAt(document, ['$schema'], issue)] };
  }
  if ('$async' in schema) {
    // Such a schema answers with a promise, which would pass for a yes.
    const issue = { found: 'the key "$async"', expected: 'a schema that answers at once', remedy: 'Remove the key.' };
    return { problems: [problemAt(document, ['$async'], issue)] };
  }
  // By their default exports: a bundle of a module whose export is a function has its other names nowhere else.
  const [draft7, draft2020, formats] = await Promise.all([
    import('ajv'),
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
  ]);
  const compile = (allErrors: boolean): ValidateFunction => {
    const options = { allErrors, strict: false, verbose: true, logger: false } as const;
    const ajv = new (isDraft07 ? draft7.default.Ajv : draft2020.default.Ajv2020)(options);
    formats.default.default(ajv);
    return ajv.compile(schema);
  };
  let validateAll: ValidateFunction;
  try {
    validateAll = compile(true);
  } catch (error) {
    const found = printable(error instanceof Error ? error.message : String(error), 300);
    const issue = { found, expected: `a valid JSON Schema (${DRAFTS.join(' or ')})`, remedy: 'Fix the schema.' };
    return { problems: [problemAt(document, [], issue)] };
  }
  let first: ValidateFunction | undefined;
  const compileFirst = (): ValidateFunction => {
    first ??= compile(false);
    return first;
  };
  return {
    check: (output, text) => {
      const validate = text.length > MAX_LISTED_CHARS ? compileFirst() : validateAll;
      return failuresOf(
        runWithin(MAX_CHECK_MS, () => validate(output)),
        validate,
      );
    },
  };
}

function failuresOf(isValid: unknown, validate: ValidateFunction): Failure[] {
  if (isValid === undefined) {
    const message = `could not be checked against the schema within ${MAX_CHECK_MS / 1000} s, or all outputs within ${MAX_CHECKS_MS / 60_000} minutes: expected an output that its patterns and "uniqueItems" can be checked on in time; shorten the output, or simplify the pattern.`;
    return [{ code: 'schema', path: 'output', message }];
  }
  if (isValid) return [];
  return (validate.errors ?? []).slice(0, MAX_FAILURES).map((error) => {
    const path = error.instancePath.split('/').slice(1).map(unescapePointer);
    const message = `breaks the schema: ${expectation(error)}; found ${quoted(error.data)}: fix the output.`;
    return { code: 'schema', path: renderPath(path, 'output'), message };
  });
}

function expectation({ message = 'is not valid', params, keyword }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `${message} (${quoted(params.additionalProperty)})`;
  if (keyword === 'unevaluatedProperties') return `${message} (${quoted(params.unevaluatedProperty)})`;
  if (keyword === 'const') return `${message} (${printable(JSON.stringify(params.allowedValue), 120)})`;
  if (keyword === 'enum') return `${message} (${printable(JSON.stringify(params.allowedValues), 120)})`;
  return message;
}

function unescapePointer(part: string): string | number {
  if (/^(0|[1-9]\d*)$/.test(part)) return Number(part);
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
