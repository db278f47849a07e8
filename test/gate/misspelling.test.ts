import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluatorConfigSchema } from '../../src/gate/config.ts';
import { addHints } from '../../src/gate/misspelling.ts';
import { createPrivateArea, REPOSITORY } from './workspace.ts';

const CONFIG = evaluatorConfigSchema.parse({});

it('looks for a misspelt key where the path ends, and for a misspelt word where it leads', () => {
  const hintOf = (path: string, output: Record<string, unknown>) =>
    addHints([{ code: 'c', path, message: 'No.' }], output, CONFIG)[0]?.message;
  expect(hintOf('output.risk.scope', { risk: { scop: 1 } })).toBe(
    'No. Did you mean "scope" by the key "scop" in output.risk?',
  );
  expect(hintOf('output.risk.scope', { rsk: { scope: 1 } })).toBe(
    'No. Did you mean "risk" by the key "rsk" in output?',
  );
  expect(hintOf('output.actions[0].type', { actions: { type: 'READ' } })).toContain('write a list');
  expect(hintOf('output.band', { band: 'yelow' })).toBe('No. Did you mean "Yellow"?');
  expect(hintOf('output.band', { band: 'Yellow' })).toBe('No.');
  expect(hintOf('output.band', { brand_new: 1 })).toBe('No.');
  expect(hintOf('output.trace', {})).toBe('No.');
  expect(hintOf('output', {})).toBe('No.');
});

/** A mistake: the text that is right, what was written, and what the gate has to say about it. */
const MISTAKES: readonly (readonly [right: string, wrong: string, message: RegExp])[] = [
  ['"created": true },', '"created": true }', /c\.json:\d+:\d+: .*Add the comma\./],
  ['"scenario_id":', '"scenario":', /c\.json.*Did you mean "scenario_id" by the key "scenario"\?/],
  ['"output":', '"outptu":', /c\.json.*the key "outptu".*Did you mean "output"\?/],
  ['"RG-01"', '"RG-1"', /candidate for "RG-1".*did you mean "RG-01"\?/],
  ['"Green"', '"green"', /output\.band: .*Did you mean "Green"\?/],
  [
    '"uncertainty"',
    '"uncertanty"',
    /output\.risk\.uncertainty: .*"uncertainty" by the key "uncertanty" in output\.risk/,
  ],
  ['"WRITE"', '"write"', /output\.actions\[0\]\.type: .*Did you mean "WRITE"\?/],
  ['"repo:/sandbox"', '"repo:/sanbox"', /output\.actions\[0\]\.scope: .*Did you mean "repo:\/sandbox"\?/],
  ['"checkpoint"', '"chekpoint"', /output\.checkpoint\.created: .*"checkpoint" by the key "chekpoint" in output/],
];

describe('a candidate file written by hand with the usual mistakes', () => {
  it('is put right by its messages alone, one after the other, and passes then', async () => {
    const file = JSON.parse(readFileSync(join(REPOSITORY, 'docs/examples/rg01-passing.json'), 'utf8'));
    const [{ output }] = file.candidates;
    const { scenario_id: _, ...rest } = output;
    const candidates = [{ id: 'mine', scenario_id: 'RG-01', output: rest }];
    const required = CONFIG.required_fields.filter((field) => field !== 'scenario_id');
    let text = JSON.stringify(candidates, null, 2).replace(/"created": true\n\s*\},/, '"created": true },');
    for (const [right, wrong] of MISTAKES.toReversed()) {
      expect(text).toContain(right);
      text = text.replace(right, wrong);
    }
    const area = createPrivateArea({ 'config.json': { required_fields: required } });
    const judge = async () => {
      area.write('c.json', text);
      const { out, err, code } = await area.command(['c.json', '--config', 'config.json', '--scenario', 'RG-01']);
      return { message: out + err, code };
    };
    for (const [right, wrong, message] of MISTAKES) {
      const judged = await judge();
      expect(judged.message, wrong).toMatch(message);
      expect(judged.code, wrong).not.toBe(0);
      text = text.replace(wrong, right);
    }
    expect(await judge()).toMatchObject({ code: 0 });
  });
});
