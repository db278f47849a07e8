import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/base/errors.ts';
import { decodeToml } from '../../../src/base/toml-document.ts';
import { type InitQuestion, type InitRequest, initExperiment } from '../../../src/experiment/init/init.ts';
import { loadConfig, pathsOf, readState } from '../../../src/experiment/ledger/store.ts';
import { runExperiment } from '../../../src/experiment/run.ts';
import { createHost, type Host } from '../../../src/kernel/host.ts';
import { createRepository, userGit } from '../../helpers/repository.ts';
import { REPOSITORY } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

function hostOf(folder: string, env: Record<string, string> = {}): Host {
  const parentEnv = { PATH: SYSTEM_PATH, HOME: createFolder(), XDG_CACHE_HOME: createFolder(), ...env };
  return { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env: parentEnv };
}

async function initIn(
  files: Record<string, string>,
  request: Partial<InitRequest> = {},
  env: Record<string, string> = {},
) {
  const folder = createRepository(files);
  const host = hostOf(folder, env);
  const result = await initExperiment({ name: 'speed', ...request }, host);
  const { config, program } = loadConfig(pathsOf('speed', host), host);
  return { folder, host, result, config, program };
}

/** A folder with programs in it, for PATH. */
function programs(...names: string[]): string {
  const folder = createFolder(Object.fromEntries(names.map((name) => [name, '#!/bin/sh\n'])));
  for (const name of names) chmodSync(join(folder, name), 0o755);
  return `${folder}:${SYSTEM_PATH}`;
}

