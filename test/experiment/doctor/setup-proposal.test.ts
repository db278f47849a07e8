import { describe, expect, it } from 'vitest';
import { proposeSetup } from '../../../src/experiment/doctor/setup-proposal.ts';
import type { Listing } from '../../../src/experiment/init/ecosystems/listing.ts';

function listing(files: Readonly<Record<string, string>>): Listing {
  return { paths: Object.keys(files), texts: new Map(Object.entries(files)), hasProgram: () => true };
}

const setupOf = (command: string, inputs: string[] = []) => ({
  setup: { command, inputs, timeout: '5m' },
  build: { command: '', timeout: '5m', outputs: [], cache: [] },
});

const NPM = { 'package.json': '{"dependencies":{"a":"1"}}', 'package-lock.json': '{}', 'src/a.js': '' };
const CARGO = { 'Cargo.toml': '[package]\nname = "a"\n', 'Cargo.lock': '', 'src/lib.rs': '' };
const PIP = { 'requirements.txt': 'attrs==1\n', 'a/b.py': '' };
const GO = { 'go.mod': 'module a\nrequire b v1.0.0\n', 'go.sum': '', 'a.go': '' };

type Expected = readonly [setup: string, inputs: readonly string[], build: string, cache?: readonly string[]];

describe('a setup that could run once', () => {
  it.each<[command: string, files: Readonly<Record<string, string>>, expected: Expected]>([
    ['npm ci', NPM, ['npm ci', ['package.json', 'package-lock.json'], '']],
    ['npm ci && npm run build', NPM, ['npm ci', ['package.json', 'package-lock.json'], 'npm run build']],
    [
      'npm ci --ignore-scripts && npx tsc -p .',
      NPM,
      ['npm ci --ignore-scripts', ['package.json', 'package-lock.json'], 'npx tsc -p .'],
    ],
    [
      'cd web && npm ci && npm run build:prod',
      Object.fromEntries(Object.entries(NPM).map(([path, text]) => [`web/${path}`, text])),
      ['cd web && npm ci', ['web/package.json', 'web/package-lock.json'], 'cd web && npm run build:prod'],
    ],
    [
      'cargo build --release',
      CARGO,
      ['cargo fetch --locked', ['Cargo.toml', 'Cargo.lock'], 'cargo build --release', ['target']],
    ],
    [
      'cargo fetch && cargo test --no-run',
      CARGO,
      ['cargo fetch', ['Cargo.toml', 'Cargo.lock'], 'cargo test --no-run', ['target']],
    ],
    [
      'python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt',
      PIP,
      ['python3 -m venv .venv && .venv/bin/pip install -q -r requirements.txt', ['requirements.txt'], ''],
    ],
    [
      'python3 -m venv .venv && .venv/bin/python -m pip install pytest "attrs>=1" && .venv/bin/python setup.py build_ext --inplace',
      { ...PIP, 'setup.py': '' },
      [
        'python3 -m venv .venv && .venv/bin/python -m pip install pytest "attrs>=1"',
        ['setup.py', 'requirements.txt'],
        '.venv/bin/python setup.py build_ext --inplace',
      ],
    ],
    [
      'go mod download && go build -o bin/ ./...',
      GO,
      ['go mod download', ['go.mod', 'go.sum'], 'go build -o bin/ ./...'],
    ],
    ['go build -o bin/ ./...', GO, ['go mod download', ['go.mod', 'go.sum'], 'go build -o bin/ ./...']],
    ['make -j2 app', { Makefile: 'app:\n', 'a.c': '' }, ['', [], 'make -j2 app']],
    ['NODE_ENV=test npm ci', NPM, ['NODE_ENV=test npm ci', ['package.json', 'package-lock.json'], '']],
  ])('%j', (command, files, [setup, inputs, build, cache = []]) => {
    expect(proposeSetup(setupOf(command), listing(files))).toEqual({
      setup: { command: setup, inputs: expect.toSatisfy((found: string[]) => sameSet(found, inputs)) },
      build: { command: build, cache },
    });
  });

  it('is one that builds although it runs once', () => {
    const proposal = proposeSetup(setupOf('npm ci && npm run build', ['package.json']), listing(NPM));
    expect(proposal?.setup.command).toBe('npm ci');
    expect(proposal?.build.command).toBe('npm run build');
  });

  it('keeps the build that is there, after its own', () => {
    const { setup, build } = setupOf('npm ci && npm run build');
    const proposal = proposeSetup({ setup, build: { ...build, command: 'make', cache: ['out'] } }, listing(NPM));
    expect(proposal?.build).toEqual({ command: 'npm run build && make', cache: ['out'] });
  });

  it.each<[what: string, command: string, files: Readonly<Record<string, string>>]>([
    ['nothing', '', NPM],
    ['a script', 'sh setup.sh', NPM],
    ['a build of Go that leaves no file', 'go build ./...', GO],
    ['what is not known', 'npm ci && node generate.js', NPM],
    ['an install after a build', 'npm run build && npm ci', NPM],
    ['other grammar', 'npm ci || npm install', NPM],
    ['a redirection', 'npm ci > log', NPM],
    ['an install for the machine', 'npm install -g tool', NPM],
    [
      'a project whose install runs its own script',
      'npm ci',
      { ...NPM, 'package.json': '{"dependencies":{"a":"1"},"scripts":{"prepare":"tsc"}}' },
    ],
    ['an install of the project itself', 'pip install .', PIP],
    ['an editable install of it', 'pip install -e .', { ...PIP, 'setup.py': '' }],
    ['requirements that name the project', 'pip install -r requirements.txt', { ...PIP, 'requirements.txt': '-e .\n' }],
    ['requirements that are not known', 'pip install -r other.txt', PIP],
    ['a folder of the tree', 'pip install a', PIP],
    ['uv, which installs the project', 'uv sync', { 'pyproject.toml': '[project]\nname = "a"\n', 'uv.lock': '' }],
    ['an install without a known manifest', 'npm ci', { 'a.js': '' }],
  ])('is not found in %s', (_, command, files) => {
    expect(proposeSetup(setupOf(command), listing(files))).toBeUndefined();
  });

  it('is none where it runs once and only installs', () => {
    expect(proposeSetup(setupOf('npm ci', ['package.json']), listing(NPM))).toBeUndefined();
  });
});

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());
}
