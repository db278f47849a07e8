import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/experiment/init/ecosystems/listing.ts';
import { findProjects } from '../../../src/experiment/init/ecosystems/registry.ts';
import { protectedGlobs } from '../../../src/experiment/init/protection.ts';
import { ranNothing, withoutFailed, withRepository } from '../../../src/experiment/init/test-outcome.ts';
import { findOnPath } from '../../../src/kernel/program-path.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

function listingOf(files: Record<string, string>, programs: readonly string[] = []): Listing {
  return {
    paths: Object.keys(files),
    texts: new Map(Object.entries(files)),
    hasProgram: (name) => programs.includes(name),
  };
}

const commands = (candidates: readonly { readonly command: string }[] = []) => candidates.map(({ command }) => command);

function firstWay(files: Record<string, string>, programs: readonly string[] = []) {
  const [project] = findProjects(listingOf(files, programs));
  const [way] = project?.ways ?? [];
  if (way === undefined) throw new Error('nothing was recognized');
  return way;
}

describe('what is recognized of a repository', () => {
  it.each([
    ['npm ci', { 'package-lock.json': '{}' }, []],
    ['npm install --no-audit --no-fund', {}, []],
    ['pnpm install --frozen-lockfile', { 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" }, ['pnpm']],
    ['npx --yes pnpm@9 install --frozen-lockfile', { 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" }, []],
    ['npx --yes pnpm@8 install --frozen-lockfile', { 'pnpm-lock.yaml': "lockfileVersion: '6.0'\n" }, []],
    [
      'npx --yes pnpm@10 install --frozen-lockfile',
      { 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n", 'pnpm-workspace.yaml': 'minimumReleaseAge: 0\n' },
      [],
    ],
    ['yarn install --frozen-lockfile', { 'yarn.lock': '' }, ['yarn']],
  ])('installs by %s', (command, files, programs) => {
    const manifest = { 'package.json': '{"devDependencies":{"x":"1"},"scripts":{"test":"x"}}' };
    expect(firstWay({ ...manifest, ...files }, programs).setups[0]).toEqual({ command });
  });

  it('takes the version of a package manager from its field', () => {
    const manifest = '{"packageManager":"yarn@4.1.0+sha224.abc","dependencies":{"x":"1"},"scripts":{"test":"x"}}';
    expect(commands(firstWay({ 'package.json': manifest, 'yarn.lock': '' }).setups)[0]).toBe(
      'npx --yes @yarnpkg/cli-dist@4.1.0 install --immutable',
    );
  });

  it('installs by an older pnpm what a newer one locked, where that does not run on the Node that is here', () => {
    const manifest = '{"packageManager":"pnpm@11.2.0","dependencies":{"x":"1"},"scripts":{"test":"x"}}';
    const [project] = findProjects(
      listingOf({ 'package.json': manifest, 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" }),
    );
    expect(project?.ways.map(({ setups: [setup] }) => setup?.command)).toEqual([
      'npx --yes pnpm@11.2.0 install --frozen-lockfile',
      'COREPACK_ROOT=/ npx --yes pnpm@10 install --frozen-lockfile',
    ]);
  });

  it('works without lifecycle scripts first where one installs hooks of git, which is not in the sandbox', () => {
    const scripts = { build: 'tsc && npm pack', test: 'node --test', prepare: 'lefthook install' };
    const manifest = JSON.stringify({ devDependencies: { x: '1' }, scripts });
    const [project] = findProjects(listingOf({ 'package.json': manifest, 'package-lock.json': '{}' }));
    const [first, second] = project?.ways ?? [];
    expect(commands(first?.setups)).toEqual(['npm ci --ignore-scripts']);
    expect(first?.build?.command).toBe('npm_config_ignore_scripts=true npm run --silent build');
    expect(commands(first?.tests)).toContain('npm_config_ignore_scripts=true npm test');
    expect(commands(second?.setups)).toEqual(['npm ci', 'npm ci --ignore-scripts']);
  });

  it('installs benchmarks that are a package of their own, and does without where that fails', () => {
    const files = {
      'package.json': '{"devDependencies":{"x":"1"},"scripts":{"test":"x"}}',
      'bench/package.json': '{"dependencies":{"tinybench":"1"},"scripts":{"bench":"node run.mjs","lint":"x"}}',
      'bench/run.mjs': '',
    };
    const [project] = findProjects(listingOf(files));
    expect(project?.ways.map(({ setups: [setup] }) => setup?.command)).toEqual([
      'npm install --no-audit --no-fund && npm install --no-package-lock --no-audit --no-fund --prefix bench',
      'npm install --no-audit --no-fund',
    ]);
    expect(project?.ways[0]?.inputs).toContain('bench/package.json');
    expect(commands(project?.ways[0]?.benchmarks)).toEqual([
      'npm run --silent --prefix bench bench',
      'node bench/run.mjs',
    ]);
    expect(commands(project?.ways[1]?.benchmarks)).toEqual(['node bench/run.mjs']);
  });

  it('finds the test runner in a script that does more', () => {
    const manifest = '{"scripts":{"test":"npm run lint && vitest run --coverage","lint":"eslint ."}}';
    expect(commands(firstWay({ 'package.json': manifest }).tests)).toEqual([
      'npm test',
      'npx --no-install vitest run',
      'npx --no-install vitest run --coverage',
    ]);
  });

  it('runs tests without the scripts around them, which may want what is not here', () => {
    const manifest = '{"scripts":{"test":"tap","posttest":"npm run lint","lint":"eslint ."}}';
    expect(commands(firstWay({ 'package.json': manifest }).tests)).toEqual([
      'npm test',
      'npx --no-install tap --no-coverage',
      'npx --no-install tap',
    ]);
  });

  it('reruns an installation when a manifest of a workspace changes', () => {
    const files = {
      'package.json': '{"workspaces":["packages/*"],"scripts":{"test":"x"}}',
      'package-lock.json': '{}',
      'packages/a/package.json': '{}',
    };
    expect(firstWay(files).inputs).toEqual(['package.json', 'package-lock.json', '**/package.json']);
  });

  it('installs what the tests of a Python project need', () => {
    const pyproject =
      '[project]\nname = "own"\n[dependency-groups]\ntests = ["freezegun", {include-group = "base"}]\nbase = ["pytest"]\n';
    const files = { 'pyproject.toml': pyproject, 'src/own/__init__.py': '', 'tests/test_own.py': '' };
    expect(commands(firstWay(files).setups)[0]).toBe(
      'test -f src/own/__init__.py && python3 -m venv .venv && .venv/bin/python -m pip install --quiet -e . freezegun pytest',
    );
  });

  it('makes the virtual environment with a Python that is new enough', () => {
    const pyproject = '[project]\nname = "own"\nrequires-python = ">=3.12,<4"\n';
    expect(commands(firstWay({ 'pyproject.toml': pyproject, 'own.py': '' }).setups)[0]).toContain(
      "if python3 -c 'import sys; sys.exit(sys.version_info < (3, 12))'; then python3 -m venv .venv; else PYENV_VERSION=3.12 python3.12 -m venv .venv; fi && ",
    );
  });

  it.each([
    ['SETUPTOOLS_SCM_PRETEND_VERSION', '[build-system]\nrequires = ["flit_scm"]\n'],
    ['SETUPTOOLS_SCM_PRETEND_VERSION', '[build-system]\nrequires = ["hatchling", "hatch-vcs"]\n'],
    ['PBR_VERSION', '[build-system]\nrequires = ["pbr>=6"]\n'],
    ['PDM_BUILD_SCM_VERSION', '[tool.pdm.version]\nsource = "scm"\n'],
    ['POETRY_DYNAMIC_VERSIONING_BYPASS', '[build-system]\nrequires = ["poetry-dynamic-versioning"]\n'],
  ])('says a version by %s, which a checkout without history does not have', (name, pyproject) => {
    const setups = commands(
      firstWay({ 'pyproject.toml': `[project]\nname = "own"\n${pyproject}`, 'own.py': '' }).setups,
    );
    expect(setups[0]).toContain(` && ${name}=0.0.1 .venv/bin/python -m pip install`);
  });

  it.runIf(findOnPath('python3', process.env.PATH ?? ''))('measures no import of a folder without code', () => {
    const { ways } = findProjects(listingOf({ 'setup.py': '', 'own/__init__.py': '' }))[0] ?? { ways: [] };
    const [template] = ways.find(({ name }) => name === 'python3')?.templates ?? [];
    const cwd = createFolder({ 'own/data.txt': '' });
    const { status, stderr } = spawnSync('sh', ['-c', template?.command ?? ''], { cwd, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('own is a folder without code') });
  });

  it('installs the runner of benchmarks, and does without where that fails', () => {
    const files = {
      'pyproject.toml': '[project]\nname = "own"\n[project.optional-dependencies]\ntest = ["pytest"]\n',
      'own.py': '',
      'tests/test_speed.py': 'def test_it(benchmark):\n    benchmark(sum, [])\n',
    };
    expect(commands(firstWay(files).setups).map((command) => command.replace(/.* --quiet /, ''))).toEqual([
      "-e '.[test]' pytest pytest-benchmark",
      "-e '.[test]' pytest",
      '-e . pytest',
    ]);
  });

  it('installs what benchmarks need besides, and does without where that fails', () => {
    const manifest =
      '[project]\nname = "own"\n[project.optional-dependencies]\nperf = ["rich"]\n[dependency-groups]\ntest = ["attrs"]\nbench = ["richbench"]\n';
    const way = firstWay({ 'pyproject.toml': manifest, 'own.py': '', 'benchmark/requirements.txt': 'toml\n' });
    expect(commands(way.setups).map((command) => command.replace(/.* --quiet /, ''))).toEqual([
      "-e '.[perf]' -r benchmark/requirements.txt attrs richbench",
      '-e . attrs',
      '-e .',
    ]);
    expect(way.inputs).toContain('benchmark/requirements.txt');
  });

  it('uses uv where the project is locked by it and it is there', () => {
    const files = { 'pyproject.toml': '[project]\nname = "own"\n', 'uv.lock': '', 'own.py': '' };
    expect(commands(firstWay(files, ['uv']).setups)).toEqual(['uv sync --frozen']);
  });

  it('builds tests and benchmarks of a crate once', () => {
    const files = {
      'Cargo.toml': '[package]\nname = "own"\n',
      'Cargo.lock': '',
      'src/lib.rs': '',
      'benches/a.rs': 'use criterion::Criterion;\n',
    };
    const { build, setups, benchmarks } = firstWay(files);
    expect(build).toEqual({
      command: 'cargo test --offline --no-run --quiet && cargo bench --offline --quiet --bench a --no-run',
      cache: ['target'],
    });
    expect(commands(setups)[0]).toBe('cargo fetch --locked');
    expect(commands(benchmarks)).toHaveLength(1);
  });

  it('benchmarks the packages of Go that have benchmarks', () => {
    const files = {
      'go.mod': 'module x\n',
      'a/a_test.go': 'package a\nfunc BenchmarkA(b *testing.B) {}\n',
      'b/b_test.go': 'package b\n',
    };
    expect(commands(firstWay(files).benchmarks)[0]).toMatch(/-bench \. -benchtime 100ms \.\/a$/);
  });

  it('benchmarks a module of benchmarks that takes the code from the project, and does without where that fails', () => {
    const files = {
      'go.mod': 'module x\nrequire y v1.0.0\n',
      'a.go': 'package x\n',
      '_bench/go/go.mod': 'module bench\nreplace x v0.0.0 => ../../\n',
      '_bench/go/a_test.go': 'package bench\nfunc BenchmarkA(b *testing.B) {}\n',
    };
    const [project] = findProjects(listingOf(files));
    const [apart, plain] = project?.ways ?? [];
    expect(commands(apart?.setups)).toEqual(['go mod download && (cd _bench/go && go mod download)']);
    expect(apart?.inputs).toEqual(expect.arrayContaining(['_bench/go/go.mod', '_bench/go/go.sum']));
    expect(commands(apart?.benchmarks)[0]).toBe(
      'root="$PWD" && cd _bench/go && GOCACHE="$root/.gocache" go test -run \'^$\' -bench . -benchtime 100ms ./...',
    );
    expect(apart?.build?.command).toMatch(/ && \(root="\$PWD" && cd _bench\/go && .*\)$/);
    expect(project?.evaluator).toContain('_bench/go/**');
    expect(commands(plain?.setups)).toEqual(['go mod download']);
    expect(plain?.benchmarks).toEqual([]);
  });

  it('measures no program and no benchmark in folders that Go leaves out', () => {
    const files = {
      'go.mod': 'module x\n',
      'a.go': 'package x\n',
      '_tools/main.go': 'package main\n',
      '_old/a_test.go': 'package old\nfunc BenchmarkA(b *testing.B) {}\n',
    };
    const { benchmarks, templates } = firstWay(files);
    expect(benchmarks).toEqual([]);
    expect(templates[0]?.what).toBe('the size of the compiled packages in bytes');
    // Another mode than that of the build would compile the standard library again in each evaluation.
    expect(templates[0]?.command).not.toContain('-trimpath');
  });

  it('builds beside the sources, and in another folder where there is one', () => {
    const files = { 'CMakeLists.txt': 'enable_testing()\n', 'a.c': '', 'build/x': '' };
    expect(firstWay(files).build?.cache).toEqual(['build-autorize']);
  });

  it('builds tests and benchmarks of CMake that are built on request only, and does without where that fails', () => {
    const files = {
      'CMakeLists.txt':
        'option(OWN_BUILD_BENCHMARKS "Build benchmarks (slow)" OFF)\noption(OWN_NO_TESTS "" OFF)\noption(OWN_BUILD_TESTS\n  "Build tests" OFF)\noption(OWN_DOCS "" ON)\nenable_testing()\n# option(OLD_BENCH "" OFF)\n',
      'third_party/x/CMakeLists.txt': 'option(X_BENCH "" OFF)\nadd_executable(x_bench x.cpp)\n',
      'a.cpp': '',
    };
    const [project] = findProjects(listingOf(files));
    const options = project?.ways.map(({ build }) => /Release(.*?) > /.exec(build?.command ?? '')?.[1]);
    expect(options).toEqual([
      ' -DOWN_BUILD_BENCHMARKS=ON -DOWN_BUILD_TESTS=ON',
      ' -DOWN_BUILD_BENCHMARKS=ON',
      ' -DOWN_BUILD_TESTS=ON',
      '',
    ]);
    expect(project?.ways.flatMap(({ benchmarks }) => benchmarks)).toEqual([]);
  });

  it('runs the programs that CMake links with Google Benchmark before others', () => {
    const files = {
      'CMakeLists.txt': 'add_subdirectory(bench)\nadd_executable(own main.cpp)\n',
      'bench/CMakeLists.txt':
        'add_executable(speed speed.cpp)\nadd_executable(queue queue.cpp)\ntarget_link_libraries(queue PRIVATE own benchmark::benchmark)\n',
      'a.cpp': '',
    };
    expect(commands(firstWay(files).benchmarks)).toEqual([
      `program=$(find build -type f -perm -100 -name queue | head -n 1) && "\${program:?no program queue was built}" --benchmark_format=json --benchmark_min_time=0.1`,
      `program=$(find build -type f -perm -100 -name speed | head -n 1) && "\${program:?no program speed was built}"`,
    ]);
  });

  it('runs asv on a copy of its suite, and pyperf for a file of results', () => {
    const files = {
      'pyproject.toml': '[project]\nname = "own"\n',
      'own.py': '',
      'bench/asv.conf.json': '{\n  "repo": "..",\n  "benchmark_dir": "suite"\n}\n',
      'bench/suite/a.py': '',
      'benchmark_start.py': 'import pyperf\n',
    };
    const [project] = findProjects(listingOf(files));
    const [way] = project?.ways ?? [];
    expect(commands(way?.setups)[0]).toMatch(/ -e \. asv pyperf$/);
    expect(commands(way?.setups)[1]).toMatch(/ -e \.$/);
    expect(project?.evaluator).toEqual(expect.arrayContaining(['bench/asv.conf.json', 'bench/suite/**']));
    const [asv, , perf] = commands(way?.benchmarks);
    expect(asv).toContain('cp -r bench "$suite/bench" && cd "$suite/bench" && ');
    expect(asv).toContain(' -m asv run --environment existing:"$python" --set-commit-hash HEAD -a rounds=1 >&2');
    expect(perf).toBe(
      '.venv/bin/python benchmark_start.py --fast -o "$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"',
    );
  });

  it('runs benchmarks of the crate bencher', () => {
    const files = {
      'Cargo.toml': '[package]\nname = "own"\n',
      'src/lib.rs': '',
      'benches/a.rs': '#[macro_use]\nextern crate bencher;\nuse bencher::Bencher;\n',
    };
    expect(commands(firstWay(files).benchmarks)).toEqual(['cargo bench --offline --quiet --bench a']);
  });

  it('runs a Python benchmark that starts pyperf by itself', () => {
    const bench =
      'import subprocess, sys\nfor name in "a", "b":\n    subprocess.run([sys.executable, "-m", "pyperf", "timeit"])\n';
    const way = firstWay({ 'pyproject.toml': '[project]\nname = "own"\n', 'own.py': '', 'bench.py': bench });
    expect(commands(way.setups)[0]).toMatch(/ -e \. pyperf$/);
    expect(commands(way.benchmarks)).toEqual(['.venv/bin/python bench.py']);
  });

  it('runs benchmarks whose files are named after what they measure', () => {
    const files = {
      'package.json': '{}',
      'benchmarks/bench-parse.js': '',
      'benchmarks/data.js': '',
      'perf/a.bench.mjs': '',
    };
    expect(commands(firstWay(files).benchmarks)).toEqual(['node benchmarks/bench-parse.js', 'node perf/a.bench.mjs']);
  });

  it('tries a benchmark that a script starts once', () => {
    const manifest = '{"scripts":{"bench":"node ./benchmark/bench.js"}}';
    const files = { 'package.json': manifest, 'benchmark/bench.js': '', 'perf.js': '' };
    expect(commands(firstWay(files).benchmarks)).toEqual(['npm run --silent bench', 'node perf.js']);
  });

  it('compiles with Maven offline after one test has fetched what tests need', () => {
    const files = { 'pom.xml': '<project/>', 'src/main/java/A.java': '', 'src/test/java/own/ATest.java': '' };
    const { setups, tests } = firstWay(files, ['mvn']);
    expect(commands(setups)[0]).toMatch(
      /^test -f src\/test\/java\/own\/ATest\.java && mvn -B -q test '-Dtest=ATest#noSuchTest' /,
    );
    expect(commands(tests)).toEqual(['mvn -B -q -o test']);
  });

  it('builds and runs the jar of a JMH module, whatever it is called', () => {
    const jmh =
      '<project><dependency><groupId>org.openjdk.jmh</groupId></dependency><plugin><artifactId>maven-shade-plugin</artifactId><finalName>speed</finalName></plugin></project>';
    const files = {
      'pom.xml': '<project><module>speed</module></project>',
      'speed/pom.xml': jmh,
      'a/src/test/java/ATest.java': '',
    };
    const { setups, build, benchmarks, name } = firstWay(files, ['mvn']);
    expect(name).toBe('mvn with JMH');
    expect(commands(setups)[0]).toMatch(/ package '-Dtest=ATest#noSuchTest' /);
    expect(build?.command).toMatch(/ -o package -DskipTests$/);
    expect(commands(benchmarks)[0]).toContain("-path '*/target/speed.jar' ");
    const [project] = findProjects(listingOf({ ...files, 'speed/pom.xml': '<project/>' }, ['mvn']));
    expect(project?.ways.flatMap((way) => way.benchmarks)).toEqual([]);
  });

  it('builds a JMH project that is no module of the build on what that installs', () => {
    const jmh = '<project><dependency><groupId>org.openjdk.jmh</groupId></dependency></project>';
    const files = { 'pom.xml': '<project/>', 'bench/pom.xml': jmh, 'src/test/java/ATest.java': '' };
    const { setups, build, benchmarks } = firstWay(files, ['mvn']);
    expect(commands(setups)[0]).toContain(" install '-Dtest=ATest#noSuchTest' ");
    expect(commands(setups)[0]).toMatch(/ && mvn \S+ -q\b.* -f bench\/pom\.xml package -DskipTests && find /);
    expect(build?.command).toMatch(/ -o install -DskipTests && mvn .* -o -f bench\/pom\.xml package -DskipTests$/);
    expect(commands(benchmarks)[0]).toContain("'*/target/benchmarks.jar'");
  });

  it('prefers the language of a repository to a Makefile that starts its tools', () => {
    const files = { 'go.mod': 'module x\n', 'a.go': '', Makefile: 'test:\n\tgo test ./...\n' };
    expect(findProjects(listingOf(files)).map(({ language }) => language)).toEqual(['Go']);
  });

  it('finds projects in folders where the top has no manifest', () => {
    const files = { 'server/go.mod': 'module x\n', 'web/package.json': '{"scripts":{"test":"x"}}' };
    const projects = findProjects(listingOf(files));
    expect(projects.map(({ language }) => language)).toEqual(['JavaScript', 'Go']);
    expect(commands(projects[1]?.ways[0]?.tests)[0]).toMatch(/^cd server && /);
  });
});

describe('what is protected of a repository', () => {
  it.each([
    ['tests wherever they are', { 'packages/a/test/x.ts': '', 'packages/a/src/x.ts': '' }, ['packages/a/test/**']],
    ['many of them by one glob', { 'a/test/x': '', 'b/test/x': '', 'c/test/x': '', 'd/test/x': '' }, ['**/test/**']],
    ['golden files', { 'x/testdata/a.json': '', 'x/a.go': '' }, ['x/testdata/**']],
    [
      'benchmarks',
      { 'benchmark.js': '', 'src/a.bench.ts': '' },
      ['**/*.bench.{js,mjs,cjs,ts,mts,cts,jsx,tsx}', '**/{bench,benchmark,benchmarks}.{js,mjs,cjs,ts,py,sh}'],
    ],
    ['nothing of others', { 'node_modules/a/test/x.js': '', 'src/a.js': '' }, []],
  ])('%s', (_, files, globs) => {
    expect(protectedGlobs({ listing: listingOf(files), evaluator: [], commands: [] })).toEqual(globs);
  });
});

it('protects each file of a folder in which tests write, and not the whole', () => {
  const listing = listingOf({ 'test/a.c': '', 'test/deep/b.c': '', 'test/c.h': '', 'test/LIST': '', 'bench/a.c': '' });
  const asked = { listing, evaluator: [], commands: [], written: new Set(['test']) };
  expect(protectedGlobs(asked)).toEqual(['test/**/*.c', 'test/**/*.h', 'test/LIST', 'bench/**']);
});

it('protects what a Makefile reads if somebody adds it', () => {
  const makefile = '-include config.mk deps.mk $(OBJECTS)\ndeps.mk: a.c\n\tcc -M a.c >deps.mk\n';
  const asked = { listing: listingOf({ Makefile: makefile }), evaluator: [], commands: [] };
  expect(protectedGlobs(asked)).toEqual(['Makefile', 'config.mk']);
});

it('measures a library of headers by the code in them', () => {
  const files = { Makefile: 'test: test/a.c\n\tcc test/a.c\n', 'own.h': '', 'test/a.c': '' };
  const headers = firstWay(files).templates[1];
  expect(headers?.command).toContain('for header in own.h; do cc -x c -O2');
  expect(headers?.subjects).toEqual(['own.h']);
  expect(firstWay({ ...files, 'own.c': '' }).templates).toHaveLength(1);
});

it('protects no file that a template measures', () => {
  const listing = listingOf({ 'package.json': '{"main":"index.js"}', 'index.js': '' });
  const [measure] = findProjects(listing)[0]?.ways[0]?.templates ?? [];
  const asked = { listing, evaluator: [], commands: [measure?.command ?? ''] };
  expect(protectedGlobs(asked)).toEqual(['package.json', 'index.js']);
  expect(protectedGlobs({ ...asked, subjects: measure?.subjects ?? [] })).toEqual(['package.json']);
});

describe('what the output of tests says', () => {
  it.each([
    ['Ran 0 tests in 0.000s\n\nOK\n', true],
    ['Ran 3 tests in 0.100s\n\nOK\n', false],
    ['?   \texample.org/a\t[no test files]\n', true],
    ['?   \texample.org/a\t[no test files]\nok  \texample.org/b\t0.1s\n', false],
    ['test result: ok. 0 passed; 0 failed\n', true],
    ['test result: ok. 0 passed; 0 failed\ntest result: ok. 4 passed; 0 failed\n', false],
  ])('%j: nothing was run: %j', (output, isNothing) => {
    expect(ranNothing(output)).toBe(isNothing);
  });

  it.each([
    [
      'x -m pytest -q',
      'FAILED tests/test_a.py::test_b - OSError\n',
      'x -m pytest -q --deselect tests/test_a.py::test_b',
    ],
    [
      'x -m pytest -q',
      "SUBFAILED(plugin='insert') tests/test_a.py::T::test_b\nSUBFAILED[late] (i=1) tests/test_a.py::T::test_b\n",
      'x -m pytest -q --deselect tests/test_a.py::T::test_b',
    ],
    ['go test ./...', '--- FAIL: TestA (0.00s)\n', "go test -skip '^(TestA)$' ./..."],
    ['cargo test --quiet', 'test net::works ... FAILED\n', 'cargo test --quiet -- --skip net::works'],
  ])('%s goes on without what fails', (command, output, reduced) => {
    expect(withoutFailed(command, output)?.command).toBe(reduced);
  });

  it('asks for a git repository', () => {
    const command = withRepository(
      'npm test',
      'fatal: not a git repository (or any of the parent directories): .git\n',
    )?.command;
    const script = `${command?.replace(/npm test$/, '')} git log --format=%s && git rev-parse --show-toplevel && ls -A`;
    const [cwd, tmp] = [createFolder({ file: '' }), createFolder()];
    const { stdout } = spawnSync('sh', ['-c', script], { cwd, env: { ...process.env, TMPDIR: tmp }, encoding: 'utf8' });
    expect(stdout).toBe(`base\n${cwd}\nfile\n`);
    expect(withRepository(command ?? '', 'fatal: not a git repository\n')).toBeUndefined();
    expect(withRepository('npm test', 'fatal: no luck\n')).toBeUndefined();
  });

  it('does not go on without more than a few', () => {
    const output = Array.from({ length: 11 }, (_, index) => `FAILED tests/test_a.py::test_${index} - x\n`).join('');
    expect(withoutFailed('x -m pytest -q', output)).toBeUndefined();
  });
});
