import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitMissionWords } from '../../src/cli/mission-flags.ts';
import { createMission, leftOf, type Mission, runsOf, workspacesOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';

const cli = ({ folder, host }: Mission, ...argv: string[]): Promise<CliResult> =>
  runCli(argv, { cwd: folder, env: host.env });

describe('the words of rcs autoresearch', () => {
  const split = (...argv: string[]) => {
    const { values, missionDir, agentArgs, problems } = splitMissionWords(argv);
    return { values: Object.fromEntries(values), missionDir, agentArgs, problems: problems.map(({ found }) => found) };
  };

  it('are ours up to the mission directory, and the agent’s behind it', () => {
    expect(split('--max-iterations', '3', '--agent=sh x', 'm', '--model', 'o3', '--help')).toEqual({
      values: { 'max-iterations': ['3'], agent: ['sh x'] },
      missionDir: 'm',
      agentArgs: ['--model', 'o3', '--help'],
      problems: [],
    });
    expect(split('--time-budget', '1h', '--resume', 'r', 'm', '-c', 'x=1')).toMatchObject({
      values: { 'time-budget': ['1h'], resume: ['r'] },
      missionDir: undefined,
      agentArgs: ['m', '-c', 'x=1'],
    });
    expect(split('--resume=r', '--', '--agent')).toMatchObject({
      values: { resume: ['r'] },
      agentArgs: ['--agent'],
      problems: [],
    });
    expect(split('m', '--max-iterations', '3').problems).toEqual(['"--max-iterations" after the mission']);
    expect(split('--modell', 'm').problems).toEqual(['unknown flag "--modell"']);
  });
});

describe('rcs autoresearch', () => {
  it('reports every problem of the command line, and of both files, at once', async () => {
    const mission = createMission({
      session: 'hand noop',
      files: { 'missions/climb/sandbox.md': '---\nevaluator: {}\nagent: {env: {KEY: $UNSET_KEY, N: 1}}\n---\n' },
    });
    const none = await cli(mission, 'autoresearch', '--max-iterations', 'x', '--time-budget', '0s');
    expect(none.code).toBe(2);
    for (const part of ['neither a mission nor a run', '--max-iterations "x"', '--time-budget "0s"'])
      expect(none.err).toContain(part);
    const broken = await cli(mission, 'autoresearch', 'missions/climb');
    expect(broken.code).toBe(2);
    expect(broken.err).toContain('missions/climb/sandbox.md:2:12: $.evaluator.command is missing; expected text');
    for (const part of ['$.evaluator.format', '$.agent.env.KEY', 'UNSET_KEY', '$.agent.env.N']) {
      expect(broken.err).toContain(part);
    }
    mkdirSync(join(mission.folder, 'missions/empty'));
    const empty = await cli(mission, 'mission', 'missions/empty');
    expect(empty.err).toContain('missions/empty/mission.md: no such file');
    expect(empty.err).toContain('missions/empty/sandbox.md: no such file');
    expect((await cli(mission, 'mission', 'nowhere')).err).toContain('there is no folder "nowhere"');
    expect(existsSync(join(mission.folder, '.rcs'))).toBe(false);
  });

  it('names the agents that there could be when Codex is not there', async () => {
    const mission = createMission({ session: '', front: 'evaluator: {command: sh evaluate.sh, format: json}\n' });
    const argv = ['autoresearch', 'missions/climb'];
    const refused = await runCli(argv, { cwd: mission.folder, env: { ...mission.host.env, PATH: '/usr/bin:/bin' } });
    expect(refused.code).toBe(3);
    for (const part of ['"codex" is not on PATH', 'agent.command', '--agent COMMAND', 'RCS_AGENT_COMMAND']) {
      expect(refused.err).toContain(part);
    }
  });

  it('runs with the agent of the flag, and its runs are known to status, list, show, verify and report', async () => {
    const mission = createMission({
      session: 'improve 1$RCS_ITERATION; echo "said $1"; hand candidate $(git rev-parse HEAD)',
      front: 'evaluator: {command: sh evaluate.sh, format: json}\n',
    });
    const run = await cli(
      mission,
      'autoresearch',
      '--max-iterations',
      '2',
      '--agent',
      '. ./session.sh',
      'missions/climb',
      'hello',
    );
    expect([run.code, run.err]).toEqual([0, '']);
    const [runId = ''] = runsOf(mission);
    expect(run.out).toContain('● keep            2            12  score 12 improves on 11 (iteration 2)');
    expect(run.out).toContain(`next      git merge autoresearch/missions-climb/`);
    const status = await cli(mission, 'status', runId);
    expect([status.code, status.out]).toEqual([
      0,
      expect.stringContaining('completed: max_iterations reached: 2 iterations'),
    ]);
    const asJson = JSON.parse((await cli(mission, 'status', runId, '--json')).out) as object;
    expect(asJson).toEqual({ ...leftOf(mission, runId).manifest, is_running: false, waiting: null, problems: [] });
    expect((await cli(mission, 'list', runId)).out.split('\n')).toHaveLength(6);
    const shown = (await cli(mission, 'show', runId, '1')).out;
    for (const part of ['# Iteration 1: keep, score 11', '+11', 'said hello']) expect(shown).toContain(part);
    expect((await cli(mission, 'show', runId, '9')).err).toContain('has no entry 9; it has 0 to 2');
    expect((await cli(mission, 'verify', runId)).out).toContain(`${runId}: sound`);
    const claimless = await cli(mission, 'verify', runId, '2', '--rescore');
    expect(claimless.code).toBe(2);
    expect(claimless.err).toContain('iteration "2"; expected only the id of a mission run');
    expect(claimless.err).toContain('--rescore; expected a mission with evaluator.decision');
    for (const shown of [run.out, status.out])
      expect(shown).toContain('gain      not claimed: each score is a single evaluation');
    const wrong = await cli(mission, 'show', runId, 'x', 'y', 'z', '--yes');
    expect(wrong.code).toBe(2);
    for (const part of ['"--yes"', 'unexpected argument "y"', 'unexpected argument "z"', 'iteration "x"']) {
      expect(wrong.err).toContain(part);
    }
    const report = await cli(mission, 'report', runId, '--output', 'pages');
    expect(report.code).toBe(0);
    expect(readFileSync(join(mission.folder, 'pages/report.html'), 'utf8')).toContain(
      'Iteration 2: <span class="mark merged">keep</span>',
    );
    const { workspace, manifest } = leftOf(mission, runId);
    const cleaned = await cli(mission, 'clean', runId);
    expect([cleaned.code, cleaned.out]).toEqual([
      0,
      expect.stringContaining(`removed ${workspace}, ${mission.cache}/autorize/mission-`),
    ]);
    expect([existsSync(workspace), existsSync(workspacesOf(mission.folder))]).toEqual([false, false]);
    expect(userGit(mission.folder, 'rev-parse', manifest.branch_name)).toBe(manifest.last_kept_commit);
    expect((await cli(mission, 'clean', runId)).out).toBe('nothing to remove\n');
    const { runId: open } = await mission.launch({ timeBudgetMs: 1, agentCommand: '. ./session.sh' });
    const refused = await cli(mission, 'clean', open);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining(`rcs autoresearch --abandon ${open}`)]);
    const slip = await cli(mission, 'list', `${runId}x`);
    expect([slip.code, slip.err]).toEqual([3, expect.stringContaining(`Did you mean "${runId}"?`)]);
    const named = await cli(mission, 'status', 'missions-climb');
    expect([named.code, named.err]).toEqual([3, expect.stringContaining(`Its newest run: ${open}`)]);
    // A name that is no run is an experiment's.
    expect((await cli(mission, 'status', 'nothing')).err).toContain('there is no experiment "nothing"');
  });

  it('leaves nothing in a repository without the run that a command names', async () => {
    const mission = createMission({ session: '' });
    const id = 'missions-climb-20260102t030405z';
    for (const argv of [
      ['autoresearch', '--resume', 'nope'],
      ['autoresearch', '--resume', id],
      ['autoresearch', '--abandon', id],
      ['clean', id],
      ['status', id],
    ]) {
      const refused = await cli(mission, ...argv);
      expect([refused.code, refused.err], argv.join(' ')).toEqual([
        3,
        expect.stringMatching(/there is no mission run "[a-z0-9-]+" here/),
      ]);
      expect(existsSync(join(mission.folder, '.rcs')), argv.join(' ')).toBe(false);
    }
  });

  it('says what is protected and why, and names the key where a candidate changed it', async () => {
    const mission = createMission({
      session: 'echo "echo 1" >score.sh; git commit -qam Easier; hand candidate $(git rev-parse HEAD)',
      front: `evaluator: {command: sh ./score.sh && cat value.txt, format: json, keep_policy: pass_only}
guards: [{name: shape, command: sh evaluate.sh}]
stop: {max_iterations: 1}
`,
      files: {
        'score.sh': 'printf \'{"pass":true}\'; exit\n',
        'missions/climb/mission.md': 'Make `./score.sh` faster.\n',
      },
    });
    const run = await cli(mission, 'autoresearch', '--agent', '. ./session.sh', 'missions/climb');
    expect(run.out).toContain(
      'protects  score.sh, value.txt (evaluator.command names it), evaluate.sh (the guard "shape" names it), missions/climb/mission.md, missions/climb/sandbox.md (the mission itself)',
    );
    const note = 'missions/climb/mission.md speaks of "score.sh", which is protected, since evaluator.command names it';
    expect(run.out).toContain(`note      ${note}: a candidate that changes it is discarded.`);
    expect(run.out).toContain('"score.sh" is protected: it is part of the evaluator (evaluator.protect says what is)');
    const front = 'evaluator: {command: sh evaluate.sh, format: json, protect: [bench/**]}\nagent: {command: "true"}\n';
    const idle = await cli(
      createMission({ session: '', front }),
      'autoresearch',
      '--max-iterations',
      '1',
      'missions/climb',
    );
    expect(idle.out).toContain('note      evaluator.protect: "bench/**" matches no file of the baseline');
  });

  it('confirms what a policy kept: at its end, and again on demand', async () => {
    const mission = createMission({
      session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)',
      front: `evaluator: {command: sh evaluate.sh, format: json, decision: auto, calibration_runs: 2}
agent: {command: . ./session.sh, sandbox: off}
`,
    });
    const argv = ['autoresearch', '--max-iterations', '2', '--time-budget', '1h', 'missions/climb'];
    const run = await cli(mission, ...argv);
    expect(run.code).toBe(0);
    const [runId = ''] = runsOf(mission);
    const claim =
      /gain {6}(\+20% \(95% CI \+20\.\.\+20, 2 fresh pairs\) over .*; 2 candidates proposed, 2 measured, 2 kept; .*)/;
    const sentence = claim.exec(run.out)?.[1];
    expect(sentence).toBeDefined();
    expect((await cli(mission, 'status', runId)).out).toContain(`gain      ${sentence}`);
    expect(JSON.parse((await cli(mission, 'status', runId, '--json')).out)).toMatchObject({ confirmed: sentence });
    await cli(mission, 'report', runId, '--output', 'pages');
    expect(readFileSync(join(mission.folder, 'pages/report.html'), 'utf8')).toContain(`Gain: ${sentence}`);
    expect(readFileSync(join(mission.folder, 'pages/report.md'), 'utf8')).toContain('Gain: +20% ');
    expect((await cli(mission, 'show', runId, '1')).out).toContain(
      'comparison: greedy, against 10: 11, again 11; effect 1',
    );
    const again = await cli(mission, 'verify', runId, '--rescore');
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toMatch(/ok +confirmation +\+20% \(95% CI \+20\.\.\+20, 2 fresh pairs\)/);
    const verified = await cli(mission, 'verify', runId);
    expect(verified.out).toMatch(/ok +comparisons +2 decisions recomputed from \d+ evaluations/);
    expect(verified.out).toContain(`${runId}: sound`);
  });

  it('verify finds what was changed by hand', async () => {
    const mission = createMission({ session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)' });
    const { runId } = await mission.launch({ timeBudgetMs: 1 });
    const { manifest, workspace, logs } = leftOf(mission, runId);
    writeFileSync(manifest.manifest_file, JSON.stringify({ ...manifest, last_kept_score: 99 }));
    writeFileSync(join(workspace, 'results.tsv'), 'iteration\n');
    const found = await cli(mission, 'verify', runId);
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/WRONG +\.rcs\/logs\/autoresearch\/.*\/manifest\.json +it is not what the records say/);
    expect(found.out).toMatch(/WRONG +results\.tsv/);
    const journal = join(logs, 'journal.jsonl');
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('"score":10', '"score":12'));
    expect((await cli(mission, 'verify', runId)).out).toMatch(/WRONG +journal\.jsonl/);
    const shown = await cli(mission, 'status', runId);
    expect([shown.code, shown.err]).toEqual([2, expect.stringContaining('journal.jsonl')]);
    const refused = await cli(mission, 'autoresearch', '--resume', runId);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining(`rcs autoresearch --abandon ${runId}`)]);
  });
});
