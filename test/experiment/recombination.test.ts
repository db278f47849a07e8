import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createExperiment, decisionsOf, NOTHING_FORGED } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';

// Twenty cases of which each of the files a and b decides eight: of eight that are better no test is sure, of sixteen it is.
const CASES = `a=$(cat a) b=$(cat b)
eight() { printf '%s,%s,%s,%s,%s,%s,%s,%s' $1 $1 $1 $1 $1 $1 $1 $1; }
echo "{\\"score\\":$((a + b)),\\"cases\\":[$(eight $a),$(eight $b),1,1,1,1]}"
`;

it('two near misses are accepted together, without an agent, and once', { timeout: 60_000 }, async () => {
  const experiment = createExperiment({
    agent: 'case $1 in 1) echo 11 >a;; 2) echo 11 >b;; esac\n',
    files: { 'score.sh': CASES, a: '10\n', b: '10\n' },
    config: {
      ...NOTHING_FORGED,
      objective: [
        'command = "sh score.sh"\ndirection = "max"\ndecision = "paired-sequential"\nscreen = "off"',
        'confirm = { pairs = 0 }\nnegative_control = "off"',
      ].join('\n'),
      search: 'recombine = true',
      iteration: 'budget = "20s"\nmax_iterations = 4',
    },
  });
  const { folder, host, place } = experiment;
  const { records } = await experiment.run();
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'inconclusive', 'inconclusive', 'merged', 'noop']);
  const [, first, second, third] = records;
  expect([first?.decision?.code, second?.decision?.code]).toEqual(['cases-spent', 'cases-spent']);
  expect(third).toMatchObject({
    recombines: [1, 2],
    agent_exit: null,
    notes: expect.stringMatching(/iterations 1 and 2 together/),
  });
  expect(third?.usage).toBeUndefined();
  expect(userGit(folder, 'show', 'autorize/pi:a', 'autorize/pi:b')).toBe('11\n11');
  const candidates = decisionsOf(experiment).filter(({ kind }) => kind === 'candidate');
  expect(candidates[2]).toMatchObject({ id: 'iteration 3', proposer: { agent: 'autorize', model: null } });
  expect((await verifyExperiment({ name: 'pi' }, host)).isSound).toBe(true);
  expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
  expect(readFileSync(join(place, 'iter-0003', 'changes.diff'), 'utf8')).toMatch(/^\+11$.*^\+11$/ms);
});
