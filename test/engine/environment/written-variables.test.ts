import { describe, expect, it } from 'vitest';
import { disclosureIssues, secretNames, writtenVariables } from '../../../src/engine/environment/written-variables.ts';

const settings = {
  env: { CI: '1', PRICE: '$$5', HF_TOKEN: '$HF_TOKEN', URL: `https://$\{USER}@example` },
  disclose: { objective: ['HF_TOKEN'] },
};
const variables = (kind: Parameters<typeof writtenVariables>[1]['kind'], isTrusted = false) =>
  Object.keys(writtenVariables(settings, { kind, isTrusted }));

describe('environment.env', () => {
  it('reaches every command that judges as it is written there, and no agent', () => {
    for (const kind of ['build', 'guards', 'holdout', 'confirm', 'teardown'] as const)
      expect(variables(kind)).toEqual(['CI', 'PRICE']);
    expect(variables('agent')).toEqual([]);
  });

  it('reaches setup that runs files of the base alone whole', () => {
    expect(variables('setup', true)).toEqual(['CI', 'PRICE', 'HF_TOKEN', 'URL']);
    expect(variables('setup')).toEqual(['CI', 'PRICE']);
  });

  it('reaches another command with a value of your environment where environment.disclose says so', () => {
    expect(secretNames(settings.env)).toEqual(['HF_TOKEN', 'URL']);
    expect(variables('objective')).toEqual(['CI', 'PRICE', 'HF_TOKEN']);
  });

  it('is wrong where a secret reaches no command, or a name is none of a secret', () => {
    expect(disclosureIssues(settings, { hasTrustedSetup: true })).toEqual([]);
    expect(disclosureIssues(settings, { hasTrustedSetup: false })).toEqual([
      [['env', 'URL'], expect.stringContaining('which no command gets'), expect.any(String), expect.any(String)],
    ]);
    const wrong = { env: settings.env, disclose: { guards: ['CI', 'HF_TOKE'] } };
    expect(disclosureIssues(wrong, { hasTrustedSetup: true })).toEqual([
      [['disclose', 'guards', 0], '"CI"', expect.any(String), expect.any(String)],
      [['disclose', 'guards', 1], '"HF_TOKE"', expect.any(String), expect.any(String)],
    ]);
  });
});
