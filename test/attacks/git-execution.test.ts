import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportCommits } from '../../src/kernel/export-commits.ts';
import { commitTree, diffTrees } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { moveRef } from '../../src/kernel/refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createWorkspace, userGit, type Workspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

interface Trap {
  readonly workspace: Workspace;
  /** A program that leaves the A/A check's mark, then does what a filter would. */
  readonly planted: string;
  /** Every git directory in the agent's reach: the user's, and one that it makes in its work tree. */
  readonly gitDirs: readonly string[];
}

const HOOKS = [
  'applypatch-msg',
  'pre-applypatch',
  'post-applypatch',
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'post-checkout',
  'post-merge',
  'post-index-change',
  'reference-transaction',
  'pre-push',
  'pre-receive',
  'update',
  'post-receive',
  'post-update',
  'proc-receive',
  'push-to-checkout',
  'pre-auto-gc',
  'post-rewrite',
  'fsmonitor-watchman',
];

const config = (trap: Trap, text: string) => {
  for (const gitDir of trap.gitDirs) appendFileSync(join(gitDir, 'config'), `\n${text}\n`);
};
const plant = (folder: string, name: string, content: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content, { mode: 0o755 });
};
const attributes = (trap: Trap, text: string) => {
  for (const gitDir of trap.gitDirs) plant(gitDir, 'info/attributes', text);
};
const hook = (trap: Trap, name: string) => {
  for (const gitDir of trap.gitDirs) plant(gitDir, `hooks/${name}`, readFileSync(trap.planted, 'utf8'));
};
const ALL = 'filter=x diff=x merge=x';

