// npm run bench:distil [-- runs]: leaves one out of six accepted changes of which three have no effect, on the product's
// own decision code: how often each interval holds its truth, how often the branch holds exactly the three in the end,
// and what that costs. Needs a Node that reads TypeScript (24, as npm scripts have it).

import { decisionSettingsSchema } from '../../src/decision/settings.ts';
import { distilWorld } from '../decision/distil-world.ts';
import { NOISES } from '../decision/world.ts';

const RUNS = Number(process.argv[2] ?? 2000);
const settings = decisionSettingsSchema.parse({ direction: 'max', decision: 'paired-sequential', effort: 'balanced' });
const percent = (count, of) => `${((100 * count) / of).toFixed(1)}%`;
const NEEDS = { 1: [0], 4: [2], 5: [2, 4] };

for (const [name, needs] of [
  ['independent', {}],
  ['2 builds on 1, 5 on 3, 6 on both', NEEDS],
]) {
  for (const noise of NOISES.slice(0, 3)) {
    for (const size of [1, 1.5, 2]) {
      for (const pairs of [20, 30, 40]) {
        const effects = [size, 0, size, 0, 0, size];
        const results = Array.from({ length: RUNS }, (_, seed) =>
          distilWorld({ settings, noise, seed: seed + 1, effects, needs, pairs }),
        );
        const least = Math.min(...effects.map((_, at) => results.filter(({ covered }) => covered[at]).length));
        const wanted = effects.flatMap((effect, at) => (effect > 0 ? [at] : []));
        const holdsAll = results.filter(({ left }) => wanted.every((at) => left.includes(at))).length;
        const isExact = results.filter(({ left }) => left.join() === expectedLeft(effects, needs).join()).length;
        const evaluations = results.reduce((sum, each) => sum + each.evaluations, 0) / RUNS;
        console.log(
          [
            ...[name, noise, `effects of ${size} SD`, `${pairs} pairs`],
            ...[`least coverage ${percent(least, RUNS)}`, `holds exactly those ${percent(isExact, RUNS)}`],
            ...[`loses none ${percent(holdsAll, RUNS)}`, `${evaluations.toFixed(0)} evaluations`],
          ].join(', '),
        );
      }
    }
  }
}

/** What has an effect, and what that builds on. */
function expectedLeft(effects, needs) {
  const all = effects.map((_, at) => at);
  const worth = (out) => out.reduce((sum, at) => sum + effects[at], 0);
  const gone = new Set(
    all.flatMap((at) => {
      const out = all.filter((each) => each === at || needs[each]?.includes(at));
      return worth(out) === 0 ? out : [];
    }),
  );
  return all.filter((at) => !gone.has(at));
}
