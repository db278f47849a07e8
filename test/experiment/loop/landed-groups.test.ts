import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseJournal } from '../../../src/base/journal-chain.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { openJournal } from '../../../src/kernel/journal.ts';
import {
  createExperiment,
  type DecisionLine,
  decisionsOf,
  type Experiment,
  NOTHING_FORGED,
} from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';

/** A number that changes three times, each a pull request on top of the last, and one that stays. */
function createStack(): Experiment {
  return createExperiment({
    agent: 'case $1 in 1) echo 8 >a;; 2) echo 7 >a;; 3) echo 6 >a;; esac\n',
    files: { a: '10\n', c: '10\n', 'score.sh': 'echo $(( $(cat a) + $(cat c) ))\n' },
    config: {
      ...NOTHING_FORGED,
      iteration: 'budget = "20s"\nmax_iterations = 3',
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 2 }\nnegative_control = "off"',
      handover: 'mode = "groups"\nmax_diff_lines = 2',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

const resultsOf = (experiment: Experiment) =>
  decisionsOf(experiment).flatMap(({ kind, task, measured }) => (kind === 'group' ? [`${task} ${measured}`] : []));

async function issuesOf({ host }: Experiment): Promise<string> {
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  return findings.flatMap((each) => (each.kind === 'ok' ? [] : [each.detail])).join('\n');
}

/** The same records with one of them changed, and a chain that holds. */
function forge({ place }: Experiment, change: (record: DecisionLine) => DecisionLine): void {
  const path = join(place, 'decisions.jsonl');
  const parsed = parseJournal(readFileSync(path));
  const records = parsed.kind === 'sound' ? parsed.records : [];
  writeFileSync(path, '');
  using journal = openJournal({ path, what: 'decisions' } as never);
  for (const { seq: _s, prev: _p, hash: _h, same_write: _w, ...record } of records)
    journal.append(change(record) as never);
}

it('what is on a group that was squashed moves to the commit that holds it, measured again where that is another content', {
  timeout: 120_000,
}, async () => {
  const experiment = createStack();
  const { folder } = experiment;
  const git = (...args: string[]) => userGit(folder, ...args);
  const branch = (iter: number) => `autorize-groups/pi/${iter}`;
  await experiment.run();
  expect(resultsOf(experiment)).toEqual(['group 1 undefined', 'group 2 undefined', 'group 3 undefined']);
  // The server squashes the lowest one, and removes its branch.
  git('merge', '-q', '--squash', branch(1));
  git('commit', '-qm', 'Squashed');
  git('branch', '-qD', branch(1));
  const [second, third] = [2, 3].map((iter) => git('rev-parse', `${branch(iter)}^{tree}`));
  await experiment.run({ maxIterations: 1 });
  expect(resultsOf(experiment).slice(3)).toEqual(['group 4 group 2', 'group 5 group 3']);
  expect(git('log', '--format=%s', `main~1..${branch(3)}`).split('\n')).toEqual([
    ...['perf: change a (\u22125.88 %)', 'perf: change a (\u22125.56 %)', 'Squashed'],
  ]);
  expect([2, 3].map((iter) => git('rev-parse', `${branch(iter)}^{tree}`))).toEqual([second, third]);
  expect(git('branch', '--list', branch(1))).toBe('');
  expect(await issuesOf(experiment)).toBe('');
  // The next one is rebased behind something else.
  writeFileSync(join(folder, 'c'), '9\n');
  git('commit', '-qam', 'Other');
  git('cherry-pick', branch(2));
  await experiment.run({ maxIterations: 1 });
  expect(resultsOf(experiment).slice(5)).toEqual(['group 6 undefined']);
  expect(git('rev-parse', `${branch(3)}^`)).toBe(git('rev-parse', 'main'));
  expect(git('log', '-1', '--format=%s', branch(3))).toBe('perf: change a (\u22126.25 %)');
  expect(git('diff', '--name-only', 'main', branch(3))).toBe('a');
  expect(await issuesOf(experiment)).toBe('');
  const main = git('rev-parse', 'main');
  forge(experiment, (record) => {
    if (record.kind === 'group' && record.measured === 'group 3') return { ...record, measured: 'group 2' };
    if (record.kind !== 'handover') return record;
    const groups = (record.groups as DecisionLine[]).map((each) => {
      const { base } = each as { base?: { commit: string } };
      return base?.commit === main
        ? { ...each, base: { commit: git('rev-parse', 'main~3'), tree: git('rev-parse', 'main~3^{tree}') } }
        : each;
    });
    return { ...record, groups };
  });
  const issues = await issuesOf(experiment);
  expect(issues).toContain('group 5 is recorded as measured as group 2, which is no result of the same trees');
  expect(issues).toMatch(/group 6 is on \w{40}, which does not hold the groups below it/);
});
