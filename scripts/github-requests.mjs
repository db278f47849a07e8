// Writes test/e2e/runner/github-requests.json: what GitHub publishes of the requests that the action makes, without the
// prose. From the description in the package @octokit/openapi (MIT), unpacked in a folder:
//   node scripts/github-requests.mjs FOLDER/generated/api.github.com.deref.json
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OPERATIONS = [
  'actions/download-artifact',
  'actions/list-workflow-run-artifacts',
  'checks/create',
  'checks/list-for-ref',
  'checks/update',
  'issues/add-labels',
  'issues/create-comment',
  'issues/list-comments',
  'issues/update-comment',
  'pulls/create',
  'pulls/list',
  'pulls/update',
  'repos/get',
  'repos/get-collaborator-permission-level',
  'repos/get-commit',
  'repos/get-content',
  'users/get-authenticated',
];
const PROSE = ['description', 'example', 'examples', 'title', 'summary', 'deprecated', 'externalDocs'];

/** A schema of the description as JSON Schema has it, without what is for readers. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, properties, ...rest } = schema;
  const kept = Object.entries(rest).filter(([key]) => !PROSE.includes(key) && !key.startsWith('x-'));
  const made = Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]));
  // The name of a property may be any of those words.
  if (properties !== undefined) {
    const all = Object.entries(properties).map(([name, value]) => [name, plain(value)]);
    made.properties = Object.fromEntries(all);
  }
  return nullable === true ? { anyOf: [made, { type: 'null' }] } : made;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which file? node scripts/github-requests.mjs FILE');
const described = JSON.parse(readFileSync(file, 'utf8'));
const requests = [];
for (const [path, methods] of Object.entries(described.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (!OPERATIONS.includes(operation.operationId)) continue;
    const parameters = (operation.parameters ?? []).filter((each) => each.in === 'query' || each.in === 'path');
    const shown = parameters.map(({ name, in: place, required = false, schema }) => ({
      ...{ name, in: place, required },
      schema: plain(schema),
    }));
    const body = operation.requestBody?.content?.['application/json']?.schema;
    requests.push({
      ...{ operation: operation.operationId, method: method.toUpperCase(), path, parameters: shown },
      ...(body === undefined ? {} : { body: plain(body) }),
    });
  }
}
requests.sort((a, b) => (a.operation < b.operation ? -1 : 1));
const missing = OPERATIONS.filter((name) => !requests.some(({ operation }) => operation === name));
if (missing.length > 0) throw new Error(`not described: ${missing.join(', ')}`);
const target = fileURLToPath(new URL('../test/e2e/runner/github-requests.json', import.meta.url));
writeFileSync(target, `${JSON.stringify({ version: described.info.version, requests }, null, 1)}\n`);
