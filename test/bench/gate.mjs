// npm run bench [-- --million]: the gate against what Node itself takes, as ratios measured in one run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCandidates } from './candidates.mjs';
import { printPair, timePairs } from './pairs.mjs';

const node = process.execPath;
const tool = new URL('../../tools/run-ci-gate.mjs', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'bench-'));
const at = (name) => join(work, name);
const report = at('report.json');
const gate = (file, ...more) => [node, tool, '--mode', 'candidates', '--candidates', file, '--report', report, ...more];

try {
  const file = at('candidates.json');
  await writeCandidates(file, 10_000);
  writeFileSync(
    at('parse-and-print.mjs'),
    "import { readFileSync } from 'node:fs';\nconsole.log(JSON.stringify(JSON.parse(readFileSync(process.argv[2], 'utf8'))));\n",
  );
  console.log(
    `Node ${process.version}, ${(statSync(file).size / 1e6).toFixed(1)} MB of candidates; medians of pairs\n`,
  );
  printPair('10,000 candidates / parse and print', timePairs(gate(file), [node, at('parse-and-print.mjs'), file]), 1.6);
  printPair('1,000 replays / 1 replay', timePairs(gate(file, '--replays', '1000'), gate(file)), 1.3);
  if (process.argv.includes('--million')) await measureMillion();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function measureMillion() {
  for (const format of ['array', 'lines']) {
    const file = at(format === 'lines' ? 'million.jsonl' : 'million.json');
    await writeCandidates(file, 1_000_000, format);
    const started = performance.now();
    const probe = `process.on('exit', () => console.error(process.resourceUsage().maxRSS)); process.argv.splice(1, 1); await import(${JSON.stringify(tool)});`;
    writeFileSync(at('probe.mjs'), probe);
    const [, , ...args] = gate(file, '--format', 'markdown');
    const { stderr, status } = spawnSync(node, [at('probe.mjs'), tool, ...args], { encoding: 'utf8' });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const megabytes = (Number(stderr.trim().split('\n').at(-1)) / 1024).toFixed(0);
    const size = (statSync(file).size / 1e9).toFixed(2);
    console.log(
      `1,000,000 candidates, ${format.padEnd(5)}: ${size} GB, exit ${status}, ${seconds} s, at most ${megabytes} MB resident (aim: under 1024)`,
    );
    rmSync(file);
  }
}
