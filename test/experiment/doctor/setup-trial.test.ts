import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ExperimentDiagnosis as Diagnosis } from '../../../src/experiment/doctor/diagnosis.ts';
import { runDoctor } from '../../../src/experiment/doctor/doctor.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';

const OBJECTIVE = 'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh", "Makefile"]\n';

function experiment(recipe: string, setup: string): Experiment {
  const files = { Makefile: `app: value.txt\n\t${recipe}\n`, 'score.sh': 'cat app\n' };
  return createExperiment({ agent: 'true\n', files, config: { objective: OBJECTIVE, setup } });
}

const configOf = ({ place }: Experiment) => readFileSync(join(place, 'config.toml'), 'utf8');
const check = ({ checks }: Diagnosis, id: string) => checks.find((each) => each.id === id);

describe('doctor, of a setup that builds', { timeout: 120_000 }, () => {
  const SETUP = '# before all\ncommand = "make -s app" # builds';

  it('proposes to make it the build, and changes nothing by itself', async () => {
    const tried = experiment('cp value.txt app', SETUP);
    const before = configOf(tried);
    const diagnosis = await runDoctor({ name: 'pi' }, tried.host);
    expect(check(diagnosis, 'setup')).toMatchObject({
      verdict: 'warning',
      detail: expect.stringMatching(/^it runs in every evaluation, up to \d+\.\d s each time$/),
      remedy: 'Set setup.command = "" and build.command = "make -s app".',
    });
    expect(configOf(tried)).toBe(before);
  });

  it('writes that with --fix, and examines it again', async () => {
    const tried = experiment('cp value.txt app', SETUP);
    const before = configOf(tried);
    const diagnosis = await runDoctor({ name: 'pi', fix: true }, tried.host);
    const after = configOf(tried);
    expect(after).toContain('# before all\ncommand = "" # builds\n');
    expect(after).toContain('\n[build]\ncommand = "make -s app"\n');
    expect(after.replace('command = ""', 'command = "make -s app"').replace(/\n\[build\]\n.*\n/, '')).toBe(before);
    expect(check(diagnosis, 'setup')).toBeUndefined();
    expect(diagnosis.figures?.scores).toEqual([10, 10, 10]);
    expect(diagnosis.figures?.costs.map(({ step }) => step)).toContain('build');
    expect(diagnosis.fixed).toHaveLength(1);
  });

  it('proposes nothing that gives the base no score, and says why', async () => {
    const tried = experiment('cp value.txt app && echo 9 > value.txt', 'command = "make -s app"');
    const before = configOf(tried);
    const diagnosis = await runDoctor({ name: 'pi', fix: true }, tried.host);
    expect(check(diagnosis, 'setup')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(/ it would run once, but the base has no score then: tamper: build is void/),
    });
    expect(configOf(tried)).toBe(before);
  });

  it('reports that no evaluation builds where setup runs once', async () => {
    const tried = experiment('cp value.txt app', 'command = "make -s app"\ninputs = ["Makefile", "value.txt"]');
    const diagnosis = await runDoctor({ name: 'pi' }, tried.host);
    expect(check(diagnosis, 'setup')).toMatchObject({
      verdict: 'warning',
      detail: 'it builds, and it runs once: no evaluation builds the code that it is about',
    });
  });
});
