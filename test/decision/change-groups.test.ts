import { describe, expect, it } from 'vitest';
import { type GroupableChange, groupChanges, regroup } from '../../src/decision/change-groups.ts';

const change = (task: string, lines: number, ...needs: string[]): GroupableChange => ({ task, lines, needs });
const shown = (
  changes: readonly GroupableChange[],
  ...rules: Parameters<typeof groupChanges> extends [unknown, infer R] ? [R] : never
) =>
  groupChanges(changes, ...rules).map(
    ({ changes: tasks, on }) => `${tasks.join('+')}${on === null ? '' : ` on ${on}`}`,
  );

describe('groups of changes', () => {
  const nine = [
    ...[change('a1', 2), change('a2', 2, 'a1'), change('b1', 2), change('a3', 2, 'a2'), change('c1', 2)],
    ...[change('b2', 2, 'b1'), change('a4', 2, 'a1', 'a3'), change('d1', 900), change('c2', 2, 'c1')],
  ];

  it('are of changes that need each other, in the order in which they were accepted', () => {
    expect(shown(nine, { maxLines: 400 })).toEqual(['a1+a2+a3+a4', 'b1+b2', 'c1+c2', 'd1']);
  });

  it('are divided where they are too large, into parts on top of each other; a change is not', () => {
    expect(shown(nine, { maxLines: 6 })).toEqual(['a1+a2+a3', 'a4 on 0', 'b1+b2', 'c1+c2', 'd1']);
    expect(shown(nine, { maxLines: 1 }).slice(0, 4)).toEqual(['a1', 'a2 on 0', 'a3 on 1', 'a4 on 2']);
  });

  it('join what needs two of them', () => {
    expect(shown([...nine, change('e1', 2, 'b2', 'c2')], { maxLines: 400 })).toEqual([
      'a1+a2+a3+a4',
      'b1+c1+b2+c2+e1',
      'd1',
    ]);
  });

  it('are joined with those before them where one does not stand by itself, then not divided, then given up', () => {
    const few = [change('a1', 2), change('b1', 2), change('a2', 2, 'a1'), change('c1', 2)];
    const rules = { maxLines: 2 };
    const parts = groupChanges(few, rules);
    expect(parts.map(({ changes }) => changes.join())).toEqual(['a1', 'a2', 'b1', 'c1']);
    const joined = regroup(few, { parts, failed: 2, rules });
    expect(shown(few, joined ?? rules)).toEqual(['a1', 'b1 on 0', 'a2 on 1', 'c1']);
    const again = groupChanges(few, joined ?? rules);
    const whole = regroup(few, { parts: again, failed: 0, rules: joined ?? rules });
    expect(shown(few, whole ?? rules)).toEqual(['a1+b1+a2', 'c1']);
    expect(
      regroup(few, { parts: groupChanges(few, whole ?? rules), failed: 0, rules: whole ?? rules }),
    ).toBeUndefined();
  });
});
