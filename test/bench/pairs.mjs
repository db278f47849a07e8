// Times whole processes side by side: A B A B …, so that a machine that speeds up or slows down does so for both.
import { execFileSync, spawnSync } from 'node:child_process';

/** The median of the ratios A/B of pairs, and the medians of both in milliseconds. */
export function timePairs(a, b, pairs = 9) {
  run(a);
  run(b);
  const times = Array.from({ length: pairs }, () => [run(a), run(b)]);
  return {
    a: median(times.map(([first]) => first)),
    b: median(times.map(([, second]) => second)),
    ratio: median(times.map(([first, second]) => first / second)),
  };
}

function run([command, ...args]) {
  const started = performance.now();
  const { status, stderr } = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 30 });
  const took = performance.now() - started;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return took;
}

/**
 * The same in processor time, user and system, which another load on the machine hardly changes. Needs the `times` of a
 * POSIX shell; it counts in 10 ms, so each command runs `repeated` times in a row. `exitCode`: of the first one.
 */
export function timeProcessorPairs(a, b, { pairs = 7, repeated = 8, exitCode = 0 } = {}) {
  const ms = (command, code) => processorTime(command, repeated, code) / repeated;
  const times = Array.from({ length: pairs }, () => [ms(a, exitCode), ms(b, 0)]);
  return {
    a: median(times.map(([first]) => first)),
    b: median(times.map(([, second]) => second)),
    ratio: median(times.map(([first, second]) => first / second)),
  };
}

function processorTime(command, repeated, exitCode) {
  const once = `"$@" >/dev/null 2>&1; [ $? -eq ${exitCode} ] || exit 1`;
  const script = `i=0; while [ $i -lt ${repeated} ]; do ${once}; i=$((i+1)); done; times`;
  const output = execFileSync('/bin/sh', ['-c', script, 'sh', ...command], { encoding: 'utf8' });
  const [, children = ''] = output.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, min, s]) => sum + 60_000 * min + 1000 * s, 0);
}

/** The middle one of some numbers; of an even count what is half-way between the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((x, y) => x - y);
  const [below, above] = [(sorted.length - 1) >> 1, sorted.length >> 1];
  return (sorted[below] + sorted[above]) / 2;
}

/** Prints one line a measurement: what, both medians, the ratio and what it is aimed at. */
export function printPair(name, { a, b, ratio }, aim) {
  const numbers = `${a.toFixed(0).padStart(6)} ms / ${b.toFixed(0).padStart(6)} ms`;
  console.log(`${name.padEnd(44)} ${numbers}   ratio ${ratio.toFixed(2)}   (aim: at most ${aim})`);
}
