// Accepted changes are left out one by one; what has no effect of its own is reverted in one batch.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditRecords } from '../../../src/audit/audit.ts';
import { firstHead, JOURNAL_MEMBERS, sealRecord } from '../../../src/base/journal-chain.ts';
import { pathsOf } from '../../../src/experiment/ledger/store.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import { auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { DISTIL_POINTS } from '../../../src/kernel/fault-point.ts';
import { viewExperiment } from '../../../src/report/experiment-view.ts';
import { renderMarkdown } from '../../../src/report/run-markdown.ts';
import { renderStatus } from '../../../src/report/run-text.ts';
import {
  createExperiment,
  type DecisionLine,
  decisionsOf,
  type Experiment,
  NOTHING_FORGED,
} from '../../helpers/experiment.ts';
import { programPath } from '../../helpers/program.ts';
import { userGit } from '../../helpers/repository.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { ledgerOf, outcomesOf } from '../../helpers/supervised-experiment.ts';

// The second change is worth nothing once the third is there; the fourth builds on the first, the fifth is needed.
const AGENT = `case $1 in
1) echo 15 > a;; 2) echo 13 > b;; 3) echo 17 > c;; 4) echo 18 > a;; 5) echo 1 > d; echo 'cat d >/dev/null && cat e' > run;;
*) :;; esac\n`;
const SCORE = 'b=$(cat b); c=$(cat c); echo $(( $(cat a) + (b > c ? b : c) + $(sh run) ))\n';

function createSix(): Experiment {
  return createExperiment({
    agent: AGENT,
    files: { a: '10\n', b: '10\n', c: '10\n', e: '1\n', run: 'echo 0\n', 'score.sh': SCORE },
    config: {
      ...NOTHING_FORGED,
      objective: [
        'command = "sh score.sh"\ndirection = "max"\ndecision = "auto"\ncalibration_runs = 2',
        'confirm = { pairs = 2 }\naa_check_every = 0\nnegative_control = "off"',
      ].join('\n'),
      iteration: 'budget = "20s"\nmax_iterations = 5',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
}

/** Distils in a process of its own, which is killed at a point. */
function killAt({ folder, host }: Experiment, point: string): void {
  const { signal } = spawnSync(process.execPath, [programPath('autorize'), 'distil', 'pi'], {
    cwd: folder,
    env: { ...host.env, AUTORIZE_FAULT: `${point}:kill` },
    encoding: 'utf8',
  });
  expect([point, signal]).toEqual([point, 'SIGKILL']);
}

it('hands over what has an effect of its own, killed at every step; audit and verify know what', {
  timeout: 120_000,
}, async () => {
  const experiment = createSix();
  const { folder, host } = experiment;
  await experiment.run();
  expect(outcomesOf(ledgerOf(experiment)).slice(1)).toEqual([1, 2, 3, 4, 5].map((iter) => `${iter} merged`));
  const points = [...DISTIL_POINTS, 'evaluation:after-mark', 'evaluation:after-record'];
  for (const point of [...points, 'keep:after-swap']) killAt(experiment, point);
  const { code, out, err } = await runCli(['distil', 'pi'], { cwd: folder, env: host.env });
  expect([code, out.replace(/^\+.*\n$/m, 'the claim\n'), err]).toMatchInlineSnapshot(`
    [
      0,
      "iteration 1: +22.2%, an effect of its own, with iteration 4
    iteration 2: 0%, no effect of its own; reverted
    iteration 3: +11.1%, an effect of its own
    iteration 4: +8.33%, an effect of its own
    iteration 5: +2.78%, an effect of its own
    the claim
    ",
      "",
    ]
  `);
  expect(userGit(folder, 'show', 'autorize/pi:b')).toBe('10');
  expect(userGit(folder, 'show', 'autorize/pi:a')).toBe('18');
  const lines = decisionsOf(experiment);
  const claim = lines.findLast(({ kind }) => kind === 'claim');
  expect(claim?.final).toBe(userGit(folder, 'rev-parse', 'autorize/pi^{tree}'));
  const measured = lines.filter(({ kind }) => kind === 'effect');
  expect(measured.map(({ verdict, estimate }) => [verdict, estimate])).toEqual([
    ['effect', 8],
    ['none', 0],
    ['effect', 4],
    ['effect', 3],
    ['effect', 1],
  ]);
  const status = readStatus(pathsOf('pi', host), host);
  const view = viewExperiment({ ...status, now: new Date() });
  expect(renderStatus(view)).toContain('own effect iter 2: 0%, no effect of its own; reverted');
  expect(renderMarkdown(view)).toContain('- Own effect: iter 1: +22.2%, an effect of its own, with iteration 4\n');
  await expectSound(experiment);
  await expectLiesFound(experiment, lines);
  // What was measured stays known: nothing is measured again.
  const again = await runCli(['distil', 'pi'], { cwd: folder, env: host.env });
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('iteration 2: ')]);
  expect(decisionsOf(experiment).filter(({ kind }) => kind === 'effect')).toHaveLength(measured.length);
});

async function expectSound({ host }: Experiment): Promise<void> {
  expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'ok', detail: 'what was reverted is what reverting it gives' }),
  );
}

async function expectLiesFound({ host, place }: Experiment, lines: readonly DecisionLine[]): Promise<void> {
  const indexOf = (kind: string, nth = 0) =>
    lines.flatMap((line, index) => (line.kind === kind ? [index] : []))[nth] ?? -1;
  const lie = (at: number, fields: Readonly<Record<string, unknown>>) => lines.with(at, { ...lines[at], ...fields });
  const found = (records: readonly DecisionLine[]) =>
    auditRecords({ records }).differences.map(({ message }) => message);
  const effect = indexOf('effect', 1);
  const { task } = lines[effect] ?? {};
  expect(found(lie(effect, { estimate: 2 }))).toContain(`the estimate of ${task} is not what its scores give`);
  const hidden = found(lie(effect, { verdict: 'effect' }));
  expect(hidden).toContain(`the verdict of ${task} is not what its scores give`);
  expect(hidden).toContainEqual(expect.stringMatching(/^iteration \d names iteration 2; what may be taken out is /));
  const begun = lines.findLastIndex(({ kind, change }) => kind === 'leave-out' && change === 'iteration 2');
  expect(found(lie(begun, { planned_pairs: 3 }))).toContainEqual(expect.stringContaining('has 3 pairs'));
  expect(found(lie(begun, { taken: ['iteration 1'] }))).toContainEqual(
    expect.stringContaining('takes out iteration 1'),
  );
  // What the records alone do not show: whether that is what is left.
  const other = String(lines[indexOf('leave-out')]?.tree);
  const forged = lines.map((line) =>
    line.task === lines[begun]?.task && line.tree === lines[begun]?.tree ? { ...line, tree: other } : line,
  );
  expect(found(forged)).toEqual([]);
  const path = join(place, 'decisions.jsonl');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, sealed(forged));
  const { findings } = await verifyExperiment({ name: 'pi' }, host);
  expect(findings.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail)).toEqual([
    `${lines[begun]?.task} is not what leaving out iteration 2 gives`,
  ]);
  writeFileSync(path, before);
}

function sealed(lines: readonly DecisionLine[]): string {
  let head = firstHead({ bytes: new Uint8Array(), records: 0 });
  let text = '';
  for (const line of lines) {
    const fields = Object.fromEntries(Object.entries(line).filter(([name]) => !JOURNAL_MEMBERS.includes(name)));
    const { next, line: written } = sealRecord(fields, head);
    head = next;
    text += written;
  }
  return text;
}
