// Step 5 of a decision: guards, then whether the gain is plausible, then the holdout. The audit holds a record to it.
import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { Ledger, type LedgerRequest, type Line } from '../decision/ledger.ts';
import { gaussian, numbersOf } from '../decision/world.ts';

const TESTS = { name: 'tests', passed: true };

function linesOf(supplied: Omit<LedgerRequest, 'score'>): Line[] {
  const random = numbersOf(4);
  return new Ledger({ score: (truth) => 50 + truth + gaussian(random), ...supplied }).lines;
}

// The second and the third gain more than is believed; the third is refused by the guard. The last one is kept.
const LINES = linesOf({
  effects: [0, 200, 300, 3],
  refused: ['c3'],
  overrides: { integrity: { canary_every: 0, max_plausible: 100 } },
});
const decisionOn = (lines: readonly Line[], task: string): Line =>
  lines.find((line) => line.kind === 'decision' && line.task === task) ?? {};
const reported = (lines: readonly Line[]) => auditRecords({ records: lines }).differences.map(({ message }) => message);
const withResponse = (task: string, output: Line) =>
  LINES.map((line) => (line === decisionOn(LINES, task) ? { ...line, ...output } : line));

describe('guards come before the quarantine', () => {
  it('an implausible gain is quarantined where they pass it, and rejected by them otherwise', () => {
    expect(reported(LINES)).toEqual([]);
    expect(decisionOn(LINES, 'c2')).toMatchObject({ code: 'implausible', guards: [TESTS], holdout: null, kept: false });
    expect(decisionOn(LINES, 'c3')).toMatchObject({ code: 'implausible', guards: [{ ...TESTS, passed: false }] });
    const { state } = auditRecords({ records: LINES });
    expect(Object.keys(state?.session.held ?? {})).toEqual(['c2']);
  });

  it('a quarantined change without the answer of each guard is found', () => {
    expect(reported(withResponse('c2', { guards: [] }))).toEqual([
      'c2 was quarantined without an answer of each guard',
    ]);
  });

  it('a guard that refused what is recorded as quarantined is found', () => {
    expect(reported(withResponse('c3', { guards: [TESTS] }))).toContain('the guard "tests" said no to c3');
  });

  it('a guard that was asked after another one had said no is found', () => {
    const no = { ...TESTS, passed: false };
    expect(reported(withResponse('c3', { guards: [no, no] }))).toContain(
      'c3 was asked about further after a guard had said no',
    );
  });

  it('a guard that was asked about what did not pass its test is found', () => {
    expect(reported(withResponse('c1', { guards: [TESTS] }))).toContain(
      'guards or holdout were asked about c1, which did not pass its test',
    );
  });
});

describe('the holdout comes last', () => {
  const withHoldout = linesOf({
    effects: [200, 3],
    overrides: {
      integrity: { canary_every: 0, max_plausible: 100 },
      guards: [{ command: 'tests' }],
      holdout: { command: 'x' },
    },
  });

  it('and is not asked about what is quarantined', () => {
    expect(reported(withHoldout)).toEqual([]);
    expect(withHoldout.filter(({ kind }) => kind === 'holdout').map(({ task }) => task)).toEqual(['c2']);
    const asked = { ...decisionOn(withHoldout, 'c1'), holdout: { passed: true, queries: 1 } };
    expect(reported(withHoldout.map((line) => (line === decisionOn(withHoldout, 'c1') ? asked : line)))).toContain(
      'the holdout was asked about c1, which is quarantined',
    );
    const spent = {
      ...decisionOn(withHoldout, 'c1'),
      guards: [TESTS, { name: 'holdout budget', passed: false }],
    };
    expect(reported(withHoldout.map((line) => (line === decisionOn(withHoldout, 'c1') ? spent : line)))).toContain(
      'the holdout was asked about c1, which is quarantined',
    );
  });

  it('a query before the guard had answered, or before the test was passed, is found', () => {
    const at = withHoldout.findIndex(({ kind }) => kind === 'holdout');
    const query = withHoldout[at] ?? {};
    const guard = withHoldout.findLastIndex(({ stage }, index) => stage === 'guard' && index < at);
    const movedTo = (place: number) => withHoldout.toSpliced(at, 1).toSpliced(place, 0, query);
    expect(reported(movedTo(guard))).toContain('c2 asks the holdout before each guard has said yes');
    expect(reported(movedTo(guard - 2))).toContain('c2 asks the holdout, and its test was not passed');
  });
});
