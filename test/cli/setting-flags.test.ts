import { expect, it } from 'vitest';
import { type Problem, renderProblem } from '../../src/base/errors.ts';
import { parseFlags } from '../../src/cli/flags.ts';
import { readSettingFlags, settingFlags } from '../../src/cli/setting-flags.ts';
import { SHARED_SETTINGS } from '../../src/settings/shared-settings.ts';

const read = (...argv: string[]) => {
  const problems: Problem[] = [];
  const { values } = parseFlags(argv, settingFlags('mission'));
  const settings = readSettingFlags(values, problems);
  return { settings, problems: problems.map(renderProblem) };
};

it('a command has the flags of its loop, in the order of the list', () => {
  for (const command of ['experiment', 'mission'] as const) {
    const wanted = SHARED_SETTINGS.flatMap((setting) =>
      'flag' in setting && setting.flag.recipes.some((each) => each === command) ? [setting.flag.name] : [],
    );
    expect(settingFlags(command).map(({ name }) => name)).toEqual(wanted);
  }
});

it('values come in under the keys of the settings, and absent flags leave no key', () => {
  expect(read('--max-iterations', '3', '--time-budget=4h', '--accept-risk', 'low_disk')).toEqual({
    settings: { maxIterations: 3, timeBudgetMs: 14_400_000, acceptRisk: ['low_disk'] },
    problems: [],
  });
  expect(read()).toEqual({ settings: { acceptRisk: [] }, problems: [] });
});

it('every problem is reported with the flag, what it expects and an example', () => {
  expect(read('--max-iterations=x', '--time-budget=0s', '--accept-risk=lowdisk').problems).toEqual([
    '--max-iterations "x"; expected a whole number from 0 to 999999999. Write e.g. --max-iterations 10.',
    '--time-budget "0s"; expected a duration above 0s, such as 90s, 5m or 1h30m. Write e.g. --time-budget 45m.',
    '--accept-risk "lowdisk"; expected a known risk. Did you mean "low_disk"?',
  ]);
});
