import { expect, it } from 'vitest';
import { createBottomLine } from '../../src/cli/bottom-line.ts';
import { hasColorHere, takeColorFlag } from '../../src/cli/color.ts';
import { runCli } from '../helpers/run-cli.ts';

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ TERM: 'dumb' }, true, false],
  [{ FORCE_COLOR: '1', TERM: 'dumb' }, false, true],
  [{ FORCE_COLOR: '', NO_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
])('auto with %j, on a terminal: %s', (env, isTerminal, expected) => {
  expect(hasColorHere({ env, isTerminal })).toBe(expected);
});

it('--color is a flag of every command, before `--`', async () => {
  expect(takeColorFlag(['run', '--color', 'never', 'pi'])).toMatchObject({ words: ['run', 'pi'], when: 'never' });
  expect(takeColorFlag(['--color=always', 'run'])).toMatchObject({ words: ['run'], when: 'always' });
  expect(takeColorFlag(['mission', 'm', '--', '--color=x'])).toMatchObject({ when: undefined, problem: undefined });
  expect(await runCli(['status', '--color', 'alway'], { cwd: '/' })).toMatchObject({
    code: 2,
    err: 'error: --color "alway"; expected auto, always, never. Did you mean "always"?\n',
  });
  expect((await runCli(['status', '--color'], { cwd: '/' })).err).toContain('--color without a value');
});

it('the line at the bottom is erased whole where the terminal became narrower, and has a colour where there is one', () => {
  const printed: string[] = [];
  const terminal = { out: (text: string) => void printed.push(text), columns: 80, hasColor: true };
  const line = createBottomLine(terminal, { render: (width) => 'x'.repeat(width) });
  line.draw();
  expect(printed.splice(0)).toEqual([`\r\u001b[2K\u001b[36m${'x'.repeat(78)}\u001b[39m`]);
  Object.assign(terminal, { columns: 30, hasColor: false });
  line.draw();
  expect(printed.splice(0)).toEqual([`\r\u001b[2A\u001b[J${'x'.repeat(28)}`]);
  line.above('done\n');
  line.stop();
  line.stop();
  expect(printed.join('')).toBe(`\r\u001b[2Kdone\n\r\u001b[2K${'x'.repeat(28)}\r\u001b[2K`);
});
