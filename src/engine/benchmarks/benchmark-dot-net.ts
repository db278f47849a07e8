import { type BenchmarkFormat, TIMED } from './format.ts';
import { readJson } from './json-readings.ts';
import { numberOf, objectOf, objectsOf, type Statistic, textOf } from './reading.ts';

const MEMBER: Readonly<Record<Statistic, string>> = { mean: 'Mean', median: 'Median', min: 'Min' };

/** BenchmarkDotNet: the files of its JSON exporters, one after the other. */
export const benchmarkDotNet: BenchmarkFormat = {
  ...TIMED,
  expected: 'the file of a JSON exporter of BenchmarkDotNet',
  command:
    'dotnet run -c Release -- --filter "*" --exporters briefjson >&2 && cat BenchmarkDotNet.Artifacts/results/*.json',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    readJson(output, (value, list) => {
      for (const benchmark of objectsOf(objectOf(value)?.Benchmarks)) {
        if (typeof benchmark.FullName !== 'string') continue;
        // One that failed has no statistics.
        list.add(textOf(benchmark.FullName), numberOf(objectOf(benchmark.Statistics)?.[MEMBER[statistic]]));
      }
    }),
};
