// node test/external/claims.mjs CLONE PYTHON [COUNT]: solvers of a public suite of algorithm tasks that are on record as 1.00
// to 1.10 times as fast as the suite's own, judged again: how many survive a test in pairs, and how often a copy of the
// suite's own solver with another comment is accepted. PYTHON has what the tasks import; README.md says what and which suite.
// COUNT (20): that many claims, spread over the tasks. A claim takes a minute or two; nothing else should run.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = resolve(import.meta.dirname, '../../tools/autorize.mjs');
const AT_MOST = 1.1;
// Of the suite's own solver on one problem, in milliseconds, as the suite has it on record: a claim takes a minute then.
const QUICK = 150;

const [clone, python, count = '20'] = process.argv.slice(2);
if (python === undefined)
  throw new Error('node test/external/claims.mjs CLONE PYTHON [COUNT]: see test/external/README.md');
const folder = mkdtempSync(join(tmpdir(), 'autorize-claims-'));
process.env.XDG_CACHE_HOME = join(folder, 'cache');
const tally = { survived: 0, refuted: 0, judged: 0, copies: 0, copiesAccepted: 0 };
try {
  for (const claim of chosen(claimsOf(), Number(count))) judge(claim);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${tally.survived} of ${tally.judged} claims survive, ${tally.refuted} do not; ${tally.copiesAccepted} of ${tally.copies} copies are accepted`,
);
process.exitCode = tally.judged > 0 ? 0 : 1;

/** What the suite's reports claim, where its repository has the solver and its task is quick and imports what there is. */
function claimsOf() {
  const summary = JSON.parse(readFileSync(join(clone, 'reports', 'agent_summary.json'), 'utf8'));
  const sizes = JSON.parse(readFileSync(join(clone, 'reports', 'generation.json'), 'utf8'));
  const models = readdirSync(join(clone, 'results')).map((name) => ({ name, key: keyOf(name) }));
  const claims = [];
  for (const [task, byModel] of Object.entries(summary)) {
    const { n, target_time_ms: target } = sizes[task] ?? {};
    if (n === undefined || target > QUICK) continue;
    for (const [model, { final_speedup: speedup }] of Object.entries(byModel)) {
      if (!(Number(speedup) > 1 && Number(speedup) <= AT_MOST)) continue;
      const fitting = models.filter(({ key }) => keyOf(model).startsWith(key));
      const [found] = fitting.sort((one, other) => other.key.length - one.key.length);
      const place = found && join(clone, 'results', found.name, task);
      if (place && existsSync(place) && readdirSync(place).join() === 'solver.py')
        claims.push({ task, size: n, model, speedup: Number(speedup), solver: join(place, 'solver.py') });
    }
  }
  return claims;
}

/** Claims in turns over the tasks, in an order that depends on nothing but the list. */
function chosen(claims, many) {
  const seen = new Map();
  const turns = claims.map((claim) => {
    const turn = seen.get(claim.task) ?? 0;
    seen.set(claim.task, turn + 1);
    return { turn, claim };
  });
  const found = [];
  for (const { claim } of turns.sort((one, other) => one.turn - other.turn)) {
    if (found.length === many) break;
    if (runs(claim)) found.push(claim);
  }
  return found;
}

/** Whether the solver of a claim runs here and answers correctly. */
function runs({ task, size, solver }) {
  const user = repositoryOf(task, size);
  writeFileSync(join(user, 'solver.py'), readFileSync(solver));
  return spawnSync(python, ['judge/judge.py'], { cwd: user, timeout: 60_000 }).status === 0;
}

/** A repository that solves a task as the suite does. */
function repositoryOf(task, size) {
  const user = mkdtempSync(join(folder, `${task}-`));
  cpSync(join(import.meta.dirname, 'claims', 'judge.py'), join(user, 'judge', 'judge.py'));
  cpSync(join(import.meta.dirname, 'claims', 'reference.py'), join(user, 'solver.py'));
  cpSync(join(clone, 'AlgoTuneTasks', task, `${task}.py`), join(user, 'judge', 'task.py'));
  writeFileSync(join(user, 'judge', 'size.json'), String(size));
  return user;
}

function judge({ task, size, model, speedup, solver }) {
  const user = repositoryOf(task, size);
  mkdirSync(join(user, 'proposals'));
  const reference = readFileSync(join(user, 'solver.py'), 'utf8');
  writeFileSync(join(user, 'proposals', '1.py'), `${reference}\n# A copy.\n`);
  writeFileSync(join(user, 'proposals', '2.py'), readFileSync(solver));
  for (const words of [['init', '--quiet', '-b', 'main'], ['add', '-A'], commit()])
    execFileSync('git', words, { cwd: user, stdio: ['ignore', 'ignore', 'inherit'] });
  const place = join(user, '.autorize', 'claim');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'program.md'), 'Solve the task faster.\n');
  writeFileSync(join(place, 'config.toml'), configOf());
  spawnSync(process.execPath, [PROGRAM, 'run', 'claim', '--quiet'], { cwd: user, stdio: ['ignore', 2, 2] });
  const ledger = join(place, 'iterations.jsonl');
  const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8').trim().split('\n') : [];
  const [, copy, claim] = lines.map((line) => JSON.parse(line));
  tally.copies += copy === undefined ? 0 : 1;
  tally.copiesAccepted += copy?.outcome === 'merged' ? 1 : 0;
  tally.judged += claim === undefined ? 0 : 1;
  tally.survived += claim?.outcome === 'merged' ? 1 : 0;
  tally.refuted += claim !== undefined && claim.outcome !== 'merged' ? 1 : 0;
  const ends = `${claim?.outcome ?? 'absent'}: ${claim?.reason ?? ''}`;
  console.log(`${task}, ${model}, claimed ${speedup.toFixed(3)}×; copy ${copy?.outcome}; ${ends}`);
}

function configOf() {
  return `
[experiment]
name = "claim"
[environment]
readable = [${JSON.stringify(resolve(python, '../..'))}]
[objective]
command = ${JSON.stringify(`${resolve(python)} judge/judge.py`)}
direction = "min"
unit = "ms"
protect = ["judge/**", "proposals/**"]
[accept_risk]
evaluator_in_process = true
[iteration]
budget = "60s"
max_iterations = 2
[schedule]
total_budget = "1h"
[agent]
command = "cp proposals/{iter}.py solver.py; : {prompt_file}"
`;
}

function commit() {
  return [
    '-c',
    'user.name=External',
    '-c',
    'user.email=external@localhost',
    'commit',
    '--quiet',
    '-m',
    'Solve the task',
  ];
}

function keyOf(name) {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
