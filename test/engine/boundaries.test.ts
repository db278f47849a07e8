import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeChange } from '../../src/base/raw-diff.ts';
import { AUTOLOADED, LOADED_WHEN_NEW } from '../../src/engine/boundaries/autoloaded.ts';
import { ALWAYS_DENIED, type BoundaryRules, decideAdmission } from '../../src/engine/boundaries/boundaries.ts';

const OPEN: BoundaryRules = {
  allowPaths: [],
  enforceAllow: false,
  denyPaths: [],
  protectedPaths: [],
  protectKey: 'objective.protect',
  autoloaded: 'denied',
  permit: [],
  maxFiles: undefined,
  maxDiffLines: undefined,
};

const ID = '1'.repeat(40);
function change(path: string, more: Partial<TreeChange> = {}): TreeChange {
  return { path, status: 'M', oldMode: '100644', newMode: '100644', oldId: ID, newId: ID, ...more };
}

function reasonsOf(changes: readonly TreeChange[], rules: Partial<BoundaryRules> = {}, links: [string, string][] = []) {
  const captured = { changes, diffLines: changes.length, linkIssues: new Map(links) };
  const admission = decideAdmission(captured, { ...OPEN, ...rules });
  return admission.kind === 'admitted' ? [] : admission.reasons;
}

