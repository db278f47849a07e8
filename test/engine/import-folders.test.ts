import { describe, expect, it } from 'vitest';
import { foldersOfCommand, foldersOfSettings, namesImportFolders } from '../../src/engine/boundaries/import-folders.ts';
import { readProtectedFiles } from '../../src/engine/boundaries/protected-files.ts';
import { shadowableOf } from '../../src/engine/boundaries/shadowable.ts';
import { buildShadowFinder } from '../../src/engine/boundaries/shadowing.ts';
import { createWorkspace } from '../helpers/repository.ts';

describe('folders that settings put on the path', () => {
  it.each<[what: string, text: string, folders: readonly string[]]>([
    ['pytest in TOML', '[tool.pytest.ini_options]\npythonpath = ["src", "./lib/"]\n', ['src', 'lib']],
    ['over lines', 'pythonpath = [\n  "src",\n  "tools/py",\n]\ntestpaths = ["tests"]\n', ['src', 'tools/py']],
    ['pytest in INI', '[pytest]\npythonpath = src lib\naddopts = -q\n', ['src', 'lib']],
    ['setuptools', '[options]\npackage_dir =\n    = src\n\n[options.packages.find]\nwhere = src\n', ['src']],
    ['setup.py', 'setup(package_dir={"": "src"}, packages=find_packages(where="src"))\n', ['src']],
    ['a table of TOML', '[tool.setuptools.package-dir]\n"" = "src"\n', ['src']],
    ['Poetry', 'packages = [{ include = "app", from = "src" }]\n', ['src']],
    ['none outside of the tree', 'pythonpath = ["/usr/lib", "../other", "."]\n', []],
    ['none of other keys', 'testpaths = ["tests"]\nname = "src"\nsomewhere = "x"\n', []],
  ])('are read: %s', (_, text, folders) => {
    expect(foldersOfSettings(text).filter((folder) => folder !== 'app')).toEqual(folders);
  });

  it('are those of the files that tools read at the top', () => {
    expect(['pyproject.toml', 'setup.cfg', 'pytest.ini', '.pytest.ini', 'tox.ini'].every(namesImportFolders)).toBe(
      true,
    );
    expect(['docs/pyproject.toml', 'README.md', 'package.json'].some(namesImportFolders)).toBe(false);
  });

  it('are those of PYTHONPATH in a command', () => {
    expect(foldersOfCommand('cd x && PYTHONPATH=src:./lib:/opt python3 a.py')).toEqual(['src', 'lib']);
    expect(foldersOfCommand('export PYTHONPATH="$PWD/src"; python3 a.py')).toEqual(['src']);
    expect(foldersOfCommand('MYPYTHONPATH=src python3 a.py --PYTHONPATH')).toEqual([]);
  });
});

describe('a new module in a folder that the base puts on the path', () => {
  const finderFor = async (settings: Readonly<Record<string, string>>, commands: readonly string[] = []) => {
    const { store, base: commit } = await createWorkspace({
      'tests/test_a.py': '',
      'helpers.py': '',
      'src/app/__init__.py': '',
      'requirements.txt': 'numpy\nPyYAML\n',
      ...settings,
    });
    const globs = ['tests/**', 'helpers.py'];
    return buildShadowFinder(shadowableOf(await readProtectedFiles(store, { commit, globs, commands }), { PATH: '' }));
  };
  const TAKEN = [
    'src/statistics.py',
    'src/json/__init__.py',
    'src/yaml.py',
    'src/numpy.cpython-311-x86_64-linux-gnu.so',
  ];
  const HONEST = [
    ...[
      'src/app/json.py',
      'src/app/yaml/__init__.py',
      'src/other.py',
      'src/other/__init__.py',
      'src/url.ts',
      'src/json/notes.md',
    ],
    ...['lib/json.py', 'src/helpers.py', 'src/events.ts', 'src/app/statistics.py'],
  ];

  it.each<[what: string, settings: Readonly<Record<string, string>>, commands: readonly string[]]>([
    ['pytest', { 'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["src"]\n' }, []],
    ['setuptools', { 'setup.cfg': '[options]\npackage_dir =\n    = src\n' }, []],
    ['a command', {}, ['PYTHONPATH=src python3 -m pytest']],
  ])('is denied where it has the name of a library: %s', async (_, settings, commands) => {
    const find = await finderFor(settings, commands);
    expect(TAKEN.filter((path) => find(path)?.startsWith('it would be loaded in the place of'))).toEqual(TAKEN);
    expect(HONEST.flatMap((path) => find(path) ?? [])).toEqual([]);
  });

  it('is allowed where nothing puts the folder on the path', async () => {
    const find = await finderFor({});
    expect([...TAKEN, ...HONEST].flatMap((path) => find(path) ?? [])).toEqual([]);
  });
});
