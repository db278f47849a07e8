import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // No test leaves anything behind in its process, so files can share one.
    isolate: false,
    maxWorkers: '100%',
  },
});
