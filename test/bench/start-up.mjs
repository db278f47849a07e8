// npm run bench:start-up [-- NODE…]: what commands that only look, and a refused step of the action, cost of processor time
// beside an empty script, for this Node and each that is named, and how large the bundles are. The experiment has a base,
// four accepted changes and a claim. Its status is printed twice: as its run wrote it down, and as it is read from the
// records after any change.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printPair, timeProcessorPairs } from './pairs.mjs';
import { inRepository } from './repository.mjs';

const root = new URL('../..', import.meta.url).pathname;
const autorize = join(root, 'tools', 'autorize.mjs');
const NAME = 'bench';

await inRepository(10, async ({ place, user, host }) => {
  writeExperiment(join(user, '.autorize', NAME));
  const empty = join(place, 'empty.mjs');
  const refused = join(place, 'refused.mjs');
  writeFileSync(empty, '');
  writeFileSync(refused, refusedStep());
  process.chdir(user);
  Object.assign(process.env, host.env);
  for (const node of [process.execPath, ...process.argv.slice(2)]) {
    // What was written down holds for the Node that wrote it.
    execFileSync(node, [autorize, 'run', NAME, '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });
    console.log(`${node}; medians of pairs, in processor time`);
    const print = (what, words, aim) => printPair(what, timeProcessorPairs([node, ...words], [node, empty]), aim);
    print('autorize --help / an empty script', [autorize, '--help'], 1.3);
    print(`autorize status ${NAME} / an empty script`, [autorize, 'status', NAME], 2);
    rmSync(join(user, '.git', 'autorize', `status-${NAME}.json`));
    print('the same, from the records / an empty script', [autorize, 'status', NAME], 2);
    print('a refused input of the action / an empty script', [refused, user], 1.5);
  }
});
printSizes();

function writeExperiment(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'program.md'), 'Count.\n');
  writeFileSync(join(folder, '..', '.gitignore'), '*\n');
  const config = [
    `experiment = { name = "${NAME}" }`,
    'objective = { command = "cat score", direction = "max", protect = ["folder-1/file-1.txt"] }',
    'iteration = { budget = "60s", max_iterations = 4 }',
    'schedule = { total_budget = "1h" }',
    `agent = { command = "echo $(($(cat score) + 1)) > next && mv next score; : {prompt_file}" }`,
  ];
  writeFileSync(join(folder, 'config.toml'), `${config.join('\n')}\n`);
}

/** All inputs are read, and the step ends over one of them. */
function refusedStep() {
  const env = '{ INPUT_REPLAYS: "no", GITHUB_OUTPUT: "", GITHUB_STEP_SUMMARY: "", GITHUB_WORKSPACE: process.argv[2] }';
  return [
    `Object.assign(process.env, ${env});`,
    'process.on("exit", (code) => { process.exitCode = code === 2 ? 0 : 1; });',
    `await import(${JSON.stringify(join(root, 'dist/action/index.js'))});`,
  ].join('\n');
}

function printSizes() {
  for (const name of readdirSync(join(root, 'dist'))) {
    const entries = readdirSync(join(root, 'dist', name), { recursive: true, withFileTypes: true });
    const files = entries.filter((each) => each.isFile());
    const sizes = files.map((each) => [each.name, statSync(join(each.parentPath, each.name)).size]);
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
    const entry = sizes.find(([file]) => file === 'index.js')?.[1] ?? 0;
    const shown = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`.padStart(8);
    console.log(`dist/${name.padEnd(10)} ${shown(whole)}, of which every start loads ${shown(entry)}`);
  }
}
