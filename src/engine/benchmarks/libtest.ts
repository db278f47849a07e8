import { type BenchmarkFormat, TIMED } from './format.ts';
import { nsPer, parseNumber } from './quantity.ts';
import { ReadingList } from './reading.ts';

const ROW = /^test (.+?)\s+\.\.\. bench: +([\d,.]+) (ns|us|µs|ms|s)\/iter\b/u;

/** Rust's own `#[bench]`, and Criterion.rs with `--output-format bencher`. */
export const libtest: BenchmarkFormat = {
  ...TIMED,
  expected: 'lines such as "test NAME ... bench: 1,234 ns/iter" of "cargo bench"',
  command: 'cargo bench --offline',
  statistics: [],
  read: ({ lines }) => {
    const list = new ReadingList();
    let suites = 0;
    for (const line of lines) {
      const [, name, value = '', unit = ''] = ROW.exec(line) ?? [];
      if (name !== undefined) list.add(name, parseNumber(value) * nsPer(unit));
      else if (/^running \d+ tests?$/.test(line)) suites += 1;
      else if (line.startsWith('test result: ')) {
        suites -= 1;
        if (!line.startsWith('test result: ok.')) list.refuse(`it says "${line}"`);
      }
    }
    if (list.size === 0) return [];
    if (suites > 0) list.refuse('it has no "test result:" at its end');
    return list.result();
  },
};
