import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/doctor/check.ts';
import type { ExperimentDiagnosis as Diagnosis } from '../../../src/experiment/doctor/diagnosis.ts';
import { runDoctor } from '../../../src/experiment/doctor/doctor.ts';
import { renderConclusion } from '../../../src/report/doctor-text.ts';
import { createExperiment } from '../../helpers/experiment.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const OBJECTIVE = 'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]\n';

async function examine(
  files: Readonly<Record<string, string>>,
  config: Readonly<Record<string, string>>,
): Promise<Diagnosis> {
  const { host } = createExperiment({ agent: 'true\n', files, config: { objective: OBJECTIVE, ...config } });
  return runDoctor({ name: 'pi' }, host);
}

const problems = ({ checks }: Diagnosis): readonly Check[] => checks.filter(({ verdict }) => verdict === 'problem');

describe('doctor with several faults at once', { timeout: 120_000 }, () => {
  const BUILD = 'name = "build"\ncommand = "mkdir dist && cp value.txt dist"';

  it('names a guard that builds, an output that is read wrongly and tests that are not protected', async () => {
    const diagnosis = await examine(
      { 'score.sh': 'echo "took $(cat dist/value.txt) ms"\n', 'test.py': 'x\n' },
      { '[guards]': `${BUILD}\n\n[[guards]]\nname = "tests"\ncommand = "ls test.py"` },
    );
    expect(problems(diagnosis)).toMatchObject([
      { id: 'evaluator', detail: 'guard "build" leaves dist/, which the objective reads' },
      { id: 'evaluator', remedy: expect.stringContaining('Set objective.parse = { kind = "regex"') },
      { id: 'guard-tests', remedy: 'Add to objective.protect: "test.py".' },
    ]);
    expect(diagnosis.checks).toContainEqual(
      expect.objectContaining({
        id: 'evaluator',
        verdict: 'ok',
        detail: expect.stringContaining('with the changes above, the base scores 10 each of 3 times'),
      }),
    );
    // It is not what the config as it is would give.
    expect(diagnosis.figures).toBeUndefined();
  });

  it('names a guard that the base does not pass and an evaluator that fails', async () => {
    const diagnosis = await examine(
      { 'score.sh': 'echo no >&2; exit 3\n' },
      { '[guards]': 'name = "lint"\ncommand = "exit 4"\n\n[[guards]]\nname = "types"\ncommand = "exit 5"' },
    );
    expect(problems(diagnosis)).toMatchObject([
      { id: 'base-guard', detail: expect.stringContaining('guard "lint" ended with exit code 4') },
      { id: 'base-guard', detail: expect.stringContaining('guard "types" ended with exit code 5') },
      { id: 'evaluator', detail: expect.stringContaining('ended with exit code 3') },
    ]);
    const logs = problems(diagnosis).map(({ log }) => log);
    expect(new Set(logs).size).toBe(logs.length);
  });

  it.each([1, 2])(
    'names a guard that fails in run %s and passes in others as one that depends on more',
    async (failing) => {
      const outside = createFolder();
      const count = `echo >>${outside}/runs; test $(wc -l <${outside}/runs) -ne ${failing} || exit 4`;
      const diagnosis = await examine(
        {},
        {
          '[guards]': `name = "tests"\ncommand = "${count}"`,
          agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
        },
      );
      expect(problems(diagnosis)).toMatchObject([
        {
          id: 'base-guard',
          detail: expect.stringMatching(/guard "tests" ended with exit code 4.*; on the same tree it also passed$/),
          remedy: expect.stringMatching(/^Fix the tests that depend on time, chance or the load of the machine/),
        },
      ]);
    },
  );

  it('names a missing program and tests that are not protected', async () => {
    const diagnosis = await examine(
      { 'test.py': 'x\n' },
      { '[guards]': 'name = "tests"\ncommand = "no-such-program && ls test.py"' },
    );
    expect(problems(diagnosis)).toMatchObject([
      {
        id: 'programs',
        remedy: 'Install "no-such-program", correct guards[0].command, or add its folder to PATH.',
      },
      { id: 'guard-tests' },
    ]);
  });

  it('says in each item of the list where it is to be done', async () => {
    const diagnosis = await examine({}, { experiment: 'description = "x"' });
    expect(renderConclusion(diagnosis)).toMatch(
      / 1\. config and program: \.autorize\/pi\/config\.toml:1:1: \$\.experiment\.name is missing; expected text\. Add it\.\n/,
    );
  });
});
