import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JournalRecord } from '../../../src/base/journal-chain.ts';
import { pathsOf, readLedger } from '../../../src/experiment/ledger/store.ts';
import { begunIssues, readBegun } from '../../../src/experiment/verification/open-acceptance.ts';
import { createExperiment, type Experiment, NUDGE } from '../../helpers/experiment.ts';
import { recordsOf, seal } from '../../helpers/remote-states.ts';

function rewrite(
  { place }: Experiment,
  name: string,
  edit: (records: readonly JournalRecord[]) => readonly JournalRecord[],
): void {
  const path = join(place, name);
  writeFileSync(path, seal(edit(recordsOf(readFileSync(path)))).bytes);
}

it('what was wrong before an acceptance began does not keep it from being completed', async () => {
  const experiment = createExperiment({
    agent: NUDGE,
    config: {
      objective: [
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }',
        'negative_control = "off"',
      ].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 2',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  await experiment.run();
  const paths = pathsOf('pi', experiment.host);
  // As a run leaves it that is killed after the intent of iteration 2.
  rewrite(experiment, 'iterations.jsonl', (records) => records.filter(({ iter }) => iter !== 2));
  rewrite(experiment, 'decisions.jsonl', (records) => {
    const end = records.findIndex(({ kind, task }) => kind === 'decision' && task === 'iteration 2');
    return records.slice(0, end);
  });
  const issues = () => {
    const { records } = readLedger(paths);
    const intent = readBegun(paths, records);
    if (intent === undefined) throw new Error('nothing was begun');
    return begunIssues(paths, { intent, records, branchHead: intent.parent, isShared: false });
  };
  expect(issues()).toEqual([]);
  // The ledger says of the baseline that it was accepted, which no decision does.
  rewrite(experiment, 'iterations.jsonl', ([first, ...rest]) => [
    { ...first, outcome: 'merged', tree: 'other' },
    ...rest,
  ]);
  expect(issues()).toEqual([]);
});
