import { describe, expect, it } from 'vitest';
import {
  describeFinding,
  describeFirst,
  describeNew,
  describeWrong,
  type Finding,
  findingsOf,
  verifiedBy,
} from '../../src/base/finding.ts';

const WRONG: Finding = {
  kind: 'wrong',
  what: 'decisions.jsonl',
  where: { file: 'decisions.jsonl', line: 3 },
  detail: 'it has the seed 7',
  expected: '12',
  remedy: 'restore it: autorize pull pi',
};

describe('a finding', () => {
  it('is shown with its line, what was found, what was expected and what to do', () => {
    expect(describeFinding(WRONG)).toBe(
      'decisions.jsonl: line 3: it has the seed 7; expected 12; restore it: autorize pull pi',
    );
    expect(describeFinding({ kind: 'ok', what: 'files', detail: 'as recorded' })).toBe('files: as recorded');
    expect(
      describeFinding({ kind: 'wrong', what: 'comparisons', where: { record: 4 }, detail: 'it has no seed' }),
    ).toBe('comparisons: record 4: it has no seed');
  });

  it('is made for each issue, or says that there is none', () => {
    expect(findingsOf('branch', [], 'in order')).toEqual([{ kind: 'ok', what: 'branch', detail: 'in order' }]);
    const { kind: _, what, ...issue } = WRONG;
    expect(findingsOf(what, [issue, 'it is gone'], '')).toEqual([WRONG, { kind: 'wrong', what, detail: 'it is gone' }]);
  });

  it.each<readonly [Finding['kind'], boolean]>([
    ['ok', true],
    ['unchecked', true],
    ['unproved', false],
    ['wrong', false],
  ])('of kind "%s" leaves a verification sound: %s', (kind, isSound) => {
    const findings: Finding[] = [{ kind, what: 'branch', detail: 'x' }];
    expect(verifiedBy(findings)).toEqual({ findings, isSound });
    expect(describeWrong(findings)).toEqual(kind === 'wrong' ? ['branch: x'] : []);
  });

  it('is new where the same text was not found before, whatever its place', () => {
    const at = (record: number, detail: string): Finding => ({ kind: 'wrong', what: 'log', where: { record }, detail });
    const before = [at(4, 'a'), { ...at(5, 'b'), kind: 'unchecked' as const }];
    expect(describeNew({ before, now: [at(6, 'a')] })).toEqual([]);
    expect(describeNew({ before, now: [at(4, 'a'), at(7, 'a')] })).toEqual(['log: record 7: a']);
    expect(describeNew({ before, now: [at(6, 'b'), { ...at(8, 'c'), kind: 'ok' }] })).toEqual(['log: record 6: b']);
  });

  it('leads the others that there are', () => {
    expect(describeFirst([])).toBeUndefined();
    expect(describeFirst(['it is gone'])).toBe('it is gone');
    expect(describeFirst(['it is\ngone', 'b'])).toBe('it is\\u000agone, and 1 more problem');
    expect(describeFirst(['a', 'b', 'c'])).toBe('a, and 2 more problems');
  });
});
