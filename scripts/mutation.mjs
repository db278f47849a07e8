/**
 * Changes the code in small ways, one at a time, and looks whether a test fails. Each change that no test notices is
 * printed, unless test/mutation/equivalents.json names it with the reason why no test can notice it. Fails where fewer
 * than 90 % of the others are noticed.
 *
 *   npm run mutation                                  src/stats, src/decision and src/base/median.ts
 *   npm run mutation -- src/decision/conclusion.ts    these files alone
 *
 * test/mutation/README.md has the last result and how long it took.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_SHARE = 0.9;
const root = fileURLToPath(new URL('..', import.meta.url));
const paths = process.argv.slice(2);
const mutate = paths.length > 0 ? paths : ['src/base/median.ts', 'src/stats/*.ts', 'src/decision/**/*.ts'];
const equivalents = JSON.parse(readFileSync(join(root, 'test/mutation/equivalents.json'), 'utf8'));
const keyOf = ({ file, from, to }) => JSON.stringify([file, from, to]);
const known = new Set(equivalents.map(keyOf));

const folder = mkdtempSync(join(tmpdir(), 'autorize-mutation-'));
const report = join(folder, 'report.json');
const options = {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: true },
  mutate,
  // Texts are for people, and what is computed once at the start (schemas) would run every test for each change.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_JOBS ?? 2),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  tempDirName: join(folder, 'work'),
  ignorePatterns: ['dist', 'docs', 'examples', 'replay-suite'],
  // Stryker would rewrite it by an API that TypeScript 7 does not have.
  tsconfigFile: 'none',
};

try {
  const config = join(folder, 'stryker.config.json');
  writeFileSync(config, JSON.stringify(options));
  const cli = join(root, 'node_modules', '.bin', 'stryker');
  execFileSync(cli, ['run', config], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  process.exitCode = judge(files) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function judge(files) {
  const whole = { noticed: 0, equivalent: 0, unnoticed: 0 };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const counts = { noticed: 0, equivalent: 0, unnoticed: 0 };
    for (const { status, location, replacement = '' } of mutants) {
      if (status === 'Killed' || status === 'Timeout') counts.noticed += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const mutant = { file, from: textAt(source, location), to: replacement };
      const isKnown = known.has(keyOf(mutant));
      counts[isKnown ? 'equivalent' : 'unnoticed'] += 1;
      if (!isKnown) console.log(`${file}:${location.start.line}: ${mutant.from} → ${mutant.to}`);
    }
    console.log(`${file}: ${textOf(counts)}`);
    for (const name of Object.keys(whole)) whole[name] += counts[name];
  }
  console.log(textOf(whole));
  return shareOf(whole) >= LEAST_SHARE;
}

/** Of the changes that are not equivalent; 1 where there are none. */
function shareOf({ noticed, unnoticed }) {
  return noticed + unnoticed === 0 ? 1 : noticed / (noticed + unnoticed);
}

function textOf(counts) {
  const share = (100 * shareOf(counts)).toFixed(1);
  return `${counts.noticed} noticed, ${counts.unnoticed} not, ${counts.equivalent} equivalent: ${share} % noticed`;
}

/** The changed text on one line. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.map((line) => line.trim()).join(' ');
}
