// npm run bench:start-up [-- NODE…]: what commands that only look, and a refused step of the action, cost of processor time
// beside an empty script, for this Node and each that is named, and how large the bundles are. The experiment has a base,
// four accepted changes and a claim. Its status is printed as its run wrote it down: when it is over, with its branch moved,
// while another run is at work, and when that was killed; as it is read from the records, as that leaves it, and as a run of the
// library does. So is that of a mission and of a plan, over and from their records.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printPair, timeProcessorPairs } from './pairs.mjs';
import { inRepository } from './repository.mjs';

const root = new URL('../..', import.meta.url).pathname;
const autorize = join(root, 'tools', 'autorize.mjs');
const NAME = 'bench';

await inRepository(10, async ({ place, user, host }) => {
  const folder = join(user, '.autorize', NAME);
  const answer = join(user, '.git', 'autorize', `status-${NAME}.json`);
  const [empty, refused] = ['empty.mjs', 'refused.mjs'].map((name) => join(place, name));
  writeFileSync(empty, '');
  writeFileSync(refused, refusedStep());
  writeExperiment(folder);
  process.chdir(user);
  Object.assign(process.env, host.env);
  for (const node of [process.execPath, ...process.argv.slice(2)]) {
    console.log(`${node}; medians of pairs, in processor time, beside an empty script`);
    const print = (what, words, aim, options) =>
      printPair(what, timeProcessorPairs([node, ...words], [node, empty], options), aim);
    print('--help', [autorize, '--help'], 1.3);
    print('--version', [autorize, '--version'], 1.3);
    print('an unknown command', [autorize, 'stauts'], 1.5, { exitCode: 2 });
    print('an unknown flag', [autorize, 'status', NAME, '--jsno'], 1.5, { exitCode: 2 });
    // What is written down holds for the Node that writes it.
    execFileSync(node, [autorize, 'run', NAME, '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const status = (what, exitCode = 0) => print(`status, ${what}`, [autorize, 'status', NAME], 2, { exitCode });
    status('the run is over');
    const branch = `autorize/${NAME}`;
    const head = execFileSync('git', ['rev-parse', branch], { encoding: 'utf8' }).trim();
    execFileSync('git', ['branch', '-qf', branch, 'HEAD']);
    status('its branch was moved', 3);
    execFileSync('git', ['branch', '-qf', branch, head]);
    // Where it cannot be left, each one reads the records.
    rmSync(dirname(answer), { recursive: true });
    writeFileSync(dirname(answer), '');
    status('from the records');
    rmSync(dirname(answer));
    execFileSync(node, [autorize, 'status', NAME]);
    status('once it was read from the records');
    rmSync(answer);
    execFileSync(node, ['--input-type=module', '-e', libraryRun()]);
    status('a run of the library is over');
    await withRun(node, answer, () => status('a run is at work'));
    status('it was killed');
    const mission = runMission(node);
    runPlan(node, place);
    for (const [what, words] of [
      ['status of a mission', ['status', mission]],
      ['work status', ['work', 'status']],
      ['work status of a plan', ['work', 'status', 'chain']],
    ]) {
      print(`${what}, it is over`, [autorize, ...words], 2);
      rmSync(dirname(answer), { recursive: true });
      writeFileSync(dirname(answer), '');
      print(`${what}, from the records`, [autorize, ...words], 4);
      rmSync(dirname(answer));
      execFileSync(node, [autorize, ...words]);
      print(`${what}, once it was read from them`, [autorize, ...words], 2);
    }
    for (const each of ['.rcs', '.autorize/work']) rmSync(join(user, each), { recursive: true });
    rmSync(folder, { recursive: true });
    execFileSync('git', ['branch', '-qD', branch, 'autorize-work/chain']);
    writeExperiment(folder);
    print('a refused input of the action', [refused, user, ''], 1.5);
    writeFileSync(join(place, 'outputs'), '');
    print('the same, with a file for outputs', [refused, user, join(place, 'outputs')], 1.5);
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

/** Does it while another run has its agent at work, and kills that run. */
async function withRun(node, answer, work) {
  const config = join(process.cwd(), '.autorize', NAME, 'config.toml');
  const slow = readFileSync(config, 'utf8').replace(
    /^agent = .*$/m,
    'agent = { command = "sleep 600; : {prompt_file}" }',
  );
  writeFileSync(config, slow.replace('max_iterations = 4', 'max_iterations = 9'));
  const run = spawn(node, [autorize, 'run', NAME, '--quiet'], { stdio: 'ignore' });
  const isLeft = () => existsSync(answer) && readFileSync(answer, 'utf8').includes('InvokeAgent');
  for (let waited = 0; !isLeft() && waited < 60; waited += 1) await pause(500);
  work();
  const closed = once(run, 'close');
  run.kill('SIGKILL');
  await closed;
}

function missionFiles() {
  return {
    'missions/bench/mission.md': 'Count.\n',
    'missions/bench/sandbox.md':
      '---\nevaluator:\n  command: sh evaluate.sh\n  format: json\nagent:\n  command: . ./session.sh\n  budget: 60s\n---\nStay.\n',
    'evaluate.sh': `printf '{"pass":true,"score":%s}\\n' "$(cat score)"\n`,
    'session.sh': [
      'echo $(($(cat score) + 1)) > next && mv next score && git commit -qam Count',
      `printf '{"status":"candidate","candidate_commit":"%s","base_commit":"%s","description":"more","notes":[],` +
        `"created_at":"2026-01-02T03:04:05Z"}' "$(git rev-parse HEAD)" "$RCS_LAST_KEPT_COMMIT" >"$RCS_CANDIDATE_FILE"`,
    ].join('\n'),
  };
}

/** A mission of four accepted sessions; the id of its run. */
function runMission(node) {
  for (const [path, text] of Object.entries(missionFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const words of [
    ['config', 'user.name', 'a'],
    ['config', 'user.email', 'a@example.org'],
    ['add', '-A'],
    ['commit', '-q', '--allow-empty', '-m', 'The mission'],
  ])
    execFileSync('git', words);
  const words = ['autoresearch', '--max-iterations', '4', 'missions/bench'];
  spawnSync(node, [autorize, ...words], { stdio: 'ignore' });
  return readdirSync('.rcs/logs/autoresearch').at(-1);
}

/** A plan of two items that land, and one that fails. */
function runPlan(node, place) {
  const plan = join(place, 'chain.json');
  const item = (id, script, dependencies = []) => ({
    ...{ id, agent_id: 'agent-1', description: `do: ${script}`, dependencies },
  });
  const items = [item('one', 'echo 1 > one'), item('two', 'echo 2 > two', ['one']), item('three', 'exit 1')];
  const agents = { 'agent-1': { command: 'sed -n "s/^do: //p" | sh -e', sandbox: 'off' } };
  writeFileSync(plan, JSON.stringify({ version: 1, plan: 'chain', agents, items }));
  spawnSync(node, [autorize, 'work', 'run', plan], { stdio: 'ignore' });
}

function libraryRun() {
  const library = JSON.stringify(join(root, 'dist', 'lib', 'index.js'));
  return `import { runExperiment } from ${library}; await runExperiment({ name: '${NAME}', maxIterations: 1 });`;
}

/** All inputs are read, and the step ends over one of them. */
function refusedStep() {
  const env = [
    'INPUT_REPLAYS: "no", GITHUB_STEP_SUMMARY: ""',
    'GITHUB_WORKSPACE: process.argv[2], GITHUB_OUTPUT: process.argv[3]',
  ];
  return [
    `Object.assign(process.env, { ${env.join(', ')} });`,
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
