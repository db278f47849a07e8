import { describe, expect, test } from 'vitest';
import { buildRows, renderCommand, renderVerdict, showsG } from '../../src/report/gate-view.ts';
import { buildEntry, buildOutput, buildSuite, V0_WITH_G } from '../gate/outputs.ts';
import { createPrivateArea } from '../gate/workspace.ts';
import { failingReport, passingReport, reportOf } from './samples.ts';

const ONE = buildSuite({ 'RG-01': {} });
const becauseOf = async (...args: Parameters<typeof reportOf>) => buildRows(await reportOf(...args))[0]?.because;

describe('why the winner won', () => {
  test('is that it is the only candidate', async () => {
    expect(await becauseOf(ONE, [buildEntry('a')])).toBe('the only candidate');
  });

  test('is that it alone passes', async () => {
    expect(await becauseOf(ONE, [buildEntry('a'), buildEntry('b', { band: '' })])).toBe(
      'the only one of 2 that passes',
    );
  });

  test('is its lead over the next', async () => {
    const next = buildEntry('b', { 'trace.decisions': ['one'] });
    expect(await becauseOf(ONE, [next, buildEntry('a')])).toBe('ahead of b by 0.075');
  });

  test('is its id in a tie without replays', async () => {
    const entries = ['c', 'a', 'b'].map((id) => buildEntry(id));
    expect(await becauseOf(ONE, entries)).toBe('ties with 2 others; first by id');
  });

  test('is its share of the replays in a tie with some', async () => {
    const report = await passingReport();
    const wins = report.results['RG-01']?.winner_histogram.first_fix;
    expect(buildRows(report)[0]?.because).toBe(`ties with 1 other; won ${wins} of 25 replays`);
  });

  test('counts no wins for one that won no replay, whatever it is called', async () => {
    const ids = ['constructor', 'toString', 'valueOf', 'xylophone'];
    const entries = ids.map((id) => buildEntry(id));
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const report = await reportOf(ONE, entries, { replays: 2, seed });
      const wins = report.results['RG-01']?.replay_winners?.filter((id) => id === 'constructor').length;
      expect(buildRows(report)[0]?.because).toBe(`ties with 3 others; won ${wins} of 2 replays`);
    }
  });

  test('is a tie with at least those that the report lists, where it lists not all', async () => {
    const entries = Array.from({ length: 1200 }, (_, index) => buildEntry(`c${index}`));
    expect(await becauseOf(ONE, entries)).toBe('ties with at least 99 others; first by id');
    expect(await becauseOf(ONE, entries, { full: true })).toBe('ties with 1199 others; first by id');
  });

  test('is the same for a report that was read from a file', async () => {
    for (const report of [await passingReport(), await failingReport()]) {
      const read = JSON.parse(JSON.stringify(report)) as typeof report;
      expect(buildRows(read)).toEqual(buildRows(report));
    }
  });

  test('is nothing without candidates', async () => {
    expect(await becauseOf(ONE, [])).toBe('no candidate was scored');
  });
});

describe('the margin', () => {
  const marginOf = async (...args: Parameters<typeof reportOf>) => buildRows(await reportOf(...args))[0]?.margin;

  test('is the distance to the next, when that passes as well', async () => {
    expect(await marginOf(ONE, [buildEntry('a'), buildEntry('b', { 'trace.decisions': ['one'] })])).toBe('0.075');
  });

  test('is "sole" where no other passes, and a dash where there is no other', async () => {
    expect(await marginOf(ONE, [buildEntry('a'), buildEntry('b', { band: '' })])).toBe('sole');
    expect(await marginOf(ONE, [buildEntry('a')])).toBe('–');
    expect(await marginOf(ONE, [])).toBe('–');
  });
});

describe('the reasons', () => {
  test('are those of the scenario, then those of its best candidate', async () => {
    const [, , lost] = buildRows(await failingReport());
    expect(lost?.reasons).toEqual(['no_candidates: there is no candidate for "RG-03"; add one.']);
  });

  test('name each code once where they sum up the best candidate', async () => {
    const [, row] = buildRows(await failingReport());
    expect(row?.reasons[0]).toBe(
      'best_fails: the best candidate, "goes_on", fails: missing_required_field, require_abstain.',
    );
    expect(row?.reasons).toHaveLength(4);
  });

  test('are no more than a person reads, and the rest is counted', async () => {
    const entry = buildEntry('floods', { actions: Array(5000).fill({ type: 'PAY' }) });
    const [row] = buildRows(await reportOf(buildSuite({ 'RG-01': { allowed_action_types: ['READ'] } }), [entry]));
    expect(row?.reasons).toHaveLength(22);
    expect(row?.reasons.at(-1)).toBe('and 81 more in the report.');
  });
});

describe('the verdict', () => {
  test('counts the scenarios that pass', async () => {
    expect(renderVerdict(await passingReport())).toBe('2 of 2 scenarios passed');
    expect(renderVerdict(await failingReport())).toBe('1 of 3 scenarios passed');
    expect(renderVerdict(await reportOf(ONE, [buildEntry('a')]))).toBe('1 of 1 scenario passed');
  });
});

test('G has a column where it takes part, and none where it does not', async () => {
  const entries = [buildEntry('a')];
  expect(showsG(await reportOf(ONE, entries))).toBe(false);
  const privateArea = createPrivateArea({ 'suite.json': ONE, 'c.json': entries, 'config.json': V0_WITH_G });
  const request = { mode: 'candidates', candidates: 'c.json', suite: 'suite.json', config: 'config.json' } as const;
  expect(showsG((await privateArea.run(request)).report)).toBe(true);
  privateArea.write('suite.json', buildSuite({ 'RG-01': {}, 'RG-02': {} }));
  expect(showsG((await privateArea.run(request)).report)).toBe(true);
});

