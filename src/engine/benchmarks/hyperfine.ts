import { type BenchmarkFormat, TIMED } from './format.ts';
import { readJson } from './json-readings.ts';
import { numberOf, objectOf, objectsOf, textOf } from './reading.ts';

const NS_PER_S = 1e9;

/** hyperfine: the file of `--export-json`. */
export const hyperfine: BenchmarkFormat = {
  ...TIMED,
  isOutside: true,
  expected: 'the file of "hyperfine --export-json"',
  command: "hyperfine --export-json bench.json -n NAME 'COMMAND' >&2 && cat bench.json",
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    readJson(output, (value, list) => {
      for (const result of objectsOf(objectOf(value)?.results)) {
        const { command, exit_codes: codes } = result;
        if (typeof command !== 'string' || result.mean === undefined) continue;
        list.add(textOf(command), numberOf(result[statistic]) * NS_PER_S);
        if (Array.isArray(codes) && codes.some((code) => code !== 0))
          list.refuse(`"${command}" did not always exit with 0`);
      }
    }),
};
