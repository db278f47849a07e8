import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DoctorEvent } from '../../../src/doctor/checkup.ts';
import type { ExperimentDiagnosis as Diagnosis } from '../../../src/experiment/doctor/diagnosis.ts';
import { runDoctor } from '../../../src/experiment/doctor/doctor.ts';
import { createExperiment, type Experiment } from '../../helpers/experiment.ts';

const OBJECTIVE = 'command = "sh score.sh" # prints the number\ndirection = "min"\n';

function experiment(
  files: Readonly<Record<string, string>>,
  config: Readonly<Record<string, string>> = {},
): Experiment {
  return createExperiment({ agent: 'true\n', files, config: { objective: OBJECTIVE, ...config } });
}

const configOf = ({ place }: Experiment) => readFileSync(join(place, 'config.toml'), 'utf8');

async function fix(tried: Experiment) {
  const before = configOf(tried);
  const events: DoctorEvent[] = [];
  const diagnosis = await runDoctor({ name: 'pi', fix: true, onEvent: (event) => events.push(event) }, tried.host);
  return { diagnosis, before, after: configOf(tried), events };
}

/** Lines that are in one text and not in the other. */
function changed(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

const problems = ({ checks }: Diagnosis) => checks.filter(({ verdict }) => verdict === 'problem');
const check = ({ checks }: Diagnosis, id: string) => checks.find((each) => each.id === id);

describe('doctor with --fix', { timeout: 120_000 }, () => {
  it('raises a limit that a command exceeds to what it takes, with room, and checks again', async () => {
    const tried = experiment({}, { '[guards]': 'name = "slow"\ncommand = "sleep 2"\ntimeout = "1s"' });
    const plain = await runDoctor({ name: 'pi' }, tried.host);
    expect(check(plain, 'base-guard')).toMatchObject({
      verdict: 'problem',
      detail: expect.stringMatching(/guard "slow" took more than 1 s; it takes \d+\.\d s$/),
      remedy: expect.stringMatching(/^Set guards\[0\]\.timeout = "\d+s"\.$/),
    });
    const { diagnosis, before, after } = await fix(tried);
    expect(changed(before, after)).toEqual(['-timeout = "1s"', expect.stringMatching(/^\+timeout = "\d+s"$/)]);
    expect(problems(diagnosis)).toEqual([]);
    expect(diagnosis.figures?.scores).toEqual([10, 10, 10]);
  });

  it('makes a guard the build where the objective needs what it leaves', async () => {
    const guards =
      'name = "build"\ncommand = "mkdir dist; cp value.txt dist"\n\n[[guards]]\nname = "tests"\ncommand = "true"';
    const tried = experiment({ 'score.sh': 'cat dist/value.txt\n' }, { '[guards]': guards });
    const { diagnosis, before, after } = await fix(tried);
    expect(changed(before, after)).toEqual(
      [
        '-name = "build"',
        '-command = "mkdir dist; cp value.txt dist"',
        '+[build]',
        '+command = "mkdir dist; cp value.txt dist"',
      ].filter((line) => !line.includes('command = "mkdir')),
    );
    expect(after.match(/command = "mkdir dist; cp value\.txt dist"/g)).toHaveLength(1);
    expect(problems(diagnosis)).toEqual([]);
    expect(diagnosis.figures?.scores).toEqual([10, 10, 10]);
  });

  it.each([
    [
      'a line of text',
      'echo "total: 7.5 ms"',
      'parse = { kind = "regex", pattern = "total:\\\\s*(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)" }',
    ],
    ['JSON', 'echo \'{"ms": 7.5, "name": "x"}\'', 'parse = { kind = "jq", path = ".ms" }'],
  ])('sets how the score is read: %s', async (_, command, parse) => {
    const tried = experiment({ 'score.sh': `${command}\n` });
    const { diagnosis, before, after } = await fix(tried);
    expect(changed(before, after)).toEqual([`+${parse}`]);
    expect(diagnosis.figures?.scores).toEqual([7.5, 7.5, 7.5]);
  });

  it('leaves an output alone in which more than one number could be the score', async () => {
    const tried = experiment({ 'score.sh': 'echo 1 2\n' });
    const { diagnosis, before, after } = await fix(tried);
    expect(after).toBe(before);
    expect(check(diagnosis, 'evaluator')?.fix).toBeUndefined();
  });

  it('protects tests before anything runs, and the evaluator as before', async () => {
    const files = { 'test.py': 'x\n', 'pkg/a_test.go': 'x\n' };
    const tried = experiment(files, { '[guards]': 'name = "tests"\ncommand = "true || go test ./... && ls test.py"' });
    const { diagnosis, before, after, events } = await fix(tried);
    expect(changed(before, after)).toEqual(['+protect = ["score.sh", "test.py", "pkg/a_test.go"]']);
    expect(problems(diagnosis)).toEqual([]);
    expect(check(diagnosis, 'emptied')).toMatchObject({ verdict: 'ok' });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('fixed')).toBeLessThan(kinds.indexOf('began'));
  });

  it('names many tests by the globs of their kind', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`src/${name}.test.mjs`, 'x\n'] as const);
    const tried = experiment(Object.fromEntries(names), { objective: `${OBJECTIVE}protect = ["score.sh"]\n` });
    const { before, after } = await fix(tried);
    expect(changed(before, after)).toEqual([
      '-protect = ["score.sh"]',
      '+protect = ["score.sh", "**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}"]',
    ]);
  });

  it('gives the agent the key that is set here', async () => {
    const tried = experiment({}, { agent: 'preset = "claude"' });
    const host = { ...tried.host, env: { ...tried.host.env, ANTHROPIC_API_KEY: 'sk-1' } };
    await runDoctor({ name: 'pi', fix: true }, host);
    const after = configOf(tried);
    expect(after).toContain('\n[agent.env]\nANTHROPIC_API_KEY = "$ANTHROPIC_API_KEY"\n');
    expect(after).not.toContain('sk-1');
  });

  it('keeps comments and order, prints the diff, and keeps what the config was', async () => {
    const tried = experiment({ 'score.sh': 'echo "total: 7.5"\n' });
    const { before, after, diagnosis, events } = await fix(tried);
    expect(after).toContain('command = "sh score.sh" # prints the number\n');
    expect(readFileSync(join(tried.place, 'doctor', 'config.toml.before'), 'utf8')).toBe(before);
    const [diff = ''] = diagnosis.fixed ?? [];
    expect(diff).toMatch(/^--- \.autorize\/pi\/config\.toml\n\+\+\+ \.autorize\/pi\/config\.toml\n@@/);
    expect(diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line))).toEqual(changed(before, after));
    expect(events.filter(({ kind }) => kind === 'fixed')).toEqual([{ kind: 'fixed', diff }]);
  });

  it('changes nothing where nothing is to be fixed, and nothing without being asked to', async () => {
    const sound = experiment({});
    const { before, after, diagnosis } = await fix(sound);
    expect(after).toBe(before);
    expect(diagnosis.fixed).toEqual([]);
    const open = experiment({ 'test.py': 'x\n' });
    const config = configOf(open);
    const { checks, fixed } = await runDoctor({ name: 'pi' }, open.host);
    expect(checks.find(({ id }) => id === 'emptied')?.fix).toEqual([
      { kind: 'append', path: ['objective', 'protect'], values: ['score.sh', 'test.py'] },
    ]);
    expect([configOf(open), fixed]).toEqual([config, undefined]);
  });

  it('changes nothing of a config that it cannot read', async () => {
    const tried = experiment({});
    writeFileSync(join(tried.place, 'config.toml'), 'a = [\n');
    const { after } = await fix(tried);
    expect(after).toBe('a = [\n');
    expect(existsSync(join(tried.place, 'doctor', 'config.toml.before'))).toBe(false);
  });

  it('warns of a limit that is near, and raises it', async () => {
    const tried = experiment({}, { '[guards]': 'name = "slow"\ncommand = "sleep 4"\ntimeout = "8s"' });
    const { diagnosis, before, after } = await fix(tried);
    expect(changed(before, after)).toEqual(['-timeout = "8s"', expect.stringMatching(/^\+timeout = "\d+s"$/)]);
    expect(check(diagnosis, 'timeouts')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(/^guard "slow" took [4-7]\.\d s of the 8\.0 s that it may; fixed$/),
    });
  });
});