describe('the command that gives the report again', () => {
  const commandOf = async (...args: Parameters<typeof reportOf>) => renderCommand(await reportOf(...args));
  const entries = [buildEntry('a'), buildEntry('b')];

  test('holds the files, the replays and the seed', async () => {
    expect(await commandOf(ONE, entries, { replays: 25, seed: '7' })).toBe(
      'node tools/run-ci-gate.mjs --mode candidates --candidates c.json --suite suite.json --replays 25 --seed 7',
    );
  });

  test.each([
    [['node', '../.npm/bin/autorize', 'gate'], 'autorize gate'],
    [['node', 'node_modules/.bin/rcs', 'gate', '--mode', 'fixtures'], 'autorize gate'],
    [['node', 'tools/autorize.mjs', 'gate'], 'node tools/autorize.mjs gate'],
    [['node', 'tools/run-ci-gate.mjs', '--mode', 'fixtures'], 'node tools/run-ci-gate.mjs'],
    [['node', '/srv/autorize-action/dist/action/index.js'], 'node tools/run-ci-gate.mjs'],
    [['sh', '/tmp/autorize;id', 'gate'], 'node tools/run-ci-gate.mjs'],
    [[], 'node tools/run-ci-gate.mjs'],
  ])('begins as the gate was called: %j', async (command, expected) => {
    const privateArea = createPrivateArea();
    const { report } = await privateArea.run({ mode: 'fixtures' }, { host: { command } });
    expect(renderCommand(report)).toBe(`${expected} --mode fixtures`);
  });

  test('takes standard input again where it was taken', async () => {
    const privateArea = createPrivateArea({ 'suite.json': ONE });
    const request = { mode: 'candidates', candidates: '-', suite: 'suite.json', seed: '7' } as const;
    const { report } = await privateArea.run(request, { stdin: JSON.stringify(entries) });
    expect(renderCommand(report)).toContain(' --candidates - --suite suite.json ');
  });

  test('leaves out what is the default, and in mode fixtures what that mode fixes', async () => {
    const privateArea = createPrivateArea();
    const { report } = await privateArea.run({ mode: 'fixtures' });
    expect(renderCommand(report)).toBe('node tools/run-ci-gate.mjs --mode fixtures');
  });

  test('holds whatever else changes the verdict or the report', async () => {
    const privateArea = createPrivateArea({
      'my suite.json': ONE,
      'c.json': entries,
      'config.json': {},
      'schema.json': {},
    });
    const request = { candidates: 'c.json', suite: 'my suite.json', config: 'config.json', schema: 'schema.json' };
    const more = { seed: "it's", maxVolatility: 0.5, ablations: ['retrieval_signal_on'] } as const;
    const { report } = await privateArea.run({ mode: 'candidates', ...request, ...more, scenarios: ['RG-01'] });
    expect(renderCommand(report)).toBe(
      "node tools/run-ci-gate.mjs --mode candidates --candidates c.json --suite 'my suite.json' --config config.json --schema schema.json --scenario RG-01 --replays 1 --seed 'it'\\''s' --max-volatility 0.5 --ablate=retrieval_signal_on",
    );
    expect(await commandOf(ONE, entries, { all: true, seed: '7' })).toContain(' --all --replays');
  });

  test('says --full where the report lists more than it would otherwise', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ id: `c${index}`, scenario_id: 'RG-01', output: {} }));
    expect(await commandOf(ONE, many, { full: true })).toMatch(/ --full$/);
    expect(await commandOf(ONE, many)).not.toContain('--full');
    expect(await commandOf(ONE, many.slice(0, 200), { full: true })).not.toContain('--full');
  });

  test.each(
    ['7', '--seed', '-7', '', 'a b', "it's", '$(id)', '`id`', '\\', '*', '~', '"', 'ü'].filter((seed) => seed !== ''),
  )('gives the same report again, for the seed %j', async (seed) => {
    const privateArea = createPrivateArea({ 'suite.json': ONE, 'c.json': entries });
    const { report } = await privateArea.run({
      mode: 'candidates',
      candidates: 'c.json',
      suite: 'suite.json',
      replays: 30,
      seed,
      ablations: ['rollback_requirements_off'],
    });
    const words = shellWords(renderCommand(report));
    expect(words.slice(0, 2)).toEqual(['node', 'tools/run-ci-gate.mjs']);
    expect(await privateArea.command([...words.slice(2), '--report', 'again.json'])).toMatchObject({ code: 0 });
    expect(privateArea.report('again.json')).toEqual(report);
  });
});

test('hostile names are shown printable and short', async () => {
  const id = `\u001b[2J\u202e${'x'.repeat(300)}\n`;
  const suite = { suite_version: 'v0', must_pass: [id], scenarios: [{ id, name: id }] };
  const [row] = buildRows(await reportOf(suite, [{ id, scenario_id: id, output: buildOutput({ scenario_id: id }) }]));
  for (const text of [row?.scenario, row?.best]) {
    expect(text).toMatch(/^\\u001b\[2J\\u202ex+…$/);
    expect(text?.length).toBeLessThan(80);
  }
});

/** The words of a command line as a POSIX shell reads them: plain, or in single quotes. */
function shellWords(line: string): string[] {
  return [...line.matchAll(/(?:[^\s'\\]|\\.|'[^']*')+/g)].map(([word]) =>
    word.replace(/'([^']*)'|\\(.)/g, (_all, quoted: string | undefined, escaped: string) => quoted ?? escaped),
  );
}
