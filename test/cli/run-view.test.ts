import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createExperiment, NOTHING_FORGED } from '../helpers/experiment.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { openTmux } from '../helpers/tmux.ts';
import { hasTool } from '../helpers/tool.ts';

// The first iteration lasts until somebody ends the run.
const AGENT = 'echo 9 >value.txt; while :; do sleep 0.1; done\n';

it.runIf(hasTool(['tmux', '-V'], 'the live line in a terminal'))(
  'the live line fits a terminal of 60, 80 and 200 columns, resized while the run goes on, and is gone at its end',
  async () => {
    const config = { ...NOTHING_FORGED, iteration: 'budget = "10m"\nmax_iterations = 1' };
    const { folder } = createExperiment({ agent: AGENT, config });
    const cache = `XDG_CACHE_HOME=${join(createFolder(), 'cache')}`;
    const tmux = openTmux(folder);
    const { start, until } = tmux;
    const isLive = (text: string): boolean => /^iter \d · agent at work · /m.test(text);
    start('run', cache);
    await until(isLive);
    for (const columns of [60, 200, 80]) {
      tmux('resize-window', '-x', String(columns), '-y', '20');
      // The next second draws it for the new width.
      const lastOf = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';
      await until((text) => isLive(lastOf(text)));
    }
    tmux('send-keys', 'C-c');
    await until((text) => text.includes('left 130'));
    start('resume', `${cache} NO_COLOR=1`);
    expect(await until(isLive, '-e')).not.toContain('\u001b[3');
    tmux('send-keys', 'C-c');
    expect(isLive(await until((text) => text.includes('left 130')))).toBe(false);
  },
);

it('the summary names a next command that is not refused, once no agent can work', async () => {
  const { folder: cwd } = createExperiment({ agent: 'echo no licence >&2; exit 1\n', config: NOTHING_FORGED });
  const { code, out } = await runCli(['run', 'pi'], { cwd });
  expect([code, out]).toEqual([3, expect.stringMatching(/^next +autorize run pi$/m)]);
  expect((await runCli(['resume', 'pi'], { cwd })).err).toContain('Start another: autorize run pi');
});
