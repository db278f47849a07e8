import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission, decisionsOf, leftOf, type Mission, runsOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';

const SESSION = `improve $((10 + RCS_ITERATION))
hand candidate $(git rev-parse HEAD)`;
// The evaluator runs the code under test in its own shell, so that code can print a score and end it.
const IN_PROCESS = `. ./code.sh
printf '{"pass":true,"score":%s}\\n' "$(f)"
`;
const CODE = { 'code.sh': 'f() { cat value.txt; }\n' };

const POLICY = `
  decision: greedy
  calibration_runs: 2
  aa_check_every: 0
  negative_control: off
  confirm: {pairs: 2}`;

function frontOf({ policy = '', more = '' }): string {
  return `evaluator:
  command: sh evaluate.sh
  format: json${policy}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: 1
${more}`;
}

const inProcess = (keys: { readonly policy?: string; readonly more?: string }) =>
  createMission({ session: SESSION, evaluator: IN_PROCESS, files: CODE, front: frontOf(keys) });
const guarded = (accept = '') =>
  createMission({
    session: SESSION,
    front: frontOf({
      policy: '\n  keep_policy: pass_only',
      more: `guards:\n  - {name: tests, command: test -s no-such-file}\n${accept}`,
    }),
  });

const ACCEPTED = 'accept_risk: {evaluator_in_process: true}\n';
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

function stateOf(mission: Mission, runId = runsOf(mission)[0] ?? '') {
  const { state } = readMission(pathsOf(runId, mission.host));
  if (state === undefined) throw new Error('no state');
  return state;
}

const risksOf = (mission: Mission) =>
  stateOf(mission).evidence.flatMap((each) =>
    each.kind === 'risk' ? [[each.risk, each.found, each.accepted] as const] : [],
  );

describe.each([
  [
    'evaluator_in_process',
    () => inProcess({ policy: POLICY }),
    () => inProcess({ policy: POLICY, more: ACCEPTED }),
    /believes the code under test/,
  ],
  [
    'base_guard',
    () => guarded(),
    () => guarded('accept_risk: {base_guard: true}\n'),
    /the baseline does not pass its guards: .*guard "tests"/,
  ],
] as const)('a mission in which %s was found', (risk, create, accepting, found) => {
  it('is refused at the launch and at a resume, before a session begins', async () => {
    const mission = create();
    const refusal = {
      exitCode: 3,
      message: expect.stringMatching(found),
      remedy: expect.stringContaining(`accept_risk: {${risk}: true} in sandbox.md, or --accept-risk ${risk}`),
    };
    expect(await refusalOf(mission.launch())).toMatchObject(refusal);
    const [runId = ''] = runsOf(mission);
    expect(await refusalOf(mission.resume(runId))).toMatchObject(refusal);
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline']);
    expect(stateOf(mission)).toMatchObject({ status: 'stopped', stopReason: expect.stringMatching(found) });
    expect(risksOf(mission)).toEqual([[risk, true, false]]);
  });

  it('continues by a resume that accepts it, which stays with the run', async () => {
    const mission = create();
    await refusalOf(mission.launch());
    const [runId = ''] = runsOf(mission);
    await mission.resume(runId, { acceptRisk: [risk], maxIterations: 1 });
    expect(risksOf(mission).at(-1)).toEqual([risk, true, true]);
    expect(stateOf(mission).acceptedRisks).toEqual([risk]);
    expect(stateOf(mission).entries).toHaveLength(2);
  });

  it('continues with the key, and shows it in manifest, status and report', async () => {
    const mission = accepting();
    const { runId } = await mission.launch();
    const left = leftOf(mission, runId);
    expect(left.ledger.entries).toHaveLength(2);
    expect(left.manifest).toMatchObject({ accepted_risks: [risk] });
    const options = { cwd: mission.folder, env: mission.host.env };
    expect((await runCli(['status', runId], options)).out).toContain(`accepted ${risk}: `);
    await runCli(['report', runId], options);
    expect(readFileSync(join(left.logs, 'report.md'), 'utf8')).toContain(risk.replaceAll('_', '\\_'));
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
  });
});

describe('a mission that accepts a risk', () => {
  it('accepts it for itself alone: a later launch without the key is refused', async () => {
    const mission = inProcess({ policy: POLICY });
    await mission.launch({ acceptRisk: ['evaluator_in_process'] });
    expect(await refusalOf(mission.launch())).toMatchObject({ exitCode: 3 });
    expect(await refusalOf(mission.launch())).toMatchObject({ exitCode: 3 });
  });
});

describe('the trial of an evaluator', () => {
  it('leaves nothing in the private area', async () => {
    const mission = inProcess({ policy: POLICY });
    await refusalOf(mission.launch());
    const areas = readdirSync(join(mission.cache, 'autorize')).map((name) => join(mission.cache, 'autorize', name));
    expect(areas).not.toEqual([]);
    const names = areas.flatMap((area) => readdirSync(area));
    expect(names.filter((name) => /^(trial|echo\.index)/.test(name))).toEqual([]);
  });
});

