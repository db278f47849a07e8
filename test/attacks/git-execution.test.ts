import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportCommits } from '../../src/kernel/export-commits.ts';
import { commitTree, diffTrees } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { moveRef } from '../../src/kernel/refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createLane, type Lane, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

interface Trap {
  readonly lane: Lane;
  /** A program that leaves the canary's mark, then does what a filter would. */
  readonly canary: string;
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
  for (const gitDir of trap.gitDirs) plant(gitDir, `hooks/${name}`, readFileSync(trap.canary, 'utf8'));
};
const ALL = 'filter=x diff=x merge=x';

const VECTORS: Readonly<Record<string, (trap: Trap) => void>> = {
  ...Object.fromEntries(HOOKS.map((name) => [`hook ${name}`, (trap: Trap) => hook(trap, name)])),
  'core.hooksPath': (trap) => {
    for (const name of HOOKS) plant(trap.lane.folder, `hooks/${name}`, readFileSync(trap.canary, 'utf8'));
    config(trap, `[core]\n hooksPath = ${trap.lane.folder}/hooks`);
  },
  'core.fsmonitor': (trap) => config(trap, `[core]\n fsmonitor = ${trap.canary}`),
  'core.editor, core.pager, sequence.editor': (trap) =>
    config(trap, `[core]\n editor = ${trap.canary}\n pager = ${trap.canary}\n[sequence]\n editor = ${trap.canary}`),
  'core.sshCommand, core.gitProxy, core.askPass': (trap) =>
    config(trap, `[core]\n sshCommand = ${trap.canary}\n gitProxy = ${trap.canary}\n askPass = ${trap.canary}`),
  'core.alternateRefsCommand': (trap) => config(trap, `[core]\n alternateRefsCommand = ${trap.canary}`),
  'diff.external': (trap) => config(trap, `[diff]\n external = ${trap.canary}`),
  'diff driver command by .gitattributes': (trap) => {
    config(trap, `[diff "x"]\n command = ${trap.canary}`);
    plant(trap.lane.folder, '.gitattributes', `* ${ALL}\n`);
  },
  'diff driver textconv by info/attributes': (trap) => {
    config(trap, `[diff "x"]\n textconv = ${trap.canary}`);
    attributes(trap, `* ${ALL}\n`);
  },
  'filter clean and smudge by .gitattributes': (trap) => {
    config(trap, `[filter "x"]\n clean = ${trap.canary}\n smudge = ${trap.canary}\n required = true`);
    plant(trap.lane.folder, '.gitattributes', `* ${ALL}\n`);
  },
  'filter process by info/attributes': (trap) => {
    config(trap, `[filter "x"]\n process = ${trap.canary}\n required = true`);
    attributes(trap, `* ${ALL}\n`);
  },
  'filter named lfs': (trap) => {
    config(trap, `[filter "lfs"]\n clean = ${trap.canary}\n smudge = ${trap.canary}\n process = ${trap.canary}`);
    plant(trap.lane.folder, '.gitattributes', '* filter=lfs diff=lfs merge=lfs -text\n');
  },
  'core.attributesFile': (trap) => {
    plant(trap.lane.folder, 'attributes', `* ${ALL}\n`);
    config(trap, `[core]\n attributesFile = ${trap.lane.folder}/attributes\n[filter "x"]\n clean = ${trap.canary}`);
  },
  'a config that stops every git that reads it': (trap) => config(trap, '[core'),
  'include.path': (trap) => {
    plant(trap.lane.folder, 'more', `[core]\n fsmonitor = ${trap.canary}\n`);
    config(trap, `[include]\n path = ${trap.lane.folder}/more`);
  },
  'includeIf.gitdir': (trap) => {
    plant(trap.lane.folder, 'more', `[core]\n fsmonitor = ${trap.canary}\n`);
    config(trap, `[includeIf "gitdir:/"]\n path = ${trap.lane.folder}/more`);
  },
  'config.worktree': (trap) => {
    config(trap, '[extensions]\n worktreeConfig = true');
    for (const gitDir of trap.gitDirs) plant(gitDir, 'config.worktree', `[core]\n fsmonitor = ${trap.canary}\n`);
  },
  'gpg.program and commit.gpgSign': (trap) =>
    config(trap, `[gpg]\n program = ${trap.canary}\n[commit]\n gpgSign = true\n[gpg "ssh"]\n program = ${trap.canary}`),
  'merge driver': (trap) => {
    config(trap, `[merge "x"]\n driver = ${trap.canary}`);
    attributes(trap, `* ${ALL}\n`);
  },
  'credential.helper': (trap) => config(trap, `[credential]\n helper = !${trap.canary}`),
  'remote.uploadpack, receivepack and vcs': (trap) =>
    config(
      trap,
      `[remote "origin"]\n url = ext::${trap.canary}\n uploadpack = ${trap.canary}\n receivepack = ${trap.canary}\n vcs = x`,
    ),
  'uploadpack.packObjectsHook': (trap) => config(trap, `[uploadpack]\n packObjectsHook = ${trap.canary}`),
  'alias of every command': (trap) =>
    config(
      trap,
      `[alias]\n${['update-index', 'update-ref', 'diff-tree'].map((name) => ` ${name} = !${trap.canary}`).join('\n')}`,
    ),
  'gc and maintenance': (trap) =>
    config(trap, `[gc]\n auto = 1\n recentObjectsHook = ${trap.canary}\n[maintenance]\n auto = true`),
  'a lazy fetch from a promisor remote': (trap) =>
    config(
      trap,
      `[extensions]\n partialClone = origin\n[remote "origin"]\n promisor = true\n url = ext::${trap.canary}`,
    ),
  '.git of the work tree points to a directory of the agent': (trap) => {
    const evil = join(trap.lane.folder, 'evil');
    userGit(trap.lane.folder, 'init', '-q', '--bare', evil);
    plant(evil, 'hooks/reference-transaction', readFileSync(trap.canary, 'utf8'));
    appendFileSync(join(evil, 'config'), `[core]\n fsmonitor = ${trap.canary}\n bare = false\n`);
    rmSync(join(trap.lane.folder, '.git'), { recursive: true });
    writeFileSync(join(trap.lane.folder, '.git'), `gitdir: ${evil}\n`);
  },
  'commondir of the work tree leads elsewhere': (trap) => {
    const evil = createFolder();
    userGit(evil, 'init', '-q', '--bare', '.');
    plant(evil, 'hooks/reference-transaction', readFileSync(trap.canary, 'utf8'));
    appendFileSync(join(evil, 'config'), `[core]\n fsmonitor = ${trap.canary}\n`);
    writeFileSync(join(trap.lane.folder, '.git', 'commondir'), evil);
  },
  'a nested repository with traps of its own': (trap) => {
    const nested = join(trap.lane.folder, 'nested');
    mkdirSync(nested);
    userGit(nested, 'init', '-q');
    userGit(nested, 'commit', '-q', '--allow-empty', '-m', 'x');
    appendFileSync(join(nested, '.git', 'config'), `[core]\n fsmonitor = ${trap.canary}\n hooksPath = ${nested}\n`);
    for (const name of HOOKS) plant(nested, name, readFileSync(trap.canary, 'utf8'));
  },
  'a submodule with an update command': (trap) => {
    plant(
      trap.lane.folder,
      '.gitmodules',
      `[submodule "x"]\n path = x\n url = ext::${trap.canary}\n update = !${trap.canary}\n`,
    );
    config(trap, `[submodule "x"]\n update = !${trap.canary}\n active = true\n[submodule]\n recurse = true`);
  },
};

