import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { normalDigest } from '../../../src/base/normal-diff.ts';
import { iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { candidateIssues } from '../../../src/experiment/verification/candidate-checks.ts';

type Raw = Readonly<Record<string, unknown>>;

const DIFF = 'diff --git a/value.txt b/value.txt\n@@ -1,2 +1 @@\n-10\n 7\n';
const FILES: Readonly<Record<string, string>> = { 'changes.diff': DIFF, 'prompt.md': 'Make it smaller.' };
const CANDIDATE = {
  kind: 'candidate',
  id: 'iteration 1',
  parent: 'base',
  tree: 't1',
  purpose: 'candidate',
  diff_digest: sha256(DIFF),
  normal_digest: normalDigest(DIFF),
  diff_lines: 2,
  touched_paths: ['value.txt'],
  proposer: { agent: 'claude', model: 'claude-sonnet', prompt: sha256('Make it smaller.') },
  usd: 0.25,
};
const RECORD = {
  ...{ iter: 1, started_at: '', ended_at: '', outcome: 'discarded', tree: 't1', diff_lines: 2 },
  ...{ changed_paths: ['value.txt'], usage: { model: 'claude-sonnet', usd: 0.25 } },
};

function issuesOf(candidates: readonly Raw[], record: Raw = RECORD): string[] {
  const ledger = [iterationRecordSchema.parse(record)];
  const fileOf = (iter: number, name: string) => (iter === 1 ? FILES[name] : undefined);
  return candidateIssues({ decisions: candidates, ledger, fileOf }).map(
    ({ record: at, message }) => `${at}: ${message}`,
  );
}

describe('the record of a candidate', () => {
  it('is what its iteration holds', () => {
    expect(issuesOf([CANDIDATE])).toEqual([]);
    for (const size of [
      { of: 'lines', before: 9, after: 8 },
      { of: 'bytes', before: 90, after: 87 },
    ]) {
      expect(issuesOf([{ ...CANDIDATE, purpose: 'simplify', size }])).toEqual([]);
    }
  });

  it.each<readonly [string, Raw, string]>([
    ['tree', { tree: 't2' }, 'has another tree than its iteration'],
    ['length', { diff_lines: 3 }, 'has another diff_lines than its iteration'],
    ['paths', { touched_paths: ['value.txt', 'b'] }, 'has another touched_paths than its iteration'],
    ['diff', { diff_digest: sha256('x') }, 'is not of the diff that its iteration holds'],
    [
      'diff without blanks',
      { normal_digest: sha256('x') },
      'is recorded as another change, blanks aside, than its diff',
    ],
    ['model', { proposer: { agent: 'claude', model: null } }, 'was proposed by the model null; its iteration says'],
    ['cost', { usd: 2 }, 'cost 2 dollars; its iteration says 0.25'],
    ['prompt', { proposer: { ...CANDIDATE.proposer, prompt: sha256('x') } }, 'was proposed to another prompt'],
    [
      'size',
      { purpose: 'simplify', size: { of: 'lines', before: 9, after: 7 } },
      'is recorded to go from 9 to 7 lines; its diff changes them by -1',
    ],
    ['release', { released: 'iteration 7' }, 'is not the change that was approved as iteration 7'],
    ['report of a judge', { claimed: 'shard-0-of-2' }, 'was reported as better by shard-0-of-2; its iteration says'],
  ])('is found where its %s was changed', (_name, members, message) => {
    expect(
      issuesOf([
        { kind: 'begin', task: 'x' },
        { ...CANDIDATE, ...members },
      ]),
    ).toEqual([expect.stringMatching(new RegExp(`^2: iteration 1 ${message}`))]);
  });

  it('of a change that was brought onto a newer commit has a diff of its own', () => {
    const moved = { ...CANDIDATE, id: 'iteration 1, again', tree: 't3', diff_digest: sha256('x'), diff_lines: 4 };
    const record = { ...RECORD, tree: 't3', diff_lines: 4 };
    expect(issuesOf([CANDIDATE, moved], record)).toEqual([]);
    expect(issuesOf([CANDIDATE, { ...moved, diff_lines: 5 }], record)).toEqual([
      '2: iteration 1, again has another diff_lines than its iteration',
    ]);
  });

  it('of an iteration that is in flight, or was, is not compared', () => {
    const killed = { ...RECORD, outcome: 'killed', tree: null };
    expect(issuesOf([{ ...CANDIDATE, usd: 2 }], killed)).toEqual([]);
    expect(issuesOf([{ ...CANDIDATE, id: 'iteration 2', usd: 2 }])).toEqual([]);
  });
});
