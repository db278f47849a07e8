import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { decodeToml } from '../../src/base/toml-document.ts';
import { decodeYaml } from '../../src/base/yaml-document.ts';
import { buildSettingsSchemas } from '../../src/settings/published-schemas.ts';

const schemas = buildSettingsSchemas();
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

function complaints(name: keyof typeof schemas, value: unknown): unknown {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schemas[name]);
  return validate(value) ? [] : validate.errors;
}

function parsed(decoded: ReturnType<typeof decodeToml>): unknown {
  if ('problems' in decoded) throw new Error(JSON.stringify(decoded.problems));
  return decoded.document.value;
}

describe('the JSON Schemas of files that people write', () => {
  it.each(Object.entries(schemas))('%s is the one in docs/schemas', (name, schema) => {
    expect(read(`docs/schemas/${name}.schema.json`)).toBe(`${JSON.stringify(schema, null, 2)}\n`);
  });

  it('fit the examples', () => {
    for (const path of ['log-report/.autorize/log-report', 'pi-digits/.autorize/pi']) {
      const config = Buffer.from(read(`examples/${path}/config.toml`));
      expect([path, complaints('experiment-config', parsed(decodeToml('config.toml', config)))]).toEqual([path, []]);
    }
    const plan = Buffer.from(read('examples/work-items/work-items.yaml'));
    expect(complaints('work-items', parsed(decodeYaml('work-items.yaml', plan)))).toEqual([]);
    const [, front = ''] = read('examples/mission/missions/roman/sandbox.md').split(/^---$/m);
    expect(complaints('mission-front-matter', parsed(decodeYaml('sandbox.md', Buffer.from(front))))).toEqual([]);
  });

  it('describe each setting without the links of Markdown', () => {
    const text = JSON.stringify(schemas);
    expect(text).toContain('"description":"Which score is better."');
    expect(text).not.toMatch(/\]\(/);
  });

  it('refuse an unknown key', () => {
    expect(complaints('mission-front-matter', { evaluator: { command: 'x', format: 'json', timeouts: '1s' } })).toEqual(
      [expect.objectContaining({ keyword: 'additionalProperties' })],
    );
  });
});
