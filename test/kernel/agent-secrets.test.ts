import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentSecrets } from '../../src/kernel/agent-secrets.ts';
import { isSecret, namedSecrets } from '../../src/kernel/secret-values.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const KEY = 'sk-live-0123456789abcdef';

describe('a value of the environment', () => {
  it('counts as secret where it is long enough, also where it begins as a path does', () => {
    expect([KEY, `/${KEY}`, `/9j/${KEY}`, `${KEY}:x`].filter(isSecret)).toHaveLength(4);
    expect(isSecret('claude-opus')).toBe(false);
  });

  it('is no secret where it names files or folders that are there, or a new file beside them', () => {
    const folder = createFolder({ 'a-file-with-a-long-name.txt': '' });
    const file = join(folder, 'a-file-with-a-long-name.txt');
    expect(
      [folder, file, `/nothing/here/at-all:${folder}`, join(folder, 'still-to-be-written')].filter(isSecret),
    ).toEqual([]);
  });
});

describe('a variable', () => {
  it('is secret by its name', () => {
    const named = [
      'OPENAI_API_KEY',
      'AWS_SECRET_ACCESS_KEY',
      'NPM_TOKEN',
      'INPUT_GITHUB-TOKEN',
      'db_password',
      'GCP_CREDENTIALS',
    ];
    const others = ['KEYBOARD_LAYOUT', 'MONKEYS', 'TOKENIZER_PATH', 'HOME', 'MODEL'];
    const env = Object.fromEntries([...named, ...others].map((name) => [name, `value-of-the-variable-${name}`]));
    expect(namedSecrets(env)).toEqual(named.map((name) => `value-of-the-variable-${name}`));
    expect(namedSecrets({ SHORT_TOKEN: 'abc', NO_TOKEN: undefined })).toEqual([]);
  });
});

describe('the keys of an agent', () => {
  it('are what its table takes from the environment, and not what is written in it', () => {
    const search = agentSecrets([{ MODEL_KEY: '$OWN_KEY', MODEL: 'a-model-with-a-long-name' }], {
      OWN_KEY: KEY,
      OTHER: `other-${KEY}`,
    });
    expect(search.redact(`${KEY} a-model-with-a-long-name`)).toBe('*** a-model-with-a-long-name');
    expect(agentSecrets([{}], { OWN_KEY: KEY }).isIdle).toBe(true);
  });
});
