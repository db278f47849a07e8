// npm run bench:agents [-- RUNS]: what several agents of different quality gain for the same dollars, by turns and as the
// product shares a run between them, on the product's own decision code; and what restarts at a plateau do on landscapes
// with exact scores. Needs no idle machine.

import { PLATEAU } from '../../src/decision/plateau.ts';
import { AGENTS, climb, runAgents } from '../decision/agents-world.ts';
import { settingsOf } from '../decision/trials.ts';

const RUNS = Number(process.argv[2] ?? 200);
const settings = settingsOf({ effort: 'balanced' });
const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);
const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;
const error = (values) =>
  Math.sqrt(mean(values.map((each) => (each - mean(values)) ** 2)) / Math.max(1, values.length - 1));
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

row('sharing', 'accepted gain (noise SDs)', '±', 'evaluations', ...AGENTS.map(({ name }) => `attempts of ${name}`));
row(...Array.from({ length: 4 + AGENTS.length }, () => '---'));
for (const sharing of ['turns', 'bandit', 'bandit and plateau']) {
  const all = seeds.map((seed) => runAgents({ sharing, settings, seed }));
  const gains = all.map(({ gain }) => gain);
  const evaluations = mean(all.map((each) => each.evaluations)).toFixed(0);
  const attempts = AGENTS.map(({ name }) => mean(all.map((each) => each.attempts[name])).toFixed(1));
  row(sharing, mean(gains).toFixed(2), error(gains).toFixed(2), evaluations, ...attempts);
}

console.log('');
row('restarts', 'fitness accepted after 400 attempts', '±');
row('---', '---', '---');
for (const plateau of [0, PLATEAU]) {
  const all = seeds.map((seed) => climb({ seed, plateau }));
  row(plateau === 0 ? 'none' : `after ${plateau} rejected`, mean(all).toFixed(4), error(all).toFixed(4));
}
