import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/doctor/check.ts';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';

const BASE = { 'value.txt': '10\n', 'score.sh': 'cat value.txt\n' };

async function diagnose(
  files: Readonly<Record<string, string>>,
  { objective = 'protect = ["score.sh"]', ...config }: Readonly<Record<string, string>> = {},
): Promise<readonly Check[]> {
  const { host } = createExperiment({
    agent: 'true\n',
    files: { ...BASE, ...files },
    config: {
      objective: `command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }\n${objective}`,
      ...config,
    },
  });
  return (await runDoctor({ name: 'pi' }, host)).checks;
}

/** The guard's script lies behind a link. */
function linked(protect: string): Experiment {
  const experiment = createExperiment({
    agent: 'true\n',
    files: { ...BASE, 'tools/verify.sh': 'true\n' },
    config: {
      objective: `command = "sh score.sh"\ndirection = "min"\nprotect = [${protect}]`,
      '[guards]': 'name = "a"\ncommand = "sh verify.sh"',
    },
  });
  symlinkSync('tools/verify.sh', join(experiment.folder, 'verify.sh'));
  userGit(experiment.folder, 'add', '-A');
  userGit(experiment.folder, 'commit', '-qm', 'link');
  return experiment;
}

const find = (checks: readonly Check[], id: string) => checks.find((check) => check.id === id);
const guard = (command: string) => ({ '[guards]': `name = "tests"\ncommand = "${command}"` });

describe('a candidate with emptied tests', { timeout: 120_000 }, () => {
  it.each<[what: string, files: Readonly<Record<string, string>>, command: string, path: string]>([
    ['C', { 'test.c': 'int main() {}\n' }, 'test -e test.c', 'test.c'],
    ['Go', { 'pkg/value_test.go': 'package pkg\n' }, 'true || go test ./...', 'pkg/value_test.go'],
    ['Python', { 'test.py': 'assert True\n' }, 'ls test.py', 'test.py'],
    ['JavaScript', { 'src/value.test.mjs': 'x\n' }, 'true || npm test', 'src/value.test.mjs'],
  ])('is FAIL where it is not denied and a guard uses them: %s', async (_, files, command, path) => {
    const checks = await diagnose(files, guard(command));
    expect(find(checks, 'emptied')).toBeUndefined();
    expect(find(checks, 'guard-tests')).toMatchObject({
      verdict: 'problem',
      detail: `a change may alter 1 test file that a guard uses ("${path}"), and a candidate that empties all of them passes`,
      remedy: `Add to objective.protect: "${path}".`,
    });
    const objective = `protect = ["score.sh", "${path}"]`;
    const denied = await diagnose(files, { ...guard(command), objective });
    expect(find(denied, 'guard-tests')).toBeUndefined();
    expect(find(denied, 'emptied')).toMatchObject({
      verdict: 'ok',
      detail: `a change that empties one of 1 test file is denied ("${path}")`,
    });
  });

  it.each([
    ['of another kind than the guard runs', { 'pkg/value_test.go': 'x\n' }, 'true || npm test', 'pkg/value_test.go'],
    [
      'a Makefile',
      { Makefile: 'test: checks/run-check.txt\n\ttrue\n', 'checks/run-check.txt': 'x\n' },
      'true',
      'checks/run-check.txt',
    ],
  ])('is reported where it is not denied and no guard is known to use them: %s', async (_, files, command, path) => {
    const open = find(await diagnose(files, guard(command)), 'emptied');
    expect(open).toMatchObject({
      verdict: 'warning',
      detail: `a change may empty 1 test file ("${path}"), and a candidate that empties all of them passes`,
      remedy: `Add to objective.protect: "${path}".`,
    });
    const objective = `protect = ["score.sh", "${path}"]`;
    const denied = find(await diagnose(files, { ...guard(command), objective }), 'emptied');
    expect(denied).toMatchObject({
      verdict: 'ok',
      detail: `a change that empties one of 1 test file is denied ("${path}")`,
    });
  });

  const MANIFEST = '{"scripts":{"test":"node --test"}}\n';
  it.each<[what: string, files: Readonly<Record<string, string>>, command: string, path: string]>([
    ['a script', { 'verify.sh': 'true\n' }, 'sh verify.sh', 'verify.sh'],
    ['a manifest of npm', { 'package.json': MANIFEST }, 'true || npm test', 'package.json'],
    ['a Makefile', { Makefile: 'test:\n\ttrue\n' }, 'make -s test', 'Makefile'],
  ])('is FAIL where it may change what decides what a guard runs: %s', async (_, files, command, path) => {
    const found = find(await diagnose(files, guard(command)), 'guard-tests');
    expect(found).toMatchObject({
      verdict: 'problem',
      detail: expect.stringContaining(
        `a change may alter 1 file that decides what a guard or the evaluator runs ("${path}")`,
      ),
      remedy: expect.stringContaining(`Add to objective.protect: "${path}".`),
    });
    // Protected in words, or since nothing else is said.
    for (const objective of [`protect = ["score.sh", "${path}"]`, '']) {
      const denied = await diagnose(files, { ...guard(command), objective });
      expect(find(denied, 'guard-tests')).toBeUndefined();
      expect(find(denied, 'emptied')).toMatchObject({ verdict: 'ok' });
    }
    const boundaries = `deny_paths = ["${path}"]`;
    expect(find(await diagnose(files, { ...guard(command), boundaries }), 'guard-tests')).toBeUndefined();
  });

  it('is FAIL where the manifest decides what the evaluator runs', async () => {
    const config = { objective: 'protect = ["score.sh"]\n', '[guards]': 'name = "a"\ncommand = "true"' };
    const files = { Makefile: 'score:\n\t@sh score.sh\n' };
    const { host } = createExperiment({
      agent: 'true\n',
      files: { ...BASE, ...files },
      config: { ...config, objective: 'command = "make -s score"\ndirection = "min"\nprotect = ["score.sh"]' },
    });
    const { checks } = await runDoctor({ name: 'pi' }, host);
    expect(find(checks, 'guard-tests')).toMatchObject({ verdict: 'problem' });
  });

  it('is FAIL where a link leads to the script that a guard runs, until both are protected', async () => {
    const { checks } = await runDoctor({ name: 'pi' }, linked('"score.sh", "tools/verify.sh"').host);
    expect(find(checks, 'guard-tests')).toMatchObject({
      verdict: 'problem',
      detail: expect.stringContaining('("verify.sh")'),
    });
    const both = await runDoctor({ name: 'pi' }, linked('"score.sh", "verify.sh"').host);
    expect(find(both.checks, 'guard-tests')).toBeUndefined();
  });

  it('is reported also where the guard refuses all of them: a change can empty one', async () => {
    const open = find(await diagnose({ 'test.py': 'x\n' }, guard('test -s test.py')), 'guard-tests');
    const detail = 'a change may alter 1 test file that a guard uses ("test.py")';
    expect(open).toMatchObject({ verdict: 'problem', detail });
  });

  it('is reported where no guard runs tests, and nothing is where there are none', async () => {
    expect(find(await diagnose({ 'test.py': 'x\n' }), 'emptied')).toMatchObject({ verdict: 'warning' });
    expect(find(await diagnose({}), 'emptied')).toBeUndefined();
  });
});

