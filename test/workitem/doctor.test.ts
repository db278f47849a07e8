import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check, Diagnosis } from '../../src/doctor/check.ts';
import type { WorkItemInput } from '../../src/settings/work-plan.ts';
import { runPlanDoctor } from '../../src/workitem/doctor.ts';
import { KEY } from '../helpers/gateway.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createSite, item, QUICK, type WorkSite } from '../helpers/work-items.ts';

const AGENT = { command: QUICK, sandbox: 'off' };

interface Plan {
  readonly items: readonly WorkItemInput[];
  readonly agents?: unknown;
  readonly setup?: unknown;
}

async function examine(plan: Plan, site: WorkSite = createSite()): Promise<Diagnosis> {
  const text = JSON.stringify({ version: 1, agents: { 'agent-1': AGENT }, ...plan });
  writeFileSync(join(site.folder, 'plan.yaml'), text);
  return runPlanDoctor({ file: 'plan.yaml' }, site.host);
}

function checksOf({ checks }: Diagnosis, id: Check['id']): readonly Check[] {
  return checks.filter((each) => each.id === id);
}

const problemsOf = ({ checks }: Diagnosis) => checks.filter(({ verdict }) => verdict === 'problem');

describe('doctor of a plan', { timeout: 120_000 }, () => {
  it('asks each agent one small question, through the gateway, and ends with 3 where one has no answer', async () => {
    await using model = await startModelServer();
    model.script((call) => (call === 0 ? { kind: 'ok' } : { kind: 'status', status: 401, message: 'no' }));
    const site = createSite({ 'agent.mjs': MODEL_AGENT });
    const env = { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' };
    const spec = { command: `${process.execPath} agent.mjs`, gateway: 'anthropic', sandbox: 'off', env };
    const items = [item('one', 'x'), { ...item('two', 'x'), agent_id: 'agent-2' }];
    writeFileSync(
      join(site.folder, 'plan.yaml'),
      JSON.stringify({ version: 1, agents: { 'agent-1': spec, 'agent-2': spec }, items }),
    );
    const { code, out } = await runCli(['doctor', 'plan.yaml', '--agent', '--json'], {
      cwd: site.folder,
      env: { ...site.host.env, MODEL_KEY: KEY, MODEL_URL: model.url },
    });
    const diagnosis = JSON.parse(out) as Diagnosis;
    expect(checksOf(diagnosis, 'agent-call')).toMatchObject([
      { verdict: 'ok', title: 'agent call of "agent-1"', detail: expect.stringContaining('model claude-sonnet-4-5') },
      { verdict: 'problem', title: 'agent call of "agent-2"', detail: 'the key was refused (401: no)' },
    ]);
    expect(diagnosis.agents).toMatchObject({
      'agent-1': { answered: true },
      'agent-2': { answered: false, cause: 'key' },
    });
    expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY, KEY]);
    expect(code).toBe(3);
  });

  it('runs each test command once, says what it costs, and leaves no run behind', async () => {
    const site = createSite();
    const items = [
      item('one', 'echo 1 >a.txt', { test_command: 'test -f a.txt' }),
      item('two', 'echo 2 >b.txt', { test_command: 'test -f a.txt' }),
      item('three', 'echo 3 >new.txt', { test_command: 'test -f new.txt' }),
    ];
    const diagnosis = await examine({ items }, site);
    expect(problemsOf(diagnosis)).toEqual([]);
    expect(checksOf(diagnosis, 'base-guard')).toMatchObject([
      { verdict: 'ok', title: 'test of "one" and 1 other item' },
      { verdict: 'warning', title: 'test of "three"', detail: expect.stringContaining('exit code 1') },
    ]);
    expect(checksOf(diagnosis, 'time')[0]?.detail).toMatch(/an evaluation takes .*test /);
    expect(diagnosis.next).toBe('autorize work run plan.yaml');
    expect(existsSync(join(site.folder, '.autorize/work/doctor/plan-yaml/test-1.stdout'))).toBe(true);
    expect(existsSync(join(site.folder, '.autorize/work/journal.jsonl'))).toBe(false);
    expect(userGit(site.folder, 'status', '--porcelain')).toBe('?? plan.yaml');
  });

  it('reports everything that is wrong with the plan and the machine at once', async () => {
    const agents = { 'agent-1': { command: 'no-such-agent', sandbox: 'off' } };
    const ofAgent = await examine({ agents, items: [item('one', 'x', { test_command: 'no-such-tester' })] });
    expect(problemsOf(ofAgent)).toMatchObject([{ id: 'agent' }]);
    expect(checksOf(ofAgent, 'programs')[0]?.detail).toContain('"no-such-tester", which items[0].test_command starts');
    const broken = [item('one', 'x', { dependencies: ['none'] }), item('two', 'x', { input_files: ['none.txt'] })];
    const found = problemsOf(await examine({ items: broken })).map(({ detail }) => detail);
    expect(found.join('\n')).toMatch(/none"[\s\S]*none\.txt/);
  });

  it('tries candidates on each test that passes: one without the code, one with empty tests', async () => {
    const site = createSite({ 'code.txt': 'works\n', 'test.sh': 'grep works code.txt\n' });
    const items = [
      item('one', 'echo 1 >a.txt', { test_command: 'sh test.sh' }),
      item('two', 'echo 2 >b.txt', { test_command: 'exit 0' }),
    ];
    const diagnosis = await examine({ items }, site);
    expect(problemsOf(diagnosis)).toEqual([]);
    expect(checksOf(diagnosis, 'broken')).toMatchObject([
      { verdict: 'ok', title: 'negative control of "one"' },
      { verdict: 'warning', title: 'negative control of "two"', remedy: expect.stringContaining('test_command') },
    ]);
    expect(checksOf(diagnosis, 'emptied')).toMatchObject([
      { verdict: 'warning', title: 'emptied tests of "one"', detail: expect.stringContaining('"test.sh" is empty') },
      { verdict: 'warning', title: 'emptied tests of "two"' },
    ]);
  });

  it('says that no item can land while setup fails', async () => {
    const setup = { command: 'echo no luck >&2; exit 7', inputs: ['a.txt'] };
    const diagnosis = await examine({ setup, items: [item('one', 'x', { test_command: 'true' })] });
    const [check] = checksOf(diagnosis, 'setup');
    expect(check).toMatchObject({ verdict: 'warning', detail: expect.stringContaining('no luck') });
    expect(diagnosis.figures).toBeUndefined();
  });

  it('finds a test that reads what the test of an item before it leaves, as a run does', async () => {
    const items = [
      item('one', 'x', { test_command: 'echo built >built.txt' }),
      item('two', 'x', { test_command: 'test -f built.txt', dependencies: ['one'] }),
    ];
    const diagnosis = await examine({ items });
    expect(problemsOf(diagnosis)).toMatchObject([
      {
        id: 'evaluator',
        detail: expect.stringContaining('built.txt'),
        remedy: expect.stringContaining('build.command'),
      },
    ]);
  });
});
