import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executeWorkItem, executeWorkItems, readWork, runWork, verifyWork } from '../../src/library/work.ts';
import { createSite, item } from '../helpers/work-items.ts';

describe('work items by the library', () => {
  it('run from a file of plans, are read and verified', async () => {
    const { folder: cwd, host, options } = createSite();
    const { agents } = options;
    const plan = { version: 1, plan: 'tidy', agents, items: [item('one', 'echo 1 > a.txt')] };
    writeFileSync(join(cwd, 'work-items.json'), JSON.stringify(plan));
    const machine = { cwd, env: host.env };
    const { items, branch } = await runWork({ ...machine, file: 'work-items.json' });
    expect(items).toMatchObject([{ id: 'one', status: 'success', reused: false }]);
    expect(branch).toBe('autorize-work/tidy');

    const { receipts, branches, isRunning } = await readWork({ ...machine, plan: 'tidy' });
    expect([receipts.map(({ status }) => status), branches, isRunning]).toEqual([['success'], [branch], false]);
    expect(await verifyWork(machine)).toMatchObject({ isSound: true, receipts });
    expect((await readWork({ ...machine, plan: 'other' })).receipts).toEqual([]);
  });

  it('run one by one and several at once, without a file', async () => {
    const { folder: cwd, host, options } = createSite();
    const { agents } = options;
    const machine = { cwd, env: host.env, agents };
    expect(await executeWorkItem(item('one', 'echo 1 > a.txt'), machine)).toMatchObject({ status: 'success' });
    const { items } = await executeWorkItems([item('two', 'echo 2 > b.txt'), item('three', 'exit 1')], machine);
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      ['two', 'success'],
      ['three', 'failure'],
    ]);
  });
});