describe('a change', () => {
  it('within the boundaries is admitted', () => {
    expect(reasonsOf([change('src/a.ts'), change('docs/é x.md')], { denyPaths: ['*.lock'] })).toEqual([]);
  });

  it('of a denied path is refused, naming the glob', () => {
    expect(reasonsOf([change('deep/down/yarn.lock')], { denyPaths: ['**/*.lock'] })).toEqual([
      '"deep/down/yarn.lock" is denied by deny_paths (**/*.lock)',
    ]);
  });

  it('that moves a denied file away or deletes it is refused: a rename is a deletion and an addition', () => {
    const moved = [change('secret/key', { status: 'D', newMode: '000000' }), change('open/key', { status: 'A' })];
    expect(reasonsOf(moved, { denyPaths: ['secret/**'] })).toEqual([
      '"secret/key" is denied by deny_paths (secret/**)',
    ]);
  });

  it.each([
    ['case', 'SECRET/Key'],
    ['a letter that folds to another', '\u017fecret/key'],
    ['decomposed characters', 'se\u0301cret/key', 'sécret/**'],
    ['dot files', 'secret/.hidden'],
    ['a newline in the name', 'secret/a\nb'],
    ['a line separator in the name', 'secret/a\u2028b'],
    ['quotes and tabs in the name', 'secret/"a"\t'],
  ])('does not get around a deny glob by %s', (_name, path, glob = 'secret/**') => {
    expect(reasonsOf([change(path)], { denyPaths: [glob] })[0]).toContain('is denied by deny_paths');
  });

  it.each([
    '.autorize/pi/config.toml',
    '.rcs/state/x.json',
    '.gitattributes',
    'sub/.gitattributes',
    '.gitmodules',
    'deep/.gitignore',
    '.github/workflows/ci.yml',
    '.claude/settings.json',
    '.mcp.json',
    'sub/.npmrc',
    '.husky/pre-commit',
  ])('of %s is always denied, unless permit names it', (path) => {
    expect(reasonsOf([change(path)])).toHaveLength(1);
    expect(reasonsOf([change(path)], { permit: [path] })).toEqual([]);
    expect(reasonsOf([change(path)], { permit: [path], denyPaths: [path] })).toHaveLength(1);
  });

  const LOADED = [
    ...['conftest.py', 'deep/conftest.py', 'sitecustomize.py', 'lib/usercustomize.py', 'sitecustomize/__init__.py'],
    ...[
      'sitecustomize.cpython-313-x86_64-linux-gnu.so',
      'x.pth',
      'pytest.ini',
      '.pytest.ini',
      'pytest.toml',
      'tox.ini',
    ],
    ...['sub/setup.cfg', 'jest.config.js', 'packages/a/vitest.config.mts', 'vite.config.ts', 'babel.config.json'],
    ...['playwright.config.ts', 'cypress.config.js', 'vitest.workspace.ts', 'karma.conf.js', 'wdio.conf.ts'],
    ...['.mocharc.yml', '.babelrc', '.babelrc.json', '.swcrc', '.nycrc.json', '.taprc', 'spec/support/jasmine.json'],
    ...['src/setupTests.ts', '__mocks__/fs.js', '.yarnrc', '.yarnrc.yml', '.yarn/releases/yarn-4.9.1.cjs'],
    ...['.yarn/plugins/@a/b.cjs', '.pnp.cjs', '.pnp.loader.mjs', '.pnpmfile.cjs', 'bunfig.toml', 'ava.config.js'],
    ...['.cargo/config', 'crates/a/.cargo/config.toml', '.config/nextest.toml', 'rust-toolchain', 'go.work'],
    ...['rust-toolchain.toml', 'GNUmakefile', '.mvn/jvm.config', 'src/test/resources/junit-platform.properties'],
    ...['a/META-INF/services/org.junit.platform.launcher.LauncherSessionListener', 'Directory.Build.targets'],
    ...['xunit.runner.json', 'NuGet.Config', '.rspec', '.rspec-local', '.bundle/config', 'phpunit.xml'],
    ...['phpunit.xml.dist', 'phpunit.dist.xml', 'tests/Pest.php', '.proverc', 'test/test_helper.exs', '.Rprofile'],
    ...['.Renviron', 'app/.env.local', '.env.test', '.env.production.local', 'CONFTEST.PY'],
  ];
  it.each(LOADED)('of %s, which something loads by itself, is refused however it changes, unless permitted', (path) => {
    const reported = `${JSON.stringify(path)} is loaded by a harness or runtime by itself (`;
    for (const status of ['A', 'M', 'D', 'T'] as const) {
      const reasons = reasonsOf([change(path, { status })]);
      expect(reasons).toEqual([expect.stringContaining(reported)]);
      expect(reasons[0]).toMatch(/; boundaries\.permit can name it$/);
    }
    expect(reasonsOf([change(path)], { permit: [path] })).toEqual([]);
    expect(reasonsOf([change(path)], { permit: [path], denyPaths: [path] })).toHaveLength(1);
    expect(reasonsOf([change(path)], { permit: [path], protectedPaths: [path] })).toHaveLength(1);
    expect(reasonsOf([change(path)], { autoloaded: 'open' })).toEqual([]);
  });

  it('is tried with a file of every kind that is loaded by itself', () => {
    const reported = LOADED.flatMap((path) => reasonsOf([change(path)])).join('\n');
    expect(AUTOLOADED.filter((glob) => !reported.includes(`(${glob})`))).toEqual([]);
  });

  const LOADED_NEW = [
    ...['x.egg-info/entry_points.txt', 'x-1.dist-info/entry_points.txt', 'x.egg-link', 'x.egg', '.venv/bin/pytest'],
    ...['sub/venv/lib/python3.13/site-packages/x.py', 'pyvenv.cfg', '__pypackages__/3.13/lib/x.py', '.coveragerc'],
    ...[
      'vendor/modules.txt',
      'vendor/autoload.php',
      'vendor/composer/installed.json',
      'behat.yml',
      '.simplecov',
      'npm-shrinkwrap.json',
    ],
    ...['test/mocha.opts', 'testem.js', 'nyc.config.js', 'jest-preset.js', 'global.json', 'Directory.Packages.props'],
    ...['.config/dotnet-tools.json', 'gradle.properties', 'a/META-INF/services/org.testng.ITestNGListener'],
    ...['a/mockito-extensions/x', '.bazelrc', 'tools/bazel', 'CTestCustom.cmake', 'CMakeUserPresets.json'],
    ...['test/flutter_test_config.dart', 'test/setup_suite.bash', 'tests/testthat/helper-a.R'],
    ...['.justfile', 'sub/Rakefile', 'Taskfile.yml', 'taskfile.dist.yaml'],
  ];
  it.each(LOADED_NEW)(
    'that adds %s, which something loads by itself, is refused; one that alters it is not',
    (path) => {
      expect(reasonsOf([change(path, { status: 'A' })])).toEqual([expect.stringContaining('loaded by a harness or')]);
      expect(reasonsOf([change(path, { status: 'A' })], { permit: [path] })).toEqual([]);
      expect(reasonsOf([change(path, { status: 'A' })], { autoloaded: 'open' })).toEqual([]);
      for (const status of ['M', 'D'] as const) expect(reasonsOf([change(path, { status })])).toEqual([]);
    },
  );

  it('is tried with a file of every kind that is loaded by itself where it is new', () => {
    const reported = LOADED_NEW.flatMap((path) => reasonsOf([change(path, { status: 'A' })])).join('\n');
    expect(LOADED_WHEN_NEW.filter((glob) => !reported.includes(`(${glob})`))).toEqual([]);
  });

  it.each([
    ...['package.json', 'pyproject.toml', 'Cargo.toml', 'build.rs', 'go.mod', 'Makefile', 'tsconfig.json', 'setup.py'],
    ...['test/a.test.ts', 'tests/test_a.py', 'tests/helpers.py', 'src/a_test.go', '.env.example', 'src/env.ts'],
    ...['venv/notes.txt', 'vendor/lib/a.c', 'src/utils/json.ts', 'src/statistics.py', 'tests/statistics.md'],
    ...['src/config.ts', 'webpack.config.js', 'src/mocks/a.js', 'src/jest.ts', 'src/a.pthread.c', 'my_conftest.py'],
  ])('of %s is ordinary work', (path) => {
    expect(reasonsOf([change(path, { status: 'A' })])).toEqual([]);
  });

  it('outside allow_paths is refused only where they are enforced', () => {
    const changes = [change('src/a.ts'), change('README.md')];
    expect(reasonsOf(changes, { allowPaths: ['src/**'] })).toEqual([]);
    expect(reasonsOf(changes, { allowPaths: ['src/**'], enforceAllow: true })).toEqual([
      '"README.md" is not in allow_paths',
    ]);
  });

  it('above max_files or max_diff_lines is refused, at them it is not', () => {
    const changes = [change('a'), change('b'), change('c')];
    expect(reasonsOf(changes, { maxFiles: 3, maxDiffLines: 3 })).toEqual([]);
    expect(reasonsOf(changes, { maxFiles: 2, maxDiffLines: 1 })).toEqual([
      '3 files changed, above max_files 2',
      '3 lines changed, above max_diff_lines 1',
    ]);
  });

  it('is refused unread where its paths are longer together than can be looked at', () => {
    const long = 'a/'.repeat(2000);
    const changes = Array.from({ length: 2_200 }, (_, at) => change(`${long}${at}`));
    expect(reasonsOf(changes)).toEqual([
      'the changed paths are 8807690 characters long together; expected at most 8388608',
    ]);
  });

  it.each(['a\nb', 'tab\there', 'bell\u0007', 'back\\slash'])('with the name %j is refused', (path) => {
    expect(reasonsOf([change(path)])[0]).toContain('has a name that');
  });

  it.each([
    '.GIT/config',
    'x/.Git/hooks/pre-commit',
    'git~1/config',
    '.g\u200cit/config',
    '.git./config',
    '.git::$INDEX_ALLOCATION/x',
  ])('of %j, which some file system takes for .git, is refused', (path) => {
    expect(reasonsOf([change(path)]).join()).toContain('takes for its own folder');
  });

  it('with a name that no checkout can write is refused, and its removal is not', () => {
    const [fits, name, path] = [`a/${'é'.repeat(127)}`, `a/${'é'.repeat(128)}`, `${'a'.repeat(200)}/`.repeat(16)];
    expect(reasonsOf([change(fits)])).toEqual([]);
    expect(reasonsOf([change(name)])).toEqual([expect.stringContaining('is longer than 255 bytes')]);
    expect(reasonsOf([change(`${path}b`)])).toEqual([expect.stringContaining('a path of more than 3072 bytes')]);
    expect(reasonsOf([change(name, { status: 'D' })])).toEqual([]);
  });

  it('with a name of megabytes is refused for that alone: no glob is asked about it', () => {
    const path = `${'test'.repeat(1 << 20)}.py`;
    expect(reasonsOf([change(path, { status: 'A' })], { denyPaths: ['**/*test*.py', '**/*.py'] })).toEqual([
      expect.stringContaining('is longer than 255 bytes'),
    ]);
  });

  it('that adds a repository inside the repository is refused', () => {
    expect(reasonsOf([change('vendor/lib', { newMode: '160000' })])).toEqual([
      '"vendor/lib" is a repository inside the repository',
    ]);
  });

  it('with links that lead out is refused, whatever paths it touches', () => {
    const links: [string, string][] = [['other/link', 'links out of the tree, to "../.."']];
    expect(reasonsOf([change('a')], {}, links)).toEqual(['"other/link" links out of the tree, to "../.."']);
    expect(reasonsOf([change('other/link', { newMode: '120000' })])).toEqual([]);
  });

  it('with very many reasons lists the first and counts the rest', () => {
    const changes = Array.from({ length: 50 }, (_, index) => change(`secret/${index}`));
    const reasons = reasonsOf(changes, { denyPaths: ['secret/**'] });
    expect(reasons).toHaveLength(21);
    expect(reasons.at(-1)).toBe('and 30 reasons more');
  });

  it('is never admitted for touching more: another change can only add reasons', () => {
    const paths = fc.constantFrom('a', 'src/b', 'secret/x', '.github/w.yml', 'a\nb', '.GIT/x', 'deep/.npmrc');
    fc.assert(
      fc.property(fc.array(paths, { maxLength: 6 }), paths, (some, extra) => {
        const rules = { denyPaths: ['secret/**'], maxFiles: 4 };
        const before = reasonsOf(
          some.map((path) => change(path)),
          rules,
        ).length;
        return (
          reasonsOf(
            [...some, extra].map((path) => change(path)),
            rules,
          ).length >= before
        );
      }),
    );
  });
});

describe('what is always denied', () => {
  it('holds the records, git’s own files and what runs elsewhere', () => {
    for (const glob of ['.autorize/**', '.rcs/**', '**/.git/**', '**/.gitattributes'])
      expect(ALWAYS_DENIED).toContain(glob);
  });
});
