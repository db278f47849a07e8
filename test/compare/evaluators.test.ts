import { chmodSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findEvaluators } from '../../src/compare/evaluators.ts';
import { compareCommits } from '../../src/compare/run.ts';
import { createStore, importTree } from '../../src/kernel/git-store.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { experimentConfigSchema } from '../../src/settings/experiment-config.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { compare, createCommits, hostOf } from './comparisons.ts';

type Files = Readonly<Record<string, string>>;

async function evaluatorsOf(command: string, { base, head }: Readonly<Record<'base' | 'head', Files>>) {
  const folder = createCommits(head, base);
  const repository = findRepository(folder);
  const [from, to] = ['HEAD~1', 'HEAD'].map((name) => userGit(folder, 'rev-parse', name).trim());
  const store = await createStore({ folder: createFolder(), repository, base: from ?? '' });
  const trees = {
    base: userGit(folder, 'rev-parse', 'HEAD~1^{tree}').trim(),
    head: (await importTree(store, { repository, commit: to ?? '' })).tree,
  };
  const config = experimentConfigSchema.parse({
    ...{ experiment: { name: 'compare' }, objective: { command, direction: 'min' } },
    ...{ schedule: { total_budget: '1h' }, agent: { command: 'true {prompt_file}' } },
  });
  return findEvaluators(store, { config, trees, whose: 'base', env: process.env, isOpen: true });
}

describe('the evaluator of a command', () => {
  it.each([
    ["go test -run '^$' -bench . ./...", 'pkg/a_test.go', 'package a\n\nfunc BenchmarkA(b *testing.B) {}\n'],
    ['cargo bench', 'benches/parse.rs', 'fn main() {}\n'],
    ['npx vitest bench --run', 'src/parse.bench.ts', 'bench(1)\n'],
  ])('%s is the benchmarks that it runs, too', async (command, path, text) => {
    const others = { 'pkg/b_test.go': 'package a\n\nfunc TestA(t *testing.T) {}\n', 'src/parse.test.ts': 'it(1)\n' };
    const changed = Object.fromEntries(Object.entries(others).map(([name, content]) => [name, `${content}\n`]));
    const found = await evaluatorsOf(command, {
      base: { ...others, [path]: text },
      head: { ...changed, [path]: `${text}\n` },
    });
    expect(found.replaced).toEqual([path]);
    expect(found.arms.head).toBe(found.arms.base);
  });

  it('is a package.json whose scripts the head changes, and none whose dependencies it does', async () => {
    const manifest = (bench: string, version: string) =>
      JSON.stringify({ scripts: { bench }, dependencies: { ms: version } });
    const base = { 'package.json': manifest('node a.mjs', '2.1.2'), 'package-lock.json': '{}' };
    const bumped = { 'package.json': manifest('node a.mjs', '2.1.3'), 'package-lock.json': '{ }' };
    const bump = await evaluatorsOf('npm run bench', { base, head: bumped });
    expect(bump.replaced).toEqual([]);
    expect(bump.notes).toEqual([
      'the head changes package-lock.json, package.json: each commit is measured with its own dependencies',
    ]);
    expect(bump.arms.base.files.map(({ path }) => path)).not.toContain('package.json');
    const scripts = { 'package.json': manifest('node b.mjs', '2.1.2') };
    const rescripted = await evaluatorsOf('npm run bench', { base, head: scripts });
    expect(rescripted.replaced).toEqual(['package.json']);
    expect(rescripted.notes.join()).not.toContain('dependencies');
    expect(rescripted.notes.join()).toContain(
      'those of the base measure both; if they are what should be measured, use --evaluator own',
    );
  });
});

describe('dependencies', () => {
  const cargo = (version: string, bench: string) =>
    `[package]\nname = "a"\nversion = "1.0.0"\n[dependencies]\nms = "${version}"\n[profile.release]\nlto = ${version === '2'}\n[[bench]]\nname = "${bench}"\n`;
  const python = (version: string, folder: string) =>
    `[project]\nname = "a"\ndependencies = ["ms==${version}"]\n[tool.pytest.ini_options]\ntestpaths = ["${folder}"]\n[tool.poetry.dependencies]\nms = "${version}"\n`;

  it.each([
    ['Cargo.toml', 'cargo bench', cargo],
    ['pyproject.toml', 'pytest bench', python],
  ])(
    "and settings of the compiler in %s are those of each commit; what it runs is the base's",
    async (path, command, manifest) => {
      const base = { [path]: manifest('1', 'a') };
      const bumped = await evaluatorsOf(command, { base, head: { [path]: manifest('2', 'a') } });
      expect(bumped.arms.base.files.map((file) => file.path)).not.toContain(path);
      const other = await evaluatorsOf(command, { base, head: { [path]: manifest('2', 'b') } });
      expect(other.replaced).toEqual([path]);
    },
  );

  it.each([
    ['Cargo.toml', 'cargo bench', cargo('1', 'a'), '[patch.crates-io]\ncriterion = { path = "fake" }\n'],
    ['Cargo.toml', 'cargo bench', cargo('1', 'a'), '[dev-dependencies]\ncriterion = { path = "fake" }\n'],
    ['pyproject.toml', 'pytest bench', python('1', 'a'), '[dependency-groups]\ndev = ["pytest-benchmark==1"]\n'],
    ['pyproject.toml', 'pytest bench', python('1', 'a'), '[tool.uv.sources]\npytest-benchmark = { path = "fake" }\n'],
  ])(
    "in %s that only %s uses are the base's: the head brings no measuring library of its own",
    async (path, command, manifest, more) => {
      const found = await evaluatorsOf(command, { base: { [path]: manifest }, head: { [path]: manifest + more } });
      expect(found.replaced).toEqual([path]);
    },
  );

  it.each([
    ['Cargo.lock', 'cargo bench'],
    ['crates/a/go.sum', 'go test -bench .'],
    ['go.mod', 'go test -bench .'],
    ['requirements-dev.txt', 'pytest bench'],
    ['uv.lock', 'pytest bench'],
  ])('that the head changes in %s are its own, and the result says so', async (path, command) => {
    const found = await evaluatorsOf(command, { base: { [path]: 'a' }, head: { [path]: 'b' } });
    expect(found.notes).toContain(`the head changes ${path}: each commit is measured with its own dependencies`);
  });
});

describe('a base without the benchmark of the head', () => {
  it('is named with --evaluator head where its run prints none', async () => {
    const go =
      '#!/bin/sh\nif [ -f b_test.go ]; then echo "BenchmarkB-2  10  $(cat value.txt) ns/op"; else echo ok; fi\n';
    const bin = createFolder({ go });
    chmodSync(`${bin}/go`, 0o755);
    const folder = createCommits({ 'b_test.go': 'package b\n\nfunc BenchmarkB(b *testing.B) {}\n' });
    const host = hostOf(folder, { PATH: `${bin}:${process.env.PATH}` });
    await expect(compare(folder, { command: 'go test -bench .' }, host)).rejects.toMatchObject({
      ...{ code: 'benchmark_missing', exitCode: 2, remedy: expect.stringContaining('--evaluator head') },
    });
  });

  it('is named with --evaluator head where nothing says how to measure', async () => {
    const folder = createCommits({ 'package.json': '{"scripts":{"bench":"node -p 1"}}' }, { 'bench.sh': '' });
    await expect(compareCommits({ base: 'HEAD~1' }, hostOf(folder))).rejects.toMatchObject({
      ...{ code: 'benchmark_missing', exitCode: 2, remedy: expect.stringContaining('--evaluator head') },
    });
  });
});
