import { describe, expect, it } from 'vitest';
import { decodeSetting, keyOfSetting, settingsOf } from '../../src/settings/setting-values.ts';
import { SHARED_SETTINGS, type SharedSetting, type SharedSettingName } from '../../src/settings/shared-settings.ts';

function sharedSetting(name: SharedSettingName): SharedSetting {
  const found = SHARED_SETTINGS.find((setting) => setting.name === name);
  if (found === undefined) throw new TypeError(`no shared setting is called ${name}`);
  return found;
}

describe('the text of a shared setting', () => {
  it.each([
    ['max_iterations', '0', 0],
    ['max_iterations', '999999999', 999_999_999],
    ['time_budget', '1h30m', 5_400_000],
    ['budget_usd', '0.75', 0.75],
    ['sandbox', 'required', 'required'],
    ['agent_command', 'sh agent.sh', 'sh agent.sh'],
  ] as const)('%s takes %s', (name, text, value) => {
    expect(decodeSetting(sharedSetting(name), text)).toEqual({ value });
  });

  it.each([
    ['max_iterations', '-1', 'a whole number from 0 to 999999999'],
    ['max_iterations', '1000000000', 'a whole number from 0 to 999999999'],
    ['time_budget', '0s', 'a duration above 0s, such as 90s, 5m or 1h30m'],
    ['time_budget', 'soon', 'a duration above 0s, such as 90s, 5m or 1h30m'],
    ['budget_usd', '0', 'US dollars above 0, such as 5 or 0.75'],
    ['budget_usd', '1e3', 'US dollars above 0, such as 5 or 0.75'],
    ['sandbox', 'of', 'auto or required or off'],
  ] as const)('%s refuses %s', (name, text, expected) => {
    expect(decodeSetting(sharedSetting(name), text)).toMatchObject({ expected });
  });

  it('gives every example of a remedy a valid value', () => {
    const remedies = [...settingsOf('flag'), ...settingsOf('input')].flatMap((setting) => {
      const refused = decodeSetting(setting, '?');
      return 'example' in refused ? [{ setting, example: refused.example }] : [];
    });
    expect(remedies.map(({ setting }) => setting.name)).toContain('time_budget');
    for (const { setting, example } of remedies) expect(decodeSetting(setting, example)).toHaveProperty('value');
  });

  it('comes under a key in camel case, a duration with its unit', () => {
    expect(keyOfSetting(sharedSetting('max_iterations'))).toBe('maxIterations');
    expect(keyOfSetting(sharedSetting('time_budget'))).toBe('timeBudgetMs');
  });
});

it('a duration beyond a year is no plan, and its end might be no date', () => {
  expect(decodeSetting(sharedSetting('time_budget'), '366days')).toEqual({ value: 366 * 86_400_000 });
  for (const text of ['367days', '100000000days']) {
    expect(decodeSetting(sharedSetting('time_budget'), text)).toMatchObject({
      expected: expect.stringMatching(/at most 366 days$/),
    });
  }
});
