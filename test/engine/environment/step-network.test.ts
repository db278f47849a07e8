import { describe, expect, it } from 'vitest';
import { contradictedKeys, resolveNetwork, resolveTeardown } from '../../../src/engine/environment/step-network.ts';

describe('resolveNetwork', () => {
  it('gives each command what the old keys gave it where none of its own is written', () => {
    expect(resolveNetwork({ own: {}, agent: 'on', evaluator: 'off' })).toEqual({
      ...{ agent: 'on', setup: 'on', build: 'off', guards: 'off', objective: 'off', holdout: 'off', confirm: 'off' },
      teardown: 'off',
    });
    expect(resolveTeardown({ own: {}, agent: 'on' })).toBe('on');
  });

  it('gives setup none in a run whose agent has none', () => {
    expect(resolveNetwork({ own: {}, agent: 'off', evaluator: 'on' })).toMatchObject({ setup: 'off', guards: 'on' });
  });

  it('lets setup have network access beside an agent without it', () => {
    expect(resolveNetwork({ own: { setup: 'on' }, agent: 'off', evaluator: 'off' })).toMatchObject({
      ...{ setup: 'on', agent: 'off' },
    });
  });

  it('prefers the key of a command to that of the evaluator', () => {
    const own = { build: 'on', guards: 'on', objective: 'off', teardown: 'off' } as const;
    const found = resolveNetwork({ own, agent: 'on', evaluator: 'on' });
    expect(found).toMatchObject({ ...own, holdout: 'on', confirm: 'on' });
    expect(resolveTeardown({ own, agent: 'on' })).toBe('off');
  });
});

describe('contradictedKeys', () => {
  it('names the keys that differ from the written key of the evaluator', () => {
    expect(contradictedKeys({ guards: 'on', objective: 'off', setup: 'on' }, 'off')).toEqual(['guards']);
    expect(contradictedKeys({ guards: 'on', confirm: 'off' }, undefined)).toEqual([]);
  });
});
