import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check, Diagnosis } from '../../src/doctor/check.ts';
import { runMissionDoctor } from '../../src/mission/doctor.ts';
import { KEY } from '../helpers/gateway.ts';
import { createMission, type Mission, type MissionFilesOf } from '../helpers/mission.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const TRUSTED = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: sh session.sh
`;

function missionOf(more: Partial<MissionFilesOf> = {}): Mission {
  return createMission({ session: 'exit 0', front: TRUSTED, ...more });
}

function examine({ host }: Mission, fix = false): Promise<Diagnosis> {
  return runMissionDoctor({ missionDir: 'missions/climb', fix }, host);
}

function checkOf({ checks }: Diagnosis, id: Check['id']): Check | undefined {
  return checks.find((each) => each.id === id);
}

const problemsOf = ({ checks }: Diagnosis) => checks.filter(({ verdict }) => verdict === 'problem');

describe('doctor of a mission', () => {
  it('asks the agent one small question, through the gateway, and says what came of it', async () => {
    await using model = await startModelServer();
    const front = `evaluator: {command: sh evaluate.sh, format: json}
agent:
  command: ${process.execPath} agent.mjs
  gateway: anthropic
  env: {ANTHROPIC_API_KEY: $MODEL_KEY, ANTHROPIC_BASE_URL: $MODEL_URL}
`;
    const { host } = missionOf({ front, files: { 'agent.mjs': MODEL_AGENT } });
    const env = { ...host.env, MODEL_KEY: KEY, MODEL_URL: model.url };
    const diagnosis = await runMissionDoctor({ missionDir: 'missions/climb', agent: true }, { ...host, env });
    expect(checkOf(diagnosis, 'agent-call')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(/^answered in .* \(the call itself .*; model claude-sonnet-4-5; \$0\.\d+$/),
    });
    expect(diagnosis.agent).toMatchObject({ answered: true, model: 'claude-sonnet-4-5' });
    expect(model.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY]);
  });

  it('tries the baseline three times, says what it costs, and leaves no run behind', async () => {
    const mission = missionOf();
    const diagnosis = await examine(mission);
    expect(problemsOf(diagnosis)).toEqual([]);
    expect(checkOf(diagnosis, 'evaluator')?.detail).toContain('scores 10 each of 3 times');
    expect(checkOf(diagnosis, 'time')?.detail).toMatch(/an evaluation takes .*evaluator .*8 h are enough for at least/);
    expect(diagnosis.figures?.costs.map(({ step }) => step)).toEqual(['evaluator', 'checkouts']);
    expect(diagnosis.next).toBe('rcs autoresearch missions/climb');
    expect(existsSync(join(mission.folder, '.rcs', 'logs'))).toBe(false);
    expect(userGit(mission.folder, 'status', '--porcelain')).toBe('');
    expect(userGit(mission.folder, 'branch', '--list', 'autoresearch/*')).toBe('');
    expect(existsSync(join(mission.folder, '.rcs/doctor/missions-climb/base-1-evaluator.stdout'))).toBe(true);
  });

  it('reports everything that is wrong with the files at once', async () => {
    const diagnosis = await examine(missionOf({ front: 'evaluator:\n  comand: x\n  format: yaml\n' }));
    const found = problemsOf(diagnosis).map(({ detail }) => detail);
    expect(found.length).toBeGreaterThan(1);
    expect(found.join('\n')).toMatch(/comand/);
    expect(found.join('\n')).toMatch(/format/);
  });

  it('names the program that is missing, and the key that starts it', async () => {
    const front = `${TRUSTED}build:\n  command: no-such-compiler --release\n`;
    const diagnosis = await examine(missionOf({ front }));
    const [problem] = problemsOf(diagnosis);
    expect(problem).toMatchObject({ id: 'programs' });
    expect(problem?.detail).toContain('"no-such-compiler", which build.command starts');
  });

  it('names an agent that is not there', async () => {
    const front = TRUSTED.replace('sh session.sh', 'no-such-agent');
    const problems = problemsOf(await examine(missionOf({ front })));
    expect(problems).toMatchObject([{ id: 'agent' }]);
    expect(problems[0]?.remedy).toContain('agent.command');
  });

  it('is a problem where the launch would be refused: a base without a score', async () => {
    const mission = missionOf({ files: { 'value.txt': 'quiet\n' } });
    const [problem] = problemsOf(await examine(mission));
    expect(problem).toMatchObject({ id: 'evaluator' });
    expect(problem?.detail).toContain('no score');
    await expect(mission.launch()).resolves.toMatchObject({ stop: { status: 'failed' } });
  });

  const SHARED = `${TRUSTED}# what builds
