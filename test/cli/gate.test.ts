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
