/** Python projects: pyproject.toml, setup.py, setup.cfg or requirements, with uv, Poetry, PDM or a virtual environment. Pure. */

import type { Candidate, Ecosystem, Measure, Project, Way } from './ecosystem.ts';
import {
  hasFile,
  inside,
  type Listing,
  parseTomlTable,
  projectFolders,
  runIn,
  shellWord,
  tableAt,
  textOf,
} from './listing.ts';
import { asvSuites, benchmarkTools, isPythonBenchmark, pythonBenchmarks } from './python-benchmarks.ts';
import {
  benchmarkRequirements,
  plainRequirements,
  type Requirements,
  testRequirements,
} from './python-requirements.ts';
import { sourceGlobs } from './sources.ts';

const MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt', 'pytest.ini', 'tox.ini'];
const SOURCE = /\.(?:pyx?|pxd|c|cc|cpp|h|hpp|rs)$/;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/;

export const PYTHON: Ecosystem = {
  reads: (path) =>
    MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)) ||
    isPythonBenchmark(path) ||
    TEST_FILE.test(path),
  find: (listing) =>
    projectFolders(listing, (name) => MANIFESTS.includes(name)).map((folder) => findProject(listing, folder)),
};

/** Tools that read the version of a project from its git history, and the variable that says it in place of one. */
const VERSIONS = [
  [/(?:setuptools|flit)[-_]scm|hatch-vcs/, 'SETUPTOOLS_SCM_PRETEND_VERSION'],
  [/\bpbr\b/, 'PBR_VERSION'],
  [/^\s*source\s*=\s*["']scm["']/m, 'PDM_BUILD_SCM_VERSION'],
  [/poetry-dynamic-versioning/, 'POETRY_DYNAMIC_VERSIONING_BYPASS'],
] as const;

interface Facts {
  readonly folder: string;
  readonly hasPackage: boolean;
  readonly isPytest: boolean;
  readonly requirements: Requirements;
  /** Of the benchmarks, besides. */
  readonly forBenchmarks: Requirements;
  /** Before a command that builds the project: the version that it would read from git. */
  readonly versioned: string;
  /** Makes a virtual environment. */
  readonly venv: string;
}

function findProject(listing: Listing, folder: string): Project {
  const pyproject = textOf(listing, inside(folder, 'pyproject.toml'));
  const manifests = MANIFESTS.map((name) => textOf(listing, inside(folder, name))).join('\n');
  const manifest = parseTomlTable(pyproject);
  const requirements = testRequirements(listing, folder);
  const facts: Facts = {
    folder,
    hasPackage:
      hasFile(listing, inside(folder, 'setup.py')) || ['project', 'build-system'].some((key) => key in manifest),
    isPytest: usesPytest(listing, manifests),
    requirements,
    forBenchmarks: benchmarkRequirements(listing, folder),
    // An evaluation has no git history.
    venv: venvCommand(manifests),
    versioned: VERSIONS.flatMap(([tool, name]) => (tool.test(manifests) ? `${name}=0.0.1 ` : [])).join(''),
  };
  const inputs = inputsOf(listing, facts);
  return {
    language: 'Python',
    ways: waysOf(listing, facts).map((way) => ({ ...way, inputs: way.setups.length === 0 ? [] : inputs })),
    evaluator: [...inputs, ...asvSuites(listing, folder).flatMap(({ evaluator }) => evaluator)],
    sources: sourceGlobs(listing, folder, SOURCE),
  };
}

/** With the first Python that is new enough: a later one is mostly found by a name of its own, also by pyenv. */
function venvCommand(manifests: string): string {
  const minor = /\b(?:requires-python|python_requires)\s*=\s*["']?[^"'\n]*?>=\s*3\.(\d+)/.exec(manifests)?.[1];
  const usual = 'python3 -m venv .venv';
  if (minor === undefined) return usual;
  const isNewEnough = `python3 -c 'import sys; sys.exit(sys.version_info < (3, ${minor}))'`;
  return `if ${isNewEnough}; then ${usual}; else PYENV_VERSION=3.${minor} python3.${minor} -m venv .venv; fi`;
}

function usesPytest(listing: Listing, manifests: string): boolean {
  if (/pytest/.test(manifests)) return true;
  const texts = [...listing.texts].filter(([path]) => TEST_FILE.test(path)).map(([, text]) => text);
  const isConfigured = listing.paths.some((path) => /(?:^|\/)conftest\.py$/.test(path));
  return isConfigured || texts.some((text) => /^\s*(?:import|from) pytest\b/m.test(text));
}

function inputsOf(listing: Listing, { folder, requirements, forBenchmarks }: Facts): string[] {
  const names = [
    ...MANIFESTS,
    'uv.lock',
    'poetry.lock',
    'pdm.lock',
    'Pipfile',
    'Pipfile.lock',
    'setup.cfg',
    ...requirements.files,
    ...forBenchmarks.files,
  ];
  const kept = names.filter((name) => !['pytest.ini', 'tox.ini'].includes(name));
  return [...new Set(kept)].map((name) => inside(folder, name)).filter((path) => hasFile(listing, path));
}

const LOCKED = [
  { name: 'uv', lock: 'uv.lock', install: 'uv sync --frozen' },
  {
    name: 'poetry',
    lock: 'poetry.lock',
    install: 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction',
  },
  { name: 'pdm', lock: 'pdm.lock', install: 'pdm install --frozen-lockfile' },
];
const OWN_PYTHON = '.venv/bin/python';

function waysOf(listing: Listing, facts: Facts): Way[] {
  const { folder, versioned } = facts;
  const command = (text: string): Candidate => ({ command: runIn(folder, text) });
  const locked = LOCKED.filter(({ name, lock }) => hasFile(listing, inside(folder, lock)) && listing.hasProgram(name));
  const ways = [
    ...locked.map(({ name, install }) => ({ name, setups: [command(`${versioned}${install}`)], python: OWN_PYTHON })),
    { name: 'venv', setups: installs(listing, facts).map(command), python: OWN_PYTHON },
    { name: 'python3', setups: [], python: 'python3' },
  ];
  return ways.map(({ name, setups, python }) => ({
    ...{ name, setups, needsBuild: false, inputs: [] },
    tests: testsOf(listing, facts, python).map(command),
    benchmarks: pythonBenchmarks(listing, folder, python),
    templates: templatesOf(listing, facts, python),
  }));
}

/** Ways to fill a virtual environment, the fullest first. */
function installs(listing: Listing, facts: Facts): string[] {
  const { folder, hasPackage, isPytest, requirements, forBenchmarks, versioned, venv } = facts;
  const plain = hasPackage ? [] : plainRequirements(listing, folder);
  const pytest = isPytest ? ['pytest'] : [];
  const tools = benchmarkTools(listing, folder);
  const own = (wanted: readonly string[]) =>
    hasPackage ? [`-e ${shellWord(wanted.length === 0 ? '.' : `.[${wanted.join(',')}]`)}`] : [];
  const all = (parts: readonly Requirements[]) => [
    ...own([...new Set(parts.flatMap(({ extras }) => extras))]),
    ...[...plain, ...parts.flatMap(({ files }) => files)].map((file) => `-r ${shellWord(file)}`),
    ...[...parts.flatMap(({ packages }) => packages), ...pytest].map(shellWord),
  ];
  const full = all([requirements]);
  const least = [...own([]), ...plain.map((file) => `-r ${shellWord(file)}`), ...pytest];
  const texts = [[...all([requirements, forBenchmarks]), ...tools], [...full, ...tools], full, least]
    .filter((words) => words.length > 0)
    .map((words) => [...new Set(words)].join(' '));
  const path = hasPackage ? findModule(listing, folder)?.path : undefined;
  // From manifests alone some tools install a package without a module.
  const condition = path === undefined ? '' : `test -f ${shellWord(path)} && `;
  return [...new Set(texts)].map(
    (words) => `${condition}${venv} && ${versioned}${OWN_PYTHON} -m pip install --quiet ${words}`,
  );
}

function testsOf(listing: Listing, { folder, isPytest }: Facts, python: string): string[] {
  const hasTests = listing.paths.some(
    (path) => path.startsWith(folder === '' ? '' : `${folder}/`) && TEST_FILE.test(path),
  );
  const hasTestFolder = listing.paths.some((path) => path.startsWith(inside(folder, 'tests/')));
  const pytest = `${python} -m pytest -q`;
  const isDjango = hasFile(listing, inside(folder, 'manage.py'));
  const unittest = [
    ...(isDjango ? [`${python} manage.py test`] : []),
    `${python} -m unittest -q`,
    ...(hasTestFolder ? [`${python} -m unittest discover -q -s tests`] : []),
  ];
  if (isPytest) return [pytest];
  return hasTests ? [...unittest, pytest] : [];
}

function templatesOf(listing: Listing, { folder }: Facts, python: string): Measure[] {
  const module = findModule(listing, folder);
  if (module === undefined) return [];
  return [
    {
      what: `the time to start Python and import ${module.name}, in milliseconds`,
      direction: 'min',
      fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Python.',
      command: runIn(
        folder,
        `${python} -I -c '
import subprocess, sys, time
statement = """
import ${module.name}
if not getattr(${module.name}, "__file__", None): raise ImportError("${module.name} is a folder without code")
"""
times = []
for run in range(20):
    ended = "ended " + str(run)
    begun = time.perf_counter()
    child = subprocess.run([sys.executable, "-c", statement + "\\nprint(" + repr(ended) + ")"], stdout=subprocess.PIPE, text=True, check=True${module.folder === '' ? '' : `, env={"PYTHONPATH": "${module.folder}"}`})
    times.append(1000 * (time.perf_counter() - begun))
    if not child.stdout.endswith(ended + "\\n"): sys.exit("the statement did not run to its end")
print(min(times))
'`,
      ),
    },
  ];
}

const NO_PACKAGE = /^(?:tests?|testing|docs?|examples?|bench(?:marks?)?|scripts|tools|setup|conftest|noxfile|manage)$/;

interface Module {
  readonly name: string;
  /** What has to be on Python's path for it. */
  readonly folder: string;
  readonly path: string;
}

/** A module that others import. */
function findModule(listing: Listing, folder: string): Module | undefined {
  const manifest = parseTomlTable(textOf(listing, inside(folder, 'pyproject.toml')));
  const start = folder === '' ? '' : `${folder}/`;
  const found = listing.paths.flatMap((path): Module[] => {
    const own = path.startsWith(start) ? path.slice(start.length) : '';
    const [, src, name] = /^(src\/)?([A-Za-z_]\w*)(?:\/__init__)?\.py$/.exec(own) ?? [];
    return name === undefined || NO_PACKAGE.test(name)
      ? []
      : [{ name, folder: src === undefined ? '' : 'src', path: own }];
  });
  const named = String(tableAt(manifest, 'project').name ?? '')
    .toLowerCase()
    .replaceAll(/[-.]/g, '_');
  return found.find(({ name }) => name.toLowerCase() === named) ?? found[0];
}