guards:
  - name: build
    command: mkdir -p dist && cp value.txt dist/value
  - name: kept
    command: "true"
`;
  const READER = `printf '{"pass":true,"score":%s}\\n' "$(cat dist/value)"\n`;

  it('finds what a guard leaves for the evaluator, and --fix makes it the build', async () => {
    const mission = missionOf({ front: SHARED, evaluator: `set -e\n${READER.replace('$(cat', '$(cat')}` });
    writeFileSync(join(mission.folder, 'evaluate.sh'), `test -f dist/value || exit 4\n${READER}`);
    userGit(mission.folder, 'commit', '-qam', 'Read what was built');
    const [problem] = problemsOf(await examine(mission));
    expect(problem?.detail).toBe('guard "build" leaves dist/, which the evaluator reads');
    const fixed = await examine(mission, true);
    expect(problemsOf(fixed)).toEqual([]);
    expect(fixed.fixed?.[0]).toContain('+build:');
    const text = readFileSync(join(mission.folder, 'missions/climb/sandbox.md'), 'utf8');
    expect(text).toContain('# what builds');
    expect(text).toContain('mkdir -p dist && cp value.txt dist/value');
    expect(text).not.toContain('name: build');
    expect(text.endsWith('---\nStay in this folder.\n')).toBe(true);
  });

  it('reports an evaluator that believes the code under test', async () => {
    const files = { 'bench.sh': 'cat value.txt\n' };
    const evaluator = `printf '{"pass":true,"score":%s}\\n' "$(sh bench.sh)"\n`;
    const believing = `sh bench.sh\n`;
    const named = `${TRUSTED}  budget: 30s\n`.replace('sh evaluate.sh', 'sh evaluate.sh');
    const front = named.replace('format: json', 'format: json\n  protect: [evaluate.sh]');
    const honest = await examine(missionOf({ front, files, evaluator }));
    expect(checkOf(honest, 'echo')?.verdict).toBe('ok');
    const echoing = { 'bench.sh': `printf '{"pass":true,"score":%s}\\n' "$(cat value.txt)"\n` };
    const fooled = await examine(missionOf({ front, files: echoing, evaluator: believing }));
    // By the contract's keep policy a mission notes it, and goes on.
    expect(checkOf(fooled, 'echo')).toMatchObject({ verdict: 'warning' });
    const measured = front.replace('format: json', 'format: json\n  decision: greedy');
    const refused = await examine(missionOf({ front: measured, files: echoing, evaluator: believing }));
    expect(checkOf(refused, 'echo')).toMatchObject({ verdict: 'problem' });
  });

  it('says that an evaluator passes a candidate without any code', async () => {
    const evaluator = `echo '{"pass":true,"score":10}'\n`;
    const diagnosis = await examine(missionOf({ evaluator }));
    expect(checkOf(diagnosis, 'broken')).toMatchObject({ verdict: 'warning' });
    const guards = '\n  decision: greedy\n  metrics: [{name: p99, role: guard, margin: 1}]';
    const front = TRUSTED.replace('format: json', `format: json${guards}`);
    // A guard notices what the score does not.
    const guarding = `echo "{\\"pass\\":true,\\"score\\":10,\\"p99\\":$(cat value.txt || echo 99)}"\n`;
    const sound = await examine(missionOf({ front, evaluator: guarding }));
    expect(checkOf(sound, 'broken')).toMatchObject({ verdict: 'ok' });
  });

  it('judges what is not committed, with a note', async () => {
    const mission = missionOf();
    writeFileSync(join(mission.folder, 'value.txt'), '1700\n');
    const diagnosis = await examine(mission);
    expect(checkOf(diagnosis, 'evaluator')?.detail).toContain('scores 1700');
    expect(checkOf(diagnosis, 'work-tree')).toMatchObject({ verdict: 'warning' });
  });

  it.runIf(BUBBLEWRAP.length > 0)('measures setup and build cold and warm', async () => {
    const front = `${TRUSTED}setup:
  command: mkdir -p deps && sleep 1
  inputs: [value.txt]
build:
  command: mkdir -p out && cp value.txt out/
`;
    const diagnosis = await examine(missionOf({ front }));
    expect(problemsOf(diagnosis)).toEqual([]);
    const costs = new Map(diagnosis.figures?.costs.map(({ step, ...cost }) => [step, cost]));
    expect(costs.get('setup')?.coldMs).toBeGreaterThan(900);
    expect(costs.get('setup')?.warmMs).toBe(0);
    expect(costs.has('build')).toBe(true);
  });
});
