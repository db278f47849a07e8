import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseJournal } from '../../../src/base/journal-chain.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { HANDOVER_POINTS } from '../../../src/kernel/fault-point.ts';
import { openJournal } from '../../../src/kernel/journal.ts';
import { createExperiment, decisionsOf, type Experiment, NOTHING_FORGED } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { superviseExperiment } from '../../helpers/supervised-experiment.ts';

const LONG = { timeout: 120_000 };

/** Three numbers whose sum is the score: the first changes twice, and the third counts only where the second is below 10. */
function createGrouping(config = ''): Experiment {
  return createExperiment({
    agent: 'case $1 in 1) echo 8 >a;; 2) echo 9 >b;; 3) echo 7 >a;; *) echo 8 >c;; esac\n',
    files: {
      ...{ a: '10\n', b: '10\n', c: '10\n' },
      // What one file means depends on another one, which the text of a change does not show.
      'score.sh':
        'c=10; [ $(cat b) -lt 10 ] && c=$(cat c); [ $(cat b) -lt 10 ] || [ $(cat c) = 10 ] || exit 1; echo $(( $(cat a) + $(cat b) + c ))\n',
    },
    config: {
      ...NOTHING_FORGED,
      iteration: 'budget = "20s"\nmax_iterations = 4',
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 2 }\nnegative_control = "off"',
      handover: `mode = "groups"\n${config}`,
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

const branches = ({ folder }: Experiment) =>
  userGit(folder, 'for-each-ref', '--format=%(refname:lstrip=2) %(contents:subject)', 'refs/heads/autorize-groups')
    .trim()
    .split('\n');
const groupsOf = (experiment: Experiment) =>
  decisionsOf(experiment).flatMap((each) =>
    each.kind === 'group' ? [`${String(each.task)}: ${String(each.failed)}`] : [],
  );

async function expectSound({ host }: Experiment): Promise<void> {
  const { findings, isSound } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind !== 'ok')).toEqual([]);
  expect(isSound).toBe(true);
}

it('each group is a branch on the base, measured by itself; what needs another one comes with it', LONG, async () => {
  const experiment = createGrouping('max_diff_lines = 2');
  const { folder, place, host } = experiment;
  await experiment.run();
  // The change of c does not stand without that of b, and does where all before it is there.
  expect(groupsOf(experiment)).toEqual([
    ...[
      'group 1: null',
      'group 2: null',
      'group 3: null',
      'group 4: the final tree failed: score ended with exit code 1',
    ],
    ...[expect.stringMatching(/^group \d+: null$/), expect.stringMatching(/^group \d+: null$/)],
    expect.stringMatching(/^group \d+: null$/),
  ]);
  expect(branches(experiment)).toEqual([
    ...['autorize-groups/pi/1 perf: change a (\u22126.67 %)', 'autorize-groups/pi/2 perf: change b (\u22123.57 %)'],
    ...['autorize-groups/pi/3 perf: change a (\u22123.7 %)', 'autorize-groups/pi/4 perf: change c (\u22127.69 %)'],
  ]);
  const parentOf = (iter: number) => userGit(folder, 'rev-parse', `autorize-groups/pi/${iter}^`);
  expect(parentOf(1)).toBe(userGit(folder, 'rev-parse', 'main'));
  expect(parentOf(4)).toBe(userGit(folder, 'rev-parse', 'autorize-groups/pi/3'));
  expect(userGit(folder, 'diff', '--stat', 'autorize/pi', 'autorize-groups/pi/4')).toBe('');
  await expectSound(experiment);
  // A next run measures nothing again that it knows.
  const before = decisionsOf(experiment).length;
  await experiment.run({ maxIterations: 1, maxDiffLines: 2 });
  expect(groupsOf(experiment)).toHaveLength(7);
  expect(decisionsOf(experiment).length).toBeGreaterThan(before);
  await expectSound(experiment);
  // One number of a group that is not what its pairs say, with a chain that holds.
  const path = join(place, 'decisions.jsonl');
  const parsed = parseJournal(readFileSync(path));
  const records = parsed.kind === 'sound' ? parsed.records : [];
  writeFileSync(path, '');
  using journal = openJournal({ path, what: 'decisions' } as never);
  for (const { seq: _s, prev: _p, hash: _h, same_write: _w, ...record } of records) {
    const isFirst = record.kind === 'group' && record.task === 'group 1';
    journal.append(
      isFirst ? { ...record, commit: 'f'.repeat(40), effect: { ...(record.effect as object), estimate: 9 } } : record,
    );
  }
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  const wrong = findings.flatMap((each) => (each.kind === 'wrong' ? [each.detail] : [])).join('\n');
  expect(wrong).toContain('the estimate of group 1 is 9');
  expect(wrong).toContain(`group 1 is recorded as ${'f'.repeat(40)}; its changes give `);
});

it('a run that is killed at each step of the handover goes on, and ends with the same groups', LONG, async () => {
  const experiment = createGrouping();
  for (const [index, point] of HANDOVER_POINTS.entries()) {
    const [mode, request] = index === 0 ? (['run', { maxIterations: 3 }] as const) : (['resume', {}] as const);
    const env = { AUTORIZE_FAULT: `${point}:kill` };
    const { signal } = await superviseExperiment(experiment, { mode, request, env }).ended;
    expect([point, signal]).toEqual([point, 'SIGKILL']);
  }
  await experiment.run({ mode: 'resume' });
  expect(branches(experiment)).toEqual([
    'autorize-groups/pi/1 perf: change a and 1 more change (\u221210 %)',
    'autorize-groups/pi/2 perf: change b (\u22123.33 %)',
  ]);
  expect(groupsOf(experiment)).toEqual(['group 1: null', 'group 2: null']);
  await expectSound(experiment);
});
