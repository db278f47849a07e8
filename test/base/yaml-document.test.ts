import { describe, expect, it } from 'vitest';
import { decodeYaml } from '../../src/base/yaml-document.ts';

const decode = (text: string) => decodeYaml('plan.yaml', Buffer.from(text));
const problems = (text: string) => {
  const decoded = decode(text);
  return 'problems' in decoded ? decoded.problems : [];
};

const TEXT = `version: 1
items:
  - id: a
    dependencies: [b, c]
  -
    id: "d"
`;

describe('decodeYaml', () => {
  it('gives the value, and the place of each part of it or of what is nearest above', () => {
    const decoded = decode(TEXT);
    if ('problems' in decoded) throw new Error('not decoded');
    const { document } = decoded;
    expect(document.value).toEqual({ version: 1, items: [{ id: 'a', dependencies: ['b', 'c'] }, { id: 'd' }] });
    expect(document.locate(['items', 0, 'dependencies', 1])).toEqual({ line: 4, column: 23 });
    expect(document.locate(['items', 1, 'id'])).toEqual({ line: 6, column: 9 });
    expect(document.locate(['items', 0, 'timeout'])).toEqual({ line: 3, column: 5 });
    expect(document.locate([])).toEqual({ line: 1, column: 1 });
  });

  it.each([
    ['a: 1\na: 2\n', 2, 1],
    ['a: [1, 2\nb: 3\n', 2, 1],
    ['a: "open\n', 2, 1],
    ['a: !!js/function x\n', 1, 4],
    ['a: 1\n---\nb: 2\n', 2, 1],
  ])('reports the position of what is wrong in %j', (text, line, column) => {
    expect(problems(text)[0]).toMatchObject({ file: 'plan.yaml', line, column, found: expect.stringMatching(/\S/) });
  });

  it('reports the first of very many issues, and the position of a duplicate key at any depth', () => {
    const many = problems('- !x a\n'.repeat(150_000));
    expect(many).toHaveLength(200);
    expect(many[0]).toMatchObject({ line: 1, column: 3 });
    expect(problems('a:\n  - b: 1\n    c: {d: 1, e: 2, d: 3}\n')).toMatchObject([
      { line: 3, column: 21, found: 'Map keys must be unique' },
    ]);
    expect(problems('? [a]\n: 1\n? {b: 1, b: 2}\n: 2\n')).toHaveLength(1);
  });

  it('reports an unexpected token once, not each token after it', () => {
    const text = 'agents:\n  a: { command: sh x {id} {file} }\nitems:\n  - { id: a, run: [b] }\n  - { id: b }\n';
    expect(problems(text)).toMatchObject([{ line: 2, column: 22 }]);
    expect(problems(`${text}  - { id: b, id: b }\n`).map(({ line }) => line)).toContain(2);
  });

  it('takes time in the number of keys, and not in its square', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `key-${index}: 1\n`).join('');
    expect(problems(text)).toEqual([]);
    expect(problems(`${text}key-7: 2\n`)).toMatchObject([{ line: 100_001, column: 1 }]);
  });

  it('refuses aliases that would grow beyond measure, and an alias of nothing', () => {
    const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let at = 1; at < 10; at += 1) {
      bomb.push(`a${at}: &a${at} [${Array.from({ length: 10 }, () => `*a${at - 1}`).join(', ')}]`);
    }
    expect(problems(`${bomb.join('\n')}\n`)).toHaveLength(1);
    expect(problems('a: *nothing\n')).toHaveLength(1);
  });

  it('reports every issue, and returns what is complete before the first', () => {
    const decoded = decode('agents:\n  a: {env: {K: 1}}\n  b: {x: 2}\n  c: [1, 2\nd: 3\ne: "open\n');
    if (!('problems' in decoded)) throw new Error('decoded');
    expect(decoded.problems.map(({ line }) => line)).toEqual([5, 7]);
    const { before } = decoded;
    expect(before?.value).toEqual({ agents: { a: { env: { K: 1 } }, b: { x: 2 } } });
    expect(before?.locate(['agents', 'b', 'x'])).toEqual({ line: 3, column: 10 });
  });

  it('takes no other types than those of JSON', () => {
    const decoded = decode('a: 2026-01-01\nb: yes\nc: ~\n');
    expect('document' in decoded && decoded.document.value).toEqual({ a: '2026-01-01', b: 'yes', c: null });
  });
});
