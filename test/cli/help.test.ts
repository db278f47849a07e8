import { expect, it } from 'vitest';
import { EXPERIMENT_COMMANDS } from '../../src/cli/experiment-flags.ts';
import { WORK_COMMANDS } from '../../src/cli/work-flags.ts';
import { runCli } from '../helpers/run-cli.ts';

const said = (...argv: string[]) => runCli(argv, { cwd: '/' });
const COMMANDS = [
  ...Object.keys(EXPERIMENT_COMMANDS).map((name) => [name]),
  ...Object.keys(WORK_COMMANDS).map((name) => ['work', name]),
  ...[['gate'], ['autoresearch'], ['mission']],
];

it('help COMMAND prints what COMMAND --help prints, of every command', async () => {
  const general = await said('help');
  expect(general).toMatchObject({ code: 0, out: (await said('--help')).out });
  for (const words of COMMANDS) {
    const help = await said('help', ...words);
    expect([words, help]).toEqual([words, await said(...words, '--help')]);
    expect([words, help.code, help.err]).toEqual([words, 0, '']);
    expect(help.out).not.toBe(general.out);
  }
  expect(await said('help', 'rum')).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "run"?') });
});
