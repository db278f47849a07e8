import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Hundreds of tests start a supervisor of their own from the sources: a third of the time with what Node compiled before.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compile') },
    pool: 'forks',
    // No test leaves anything behind in its process, so files can share one.
    isolate: false,
    // Most tests wait for processes of their own: with one worker a core, two fifths of the time nothing is at work.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
});
