import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { runCli } from '../helpers/run-cli.ts';
import { openTmux } from '../helpers/tmux.ts';
import { hasTool } from '../helpers/tool.ts';

const AGENT = 'Reading src/index.ts\n\u001b]2;a title of the agent\u0007\u001b[31mcaching\u001b[0m results\n';
const SCORING = 'iter 1 · scoring pair 3 of ≤20';

/** An experiment of which this process says to be the run. */
function createRunning(): { readonly folder: string; readonly place: string } {
  const { folder, place } = createExperiment({ agent: 'true\n' });
  const holder = { pid: process.pid, host: hostname(), started_at: '2026-11-26T03:00:00Z' };
  writeFileSync(join(place, 'run.lock.holder'), JSON.stringify(holder));
  const since = new Date().toISOString();
  const progress = { doing: 'scoring', count: { unit: 'pair', number: 3, of: 20, isAtMost: true } };
  writeFileSync(join(place, 'activity.json'), JSON.stringify([{ attempt: '1', doing: 'scoring', since, progress }]));
  mkdirSync(join(place, 'iter-0001'));
  writeFileSync(join(place, 'iter-0001', 'agent.stdout'), AGENT);
  return { folder, place };
}

it('watch prints the state once where nothing can be drawn: a pipe, a file, a dumb terminal', async () => {
  const { folder } = createRunning();
  const { code, out, err } = await runCli(['watch'], { cwd: folder });
  expect([code, err]).toEqual([
    0,
    'note: this terminal cannot show a full screen, so the current state was printed once\n',
  ]);
  expect(out).toContain(`now       ${SCORING}`);
  expect(out).toBe(
    (await runCli(['status'], { cwd: folder })).out.replace(/ · \d+s$/m, / · \d+s$/m.exec(out)?.[0] ?? ''),
  );
});

it.runIf(hasTool(['tmux', '-V'], 'watch in a terminal'))(
  'watch draws in a terminal, follows its size, takes keys, gives the screen back, and knows NO_COLOR',
  async () => {
    const { folder, place } = createRunning();
    const tmux = openTmux(folder);
    const { start, until } = tmux;
    start('watch');
    const isDrawn = (text: string): boolean => text.includes('q quit') && text.includes(SCORING);
    expect(await until(isDrawn, '-e')).toContain('\u001b[');
    expect(tmux('capture-pane', '-p')).toMatch(/Agent, iteration 1\nReading src\/index\.ts\n.*caching results\n/);
    expect(tmux('display', '-p', '#{pane_title}')).not.toContain('a title of the agent');
    for (const [columns, height] of [
      [60, 12],
      [200, 30],
      [80, 20],
    ] as const) {
      tmux('resize-window', '-x', String(columns), '-y', String(height));
      // The keys stand on the last line but one of the height that it was drawn for.
      const areThere = (text: string): boolean => text.split('\n')[height - 2]?.startsWith('q quit · m') === true;
      await until((text) => areThere(text) && text.includes(SCORING));
    }
    tmux('send-keys', 'm');
    await until((text) => text.includes('Message to the agent:'));
    tmux('send-keys', '-l', 'try a table');
    await until((text) => text.includes('try a table▏'));
    tmux('send-keys', 'Enter');
    await until((text) => text.includes('recorded; the prompt contains the message'));
    expect(readFileSync(join(place, 'guidance.jsonl'), 'utf8')).toContain('"message":"try a table"');
    tmux('send-keys', 'q');
    expect(await until((text) => text.includes('left 0'))).not.toContain(SCORING);
    start('watch', 'NO_COLOR=1');
    expect(await until(isDrawn, '-e')).not.toContain('\u001b[3');
    tmux('send-keys', 'C-c');
    await until((text) => text.includes('left 0'));
  },
);
