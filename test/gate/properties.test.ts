import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printJson } from '../../src/base/json-print.ts';
import { CandidateFileReader } from '../../src/gate/candidate-file.ts';
import type { Candidate } from '../../src/gate/candidates.ts';
import type { EvaluatorConfig } from '../../src/gate/config.ts';
import { buildEvaluator } from '../../src/gate/evaluate.ts';
import { Judge } from '../../src/gate/judge.ts';
import type { GateReport } from '../../src/gate/report.ts';
import { compareMerit, compareRank } from '../../src/gate/select.ts';
import type { Expect } from '../../src/gate/suite.ts';
import { anyConfig, anyExpect, anyOutput } from './arbitraries.ts';
import { buildEntry, buildSuite, codesOf, judge, V0 } from './outputs.ts';
import { referenceScores } from './reference.ts';
import { createPrivateArea } from './workspace.ts';

const RUNS = { numRuns: 120 };

const someCandidates = fc
  .array(anyOutput, { minLength: 1, maxLength: 8 })
  .map((outputs) => outputs.map((output, index): Candidate => ({ id: `c${index}`, scenario_id: 'RG-01', output })));

function buildJudge(candidates: readonly Candidate[], expectation: Expect, replays: number): Judge {
  const suite = buildSuite({ 'RG-01': expectation });
  const selection = { mode: 'must_pass', ids: suite.must_pass } as const;
  const built = new Judge({ suite, config: V0, selection, ablations: [], replays, full: false });
  for (const candidate of candidates) built.add(candidate, JSON.stringify(candidate.output));
  return built;
}

function resultOf(candidates: readonly Candidate[], expectation: Expect, replays = 1, seed = '7') {
  const [result] = buildJudge(candidates, expectation, replays).results({ seed, maxVolatility: undefined });
  if (result === undefined) throw new Error('there is one scenario');
  return result;
}

