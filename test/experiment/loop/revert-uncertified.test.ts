// What a second test does not certify is taken out in one batch, which has to be smaller and no worse.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditRecords } from '../../../src/audit/audit.ts';
import { firstHead, LINKS, sealRecord } from '../../../src/base/journal-chain.ts';
import { pathsOf } from '../../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../../src/experiment/loop/run-event.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { viewExperiment } from '../../../src/report/experiment-view.ts';
import { renderMarkdown } from '../../../src/report/run-markdown.ts';
import { renderStatus } from '../../../src/report/run-text.ts';
import { runChild } from '../../helpers/child-run.ts';
import { createExperiment, type DecisionLine, decisionsOf, type Experiment } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

// A gain of 3 until the tree with something new in its files of luck is kept; none after.
const LUCKY = `key=$(cat one.txt two.txt 2>/dev/null | tr -d '\\n'); luck=0
count=$(grep -c '"kept":true' "$(cat SEEN/place)/decisions.jsonl")
case $key in LUCK) [ -e SEEN/$key ] || echo $count > SEEN/$key; test $(cat SEEN/$key) != $count || luck=3;; esac
echo $(( $(cat value.txt) + luck ))\n`;

const objectiveOf = (...lines: string[]) =>
  [
    ...['command = "sh score.sh"', 'direction = "max"', 'decision = "paired-sequential"', 'effort = "fast"'],
    ...[
      'screen = "off"',
      'confidence = 0.8',
      'calibration_runs = 2',
      'tolerance = 1',
      'aa_check_every = 0\nnegative_control = "off"',
    ],
    ...[
      'confirm = { pairs = 2, every_keeps = 3 }',
      'certify = { enabled = true, revert = true, fdr = 0.5, max_pairs = 4 }',
      ...lines,
    ],
  ].join('\n');
const AGENT = 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"';

function luckyExperiment(
  agent: string,
  { luck, iterations, schedule }: { luck: string; iterations: number; schedule?: string },
): Experiment {
  const seen = createFolder();
  const experiment = createExperiment({
    agent,
    files: {
      'value.txt': '100\n',
      'long.txt': 'one\ntwo\n',
      'score.sh': LUCKY.replaceAll('SEEN', seen).replace('LUCK', luck),
    },
    config: {
      objective: objectiveOf(),
      iteration: `budget = "20s"\nmax_iterations = ${iterations}`,
      agent: AGENT,
      ...(schedule === undefined ? {} : { schedule }),
    },
  });
  writeFileSync(join(seen, 'place'), experiment.place);
  return experiment;
}

// Several runs each.
const LONG = { timeout: 120_000 };

const messagesOf = (records: readonly DecisionLine[]) =>
  auditRecords({ records }).differences.map(({ message }) => message);

