// Writes docs/schemas/*.schema.json from the schemas of the code. Needs a Node that reads TypeScript: npm run schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPublishedSchemas } from '../src/gate/published-schemas.ts';
import { buildSettingsSchemas } from '../src/settings/published-schemas.ts';
import { buildWorkSchemas } from '../src/workitem/published-schemas.ts';

const folder = fileURLToPath(new URL('../docs/schemas/', import.meta.url));
mkdirSync(folder, { recursive: true });
const schemas = { ...buildPublishedSchemas(), ...buildSettingsSchemas(), ...buildWorkSchemas() };
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(`${folder}${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
}
