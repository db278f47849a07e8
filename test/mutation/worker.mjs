/**
 * A warm process of `npm run mutation`: loads the tests and the changed sources once, then turns on one change at a time
 * and calls the tests that reach it, the fastest first, until one fails.
 * argv: a JSON file with `sources` (URL and text of each changed source) and `tests` (URLs); a file for what the first
 * worker finds without a change, which later ones read.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { performance } from 'node:perf_hooks';

// They take seconds for each change, and reach nearly every line. What they show of a rule, its own tests pin down.
const SIMULATIONS = [
  'is bounded over all metrics, over those that it calls different, or for each by itself',
  'calls equals different in at most one of twenty comparisons, and its interval covers the truth',
  'of twenty metrics finds the two that changed, and hardly ever another',
  'never accepts a change that only slows what runs next, and names the reason mostly',
  'accepts it mostly without the check, as earlier versions did',
  'raises a false alarm on a true gain in fewer than 3 of 100 tests',
  'has mean one under ',
  'covers the truth in 93 to 97 of 100 runs',
];

const [, , input, known] = process.argv;
const { sources, tests: files } = JSON.parse(readFileSync(input, 'utf8'));
const changed = new Map(sources);
const registry = new URL('test-registry.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: registry, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const source = changed.get(url);
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** What the changed sources share with whoever runs them. */
const shared = { mutantCoverage: { static: {}, perTest: {} }, hitCount: undefined };
globalThis.__stryker__ = shared;

const { default: fc } = await import('fast-check');
fc.configureGlobal({ seed: 1 });
const { tests: all } = await import(registry);
for (const file of files) await import(file);
const tests = all.filter(({ title }) => !SIMULATIONS.some((each) => title.startsWith(each)));

/** What happens without a change: which tests reach each change, the fastest first, and how often they do. */
async function findReach() {
  const reached = {};
  const failed = [];
  const took = [];
  for (const [index, test] of tests.entries()) {
    shared.currentTestId = String(index + 1);
    const begunAt = performance.now();
    try {
      await test.run();
    } catch (error) {
      failed.push(`${test.title}: ${error?.message ?? error}`);
    }
    took.push(performance.now() - begunAt);
    for (const [id, hits] of Object.entries(shared.mutantCoverage.perTest[index + 1] ?? {})) {
      reached[id] ??= { by: [], hits: 0 };
      reached[id].by.push(index);
      reached[id].hits += hits;
    }
  }
  shared.currentTestId = undefined;
  for (const { by } of Object.values(reached)) by.sort((one, other) => took[one] - took[other]);
  const atStart = Object.keys(shared.mutantCoverage.static).filter((id) => !(id in reached));
  return { reached, failed, atStart };
}

if (!existsSync(known)) {
  const own = `${known}.${process.pid}`;
  writeFileSync(own, JSON.stringify(await findReach()));
  renameSync(own, known);
}
const { reached, failed, atStart } = JSON.parse(readFileSync(known, 'utf8'));
process.send({ kind: 'ready', failed, atStart });

// A loop that a change makes endless is ended by the count of its turns: so many more than without the change.
const MOST_TIMES = 100;
const LEAST_HITS = 100_000;

/** Whether a test notices the change. */
async function isNoticed(id) {
  const { by, hits } = reached[id] ?? { by: [], hits: 0 };
  shared.activeMutant = id;
  shared.hitCount = 0;
  shared.hitLimit = Math.max(hits * MOST_TIMES, LEAST_HITS);
  try {
    for (const index of by) await tests[index].run();
    return shared.hitCount > shared.hitLimit;
  } catch {
    return true;
  } finally {
    shared.activeMutant = undefined;
    shared.hitCount = undefined;
  }
}

/** What the tests find without a change, after all the changes: whether one of them left something behind. */
async function findLeftover() {
  for (const test of tests) {
    try {
      await test.run();
    } catch (error) {
      return `${test.title}: ${error?.message ?? error}`;
    }
  }
  return undefined;
}

process.on('unhandledRejection', () => undefined);
process.on('message', async (id) => {
  if (id !== null) return process.send({ kind: 'tested', id, isNoticed: await isNoticed(id) });
  process.send({ kind: 'ended', leftover: await findLeftover() }, () => process.disconnect());
});
