import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitMissionWords } from '../../src/cli/mission-flags.ts';
import { createMission, lanesOf, leftOf, type Mission, runsOf } from '../helpers/mission.ts';
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
    expect(split('m', '--max-iterations', '3').problems).toEqual(['"--max-iterations" behind what names the mission']);
    expect(split('--modell', 'm').problems).toEqual(['the unknown flag "--modell"']);
  });
});

describe('rcs autoresearch', () => {
  it('tells every problem of the words, and of both files, at once', async () => {
    const mission = createMission({
      session: 'hand noop',
      files: { 'missions/climb/sandbox.md': '---\nevaluator: {}\n---\n' },
    });
    const none = await cli(mission, 'autoresearch', '--max-iterations', 'x', '--time-budget', '0s');
    expect(none.code).toBe(2);
    for (const part of ['neither a mission nor a run', '--max-iterations "x"', '--time-budget "0s"'])
      expect(none.err).toContain(part);
    const broken = await cli(mission, 'autoresearch', 'missions/climb');
    expect(broken.code).toBe(2);
    expect(broken.err).toContain('missions/climb/sandbox.md:2:12: $.evaluator.command: nothing; expected text');
    expect(broken.err).toContain('$.evaluator.format');
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
    expect(asJson).toEqual({ ...leftOf(mission, runId).manifest, is_running: false, problems: [] });
    expect((await cli(mission, 'list', runId)).out.split('\n')).toHaveLength(6);
    const shown = (await cli(mission, 'show', runId, '1')).out;
    for (const part of ['# Iteration 1: keep, score 11', '+11', 'said hello']) expect(shown).toContain(part);
    expect((await cli(mission, 'show', runId, '9')).err).toContain('has no entry 9; it has 0 to 2');
    expect((await cli(mission, 'verify', runId)).out).toContain(`${runId}: sound`);
    expect((await cli(mission, 'verify', runId, '--rescore')).code).toBe(2);
    const report = await cli(mission, 'report', runId, '--output', 'pages');
    expect(report.code).toBe(0);
    expect(readFileSync(join(mission.folder, 'pages/report.html'), 'utf8')).toContain('Iteration 2: keep');
    const { lane, manifest } = leftOf(mission, runId);
    const cleaned = await cli(mission, 'clean', runId);
    expect([cleaned.code, cleaned.out]).toEqual([
      0,
      expect.stringContaining(`removed ${lane}, ${mission.cache}/autorize/mission-`),
    ]);
    expect([existsSync(lane), existsSync(lanesOf(mission.folder))]).toEqual([false, false]);
    expect(userGit(mission.folder, 'rev-parse', manifest.branch_name)).toBe(manifest.last_kept_commit);
    expect((await cli(mission, 'clean', runId)).out).toBe('nothing to remove\n');
    const { runId: open } = await mission.launch({ timeBudgetMs: 1, agent: '. ./session.sh' });
    const refused = await cli(mission, 'clean', open);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining(`rcs autoresearch --abandon ${open}`)]);
    // A name that is no run is an experiment's.
    expect((await cli(mission, 'status', 'nothing')).err).toContain('there is no experiment "nothing"');
  });

  it('verify finds what was changed by hand', async () => {
    const mission = createMission({ session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)' });
    const { runId } = await mission.launch({ timeBudgetMs: 1 });
    const { manifest, lane, logs } = leftOf(mission, runId);
    writeFileSync(manifest.manifest_file, JSON.stringify({ ...manifest, last_kept_score: 99 }));
    writeFileSync(join(lane, 'results.tsv'), 'iteration\n');
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
