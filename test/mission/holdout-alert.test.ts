// Objective and holdout part: the run reports it, and status, report and pull request say it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMissionStatus } from '../../src/mission/look.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { createMission, decisionsOf, leftOf, runsOf } from '../helpers/mission.ts';
import { runCli } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const HONEST = 5;
const FITTED = 6;

it.skipIf(BUBBLEWRAP.length === 0)(
  'says once that changes serve the objective alone',
  { timeout: 120_000 },
  async () => {
    const hidden = createFolder({ 'eval.sh': 'echo "{\\"pass\\":true,\\"score\\":$(cat b)}"\n' });
    const notified = join(createFolder(), 'notified.jsonl');
    const config = createFolder({ 'autorize/config.toml': `[notify]\ncommand = "cat >> ${notified}"\n` });
    const mission = createMission({
      // By how much the objective gains more than the holdout, which gains nothing from the sixth change on.
      session: `i=$RCS_ITERATION; more=$(echo 0 1 4 2 3 6 7 8 9 10 11 | cut -d ' ' -f $i)
echo $(($(cat a) + 10 + more)) >a; [ $i -gt ${HONEST} ] || echo $(($(cat b) + 10)) >b
git commit -qam 'Go up'; hand candidate $(git rev-parse HEAD)`,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat a)"\n',
      // Below 0 there are no ratios.
      files: { a: '-1000\n', b: '-1000\n' },
      front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  calibration_runs: 2
  negative_control: "off"
  confirm: {pairs: 0}
  holdout: {command: $HIDDEN_COMMAND}
agent:
  command: . ./session.sh
  sandbox: required
iteration:
  max_iterations: ${HONEST + FITTED}
`,
    });
    const env = { ...mission.host.env, HIDDEN_COMMAND: `sh ${hidden}/eval.sh`, XDG_CONFIG_HOME: config };
    const at = { cwd: mission.folder, env };
    const ran = await runCli(['autoresearch', 'missions/climb'], at);
    expect([ran.code, ran.err]).toEqual([0, '']);
    const [runId = ''] = runsOf(mission);
    expect(decisionsOf(leftOf(mission, runId)).at(-1)).toBe('11 keep');
    const alert =
      'objective and holdout part since iteration 6: on average +18.5 and 0 since then, and +12 and +10 before; review the changes since then, which may serve only the cases that the objective measures';
    expect(ran.out).toContain(`note: ${alert}\n`);
    expect(ran.out.split('note: objective and holdout part')).toHaveLength(2);
    const sent = readFileSync(notified, 'utf8').trimEnd().split('\n');
    const alerts = sent.map((line) => JSON.parse(line)).filter(({ event }) => event === 'alert');
    expect(alerts).toMatchObject([
      { attempt: 11, text: alert, title: expect.stringContaining('objective and holdout part') },
    ]);

    const gains = /iteration 5 \+13 and \+10; iteration 6 \+16 and 0/;
    const status = await runCli(['status', runId], at);
    expect(status.out).toContain(`notice: ${alert}\n`);
    expect(status.out.replaceAll(/\s+/g, ' ')).toMatch(gains);
    const { holdout } = JSON.parse((await runCli(['status', runId, '--json'], at)).out);
    expect(holdout).toMatchObject({ parting: alert, gains: { length: HONEST + FITTED } });
    expect((await runCli(['report', runId], at)).code).toBe(0);
    const page = readFileSync(join(leftOf(mission, runId).logs, 'report.html'), 'utf8');
    expect(page).toContain(`<strong>Notice:</strong> ${alert}`);
    expect(page).toMatch(gains);
    // What the body of its pull request begins with.
    const body = renderMarkdown(viewMission(readMissionStatus(pathsOf(runId, mission.host))));
    expect(body).toContain(`- ${alert}`);
    expect(body.replaceAll('\\', '')).toMatch(gains);
    expect((await runCli(['verify', runId], at)).code).toBe(0);
  },
);
