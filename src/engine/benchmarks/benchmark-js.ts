import { type BenchmarkFormat, TIMED } from './format.ts';
import { parseNumber } from './quantity.ts';
import { ReadingList } from './reading.ts';

const ROW = /^\s*(\S.*?) x ([\d,.]+) ops\/sec ±[\d.]+% \(\d+ runs? sampled\)/;

/** Benchmark.js: what `String(event.target)` prints of each benchmark, a rate. */
export const benchmarkJs: BenchmarkFormat = {
  ...TIMED,
  expected: 'lines such as "NAME x 1,234 ops/sec ±0.50% (90 runs sampled)" of Benchmark.js',
  command: 'node bench.js',
  statistics: [],
  read: ({ lines }) => {
    const list = new ReadingList();
    for (const line of lines) {
      const [, name, rate = ''] = ROW.exec(line) ?? [];
      if (name !== undefined) list.add(name, 1e9 / parseNumber(rate));
    }
    return list.result();
  },
};
