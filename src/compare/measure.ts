/**
 * What is measured of a command that prints no score: how it is run for that, and where its figure is. Pure. Counts are
 * plain: no estimate of cycles is made of them.
 * Sources: bash(1), "TIMEFORMAT"; perf-stat(1), "CSV FORMAT"; the manuals of Callgrind and DHAT.
 */
import { quoteForShell } from '../base/shell-quote.ts';

export const MEASURES = ['wall', 'cpu', 'instructions', 'allocations', 'bytes'] as const;
export type Measure = (typeof MEASURES)[number];

interface Measured {
  /** What the command printed on standard error, and what its wrapper added. */
  readonly errors: string;
  readonly ms: number;
}

interface Meter {
  readonly unit: string;
  /** Programs of which one gives the figure; none: it needs none of them. */
  readonly needs: readonly string[];
  readonly wrap: (command: string) => string;
  /** Undefined where there is no figure. */
  readonly read: (measured: Measured) => number | undefined;
}

const valgrind = (options: string, command: string): string =>
  `exec valgrind ${options} --trace-children=yes sh -c ${quoteForShell(command)}`;
const NO_COUNTERS = 'perf finds no hardware counters here, and valgrind is not installed';
const PERF = 'perf stat -x, -e instructions:u --';

// One line a process of the command; thousands are grouped by commas.
const COLLECTED = /^==\d+== Collected : (\d+)/gm;
const COUNTED = /^(\d+),[^,\n]*,instructions/m;
const TOTAL = /^==\d+== Total: +([\d,]+) bytes in ([\d,]+) blocks/gm;
const CPU = /^AUTORIZE_CPU ([\d.]+) ([\d.]+)$/gm;

function sumOf(errors: string, pattern: RegExp, group: number): number | undefined {
  const figures = [...errors.matchAll(pattern)].map((found) => Number((found[group] ?? '').replaceAll(',', '')));
  return figures.length === 0 ? undefined : figures.reduce((sum, each) => sum + each, 0);
}

const heap = (unit: string, group: number): Meter => ({
  ...{ unit, needs: ['valgrind'] },
  wrap: (command) => valgrind('--tool=dhat --dhat-out-file=/dev/null', command),
  read: ({ errors }) => sumOf(errors, TOTAL, group),
});

export const METERS: Readonly<Record<Measure, Meter>> = {
  wall: { unit: 'ms', needs: [], wrap: (command) => command, read: ({ ms }) => ms },
  cpu: {
    ...{ unit: 'ms', needs: ['bash'] },
    // `times` of a shell counts in steps of 10 ms; this in 1 ms.
    wrap: (command) =>
      `exec bash -c ${quoteForShell(`TIMEFORMAT='AUTORIZE_CPU %3U %3S'; time sh -c ${quoteForShell(command)}`)}`,
    read: ({ errors }) => {
      const [, user, system] = [...errors.matchAll(CPU)].at(-1) ?? [];
      return user === undefined || system === undefined ? undefined : 1000 * (Number(user) + Number(system));
    },
  },
  instructions: {
    ...{ unit: 'instructions', needs: ['perf', 'valgrind'] },
    // Many virtual machines have no counters.
    wrap: (command) =>
      [
        `if ${PERF} true 2>&1 | grep -q '^[0-9]'; then exec ${PERF} sh -c ${quoteForShell(command)}; fi`,
        `command -v valgrind >/dev/null || { echo '${NO_COUNTERS}' >&2; exit 1; }`,
        valgrind('--tool=callgrind --callgrind-out-file=/dev/null', command),
      ].join('\n'),
    read: ({ errors }) => sumOf(errors, COLLECTED, 1) ?? numberOf(COUNTED.exec(errors)?.[1]),
  },
  allocations: heap('allocations', 2),
  bytes: heap('bytes', 1),
};

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
