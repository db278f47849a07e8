import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../src/doctor/check.ts';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const PASSING = 'command = "sh score.sh"\ndirection = "min"\n';

/** An experiment of a user with these files at home. */
function withHome(home: Readonly<Record<string, string>>, config: Readonly<Record<string, string>>) {
  const folder = createFolder(home);
  const made = createExperiment({ agent: 'true\n', config: { objective: PASSING, ...config } });
  const { PATH = '' } = made.host.env;
  const env = { ...made.host.env, HOME: folder, PATH: `${PATH}:${join(folder, 'tools')}` };
  return { ...made, home: folder, host: { ...made.host, env } };
}

const guard = (command: string) => ({ '[guards]': `name = "a"\ncommand = ${JSON.stringify(command)}` });
const of = (checks: readonly Check[], id: string) => checks.filter((check) => check.id === id);
const configOf = ({ place }: Experiment) => readFileSync(join(place, 'config.toml'), 'utf8');

function program(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '#!/bin/sh\ntrue\n');
  chmodSync(path, 0o755);
}

describe.runIf(BUBBLEWRAP.length > 0)('doctor, from inside a command', { timeout: 120_000 }, () => {
  it('proves that keys of the home cannot be read', async () => {
    const files = { '.npmrc': 'token\n', '.ssh/id_ed25519': 'key\n', '.cargo/credentials.toml': 'x\n' };
    const { host } = withHome(files, {});
    const [found] = of((await runDoctor({ name: 'pi' }, host)).checks, 'credentials');
    expect(found?.verdict).toBe('ok');
    expect(found?.detail).toMatch(/^3 places of keys \(.*\): a command tried to read each and could not$/);
    for (const name of ['.npmrc', '.ssh', '.cargo/credentials.toml']) expect(found?.detail).toContain(`/${name}"`);
  });

  it('reports keys that a command can read where there is no sandbox', async () => {
    const agent = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';
    const { host } = withHome({ '.ssh/id_ed25519': 'key\n', '.netrc': '' }, { agent });
    const [found] = of((await runDoctor({ name: 'pi' }, host)).checks, 'credentials');
    expect(found).toMatchObject({
      verdict: 'warning',
      detail: expect.stringMatching(/^a command can read ".*\/\.ssh" \(level process-group\)$/),
    });
  });

  it('names a data set that a command names and cannot see, and opens it', async () => {
    const data = join(createFolder({ 'sets/a.csv': '1\n' }), 'sets');
    const tried = withHome({}, guard(`grep -q 1 ${data}/a.csv`));
    const { checks } = await runDoctor({ name: 'pi', fix: true }, tried.host);
    expect(configOf(tried)).toContain(`\n[environment]\nreadable = ["${data}/a.csv"]\n`);
    expect(checks.filter(({ verdict }) => verdict === 'problem')).toEqual([]);
  });

  it('names the toolchain of what a command cannot see where the settings leave it out', async () => {
    const home = createFolder({ '.pyenv/versions/3.12.1/lib/a.py': 'x = 1\n' });
    const named = `${home}/.pyenv/versions/3.12.1/lib/a.py`;
    const tried = withHome({}, { ...guard(`grep -q x ${named}`), environment: 'toolchains = "none"' });
    const env = { ...tried.host.env, HOME: home };
    const [found] = of((await runDoctor({ name: 'pi' }, { ...tried.host, env })).checks, 'places');
    expect(found).toMatchObject({ remedy: 'Add "pyenv" to environment.toolchains.' });
  });

  it('names what is at home, and says that a command has another one', async () => {
    const { host, home } = withHome({ 'sets/a.csv': '1\n' }, guard('grep -q 1 ~/sets/a.csv'));
    const [found] = of((await runDoctor({ name: 'pi' }, host)).checks, 'places');
    expect(found).toMatchObject({
      detail: '"~/sets/a.csv", which guards[0].command names, no command can see: a command has a home of its own',
      remedy: `Add "${home}/sets/a.csv" to environment.readable, and write that path in place of "~/sets/a.csv".`,
    });
  });

  it.each([
    ['the repository', ({ folder }: Experiment) => join(folder, 'value.txt'), 'your repository'],
    ['keys', ({ home }: { readonly home: string }) => join(home, '.ssh'), 'a place of keys'],
  ] as const)('does not propose to open %s', async (_, pathOf, why) => {
    const tried = withHome({ '.ssh/id_rsa': 'x\n' }, {});
    const path = pathOf(tried);
    writeFileSync(
      join(tried.place, 'config.toml'),
      `${configOf(tried)}\n[environment]\nenv = { DATA = ${JSON.stringify(path)} }\n`,
    );
    const before = configOf(tried);
    const { checks } = await runDoctor({ name: 'pi', fix: true }, tried.host);
    const [found] = of(checks, 'places');
    expect(found?.detail).toContain(`which environment.env.DATA names, no command can see: it is ${why}`);
    expect(found?.fix).toBeUndefined();
    expect(configOf(tried)).toBe(before);
  });

  it('names a program that no command can see, and why its folder stays closed', async () => {
    const tried = withHome({ 'tools/.env': 'KEY=1\n' }, guard('true && bench-tool'));
    program(join(tried.home, 'tools/bench-tool'));
    const { checks } = await runDoctor({ name: 'pi' }, tried.host);
    expect(of(checks, 'programs')).toMatchObject([
      {
        verdict: 'problem',
        detail: `"bench-tool", which guards[0].command starts, is "${tried.home}/tools/bench-tool", which no command can see`,
        remedy: `Add "${tried.home}/tools/bench-tool" to environment.readable.`,
      },
    ]);
  });

  it('names the folder of a program that is installed and not on PATH', async () => {
    const tried = withHome({}, guard('bench-tool'));
    program(join(tried.home, '.local/bin/bench-tool'));
    const { checks } = await runDoctor({ name: 'pi' }, tried.host);
    expect(of(checks, 'programs')).toMatchObject([
      {
        detail: `"bench-tool", which guards[0].command starts, is not on PATH, but is installed as "${tried.home}/.local/bin/bench-tool"`,
        remedy: `Add the folder of "bench-tool" to PATH: export PATH=${tried.home}/.local/bin:"$PATH".`,
      },
    ]);
  });
});
