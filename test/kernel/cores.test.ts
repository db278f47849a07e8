import { describe, expect, it } from 'vitest';
import {
  bindToCores,
  checkCores,
  coresIn,
  parseCoreList,
  renderCoreList,
  requireTaskset,
  usableCores,
} from '../../src/kernel/cores.ts';
import { BUBBLEWRAP, LEVELS, runIn } from '../helpers/sandboxes.ts';

const taskset = requireTaskset();
const usable = usableCores();
const first = usable[0] ?? 0;
const last = usable.at(-1) ?? 0;
const ALLOWED = ['sh', '-c', 'grep Cpus_allowed_list /proc/self/status | cut -f2'];

describe('a list of cores', () => {
  it.each([
    ['0', [0]],
    ['0-2,5', [0, 1, 2, 5]],
    ['1,3-4,70', [1, 3, 4, 70]],
  ])('%s is read and written', (text, cores) => {
    expect(parseCoreList(text)).toEqual(cores);
    expect(renderCoreList(cores)).toBe(text);
    expect(renderCoreList([...cores].reverse().concat(cores))).toBe(text);
  });

  it('is checked against the cores that this process may use', () => {
    expect(usable.length).toBeGreaterThan(0);
    expect(checkCores(usable)).toEqual([]);
    const [problem] = checkCores([0, 3, 4, 9], [0, 1]);
    expect(problem).toMatchObject({ found: 'cores 3-4,9', expected: 'cores that this process may use: 0-1' });
    expect(checkCores([1], [])).toMatchObject([{ found: 'core 1' }]);
  });

  it('has no core that could be added to the machine: nothing starts on such ones', () => {
    const status = 'Name:\tnode\nCpus_allowed:\tffffffff\nCpus_allowed_list:\t0-127\nMems_allowed_list:\t0\n';
    expect(coresIn({ status, online: '0-1,3\n' })).toEqual([0, 1, 3]);
    expect(coresIn({ status: status.replace('0-127', '1,5'), online: '0-3\n' })).toEqual([1]);
    expect(coresIn({ status: status.replace('0-127', '0-2'), online: '' })).toEqual([0, 1, 2]);
    expect(coresIn({ status: '', online: '0-1\n' })).toEqual([]);
  });

  it('is given as a number that every taskset knows', () => {
    expect(bindToCores({ taskset: '/bin/taskset', cores: [0, 3, 70] })).toEqual([
      '/bin/taskset',
      `0x${(2n ** 70n + 9n).toString(16)}`,
    ]);
    expect(bindToCores(undefined)).toEqual([]);
  });
});

describe.each(LEVELS.map((level) => [level.kind, level] as const))('a command in level %s', (_, level) => {
  it('runs on its cores alone, and so do its children', async () => {
    for (const core of new Set([first, last])) {
      const { result, out } = await runIn(level, ['sh', '-c', `${ALLOWED[2]}; sh -c "${ALLOWED[2]}"`], {
        cores: { taskset, cores: [core] },
      });
      expect(result).toMatchObject({ kind: 'ended', exitCode: 0 });
      expect(out).toBe(`${core}\n${core}\n`);
    }
  });

  it('without cores runs on all that its supervisor may use', async () => {
    expect((await runIn(level, ALLOWED)).out).toBe(`${renderCoreList(usable)}\n`);
  });

  it('never began where the program that binds it is gone', async () => {
    const { result } = await runIn(level, ['true'], { cores: { taskset: '/usr/bin/no-such-taskset', cores: [first] } });
    expect(result).toMatchObject({ kind: 'unstarted', code: 'ENOENT' });
  });
});

describe.each(BUBBLEWRAP.map((level) => [level.kind, level] as const))('a bound command in level %s', (_, level) => {
  it('that binds itself elsewhere goes on, where it was', async () => {
    const script = `taskset -cp ${renderCoreList(usable)} $$ >/dev/null && ${ALLOWED[2]}`;
    const { result, out } = await runIn(level, ['sh', '-c', script], { cores: { taskset, cores: [first] } });
    expect(result).toMatchObject({ kind: 'ended', exitCode: 0 });
    expect(out).toBe(`${first}\n`);
  });
});
