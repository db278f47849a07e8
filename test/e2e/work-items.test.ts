import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlanResult } from '../../src/workitem/run.ts';
import { copyExample } from '../examples/example-folder.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { findNodes, ROOT } from './nodes.ts';

describe.each([...findNodes()])('the committed tools for work items on Node %s', (_version, node) => {
  it('run the example, verify it and hash it; what landed replays in a clone without the package', () => {
    const folder = copyExample('work-items');
    userGit(folder, 'init', '-q', '-b', 'main');
    userGit(folder, 'add', '-A');
    userGit(folder, 'commit', '-q', '-m', 'The base');
    const bin = createFolder();
    symlinkSync(node, join(bin, 'node'));
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, XDG_CACHE_HOME: createFolder() };
    const tool = (name: string, ...args: string[]) => {
      const done = spawnSync(node, [join(ROOT, 'tools', name), ...args], { cwd: folder, env, encoding: 'utf8' });
      return { status: done.status, stdout: done.stdout.trim(), stderr: done.stderr };
    };
    const ran = tool('autorize.mjs', 'work', 'run', 'work-items.yaml', '--json');
    expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status: 1, stderr: '' });
    const { items } = JSON.parse(ran.stdout) as PlanResult;
    const statuses = ['success', 'success', 'denied', 'success', 'failure', 'blocked'];
    expect(items.map(({ status }) => status)).toEqual(statuses);
    expect(tool('autorize.mjs', 'work', 'verify')).toMatchObject({ status: 0, stderr: '' });
    const [words] = items;
    if (words?.status !== 'success') throw new Error('nothing landed');

    const again = tool('run-agent.mjs', '--agent=1', '--work-item=words');
    expect(again).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(tool('hash-output.mjs')).toEqual({ status: 0, stdout: words.output_hash, stderr: '' });

    const clone = createFolder();
    userGit(folder, 'clone', '-q', '--no-local', folder, clone);
    const store = join(clone, '.autorize', 'work');
    cpSync(join(folder, '.autorize', 'work'), store, { recursive: true });
    const [program = '', ...others] = readdirSync(join(store, 'tools'));
    expect(others).toEqual([]);
    expect(readFileSync(join(store, 'tools', program), 'utf8')).not.toContain(ROOT);
    const git = spawnSync('which', ['git'], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(git, join(bin, 'git'));
    for (const flags of [[], ['--recorded']]) {
      const script = join(store, 'runs', words.receipt_id, 'replay-agent-1.sh');
      const done = spawnSync('/bin/bash', [script, ...flags], { cwd: '/', env: { PATH: bin }, encoding: 'utf8' });
      expect({ status: done.status, stdout: done.stdout, stderr: done.stderr }).toEqual({
        ...{ status: 0, stderr: '' },
        stdout: '✅ Replay successful: hash verified\n',
      });
    }
  }, 120_000);
});
