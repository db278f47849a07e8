import { describe, expect, it } from 'vitest';
import { findDecidingFiles } from '../../src/engine/boundaries/deciding-files.ts';

const PATHS = [
  ...['package.json', 'Makefile', 'ci.mk', 'justfile', 'Taskfile.yml', 'Cargo.toml', 'crates/a/Cargo.toml', 'go.mod'],
  ...['pyproject.toml', 'setup.cfg', 'tox.ini', 'noxfile.py', 'build.gradle.kts', 'app/build.gradle', 'pom.xml'],
  ...['composer.json', 'Rakefile', 'mix.exs', 'a.sln', 'src/a.csproj', 'CMakeLists.txt', 'src/CMakeLists.txt'],
  ...['web/package.json', 'web/check.mjs', 'native/Makefile', 'node_modules/x/package.json'],
  ...[
    'verify.sh',
    'tools/check.py',
    'tools/__main__.py',
    'check.mjs',
    'hook.mjs',
    'run me.sh',
    'value.txt',
    'src/a.js',
  ],
];
const packages = new Map([
  [
    'package.json',
    JSON.stringify({ scripts: { test: 'node check.mjs', lint: 'npm run -s types', types: 'sh verify.sh' } }),
  ],
  ['web/package.json', JSON.stringify({ scripts: { pretest: 'node check.mjs' } })],
]);
const find = (command: string, kind: 'guard' | 'evaluator' = 'guard') =>
  new Set(findDecidingFiles({ paths: PATHS, packages }, [{ command, kind }]));

describe('the files that decide what a command runs', () => {
  it.each<[command: string, found: readonly string[]]>([
    // Scripts
    ['sh verify.sh', ['verify.sh']],
    ['sh -eu ./verify.sh value.txt', ['verify.sh']],
    ['bash "verify.sh" && true', ['verify.sh']],
    ["sh -c 'cd src && sh ../verify.sh'", ['verify.sh']],
    ['A=1 timeout 5 ./verify.sh', ['verify.sh']],
    ['/usr/bin/python3 tools/check.py', ['tools/check.py']],
    ['python3.12 -m tools.check', ['tools/check.py']],
    ['python3 -m tools', ['tools/__main__.py']],
    ['node --import=./hook.mjs check.mjs src/a.js', ['hook.mjs', 'check.mjs']],
    ['node --import ./hook.mjs check.mjs', ['hook.mjs', 'check.mjs']],
    ['. ./verify.sh; true', ['verify.sh']],
    ['cd web && node check.mjs', ['web/check.mjs', 'check.mjs']],
    ['test "$(sh verify.sh)" = ok', ['verify.sh']],
    ['if ! sh verify.sh; then exit 1; fi', ['verify.sh']],
    ['sh "$PWD/verify.sh"', ['verify.sh']],
    ['sh < verify.sh', ['verify.sh']],
    ['node -r ./hook.mjs check.mjs src/a.js > out.txt', ['hook.mjs', 'check.mjs']],
    // Files that are read alone
    ['wc -c src/a.js', []],
    ['node --check src/a.js', []],
    ['sh -n verify.sh', []],
    ['test -s value.txt', []],
    ['grep -q "x" "src/a.js"', []],
    // Manifests
    ['npm test', ['package.json', 'check.mjs']],
    ['npm run -s lint', ['package.json', 'verify.sh']],
    ['pnpm run --silent bench', ['package.json']],
    ['yarn bench', ['package.json']],
    ['node --run test', ['package.json', 'check.mjs']],
    ['bun run test', ['package.json', 'check.mjs']],
    ['npx jest', ['package.json']],
    ['cd web && npm test', ['package.json', 'web/package.json', 'web/check.mjs', 'check.mjs']],
    ['npm test --workspaces', ['package.json', 'web/package.json', 'web/check.mjs', 'check.mjs']],
    ['make -s test', ['Makefile']],
    ['gmake check', ['Makefile']],
    ['make -C native -f ../ci.mk', ['Makefile', 'native/Makefile', 'ci.mk']],
    ['just test', ['justfile']],
    ['task test', ['Taskfile.yml']],
    ['cargo test --quiet', ['Cargo.toml', 'crates/a/Cargo.toml']],
    ['go test ./...', []],
    ['python3 -m pytest -q', ['pyproject.toml', 'setup.cfg', 'tox.ini']],
    ['tox', ['pyproject.toml', 'setup.cfg', 'tox.ini']],
    ['nox -s tests', ['noxfile.py', 'pyproject.toml']],
    ['./gradlew test', ['build.gradle.kts', 'app/build.gradle']],
    ['mvn -q test', ['pom.xml']],
    ['composer run test', ['composer.json']],
    ['rake test', ['Rakefile']],
    ['mix test', ['mix.exs']],
    ['dotnet test', ['a.sln', 'src/a.csproj']],
    ['ctest --test-dir build', ['CMakeLists.txt', 'src/CMakeLists.txt']],
    ['cmake --build build', ['CMakeLists.txt', 'src/CMakeLists.txt']],
    ['cat remake.txt && true', []],
  ])('of %j', (command, found) => {
    expect(find(command)).toEqual(new Set(found));
  });

  it('are manifests alone for an evaluator, whose scripts are tried by what they print', () => {
    expect(find('npm test && sh verify.sh', 'evaluator')).toEqual(new Set(['package.json']));
  });

  it('are none of scripts that a manifest names without a text', () => {
    const broken = { paths: ['package.json'], packages: new Map([['package.json', '{"scripts":{"test":1']]) };
    expect(findDecidingFiles(broken, [{ command: 'npm test', kind: 'guard' }])).toEqual(['package.json']);
  });
});
