// npm run bench:prepared [-- javascript rust python]: the second and later evaluations of a tree whose project has to be
// installed or built, beside its benchmark alone in a warm checkout of the user's own. Projects and settings are those of
// docs/how-to, with benchmarks of a second or two. Both alternate. Prints the median of the ratios, what an evaluation
// takes longer, and both in processor time, which other work on the machine hardly changes. Needs network access once,
// and a Node that reads TypeScript (24, as npm scripts have it).
// PYTHONDONTWRITEBYTECODE must not be set: alone, Python would compile everything each time.
// On two virtual cores that much else ran on (load 7 to 30), medians of 9 pairs, evaluation / alone: javascript 1651 / 1516
// ms, ratio 1.05, 75 ms more. python 2136 / 1722 ms, ratio 1.19; in processor time 1060 / 940 ms, ratio 1.11: pytest
// compiles what it rewrites, each time.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { readProtectedFiles } from '../../src/engine/boundaries/protected-files.ts';
import { evaluateTree } from '../../src/engine/evaluation/evaluation.ts';
import { preparingSteps } from '../../src/engine/evaluation/preparing-steps.ts';
import { evaluationCheckout, openPrivateArea } from '../../src/engine/workspace/private-area.ts';
import { requireLevel } from '../../src/kernel/sandbox-level.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { median, printPair } from './pairs.mjs';

const ROUNDS = 9;
const PROJECTS = ['javascript', 'rust', 'python'];
const DOCS = new URL('../../docs/how-to/', import.meta.url);
const EXAMPLES = new URL('../../examples/how-to/', import.meta.url);

// In a file of the project, or in the command. Those of the examples are short, so that their tests are.
const LONGER = {
  javascript: { file: 'bench/words.bench.js', from: 'time: 200', to: 'time: 500' },
  rust: { file: 'benches/words.rs', from: 'max_time = 0.2', to: 'min_time = 0.5, max_time = 0.5' },
  python: { from: '--benchmark-max-time=0.2', to: '--benchmark-max-time=0.5' },
};

const asked = process.argv.slice(2);
for (const project of asked.length === 0 ? PROJECTS : asked) await measure(project);

async function measure(project) {
  const page = readFileSync(new URL(`improve-a-${project}-project.md`, DOCS), 'utf8');
  const config = parse(/^```toml\n([\s\S]*?)^```$/m.exec(page)[1]);
  const { file, from, to } = LONGER[project];
  if (file === undefined) config.objective.command = longer(config.objective.command, { from, to });
  const place = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const [user, warm] = [join(place, 'user'), join(place, 'warm')];
    for (const folder of [user, warm]) {
      cpSync(new URL(project, EXAMPLES), folder, { recursive: true });
      if (file === undefined) continue;
      const path = join(folder, file);
      writeFileSync(path, longer(readFileSync(path, 'utf8'), { from, to }));
    }
    const run = (command) =>
      execFileSync('sh', ['-c', command], { cwd: warm, stdio: ['ignore', 'ignore', 'pipe'], env: process.env });
    for (const each of [config.setup, config.build]) if (each !== undefined) run(each.command);
    const evaluate = await openEvaluations({ place, user, config });
    const [one, other] = [timed(evaluate), timed(() => run(config.objective.command))];
    await one();
    await other();
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push([await one(), await other()]);
    for (const [what, of] of [
      ['time', ({ ms }) => ms],
      ['processor time', ({ cpuMs }) => cpuMs],
    ]) {
      const [first, second] = [0, 1].map((at) => rounds.map((pair) => of(pair[at])));
      const ratio = median(first.map((each, at) => each / second[at]));
      const more = median(first.map((each, at) => each - second[at]));
      printPair(`${project}, ${what}`, { a: median(first), b: median(second), ratio }, 1.2);
      console.log(`  an evaluation takes ${more.toFixed(0)} ms more`);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Evaluates the base of the project, again and again in one session. */
async function openEvaluations({ place, user, config: { setup, build, objective } }) {
  const git = (...args) => execFileSync('git', args, { cwd: user, encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', 'The base');
  const base = git('rev-parse', 'HEAD');
  const parentEnv = { ...process.env, XDG_CACHE_HOME: join(place, 'cache') };
  const level = await requireLevel({ requested: 'required', network: 'off' });
  const folder = join(place, 'cache', 'autorize', 'bench-000000000000');
  const area = await openPrivateArea({
    folder,
    repository: findRepository(user),
    base,
    branchHead: base,
    level,
    parentEnv,
  });
  const commands = [objective.command];
  const protectedFiles = await readProtectedFiles(area.store, { commit: base, globs: objective.protect, commands });
  const logs = join(place, 'logs');
  mkdirSync(logs);
  let number = 0;
  return async () => {
    number += 1;
    const preparing = {
      setup: setup && { timeout: '10m', ...setup },
      build: build && { timeout: '10m', outputs: [], cache: [], ...build },
      network: { setup: 'on', build: 'off' },
      logs: join(logs, `${number}-`),
    };
    const evaluation = await evaluateTree(area, {
      checkout: evaluationCheckout(area, 1),
      ...{ tree: base, protectedFiles, teardown: undefined, variables: {}, signal: undefined },
      steps: [
        ...preparingSteps(preparing),
        {
          ...{ name: 'score', kind: 'objective', title: 'score', command: objective.command, timeoutMs: 60_000 },
          ...{ network: 'off', tracing: 'off', logs: join(logs, String(number)) },
        },
      ],
    });
    if (evaluation.kind !== 'ran') throw new Error(JSON.stringify(evaluation));
  };
}

function longer(text, { from, to }) {
  if (!text.includes(from)) throw new Error(`no "${from}" in ${text}`);
  return text.replaceAll(from, to);
}

function timed(act) {
  return async () => {
    const [before, cpuBefore] = [performance.now(), readCpuMs()];
    await act();
    return { ms: performance.now() - before, cpuMs: readCpuMs() - cpuBefore };
  };
}

// Of this process and of all its children that have ended: utime, stime, cutime and cstime, in hundredths of a second.
function readCpuMs() {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}
