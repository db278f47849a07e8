import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFloatScore } from '../../src/experiment/scoring/score.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { agentCommand, changedPaths, copyExample, EXAMPLES, filesOf, readConfig, runShell } from './example-folder.ts';

const config = readConfig('pi-digits', 'pi');
const promptFile = () => join(createFolder({ 'prompt.md': '# Nudge\n' }), 'prompt.md');

async function scoreOf(value: string): Promise<unknown> {
  const folder = copyExample('pi-digits');
  writeFileSync(join(folder, 'value.txt'), value);
  const { code, out, err } = await runShell(config.objective.command, folder);
  return code === 0 ? parseFloatScore(out) : { code, out, err: err.trim() };
}

describe('examples/pi-digits', () => {
  it('scores a number by how far it is from pi', async () => {
    expect(await scoreOf('3\n')).toEqual({ score: 0.14159265359 });
    expect(await scoreOf('4.141592653590')).toEqual({ score: 1 });
  });

  it.each(['', 'pi\n', '-3\n', '1e5\n', 'nan\n', '3\n3\n'])('gives no score for %j, and says why', async (value) => {
    const err = 'value.txt does not hold one decimal number and nothing else';
    expect(await scoreOf(value)).toEqual({ code: 1, out: '', err });
  });

  it('goes the way that its README shows', async () => {
    const readme = readFileSync(join(EXAMPLES, 'pi-digits', 'README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| (\d) \| ([\d.]*) ?\| ([\d.]*) ?\| (\w+)/gm)];
    const reported = rows.map(([, , value, score, outcome]) => [value, score, outcome]);
    const folder = copyExample('pi-digits');
    const valueFile = join(folder, 'value.txt');
    const seen: string[][] = [];
    let best = Number.POSITIVE_INFINITY;
    for (let iteration = 0; iteration <= config.iteration.max_iterations; iteration += 1) {
      const before = filesOf(folder);
      if (iteration > 0) await runShell(agentCommand(config, promptFile(), iteration), folder);
      const changed = changedPaths(before, filesOf(folder));
      if (iteration > 0 && changed.length === 0) {
        seen.push(['', '', 'noop']);
        continue;
      }
      if (iteration > 0) expect(changed).toEqual(['value.txt']);
      const value = readFileSync(valueFile, 'utf8').trim();
      const score = (await runShell(config.objective.command, folder)).out.trim();
      const isBetter = Number(score) < best;
      const retained = iteration === 0 ? 'baseline' : 'merged';
      seen.push([value, score, isBetter ? retained : 'discarded']);
      if (isBetter) best = Number(score);
      else writeFileSync(valueFile, before.get('value.txt') ?? '');
    }
    expect(seen).toEqual(reported);
  });
});
