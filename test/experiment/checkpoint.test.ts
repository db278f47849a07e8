import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditExperiment } from '../../src/experiment/audit.ts';
import { verifyExperiment } from '../../src/experiment/verify.ts';
import { runChild } from '../helpers/child-run.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

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

// The working line takes what one lucky run shows: a gain of 3 the first time that a tree is scored, and of none after.
const LUCKY = `v=$(cat value.txt); seen=SEEN/$v; luck=0; test "$v" != 100 && test ! -e $seen && luck=3; : > $seen
awk -v luck=$luck -v r="$(od -An -N2 -tu2 /dev/urandom)" 'BEGIN { print 100 + luck + (r % 1000) / 1e3 }'\n`;

it('a batch that pairs give up is taken back: on the branch, in the records, and after a crash in the midst of it', async () => {
  const experiment = createExperiment({
    agent: 'echo $(( 100 + $1 )) > value.txt\n',
    files: { 'value.txt': '100\n', 'score.sh': LUCKY.replaceAll('SEEN', createFolder()) },
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "max"\ndecision = "checkpoint"\ncheckpoint_keeps = 1\neffort = "fast"\nconfirm = { pairs = 2 }',
      iteration: 'budget = "20s"\nmax_iterations = 2',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  // The first keep is of the working line, the second one takes it back.
  const killed = await runChild(experiment, { env: { AUTORIZE_FAULT: 'keep:after-swap:kill:2' } });
  expect(killed.signal).toBe('SIGKILL');
  const { records } = await experiment.run({ mode: 'resume' });
  const taken = records.filter(({ notes }) => notes.startsWith('the working line is taken back to the champion: '));
  expect(taken.length).toBeGreaterThan(0);
  const base = userGit(experiment.folder, 'rev-parse', 'main^{tree}');
  for (const { iter, tree, commit, outcome } of taken) {
    expect([outcome, tree]).toEqual(['merged', base]);
    expect(userGit(experiment.folder, 'log', '-1', '--format=%s', String(commit))).toMatch(`autorize iter ${iter}: `);
  }
  expect(userGit(experiment.folder, 'rev-parse', 'autorize/pi^{tree}')).toBe(base);
  expect(new Set(records.map(({ iter }) => iter)).size).toBe(records.length);
  const lines = readFileSync(join(experiment.place, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
  const becomes = lines
    .map((line) => JSON.parse(line))
    .filter(({ kind, tree }) => kind === 'incumbent' && tree === base);
  expect(becomes).toHaveLength(taken.length);
  const { isSound, differences, claim } = auditExperiment({ name: 'pi' }, experiment.host);
  expect([isSound, differences, claim]).toEqual([true, [], undefined]);
  const { findings } = await verifyExperiment({ name: 'pi' }, experiment.host);
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
});
