// Git LFS files and submodules of a plan's base.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOutput } from '../../src/workitem/hash-output.ts';
import type { WorkEvent } from '../../src/workitem/work-event.ts';
import { addSubmodule, commitPointers, createLibrary, preparedIn } from '../helpers/external.ts';
import { userGit } from '../helpers/repository.ts';
import { branchFile, createSite, item, QUICK } from '../helpers/work-items.ts';

const LARGE = 'a large content\n'.repeat(1000);
const PREPARING = 'preparing 1 Git LFS file (15.6 KiB) and 1 submodule of the base; later runs reuse them';
const CHECK = 'grep -q library vendor/lib/lib.txt && test "$(wc -l <data.bin)" = 1000';

function createWith() {
  const site = createSite();
  addSubmodule(site.folder, 'vendor/lib', createLibrary());
  commitPointers(site.folder, { 'data.bin': LARGE });
  return site;
}

it('the state hash of a work tree is that of its commit, whether its large files are pointers or not', async () => {
  const site = createWith();
  const { folder, host } = site;
  const ofCommit = await hashOutput({ commit: 'HEAD' }, host);
  expect(await hashOutput({}, host)).toBe(ofCommit);
  writeFileSync(join(folder, 'data.bin'), LARGE);
  expect(await hashOutput({}, host)).toBe(ofCommit);
  writeFileSync(join(folder, 'data.bin'), `${LARGE}more\n`);
  expect(await hashOutput({}, host)).not.toBe(ofCommit);
});

describe('a plan', () => {
  it.each(['auto', 'off'] as const)(
    'finds both with its agents and its tests, and lands neither: sandbox %s',
    async (sandbox) => {
      const site = createWith();
      const items = [
        item('one', `${CHECK} && echo 1 >one.txt`, { test_command: CHECK }),
        item('two', `${CHECK} && echo 2 >two.txt`, { test_command: CHECK, dependencies: ['one'] }),
      ];
      const notes: string[] = [];
      const onEvent = (event: WorkEvent) => void (event.kind === 'note' && notes.push(event.note));
      const agents = { 'agent-1': { command: QUICK, sandbox } };
      const { items: done } = await site.run(items, { agents, onEvent });
      expect(done).toMatchObject([{ status: 'success' }, { status: 'success' }]);
      expect(notes).toContain(PREPARING);
      expect(branchFile(site, 'two.txt')).toBe('2');
      expect(userGit(site.folder, 'diff', '--name-only', 'main', 'autorize-work/plan')).toBe('one.txt\ntwo.txt');
      // The base of the second level is another one, and names the same.
      expect(preparedIn(site.cache)).toHaveLength(1);
    },
  );

  it('denies changes of both, with the reason', async () => {
    const site = createWith();
    const items = [item('large', 'echo 1 >data.bin'), item('library', 'echo 1 >>vendor/lib/lib.txt; echo 1 >one.txt')];
    const { items: done } = await site.run(items);
    expect(done).toMatchObject([
      { status: 'denied', denial_reason: expect.stringContaining('"data.bin" is a file of Git LFS') },
      { status: 'denied', denial_reason: expect.stringContaining('of the submodule "vendor/lib" was changed') },
    ]);
  });
});
