import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { initExperiment } from '../../../src/experiment/init/init.ts';
import type { TrialEvent } from '../../../src/experiment/init/trial.ts';
import { loadConfig, pathsOf } from '../../../src/experiment/ledger/store.ts';
import { createHost } from '../../../src/kernel/host.ts';
import { findOnPath } from '../../../src/kernel/program-path.ts';
import { createRepository, userGit } from '../../helpers/repository.ts';
import { REPOSITORY } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const LIMIT_MS = 120_000;

interface Trying {
  readonly command?: string;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: TrialEvent) => void;
}

async function tryIn(
  files: Record<string, string>,
  { signal, onEvent = () => undefined, command, limitMs = LIMIT_MS }: Trying = {},
) {
  const folder = createRepository(files);
  const host = {
    ...createHost({ packageRoot: REPOSITORY, cwd: folder }),
    env: { ...process.env, XDG_CACHE_HOME: createFolder() },
  };
  const measure = { limitMs, signal, onEvent };
  const result = await initExperiment(
    { name: 'speed', agent: 'true {prompt_file}', measure, ...(command === undefined ? {} : { command }) },
    host,
  );
  const paths = pathsOf('speed', host);
  const text = existsSync(paths.config) ? readFileSync(paths.config, 'utf8') : '';
  const config = text === '' ? undefined : loadConfig(paths, host).config;
  return { folder, result, text, config };
}

/** Says loudly what is not tested on a machine without a program. */
function has(program: string): boolean {
  const isHere = findOnPath(program, process.env.PATH ?? '') !== undefined;
  if (!isHere) console.warn(`NOT TESTED: ${program} is not on PATH`);
  return isHere;
}

const NODE_PACKAGE = {
  'package.json': JSON.stringify({
    name: 'own',
    type: 'module',
    exports: './index.js',
    scripts: { test: 'node --test' },
  }),
  'index.js': 'export const double = (value) => 2 * value;\n',
  'test.js':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { double } from './index.js';\ntest('doubles', () => assert.equal(double(2), 4));\n",
};

