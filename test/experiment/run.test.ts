import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';

describe('a run of an experiment', () => {
  it('keeps what is better, on a branch with one commit a keep', async () => {
    const { folder, place, run } = createExperiment({
      agent: 'case $1 in 1) echo 8;; 2) echo 9;; *) echo 5;; esac > value.txt\n',
    });
    const { stop, records } = await run();
    expect(stop.kind).toBe('max_iterations');
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 8],
      ['discarded', 9],
      ['merged', 5],
    ]);
    expect(userGit(folder, 'log', '--format=%s', 'main..autorize/pi').split('\n')).toEqual([
      'autorize iter 3: score 5',
      'autorize iter 1: score 8',
    ]);
    expect(userGit(folder, 'show', 'autorize/pi:value.txt')).toBe('5');
    expect(userGit(folder, 'status', '--porcelain')).toBe('');
    expect(JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'))).toMatchObject({ best_score: 5, best_iter: 3 });
  });
});
