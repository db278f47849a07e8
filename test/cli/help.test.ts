import { describe, expect, it } from 'vitest';
import { COMMAND_TABLE } from '../../src/cli/command-table.ts';
import { DEPRECATED_COMMANDS } from '../../src/cli/experiment-flags.ts';
import type { Flag } from '../../src/cli/flags.ts';
import { renderFlags } from '../../src/cli/help.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const output = (...argv: string[]) => runCli(argv, { cwd: '/' });
const COMMANDS = [...COMMAND_TABLE.map(({ name }) => name.split(' ')), ['autoresearch']];
const SCREEN = { lines: 50, columns: 80 };

describe('the help', () => {
  it('help COMMAND prints what COMMAND --help prints, of every command', async () => {
    const general = await output('help');
    expect(general).toMatchObject({ code: 0, out: (await output('--help')).out });
    for (const words of COMMANDS) {
      const help = await output('help', ...words);
      expect([words, help]).toEqual([words, await output(...words, '--help')]);
      expect([words, help.code, help.err]).toEqual([words, 0, '']);
      expect(help.out).not.toBe(general.out);
    }
    expect(await output('help', 'rum')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean "run"?'),
    });
  });

  it('fits a screen', async () => {
    for (const words of [[], ...COMMANDS]) {
      const lines = (await output(...words, '--help')).out.trimEnd().split('\n');
      expect([words, lines.length]).toEqual([words, Math.min(lines.length, SCREEN.lines)]);
      expect(lines.filter((line) => line.length > SCREEN.columns)).toEqual([]);
    }
  });

  it('lists every command once', async () => {
    const { out } = await output('--help');
    for (const words of COMMANDS.filter(([name]) => name !== 'autoresearch')) {
      expect(out.match(new RegExp(`^ {2}${words.join(' ')}( |$)`, 'gm'))).toHaveLength(1);
    }
  });

  it('aligns flags, wraps their text, and says which may be repeated', () => {
    const flags: readonly Flag[] = [
      { name: 'candidates', kind: 'text', placeholder: 'FILE', help: 'Candidate file: JSON, `.jsonl` or `.ndjson`.' },
      { name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'Scenario.' },
      { name: 'all', kind: 'switch', help: `Check ${'every scenario and '.repeat(4)}more.` },
      { name: 'ablate', kind: 'optional', placeholder: 'PROFILES', help: 'Compare.' },
    ];
    expect(renderFlags(flags).split('\n')).toEqual([
      '  --candidates FILE    Candidate file: JSON, .jsonl or .ndjson.',
      '  --scenario ID        Scenario. May be repeated.',
      '  --all                Check every scenario and every scenario and every',
      '                       scenario and every scenario and more.',
      '  --ablate[=PROFILES]  Compare.',
    ]);
  });
});

describe('a deprecated command', () => {
  it.each(Object.entries(DEPRECATED_COMMANDS))('%s runs %s, and names it on standard error', async (old, now) => {
    const cwd = createFolder();
    const note = `note: "autorize ${old}" is deprecated; use "autorize ${now}"\n`;
    const [before, after] = [await runCli([old, 'x', 'y'], { cwd }), await runCli([now, 'x', 'y'], { cwd })];
    expect(before).toEqual({ ...after, err: `${note}${after.err}` });
    expect((await output('--help')).out).not.toMatch(new RegExp(`\\b${old}\\b`));
    expect(await output(old, '--help')).toEqual({ ...(await output(now, '--help')), err: note });
  });
});
