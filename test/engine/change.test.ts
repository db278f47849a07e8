import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BoundaryRules, decideAdmission } from '../../src/engine/boundaries/boundaries.ts';
import { patchOf, readChange, readChangeWithin } from '../../src/engine/boundaries/change.ts';
import { findNamedFiles, readProtectedFiles } from '../../src/engine/boundaries/protected-files.ts';
import { diffTrees } from '../../src/kernel/git-store.ts';
import { capture, createWorkspace } from '../helpers/repository.ts';

const NO_RULES: BoundaryRules = {
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

it('a change is what git reports of two trees, whatever files are named and hold', async () => {
  const workspace = await createWorkspace({
    text: 'a\nb\n',
    'a "quoted"\tname\n': '1\n',
    binary: '\0',
    mode: '1\n',
    gone: '1\n',
  });
  const at = (name: string | Buffer) => Buffer.concat([Buffer.from(`${workspace.folder}/`), Buffer.from(name)]);
  const names = ['text', 'a "quoted"\tname\n', 'binary', Buffer.from([0x66, 0xe9])];
  for (const name of names) writeFileSync(at(name), 'c\0\0d\n');
  chmodSync(at('mode'), 0o755);
  rmSync(at('gone'));
  symlinkSync('text', join(workspace.folder, 'link'));
  const tree = await capture(workspace);
  const { store, base: from } = workspace;
  const change = await readChange(store, { from, tree });
  const { stdout } = await store.git(['diff-tree', '-r', '-p', '--full-index', '--no-renames', from, tree, '--']);
  expect(change.diff).toBe(stdout.toString());
  expect(patchOf(change)).toBeUndefined();
  expect(change.changes).toEqual(await diffTrees(store, { from, to: tree }));
  expect(change.changes).toHaveLength(7);
  expect(change.linkIssues).toEqual(new Map());
  expect(await readChange(store, { from, tree: from })).toMatchObject({ changes: [], diff: '', diffLines: 0 });
});

it('a patch is what git prints of a change, and is left to git where the diff is none of its bytes', async () => {
  const names = ['a "quoted"\tname\n', 'ü'];
  const workspace = await createWorkspace({ ...Object.fromEntries(names.map((name) => [name, '1'])), mode: '1\n' });
  for (const name of names) writeFileSync(join(workspace.folder, name), '\ufeffä\r\n2');
  chmodSync(join(workspace.folder, 'mode'), 0o755);
  const { store, base: from } = workspace;
  const tree = await capture(workspace);
  const { stdout } = await store.git(['diff-tree', '-r', '-p', '--binary', '--full-index', from, tree, '--']);
  expect(patchOf(await readChange(store, { from, tree }))).toEqual(stdout);
  writeFileSync(join(workspace.folder, 'mode'), Buffer.from([0x66, 0xe9, 0x0a]));
  expect(patchOf(await readChange(store, { from, tree: await capture(workspace) }))).toBeUndefined();
});

it('a change too large to be read has an outline for its lines, and all of its paths', async () => {
  const workspace = await createWorkspace({ small: '1\n' });
  writeFileSync(join(workspace.folder, 'large'), 'x\n'.repeat(5 << 20));
  writeFileSync(join(workspace.folder, 'small'), '2\n');
  const change = await readChange(workspace.store, { from: workspace.base, tree: await capture(workspace) });
  expect(change.diff).toMatch(/^The diff is larger than 8 MB; this is its outline\.\n/);
  expect(change.changes.map(({ path }) => path)).toEqual(['large', 'small']);
});

it('an outline is the one that git prints of all files, whatever they are named and hold', async () => {
  const workspace = await createWorkspace({ small: '1\n', 'a "quoted"\tname\n': '1\n', mode: '1\n' });
  const at = (name: string) => join(workspace.folder, name);
  writeFileSync(at('large'), 'x\n'.repeat(5 << 20));
  for (const name of ['small', 'a "quoted"\tname\n']) writeFileSync(at(name), '2\n3\n');
  chmodSync(at('mode'), 0o755);
  const outlineOf = async (tree: string) => {
    const args = ['diff-tree', '-r', '--stat=120', '--no-renames', workspace.base, tree, '--'];
    return (await workspace.store.git(args)).stdout.toString();
  };
  const head = 'The diff is larger than 8 MB; this is its outline.\n\n';
  const texts = await capture(workspace);
  const change = await readChange(workspace.store, { from: workspace.base, tree: texts });
  expect(change.diff).toBe(head + (await outlineOf(texts)));
  expect(change.textLines).toBe((5 << 20) + 6);
  writeFileSync(at('binary'), '\0\n\n');
  const mixed = await capture(workspace);
  const other = await readChange(workspace.store, { from: workspace.base, tree: mixed });
  expect(other.diff).toBe(head + (await outlineOf(mixed)));
  expect(other.textLines).toBe((5 << 20) + 8);
});

it('a change is not read beyond its time, nor of a run that is interrupted', async () => {
  const workspace = await createWorkspace({ a: '1\n' });
  writeFileSync(join(workspace.folder, 'a'), '2\n');
  const compared = { from: workspace.base, tree: await capture(workspace) };
  expect(await readChangeWithin(workspace.store, compared, { timeoutMs: 0 })).toEqual({
    kind: 'too-large',
    reason: 'it could not be compared within capture.timeout',
  });
  const signal = AbortSignal.abort();
  expect(await readChangeWithin(workspace.store, compared, { timeoutMs: 0, signal })).toEqual({ kind: 'cancelled' });
  expect(await readChangeWithin(workspace.store, compared, { timeoutMs: 60_000 })).toMatchObject({ kind: 'read' });
});

describe('lines beyond max_diff_lines', () => {
  const reasonsOf = async (workspace: Awaited<ReturnType<typeof createWorkspace>>, maxDiffLines: number) => {
    const change = await readChange(workspace.store, { from: workspace.base, tree: await capture(workspace) });
    const admission = decideAdmission(change, { ...NO_RULES, maxDiffLines });
    return { reasons: admission.kind === 'denied' ? admission.reasons : [], diffLines: change.diffLines };
  };

  it('are counted of a file that git takes for binary', async () => {
    const workspace = await createWorkspace({ 'a.txt': 'one\ntwo\n', 'b.txt': '1\n' });
    writeFileSync(join(workspace.folder, 'a.txt'), `\0one\n${'more\n'.repeat(50)}`);
    writeFileSync(join(workspace.folder, 'b.txt'), '2\n');
    writeFileSync(join(workspace.folder, 'c d.bin'), 'x\0\n@@ -1,9 +1,9 @@\n+y'.repeat(3));
    expect((await reasonsOf(workspace, 61)).reasons).toEqual(['62 lines changed, above max_diff_lines 61']);
    // What records say stays what earlier versions said.
    expect(await reasonsOf(workspace, 62)).toEqual({ reasons: [], diffLines: 2 });
  });

  it('are counted of a diff too large to be read', async () => {
    const workspace = await createWorkspace({ small: '1\n' });
    writeFileSync(join(workspace.folder, 'large'), 'x\n'.repeat(5 << 20));
    expect((await reasonsOf(workspace, 5 << 20)).reasons).toEqual([]);
    expect((await reasonsOf(workspace, 1000)).reasons).toEqual(['5242880 lines changed, above max_diff_lines 1000']);
  });
});

it('links of a captured tree are followed through those of the base and of the change', async () => {
  const workspace = await createWorkspace({ 'a/b/c/file': '1\n', 'kept/file': '1\n' });
  const { store, folder, base } = workspace;
  const issuesOf = async (from: string) => [
    ...(await readChange(store, { from, tree: await capture(workspace) })).linkIssues,
  ];
  symlinkSync('../../..', join(folder, 'a/b/c/up'));
  expect(await issuesOf(base)).toEqual([]);
  const withUp = await capture(workspace);
  symlinkSync('a/b/c/up/../outside/secret', join(folder, 'link'));
  symlinkSync('.git/hooks', join(folder, 'dist'));
  symlinkSync('x'.repeat(4000), join(folder, 'dangling'));
  expect(await issuesOf(withUp)).toEqual([
    ['dist', 'links into .git, to ".git/hooks"'],
    ['link', 'links out of the tree, to "a/b/c/up/../outside/secret" by way of "a/b/c/up"'],
  ]);
});

it('paths of a change have the names by which links of the base lead to them', async () => {
  const workspace = await createWorkspace({ 'bench/score.py': '1\n', 'agents/settings.json': '{}\n' });
  const { store, folder } = workspace;
  symlinkSync('bench', join(folder, 'data'));
  symlinkSync('agents', join(folder, '.claude'));
  const from = await capture(workspace);
  rmSync(join(folder, 'data'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/score.py'), '2\n');
  writeFileSync(join(folder, 'agents/settings.json'), '{"a":1}\n');
  const { otherNames } = await readChange(store, { from, tree: await capture(workspace) });
  expect(Object.fromEntries(otherNames ?? [])).toEqual({
    'agents/settings.json': [{ name: '.claude/settings.json', link: '.claude', kind: 'alias' }],
    data: [{ name: 'bench', link: 'data', kind: 'real' }],
    'data/score.py': [{ name: 'bench/score.py', link: 'data', kind: 'real' }],
  });
});

it('files that a glob or a command names by way of a link are protected where they lie', async () => {
  const workspace = await createWorkspace({ 'bench/score.py': '1\n', 'bench/case.json': '1\n', 'src/a.py': '1\n' });
  const { store, folder } = workspace;
  symlinkSync('bench', join(folder, 'data'));
  symlinkSync('../src', join(folder, 'bench/src'));
  const commit = await capture(workspace);
  const found = await readProtectedFiles(store, { commit, globs: ['data/**'] });
  expect(found.files.map(({ path }) => path)).toEqual(['bench/case.json', 'bench/score.py', 'bench/src', 'data']);
  expect(found.globs).toEqual(['data/**', 'bench/**']);
  expect(await findNamedFiles(store, { commit, command: 'python3 data/score.py' })).toEqual(['bench/score.py']);
});

it('a link whose bytes are too many for a path is refused without being read', async () => {
  const workspace = await createWorkspace({ file: '1\n' });
  const { store, base: from } = workspace;
  const blob = (await store.git(['hash-object', '-w', '--stdin'], { input: 'a/'.repeat(3000) })).stdout
    .toString()
    .trim();
  const { stdout } = await store.git(['mktree'], { input: `120000 blob ${blob}\tlink\n` });
  const change = await readChange(store, { from, tree: stdout.toString().trim() });
  expect([...change.linkIssues]).toEqual([['link', 'is a symbolic link whose target is too long to be a path']]);
});

describe('a package with the name of an installed one, which its own code would import in that one\u2019s place', () => {
  const judge = { 'web/bench/b.js': "require('tinybench')\n", 'web/package.json': '{"name":"app"}\n', 'a.py': '1\n' };
  const own = (name: string) => `{"name":"${name}","exports":"./fake.js"}\n`;
  const decide = async (files: Readonly<Record<string, string>>, rules: Partial<BoundaryRules> = {}, base = judge) => {
    const workspace = await createWorkspace(base);
    const { files: found } = await readProtectedFiles(workspace.store, {
      commit: workspace.base,
      globs: ['web/bench/**'],
    });
    const shadowable = {
      ...{ files: found.map(({ path }) => path), packages: new Set<string>(), folders: new Set(['web', 'web/bench']) },
      ...{ initFolders: new Set<string>(), conftestFolders: new Set<string>(), headers: new Set<string>() },
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(workspace.folder, path, '..'), { recursive: true });
      writeFileSync(join(workspace.folder, path), text);
    }
    const change = await readChange(workspace.store, { from: workspace.base, tree: await capture(workspace) });
    const admission = decideAdmission(change, { ...NO_RULES, shadowable, ...rules });
    return admission.kind === 'denied' ? admission.reasons.join() : 'admitted';
  };

  it.each([
    ['a changed name', 'web/package.json', own('tinybench')],
    ['the first manifest around them', 'package.json', own('tinybench')],
    ['a manifest behind the mark of its encoding', 'web/package.json', `\ufeff${own('tinybench')}`],
    ['a manifest that cannot be read', 'web/package.json', `${own('tinybench')}}`],
  ])('is denied around protected files: %s', async (_name, path, text) => {
    expect(await decide({ [path]: text })).toMatch(
      /"(?:web\/)?package.json" .* the name .*boundaries.permit can name it/,
    );
    expect(await decide({ [path]: text }, { permit: ['**/package.json'] })).toBe('admitted');
  });

  it('is denied as a link', async () => {
    const workspace = await createWorkspace(judge);
    rmSync(join(workspace.folder, 'web/package.json'));
    symlinkSync('bench/b.js', join(workspace.folder, 'web/package.json'));
    const change = await readChange(workspace.store, { from: workspace.base, tree: await capture(workspace) });
    expect(change.renamedPackages?.get('web/package.json')).toContain('is no file');
  });

  it.each([
    ['other dependencies', 'web/package.json', '{"name":"app","dependencies":{"a":"1"}}\n'],
    ['exports under the same name', 'web/package.json', '{"name":"app","exports":"./src.js"}\n', own('app')],
    ['exports where there were none', 'web/package.json', own('app')],
    ['a name by which nothing can import it', 'web/package.json', '{"name":"other"}\n'],
    ['a package beside them', 'web/lib/package.json', own('tinybench')],
  ])('is no matter of %s', async (_name, path, text, before = judge['web/package.json']) => {
    expect(await decide({ [path]: text }, {}, { ...judge, 'web/package.json': before })).toBe('admitted');
  });
});
