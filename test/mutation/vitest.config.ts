import { defineConfig } from 'vitest/config';

// The fast tests of what is changed, with those of the audit, which replays decisions. Without the simulations, which
// take seconds or minutes, and without the test of all members of records, which reaches nearly every line and costs seconds for
// each change. In threads, since a run for each change would start thousands of forks.
export default defineConfig({
  test: {
    include: ['test/base/median.test.ts', 'test/{stats,decision}/**/*.test.ts', 'test/audit/audit.test.ts'],
    exclude: ['test/decision/simulation.test.ts', 'test/decision/comparison/recorded-world.test.ts'],
    setupFiles: ['test/mutation/without-simulations.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
