// npm run bench:action: what a step of the action costs before it does anything, and how large the bundles are.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printPair, timePairs, timeProcessorPairs } from './pairs.mjs';

const node = process.execPath;
const root = new URL('../..', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'bench-action-'));
try {
  const empty = join(work, 'empty.mjs');
  const refused = join(work, 'refused.mjs');
  writeFileSync(empty, '');
  // All inputs are read, and the step ends over one of them; a step that is refused is what this is about.
  writeFileSync(
    refused,
    [
      'Object.assign(process.env, { INPUT_REPLAYS: "no", GITHUB_OUTPUT: "", GITHUB_STEP_SUMMARY: "", GITHUB_WORKSPACE: process.argv[2] });',
      'process.on("exit", (code) => { process.exitCode = code === 2 ? 0 : 1; });',
      `await import(${JSON.stringify(join(root, 'dist/action/index.js'))});`,
    ].join('\n'),
  );
  console.log(`Node ${process.version}; medians of pairs\n`);
  const what = 'inputs read, and refused / an empty script';
  printPair(what, timePairs([node, refused, work], [node, empty], 15), 1.5);
  printPair('  the same in processor time', timeProcessorPairs([node, refused, work], [node, empty]), 1.5);
  console.log('');
  for (const name of readdirSync(join(root, 'dist'))) {
    const files = readdirSync(join(root, 'dist', name), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const sizes = files.map((each) => [each.name, statSync(join(each.parentPath, each.name)).size]);
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
    const entry = sizes.find(([file]) => file === 'index.js')?.[1] ?? 0;
    const shown = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`.padStart(8);
    console.log(`dist/${name.padEnd(8)} ${shown(whole)}, of which every start loads ${shown(entry)}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
