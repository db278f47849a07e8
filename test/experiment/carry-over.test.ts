import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createExperiment, decisionsOf } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/**
 * An evaluator whose runs find what the run before them left outside of the checkout, as a page cache is: after "slow"
 * it takes 4 longer. The first fifteen changes leave "slow" behind and do nothing else, the last one is better by 3.
 */
function createCarryOver() {
  const left = createFolder({ count: '', state: 'fast\n' });
  const [count, state] = [join(left, 'count'), join(left, 'state')];
  const experiment = createExperiment({
    agent: `if [ $1 -lt 16 ]; then echo "echo slow > ${state} # $1" > leave.sh; else echo 7 > value.txt; fi\n`,
    files: {
      'leave.sh': `echo fast > ${state}\n`,
      'score.sh': [
        `echo x >> ${count}; n=$(wc -l < ${count}); v=$(cat value.txt) || exit 1`,
        `if [ $(cat ${state}) = slow ]; then v=$((v + 4)); fi`,
        'sh ./leave.sh',
        'echo "$v.$(( n * 7 % 10 ))"',
      ].join('\n'),
    },
    config: {
      objective: [
        'command = "sh score.sh"\ndirection = "min"\ndecision = "paired-sequential"\ncalibration_runs = 8\nscreen = "off"',
        'confirm = { pairs = 0 }\naa_check_every = 0\nmax_plausible = 100\nnegative_control = "off"',
      ].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 16',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  return experiment;
}

describe('a change that only slows the run after it', { timeout: 180_000 }, () => {
  it('is not accepted, arms are washed out from then on, and a true gain is accepted', async () => {
    const experiment = createCarryOver();
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome).filter((outcome) => outcome === 'merged')).toHaveLength(1);
    expect(records.at(-1)).toMatchObject({ outcome: 'merged', decision: { code: 'evident' } });
    // About four in ten are futile or at the cap, as the coins fall; of fifteen not all are (1 in a million).
    const first = records.find(({ decision }) => decision?.code === 'carry-over');
    expect(first).toMatchObject({ outcome: 'inconclusive', notes: expect.stringContaining('what ran before them') });
    const lines = decisionsOf(experiment);
    const washouts = lines.filter(({ stage }) => stage === 'washout');
    const washed = new Set(washouts.map(({ task }) => task));
    expect(washed).toContain('iteration 16');
    expect(washed).not.toContain(`iteration ${first?.iter}`);
    const decision = lines.findLast(({ kind }) => kind === 'decision');
    for (const { id } of washouts) expect(decision?.evaluations).not.toContain(id);
    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    const without = lines.toSpliced(
      lines.findIndex(({ stage }) => stage === 'washout'),
      1,
    );
    expect(auditRecords({ records: without }).differences.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('has no unscored run of its arm before it'),
    );
  });
});
