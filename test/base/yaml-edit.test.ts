import { describe, expect, it } from 'vitest';
import type { SettingEdit } from '../../src/base/setting-edit.ts';
import { editYaml } from '../../src/base/yaml-edit.ts';

const YAML = `# the evaluator
evaluator:
  command: sh evaluate.sh # prints JSON
  timeout: "1m"
guards:
- name: build
  command: make
- name: tests # slow
  command: make test
`;

function edited(text: string, ...edits: SettingEdit[]): string {
  const result = editYaml(text, edits);
  if (!('text' in result)) throw new Error(result.refused);
  return result.text;
}

describe('a change of a YAML text', () => {
  it('replaces a value and leaves comments, order and everything else', () => {
    const text = edited(YAML, { kind: 'set', path: ['evaluator', 'timeout'], value: '10m' });
    expect(text).toBe(YAML.replace('"1m"', '"10m"'));
  });

  it('makes what is missing', () => {
    const append = { kind: 'append', path: ['environment', 'readable'], values: ['/mnt/data'] } as const;
    expect(edited(YAML, append)).toBe(`${YAML}environment:\n  readable:\n  - /mnt/data\n`);
  });

  it('adds to a list that is there', () => {
    const text = edited('protect: [a.sh]\n', { kind: 'append', path: ['protect'], values: ['b.sh'] });
    expect(text).toBe('protect: [ a.sh, b.sh ]\n');
  });

  it('takes an element out, and the list with the last one', () => {
    const remove = { kind: 'remove', path: ['guards', 0] } as const;
    const once = edited(YAML, remove);
    expect(once).toContain('- name: tests # slow');
    expect(once).not.toContain('name: build');
    expect(edited(once, remove)).not.toContain('guards');
  });

  it('is refused where the path leads through a value', () => {
    expect(editYaml(YAML, [{ kind: 'set', path: ['evaluator', 'command', 'x'], value: 1 }])).toHaveProperty('refused');
    expect(editYaml(YAML, [{ kind: 'append', path: ['evaluator'], values: ['x'] }])).toHaveProperty('refused');
  });
});