describe('a candidate with planted files', { timeout: 120_000 }, () => {
  const files = {
    'bench/score.py': 'import json\nprint(json.loads(open("value.txt").read()))\n',
    'score.sh': '/usr/bin/python3 bench/score.py\n',
  };
  const protect = 'protect = ["score.sh", "bench/score.py"]';

  it('is denied', async () => {
    expect(find(await diagnose(files, { objective: protect }), 'planted')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringContaining('is denied'),
    });
  });

  it.each(['bench/__pycache__/score.cpython-312.pyc', 'bench/score.so'])(
    'is FAIL where boundaries.permit lets in a compiled file: %s',
    async (path) => {
      const boundaries = `permit = ["${path}"]`;
      expect(find(await diagnose(files, { objective: protect, boundaries }), 'planted')).toMatchObject({
        verdict: 'problem',
        detail: `a change may add "${path}", which the evaluator would load instead of its own files`,
      });
    },
  );

  it('is FAIL where boundaries.permit lets it in and the evaluator loads it', async () => {
    const boundaries = 'permit = ["bench/json.py"]';
    expect(find(await diagnose(files, { objective: protect, boundaries }), 'planted')).toMatchObject({
      verdict: 'problem',
      detail: expect.stringMatching(/^the evaluator loads "bench\/json\.py" of a change instead of its own/),
      remedy: 'Take these paths off boundaries.permit; protect those that it does not name.',
    });
  });

  it('is none where nobody loads what boundaries.permit lets in', async () => {
    const boundaries = 'permit = ["statistics.py"]';
    expect(find(await diagnose(files, { objective: protect, boundaries }), 'planted')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringContaining('without effect on the score'),
    });
  });
});

describe('a protected link that leads out of its folder', { timeout: 120_000 }, () => {
  it.each([
    ['is FAIL where a change may alter what it leads to', '"score.sh", "bench/**"', '', false],
    ['is none where that is protected', '"score.sh", "bench/**", "data/**"', '', true],
    ['is none where that is denied', '"score.sh", "bench/**"', 'deny_paths = ["data/**"]', true],
  ])('%s', async (_, protect, boundaries, isFine) => {
    const { host, folder } = createExperiment({
      agent: 'true\n',
      files: { ...BASE, 'data/in.txt': '1\n', 'bench/read-me.txt': 'x\n' },
      config: { objective: `command = "sh score.sh"\ndirection = "min"\nprotect = [${protect}]`, boundaries },
    });
    symlinkSync('../data', join(folder, 'bench/data'));
    userGit(folder, 'add', '-A');
    userGit(folder, 'commit', '-qm', 'link');
    const found = find((await runDoctor({ name: 'pi' }, host)).checks, 'links');
    if (isFine) expect(found).toBeUndefined();
    else
      expect(found).toMatchObject({
        verdict: 'problem',
        detail: 'a change may alter what 1 protected link leads to ("bench/data": "data/**")',
        remedy: 'Add to objective.protect: "data/**".',
      });
  });
});
