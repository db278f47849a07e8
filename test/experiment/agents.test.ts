// Two agents share a run that is killed, resumed, and restarted from an earlier accepted commit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { readableOf } from '../../src/experiment/ledger/decisions.ts';
import type { IterationRecord } from '../../src/experiment/ledger/record.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { checkChosenAgents } from '../../src/experiment/verification/agent-checks.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { makeAttempt } from '../../src/wave/attempt.ts';
import { planWave } from '../../src/wave/plan.ts';
import { reduceWave } from '../../src/wave/reduce.ts';
import { runChild } from '../helpers/child-run.ts';
import { createExperiment, decisionsOf } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** Three changes gain, whoever makes them; what comes after them does not. */
const AGENT = `if [ "$1" -le 3 ]; then echo $(( $(cat value.txt) - 1 )) > value.txt
else echo $(( $(cat value.txt) + 50 + $1 )) > value.txt
fi
echo "AUTORIZE_USAGE {\\"usd\\": 0.25}"
`;

it('shares a run between agents, moves on at a plateau, and records what each choice followed from', {
  timeout: 120_000,
}, async () => {
  const experiment = createExperiment({
    agent: AGENT,
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nnegative_control = "off"\nconfirm = { pairs = 2 }',
      iteration: 'budget = "20s"\nmax_iterations = 8\nplateau = 2',
      agent: 'sandbox = "off"',
    },
    uncommitted: ['one', 'two']
      .map(
        (name) =>
          `[[agents]]\nname = "${name}"\ncommand = "sh agent.sh {iter} {prompt_file}"\nstrategy = "as ${name} does"`,
      )
      .join('\n'),
  });
  const killed = await runChild(experiment, { env: { AUTORIZE_FAULT: 'prompt:after-write:kill:5' } });
  expect(killed.signal).toBe('SIGKILL');
  const { records } = await experiment.run({ mode: 'resume' });
  const chosen = records.slice(1).map(({ chosen_agent: choice }) => choice);
  expect(records.map(({ outcome }) => outcome)).toEqual([
    ...['baseline', 'merged', 'merged', 'merged', 'discarded', 'killed'],
    ...['discarded', 'discarded', 'discarded', 'discarded'],
  ]);
  // Each has its first attempt before any has a second one.
  expect(new Set(chosen.slice(0, 2).map((choice) => choice?.name))).toEqual(new Set(['one', 'two']));
  // Two rejected: another agent. Four: an earlier commit.
  expect(chosen.map((choice) => choice?.stage)).toEqual([
    ...[undefined, undefined, undefined, undefined, undefined, undefined],
    ...[1, 1, 2],
  ]);
  const restart = records.at(-1) as IterationRecord;
  const { from } = restart.chosen_agent ?? {};
  const commits = [records[1]?.run?.base, records[1]?.commit, records[2]?.commit];
  expect(commits).toContain(from);
  const fileOf = ({ iter }: IterationRecord, name: string) =>
    readFileSync(join(experiment.place, `iter-${String(iter).padStart(4, '0')}`, name), 'utf8');
  const start = Number(userGit(experiment.folder, 'show', `${from}:value.txt`));
  // It is compared with the current best, 7, wherever it began.
  expect(fileOf(restart, 'changes.diff')).toContain(`-7\n+${start + 50 + restart.iter}\n`);
  expect(fileOf(restart, 'prompt.md')).toContain('## Where you begin\n');
  expect(fileOf(restart, 'prompt.md')).toContain(`## Your strategy\n\nas ${restart.chosen_agent?.name} does\n`);

  const verified = await verifyExperiment({ name: 'pi' }, experiment.host);
  expect(verified.findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect(verified.findings).toContainEqual(
    expect.objectContaining({ kind: 'ok', what: 'agents', detail: '9 choices made again' }),
  );
  const decisions = readableOf(parseJournal(readFileSync(join(experiment.place, 'decisions.jsonl'))));
  const forged = records.map((record) =>
    record === restart ? { ...record, chosen_agent: { ...restart.chosen_agent, from: records[3]?.commit } } : record,
  ) as IterationRecord[];
  expect(checkChosenAgents({ records: forged, decisions, base: undefined })).toMatchObject([
    { kind: 'wrong', what: 'agents' },
  ]);

  // What was accepted was confirmed in the run, so that it counts, and at the end.
  expect(
    decisionsOf(experiment)
      .filter(({ kind }) => kind === 'claim')
      .map(({ kept }) => kept),
  ).toEqual([3, 3]);
  const status = readStatus(pathsOf('pi', experiment.host), experiment.host);
  const { agents } = status;
  const acceptedBy = (name: string) => chosen.slice(0, 3).filter((choice) => choice?.name === name).length;
  expect(
    agents.map(({ name, tries, accepted, gain, usd }) => [name, tries, accepted, Number(gain.toFixed(6)), usd]),
  ).toEqual(
    ['one', 'two'].map((name) => {
      const tries = chosen.filter(
        (choice, at) => choice?.name === name && records[at + 1]?.outcome !== 'killed',
      ).length;
      return [name, tries, acceptedBy(name), Number((0.1 * acceptedBy(name)).toFixed(6)), 0.25 * tries];
    }),
  );
  const view = viewExperiment({ ...status, now: new Date() });
  const line = `${agents[0]?.tries} attempts, ${acceptedBy('one')} accepted, confirmed gain +${10 * acceptedBy('one')}%, ${(0.25 * (agents[0]?.tries ?? 0)).toFixed(2)} USD`;
  expect(renderStatus(view)).toContain(`agent one ${line}`);
  expect(renderMarkdown(view)).toContain(`Agent one: ${line}`);
  expect(renderHtml({ view, diffs: new Map() })).toContain(line);
  const printed = await runCli(['status', 'pi', '--json'], { cwd: experiment.folder, env: experiment.host.env });
  expect(JSON.parse(printed.out).agents).toEqual(agents);
});

it('gives each slot of a wave an agent, which the attempt obeys and the record names', {
  timeout: 120_000,
}, async () => {
  const experiment = createExperiment({
    agent: 'grep "^as " "$2" > seen.txt; echo 9 > value.txt\n',
    config: { agent: 'sandbox = "off"' },
    uncommitted: ['one', 'two']
      .map(
        (name) =>
          `[[agents]]\nname = "${name}"\ncommand = "sh agent.sh {iter} {prompt_file}"\nstrategy = "as ${name} does"`,
      )
      .join('\n'),
  });
  const { wave } = await planWave({ name: 'pi', attempts: 8, pairs: 2, focuses: [] }, experiment.host);
  expect(new Set(wave.slots.map(({ agent }) => agent))).toEqual(new Set(['one', 'two']));
  const slot = wave.slots.findIndex(({ agent }) => agent === 'two');
  const folder = createFolder();
  await makeAttempt({ wave, slot, folder }, experiment.host);
  await reduceWave({ wave, folder }, experiment.host);
  const records = readStatus(pathsOf('pi', experiment.host), experiment.host).records;
  expect(records.find(({ wave: mark }) => mark?.slot === slot)).toMatchObject({
    outcome: 'merged',
    wave: { agent: 'two' },
  });
  expect(userGit(experiment.folder, 'show', 'autorize/pi:seen.txt')).toBe('as two does');
});
