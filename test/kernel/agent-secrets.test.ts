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

  it('is no secret where it is the address of a service or the name of a model', () => {
    const plain = ['https://api.example.com:8443/v1/', 'http://127.0.0.1:11434', 'claude-sonnet-4-5-20250929'];
    expect([...plain, 'anthropic/claude-3.5-sonnet', 'us-east-1.internal'].filter(isSecret)).toEqual([]);
    const keys = [
      'https://user:pass@api.example.com/v1',
      'https://hooks.example.com/services/T0001/B0001/abcdefghijklmnopqrstuvwx',
      'https://api.example.com/v1?key=0123456789',
      '550e8400-e29b-41d4-a716-446655440000',
      'abcdefghijklmnopqrstuvwx',
    ];
    expect(keys.filter(isSecret)).toEqual(keys);
    expect(namedSecrets({ DB_PASSWORD: 'correct-horse-battery-staple' })).toEqual(['correct-horse-battery-staple']);
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
