import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimOutcome, claimWord, isConfirmed, renderOutcome } from '../../src/base/claim-outcome.ts';
import { placeOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/active-run.ts';
import { lookAt } from '../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { openResearch } from '../../src/github/research-loop.ts';
import { renderExperimentHtml } from '../../src/report/experiment-html.ts';
import { renderExperimentMarkdown } from '../../src/report/experiment-markdown.ts';
import { renderStatus } from '../../src/report/experiment-text.ts';
import { buildExperimentView } from '../../src/report/experiment-view.ts';
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
        'command = "sh score.sh"\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 2 }\nintegrity = { broken = "off", canary_every = 0, max_plausible = 100 }',
      iteration: 'budget = "20s"\nmax_iterations = 1',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const told: RunEvent[] = [];
  await experiment.run({ onEvent: (event) => told.push(event) });
  expect(told.filter(({ kind }) => kind === 'claimed')).toMatchObject([
    { confirmed: false, sentence: expect.stringMatching(/^\+50% \(95% CI -/) },
  ]);
  const look = lookAt(placeOf('pi', experiment.host), experiment.host);
  expect(look.standing).toMatchObject({ kind: 'not-confirmed' });
  const view = buildExperimentView({ ...look, now: new Date() });
  const loop = openResearch({ experiment: 'pi' } as unknown as Parameters<typeof openResearch>[0], experiment.host);
  const texts = [
    renderStatus(view),
    renderExperimentMarkdown(view),
    renderExperimentHtml({ view, diffs: new Map() }),
    String(auditExperiment({ name: 'pi' }, experiment.host).claim),
    String(loop.outputs().improvement),
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
