import { expect, it } from 'vitest';
import { checkWords, leftOutName } from '../../src/cli/command-words.ts';
import { EXPERIMENT_COMMANDS } from '../../src/cli/experiment-flags.ts';

const { init, status, show } = EXPERIMENT_COMMANDS;

it.each([
  ['status', status, [], 'NAME'],
  ['status pi', status, ['pi'], undefined],
  ['show 3', show, ['3'], 'NAME'],
  ['show', show, [], undefined],
  ['init', init, [], undefined],
] as const)('of "%s" it says which name is left out', (_line, shape, words, what) => {
  expect(leftOutName(shape, words)).toBe(what);
});

it.each([
  ['status pi', status, ['pi'], []],
  ['status', status, [], ['no NAME']],
  ['status pi tau', status, ['pi', 'tau'], ['unexpected argument "tau"']],
  ['show pi', show, ['pi'], ['no ITER']],
  ['show pi x', show, ['pi', 'x'], ['iteration "x"']],
  ['init', init, [], ['no NAME']],
] as const)('of "%s" it says what is wrong', (_line, shape, words, found) => {
  const checked = checkWords(shape, words);
  expect([checked.words, checked.problems.map((each) => each.found)]).toEqual([words, found]);
});
