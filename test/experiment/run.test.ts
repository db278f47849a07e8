import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContractError } from '../../src/base/errors.ts';
import { exitCodeOf } from '../../src/experiment/loop/stop.ts';
import { runWithError } from '../helpers/broken-run.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const OBJECTIVE = 'command = "sh score.sh"\ndirection = "min"';

describe('a run of an experiment', () => {
  it('keeps what is better, on a branch with one commit an accepted change', async () => {
    const { folder, place, run } = createExperiment({
      agent: 'case $1 in 1) echo 8;; 2) echo 9;; *) echo 5;; esac > value.txt\n',
    });
    const { stop, state, records } = await run();
    expect(stop.kind).toBe('max_iterations');
    expect(state.stopped).toEqual({ at: expect.any(String), kind: stop.kind, reason: stop.reason });
    expect(JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'))).toEqual(state);
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 10],
      ['merged', 8],
      ['discarded', 9],
      ['merged', 5],
    ]);
    expect(userGit(folder, 'log', '--format=%s', 'main..autorize/pi').split('\n')).toEqual([
      'autorize iter 3: score 5',
      'autorize iter 1: score 8',
    ]);
    expect(userGit(folder, 'log', '-1', '--format=%(trailers:only,unfold)', 'autorize/pi').trim().split('\n')).toEqual([
      'Autorize-Experiment: pi',
      'Autorize-Iteration: 3',
      'Autorize-Score: 5',
      expect.stringMatching(/^Autorize-Record: [0-9a-f]{64}$/),
    ]);
    expect(userGit(folder, 'show', 'autorize/pi:value.txt')).toBe('5');
    expect(userGit(folder, 'status', '--porcelain')).toBe('');
    expect(JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'))).toMatchObject({ best_score: 5, best_iter: 3 });
  });

  it('writes prompt, diff, logs and evidence of each iteration', async () => {
    const { place, run } = createExperiment({ agent: `echo trying; echo careful >&2; ${NUDGE}` });
    await run({ maxIterations: 1 });
    const folder = join(place, 'iter-0001');
    expect(readdirSync(folder).sort()).toEqual([
      'agent.stderr',
      'agent.stdout',
      'changes.diff',
      'evidence.json',
      'files.json',
      'prompt.md',
      'run.json',
      'score.stderr',
      'score.stdout',
    ]);
    expect(readFileSync(join(folder, 'agent.stdout'), 'utf8')).toBe('trying\n');
    expect(readFileSync(join(folder, 'changes.diff'), 'utf8')).toContain('-10\n+9\n');
    expect(readFileSync(join(folder, 'prompt.md'), 'utf8')).toMatch(/^Make the number smaller\.\n/);
    expect(JSON.parse(readFileSync(join(folder, 'evidence.json'), 'utf8'))).toMatchObject({
      score: 9,
      outcome: 'merged',
    });
  });

  it('gives the agent the prompt in a file, or on standard input', async () => {
    const agent = 'command = "sh agent.sh {iter}"\nstdin = "prompt"';
    const { run } = createExperiment({ agent: 'grep -c "Make the number" > value.txt\n', config: { agent } });
    expect((await run({ maxIterations: 1 })).records.at(-1)).toMatchObject({ outcome: 'merged', score: 1 });
    const file = createExperiment({ agent: 'grep -c "Make the number" "$2" > value.txt\n' });
    expect((await file.run({ maxIterations: 1 })).records.at(-1)).toMatchObject({ outcome: 'merged', score: 1 });
  });

  it('gives the agent what the config names of the environment, and a git of its own', async () => {
    const agent = [
      'env | sort > seen.txt',
      'git log --format=%s >> seen.txt && git -c commit.gpgSign=false commit -qam scratch --allow-empty && git log --format=%an -1 >> seen.txt',
      NUDGE,
    ].join('\n');
    const table = 'command = "sh agent.sh {iter} {prompt_file}"\nenv = { KEY = "$SUPPLIED", PLAIN = "x" }';
    const config = { agent: table, environment: 'toolchains = "none"' };
    const { folder, run, host } = createExperiment({ agent, config });
    const { PATH, XDG_CACHE_HOME } = host.env;
    const env = { PATH, XDG_CACHE_HOME, SUPPLIED: 'a key', OTHER: 'a secret', LANG: 'C.UTF-8' };
    const { records } = await run({ maxIterations: 1 }, { env });
    expect(records.at(-1)).toMatchObject({ outcome: 'merged' });
    const seen = userGit(folder, 'show', 'autorize/pi:seen.txt').split('\n');
    const names = seen.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(names.filter((name) => !['_', 'PWD', 'OLDPWD', 'SHLVL', 'TERM', 'TZ'].includes(name))).toEqual([
      'AUTORIZE_HISTORY',
      'AUTORIZE_ITER',
      'AUTORIZE_NOTES',
      'AUTORIZE_RUN',
      'AUTORIZE_WORKDIR',
      'HOME',
      'KEY',
      'LANG',
      'PATH',
      'PLAIN',
      'TMPDIR',
    ]);
    expect(seen).toEqual(expect.arrayContaining(['KEY=a key', 'PLAIN=x', 'The base', 'agent']));
  });

  it('runs setup in the workspace and in the evaluation checkout, and none of what it makes is kept', async () => {
    const { folder, place, run } = createExperiment({
      agent: 'test ! -e ~/.npmrc && cat made.txt > value.txt\n',
      files: { 'score.sh': 'test -f made.txt && cat value.txt\n' },
      config: {
        setup: 'command = "echo 4 > made.txt; echo touched > notes/read-me.txt; echo key > ~/.npmrc"',
        teardown: 'command = "echo down"',
      },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.at(-1)).toMatchObject({ outcome: 'merged', score: 4, changed_paths: ['value.txt'] });
    expect(userGit(folder, 'diff', '--name-only', 'main', 'autorize/pi')).toBe('value.txt');
    const logs = readdirSync(join(place, 'iter-0001')).filter((name) => name.endsWith('.stdout'));
    expect(logs.sort()).toEqual(
      ['agent', 'judge-setup', 'judge-teardown', 'score', 'setup', 'teardown'].map((name) => `${name}.stdout`),
    );
  });

  it('keeps nothing that a guard says no to, and says which guard and what it said', async () => {
    const { folder, run } = createExperiment({
      agent: 'echo 5 > value.txt\n',
      files: { 'guard.sh': 'test $(cat value.txt) -ge 6 || { echo too low; exit 1; }\n' },
      config: { '[guards]': 'name = "not below 6"\ncommand = "sh guard.sh"' },
    });
    const { records } = await run({ maxIterations: 1 });
    expect(records.at(-1)).toMatchObject({
      outcome: 'invalid',
      score: null,
      notes: 'guard "not below 6" ended with exit code 1: "too low"',
    });
    expect(userGit(folder, 'rev-parse', 'autorize/pi')).toBe(userGit(folder, 'rev-parse', 'main'));
  });

  it('refuses a change of a denied path, of the evaluator and of too many files, and does not score it', async () => {
    const { place, run } = createExperiment({
      agent:
        'echo 1 > value.txt; case $1 in 1) echo x > deny/a;; 2) echo "echo 0" > score.sh;; 3) touch a b c;; esac\n',
      files: { 'deny/a': 'a\n' },
      config: { boundaries: 'deny_paths = ["deny/**"]\nmax_files = 3' },
    });
    const { records } = await run();
    expect(records.slice(1).map(({ outcome, notes }) => [outcome, notes])).toEqual([
      ['denied', '"deny/a" is denied by deny_paths (deny/**)'],
      ['denied', '"score.sh" is protected: it is part of the evaluator (objective.protect says what is)'],
      ['denied', '4 files changed, above max_files 3'],
    ]);
    expect(existsSync(join(place, 'iter-0001', 'score.stdout'))).toBe(false);
  });

  it('stops the agent at its budget, and judges what it left', async () => {
    const { run } = createExperiment({
      agent: 'echo 3 > value.txt; sleep 60\n',
      config: { iteration: 'budget = "3s"\nmax_iterations = 1' },
    });
    expect((await run()).records.at(-1)).toMatchObject({
      outcome: 'merged',
      score: 3,
      agent_killed_by_budget: true,
      notes: 'score 3 beats 10 (the baseline); the agent was stopped after 3s',
    });
  });

  it('does not end well where its budget stopped each agent before a change, and nobody knows of a model', async () => {
    const { run } = createExperiment({
      agent: 'sleep 60\n',
      config: { iteration: 'budget = "1s"\nmax_iterations = 1' },
    });
    const { stop, records } = await run();
    expect(records[1]).toMatchObject({ outcome: 'noop', agent_killed_by_budget: true });
    expect(stop.kind).toBe('agent');
    expect(stop.reason).toMatch(
      /; no agent worked, the last: the agent changed nothing; the agent was stopped after 1s$/,
    );
    expect(exitCodeOf(stop)).toBe(3);
  });

  it.each([
    ['./no-such.sh', 127],
    ['./score.sh', 126],
  ])('calls an agent that could not be run a failure of the machine, not an attempt: %s', async (command, code) => {
    const { run } = createExperiment({ agent: NUDGE, config: { agent: `command = "${command} {prompt_file}"` } });
    const { stop, records } = await run();
    expect(stop.kind).toBe('infra');
    const notes = expect.stringMatching(
      new RegExp(`^the agent could not be run \\(exit code ${code}\\): ".*${command}`),
    );
    expect(records.slice(1)).toEqual(Array(3).fill(expect.objectContaining({ outcome: 'infra_error', notes })));
  });

  it('judges what an agent left that ended with such a code itself', async () => {
    const { run } = createExperiment({ agent: `${NUDGE}exit 127\n` });
    expect((await run({ maxIterations: 1 })).records.at(-1)).toMatchObject({ outcome: 'merged', agent_exit: 127 });
  });

  it('under fail mode worst, a failed score is the largest number there is, and is not kept', async () => {
    const { run } = createExperiment({
      agent: 'echo nonsense > value.txt\n',
      config: { objective: `${OBJECTIVE}\nfail_mode = "worst"` },
    });
    expect((await run({ maxIterations: 1 })).records.at(-1)).toMatchObject({
      outcome: 'discarded',
      score: Number.MAX_VALUE,
      notes: expect.stringContaining('scored as the worst'),
    });
  });

  it('does not begin where the base has no score', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE, files: { 'value.txt': 'nothing\n' } });
    await expect(run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('the base itself has no score'),
    });
    expect(readFileSync(join(place, 'iterations.jsonl'), 'utf8')).toBe('');
    writeFileSync(join(folder, 'value.txt'), '7\n');
    userGit(folder, 'commit', '-qam', 'A number');
    const { records } = await run({ fresh: true, maxIterations: 1 });
    expect(records.map(({ score }) => score)).toEqual([7, 6]);
  });

  it('reads a score by jq and by a regular expression', async () => {
    const parse = (text: string, score: string) =>
      createExperiment({
        agent: NUDGE,
        files: { 'score.sh': score },
        config: { objective: `${OBJECTIVE}\nparse = ${text}` },
      }).run({ maxIterations: 1 });
    const json = 'printf \'{"runs":[{"ms":%s},{"ms":1}]}\' $(cat value.txt)\n';
    expect(
      (await parse('{ kind = "jq", path = "[.runs[].ms] | add" }', json)).records.map(({ score }) => score),
    ).toEqual([11, 10]);
    const line = 'echo "took $(cat value.txt) ms"\n';
    expect((await parse('{ kind = "regex", pattern = "took ([0-9]+) ms" }', line)).records.at(-1)?.score).toBe(9);
  });

  it('takes a signed score from the evaluator alone, whatever the code under test prints', async () => {
    const { run } = createExperiment({
      agent: 'if [ "$1" = 1 ]; then echo "echo AUTORIZE_SCORE guess 0; exit 0"; else echo "echo 4"; fi > program.sh\n',
      files: {
        'program.sh': 'echo 5\n',
        'score.sh':
          'read nonce; said=$(sh program.sh </dev/null); echo "said $said"; echo "AUTORIZE_SCORE $nonce $said"\n',
      },
      config: { objective: `${OBJECTIVE}\nparse = { kind = "signed" }` },
    });
    const { records } = await run({ maxIterations: 2 });
    expect(records.map(({ outcome, score }) => [outcome, score])).toEqual([
      ['baseline', 5],
      ['invalid', null],
      ['merged', 4],
    ]);
  });

  it('stops before an attempt that could pass the budget of money', async () => {
    const flood = 'yes | head -c 11000000\n';
    const spend = `${NUDGE}${flood}echo 'AUTORIZE_USAGE {"input_tokens":10,"output_tokens":5,"usd":0.4}'\n`;
    const dollars = createExperiment({ agent: spend, config: { budget: 'usd = 1' } });
    const { stop, records } = await dollars.run({ maxIterations: 9 });
    expect(stop).toMatchObject({ kind: 'budget_usd', reason: expect.stringContaining('$0.80 of $1.00 spent') });
    expect(records.length).toBe(3);
    expect(records.at(-1)?.usage).toEqual({ input_tokens: 10, output_tokens: 5, usd: 0.4 });
    // A CLI that reports each step alone: what is left out of its log may have reported more.
    const step = `echo '{"type":"step_finish","part":{"cost":0.2,"tokens":{"input":5,"output":2}}}'\n`;
    const tokens = createExperiment({
      agent: `${NUDGE}${step}${flood}${step}`,
      config: {
        budget: 'tokens = 45',
        agent: 'preset = "opencode"\ncommand = "sh agent.sh {iter} {prompt_file}"',
      },
    });
    expect((await tokens.run({ maxIterations: 9 })).records.at(-1)).toMatchObject({
      iter: 3,
      usage: { input_tokens: 10, output_tokens: 4, usd: 0.4, at_least: true },
    });
  });

  it('holds to the smaller of what it is asked for and what the config says', async () => {
    const spend = `${NUDGE}echo 'AUTORIZE_USAGE {"usd":0.4}'\n`;
    const { run } = createExperiment({ agent: spend, config: { budget: 'usd = 1' } });
    const less = await run({ maxIterations: 9, budgetUsd: 0.5, sandbox: 'off' });
    expect(less.stop).toMatchObject({ kind: 'budget_usd', reason: expect.stringContaining('$0.40 of $0.50 spent') });
    expect(less.records.at(-1)).toMatchObject({ iter: 1, sandbox: 'process-group' });
    const more = await run({ maxIterations: 9, budgetUsd: 5, sandbox: 'off' });
    expect(more.stop).toMatchObject({ kind: 'budget_usd', reason: expect.stringContaining('$0.80 of $1.00 spent') });
    const late = await run({ maxIterations: 9, timeLimitMs: 0, sandbox: 'off' });
    expect(late.stop.kind).toBe('deadline');
    expect(late.records).toHaveLength(more.records.length);
    const counted = await run({ maxIterations: 1, timeLimitMs: 1e12, sandbox: 'off' });
    expect(counted.stop.kind).toBe('max_iterations');
    const { started_at: from, deadline } = counted.state;
    expect(Date.parse(deadline ?? '') - Date.parse(from)).toBeLessThan(1e9);
  });

  it('ends when the time is up', async () => {
    for (let timeBudgetMs = 4000; ; timeBudgetMs *= 4) {
      const { run } = createExperiment({ agent: `sleep 1; ${NUDGE}`, config: { iteration: 'budget = "20s"' } });
      const { stop, records } = await run({ timeBudgetMs });
      expect(stop.kind).toBe('deadline');
      if (records.length > 1) break;
      // A busy machine may need more for the base and for the trial of the evaluator before the first agent.
      expect(timeBudgetMs).toBeLessThan(50_000);
    }
  });

  it('summarizes each change by the command of the config, which changes no outcome', async () => {
    const { run } = createExperiment({
      agent: NUDGE,
      config: { summarize: 'command = "grep -c value.txt"' },
    });
    expect((await run({ maxIterations: 1 })).records.at(-1)).toMatchObject({ outcome: 'merged', summary: '3' });
    const failing = createExperiment({ agent: NUDGE, config: { summarize: 'command = "exit 3"' } });
    expect((await failing.run({ maxIterations: 1 })).records.at(-1)).toMatchObject({
      outcome: 'merged',
      summary: null,
    });
  });

  it('works in workspaces side by side, and judges again what was made on an older branch head', async () => {
    const { folder, run } = createExperiment({
      // Each iteration adds a file of its own; the score is how many are missing.
      agent: 'sleep 0.$1; echo x > part-$1\n',
      files: { 'score.sh': 'echo $(( 10 - $(ls | grep -c part-) ))\n' },
      config: { iteration: 'budget = "20s"\nmax_iterations = 6\nparallel = 3' },
    });
    const { records, state } = await run();
    expect(records.slice(1).map(({ outcome }) => outcome)).toEqual(Array(6).fill('merged'));
    expect(state.best_score).toBe(4);
    expect(userGit(folder, 'rev-list', '--count', 'main..autorize/pi')).toBe('6');
    const parents = records.slice(1).map(({ base_commit: parent }) => parent);
    expect(parents).toEqual(records.slice(0, -1).map(({ commit }) => commit));
  });

  it('gives the place of an iteration that the machine broke off to another, though the other workspaces had none left', async () => {
    const folder = createFolder();
    const [first, ledger] = [join(folder, 'first'), join(folder, 'ledger')];
    const untilTheOtherEnded = `while test $(wc -l < ${ledger}) -lt 2; do sleep 0.1; done`;
    const { run, place } = createExperiment({
      agent: NUDGE,
      config: {
        iteration: 'budget = "20s"\nmax_iterations = 2\nparallel = 2',
        // Of the two workspaces one fails, when the other has long ended; where something is scored there is a seed.
        setup: `command = 'test -n "$AUTORIZE_SEED" || ! mkdir ${first} || { ${untilTheOtherEnded}; exit 1; }'`,
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    symlinkSync(join(place, 'iterations.jsonl'), ledger);
    const { records, stop } = await run();
    expect(stop.reason).toBe('max_iterations reached: 2 iterations');
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'infra_error', 'merged']);
  });

  it('discards what conflicts with a change that was accepted in the meantime', async () => {
    const begun = createFolder();
    const { run } = createExperiment({
      // Both work on the same head.
      agent: `: > ${begun}/$1; until [ -e ${begun}/1 ] && [ -e ${begun}/2 ]; do sleep 0.05; done; echo $((9 - $1)) > value.txt\n`,
      config: {
        iteration: 'budget = "60s"\nmax_iterations = 2\nparallel = 2',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const { records } = await run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'discarded']);
    expect(records.at(-1)?.notes).toContain(
      'conflicts with a change that was accepted in the meantime: 1 path, "value.txt" among them',
    );
    expect(records.at(-1)?.conflict).toBe(true);
  });
});

