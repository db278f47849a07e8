/**
 * One set of benchmarks a run: the score is the geometric mean over all of them, so that a candidate without the slow ones
 * would look better.
 */
import { WASHOUT } from '../../decision/measurement.ts';
import type { EvaluationRecord } from '../../decision/records.ts';
import { differentSet } from '../../engine/benchmarks/benchmark-score.ts';
import { BENCHMARK_FORMATS, isBenchmarkKind } from '../../engine/benchmarks/formats.ts';
import type { Evaluated, EvaluationRequest } from '../../loop/evaluation.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';

type Run = Pick<EvaluationRecord, 'stage' | 'arm' | 'metrics'>;

const OTHER_COMMANDS: readonly EvaluationRecord['stage'][] = ['guard', 'holdout', 'confirm', WASHOUT];

/** The evaluation, or its failure where it has other benchmarks than the first evaluation by the same command. */
export function requireSameBenchmarks(
  runs: Iterable<Run>,
  { purpose, name }: Pick<EvaluationRequest, 'purpose' | 'name'>,
  { evaluated, parse }: { readonly evaluated: Evaluated; readonly parse: ExperimentConfig['objective']['parse'] },
): Evaluated {
  if (evaluated.kind !== 'scored' || evaluated.metrics === undefined) return evaluated;
  if (!isBenchmarkKind(parse.kind) || BENCHMARK_FORMATS[parse.kind].aggregate === 'total') return evaluated;
  const isReplaced = purpose.kind === 'replacement';
  const reference = findReference(runs, ({ stage, metrics }) => {
    if (metrics === null) return false;
    return isReplaced ? stage === name.stage : !OTHER_COMMANDS.includes(stage);
  });
  const different = differentSet(Object.keys(reference?.metrics ?? evaluated.metrics), Object.keys(evaluated.metrics));
  if (different === undefined) return evaluated;
  const { stdoutDigest, files, timings } = evaluated;
  const reason = isReplaced && purpose.isSealed ? `${purpose.name} printed another set of benchmarks` : different;
  const facts = { reason, exitCode: 0, isTampered: false, stdoutDigest, files };
  return { kind: 'failed', ...facts, ...(timings === undefined ? {} : { timings }) };
}

/** The first comparable run of the current best, else of anything; what comes after it is not looked at. */
function findReference(runs: Iterable<Run>, isComparable: (run: Run) => boolean): Run | undefined {
  let first: Run | undefined;
  for (const run of runs) {
    if (!isComparable(run)) continue;
    if (run.arm === 'incumbent') return run;
    first ??= run;
  }
  return first;
}
