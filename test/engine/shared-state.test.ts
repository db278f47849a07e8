import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const guard = (name: string, command: string) => `name = "${name}"\ncommand = "${command}"\n`;
const BUILD = 'mkdir -p dist coverage; cp value.txt dist/value; date >coverage/log; date >.stamp\n';
const FILES = { 'build.sh': BUILD, 'score.sh': 'cat dist/value\n' };

function experiment(
  files: Readonly<Record<string, string>>,
  guards: readonly string[],
  config: Readonly<Record<string, string>> = {},
): Experiment {
  const [first = '', ...others] = guards;
  const tables = { '[guards]': [first, ...others].join('\n[[guards]]\n'), ...config };
  return createExperiment({ agent: 'true\n', files: { ...FILES, ...files }, config: tables });
}

const errorOf = (tried: Experiment) =>
  tried.run().then(
    () => undefined,
    (error) => error,
  );

describe('a base that needs one checkout for all of its commands', { timeout: 120_000 }, () => {
  const message = 'guard "build" leaves dist/, which the objective reads; make it build.command';

  it('is refused by the first evaluation of a run, with what to change', async () => {
    const tried = experiment({}, [guard('build', 'sh build.sh')]);
    expect(await errorOf(tried)).toMatchObject({ exitCode: 3, message });
    expect(readFileSync(join(tried.place, 'iterations.jsonl'), 'utf8')).toBe('');
  });

  it.runIf(BUBBLEWRAP.length > 0)('is refused without a sandbox, too', async () => {
    const agent = 'command = "sh agent.sh {prompt_file}"\nsandbox = "off"';
    expect(await errorOf(experiment({}, [guard('build', 'sh build.sh')], { agent }))).toMatchObject({ message });
  });

  it('is found by doctor', async () => {
    const { checks } = await runDoctor({ name: 'pi' }, experiment({}, [guard('build', 'sh build.sh')]).host);
    expect(checks.find(({ id }) => id === 'evaluator')).toMatchObject({
      verdict: 'problem',
      detail: 'guard "build" leaves dist/, which the objective reads',
      remedy: 'Make it build.command.',
    });
  });

  it('is found among several guards, and where setup made something before', async () => {
    const guards = [
      guard('lint', 'touch .lint'),
      guard('build', 'sh build.sh'),
      guard('types', 'touch .types'),
      guard('tests', 'touch .tests'),
    ];
    const setup = { setup: 'command = "mkdir made; touch made/x"' };
    expect(await errorOf(experiment({ 'score.sh': 'ls made/x >&2; cat dist/value\n' }, guards, setup))).toMatchObject({
      message,
    });
  });

  it('is found where a later guard needs it', async () => {
    const guards = [guard('build', 'sh build.sh'), guard('tests', 'test -s dist/value')];
    const expected = 'guard "build" leaves dist/, which guard "tests" reads; make it build.command';
    expect(await errorOf(experiment({}, guards))).toMatchObject({ exitCode: 3, message: expected });
    const objective = 'command = "sh score.sh"\ndirection = "min"\nbaseline = false';
    expect(await errorOf(experiment({}, guards, { objective }))).toMatchObject({ exitCode: 3, message: expected });
  });

  it('is found where the objective prints something else without it', async () => {
    const files = { 'score.sh': 'cat dist/value 2>/dev/null || echo nothing built\n' };
    expect(await errorOf(experiment(files, [guard('build', 'sh build.sh')]))).toMatchObject({ message });
  });

  it('is found where a guard changes files of the tree', async () => {
    const files = { 'score.sh': 'grep -q 11 value.txt && cat value.txt\n', 'build.sh': 'echo 11 >value.txt\n' };
    expect(await errorOf(experiment(files, [guard('build', 'sh build.sh')]))).toMatchObject({
      message: 'guard "build" changes files of the tree that the objective reads; make it build.command',
    });
  });

  it('is not what is said of a base that fails anyway', async () => {
    const files = { 'score.sh': 'cat dist/value; exit 3\n' };
    const error = await errorOf(experiment(files, [guard('build', 'sh build.sh')]));
    expect(error.message).toMatch(/^the base itself has no score: score ended with exit code 3/);
    const { message: ofGuard } = await errorOf(experiment({}, [guard('a', 'touch made'), guard('b', 'exit 4')]));
    expect(ofGuard).toMatch(/the base does not pass its guards: guard "b" ended with exit code 4/);
  });
});