describe('init', () => {
  it('writes a config that loads, though the repository says nothing', async () => {
    const { config, result, program } = await initIn({ 'README.md': 'x\n' });
    expect(config.objective).toMatchObject({ command: 'sh score.sh', direction: 'min', protect: ['score.sh'] });
    expect(config.schedule).toEqual({ total_budget: '4h' });
    expect(config.guards).toEqual([]);
    expect(program).toContain('`sh score.sh` prints the score; lower is better');
    expect(result.written).toEqual([
      '.autorize/speed/config.toml',
      '.autorize/speed/program.md',
      '.autorize/speed/state.json',
      '.autorize/.gitignore',
      '.autorize/config.schema.json',
    ]);
    expect(result.notes.join('\n')).toMatch(/score\.sh, which objective\.command names, is not there yet/);
  });

  it('shows how a holdout is named, by reference', async () => {
    const { host } = await initIn({ 'README.md': 'x\n' });
    const paths = pathsOf('speed', host);
    const text = readFileSync(paths.config, 'utf8');
    writeFileSync(paths.config, text.replace(/^# (\[objective\.holdout\]|command = "\$HOLD.*|budget = 50.*)$/gm, '$1'));
    expect(loadConfig(paths, host).config.objective.holdout).toMatchObject({ command: '$HOLDOUT_COMMAND', budget: 50 });
  });

  it('takes tests, benchmark and setup of a package from its manifest', async () => {
    const manifest = { scripts: { test: 'vitest', bench: 'node b.mjs' }, devDependencies: { vitest: '1' } };
    const { config } = await initIn({
      'package.json': JSON.stringify(manifest),
      'package-lock.json': '{}',
      'tsconfig.json': '{}',
      'src/a.ts': '',
      'test/a.test.ts': '',
    });
    expect(config.objective).toMatchObject({
      command: 'npm run --silent bench',
      protect: ['test/**', 'package.json', 'package-lock.json'],
    });
    expect(config.guards).toEqual([{ name: 'tests', command: 'npm test', timeout: '5m' }]);
    expect(config.setup).toMatchObject({ command: 'npm ci', inputs: ['package.json', 'package-lock.json'] });
    expect(config.boundaries.allow_paths).toEqual(['src/**']);
  });

  it.each([
    ['pytest', { 'pyproject.toml': '[tool.pytest.ini_options]\n' }, '.venv/bin/python -m pytest -q'],
    ['Cargo', { 'Cargo.toml': '' }, 'cargo test --offline --quiet'],
    ['Go', { 'go.mod': '' }, 'GOCACHE="$PWD/.gocache" go test ./...'],
    ['Make', { Makefile: 'check: all\n\ttrue\n' }, 'make -s check'],
  ])('finds the tests of %s', async (_, files, command) => {
    const { config } = await initIn(files);
    expect(config.guards.map((guard) => guard.command)).toEqual([command]);
  });

  it.each([
    ['Go', { 'go.mod': '', 'value.go': '', 'value_test.go': '' }, ['**/*_test.go', 'go.mod']],
    [
      'C',
      { Makefile: 'test: test.c\n\ttrue\n', 'test.c': '', 'lib.c': '' },
      ['Makefile', '**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}'],
    ],
    [
      'Python',
      { 'pyproject.toml': '', 'test.py': '', 'lib.py': '' },
      ['pyproject.toml', '**/{test_*,*_test,test,tests}.py'],
    ],
    [
      'JavaScript',
      { 'package.json': '{}', 'src/a.spec.ts': '', 'test/b.spec.ts': '' },
      ['test/**', 'package.json', '**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'],
    ],
    ['Rust', { 'Cargo.toml': '', 'src/lib.rs': '' }, ['Cargo.toml']],
    ['npm scripts', { 'package.json': '{"scripts":{"test":"sh run.sh"}}', 'run.sh': '' }, ['package.json', 'run.sh']],
  ])('protects the tests of %s wherever they are', async (_, files, globs) => {
    const { config } = await initIn(files);
    expect(config.objective.protect?.filter((glob) => glob !== 'score.sh')).toEqual(globs);
  });

  it('does not take the placeholder of npm for a test', async () => {
    const { config } = await initIn({
      'package.json': '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}',
    });
    expect(config.guards).toEqual([]);
  });

  it('proposes the agent that is on PATH and hands on its key by reference', async () => {
    const env = { PATH: programs('codex', 'gemini'), CODEX_API_KEY: 'secret' };
    const { config, folder, result } = await initIn({ a: '' }, {}, env);
    expect(config.agent).toMatchObject({ preset: 'codex', env: { CODEX_API_KEY: '$CODEX_API_KEY' } });
    expect(readFileSync(join(folder, '.autorize/speed/config.toml'), 'utf8')).not.toContain('secret');
    expect(result.notes).toContain('also on PATH: gemini');
  });

  it('never proposes a token of the runner as a key', async () => {
    const env = { PATH: programs('copilot'), GITHUB_TOKEN: 'secret' };
    const { config, result } = await initIn({ a: '' }, {}, env);
    expect(config.agent).toMatchObject({ preset: 'copilot', env: {} });
    expect(result.notes.join('\n')).toContain('no key for copilot is set');
  });

  it('takes what is given, whatever characters it holds', async () => {
    const command = `sh -c 'echo "a\\b" # \t\u007f'`;
    const { config } = await initIn({ a: '' }, { command, direction: 'max', agent: './go.sh "x"', timeBudget: '90s' });
    expect(config.objective).toMatchObject({ command, direction: 'max' });
    expect(config.agent).toMatchObject({ command: './go.sh "x"', stdin: 'prompt' });
    expect(config.schedule.total_budget).toBe('90s');
  });

  it('reports everything that is wrong with the options at once', async () => {
    const request = { command: ' ', direction: 'sideways', agent: 'nosuch', timeBudget: 'xx' };
    const error: unknown = await initIn({ a: '' }, request).catch((thrown: unknown) => thrown);
    const { problems } = error instanceof UsageError ? error : { problems: [] };
    expect(problems.map(({ found }) => found.replace(/ .*/, ''))).toEqual([
      ...['--command', '--direction', '--agent', '--time-budget'],
    ]);
  });

  it('says that the program of a command is not on PATH', async () => {
    const { result } = await initIn({ a: '' }, { agent: 'nosuchagent bar' });
    expect(result.notes.join('\n')).toContain('"nosuchagent" is not on PATH');
    const known = await initIn({ a: '' }, { agent: 'KEY=1 sh agent.sh' });
    expect(known.result.notes.join('\n')).not.toContain('not on PATH; install it');
  });

  it.each([
    [{ direction: 'up' }, /--direction "up"; expected min or max/],
    [{ timeBudget: '0s' }, /--time-budget "0s"; expected a duration/],
    [{ agent: 'cladue' }, /--agent "cladue"; expected one of claude/],
    [{ command: ' ' }, /--command " "; expected a command/],
    [{ from: 'pi-digit' }, /--from "pi-digit"; expected an example.*Did you mean "pi-digits"/],
    [{ from: 'zzz' }, /Known: .*pi-digits/],
    [{ from: 'pi-digits', direction: 'max' }, /--from with 1 other flag/],
  ])('refuses %j and writes nothing', async (request, message) => {
    const folder = createRepository({ a: '' });
    await expect(initExperiment({ name: 'speed', ...request }, hostOf(folder))).rejects.toThrow(message);
    expect(readdirSync(folder)).not.toContain('.autorize');
  });

  it('asks for what was not given, and again where the answer is none', async () => {
    const asked: InitQuestion[] = [];
    const answers = (question: InitQuestion): Promise<string> => {
      asked.push(question);
      const isFirst = asked.filter(({ key }) => key === question.key).length === 1;
      return Promise.resolve(question.key === 'direction' ? (isFirst ? 'up' : 'max') : '');
    };
    const { config } = await initIn({ a: '' }, { command: 'sh a', answers });
    expect(asked.map(({ key, problem }) => [key, problem])).toEqual([
      ['direction', undefined],
      ['direction', 'min or max'],
      ['agent', undefined],
      ['timeBudget', undefined],
    ]);
    expect(config.objective).toMatchObject({ command: 'sh a', direction: 'max' });
  });

  it('copies an example under the new name', async () => {
    const { config, result, program } = await initIn({ a: '' }, { from: 'pi-digits' });
    expect(config.experiment).toMatchObject({ name: 'speed', description: 'Nudge a number towards pi' });
    expect(program).toContain('# Nudge a number towards pi');
    expect(result.notes.join('\n')).toMatch(/examples\/pi-digits/);
    expect(result.notes.join('\n')).toMatch(/score\.sh.*is not there yet/);
  });

  it('writes over nothing', async () => {
    const folder = createRepository({ '.autorize/speed/config.toml': 'mine', '.autorize/.gitignore': 'own' });
    const host = hostOf(folder);
    await expect(initExperiment({ name: 'speed' }, host)).rejects.toMatchObject({
      code: 'precondition',
      message: expect.stringContaining('".autorize/speed/config.toml" exists already'),
    });
    const { written } = await initExperiment({ name: 'other' }, host);
    expect(written).not.toContain('.autorize/.gitignore');
    expect(readFileSync(join(folder, '.autorize/.gitignore'), 'utf8')).toBe('own');
    expect(userGit(folder, 'status', '--porcelain')).toBe('?? .autorize/config.schema.json\n?? .autorize/other/');
    expect(readdirSync(join(folder, '.autorize')).sort()).toEqual([
      '.gitignore',
      'config.schema.json',
      'other',
      'speed',
    ]);
  });

  it('refuses what another init wrote while it worked, and shares the files beside it', async () => {
    const host = hostOf(createRepository({ 'README.md': 'x\n' }));
    const inits = ['speed', 'speed', 'other'].map((name) => initExperiment({ name }, host));
    const [one, two, other] = await Promise.allSettled(inits);
    expect([one?.status, two?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect([one, two].find((each) => each?.status === 'rejected')).toMatchObject({
      reason: {
        code: 'precondition',
        message: expect.stringContaining('".autorize/speed/config.toml" exists already'),
      },
    });
    expect(other?.status).toBe('fulfilled');
  });

  it('lets editors find the schema, which the config fits', async () => {
    const { folder, host } = await initIn({ 'README.md': 'x\n' });
    await initExperiment({ name: 'pi', from: 'pi-digits' }, host);
    const schema = readFileSync(join(folder, '.autorize/config.schema.json'), 'utf8');
    expect(schema).toBe(readFileSync(join(REPOSITORY, 'docs/schemas/experiment-config.schema.json'), 'utf8'));
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(schema));
    for (const name of ['speed', 'pi']) {
      const text = readFileSync(join(folder, '.autorize', name, 'config.toml'), 'utf8');
      expect(text.match(/^#:schema .*$/gm)).toEqual(['#:schema ../config.schema.json']);
      expect(text).toMatch(/^#:schema/);
      const decoded = decodeToml('config.toml', Buffer.from(text));
      expect([name, 'document' in decoded && validate(decoded.document.value), validate.errors]).toEqual([
        name,
        true,
        null,
      ]);
    }
  });

  it('needs a commit to start from', async () => {
    const folder = createFolder();
    userGit(folder, 'init', '-q');
    await expect(initExperiment({ name: 'speed' }, hostOf(folder))).rejects.toMatchObject({
      code: 'precondition',
      message: expect.stringContaining('has no commit yet'),
    });
    expect(readdirSync(folder)).toEqual(['.git']);
  });

  it('keeps what runs write out of git status, not what people write', async () => {
    const { folder } = await initIn({ a: '' });
    const place = join(folder, '.autorize/speed');
    const generated =
      'iterations.jsonl intents.jsonl guidance.jsonl run.lock run.lock.holder state.json.tmp iterations.jsonl.corrupt-1';
    for (const name of [...generated.split(' '), 'report.html', 'report.md']) writeFileSync(join(place, name), 'x');
    for (const name of ['iter-0001', 'archive']) {
      mkdirSync(join(place, name));
      writeFileSync(join(place, name, 'x'), 'x');
    }
    expect(userGit(folder, 'status', '--porcelain', '-uall').split('\n')).toEqual([
      '?? .autorize/.gitignore',
      '?? .autorize/config.schema.json',
      '?? .autorize/speed/config.toml',
      '?? .autorize/speed/program.md',
    ]);
  });

  it('records HEAD as the base, and no run', async () => {
    const { folder, host } = await initIn({ a: '' });
    const state = readState(pathsOf('speed', host));
    expect(state).toMatchObject({ base_commit: userGit(folder, 'rev-parse', 'HEAD'), current_step: 'Idle' });
    expect(state?.run_id).toBeUndefined();
    await expect(runExperiment({ name: 'speed', mode: 'resume' }, host)).rejects.toThrow(
      'no run of "speed" has started yet',
    );
    expect(userGit(folder, 'branch', '--list', 'autorize/*')).toBe('');
  });

  it('makes what a run starts with: the commit of init, not a later one', async () => {
    const agent = 'echo $(( $(cat value.txt) - 1 )) > value.txt; : {prompt_file}';
    const { folder, host } = await initIn(
      { 'value.txt': '5\n', 'score.sh': 'cat value.txt\n' },
      { agent, timeBudget: '10m' },
    );
    const base = userGit(folder, 'rev-parse', 'HEAD');
    userGit(folder, 'add', '-A');
    userGit(folder, 'commit', '-q', '-m', 'Add the experiment');
    const { records } = await runExperiment({ name: 'speed', mode: 'run', maxIterations: 1 }, host);
    expect(records.map(({ outcome, score, base_commit }) => [outcome, score, base_commit])).toEqual([
      ['baseline', 5, base],
      ['merged', 4, base],
    ]);
  });
});