const VECTORS: Readonly<Record<string, (trap: Trap) => void>> = {
  ...Object.fromEntries(HOOKS.map((name) => [`hook ${name}`, (trap: Trap) => hook(trap, name)])),
  'core.hooksPath': (trap) => {
    for (const name of HOOKS) plant(trap.workspace.folder, `hooks/${name}`, readFileSync(trap.planted, 'utf8'));
    config(trap, `[core]\n hooksPath = ${trap.workspace.folder}/hooks`);
  },
  'core.fsmonitor': (trap) => config(trap, `[core]\n fsmonitor = ${trap.planted}`),
  'core.editor, core.pager, sequence.editor': (trap) =>
    config(trap, `[core]\n editor = ${trap.planted}\n pager = ${trap.planted}\n[sequence]\n editor = ${trap.planted}`),
  'core.sshCommand, core.gitProxy, core.askPass': (trap) =>
    config(trap, `[core]\n sshCommand = ${trap.planted}\n gitProxy = ${trap.planted}\n askPass = ${trap.planted}`),
  'core.alternateRefsCommand': (trap) => config(trap, `[core]\n alternateRefsCommand = ${trap.planted}`),
  'diff.external': (trap) => config(trap, `[diff]\n external = ${trap.planted}`),
  'diff driver command by .gitattributes': (trap) => {
    config(trap, `[diff "x"]\n command = ${trap.planted}`);
    plant(trap.workspace.folder, '.gitattributes', `* ${ALL}\n`);
  },
  'diff driver textconv by info/attributes': (trap) => {
    config(trap, `[diff "x"]\n textconv = ${trap.planted}`);
    attributes(trap, `* ${ALL}\n`);
  },
  'filter clean and smudge by .gitattributes': (trap) => {
    config(trap, `[filter "x"]\n clean = ${trap.planted}\n smudge = ${trap.planted}\n required = true`);
    plant(trap.workspace.folder, '.gitattributes', `* ${ALL}\n`);
  },
  'filter process by info/attributes': (trap) => {
    config(trap, `[filter "x"]\n process = ${trap.planted}\n required = true`);
    attributes(trap, `* ${ALL}\n`);
  },
  'filter named lfs': (trap) => {
    config(trap, `[filter "lfs"]\n clean = ${trap.planted}\n smudge = ${trap.planted}\n process = ${trap.planted}`);
    plant(trap.workspace.folder, '.gitattributes', '* filter=lfs diff=lfs merge=lfs -text\n');
  },
  'core.attributesFile': (trap) => {
    plant(trap.workspace.folder, 'attributes', `* ${ALL}\n`);
    config(
      trap,
      `[core]\n attributesFile = ${trap.workspace.folder}/attributes\n[filter "x"]\n clean = ${trap.planted}`,
    );
  },
  'a config that stops every git that reads it': (trap) => config(trap, '[core'),
  'include.path': (trap) => {
    plant(trap.workspace.folder, 'more', `[core]\n fsmonitor = ${trap.planted}\n`);
    config(trap, `[include]\n path = ${trap.workspace.folder}/more`);
  },
  'includeIf.gitdir': (trap) => {
    plant(trap.workspace.folder, 'more', `[core]\n fsmonitor = ${trap.planted}\n`);
    config(trap, `[includeIf "gitdir:/"]\n path = ${trap.workspace.folder}/more`);
  },
  'config.worktree': (trap) => {
    config(trap, '[extensions]\n worktreeConfig = true');
    for (const gitDir of trap.gitDirs) plant(gitDir, 'config.worktree', `[core]\n fsmonitor = ${trap.planted}\n`);
  },
  'gpg.program and commit.gpgSign': (trap) =>
    config(
      trap,
      `[gpg]\n program = ${trap.planted}\n[commit]\n gpgSign = true\n[gpg "ssh"]\n program = ${trap.planted}`,
    ),
  'merge driver': (trap) => {
    config(trap, `[merge "x"]\n driver = ${trap.planted}`);
    attributes(trap, `* ${ALL}\n`);
  },
  'credential.helper': (trap) => config(trap, `[credential]\n helper = !${trap.planted}`),
  'remote.uploadpack, receivepack and vcs': (trap) =>
    config(
      trap,
      `[remote "origin"]\n url = ext::${trap.planted}\n uploadpack = ${trap.planted}\n receivepack = ${trap.planted}\n vcs = x`,
    ),
  'uploadpack.packObjectsHook': (trap) => config(trap, `[uploadpack]\n packObjectsHook = ${trap.planted}`),
  'alias of every command': (trap) =>
    config(
      trap,
      `[alias]\n${['update-index', 'update-ref', 'diff-tree'].map((name) => ` ${name} = !${trap.planted}`).join('\n')}`,
    ),
  'gc and maintenance': (trap) =>
    config(trap, `[gc]\n auto = 1\n recentObjectsHook = ${trap.planted}\n[maintenance]\n auto = true`),
  'a lazy fetch from a promisor remote': (trap) =>
    config(
      trap,
      `[extensions]\n partialClone = origin\n[remote "origin"]\n promisor = true\n url = ext::${trap.planted}`,
    ),
  '.git of the work tree points to a directory of the agent': (trap) => {
    const evil = join(trap.workspace.folder, 'evil');
    userGit(trap.workspace.folder, 'init', '-q', '--bare', evil);
    plant(evil, 'hooks/reference-transaction', readFileSync(trap.planted, 'utf8'));
    appendFileSync(join(evil, 'config'), `[core]\n fsmonitor = ${trap.planted}\n bare = false\n`);
    rmSync(join(trap.workspace.folder, '.git'), { recursive: true });
    writeFileSync(join(trap.workspace.folder, '.git'), `gitdir: ${evil}\n`);
  },
  'commondir of the work tree leads elsewhere': (trap) => {
    const evil = createFolder();
    userGit(evil, 'init', '-q', '--bare', '.');
    plant(evil, 'hooks/reference-transaction', readFileSync(trap.planted, 'utf8'));
    appendFileSync(join(evil, 'config'), `[core]\n fsmonitor = ${trap.planted}\n`);
    writeFileSync(join(trap.workspace.folder, '.git', 'commondir'), evil);
  },
  'a nested repository with traps of its own': (trap) => {
    const nested = join(trap.workspace.folder, 'nested');
    mkdirSync(nested);
    userGit(nested, 'init', '-q');
    userGit(nested, 'commit', '-q', '--allow-empty', '-m', 'x');
    appendFileSync(join(nested, '.git', 'config'), `[core]\n fsmonitor = ${trap.planted}\n hooksPath = ${nested}\n`);
    for (const name of HOOKS) plant(nested, name, readFileSync(trap.planted, 'utf8'));
  },
  'a submodule with an update command': (trap) => {
    plant(
      trap.workspace.folder,
      '.gitmodules',
      `[submodule "x"]\n path = x\n url = ext::${trap.planted}\n update = !${trap.planted}\n`,
    );
    config(trap, `[submodule "x"]\n update = !${trap.planted}\n active = true\n[submodule]\n recurse = true`);
  },
};

