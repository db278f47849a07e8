import { expect, it } from 'vitest';
import { decodeEntry } from '../../src/gate/candidates.ts';

const place = { file: 'c.json', line: 1, column: 1, index: 0, path: ['candidates', 0] } as const;

it('takes names of 1,000 characters, and none that is longer, since a report repeats them', () => {
  const [longest, long] = ['a'.repeat(1000), 'a'.repeat(1001)];
  expect(decodeEntry({ id: longest, scenario_id: longest, output: {} }, place)).toHaveProperty('candidate');
  for (const [raw, path] of [
    [{ id: long, scenario_id: 'RG-01', output: {} }, '$.candidates[0].id'],
    [{ id: 'a', scenario_id: long, output: {} }, '$.candidates[0].scenario_id'],
    [{ id: 'a', output: { scenario_id: long } }, '$.candidates[0].output.scenario_id'],
  ] as const) {
    const problem = { path, found: 'a name of 1001 characters', expected: 'at most 1000 characters' };
    expect(decodeEntry(raw, place)).toMatchObject({ problems: [problem] });
  }
});
