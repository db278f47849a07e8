import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditExperiment } from '../../src/experiment/audit.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';

// Noise of 0.1 at the most, another in each run; each second change helps by 5, the others harm by 4.
const SCORE =
  'awk -v v="$(cat value.txt)" -v r="$(od -An -N2 -tu2 /dev/urandom)" \'BEGIN { print v + (r % 1000) / 1e4 }\'\n';
const AGENT = 'i=$1; echo $(( $(cat value.txt) + (i % 2 ? 5 : -4) )) > value.txt\n';

it('checkpoint keeps on a working line, promotes what pairs confirm, and certifies each keep on request', async () => {
  const experiment = createExperiment({
    agent: AGENT,
    files: { 'value.txt': '100\n', 'score.sh': SCORE },
    config: {
      objective: [
        'command = "sh score.sh"\ndirection = "max"\ndecision = "checkpoint"\ncheckpoint_keeps = 2\neffort = "fast"',
        'confirm = { pairs = 3 }\ncertify = { enabled = true }',
      ].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 5',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const { records } = await experiment.run();
  expect(records.map(({ outcome }) => outcome)).toEqual([
    ...['baseline', 'merged', 'discarded', 'merged', 'discarded', 'merged'],
  ]);
  const [, beats = '', before = '', again = ''] =
    /^score ([\d.]+) beats ([\d.]+) \(iteration 1\) on the working line; measured again: ([\d.]+)$/.exec(
      records[3]?.notes ?? '',
    ) ?? [];
  expect(Number(beats)).toBeGreaterThan(Number(before));
  expect(Number(again)).toBeCloseTo(records[3]?.score ?? 0, 2);

  const lines = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
  const told = lines.map((line) => JSON.parse(line));
  const promotions = told.filter(({ kind, purpose }) => kind === 'decision' && purpose === 'promotion');
  // One after two keeps, one of the rest at the end.
  expect(promotions.map(({ outcome }) => outcome)).toEqual(['keep', 'keep']);
  const { isSound, claim } = auditExperiment({ name: 'pi' }, experiment.host);
  expect(isSound).toBe(true);
  expect(claim).toMatch(/^\+\d.* 2 kept; .* 2 certified at FDR 10%/);
  expect(userGit(experiment.folder, 'log', '--format=%s', 'autorize/pi').split('\n').filter(Boolean)).toHaveLength(4);
});