async function setTrap(): Promise<Trap & { readonly mark: string }> {
  const workspace = await createWorkspace({ 'a.txt': '1', 'sub/b.txt': '2' });
  userGit(workspace.folder, 'init', '-q');
  const place = createFolder();
  const [planted, mark] = [join(place, 'canary'), join(place, 'mark')];
  writeFileSync(planted, `#!/bin/sh\necho "$0 $*" >> '${mark}'\ncat\n`);
  chmodSync(planted, 0o755);
  return { workspace, planted, mark, gitDirs: [join(workspace.user, '.git'), join(workspace.folder, '.git')] };
}

/** All that a supervisor does with what an agent left. */
async function supervise({ store, repository, base, user, ...workTree }: Workspace): Promise<void> {
  const captured = await captureTree(store, workTree);
  if (captured.kind !== 'captured') throw new Error('reason' in captured ? captured.reason : captured.kind);
  const { tree } = captured;
  await diffTrees(store, { from: base, to: tree });
  const evaluated = join(store.folder, 'judged');
  for (const each of [tree, base, tree]) {
    await checkoutTree(store, { folder: evaluated, indexFile: `${evaluated}.index`, tree: each });
  }
  const identity = { name: 'a', email: 'a@example.org' };
  const to = await commitTree(store, { tree, parents: [base], message: 'm', identity, date: '2026-01-01T00:00:00Z' });
  const move = { ref: 'refs/heads/autorize/x', from: undefined, to };
  expect(await moveRef(store.git, move)).toEqual({ kind: 'done' });
  expect(findRepository(user).objects).toBe(repository.objects);
  expect(await exportCommits(store, repository, move)).toEqual({ kind: 'done' });
  await checkoutTree(store, { ...workTree, tree: to });
}

describe('what an agent plants for git', () => {
  it.each(Object.keys(VECTORS))('is never run by the supervisor: %s', async (name) => {
    const trap = await setTrap();
    VECTORS[name]?.(trap);
    writeFileSync(join(trap.workspace.folder, 'a.txt'), 'changed');
    writeFileSync(join(trap.workspace.folder, 'new.txt'), 'new');
    rmSync(trap.mark, { force: true });
    await supervise(trap.workspace);
    expect(existsSync(trap.mark) ? readFileSync(trap.mark, 'utf8') : 'nothing ran').toBe('nothing ran');
    const ref = join(trap.workspace.user, '.git', 'refs', 'heads', 'autorize', 'x');
    expect(readFileSync(ref, 'utf8')).toMatch(/^[0-9a-f]{40}\n$/);
  });

  // Without these the table above could be harmless and prove nothing.
  it.each([
    ['hook reference-transaction', ['update-ref', 'refs/heads/y', 'HEAD']],
    ['hook post-index-change', ['add', '-A']],
    ['core.fsmonitor', ['status']],
    ['core.hooksPath', ['-c', 'user.name=x', '-c', 'user.email=x@y', 'commit', '-qam', 'x']],
    ['diff driver command by .gitattributes', ['diff']],
    ['diff driver textconv by info/attributes', ['diff']],
    ['filter clean and smudge by .gitattributes', ['add', '-A']],
    ['include.path', ['status']],
    ['config.worktree', ['status']],
    ['gpg.program and commit.gpgSign', ['-c', 'user.name=x', '-c', 'user.email=x@y', 'commit', '-qam', 'x']],
  ])('would be run by a careless one: %s', async (name, args) => {
    const trap = await setTrap();
    VECTORS[name]?.(trap);
    const { user } = trap.workspace;
    if (existsSync(join(trap.workspace.folder, '.gitattributes')))
      writeFileSync(join(user, '.gitattributes'), `* ${ALL}\n`);
    writeFileSync(join(user, 'a.txt'), 'changed');
    rmSync(trap.mark, { force: true });
    try {
      execFileSync('git', [...args], { cwd: user, stdio: 'ignore', env: { PATH: process.env.PATH, HOME: user } });
    } catch {
      // An A/A check is no signer and no filter: git may well fail after it ran.
    }
    expect(existsSync(trap.mark)).toBe(true);
  });
});
