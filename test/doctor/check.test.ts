import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeTracing } from '../../src/doctor/check.ts';
import { tracesAnyProcess } from '../../src/kernel/tracing-reach.ts';
import { createFolder } from '../helpers/temp-folder.ts';

describe('code under test that may reach into its evaluator', () => {
  it.each([
    ['bubblewrap', 'off', true, undefined],
    ['bubblewrap', 'on', true, 'objective.tracing is "on"'],
    ['bubblewrap', 'on', false, undefined],
    ['namespace', 'off', true, 'level namespace'],
    ['process-group', 'off', true, 'level process-group'],
    ['process-group', 'on', false, undefined],
  ] as const)('in %s with tracing %s and %s of the kernel: %s', (level, tracing, isAllowed, why) => {
    const checks = describeTracing({ level, tracing, isAllowed });
    expect(checks.map(({ verdict, detail }) => [verdict, detail.includes(`(${why})`)])).toEqual(
      why === undefined ? [] : [['warning', true]],
    );
  });

  it('has a remedy that works without namespaces, too', () => {
    const facts = { level: 'process-group', tracing: 'off', isAllowed: true } as const;
    const remedies = [true, false].flatMap((hasNamespaces) => describeTracing({ ...facts, hasNamespaces }));
    expect(remedies.map(({ remedy = '' }) => remedy.includes('unshare'))).toEqual([true, false]);
  });

  it('is asked of Yama', () => {
    const files = createFolder({ zero: '0\n', one: '1\n', three: '3\n' });
    const asked = ['zero', 'one', 'three', 'absent'].map((name) => tracesAnyProcess(join(files, name)));
    expect(asked).toEqual([true, false, false, true]);
  });
});
