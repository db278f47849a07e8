import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findViolatedRule, parseCandidate } from '../../src/mission/candidate.ts';
import { checkDecisions } from '../../src/mission/decision-checks.ts';
import { buildInstructions } from '../../src/mission/instructions.ts';
import { foldMission, type LedgerEntry, recordSchema } from '../../src/mission/ledger.ts';
import { renderResults } from '../../src/mission/results.ts';
import { readSubmission } from '../../src/mission/submitted.ts';
import { hostileText } from '../report/hostile.ts';
import { commitOf, entryOf, launchOf, stateOf } from './samples.ts';

const GOOD = {
  status: 'candidate',
  candidate_commit: commitOf(2),
  base_commit: commitOf(1),
  description: 'what was changed',
  notes: ['a note'],
  created_at: '2026-05-21T09:00:00Z',
} as const;
const parse = (value: unknown) => parseCandidate(Buffer.from(JSON.stringify(value)));

describe('candidate.json', () => {
  it('is taken as the contract has it, with members of its own', () => {
    expect(parse({ ...GOOD, more: 1 })).toEqual({ candidate: { ...GOOD, more: 1 } });
    for (const status of ['noop', 'abort', 'interrupted']) {
      expect(parse({ ...GOOD, status, candidate_commit: null })).toHaveProperty('candidate');
    }
  });

  it.each([
    ...[{ status: 'done' }, { status: undefined }, { candidate_commit: undefined }, { candidate_commit: 7 }],
    ...[
      { base_commit: null },
      { description: undefined },
      { notes: 'none' },
      { notes: [1] },
      { created_at: 'yesterday' },
    ],
    ...[{ created_at: '2026-99-99T00:00:00Z' }, { created_at: 1 }],
  ])('is refused with %j', (change) => {
    expect(parse({ ...GOOD, ...change })).toEqual({
      reason: expect.stringMatching(/^the candidate artifact is not valid: /),
    });
  });

  it('has to keep the integrity rules', () => {
    const handOver = { lastKept: commitOf(1), head: { kind: 'taken', commit: commitOf(2) } } as const;
    const broken = (change: object) => findViolatedRule({ ...GOOD, notes: [], ...change }, handOver);
    expect(broken({})).toBeUndefined();
    expect(broken({ candidate_commit: null })).toContain('candidate_commit is null');
    expect(broken({ status: 'noop', candidate_commit: null })).toBeUndefined();
    expect(broken({ candidate_commit: commitOf(3) })).toContain(`HEAD of the worktree is ${commitOf(2)}`);
    expect(broken({ base_commit: commitOf(2) })).toContain(`expected the last kept commit, ${commitOf(1)}`);
    for (const base of ['', '000', 'HEAD', 'main']) expect(broken({ base_commit: base })).toContain('base_commit is');
    expect(broken({ base_commit: ` ${commitOf(1)}\n` })).toBeUndefined();
    const refused = { ...handOver, head: { kind: 'refused', reason: 'it is a link' } } as const;
    expect(findViolatedRule({ ...GOOD, notes: [] }, refused)).toContain('cannot be taken: it is a link');
  });
});

describe('an entry', () => {
  it('says what its session submitted', () => {
    const at = '2026-05-21T09:00:00Z';
    const issuesOf = (submission: object | undefined, more: Partial<LedgerEntry> = {}): readonly string[] => {
      const begun = { kind: 'begun', iteration: 1, created_at: at } as const;
      const ended = { iteration: 1, exit_code: 0, called_off: false, notes: [], created_at: at };
      const session = recordSchema.parse({ kind: 'session', ...ended, submission });
      const state = foldMission([launchOf(), entryOf(0), begun, session, entryOf(1, more)]);
      return state === undefined ? [] : checkDecisions(state).filter((issue) => issue.includes('submitted'));
    };
    const candidate = { ...GOOD, description: 'a description' };
    const noted = { notes: ['moved'] };
    expect(issuesOf({ candidate, ...noted })).toEqual([]);
    // Of a version that did not record it, and of an iteration that was broken off after its session.
    expect([issuesOf(undefined), issuesOf({ candidate, ...noted }, { candidate_status: null })]).toEqual([[], []]);
    for (const other of [
      { candidate: { ...candidate, description: 'another' }, ...noted },
      { candidate: { ...candidate, status: 'noop' }, ...noted },
      { reason: 'the session submitted no candidate.json' },
    ])
      expect(issuesOf(other)).toEqual(['iteration 1 says another thing than what its session submitted']);
  });

  it('gets the members of the contract alone, of whatever a session wrote beside them', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const text = `${JSON.stringify(GOOD).slice(0, -1)},"more":${deep}}`;
    const read = readSubmission(Buffer.from(text), ['moved']);
    if ('candidate' in read) expect(read).toEqual({ candidate: GOOD, notes: ['moved'] });
    else expect(read.reason).toContain('not valid');
    expect(readSubmission(Buffer.from(JSON.stringify({ ...GOOD, more: 1 })), [])).toEqual({
      ...{ candidate: GOOD, notes: [] },
    });
  });
});