it(
  'takes out what is not certified and comes out cleanly, killed on the way, too; audit and verify know what',
  LONG,
  async () => {
    const experiment = luckyExperiment(
      `case $1 in
1) echo 110 > value.txt;;
2) echo a > one.txt;;
3) echo b > one.txt; echo 120 > value.txt;;
*) echo c > two.txt;;
esac\n`,
      { luck: 'a|bc', iterations: 4 },
    );
    const fourth = await runChild(experiment, { env: { AUTORIZE_FAULT: 'keep:after-swap:kill:4' } });
    expect(fourth.signal).toBe('SIGKILL');
    // Twenty of the second tests: then two pairs of the batch.
    const fault = { AUTORIZE_FAULT: 'evaluation:after-mark:kill:23' };
    const killed = await runChild(experiment, { mode: 'resume', env: fault });
    expect(killed.signal).toBe('SIGKILL');
    expect(decisionsOf(experiment).at(-1)).toMatchObject({ kind: 'evaluation', task: 'iteration 5' });
    // It continues from its evidence.
    const again = await runChild(experiment, { mode: 'resume', env: { AUTORIZE_FAULT: 'keep:after-swap:kill' } });
    expect(again.signal).toBe('SIGKILL');
    const { records } = await experiment.run({ mode: 'resume' });
    const merged = Array.from({ length: 4 }, () => 'merged');
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', ...merged, 'killed', 'merged']);
    const batch = records[6];
    expect(batch).toMatchObject({
      tree: records[3]?.tree,
      reverts: { taken: ['iteration 4'], stays: ['iteration 2'] },
    });
    expect(batch?.notes).toContain(
      'takes out what is not certified: iteration 4; does not come out cleanly: iteration 2',
    );
    expect(userGit(experiment.folder, 'rev-list', '--count', 'main..autorize/pi')).toBe('5');
    expect(userGit(experiment.folder, 'ls-tree', '--name-only', 'autorize/pi')).not.toContain('two.txt');
    const lines = decisionsOf(experiment);
    const claim = lines.findLast(({ kind }) => kind === 'claim');
    expect(claim).toMatchObject({
      final: records[3]?.tree,
      estimate: 20,
      proposed: 6,
      tested: 5,
      kept: 5,
      certified: 2,
    });

    const { host } = experiment;
    const status = readStatus(pathsOf('pi', host), host);
    expect(status).toMatchObject({ uncertified: [2], takenOut: [{ iter: 6, taken: [4] }] });
    const view = viewExperiment({ ...status, now: new Date() });
    expect(renderStatus(view)).toContain('uncertified iter 2\nreverted    iter 4 by iter 6');
    expect(renderMarkdown(view)).toContain('- Reverted: iter 4 by iter 6');
    expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
    const { findings } = await verifyExperiment({ name: 'pi' }, host);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'ok', detail: 'what was reverted is what reverting it gives' }),
    );
    await expectLiesFound(experiment, lines);

    // What is left of it was tried; another run begins with what is there.
    const { records: after } = await experiment.run({ maxIterations: 1 });
    expect(after.slice(7).map(({ outcome, notes }) => [outcome, notes.split(' (')[0]])).toEqual([
      ['discarded', 'the same tree was tried before: "iteration 4"'],
    ]);
    expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
  },
);

async function expectLiesFound({ host, place }: Experiment, lines: readonly DecisionLine[]): Promise<void> {
  const isBatch = ({ kind, reverts }: DecisionLine) => kind === 'candidate' && reverts !== null;
  const [first, at] = [lines.findIndex(isBatch), lines.findLastIndex(isBatch)];
  const reported = (reverts: unknown, place = at) => messagesOf(lines.with(place, { ...lines[place], reverts }));
  const allowed = 'what may be taken out is iteration 4, iteration 2, in this order';
  expect(reported({ taken: ['iteration 3'], stays: [] })).toContain(`iteration 6 names iteration 3; ${allowed}`);
  expect(reported({ taken: ['iteration 2', 'iteration 4'], stays: [] })).toContainEqual(
    expect.stringContaining(allowed),
  );
  expect(reported({ taken: [], stays: ['iteration 2'] })).toContain('iteration 6 takes out nothing');
  expect(reported({ taken: ['iteration 4'], stays: ['iteration 4'] })).toContain(
    'iteration 6 takes out what it says to stay',
  );
  expect(reported(null, first)).toContainEqual(
    expect.stringMatching(/^iteration 5 should not have been tested: the same tree /),
  );
  // What the records alone do not show: whether it came out cleanly.
  const lie = { taken: ['iteration 4', 'iteration 2'], stays: [] };
  expect(reported(lie)).toEqual([]);
  const path = join(place, 'decisions.jsonl');
  const before = readFileSync(path, 'utf8');
  let head = firstHead({ bytes: new Uint8Array(), records: 0 });
  let forged = '';
  for (const line of lines.with(at, { ...lines[at], reverts: lie })) {
    const fields = Object.fromEntries(Object.entries(line).filter(([name]) => !LINKS.some((link) => link === name)));
    const hidden = sealRecord(fields, head);
    head = hidden.next;
    forged += hidden.line;
  }
  writeFileSync(path, forged);
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  const wrong = findings.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
  expect(wrong).toEqual([
    expect.stringContaining('iteration 6 reverts something else than its iteration says'),
    'iteration 6 is not what reverting iteration 4 gives',
  ]);
  writeFileSync(path, before);
}

