import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimOutcome, claimWord, isConfirmed, renderOutcome } from '../../src/base/claim-outcome.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { openExperiment } from '../../src/github/experiment-recipe.ts';
import { outputsOf } from '../../src/github/loop.ts';
import { viewExperiment } from '../../src/report/experiment-view.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const CALLED = /(?<!not |not a )\bconfirmed\b/i;

it.each([
  [[-5.65, 92.3], false],
  [[0, 10], false],
  [[0.001, 10], true],
  [[5, 5], true],
  [[-9, -1], false],
] as const)('of the interval %j "confirmed" is %s', (interval, confirmed) => {
  const claim = { interval: [...interval] as [number, number], sentence: '+43.3%' };
  expect(isConfirmed(claim)).toBe(confirmed);
  expect(claimWord(claimOutcome(claim))).toBe(confirmed ? 'confirmed' : 'not confirmed');
  expect(renderOutcome(claimOutcome(claim))).toBe(confirmed ? '+43.3%' : 'not confirmed: +43.3%');
});

it('calls an improvement not confirmed whose interval includes none, wherever it is shown', {
  timeout: 120_000,
}, async () => {
  // The change scores 9 and 1 in turns against 10: a mean gain of 5 that two pairs do not bear out.
  const count = join(createFolder(), 'count');
  const experiment = createExperiment({
    agent: NUDGE,
    files: {
      'score.sh': `v=$(cat value.txt); [ "$v" = 9 ] || { echo "$v"; exit; }
echo x >>${count}; [ $(( $(wc -l <${count}) % 2 )) = 0 ] && echo 1 || echo 9\n`,
    },
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 2 }\nnegative_control = "off"\naa_check_every = 0\nmax_plausible = 100',
      iteration: 'budget = "20s"\nmax_iterations = 1',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const reported: RunEvent[] = [];
  await experiment.run({ onEvent: (event) => reported.push(event) });
  expect(reported.filter(({ kind }) => kind === 'claimed')).toMatchObject([
    { confirmed: false, sentence: expect.stringMatching(/^\+50% \(95% CI -/) },
  ]);
  const status = readStatus(pathsOf('pi', experiment.host), experiment.host);
  expect(status.standing).toMatchObject({ kind: 'not-confirmed' });
  const view = viewExperiment({ ...status, now: new Date() });
  const loop = openExperiment(
    { experiment: 'pi', overrides: {} } as unknown as Parameters<typeof openExperiment>[0],
    experiment.host,
  );
  const texts = [
    renderStatus(view),
    renderMarkdown(view),
    renderHtml({ view, diffs: new Map() }),
    String(auditExperiment({ name: 'pi' }, experiment.host).claim),
    String(outputsOf(loop).improvement),
    String(loop.view()?.gain),
  ];
  for (const text of texts) {
    expect(text).toMatch(/not confirmed: \+50%/);
    expect(text).not.toMatch(CALLED);
    expect(text).not.toContain('The improvement was measured');
  }
  const verified = await runCli(['verify', 'pi', '--rescore'], {
    cwd: experiment.folder,
    env: { XDG_CACHE_HOME: experiment.cache },
  });
  expect(verified.out).toMatch(/not confirmed: \+50%/);
  expect(verified.out).not.toMatch(CALLED);
});