describe('the claim of a mission', () => {
  it('names the risks that a person accepted', async () => {
    const mission = inProcess({ policy: POLICY, more: ACCEPTED });
    const { state } = await mission.launch();
    expect(state.claim).toMatchObject({ accepted_risks: ['evaluator_in_process'] });
    expect(state.claim?.sentence).toContain('; accepted risks: evaluator_in_process; evaluator ');
  });
});

describe('a mission by `keep_policy` of the contract', () => {
  it('launches though its evaluator can be fooled, and says so', async () => {
    const mission = inProcess({});
    const notes: string[] = [];
    const { runId } = await mission.launch({
      onEvent: (event) => {
        if (event.kind === 'note') notes.push(event.note);
      },
    });
    expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
    expect(notes).toContainEqual(expect.stringMatching(/believes the code under test/));
    expect(risksOf(mission)).toEqual([['evaluator_in_process', true, false]]);
    const shown = await runCli(['status', runId], { cwd: mission.folder, env: mission.host.env });
    expect(shown.out).toMatch(/evaluator_in_process: .*believes the code/);
  });
});

describe('an evaluator that takes no score from the code under test', () => {
  it('is tried once', async () => {
    const mission = createMission({ session: SESSION, front: frontOf({ policy: POLICY }) });
    const { runId } = await mission.launch();
    expect(risksOf(mission)).toEqual([['evaluator_in_process', false, false]]);
    expect(leftOf(mission, runId).manifest).not.toHaveProperty('accepted_risks');
  });
});

describe('an unknown risk', () => {
  it('is refused in the front matter and on the command line, with what was meant', async () => {
    const mission = inProcess({ more: 'accept_risk: {base_gaurd: true}\n' });
    const error = await refusalOf(mission.launch());
    expect(String((error as Error).message)).toMatch(/base_gaurd.*Did you mean "base_guard"/);
    const args = ['--accept-risk', 'evaluator_in_proces', 'missions/climb'];
    const call = await runCli(['mission', ...args], { cwd: mission.folder });
    expect(call.code).toBe(2);
    expect(call.err).toContain('Did you mean "evaluator_in_process"?');
  });
});

describe('a mission with a guard whose test a session may alter', () => {
  const create = (policy: string, more = '') =>
    createMission({
      session: SESSION,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
      files: { 'test.sh': 'test -s value.txt\n' },
      front: frontOf({
        policy: `${policy}\n  protect: [evaluate.sh]`,
        more: `guards:\n  - {name: tests, command: sh test.sh}\n${more}`,
      }),
    });
  const FOUND = 'a change may alter 1 test file that a guard uses ("test.sh")';

  it('is refused before a session begins, and goes on where that is accepted', async () => {
    const mission = create(POLICY);
    expect(await refusalOf(mission.launch())).toMatchObject({ exitCode: 3, message: expect.stringContaining(FOUND) });
    expect(risksOf(mission)).toEqual([['unprotected_tests', true, false]]);
    const [runId = ''] = runsOf(mission);
    await mission.resume(runId, { acceptRisk: ['unprotected_tests'], maxIterations: 1 });
    expect(risksOf(mission)).toContainEqual(['unprotected_tests', true, true]);
    expect(stateOf(mission).entries).toHaveLength(2);
  });

  it('is refused for the manifest of its task runner, which is protected by default', async () => {
    const manifest = (protect: string) =>
      createMission({
        session: SESSION,
        evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
        files: { Makefile: 'test:\n\ttest -s value.txt\n' },
        front: frontOf({
          policy: `${POLICY}${protect}`,
          more: 'guards:\n  - {name: tests, command: make -s test}\n',
        }),
      });
    expect(await refusalOf(manifest('\n  protect: [evaluate.sh]').launch())).toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('("Makefile")'),
    });
    const { runId } = await manifest('').launch();
    expect(runId).not.toBe('');
  });

  it('continues with the key', async () => {
    const { runId } = await create(POLICY, 'accept_risk: {unprotected_tests: true}\n').launch();
    expect(runId).not.toBe('');
  });

  it('goes on by the contract’s keep policy, which shows it', async () => {
    const mission = create('\n  keep_policy: pass_only');
    await mission.launch();
    expect(risksOf(mission)).toEqual([['unprotected_tests', true, false]]);
  });
});

describe('a mission with a protected link to what a session may alter', () => {
  it('is refused before a session begins, and goes on where that is accepted', async () => {
    const mission = createMission({
      session: SESSION,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
      files: { 'data/in.txt': '1\n', 'bench/in.txt': '1\n' },
      front: frontOf({ policy: `${POLICY}\n  protect: [evaluate.sh, bench/**]` }),
    });
    symlinkSync('../data', join(mission.folder, 'bench', 'data'));
    userGit(mission.folder, 'add', '-A');
    userGit(mission.folder, 'commit', '-qm', 'Link');
    expect(await refusalOf(mission.launch())).toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('("bench/data": "data/**")'),
    });
    const [runId = ''] = runsOf(mission);
    await mission.resume(runId, { acceptRisk: ['unprotected_links'], maxIterations: 1 });
    expect(risksOf(mission)).toContainEqual(['unprotected_links', true, true]);
  });
});
