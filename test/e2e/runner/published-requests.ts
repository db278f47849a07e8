/** Requests, held to what GitHub publishes about them; `scripts/github-requests.mjs` writes the file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly schema: { readonly type?: string };
}

interface Described {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly properties?: Readonly<Record<string, unknown>> };
}

const { requests } = JSON.parse(readFileSync(join(import.meta.dirname, 'github-requests.json'), 'utf8')) as {
  readonly requests: readonly Described[];
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const compiled = new Map<object, ValidateFunction>();

function problemsOf(schema: object, value: unknown, where: string): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${where}${instancePath} ${message}`);
}

// These may hold slashes.
const WHOLE = ['path', 'ref'];

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    const name = /^\{(.*)\}$/.exec(part)?.[1];
    return name === undefined ? part : `(?<${name}>${WHOLE.includes(name) ? '.+' : '[^/]+'})`;
  });
  return new RegExp(`^${parts.join('/')}$`);
}

// The longest first: a ref may hold what is the end of another path.
const known = requests
  .map((request) => ({ request, pattern: patternOf(request.path) }))
  .sort((a, b) => b.request.path.length - a.request.path.length);

/** What of a request is not as published; `path` has its query. */
export function findUnpublished(method: string, path: string, body: Record<string, unknown> | undefined): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const found = known.find(({ request, pattern }) => request.method === method && pattern.test(pathname));
  if (found === undefined) return [`${method} ${pathname}: no such operation is described`];
  const { operation, parameters, body: schema } = found.request;
  const groups = found.pattern.exec(pathname)?.groups ?? {};
  const queries = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const problems = [...searchParams.keys()].filter((name) => !queries.includes(name)).map((name) => `query ${name}`);
  for (const parameter of parameters) {
    const raw = parameter.in === 'query' ? searchParams.get(parameter.name) : groups[parameter.name];
    if (raw === null || raw === undefined) {
      if (parameter.required) problems.push(`no ${parameter.name}`);
      continue;
    }
    const text = parameter.in === 'path' ? decodeURIComponent(raw) : raw;
    const value = parameter.schema.type === 'integer' ? Number(text) : text;
    problems.push(...problemsOf(parameter.schema, value, parameter.name));
  }
  if (schema !== undefined) {
    problems.push(...problemsOf(schema, body ?? {}, 'body'));
    const names = schema.properties === undefined ? undefined : Object.keys(schema.properties);
    if (names !== undefined) {
      problems.push(...Object.keys(body ?? {}).flatMap((name) => (names.includes(name) ? [] : [`body has ${name}`])));
    }
  } else if (body !== undefined) problems.push('a body');
  return problems.map((problem) => `${operation}: ${problem}`);
}
