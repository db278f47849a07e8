import { expect, it } from 'vitest';
import type { GroupEffect } from '../../../src/decision/handover-records.ts';
import {
  describeIteration,
  groupMessage,
  groupTitle,
  isGroupMessage,
  renderEffect,
  renderScoreChange,
} from '../../../src/experiment/handover/group-text.ts';

const effect: GroupEffect = {
  ...{ estimate: Math.log(1 / 0.82), interval: [0.15, 0.25], confidence: 0.95, baseline_mean: 10 },
  ...{ ratio: { unit: 'ms', direction: 'min' as const }, carry_over: null },
};
const iteration = (summary: string | null, ...paths: string[]) => ({ iter: 4, summary, changed_paths: paths });
const titled = (...iterations: ReturnType<typeof iteration>[]) => {
  const { text, end } = groupTitle({ iterations, effect, direction: 'min' });
  return `${text}${end}`;
};

it('a title says what was changed and what the score did, within 72 characters', () => {
  expect(titled(iteration('Parse dates once. It was done per row.'))).toBe('perf: parse dates once (\u221218 %)');
  expect(titled(iteration('Parse dates once'), iteration(null))).toBe(
    'perf: parse dates once and 1 more change (\u221218 %)',
  );
  expect(titled(iteration('x'.repeat(200))).length).toBeLessThanOrEqual(72);
  const weak = groupTitle({
    iterations: [iteration('A')],
    effect: { ...effect, interval: [-0.1, 0.3] },
    direction: 'min',
  });
  expect(weak.end).toBe(' (\u221218 %, not confirmed)');
});

it('the change of a score is signed as the score moved', () => {
  const plain = { ...effect, ratio: null, estimate: 2 };
  expect(renderScoreChange(plain, 'min')).toBe('\u221220 %');
  expect(renderScoreChange(plain, 'max')).toBe('+20 %');
  expect(renderScoreChange({ ...plain, baseline_mean: 0 }, 'max')).toBe('+2');
  expect(renderEffect({ ...plain, interval: [1, 3] }, { direction: 'min', pairs: 20, below: 'the base' })).toBe(
    'score \u221220 % (95 % confidence interval: \u221230 % to \u221210 %) in 20 fresh pairs against the base',
  );
});

it('what a server would obey, or no line can show, is not taken from an agent', () => {
  expect(describeIteration(iteration('Fixes #12', 'src/dates.ts'))).toBe('change src/dates.ts');
  expect(describeIteration(iteration('Faster [skip ci]', 'a', 'b'))).toBe('change 2 files');
  expect(describeIteration(iteration('a\u202eb'))).toBe('iteration 4');
});

it('a commit of a group is known by its message, to its own experiment alone', () => {
  const message = groupMessage('pi', { iterations: [iteration('A')], effect, direction: 'min', task: 'group 1' });
  expect(message).toContain('\nAutorize-Group: group 1\n');
  expect(isGroupMessage('pi', message)).toBe(true);
  expect(isGroupMessage('tau', message)).toBe(false);
  expect(isGroupMessage('pi', 'Autorize-Experiment: pi\n')).toBe(false);
});
