import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createMission, runsOf } from '../helpers/mission.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { serveWebhook } from '../helpers/webhook.ts';
import { createSite, item } from '../helpers/work-items.ts';

/** A user's own configuration; what is notified ends up in a file. */
function notified(table?: string) {
  const home = createFolder();
  const file = join(home, 'notified.jsonl');
  const config = createFolder({ 'autorize/config.toml': table ?? `[notify]\ncommand = "cat >> ${file}"\n` });
  const read = () => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { env: { XDG_CONFIG_HOME: config }, file, read };
}

const short = ({ event, loop, name, attempt }: Record<string, unknown>) => [event, loop, name, attempt];

describe('[notify] of the user', () => {
  it('hears of an experiment, a mission and a plan', async () => {
    const { env, read } = notified();
    const experiment = createExperiment({ agent: NUDGE });
    const ran = await runCli(['run', 'pi', '--max-iterations', '1'], {
      ...{ cwd: experiment.folder, env: { ...experiment.host.env, ...env } },
    });
    expect([ran.code, ran.err]).toEqual([0, '']);
    const mission = createMission({ session: 'improve 12; hand candidate $(git rev-parse HEAD)' });
    await runCli(['autoresearch', '--max-iterations', '1', 'missions/climb'], {
      ...{ cwd: mission.folder, env: { ...mission.host.env, ...env } },
    });
    const { folder: cwd, cache, options } = createSite();
    const items = [item('good', 'echo 1 > a.txt'), item('bad', 'exit 1')];
    writeFileSync(join(cwd, 'plan.json'), JSON.stringify({ version: 1, agents: options.agents, items }));
    await runCli(['work', 'run', 'plan.json'], { cwd, env: { ...process.env, XDG_CACHE_HOME: cache, ...env } });
    const [runId] = runsOf(mission);
    expect(read().map(short)).toEqual([
      ['accepted', 'experiment', 'pi', 1],
      ['stopped', 'experiment', 'pi', undefined],
      ['accepted', 'mission', runId, 1],
      ['stopped', 'mission', runId, undefined],
      ['accepted', 'plan', 'plan', 'good'],
      ['stopped', 'plan', 'plan', undefined],
    ]);
  });

  it('is the user’s alone: a repository has no say in it', async () => {
    const { env, file } = notified('');
    const table = `[notify]\ncommand = "touch ${file}"\n`;
    const own = createExperiment({
      agent: NUDGE,
      files: { 'autorize/config.toml': table, '.config/autorize/config.toml': table },
    });
    const ran = await runCli(['run', 'pi', '--max-iterations', '1'], {
      ...{ cwd: own.folder, env: { ...own.host.env, ...env } },
    });
    expect([ran.code, existsSync(file)]).toEqual([0, false]);
    const asked = createExperiment({ agent: NUDGE, uncommitted: table });
    const refused = await runCli(['run', 'pi'], { cwd: asked.folder, env: { ...asked.host.env, ...env } });
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('unknown key "notify"')]);
  });

  it('that is wrong ends a run before it begins, and one that fails never ends it', async () => {
    const { env } = notified('[notify]\ncomand = "cat"\n');
    const { folder: cwd, host } = createExperiment({ agent: NUDGE });
    const refused = await runCli(['run', 'pi', '--max-iterations', '1'], { cwd, env: { ...host.env, ...env } });
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('Did you mean "command"?')]);
    const { address } = await serveWebhook([404]);
    const failing = notified(`[notify]\nwebhook = "${address}"\non = ["stopped"]\n`);
    const ran = await runCli(['run', 'pi', '--max-iterations', '1'], { cwd, env: { ...host.env, ...failing.env } });
    expect([ran.code, ran.err]).toEqual([
      0,
      'note: 1 notification was not delivered by the webhook: it answered with status 404\n',
    ]);
  });
});
