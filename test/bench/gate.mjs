// npm run bench [-- --million]: the gate against what Node itself takes, as ratios measured in one run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCandidates } from './candidates.mjs';
import { printPair, timePairs, timeProcessorPairs } from './pairs.mjs';

const node = process.execPath;
const tool = new URL('../../tools/run-ci-gate.mjs', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'bench-'));
const at = (name) => join(work, name);
const program = (name) => new URL(`programs/${name}.mjs`, import.meta.url).pathname;
const report = at('report.json');
const gate = (file, ...more) => [node, tool, '--mode', 'candidates', '--candidates', file, '--report', report, ...more];

try {
  const file = at('candidates.json');
  await writeCandidates(file, 10_000);
  console.log(
    `Node ${process.version}, ${(statSync(file).size / 1e6).toFixed(1)} MB of candidates; medians of pairs\n`,
  );
  printPair(
    '10,000 candidates / parse and print',
    timePairs(gate(file), [node, program('parse-and-print'), file]),
    1.6,
  );
  printPair(
    '10,000, in processor time',
    timeProcessorPairs(gate(file), [node, program('parse-and-print'), file], { repeated: 3 }),
    1.6,
  );
  const failing = at('failing.json');
  await writeCandidates(failing, 10_000, 'array', { isFailing: true });
  printPair(
    '10,000 that all fail, in processor time',
    timeProcessorPairs(gate(failing), [node, program('parse-and-print'), failing], { repeated: 3, exitCode: 1 }),
    1.6,
  );
  const few = at('few.json');
  await writeCandidates(few, 100);
  const fixed = timeProcessorPairs(gate(few), gate(file), { repeated: 3 });
  console.log(
    `processor time: ${fixed.a.toFixed(0)} ms of a run with 100 candidates, ${((1000 * (fixed.b - fixed.a)) / 9900).toFixed(0)} µs each of 9,900 more`,
  );
  printPair('1,000 replays / 1 replay', timePairs(gate(file, '--replays', '1000'), gate(file)), 1.3);
  if (process.argv.includes('--million')) await measureMillion();
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Time of a candidate where there are a million, and what is resident; each beside parsing and printing the same lines. */
async function measureMillion() {
  for (const format of ['lines', 'array']) {
    const runs = [];
    for (const count of [10_000, 100_000, 1_000_000]) {
      const file = at(format === 'lines' ? `${count}.jsonl` : `${count}.json`);
      await writeCandidates(file, count, format);
      const theirs = measure([node, program('parse-and-print-lines'), file]);
      const ours = measure(gate(file, '--format', 'markdown'));
      runs.push({ count, ours, theirs });
      const ratios = ['wall', 'processor'].map((each) => `${each} ${(ours[each] / theirs[each]).toFixed(2)}`);
      const seconds = (ours.wall / 1000).toFixed(1);
      const size = (statSync(file).size / 1e9).toFixed(2);
      console.log(
        `${count.toLocaleString('en-US').padStart(9)} candidates, ${format.padEnd(5)}: ${size} GB, exit ${ours.status}, ${seconds} s, at most ${ours.megabytes} MB resident (aim: under 250); parse and print each line: ${ratios.join(', ')} times`,
      );
      rmSync(file);
    }
    const [, small, large] = runs.map(({ count, ours }) => ours.processor / count);
    console.log(
      `processor time of a candidate, 1,000,000 / 100,000: ${(large / small).toFixed(2)}   (aim: at most 1.1)`,
    );
  }
}

/** Wall and processor time in milliseconds, and the most that was resident, of one run. */
function measure([, ...words]) {
  const started = performance.now();
  const { stderr, status } = spawnSync(node, [program('print-usage'), ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const wall = performance.now() - started;
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(stderr.trim().split('\n').at(-1));
  return { status, wall, processor: (userCPUTime + systemCPUTime) / 1000, megabytes: (maxRSS / 1024).toFixed(0) };
}
