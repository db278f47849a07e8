// What a wave is planned as, without a repository.
import { describe, expect, it } from 'vitest';
import { ContractError, UsageError } from '../../src/base/errors.ts';
import { carriedOver } from '../../src/wave/carried-over.ts';
import { FOCUSES, focusesFor } from '../../src/wave/focuses.ts';
import type { WaveRecord } from '../../src/wave/recipe.ts';
import { slotNumber } from '../../src/wave/slot-number.ts';
import { costsOf, usefulWidth } from '../../src/wave/useful-width.ts';
import { nameWave, parseWave, shareOf, type Wave } from '../../src/wave/wave-file.ts';

const BASE = 'a'.repeat(40);

function waveOf(more: Partial<Wave> = {}): Wave {
  const slots = focusesFor(3, []).map((focus, slot) => ({ slot, focus }));
  return nameWave({ experiment: 'pi', base: BASE, state: null, config: 'b'.repeat(64), pairs: 3, slots, ...more });
}

function problemsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ContractError || error instanceof UsageError)
      return error.problems.map(({ path = '', found, expected }) => `${path} ${found}; expected ${expected}`.trim());
    throw error;
  }
  return [];
}

describe('what a wave leaves to the next', () => {
  const recordOf = (slot: number, origin: Partial<WaveRecord['origin']>, usd?: number): WaveRecord => ({
    origin: { id: 'b', slot, usd: 0.5, ...origin },
    ...{ outcome: 'discarded', isBroken: false, name: '', iter: slot, notes: 'it conflicts' },
    ...(usd === undefined ? {} : { usage: { usd } }),
  });

  it('is what is known to be unused of the shares of the last wave, each slot once', () => {
    const records = [recordOf(0, { id: 'a' }, 0), recordOf(1, {}), recordOf(2, {}, 0.2), recordOf(3, {}, 0.9)];
    expect(carriedOver(records)).toEqual({ usd: 0.3, offers: [] });
    expect(carriedOver([...records, recordOf(1, {}, 0.1)]).usd).toBe(0.7);
    expect(carriedOver([])).toEqual({ usd: 0, offers: [] });
  });

  it('is what conflicted, the largest gain first', () => {
    const records = [
      recordOf(0, { conflict: true, effect: 1 }),
      recordOf(1, {}),
      recordOf(2, { conflict: true, effect: 4 }),
    ];
    expect(carriedOver(records).offers.map((offer) => /attempts\/\d/.exec(offer)?.[0])).toEqual([
      'attempts/2',
      'attempts/0',
    ]);
  });
});

describe('a wave', () => {
  it('is read back as it was written', () => {
    const wave = waveOf();
    expect(parseWave(JSON.stringify(wave, null, 2), 'wave.json')).toEqual(wave);
  });

  it('has the id of what it says: the same plan is the same wave', () => {
    expect(waveOf().id).toBe(waveOf().id);
    expect(waveOf({ pairs: 4 }).id).not.toBe(waveOf().id);
  });

  it('is refused when it was changed, with everything that is wrong', () => {
    const changed = { ...waveOf(), pairs: 5 };
    expect(problemsOf(() => parseWave(JSON.stringify(changed), 'wave.json'))).toEqual([
      expect.stringMatching(/^\$\.id "[0-9a-f]{16}"; expected "[0-9a-f]{16}", the digest of what it says$/),
    ]);
    const wrong = { ...waveOf(), base: 'main', pairs: 0 };
    expect(problemsOf(() => parseWave(JSON.stringify(wrong), 'wave.json'))).toHaveLength(2);
    expect(problemsOf(() => parseWave('{', 'wave.json'))).toEqual(['text that is not JSON; expected a wave']);
  });

  it('numbers its slots from 0, without a gap', () => {
    const slots = [{ slot: 1, focus: 'x' }];
    expect(problemsOf(() => parseWave(JSON.stringify(waveOf({ slots })), 'wave.json'))).toEqual([
      '$.slots[0].slot 1; expected 0',
    ]);
  });

  it('gives each slot a focus, ours or those that were wished, in turn', () => {
    expect(focusesFor(FOCUSES.length + 1, [])).toEqual([...FOCUSES, FOCUSES[0]]);
    expect(new Set(FOCUSES).size).toBe(FOCUSES.length);
    expect(focusesFor(3, ['one', 'two'])).toEqual(['one', 'two', 'one']);
  });

  it.each([
    [1, 3],
    [0.1, 7],
    [2.5, 200],
  ])('shares %d dollars among %d slots, never more in sum', (usd, slots) => {
    const share = shareOf(usd, slots);
    expect(share * slots).toBeLessThanOrEqual(usd);
    expect((share + 0.0001) * slots).toBeGreaterThan(usd);
  });
});

