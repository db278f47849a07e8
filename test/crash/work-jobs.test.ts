import { describe, expect, it } from 'vitest';
import type { PlanResult } from '../../src/workitem/run.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite, item } from '../helpers/work-items.ts';

const LEVELS = 5;
const WIDTH = 10;

/** Five levels of ten: items that land, that touch the same file, that fail, and those that wait for them. */
const ITEMS = Array.from({ length: LEVELS * WIDTH }, (_, at) => {
  const level = Math.floor(at / WIDTH);
  const place = at % WIDTH;
  const above = level === 0 ? [] : [`i${at - WIDTH}`, ...(place === 9 ? [`i${at - WIDTH - 4}`] : [])];
  const script = {
    3: `echo ${at} > shared-${level}`,
    4: `echo ${at} > shared-${level}`,
    7: level === 2 ? 'exit 1' : `echo ${at} > f${at}; cat f* | cksum > sum-${place}`,
  }[place];
  return item(`i${at}`, script ?? `seen=$(ls | cksum); echo $seen > seen-${at}; echo ${at} > f${at}`, {
    dependencies: above.filter((name) => !/^i\d*[4]$/.test(name) || place === 4),
  });
});

const outcomes = ({ items }: PlanResult) =>
  items.map((each) => {
    if (each.status === 'blocked') return `${each.id} blocked ${each.reason}`;
    return `${each.id} ${each.status} ${each.output_hash} ${each.error ?? each.denial_reason ?? ''}`;
  });

describe('a plan of 50 items in 5 levels', () => {
  it('comes to the same, whatever the number of jobs', { timeout: 240_000 }, async () => {
    const ends = [];
    for (const jobs of [1, 4]) {
      const site = createSite();
      const result = await site.run(ITEMS, { jobs });
      ends.push({
        outcomes: outcomes(result),
        tree: userGit(site.folder, 'rev-parse', 'autorize-work/plan^{tree}'),
        order: userGit(site.folder, 'log', '--first-parent', '--format=%T', 'main..autorize-work/plan'),
      });
    }
    const [one, four] = ends;
    expect(four).toEqual(one);
    const counts = ['success', 'failure', 'blocked'].map(
      (status) => one?.outcomes.filter((each) => each.split(' ')[1] === status).length,
    );
    expect(counts).toEqual([42, 2, 6]);
  });
});