const instructionsOf = (state: ReturnType<typeof stateOf>) =>
  buildInstructions({
    ...{ state, iteration: 7, candidateFile: '/hand-over/candidate.json', budgetMs: 60_000 },
    ...{ protectedGlobs: ['evaluate.sh'], runtimeArtifacts: ['results.tsv'] },
  });

describe('the instructions', () => {
  it('have the seven items of the contract, the hand-over and the two texts', () => {
    const text = instructionsOf(stateOf([entryOf(0), entryOf(1)]));
    for (const part of [
      ...['- Iteration: 7', `- Baseline commit: ${commitOf(1)}`, `- Last kept commit: ${commitOf(1)}`],
      ...['- Last kept score: 10', '- Previous iteration: discard: a reason', '- Keep policy: score_improvement (max)'],
      ...[
        '| 1 | discard | 9 | a reason | a description |',
        '$RCS_CANDIDATE_FILE',
        '`evaluate.sh`',
        '`.rcs/**`',
        '`denied-paths.txt` of `$AUTORIZE_HISTORY`',
      ],
      ...['Make the number larger.', '> Stay in this folder.', '"candidate_commit"', 'sh evaluate.sh'],
    ]) {
      expect(text).toContain(part);
    }
  });

  it('show the last ten entries, and stay within 32 KiB whatever they are made of', () => {
    const many = Array.from({ length: 40 }, (_, iteration) => entryOf(iteration));
    const rows = instructionsOf(stateOf(many))
      .split('\n')
      .filter((line) => /^\| \d+ \|/.test(line));
    expect(rows).toHaveLength(10);
    fc.assert(
      fc.property(hostileText, fc.nat(60_000), fc.nat(60_000), (text, missionSize, policySize) => {
        const entries = many
          .slice(-12)
          .map((entry) => ({ ...entry, description: text.repeat(50), decision_reason: text }));
        const [mission, policy] = ['m€'.repeat(missionSize / 2), 'p\n'.repeat(policySize / 2)];
        const state = stateOf(entries, { mission, policy });
        const instructions = instructionsOf(state);
        expect(Buffer.byteLength(instructions)).toBeLessThanOrEqual(32 * 1024);
        expect(instructions).toBe(instructionsOf(state));
        expect(instructions).toContain('- Iteration: 7');
        expect(instructions).not.toContain('\ufffd');
        // No text of a session begins a line of its own.
        const table = instructions.slice(instructions.indexOf('of the ledger\n'));
        for (const line of table.trimEnd().split('\n').slice(6)) expect(line).toMatch(/^\| \d+ \| discard \|/);
      }),
      { numRuns: 60 },
    );
  });

  it('have as many entries as the budget of the context leaves room for, and the last one always', () => {
    const many = Array.from({ length: 40 }, (_, iteration) => entryOf(iteration, { decision_reason: 'r'.repeat(190) }));
    const rowsOf = (budget?: number) => {
      const { contract } = launchOf();
      const agent = { ...contract.agent, ...(budget === undefined ? {} : { context_budget: budget }) };
      const text = instructionsOf(stateOf(many, { contract: { ...contract, agent } }));
      return { rows: [...text.matchAll(/^\| (\d+) \|/gm)].map(([, row]) => row), size: Buffer.byteLength(text) };
    };
    const whole = rowsOf(10_000);
    expect(whole.rows).toHaveLength(10);
    // A row has some 230 bytes.
    const budget = Math.floor((whole.size - 1000) / 3);
    const { rows, size } = rowsOf(budget);
    expect(rows).toEqual(['35', '36', '37', '38', '39']);
    expect(size).toBeLessThanOrEqual(budget * 3);
    expect(rowsOf(1000).rows).toEqual(['39']);
    expect(rowsOf()).toEqual(rowsOf(4000));
  });
});

describe('results.tsv', () => {
  it('has a header, and six cells a row whatever a description holds', () => {
    expect(renderResults([entryOf(0), entryOf(1, { evaluator: null, candidate_commit: null, decision: 'noop' })])).toBe(
      [
        'iteration\tcommit\tpass\tscore\tstatus\tdescription',
        `0\t${commitOf(1)}\ttrue\t10\tbaseline\ta description`,
        `1\t${commitOf(1)}\t\t\tnoop\ta description`,
        '',
      ].join('\n'),
    );
    fc.assert(
      fc.property(hostileText, (description) => {
        const lines = renderResults([entryOf(1, { description })]).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
        expect(lines).toHaveLength(3);
        expect(lines[1]?.split('\t')).toHaveLength(6);
      }),
    );
  });
});