describe('the slot of an attempt', () => {
  it.each([
    ['SLURM_ARRAY_TASK_ID', '2', 2],
    ['JOB_COMPLETION_INDEX', '0', 0],
    ['AWS_BATCH_JOB_ARRAY_INDEX', '1', 1],
    ['BUILDKITE_PARALLEL_JOB', '2', 2],
    ['CI_NODE_INDEX', '1', 0],
    ['CI_NODE_INDEX', '3', 2],
  ])('is what %s = %s says', (name, value, slot) => {
    expect(slotNumber(undefined, { slots: 3, env: { [name]: value } })).toBe(slot);
  });

  it('is that of the flag, whatever the engine says', () => {
    expect(slotNumber('1', { slots: 3, env: { SLURM_ARRAY_TASK_ID: '2' } })).toBe(1);
  });

  it.each([
    ['3', {}, '--slot "3"; expected a whole number from 0 to 2: the wave has 3 slots'],
    ['-1', {}, '--slot "-1"; expected a whole number from 0 to 2: the wave has 3 slots'],
    [undefined, { CI_NODE_INDEX: '4' }, 'CI_NODE_INDEX "4"; expected a whole number from 1 to 3: the wave has 3 slots'],
    [undefined, { CI_NODE_INDEX: '0' }, 'CI_NODE_INDEX "0"; expected a whole number from 1 to 3: the wave has 3 slots'],
  ])('is refused beyond the wave: %s %j', (flag, env, problem) => {
    expect(problemsOf(() => slotNumber(flag, { slots: 3, env }))).toEqual([problem]);
  });

  it('has to be named where no engine names it', () => {
    expect(problemsOf(() => slotNumber(undefined, { slots: 3, env: {} }))).toEqual([
      expect.stringContaining('no --slot, and none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX'),
    ]);
  });
});

describe('the useful width of a wave', () => {
  const costs = { judges: 1, agentMs: 60_000, evaluationMs: 1000, pretestPairs: 3, passed: 0.5, testPairs: 10 };

  it('is J (A + W) / (p (2P + 1) e)', () => {
    expect(usefulWidth(costs)).toBeCloseTo((60 + 6) / (0.5 * 21), 10);
    expect(usefulWidth({ ...costs, judges: 4 })).toBeCloseTo((4 * 66) / (0.5 * 21), 10);
  });

  it('is at most what the reducer keeps up with, which tests again what a judge passed', () => {
    const again = { share: 0.2, testPairs: 12 };
    expect(usefulWidth({ ...costs, judges: 4, again })).toBeCloseTo((4 * 66) / (0.5 * 21), 10);
    expect(usefulWidth({ ...costs, judges: 16, again })).toBeCloseTo(66 / (0.5 * 0.2 * 24), 10);
    expect(usefulWidth({ ...costs, again })).toBe(usefulWidth(costs));
  });

  it('counts by the records the pairs of those attempts that showed a gain', () => {
    const record = (n: number, effect?: number) => ({
      outcome: effect === 1 ? ('merged' as const) : ('discarded' as const),
      durations: { agent_ms: 60_000, score_ms: 2 * Math.max(n, 0.5) * 1000 },
      decision: { policy: 'paired-sequential', n, ...(effect === undefined ? {} : { effect }) },
    });
    const records = [record(12, 1), record(8, 0.5), record(3, -1), record(0)];
    expect(costsOf(records)).toEqual({
      ...{ agentMs: 60_000, evaluationMs: 1000, passed: 0.5, testPairs: 10 },
      again: { share: 0.5, testPairs: 12 },
    });
    expect(costsOf(records.slice(2).concat(records[2] ?? []))).toMatchObject({ passed: 0, testPairs: 0 });
    expect(costsOf(records.slice(0, 2))).toBeUndefined();
  });

  it('is at least one attempt, and without a limit where nothing is tested', () => {
    expect(usefulWidth({ ...costs, agentMs: 0, pretestPairs: 0 })).toBe(1);
    expect(usefulWidth({ ...costs, passed: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});
