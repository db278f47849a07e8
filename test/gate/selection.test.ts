import { describe, expect, test } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { selectScenarios } from '../../src/gate/selection.ts';
import { buildSuite } from './outputs.ts';

const SUITE = buildSuite({ 'RG-01': {}, 'RG-02': {}, 'RG-05': {} }, { must_pass: ['RG-02', 'RG-01', 'RG-99'] });

function selected(scenarios: readonly string[], all = false) {
  const result = selectScenarios(SUITE, { scenarios, all });
  if ('problems' in result) return result.problems.map((problem) => renderProblem(problem));
  return result.selection;
}

describe('selectScenarios', () => {
  test('takes must_pass, in its order, where nothing else is asked for', () => {
    expect(selected([])).toEqual({ mode: 'must_pass', ids: ['RG-02', 'RG-01', 'RG-99'] });
  });

  test('takes the scenarios that are asked for, in that order, each once', () => {
    expect(selected(['RG-05', 'RG-01', 'RG-05'])).toEqual({ mode: 'scenario', ids: ['RG-05', 'RG-01'] });
  });

  test('takes one that only must_pass names', () => {
    expect(selected(['RG-99'])).toEqual({ mode: 'scenario', ids: ['RG-99'] });
  });

  test('takes every scenario of the suite, and those that only must_pass names', () => {
    expect(selected([], true)).toEqual({ mode: 'all', ids: ['RG-01', 'RG-02', 'RG-05', 'RG-99'] });
  });

  test('reports each id that the suite does not define', () => {
    expect(selected(['RG-1', 'RG-01', 'weather'])).toEqual([
      '--scenario "RG-1"; expected a scenario of the suite. Did you mean "RG-01"?',
      '--scenario "weather"; expected a scenario of the suite. The suite defines RG-01, RG-02, RG-05.',
    ]);
  });
});
