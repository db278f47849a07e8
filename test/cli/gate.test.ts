import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPrivateArea, REPOSITORY } from '../gate/workspace.ts';

const EXAMPLE = readFileSync(join(REPOSITORY, 'candidates.example.json'), 'utf8');
const AS_INSTALLED = { command: ['node', '../bin/autorize', 'gate'] };

describe('autorize gate FILE', () => {
  it('judges the file, writes ./gate-report.json, and prints JSON with --json', async () => {
    const area = createPrivateArea({ 'mine.json': EXAMPLE });
    const { code, out, err } = await area.command(['mine.json', '--json'], { host: AS_INSTALLED });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(area.report('gate-report.json'));
  });

  it('takes suite and report of the repository from a folder inside it', async () => {
    const area = createPrivateArea();
    expect((await area.command(['init'], { host: AS_INSTALLED })).code).toBe(0);
    mkdirSync(join(area.folder, '.git'));
    mkdirSync(join(area.folder, 'replay-suite/v0/reports'));
    mkdirSync(join(area.folder, 'deep/er'), { recursive: true });
    const cwd = join(area.folder, 'deep/er');
    const { code, out } = await area.command(['../../candidates.json'], { host: { ...AS_INSTALLED, cwd } });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('2 of 2 scenarios passed') });
    expect(area.report().suite_pass).toBe(true);
  });

  it('keeps the place of the contract for its own tool, and --report wins everywhere', async () => {
    const area = createPrivateArea({ 'mine.json': EXAMPLE });
    await area.command(['mine.json']);
    expect(area.report().suite_pass).toBe(true);
    await area.command(['mine.json', '--report', 'r.json'], { host: AS_INSTALLED });
    expect([existsSync(join(area.folder, 'r.json')), existsSync(join(area.folder, 'gate-report.json'))]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['node_modules/.bin/autorize', '', 'npx autorize gate --mode'],
    ['bin/autorize', 'bin', 'autorize gate --mode'],
    ['bin/autorize', '', 'node bin/autorize gate --mode'],
    ['tools/run-ci-gate.mjs', '', 'node tools/run-ci-gate.mjs --mode'],
  ] as const)('says how to run it again as %s is started', async (tool, bin, again) => {
    const area = createPrivateArea({ 'mine.json': EXAMPLE });
    const env = { PATH: `/usr/bin:${join(area.folder, bin || 'other')}` };
    const { out } = await area.command(['mine.json'], { host: { command: ['node', tool, 'gate'], env } });
    expect(out).toContain(`\nagain:  ${again} candidates --candidates mine.json`);
  });

  it('refuses a second file, another mode, and --json beside --format, all at once', async () => {
    const argv = ['a.json', 'b.json', '--mode', 'fixtures', '--candidates', 'c.json', '--json', '--format', 'text'];
    const { code, err } = await createPrivateArea().command(argv);
    expect(code).toBe(2);
    for (const found of ['"b.json"', '--mode beside', '--candidates beside', '--json together'])
      expect(err).toContain(found);
  });
});

describe('autorize gate init', () => {
  it('writes a suite, a config and candidates that pass, and overwrites nothing', async () => {
    const area = createPrivateArea();
    const { code, out } = await area.command(['init'], { host: AS_INSTALLED });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('autorize gate candidates.json') });
    const judged = await area.command(['candidates.json'], { host: AS_INSTALLED });
    expect(judged).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining('warning') });
    writeFileSync(join(area.folder, 'candidates.json'), 'mine');
    const again = await area.command(['init'], { host: AS_INSTALLED });
    expect(again).toMatchObject({
      code: 2,
      err: expect.stringContaining('candidates.json: a file that exists already'),
    });
    expect(area.read('candidates.json')).toBe('mine');
  });
});

describe('a file written by hand', () => {
  // What somebody types who has seen an example once.
  const TYPED = `{
  "suite_version": "1",
  // two answers
  "candidate": [
    {
      "id": "first",
      "scenario": "CLEAR",
      "output": {
        "band": 'green',
        "risk": { "uncertainty": "0.1" },
        "actions": { "type": "write", "target": "src/clock.ts" },
        "checkpoint": { "created": true },
        "roll_back": { "plan": "git revert" },
        "trace": { "decisions": ["The test names the cause.", "One line repairs it."] }
      }
    },
    {
      "id": "first",
      "scenario_id": "Doubtful",
      "output": {
        "band": "Orange",
        "risk": { "uncertanty": 0.7 },
        "uncertainty": { "abstain": true, "tie_mass": 0.5 },
        "actions": [{ "type": "READ", "target": "the two reports" }],
        "trace": { "decisions": ["Two reports contradict each other.", "A person has to decide."] }
      }
    },
  ]
}
`;

  /** What the text says to do, by the sentence that says it, and where: a line or a path. */
  const STEPS: readonly (readonly [sentence: RegExp, from: string, to: string])[] = [
    [/mine\.json:3:3: "\/\/"; expected JSON, which has no comments\. Remove the comment\./, '  // two answers\n', ''],
    [/mine\.json:8:17: .*"'green'".*Put text in double quotes/, "'green'", '"green"'],
    [/mine\.json:27:3: .*"\]".*remove the comma before it/, '    },\n  ]', '    }\n  ]'],
    [/Rename the misspelt key to "candidates"/, '"candidate":', '"candidates":'],
    [/candidates\[0\]: .*Did you mean "scenario_id" by the key "scenario"/, '"scenario":', '"scenario_id":'],
    [
      /candidates\[1\]\.id: .*Rename one of the two/,
      '"id": "first",\n      "scenario_id": "D',
      '"id": "second",\n      "scenario_id": "D',
    ],
    [/"Doubtful".*did you mean "DOUBTFUL"/, 'Doubtful', 'DOUBTFUL'],
    [/output\.risk\.uncertainty: .*by the key "uncertanty"/, 'uncertanty', 'uncertainty'],
    [/output\.risk\.uncertainty: the uncertainty is "0\.1", no number.*write a number/, '"0.1"', '0.1'],
    [/output\.band: the band is "green".*Did you mean "Green"/, '"green"', '"Green"'],
    [
      /output\.actions is an object of 2 keys; write a list/,
      '{ "type": "write", "target": "src/clock.ts" }',
      '[{ "type": "write", "target": "src/clock.ts" }]',
    ],
    [/output\.actions\[0\]\.type: .*Did you mean "WRITE"/, '"write"', '"WRITE"'],
    [/output\.rollback\.plan: .*Did you mean "rollback" by the key "roll_back"/, 'roll_back', 'rollback'],
  ];

  it('passes once what each message says is done, and nothing else', async () => {
    const area = createPrivateArea();
    await area.command(['init'], { host: AS_INSTALLED });
    let text = TYPED;
    const done = new Set<RegExp>();
    for (;;) {
      area.write('mine.json', text);
      const { code, out, err } = await area.command(['mine.json'], { host: AS_INSTALLED });
      if (code === 0) break;
      const message = STEPS.filter(([sentence]) => sentence.test(`${err}${out}`));
      expect(message, `${err}${out}`).not.toEqual([]);
      for (const [sentence, from, to] of message) {
        expect(text, String(sentence)).toContain(from);
        text = text.replace(from, to);
        expect(done).not.toContain(sentence);
        done.add(sentence);
      }
    }
    // Each mistake was named.
    expect(done.size).toBe(STEPS.length);
  });
});
