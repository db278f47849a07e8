import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ComparisonReport } from '../../src/compare/report.ts';
import { exportBencherMetrics, exportBenchmarkEntries } from '../../src/report/comparison-exports.ts';
import { createCommits } from '../compare/comparisons.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

// Of two benchmarks one is slower in every run; the other varies by 2 %, by its seed and the commit.
const BENCH = `
noise=$(printf '%s %s' "$AUTORIZE_SEED" "$(cat salt.txt)" | cksum | cut -d' ' -f1)
echo "{\\"score\\": 1, \\"cases\\": {\\"slow\\": $(cat value.txt), \\"wild\\": $((1000 + noise % 21))}}"
`;

it('ends with the code that was asked for, prints the report as JSON, and writes pages and exports', async () => {
  const folder = createCommits({ 'value.txt': '130\n', 'salt.txt': 'two\n' }, { 'bench.sh': BENCH });
  const env = { ...process.env, XDG_CACHE_HOME: createFolder() };
  const how = ['--command', 'sh bench.sh', '--parse', 'float', '--unit', 'ms', '--margin', '0.1%', '--max-pairs', '8'];
  const compare = (...flags: string[]) => runCli(['compare', 'HEAD~1', ...how, ...flags], { cwd: folder, env });

  const allowed = await compare('--fail-on', 'never', '--json', '--output', 'pages');
  expect([allowed.code, allowed.err]).toEqual([0, '']);
  const report = JSON.parse(allowed.out) as ComparisonReport;
  expect(report).toMatchObject({ answer: 'worse', pairs: 8 });
  expect(report.metrics.map(({ name, answer }) => [name, answer])).toEqual([
    ['slow', 'worse'],
    ['wild', 'undecided'],
  ]);
  const pages = join(folder, 'pages');
  const exports = ['bencher.json', 'custom-smaller-is-better.json'];
  expect(readdirSync(pages).sort()).toEqual([...exports, 'report.html', 'report.md']);
  const [bencher, smaller] = exports.map((name) => JSON.parse(readFileSync(join(pages, name), 'utf8')));
  expect(bencher).toEqual(exportBencherMetrics(report));
  expect(smaller).toEqual(exportBenchmarkEntries(report).customSmallerIsBetter);
  expect(smaller).toMatchObject([{ name: 'slow', unit: 'ms', value: 130 }, { name: 'wild' }]);

  const undecided = await compare('--fail-on', 'never', '--inconclusive', 'fail', '--quiet');
  expect(undecided.out).toMatch(/^worse +slow +1\.30× slower/m);
  expect(undecided.out).toMatch(/^undecided +wild/m);
  expect([undecided.code, undecided.err]).toEqual([1, '']);
});
