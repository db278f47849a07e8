// npm run bench:shared-runs [-- runs [first seed [worlds]]]: what it would save if candidates that are in their pairs at the
// same time shared the runs of the current best: a block of one run of it and one of each candidate, in place of a pair
// each. On the product's own decision code, in the worlds of bench:decisions. Time is counted in evaluations, one at a time;
// a proposal takes as long as so many of them. The product does not do it: decision 14. Needs a Node that reads TypeScript
// (24, as npm scripts have it).
import { assignProposal } from '../../src/decision/assignment.ts';
import { concludeTrial, isAcceptedTrial } from '../../src/decision/conclusion.ts';
import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { reportTask } from '../../src/decision/task.ts';
import { deviationOf } from '../../src/stats/moments.ts';
import { DecidedRun, effectsOf, Machine, numbersOf } from '../decision/world.ts';

const RUNS = Number(process.argv[2] ?? 300);
const FIRST = Number(process.argv[3] ?? 1);
const NOISES = (process.argv[4] ?? 'gaussian,t3,skewed,drifting').split(',');
const CANDIDATES = 200;
const settings = decisionSettingsSchema.parse({
  ...{ direction: 'max', decision: 'paired-sequential', effort: 'balanced', integrity: { canary_every: 0 } },
});

const HEAD = ['world', 'workspaces', 'a proposal takes', 'runs of the current best', 'evaluations'];
const REST = ['for a true improvement', 'time for it', 'gain', 'FDP', 'neutral accepted', 'SD of wrongly accepted'];
for (const row of [[...HEAD, ...REST], [...HEAD, ...REST].map(() => '---')]) print(row);
for (const noise of NOISES) {
  for (const [workspaces, proposal] of [
    [1, 0],
    [2, 0],
    [4, 0],
    [2, 10],
    [4, 10],
    [4, 40],
  ]) {
    for (const isShared of workspaces === 1 ? [false] : [false, true]) {
      const all = Array.from({ length: RUNS }, (_, run) =>
        runOnce({ noise, workspaces, proposal, isShared, seed: FIRST + run }),
      );
      const sum = (part) => all.reduce((total, each) => total + part(each), 0);
      const better = sum((each) => each.better);
      const percent = (share) => `${(100 * share).toFixed(1)} %`;
      print([
        ...[noise, workspaces, proposal, isShared ? 'shared' : 'apart'],
        (sum(({ evaluations }) => evaluations) / RUNS).toFixed(0),
        (sum(({ evaluations }) => evaluations) / better).toFixed(1),
        (sum(({ time }) => time) / better).toFixed(1),
        (sum(({ gain }) => gain) / RUNS).toFixed(1),
        percent(sum(({ kept, wrong }) => (kept === 0 ? 0 : wrong / kept)) / RUNS),
        percent(sum(({ neutralKept }) => neutralKept) / sum(({ neutral }) => neutral)),
        deviationOf(all.map(({ wrong }) => wrong)).toFixed(2),
      ]);
    }
  }
}

function print(cells) {
  console.log(`| ${cells.join(' | ')} |`);
}

function runOnce({ noise, workspaces, proposal, isShared, seed }) {
  const random = numbersOf(seed);
  const machine = new Machine(noise, random, 0);
  const score = (tree) => machine.score(tree, 0);
  const run = new DecidedRun({ settings, name: `shared ${seed}`, base: 'base', score });
  const waiting = effectsOf(random, CANDIDATES, false).map((effect, at) => ({ effect, name: `c${at + 1}` }));
  const counts = { kept: 0, wrong: 0, better: 0, neutral: 0, neutralKept: 0 };
  // When each workspace has its next candidate.
  const ready = Array.from({ length: workspaces }, () => proposal);
  let [open, idle] = [[], 0];
  const now = () => machine.evaluations + idle;
  for (;;) {
    for (let at = ready.findIndex((time) => time <= now()); at >= 0 && waiting.length > 0; ) {
      // What is due comes before the next test begins, as in a run.
      run.prepare();
      const { effect, name } = waiting.shift();
      const tree = `${name} after ${counts.kept}`;
      machine.truth.set(tree, machine.truth.get(run.session.incumbent) + effect);
      const assigned = assignProposal(run.session, { id: tree, tree, purpose: 'candidate' });
      if (assigned.kind === 'refused') continue;
      run.session = assigned.session;
      ready.splice(at, 1);
      open.push({ effect, name, trial: assigned.trial });
      at = ready.findIndex((time) => time <= now());
    }
    if (open.length === 0) {
      if (waiting.length === 0)
        return { ...counts, evaluations: machine.evaluations, time: now(), gain: gainOf(machine, run) };
      idle += Math.min(...ready) - now();
      continue;
    }
    const alone = open.find(({ trial }) => !trial.is_screened);
    const block = alone === undefined ? blockOf(open, isShared) : [alone];
    measureBlock(block, { random, score, isAlone: alone !== undefined });
    for (const test of block) if (test.trial.verdict !== null) conclude(test);
    open = open.filter(({ trial }) => trial.verdict === null);
  }

  function conclude({ effect, name, trial }) {
    ready.push(now() + proposal);
    const isAccepted = isAcceptedTrial(run.session, trial, 'accepted');
    run.session = concludeTrial(run.session, trial, 'accepted');
    // Something else was accepted in the meantime: what passed is tested again on top of it.
    if (trial.verdict.outcome === 'keep' && !isAccepted) {
      ready[ready.length - 1] = now();
      return waiting.unshift({ effect, name });
    }
    if (effect === 0) counts.neutral += 1;
    if (!isAccepted) return;
    counts.kept += 1;
    if (effect > 0) counts.better += 1;
    else counts.wrong += 1;
    if (effect === 0) counts.neutralKept += 1;
  }
}

/** The tests that are measured next: one, or all against the current best of the first. */
function blockOf(open, isShared) {
  return isShared ? open.filter(({ trial }) => trial.incumbent === open[0].trial.incumbent) : open.slice(0, 1);
}

/** One run of each candidate and, but for a lone run, one of the current best, in an order that is drawn. */
function measureBlock(block, { random, score, isAlone }) {
  const trees = [...block.map(({ trial }) => trial.tree), ...(isAlone ? [] : [block[0].trial.incumbent])];
  const order = trees.map((tree) => ({ tree, at: random() })).sort((one, other) => one.at - other.at);
  const scores = new Map(order.map(({ tree }) => [tree, score(tree)]));
  const measurement = (arm, tree) => ({ arm, kind: 'scored', score: scores.get(tree) });
  for (const test of block) {
    const { tree, incumbent } = test.trial;
    const first = order.find((each) => each.tree === tree || each.tree === incumbent).tree;
    const arms = [measurement('candidate', tree), ...(isAlone ? [] : [measurement('incumbent', incumbent)])];
    test.trial = reportTask(test.trial, first === tree ? arms : arms.reverse());
  }
}

function gainOf(machine, { session }) {
  return machine.truth.get(session.incumbent);
}