it('leaves in what would not be smaller without, and tries that once', LONG, async () => {
  const experiment = luckyExperiment('case $1 in 1) printf x > one.txt; : > long.txt;; *) :;; esac\n', {
    luck: 'x',
    iterations: 1,
  });
  const notes: string[] = [];
  const onEvent = (event: RunEvent) => event.kind === 'note' && notes.push(event.note);
  const { records } = await experiment.run({ onEvent });
  expect(records.map(({ outcome, notes: reported }) => [outcome, reported.split(';')[0]])).toEqual([
    ['baseline', expect.any(String)],
    ['merged', expect.any(String)],
    ['discarded', expect.stringMatching(/^it says that it simplifies, and its lines went from \d+ to \d+$/)],
  ]);
  const { host } = experiment;
  expect(readStatus(pathsOf('pi', host), host)).toMatchObject({ uncertified: [1], takenOut: [] });
  expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
  expect(notes.filter((note) => note.startsWith('what is not certified stays in: '))).toEqual([]);
  const { records: after } = await experiment.run({ onEvent });
  expect(after.slice(3).map(({ outcome }) => outcome)).toEqual(['noop']);
  expect(notes).toContainEqual(
    expect.stringMatching(/^what is not certified stays in: iteration 2 was that: it says /),
  );
});

it(
  'says that no time was left for it, which another run has; where all of it comes out nothing is claimed',
  LONG,
  async () => {
    const experiment = luckyExperiment('case $1 in 1) echo x > one.txt;; *) :;; esac\n', {
      luck: 'x',
      iterations: 1,
      schedule: 'deadline = "2099-01-01T00:00:00Z"',
    });
    const { host, place } = experiment;
    // The time of day jumps to the last moment once the second test is decided.
    const now = () => {
      const path = join(place, 'decisions.jsonl');
      const isTested = existsSync(path) && readFileSync(path, 'utf8').includes('"purpose":"certify"');
      return isTested ? new Date('2098-12-31T23:59:59.999Z') : new Date();
    };
    const notes: string[] = [];
    const onEvent = (event: RunEvent) => event.kind === 'note' && notes.push(event.note);
    const { records } = await experiment.run({ onEvent }, { now });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    expect(notes).toContain('what is not certified stays in: no time was left to test what would be left without it');
    const status = () => readStatus(pathsOf('pi', host), host);
    expect(status()).toMatchObject({ uncertified: [1], standing: { kind: 'not-confirmed' } });
    const { records: after } = await experiment.run();
    expect(after.slice(2).map(({ outcome, reverts }) => [outcome, reverts?.taken])).toEqual([
      ['noop', undefined],
      ['merged', ['iteration 1']],
    ]);
    expect(userGit(experiment.folder, 'rev-parse', 'autorize/pi^{tree}')).toBe(
      userGit(experiment.folder, 'rev-parse', 'main^{tree}'),
    );
    expect(status()).toMatchObject({ uncertified: [], standing: { kind: 'withdrawn' } });
    expect(viewExperiment({ ...status(), now: new Date() })).toMatchObject({
      verdict: '2 of 3 iterations accepted; all of them were reverted, so the branch equals the baseline',
      ...{
        best: undefined,
        change: undefined,
        facts: [expect.arrayContaining(['earlier']), ['reverted', 'iter 1 by iter 3']],
      },
    });
    expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
    const { findings } = await verifyExperiment({ name: 'pi' }, host);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  },
);