describe('init that measures', { timeout: 600_000 }, () => {
  it('proposes the tests that passed, and a template that printed a score', async () => {
    const { config, text } = await tryIn(NODE_PACKAGE);
    expect(config?.guards.map(({ command }) => command)).toEqual(['npm test']);
    expect(text).toMatch(/# TEMPLATE: no benchmark was found that works\. The command measures the time to start Node/);
    expect(config?.objective.command).toContain('await import("./index.js")');
    expect(config?.objective.protect).toEqual(
      expect.arrayContaining(['package.json', '**/{test,tests,spec}.{js,mjs,cjs,ts}']),
    );
  });

  it('prefers a benchmark that printed a score', async () => {
    const { config, text } = await tryIn({ ...NODE_PACKAGE, 'bench.js': "import './index.js';\nconsole.log(42);\n" });
    expect(config?.objective.command).toBe('node bench.js');
    expect(text).toContain('It printed 42, 42, 42.');
  });

  it('names setup as what is missing where what it should install is missing', async () => {
    if (!has('python3')) return;
    const files = { 'requirements.txt': './missing-1-py3-none-any.whl\n', 'own.py': 'import missing_module\n' };
    const { result, text } = await tryIn(files);
    const missing = 'setup.command is missing: nothing that was tried installs what the Python project needs';
    expect(result.notes).toContainEqual(expect.stringContaining(missing));
    expect(result.notes.filter((note) => note.includes(' is missing: '))).toHaveLength(1);
    expect(text).toContain(missing);
  });

  it('installs and runs benchmarks that are a package of their own', async () => {
    const { config } = await tryIn({
      ...NODE_PACKAGE,
      'bench/package.json': JSON.stringify({ type: 'module', dependencies: { own: 'file:..' } }),
      'bench/index.js': "import { double } from 'own';\nconsole.log(double(21));\n",
    });
    expect(config?.objective).toMatchObject({ command: 'node bench/index.js', parse: { kind: 'float' } });
    expect(config?.setup.inputs).toEqual(['bench/package.json']);
  });

  it('says why a command is not in the config', async () => {
    const manifest = JSON.stringify({
      type: 'module',
      exports: './index.js',
      scripts: { test: 'node check.js', bench: 'node bench.js', 'bench:groups': 'node groups.js' },
    });
    const files = {
      ...NODE_PACKAGE,
      'package.json': manifest,
      'check.js': "throw new Error('no luck');\n",
      'bench.js': "console.log('fast');\n",
      'groups.js': ['1,000', '2,000']
        .map((rate) => `console.log('  own x ${rate} ops/sec ±1.00% (60 runs sampled)');\n`)
        .join(''),
    };
    const { config, text } = await tryIn(files);
    expect(config?.guards).toEqual([]);
    expect(text).toMatch(/"npm test": it ended with exit code 1: .*no luck/);
    expect(text).toMatch(/"npm run --silent bench": it ran, but printed no score that is known/);
    expect(text).toMatch(
      /"npm run --silent bench:groups": it ran, but its output is not a score: benchmark "own" has two results, 1000000 and 500000/,
    );
  });

  it('says what a person has to write where nothing can be installed, or nothing prints a score', async () => {
    const manifest = JSON.stringify({
      dependencies: { 'no-such-package-anywhere': 'file:./missing' },
      scripts: { test: 'node --test' },
    });
    const { result: unprepared, text } = await tryIn({
      ...NODE_PACKAGE,
      'package.json': manifest,
      'package-lock.json': '{}',
    });
    expect(unprepared.notes.join('\n')).toMatch(
      /setup\.command is missing: nothing that was tried installs what the JavaScript project needs/,
    );
    expect(text).toMatch(/# UNTESTED: setup\.command is missing/);
    const { result: unscored } = await tryIn({
      'package.json': JSON.stringify({ scripts: { test: 'node -e 1' } }),
      'other.txt': '',
    });
    expect(unscored.notes.join('\n')).toMatch(
      /objective\.command is a template: init found no command that prints a score/,
    );
  });

  it('writes a template that printed no score as a comment, with the reason', async () => {
    const manifest = JSON.stringify({ name: 'own', type: 'module', exports: './index.js' });
    const { config, text } = await tryIn({ 'package.json': manifest, 'index.js': "throw new Error('no luck');\n" });
    expect(config?.objective.command).toBe('sh score.sh');
    expect(text).toMatch(/# A template that did not work here \(it ended with exit code 1.*\)\. It measures the time/);
    expect(text).toMatch(/^# await import\("\.\/index\.js"\)/m);
  });

  it('names the flag for a command that takes longer than a trial may', async () => {
    const manifest = JSON.stringify({ scripts: { test: 'sleep 60' } });
    const { text } = await tryIn({ ...NODE_PACKAGE, 'package.json': manifest }, { limitMs: 2000 });
    expect(text).toMatch(/"npm test": it took more than 2 s, the limit of a trial; raise it with --measure-limit/);
  });

  it('builds and tests in a git repository where a command asks for one', async () => {
    const scripts = {
      build: 'git rev-parse HEAD && mkdir -p dist && cp index.js dist',
      test: 'git log && node --test dist',
    };
    const { config } = await tryIn({
      'package.json': JSON.stringify({ name: 'own', type: 'module', scripts }),
      'index.js': "import test from 'node:test';\ntest('x', () => {});\n",
    });
    expect(config?.build.command).toMatch(/^export GIT_DIR=.* npm run --silent build$/);
    expect(config?.guards.map(({ command }) => command)).toEqual([
      expect.stringMatching(/^export GIT_DIR=.* npm test$/),
    ]);
  });

  it('takes no guard that runs no test', async () => {
    const { config, text } = await tryIn({
      'pyproject.toml': '[tool.x]\n',
      'own.py': '',
      'tests/test_own.py': '',
      'tests/__init__.py': '',
    });
    expect(config?.guards).toEqual([]);
    expect(text).toContain('it ran no test');
  });

  it('takes a command of yours as it is, whether it works or not', async () => {
    const { config, text } = await tryIn({ a: '' }, { command: 'exit 3' });
    expect(config?.objective.command).toBe('exit 3');
    expect(text).toMatch(/"exit 3": it ended with exit code 3/);
  });

  it('tries what HEAD has, and leaves nothing in the repository but the experiment', async () => {
    const { folder } = await tryIn({
      ...NODE_PACKAGE,
      'bench.js': "import { writeFileSync } from 'node:fs';\nwriteFileSync('left', '');\nconsole.log(1);\n",
    });
    expect(userGit(folder, 'status', '--porcelain')).toBe('?? .autorize/');
    expect(readdirSync(folder)).not.toContain('left');
  });

  it('writes nothing where it is cancelled', async () => {
    const controller = new AbortController();
    const onEvent = () => controller.abort();
    const { folder, result } = await tryIn(NODE_PACKAGE, { signal: controller.signal, onEvent });
    expect(result.written).toEqual([]);
    expect(readdirSync(folder)).not.toContain('.autorize');
  });

  it('protects tests where they are, and not where a build puts them', async () => {
    const { config } = await tryIn({
      '.gitignore': 'dist\n',
      'package.json': JSON.stringify({
        name: 'own',
        type: 'module',
        scripts: {
          build: 'mkdir -p dist && cp -r lib dist',
          test: 'npm run build && node --test dist/lib/own.test.js',
        },
      }),
      'lib/own.js': 'export const double = (value) => 2 * value;\n',
      'lib/own.test.js':
        "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { double } from './own.js';\ntest('doubles', () => assert.equal(double(2), 4));\n",
    });
    expect(config?.guards.map(({ command }) => command)).toEqual(['npm test']);
    expect(config?.objective.protect).toContain('lib/**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}');
  });

  it.runIf(has('go'))('runs tests and benchmarks of Go', async () => {
    const { config } = await tryIn({
      'go.mod': 'module example.org/own\n\ngo 1.20\n',
      'own.go': 'package own\n\nfunc Double(value int) int { return 2 * value }\n',
      'own_test.go':
        'package own\n\nimport "testing"\n\nfunc TestDouble(t *testing.T) {\n\tif Double(2) != 4 {\n\t\tt.Fatal()\n\t}\n}\n\nvar sink int\n\nfunc BenchmarkDouble(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink = Double(i)\n\t}\n}\n',
    });
    expect(config?.guards.map(({ command }) => command)).toEqual(['GOCACHE="$PWD/.gocache" go test ./...']);
    expect(config?.objective).toMatchObject({ parse: { kind: 'go' }, protect: ['**/*_test.go', 'go.mod'] });
    expect(config?.build.cache).toEqual(['.gocache']);
  });

  it.runIf(has('go'))(
    'measures the compiled packages of Go where there is neither a benchmark nor a program',
    async () => {
      const { config, text } = await tryIn({
        'go.mod': 'module example.org/own\n\ngo 1.20\n',
        'own.go': 'package own\n\nfunc Double(value int) int { return 2 * value }\n',
        'inner/inner.go': 'package inner\n\nconst Two = 2\n',
      });
      expect(config?.objective.command).toContain('go list -export');
      expect(text).toMatch(/the size of the compiled packages in bytes\. It printed [1-9]\d{2,}/);
    },
  );

  it.runIf(has('cargo'))('builds and tests a crate', async () => {
    const { config } = await tryIn({
      'Cargo.toml': '[package]\nname = "own"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs':
        'pub fn double(value: u32) -> u32 {\n    2 * value\n}\n\n#[test]\nfn doubles() {\n    assert_eq!(double(2), 4);\n}\n',
    });
    expect(config?.guards.map(({ command }) => command)).toEqual(['cargo test --offline --quiet']);
    expect(config?.build).toMatchObject({ command: 'cargo test --offline --no-run --quiet', cache: ['target'] });
    expect(config?.objective.command).toContain('cargo build --release --offline');
  });

  it.runIf(has('make') && has('cc'))(
    'builds what a Makefile builds, and protects what its tests are made of',
    async () => {
      const { config } = await tryIn({
        Makefile: 'own.o: own.c\n\tcc -c own.c\n\ntest: own.o test.c\n\tcc -o run-test test.c own.o\n\t./run-test\n',
        'own.c': 'int twice(int value) { return 2 * value; }\n',
        'test.c': 'int twice(int);\nint main(void) { return twice(2) == 4 ? 0 : 1; }\n',
      });
      expect(config?.guards.map(({ command }) => command)).toEqual(['make -s test']);
      expect(config?.objective.protect).toEqual(['Makefile', '**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}']);
    },
  );
});
