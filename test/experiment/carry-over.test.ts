import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { createExperiment, decisionsOf } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/**
 * An evaluator whose runs find what the run before them left outside of the checkout, as a page cache is: after "slow"
 * it takes 4 longer. The agent proposes one change again and again: it leaves "slow" behind, and its value is given.
 */
function createCarryOver(value: number) {
  const left = createFolder({ count: '', state: 'fast\n' });
  const [count, state] = [join(left, 'count'), join(left, 'state')];
  return createExperiment({
    agent: `echo "echo slow > ${state}" > leave.sh; echo ${value} > value.txt\n`,
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
      // One washed test in a hundred finds an order in its noise, and is tested again.
      iteration: 'budget = "20s"\nmax_iterations = 4',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

describe('a change that slows the run after it', { timeout: 180_000 }, () => {
  it.each([
    // The base scores 10. In pairs it seems better by 3 to 7, and it is worse by 1 where each run follows one of its own.
    ['is tested again with washed arms, and rejected where it is worse', 7, 'discarded'],
    ['is tested again with washed arms, and accepted where it is better', 2, 'merged'],
  ])('%s', async (_title, value, outcome) => {
    const experiment = createCarryOver(value);
    const { records } = await experiment.run();
    const [, first, ...later] = records;
    expect(first).toMatchObject({ outcome: 'inconclusive', decision: { code: 'carry-over' } });
    expect(first?.notes).toContain('what ran before them');
    const second = later.find(({ decision }) => decision?.code !== 'carry-over');
    expect(second).toMatchObject({ outcome, tree: first?.tree });

    const lines = decisionsOf(experiment);
    const decisions = lines.filter(({ kind }) => kind === 'decision');
    expect(decisions.map(({ level }) => level)).toEqual(decisions.map((_, tested) => ({ tested, kept: 0 })));
    const ofTask = (task: unknown) =>
      lines.flatMap(({ kind, stage, id, task: of }) =>
        kind === 'evaluation' && of === task && stage !== 'washout' ? [id] : [],
      );
    for (const { task, evaluations } of decisions) expect(evaluations).toEqual(ofTask(task));
    const washed = new Set(lines.filter(({ stage }) => stage === 'washout').map(({ task }) => task));
    expect([...washed]).toEqual(decisions.slice(1).map(({ task }) => task));

    expect(auditExperiment({ name: 'pi' }, experiment.host)).toMatchObject({ isSound: true });
    const messagesOf = (records: readonly unknown[]) =>
      auditRecords({ records }).differences.map(({ message }) => message);
    const [header, ...rest] = lines;
    expect(messagesOf([{ ...header, restarts_carry_over: false }, ...rest])).not.toEqual([]);
    const without = lines.toSpliced(
      lines.findIndex(({ stage }) => stage === 'washout'),
      1,
    );
    expect(messagesOf(without)).toContainEqual(expect.stringContaining('has no unscored run of its arm before it'));
  });
});
