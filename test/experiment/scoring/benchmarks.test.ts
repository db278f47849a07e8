import { describe, expect, it } from 'vitest';
import { forgeOutputs } from '../../../src/engine/evaluation/echoed-score.ts';
import { parseScore } from '../../../src/experiment/scoring/objective.ts';
import { RECORDED, readRecorded } from '../../engine/benchmarks/recorded.ts';
import { createExperiment, decisionsOf } from '../../helpers/experiment.ts';

const objective =
  'command = "cat bench.txt"\ndirection = "min"\nprotect = ["score.sh"]\nparse = { kind = "go" }\ndecision = "greedy"';
const bench = (...rows: readonly string[]) => rows.map((row) => `Benchmark${row} ns/op\n`).join('');

async function runWith(agent: string) {
  const experiment = createExperiment({
    agent,
    files: { 'bench.txt': bench('Fast 1 10', 'Slow 1 1000') },
    config: { objective },
  });
  const { records } = await experiment.run({ maxIterations: 1 });
  return { records, header: decisionsOf(experiment)[0] };
}

describe('an objective that prints benchmarks', () => {
  it('scores a change by their geometric mean', async () => {
    const { records, header } = await runWith(
      "printf 'BenchmarkFast 1 10 ns/op\\nBenchmarkSlow 1 250 ns/op\\n' >bench.txt\n",
    );
    expect(records).toMatchObject([
      { outcome: 'baseline', score: expect.closeTo(100, 9) },
      { outcome: 'merged', score: expect.closeTo(50, 9) },
    ]);
    expect(header).toMatchObject({ kind: 'genesis', in_process: true });
  });

  it('rejects a change that leaves the slow benchmark out, and names it', async () => {
    const { records } = await runWith("printf 'BenchmarkFast 1 10 ns/op\\n' >bench.txt\n");
    expect(records).toMatchObject([
      { outcome: 'baseline' },
      {
        outcome: 'invalid',
        notes: expect.stringContaining('benchmark "BenchmarkSlow" is missing, which the base has'),
      },
    ]);
  });

  it('rejects a change that adds a fast benchmark, and names it', async () => {
    const { records } = await runWith("printf 'BenchmarkFaster 1 1 ns/op\\n' >>bench.txt\n");
    expect(records).toMatchObject([
      { outcome: 'baseline' },
      { outcome: 'invalid', notes: expect.stringContaining('benchmark "BenchmarkFaster" is new') },
    ]);
  });
});

// What is computed from several numbers, or from a rounded one, is not found in the output.
const IS_COMPUTED = /pyperf|criterion-files|nanobench\.json|vitest-\d\.txt/;

describe('an output that only claims to be fast', () => {
  it.each(RECORDED.filter(([file]) => !IS_COMPUTED.test(file)))(
    'can be made of %s, as the doctor does to try the evaluator',
    async (file, kind) => {
      const output = readRecorded(file);
      const parse = { kind };
      const truth = await parseScore(parse, { output, nonce: '' });
      if ('reason' in truth) throw new Error(truth.reason);
      const forged = forgeOutputs({ parse, direction: 'min', output, places: [], ...truth });
      const claims = await Promise.all(forged.map((each) => parseScore(parse, { output: each, nonce: '' })));
      expect(claims.some((claim) => 'score' in claim && claim.score < truth.score)).toBe(true);
    },
  );
});