describe('for any output', () => {
  test('the scores are those of the specification, written down a second time', () => {
    fc.assert(
      fc.property(anyOutput, anyExpect, anyConfig(10), (output, expectation, config) => {
        const { scores } = judge({ output, expect: expectation, config });
        const wanted = referenceScores(output, expectation, config);
        for (const [dimension, score] of Object.entries(scores)) expect(score).toBeCloseTo(wanted[dimension] ?? -1, 9);
      }),
      { numRuns: 800 },
    );
  });

  test('every score is in [0, 1], under any config', () => {
    fc.assert(
      fc.property(anyOutput, anyExpect, anyConfig(), (output, expectation, config) => {
        for (const score of Object.values(judge({ output, expect: expectation, config }).scores)) {
          expect(score >= 0 && score <= 1).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('there is a judgement, even where every field holds any JSON', () => {
    const fields = ['actions', 'analysis', 'band', 'checkpoint', 'risk', 'rollback', 'trace', 'uncertainty'] as const;
    const anything = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(anything, anyExpect, (output, expectation) => {
        const evaluated = judge({ output, expect: expectation });
        expect(evaluated.pass).toBe(evaluated.failures.length === 0);
      }),
      RUNS,
    );
  });

  test('every failure has a code, a path into the output and one printable sentence', () => {
    fc.assert(
      fc.property(anyOutput, anyExpect, (output, expectation) => {
        for (const { code, path, message } of judge({ output, expect: expectation }).failures) {
          expect(code).toMatch(/^[a-z_]+$/);
          expect(path).toMatch(/^output(\.|\[|$)/);
          expect(message).toMatch(/^[\u0020-\u007e\u00a0-\uffff]+\.$/);
        }
      }),
      RUNS,
    );
  });

  test('one more rule never takes a hard failure away', () => {
    fc.assert(
      fc.property(anyOutput, anyExpect, anyExpect, (output, some, others) => {
        // What a rule is set to stays; only rules that were not there are added.
        const before = codesOf(judge({ output, expect: some })).filter((code) => code !== 'pass_min_overall');
        const { weak_bridge_threshold: _, ...added } = others;
        const after = codesOf(judge({ output, expect: { ...added, ...some } }));
        expect(after).toEqual(expect.arrayContaining(before));
      }),
      RUNS,
    );
  });

  test('no raised number of the config lets an output with a hard failure pass', () => {
    fc.assert(
      fc.property(anyOutput, anyExpect, fc.infiniteStream(fc.nat(1000)), (output, expectation, steps) => {
        const before = judge({ output, expect: expectation });
        fc.pre(codesOf(before).some((code) => code !== 'pass_min_overall'));
        const after = judge({ output, expect: expectation, config: raised(V0, steps) });
        expect(after.pass).toBe(false);
      }),
      RUNS,
    );
  });

  test('no raised threshold lets an output pass that did not', () => {
    fc.assert(
      fc.property(anyOutput, anyExpect, fc.nat(1000), (output, expectation, step) => {
        const before = judge({ output, expect: expectation });
        const thresholds = { ...V0.thresholds, pass_min_overall: V0.thresholds.pass_min_overall + step / 1000 };
        const after = judge({ output, expect: expectation, config: { ...V0, thresholds } });
        expect(after.pass && !before.pass).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('for any candidates', () => {
  test('shuffling them changes no score, no rank and, without replays, no winner', () => {
    fc.assert(
      fc.property(
        someCandidates.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        anyExpect,
        ([all, shuffled], expectation) => {
          expect(resultOf(shuffled, expectation)).toEqual(resultOf(all, expectation));
        },
      ),
      RUNS,
    );
  });

  test('shuffling them changes no score under replays either', () => {
    fc.assert(
      fc.property(someCandidates, anyExpect, (all, expectation) => {
        const one = resultOf(all, expectation, 50);
        const other = resultOf(all.toReversed(), expectation, 50);
        expect(other.evaluated).toEqual(one.evaluated);
        expect([other.best, other.pass, other.pass_rate]).toEqual([one.best, one.pass, one.pass_rate]);
      }),
      RUNS,
    );
  });

  test('a worse candidate changes neither the winner nor, when its merit is less, any replay', () => {
    fc.assert(
      fc.property(someCandidates, anyOutput, fc.nat(8), anyExpect, (all, output, place, expectation) => {
        const before = resultOf(all, expectation, 40);
        const added: Candidate = { id: 'z-added', scenario_id: 'RG-01', output };
        const evaluate = buildEvaluator({ scenario: { id: 'RG-01', expect: expectation }, config: V0 });
        const evaluated = evaluate(added);
        fc.pre(before.best !== null && compareRank(evaluated, before.best) > 0);
        const after = resultOf(all.toSpliced(place, 0, added), expectation, 40);
        expect(after.best).toEqual(before.best);
        if (before.best === null || compareMerit(evaluated, before.best) === 0) return;
        expect(after.replay_winners).toEqual(before.replay_winners);
        expect(after.winner_histogram).toEqual(before.winner_histogram);
      }),
      RUNS,
    );
  });

  test('another seed never changes a score, a rank, the best or whether it passes', () => {
    fc.assert(
      fc.property(someCandidates, anyExpect, fc.string(), fc.string(), (all, expectation, seed, other) => {
        const [one, two] = [resultOf(all, expectation, 30, seed), resultOf(all, expectation, 30, other)];
        expect(two.evaluated).toEqual(one.evaluated);
        expect([two.best, two.pass, two.pass_rate]).toEqual([one.best, one.pass, one.pass_rate]);
        const isTied =
          one.evaluated.filter((each) => one.best !== null && compareMerit(each, one.best) === 0).length > 1;
        if (!isTied) expect(two).toEqual(one);
      }),
      RUNS,
    );
  });

  test('another seed can change the volatility where candidates tie', () => {
    const tied = ['a', 'b', 'c'].map((id): Candidate => ({ id, scenario_id: 'RG-01', output: { same: true } }));
    const seeds = Array.from({ length: 10 }, (_, index) => `seed ${index}`);
    const volatilities = new Set(seeds.map((seed) => resultOf(tied, {}, 30, seed).volatility));
    expect(volatilities.size).toBeGreaterThan(1);
  });

  test('the replays add up, whatever ties', () => {
    fc.assert(
      fc.property(someCandidates, anyExpect, fc.integer({ min: 1, max: 60 }), (all, expectation, replays) => {
        const result = resultOf(all, expectation, replays);
        const { winner_histogram: histogram, replay_winners: winners = [] } = result;
        const counts = Object.values(histogram);
        expect(winners).toHaveLength(replays);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(replays);
        expect(result.volatility).toBe(1 - Math.max(...counts) / replays);
        const { abstain, no_abstain: goesOn } = result.abstain_distribution;
        const { high_tie_mass: high, low_tie_mass: low, missing } = result.tie_distribution;
        expect([abstain + goesOn, high + low + missing]).toEqual([replays, replays]);
        for (const id of winners) {
          const winner = result.evaluated.find((each) => each.id === id);
          expect(result.best !== null && winner !== undefined && compareMerit(winner, result.best)).toBe(0);
        }
      }),
      RUNS,
    );
  });
});

describe('for more candidates than are listed', () => {
  test('what is not looked at any further would not have changed anything', () => {
    const outputs = fc.array(anyOutput, { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(outputs, anyExpect, anyConfig(10), fc.constantFrom(1, 20), (some, expectation, config, replays) => {
        const suite = buildSuite({ 'RG-01': expectation });
        const selection = { mode: 'must_pass', ids: suite.must_pass } as const;
        const judges = [true, false].map(
          (full) => new Judge({ suite, config, selection, ablations: ['retrieval_signal_on'], replays, full }),
        );
        for (let index = 0; index < 1300; index += 1) {
          const output = some[index % some.length] ?? {};
          const candidate = { id: `c${(index * 7919) % 1301}`, scenario_id: 'RG-01', output };
          for (const built of judges) built.add(candidate, JSON.stringify(output));
        }
        const [whole, bounded] = judges.map((built) => built.results({ seed: '7', maxVolatility: undefined })[0]);
        if (whole === undefined) throw new Error('there is one scenario');
        const listed = { evaluated: whole.evaluated.slice(0, 100), evaluated_omitted: 1200 };
        expect(bounded).toEqual({ ...whole, ...listed });
        expect(judges[1]?.ablationResults()).toEqual(judges[0]?.ablationResults());
        expect(judges[1]?.winnerTraces()[0]?.tally.bestTrace).toEqual(judges[0]?.winnerTraces()[0]?.tally.bestTrace);
      }),
      { numRuns: 8 },
    );
  });
});

describe('what is written is what is read', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  const value = fc
    .jsonValue({ maxDepth: 4, stringUnit: 'binary' })
    .map((any) => JSON.parse(JSON.stringify(any)) as unknown);
  const entries = fc.uniqueArray(
    fc.record({
      id: text.filter((id) => id.trim() !== ''),
      scenario_id: text.filter((id) => id.trim() !== ''),
      output: fc.dictionary(
        text.filter((key) => key !== 'scenario_id' && key !== '__proto__'),
        value,
      ),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  );

  function read(file: string, content: string): unknown[] {
    const found: unknown[] = [];
    const onCandidate = (candidate: Candidate, supplied: string) => {
      expect(supplied).toBe(JSON.stringify(candidate.output));
      found.push(candidate);
    };
    const reader = new CandidateFileReader({ file, onCandidate });
    const bytes = Buffer.from(content);
    // In two pieces: a candidate may span the blocks that a file is read in.
    reader.push(bytes.subarray(0, bytes.length >> 1));
    reader.push(bytes.subarray(bytes.length >> 1));
    const facts = reader.end();
    expect(reader.problems.problems).toEqual([]);
    expect(facts.ids).toHaveLength(found.length);
    return found;
  }

  test('a candidate file gives back its candidates, in every shape that is accepted', () => {
    fc.assert(
      fc.property(entries, (all) => {
        fc.pre(!JSON.stringify(all).includes('"__proto__"'));
        expect(read('c.json', [...printJson({ suite_version: 'v0', candidates: all })].join(''))).toEqual(all);
        expect(read('c.json', JSON.stringify({ candidates: all }))).toEqual(all);
        expect(read('c.json', [...printJson(all)].join(''))).toEqual(all);
        expect(read('c.jsonl', all.map((entry) => `${JSON.stringify(entry)}\n`).join(''))).toEqual(all);
        expect(read('c.ndjson', all.map((entry) => JSON.stringify(entry)).join('\r\n'))).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  test('printJson prints what JSON.stringify prints', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect([...printJson(any)].join('')).toBe(JSON.stringify(any, null, 2));
      }),
      RUNS,
    );
  });

  test('a report gives back the result of the run, and the same file gives the same report again', async () => {
    await fc.assert(
      fc.asyncProperty(
        someCandidates,
        anyExpect,
        fc.integer({ min: 1, max: 40 }),
        async (all, expectation, replays) => {
          const suite = buildSuite({ 'RG-01': expectation });
          const privateArea = createPrivateArea({ 'suite.json': suite, 'c.json': { candidates: all } });
          const request = { mode: 'candidates', candidates: 'c.json', suite: 'suite.json', replays } as const;
          const first = await privateArea.run({ ...request, report: 'first.json' });
          expect(privateArea.report('first.json')).toEqual(first.report);
          const later = {
            now: () => new Date('2030-01-01'),
            command: ['elsewhere'],
            system: { node: 'v26.0.0', platform: 'darwin', arch: 'arm64' },
          };
          await privateArea.run({ ...request, report: 'second.json' }, { host: later });
          expect(comparable(privateArea.report('second.json'))).toBe(comparable(privateArea.report('first.json')));
          expect(privateArea.read('second.json')).not.toBe(privateArea.read('first.json'));
        },
      ),
      { numRuns: 12 },
    );
  });
});

/** A report without what may differ between two runs: when, where and by which command it ran. */
function comparable({ ran_at: _at, ...report }: GateReport): string {
  const { manifest, ...contract } = report.reproducibility_contract;
  const { runner: _runner, system: _system, ...retained } = manifest;
  return JSON.stringify({ ...report, reproducibility_contract: { ...contract, manifest: retained } });
}

/** A config with every number raised by steps of their own, from nothing to a lot. */
function raised(config: EvaluatorConfig, steps: fc.Stream<number>): EvaluatorConfig {
  const raise = (value: unknown): unknown => {
    if (typeof value === 'number') return value + Number(steps.next().value) / 100;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, raise(item)]));
  };
  return raise(config) as EvaluatorConfig;
}

test('the best candidate of a file is found by its own scores, not by its place', () => {
  const entries = ['c', 'a', 'b'].map((id, index) =>
    buildEntry(id, { 'trace.decisions': Array(index + 1).fill('step') }),
  );
  const all = entries as unknown as readonly Candidate[];
  expect(resultOf(all, {}).best?.id).toBe('a');
});
