import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import {
  environmentDigest,
  evaluatorDigest,
  evaluatorIn,
  filesDigest,
  reportMove,
} from '../../src/decision/evaluator-digest.ts';

describe('the digest of an evaluator', () => {
  const PARTS = { judge: 'j', files: 'f', environment: 'e' };

  it('is of its commands, its files and its environment, whatever their order', () => {
    expect(evaluatorDigest(PARTS)).toBe(sha256('{"environment":"e","files":"f","judge":"j"}'));
    for (const part of Object.keys(PARTS))
      expect(evaluatorDigest({ ...PARTS, [part]: 'x' })).not.toBe(evaluatorDigest(PARTS));
  });

  it('is that of the files by their sorted paths', () => {
    const digest = sha256('[["a","3"],["b","1"],["c","2"]]');
    expect(filesDigest({ b: '1', c: '2', a: '3' })).toBe(digest);
    expect(filesDigest({ c: '2', b: '1', a: '3' })).toBe(digest);
    expect(filesDigest({ a: '3', b: '1', c: '2' })).toBe(digest);
  });

  it('is read off what a record begins with', () => {
    const environment = { os: 'linux', cpu: 'one' };
    expect(environmentDigest(environment)).toBe(sha256('{"cpu":"one","os":"linux"}'));
    const files = { 'bench.sh': 'f0' };
    expect(evaluatorIn({ judge_digest: 'j0', evaluator_files: files }, environment)).toBe(
      evaluatorDigest({ judge: 'j0', files: filesDigest(files), environment: environmentDigest(environment) }),
    );
  });
});

describe('what differs between two environments', () => {
  it('is said by name, of variables without their values', () => {
    const before = { cpu: 'one', 'env.PATH': 'x', os: 'linux', image: 'i' };
    expect(reportMove(before, { ...before, cpu: 'two' })).toBe('cpu "one", now "two"');
    expect(reportMove(before, { cpu: 'one', 'env.PATH': 'y', os: 'linux', node: '24' })).toBe(
      'env.PATH; image is gone; node is new',
    );
    expect(reportMove(before, before)).toBe('');
  });

  it('is said of the first three names in order, with the number of the rest', () => {
    const names = ['d', 'b', 'e', 'a', 'c'];
    const all = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(reportMove({}, all)).toBe('a is new; b is new; c is new and 2 more');
    const { d: _d, e: _e, ...three } = all;
    expect(reportMove(three, {})).toBe('a is gone; b is gone; c is gone');
  });

  it('is cut where a value is long', () => {
    const described = reportMove({ cpu: 'x'.repeat(90) }, { cpu: 'y'.repeat(90) });
    expect(described).not.toContain('x'.repeat(61));
    expect(described).toContain('x'.repeat(50));
  });
});
