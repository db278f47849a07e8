import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentSecrets, isSecret } from '../../src/kernel/agent-secrets.ts';
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
