import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A fork copies the page tables of its parent, and the tests fork tens of thousands of times: what threads allocate is
// kept in few arenas and given back. Read by the C library of each worker when it starts.
process.env.MALLOC_ARENA_MAX ??= '2';
process.env.MALLOC_TRIM_THRESHOLD_ ??= '131072';
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1';

/** The files that take longest, the longest first. */
const LONG = [
  ...['crash/killed-at-points', 'crash/killed-again', 'crash/failed-at-points', 'crash/work-items'],
  ...['crash/killed-comparisons', 'crash/killed-missions', 'crash/killed-runners', 'crash/killed-rejections'],
  ...['crash/work-syscalls', 'crash/heard-large-texts', 'crash/killed-layers', 'crash/killed-pulls'],
  ...['crash/syscall-sweep', 'crash/spawn-limits', 'crash/killed-supervisor', 'crash/work-jobs'],
  ...['e2e/action-hand-over', 'e2e/api-faults', 'e2e/action-loops', 'e2e/action-research', 'e2e/pull-request-target'],
  ...['examples/how-to/jvm', 'examples/how-to/rust', 'e2e/action-ended', 'examples/log-report-truth'],
  ...['examples/how-to/go', 'e2e/action-gate', 'e2e/earlier-ledgers', 'examples/tutorials', 'e2e/start'],
  ...['e2e/action-forged', 'examples/how-to/python', 'examples/how-to/c-or-cpp', 'examples/how-to/javascript'],
  ...['experiment/same-verdicts', 'experiment/external', 'experiment/init/measured', 'remote/forged-launch'],
  ...['experiment/real-toolchains', 'experiment/doctor/doctor', 'experiment/maintenance/repair'],
  ...['experiment/accepted-risks', 'remote/pull', 'remote/session', 'experiment/maintenance/reject'],
  ...['experiment/run', 'experiment/maintenance/take-back', 'experiment/doctor/fix', 'experiment/known-truth'],
  ...['attacks/planted-files', 'attacks/prepared-layers', 'attacks/hostile-text', 'attacks/planted-store-paths'],
  ...['attacks/experiment-judging', 'attacks/experiment-boundaries', 'attacks/experiment-git'],
  ...['attacks/experiment-secrets', 'attacks/experiment-records', 'attacks/many-protected-files'],
  ...['engine/prepared-layers', 'doctor/integrity-trials', 'engine/equal-verdicts', 'engine/fresh-checkout'],
  ...['contracts/agent-run', 'kernel/agent-process', 'decision/simulation', 'compare/run', 'cli/big-input'],
];

/**
 * Where no earlier run left its times, as after `npm ci`, vitest would take the size of a file for them: the sweeps are
 * the smallest of all, and would run last, with nothing left to run in parallel.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONG.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
      return rank === -1 ? LONG.length : rank;
    };
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts', 'test/temp-root.ts'],
    setupFiles: ['test/setup.ts'],
    // For a machine with other work: a test that takes a second alone takes a minute beside three busy loops on two cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // Hundreds of tests start a supervisor of their own: a third of the time with what Node compiled before.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compile') },
    pool: 'forks',
    // A process is forked with all its memory to be copied: 3 ms for each 100 MB, in files that start thousands of them.
    // With less than this, most of what a test makes is taken for long-lived, and collecting that takes a tenth of it all.
    execArgv: ['--max-semi-space-size=4'],
    // No test leaves anything behind in its process, so files can share one.
    isolate: false,
    // Most tests wait for processes of their own: three workers leave a twentieth of two cores idle. More make every test
    // slower, and those that have a deadline less certain.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
  },
});
