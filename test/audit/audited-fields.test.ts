// Every member of every record: the audit finds that it was changed, or it is said here who looks at it.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { auditRecords } from '../../src/audit/audit.ts';
import { decisionRecordSchema } from '../../src/decision/records.ts';
import { Ledger, type Line } from '../decision/ledger.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

const random = numbersOf(12);
const { lines: whole } = new Ledger({
  effects: [0, 3, 0, 4, 0.5, 3, 0],
  score: (truth) => 50 + truth + gaussian(random),
  metrics: (truth) => ({ p99: 100 - truth }),
  interrupted: 'c6',
  handsOver: true,
  moved: 'c5',
  sizes: { c3: [12, 11], c4: [12, 9] },
  // Two pairs show nothing, so that all of it goes to the test of what is left.
  distil: { pairs: 2, margin: 5 },
  overrides: {
    integrity: { canary_every: 3 },
    tolerance: 0.5,
    guards: [{ command: 'tests' }, { metric: 'p99', max_regression: '2%' }],
    holdout: { command: 'x' },
  },
});

// A person took a kept change back.
const ACCEPTED = whole.filter(({ kind }) => kind === 'incumbent');
const WORD = { by: 'Ada <ada@example.org>', at: '2026-01-01T00:00:00Z', reason: 'it cheats' };
const REJECTED = [
  { kind: 'rejection', task: 'c2', parent: ACCEPTED.at(-1)?.tree, tree: 'without c2', champion: null, ...WORD },
  { kind: 'incumbent', tree: 'without c2', by: 'the rejection of c2' },
];
// Another run began, by other rules.
const CHANGE = { kind: 'config-change', changes: [{ key: 'settings.confidence', from: 0.95, to: 0.9 }] };
const LINES: readonly Line[] = [...whole, ...REJECTED, CHANGE];

const FACTS = 'recorded once, nothing is decided by it';
const NEXT_RUN = 'the next opening compares it with the config, the files and the machine: decision-log.ts';
const WORDS = 'compared with the record of the commit that takes the change back: revert-checks.ts';
const GROUPS = 'each group is made again from the commits of the iterations: group-checks.ts';
const FILES = 'compared with the record, the folder and the commit of the iteration: candidate-checks.ts';

/** Members that the records alone cannot disprove, by the kind of record, and who looks at them instead. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  genesis: {
    ...{ tool_version: FACTS, config_digest: FACTS, guards_digest: NEXT_RUN },
    setup_inputs: NEXT_RUN,
    limits_by_noise: 'the limit of a base that scores 0 each time: audit.test.ts',
    limits_by_pairs: 'the limit on a machine that became slower: audit.test.ts',
    restarts_carry_over: 'a run whose runs depend on each other: audit.test.ts',
    score_scale: 'a run on a ratio scale: audit.test.ts',
    score_unit: 'the words of a run on a ratio scale: audit.test.ts',
  },
  evaluation: {
    host: FACTS,
    cases: 'what a test by cases is decided by: audit.test.ts',
    stdout_digest: 'the log of the run, as long as it is kept',
  },
  candidate: {
    diff_digest: FILES,
    normal_digest: FILES,
    diff_lines: FILES,
    touched_paths: FILES,
    more_paths: FILES,
    proposer: FILES,
    usd: FILES,
    released: FILES,
  },
  calibration: { score_scale: 'a run on a ratio scale: audit.test.ts' },
  claim: {
    ratio: 'a run on a ratio scale: audit.test.ts',
    machines: 'pairs that other machines report: audit.test.ts',
  },
  rejection: { by: WORDS, at: WORDS, reason: WORDS },
  handover: { max_lines: GROUPS },
  group: { at: GROUPS, commit: GROUPS },
};

/** Kinds that this run has none of: what follows from them is replayed. */
const ABSENT: Readonly<Record<string, string>> = {
  effort: 'the rules of the tests behind it: replayed',
  'key-in-reach': 'the claim behind it: audit.test.ts',
  risk: 'what a person accepts is in the claim: accepted-risks.test.ts',
  release: 'the test that it waives the limit of: release.test.ts',
  'seed-commit': 'the draws behind it: killed-comparisons.test.ts',
};

type Shape = Readonly<Record<string, z.core.$ZodType>>;
const KINDS = decisionRecordSchema.def.options.map((option) => {
  const shape: Shape = option.def.shape;
  const { kind } = option.def.shape;
  return { kind: String(kind.def.values[0]), members: Object.keys(shape).filter((name) => name !== 'kind') };
});

function changed(value: unknown): unknown[] {
  if (typeof value === 'string')
    return ['x', 'candidate', 'incumbent', 'discard', 'broken', 'fast', 'failed', 'pair', 'simplify', 'needed'];
  if (typeof value === 'number') return [value + 1, value * 100 + 7];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[], [[]], [9, 9], [{ name: 'x', passed: true }]];
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).flatMap((key) =>
      changed(Reflect.get(value, key)).map((each) => ({ ...value, [key]: each })),
    );
  return [
    'x',
    1,
    true,
    ['x'],
    { code: 'noop', reason: 'x' },
    { passed: true, queries: 1 },
    { taken: ['c2'], stays: [] },
  ];
}

/** Whether a change of one member of any record of a kind is found: not by its shape alone. */
function isFound(kind: string, member: string): boolean {
  const seen = new Set<unknown>();
  for (const [index, line] of LINES.entries()) {
    // One of each sort is enough, and of those on which an acceptance rests.
    const sort = `${line.variety} ${line.stage} ${line.arm} ${line.task === 'c2'} ${line.outcome} ${line.purpose}`;
    if (line.kind !== kind || seen.has(sort)) continue;
    seen.add(sort);
    for (const value of changed(line[member])) {
      const lines: Line[] = LINES.with(index, { ...line, [member]: value });
      if (!decisionRecordSchema.safeParse(lines[index]).success) continue;
      if (auditRecords({ records: lines }).differences.length > 0) return true;
    }
  }
  return false;
}

const byName = (one: string, other: string) => one.localeCompare(other);

describe('the audit', () => {
  it('finds nothing in the honest run', () => {
    expect(auditRecords({ records: LINES }).differences).toEqual([]);
  });

  it('knows of each kind of record', () => {
    const there = new Set(LINES.map(({ kind }) => String(kind)));
    const absent = KINDS.map(({ kind }) => kind).filter((kind) => !there.has(kind));
    expect(absent.toSorted(byName)).toEqual(Object.keys(ABSENT).toSorted(byName));
  });

  it.each(KINDS.filter(({ kind }) => !(kind in ABSENT)))(
    'finds a change of any member of $kind, but for those that others look at',
    ({ kind, members }) => {
      const unfound = members.filter((member) => !isFound(kind, member));
      const known = Object.keys(ELSEWHERE[kind] ?? {});
      expect(unfound.toSorted(byName)).toEqual(known.toSorted(byName));
    },
  );
});