describe('before a run', () => {
  it('refuses a work tree with changes, naming them, unless they are allowed', async () => {
    const { folder, run } = createExperiment({ agent: NUDGE });
    writeFileSync(join(folder, 'value.txt'), '1\n');
    writeFileSync(join(folder, 'new.txt'), '1\n');
    await expect(run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/"value\.txt".*"new\.txt"/),
      remedy: expect.stringContaining('--allow-dirty'),
    });
    const { records } = await run({ allowDirty: true, maxIterations: 1 });
    expect(records.map(({ score }) => score)).toEqual([10, 9]);
    expect(readFileSync(join(folder, 'value.txt'), 'utf8')).toBe('1\n');
  });

  it.each([
    ['command = "no-such-agent --x {prompt_file}"', '"no-such-agent" is not on PATH'],
    ['command = "/no/such/agent {prompt_file}"', '"/no/such/agent" is no file that can be run'],
  ])('refuses an agent that is not there, before anything is scored: %s', async (agent, message) => {
    const { place, run } = createExperiment({ agent: NUDGE, config: { agent } });
    await expect(run()).rejects.toMatchObject({ exitCode: 3, message: expect.stringContaining(message) });
    expect(existsSync(join(place, 'iter-0000'))).toBe(false);
  });

  it('refuses every command that the shell cannot read, before any of them is run', async () => {
    const { folder, place, run } = createExperiment({
      agent: NUDGE,
      config: {
        objective: 'command = "touch ../ran; sh score.sh ("\ndirection = "min"\nbaseline = false',
        '[guards]': 'name = "tests"\ncommand = "if then"',
        agent: 'command = "sh agent.sh {iter} {prompt_file} \\u0000"',
        setup: 'command = "-x \'"',
      },
    });
    const { problems } = await run().then(
      () => expect.unreachable(),
      (error: unknown) => error as ContractError,
    );
    expect(problems.map(({ path, line }) => [path, typeof line])).toEqual([
      ['$.objective.command', 'number'],
      ['$.setup.command', 'number'],
      ['$.agent.command', 'number'],
      ['$.guards[0].command', 'number'],
    ]);
    expect(problems[0]?.found).toContain('which the shell cannot read');
    expect(existsSync(join(place, 'state.json'))).toBe(false);
    expect(existsSync(join(dirname(folder), 'ran'))).toBe(false);
  });

  it('refuses a preset whose CLI is not there', async () => {
    const { run, host } = createExperiment({ agent: NUDGE, config: { agent: 'preset = "claude"' } });
    const env = { ...host.env, PATH: dirname(execFileSync('which', ['flock'], { encoding: 'utf8' })) };
    await expect(run({}, { env })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('"claude" is not on PATH'),
      remedy: expect.stringContaining('Install it'),
    });
  });

  it('lets setup make the program that the agent is', async () => {
    const agent = 'command = "./made.sh {prompt_file}"';
    const setup = 'command = "cp agent.sh made.sh && chmod +x made.sh"';
    const { run } = createExperiment({ agent: `#!/bin/sh\n${NUDGE}`, config: { agent, setup } });
    expect((await run({ maxIterations: 1 })).records.at(-1)).toMatchObject({ outcome: 'merged', score: 9 });
  });

  it('refuses to move the branch that the work tree is on', async () => {
    const { folder, run } = createExperiment({ agent: NUDGE });
    userGit(folder, 'switch', '-qc', 'autorize/pi');
    await expect(run()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('is on autorize/pi'),
    });
  });

  it('refuses while an iteration is in flight, naming resume; resume refuses where there is nothing to resume', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await expect(experiment.run({ mode: 'resume' })).rejects.toMatchObject({ remedy: 'Start one: autorize run pi' });
    await experiment.run({ maxIterations: 1 });
    await expect(experiment.run({ mode: 'resume' })).rejects.toMatchObject({
      message: expect.stringContaining('there is nothing to resume'),
    });
    mkdirSync(join(experiment.place, 'iter-0002'));
    await expect(experiment.run()).rejects.toMatchObject({ remedy: 'Resume that run: autorize resume pi' });
  });

  it('resumes the run that was interrupted before its first record, not with the one before it, though the state is gone', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder, place, run } = experiment;
    const first = await run({ maxIterations: 1 });
    await runWithError(experiment, 'step:InvokeAgent');
    const mark = JSON.parse(readFileSync(join(place, 'iter-0002', 'run.json'), 'utf8')) as { id: string };
    expect(mark.id).not.toBe(first.records.at(-1)?.run?.id);
    rmSync(join(place, 'state.json'));
    const { out } = await runCli(['status', 'pi', '--json'], { cwd: folder });
    expect(JSON.parse(out)).toMatchObject({ run_id: mark.id, run_iterations_completed: 0, iter_in_progress: 2 });
    const { records, stop } = await run({ mode: 'resume', maxIterations: 2 });
    expect(stop.kind).toBe('max_iterations');
    expect(records.slice(2).map(({ iter, outcome, run: of }) => [iter, outcome, of?.id])).toEqual([
      [2, 'killed', mark.id],
      [3, 'merged', mark.id],
      [4, 'merged', mark.id],
    ]);
  });

  it('starts from HEAD at init, and says so where HEAD has moved on', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE });
    const base = userGit(folder, 'rev-parse', 'HEAD');
    const state = { experiment: 'pi', branch: 'autorize/pi', base_commit: base, started_at: '', deadline: null };
    writeFileSync(join(place, 'state.json'), JSON.stringify(state));
    writeFileSync(join(folder, 'value.txt'), '3\n');
    userGit(folder, 'commit', '-qam', 'Later');
    const notes: string[] = [];
    const { records } = await run({
      maxIterations: 1,
      onEvent: (event) => {
        if (event.kind === 'started') notes.push(...event.notes);
      },
    });
    expect(records.map(({ score }) => score)).toEqual([10, 9]);
    expect(notes).toEqual([
      `the base is ${base.slice(0, 12)}, 1 commit before HEAD; start from HEAD: autorize run pi --fresh`,
    ]);
  });

  it('records what the state alone says was in flight as killed, and refuses a new run until then', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE });
    const state = {
      ...{ experiment: 'pi', branch: 'autorize/pi', base_commit: userGit(folder, 'rev-parse', 'HEAD') },
      ...{ iter_in_progress: 3, current_step: 'InvokeAgent', started_at: '2026-05-20T10:00:00Z', deadline: null },
    };
    writeFileSync(join(place, 'state.json'), JSON.stringify(state));
    await expect(run()).rejects.toMatchObject({ exitCode: 3, remedy: 'Resume that run: autorize resume pi' });
    const { records } = await run({ mode: 'resume', maxIterations: 1 });
    expect(records.map(({ iter, outcome }) => [iter, outcome])).toEqual([
      [3, 'killed'],
      [0, 'baseline'],
      [4, 'merged'],
    ]);
    expect(records[0]?.notes).toBe('found in flight by resume (at InvokeAgent)');
  });

  it('fresh puts an earlier experiment aside, and loses nothing of it', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE });
    const { records } = await run({ maxIterations: 1 });
    const again = await run({ fresh: true, maxIterations: 1 });
    expect(again.records.map(({ iter, score }) => [iter, score])).toEqual([
      [0, 10],
      [1, 9],
    ]);
    const [stamp = ''] = readdirSync(join(place, 'archive'));
    const old = readFileSync(join(place, 'archive', stamp, 'iterations.jsonl'), 'utf8');
    expect(old.trim().split('\n').length).toBe(2);
    expect(userGit(folder, 'rev-parse', `autorize-archive/pi-${stamp}`)).toBe(records.at(-1)?.commit);
  });

  it('continues with the files of the original tool', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE });
    const base = userGit(folder, 'rev-parse', 'HEAD');
    const times = { started_at: '2026-05-20T10:00:00Z', ended_at: '2026-05-20T10:01:00Z' };
    const rest = { agent_exit: 0, agent_killed_by_budget: false, diff_lines: 2, notes: '', summary: null };
    const lines = [
      { iter: 1, ...times, outcome: 'merged', score: 8, best_so_far: 8, ...rest },
      { iter: 2, ...times, outcome: 'discarded', score: 9, best_so_far: 8, ...rest },
    ];
    writeFileSync(join(place, 'iterations.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const state = {
      ...{ experiment: 'pi', branch: 'autorize/pi', base_commit: base, iter_in_progress: null, current_step: 'Idle' },
      ...{ best_score: 8, best_iter: 1, started_at: times.started_at, deadline: '2026-05-20T14:00:00Z' },
      ...{ iterations_completed: 2, run_iterations_completed: 2, consecutive_noops: 0 },
    };
    writeFileSync(join(place, 'state.json'), JSON.stringify(state));
    // What that tool had kept.
    userGit(folder, 'switch', '-qc', 'autorize/pi');
    writeFileSync(join(folder, 'value.txt'), '8\n');
    userGit(folder, 'commit', '-qam', 'autorize iter 1: score 8');
    userGit(folder, 'switch', '-q', 'main');
    const { records } = await run({ maxIterations: 1 });
    expect(records.map(({ iter, outcome, score }) => [iter, outcome, score])).toEqual([
      [1, 'merged', 8],
      [2, 'discarded', 9],
      [3, 'merged', 7],
    ]);
    const text = readFileSync(join(place, 'iterations.jsonl'), 'utf8').split('\n');
    expect(text.slice(0, 2)).toEqual(lines.map((line) => JSON.stringify(line)));
    // The other way round: every field that the original knows is there, of its type.
    const written = JSON.parse(text[2] ?? '');
    for (const [key, value] of Object.entries({ ...lines[0], commit: '' })) {
      if (value !== null) expect(typeof written[key], key).toBe(typeof value);
    }
    const now = JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'));
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(state)));
  });
});
