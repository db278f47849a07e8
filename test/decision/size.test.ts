import { describe, expect, it } from 'vitest';
import { evaluateMetric, guardsOf, nameOfGuard } from '../../src/decision/guard.ts';
import { decisionRecordSchema } from '../../src/decision/records.ts';
import { SizeAudit, sizeRefusal } from '../../src/decision/size.ts';
import { settingsOf } from './trials.ts';

type Raw = Readonly<Record<string, unknown>>;

const SIMPLIFICATION = {
  ...{ kind: 'candidate', id: 'c1', parent: 'base', tree: 't1', purpose: 'simplify', diff_digest: '', diff_lines: 1 },
  ...{ touched_paths: [], proposer: {}, size: { of: 'lines', before: 9, after: 8 } },
};

function issuesOf(changes: readonly Raw[], size: unknown = 'lines'): readonly string[] {
  const audit = new SizeAudit(settingsOf({ tolerance: 1, size }));
  return changes.flatMap((change) => {
    const record = decisionRecordSchema.parse({ ...SIMPLIFICATION, ...change });
    return record.kind === 'candidate' ? audit.issuesOf(record) : [];
  });
}

const refused = (code: string, reason = 'it says that it simplifies, and its lines went from 9 to 9') => ({
  size: { of: 'lines', before: 9, after: 9 },
  refused: { code, reason },
});

describe('the size of a simplification', () => {
  it('is sound where it became less, or where it was refused because it did not', () => {
    const other = { id: 'c2', tree: 't2', ...refused('not-simpler') };
    const plain = { id: 'c3', tree: 't3', purpose: 'candidate', size: null };
    expect(issuesOf([{}, other, plain])).toEqual([]);
    expect(issuesOf([{ size: null }], { metric: 'parts' })).toEqual([]);
  });

  it.each<readonly [string, readonly Raw[], string]>([
    ['missing', [{ size: null }], 'c1 says that it simplifies, without its lines'],
    [
      'of something else',
      [{ size: { of: 'bytes', before: 9, after: 8 } }],
      'c1 says that it simplifies, without its lines',
    ],
    ['of no simplification', [{ purpose: 'candidate' }], 'c1 has a size, which nothing asked for'],
    [
      'not less',
      [{ size: { of: 'lines', before: 9, after: 9 } }],
      'c1 is recorded as a simplification; its lines went from 9 to 9',
    ],
    [
      'less, and refused for it',
      [{ ...refused('not-simpler'), size: SIMPLIFICATION.size }],
      'c1 is recorded as none; its lines went from 9 to 8',
    ],
    ['refused with other words', [refused('not-simpler', 'no')], 'c1 is recorded as none; its lines went from 9 to 9'],
    ['refused for something else', [refused('denied')], 'c1 was refused (denied) with a size that was never asked for'],
    [
      'refused where nothing says that it simplifies',
      [{ ...refused('not-simpler'), purpose: 'candidate', size: null }],
      'c1 was refused for a size that nothing asked for',
    ],
    [
      'another one for the same tree',
      [{}, { id: 'c2', parent: 't1', tree: 't2', size: { of: 'lines', before: 7, after: 6 } }],
      'c2 gives the tree t1 7 lines; it had 8 before',
    ],
  ])('is found where it is %s', (_name, changes, issue) => {
    expect(issuesOf(changes)).toEqual([issue]);
  });
});

describe('a size that the evaluator prints', () => {
  const settings = settingsOf({ tolerance: 1, size: { metric: 'parts' }, guards: [{ command: 'tests' }] });
  const run = (arm: 'candidate' | 'incumbent', parts: number | undefined) => ({
    ...{ task: 'c1', arm, tree: arm, stage: 'pair' as const },
    metrics: parts === undefined ? null : { parts },
  });
  const judge = (...runs: readonly ReturnType<typeof run>[]) =>
    evaluateMetric(runs, { id: 'c1', incumbent: 'incumbent' }, { less: 'parts' });

  it('is asked for of simplifications alone, and before the guards, which keep their numbers', () => {
    const asked = guardsOf(settings, 'simplify').map(({ number, guard }) => [number, nameOfGuard(guard)]);
    expect(asked).toEqual([
      [0, 'less parts'],
      [1, 'tests'],
    ]);
    expect(guardsOf(settings, 'candidate')).toHaveLength(1);
    expect(guardsOf({ ...settings, size: 'bytes' }, 'simplify')).toHaveLength(1);
  });

  it('has to become less, by the mean of the runs', () => {
    expect(judge(run('incumbent', 9), run('candidate', 8), run('incumbent', 9), run('candidate', 9))).toBeUndefined();
    expect(judge(run('incumbent', 9), run('candidate', 9))).toBe(sizeRefusal({ of: 'parts', before: 9, after: 9 }));
    expect(judge(run('incumbent', 9), run('candidate', undefined))).toBe(
      'it says that it simplifies, and the evaluator reported no "parts" of the change',
    );
    expect(judge(run('incumbent', undefined), run('candidate', 8))).toBe(
      'it says that it simplifies, and the evaluator reported no "parts" of the current best',
    );
  });
});
