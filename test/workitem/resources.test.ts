// Memory and cores of the test commands of a plan.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderCoreList, usableCores } from '../../src/kernel/cores.ts';
import { executeWorkFile } from '../../src/workitem/run.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import type { ItemReport } from '../../src/workitem/work-event.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item } from '../helpers/work-items.ts';

const MIB = 2 ** 20;
const usable = usableCores();
const [first = 0] = usable;
const others = usable.length === 1 ? usable : usable.slice(1);
const CORES = 'grep Cpus_allowed_list /proc/self/status | cut -f2';

function environmentOf(report: ItemReport | undefined): unknown {
  if (report === undefined || report.status === 'blocked') throw new Error('the item has no receipt');
  return JSON.parse(readFileSync(report.receipt_path, 'utf8')).environment;
}

describe('a plan with an environment', () => {
  it('ends a test command that goes beyond its memory; the receipt says why, and which limit was held by what', async () => {
    const site = createSite();
    const hold = `(head -c ${300 * MIB} /dev/zero; sleep 60) | tail -c ${300 * MIB} >/dev/null`;
    const large = `head -c ${100 * MIB} /dev/zero | tail -c ${100 * MIB} | wc -c`;
    const items = [
      item('tested', 'echo 1 >tested.txt', { test_command: hold }),
      item('untested', `${large} >untested.txt`, { test_command: 'true' }),
    ];
    const { items: done } = await site.run(items, { environment: { memory: '64MiB' } });
    const error = 'Tests failed: the test command used more than 64 MiB of memory (environment.memory)';
    expect(done).toMatchObject([{ status: 'failure', error }, { status: 'success' }]);
    expect(environmentOf(done[0])).toMatchObject({
      memory: expect.stringMatching(/^64 MiB, (cgroup2|cgroup1|sampled)$/),
    });
    expect((await verifyWork({}, site.host)).findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    const plain = createSite();
    const { items: unlimited } = await plain.run([item('one', 'echo 1 >one.txt')]);
    expect(environmentOf(unlimited[0])).not.toHaveProperty('memory');
  });

  it('runs test commands on its cores and agents on the others', async () => {
    const site = createSite();
    const log = createFolder();
    const file = join(log, 'plan.json');
    const agent = { command: `${CORES} >${log}/agent; echo 1 >one.txt; cat >/dev/null`, sandbox: 'off' };
    const write = (cpus: readonly number[]): void => {
      const items = [item('one', '', { test_command: `${CORES} >${log}/test` })];
      const plan = { version: 1, agents: { 'agent-1': agent }, items, environment: { cpus } };
      writeFileSync(file, JSON.stringify(plan));
    };
    write([first]);
    const { items } = await executeWorkFile(file, { host: site.host });
    expect(items).toMatchObject([{ status: 'success' }]);
    expect(readFileSync(join(log, 'test'), 'utf8')).toBe(`${first}\n`);
    expect(readFileSync(join(log, 'agent'), 'utf8')).toBe(`${renderCoreList(others)}\n`);
    write([4000]);
    await expect(executeWorkFile(file, { host: site.host })).rejects.toMatchObject({
      exitCode: 2,
      problems: [{ file, line: expect.any(Number), path: '$.environment.cpus', found: 'core 4000' }],
    });
  });
});