async function setTrap(): Promise<Trap & { readonly mark: string }> {
  const lane = await createLane({ 'a.txt': '1', 'sub/b.txt': '2' });
  userGit(lane.folder, 'init', '-q');
  const place = createFolder();
  const [canary, mark] = [join(place, 'canary'), join(place, 'mark')];
  writeFileSync(canary, `#!/bin/sh\necho "$0 $*" >> '${mark}'\ncat\n`);
  chmodSync(canary, 0o755);
  return { lane, canary, mark, gitDirs: [join(lane.user, '.git'), join(lane.folder, '.git')] };
}

/** All that a supervisor does with what an agent left. */
async function supervise({ store, repository, base, user, ...workTree }: Lane): Promise<void> {
  const captured = await captureTree(store, workTree);
  if (captured.kind !== 'captured') throw new Error('reason' in captured ? captured.reason : captured.kind);
  const { tree } = captured;
  await diffTrees(store, { from: base, to: tree });
  const judged = join(store.folder, 'judged');
  for (const each of [tree, base, tree]) {
    await checkoutTree(store, { folder: judged, indexFile: `${judged}.index`, tree: each });
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
    writeFileSync(join(trap.lane.folder, 'a.txt'), 'changed');
    writeFileSync(join(trap.lane.folder, 'new.txt'), 'new');
    rmSync(trap.mark, { force: true });
    await supervise(trap.lane);
    expect(existsSync(trap.mark) ? readFileSync(trap.mark, 'utf8') : 'nothing ran').toBe('nothing ran');
    const ref = join(trap.lane.user, '.git', 'refs', 'heads', 'autorize', 'x');
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
    const { user } = trap.lane;
    if (existsSync(join(trap.lane.folder, '.gitattributes'))) writeFileSync(join(user, '.gitattributes'), `* ${ALL}\n`);
    writeFileSync(join(user, 'a.txt'), 'changed');
    rmSync(trap.mark, { force: true });
    try {
      execFileSync('git', [...args], { cwd: user, stdio: 'ignore', env: { PATH: process.env.PATH, HOME: user } });
    } catch {
      // A canary is no signer and no filter: git may well fail after it ran.
    }
    expect(existsSync(trap.mark)).toBe(true);
  });
});
