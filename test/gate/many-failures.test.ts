import { describe, expect, it } from 'vitest';
import type { Expect } from '../../src/gate/suite.ts';
import { judge } from './outputs.ts';

const times = (count: number, item: unknown): unknown[] => Array.from({ length: count }, () => item);
const PATH = 'analysis.candidate_containers';

describe('an output that breaks a rule very often', () => {
  it.each<[string, Expect, string, unknown]>([
    ['allowed_action_types', { allowed_action_types: ['READ'] }, 'actions', { type: 'EXEC' }],
    ['require_allowlist_scope', { require_allowlist_scope: true }, 'actions', { type: 'READ', scope: 'elsewhere' }],
    ['require_falsifiers', { require_falsifiers: true }, PATH, { id: 'x' }],
  ])('lists 100 failures of %s and counts the others', (code, expect_, path, item) => {
    const failuresAt = (count: number) =>
      judge({ changes: { [path]: times(count, item) }, expect: expect_ }).failures.filter((each) => each.code === code);
    expect(failuresAt(100)).toHaveLength(100);
    expect(failuresAt(100).at(-1)?.path).toContain(`output.${path}[99]`);
    const many = failuresAt(700_000);
    expect(many.slice(0, 100)).toEqual(failuresAt(100));
    expect(many.slice(100)).toEqual([
      { code, path: `output.${path}`, message: 'and 699,900 more of the same kind; fix them all.' },
    ]);
  });

  it('finds the one write that names a container among very many of both', () => {
    const containers = Array.from({ length: 100_000 }, (_, index) => ({ id: `box-${index}-end` }));
    const actions = [...times(100_000, { type: 'WRITE', target: 'plain' }), { type: 'WRITE', target: 'Box-99999-END' }];
    const { failures } = judge({ changes: { actions, [PATH]: containers }, expect: { forbid_container_write: true } });
    expect(failures.filter(({ code }) => code === 'forbid_container_write_named')).toMatchObject([
      { path: 'output.actions[100000]' },
    ]);
  });
});
