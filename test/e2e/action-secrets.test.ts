/** What agents wrote holds a key of the step: nothing that a gate or a loop publishes shows it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHARED_FILES } from '../helpers/machines.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { startGitHub, TOKENS } from './runner/github-server.ts';
import { KEY, leaksOf, showsKey } from './runner/leaks.ts';
import { startResults } from './runner/results-server.ts';
import { runAction } from './runner/run-action.ts';
import { BRANCH, createWorld } from './runner/world.ts';

const WRITTEN: Readonly<Record<string, string>> = {
  'in plain text': KEY,
  'as base64': Buffer.from(`a${KEY}b`).toString('base64'),
  'as hex': Buffer.from(KEY).toString('hex'),
  'as part of an address': encodeURIComponent(KEY),
  backwards: [...KEY].reverse().join(''),
  'so that a cut leaves a part of it': `${'x'.repeat(45)}${KEY}`,
};

async function judge(candidates: string, inputs: Record<string, string> = {}) {
  await using github = await startGitHub();
  await using results = await startResults();
  const pull = await github.openPull();
  const privateArea = createFolder({ 'candidates.json': candidates });
  const scenarios = [{ id: 'S-1', expect: { allowed_action_types: ['READ'] } }];
  writeFileSync(
    join(privateArea, 'suite.json'),
    JSON.stringify({ suite_version: 'v0', must_pass: ['S-1'], scenarios }),
  );
  const head = { sha: pull.headSha, repo: { full_name: 'octo/demo' } };
  const payload = { pull_request: { number: pull.number, head, base: { sha: pull.baseSha } } };
  const run = await runAction({
    ...{ privateArea, runner: createFolder(), event: { name: 'pull_request', payload } },
    inputs: {
      ...{ 'github-token': TOKENS.write, candidates: 'candidates.json', suite: 'suite.json' },
      ...{ 'trusted-ref': 'checkout', comment: 'always', check: 'always', ...inputs },
    },
    env: { GITHUB_API_URL: github.url, ...results.env, MODEL_API_KEY: KEY },
  });
  return {
    run,
    leaks: leaksOf(run, { github, results }),
    requests: github.seen.filter(({ method }) => method !== 'GET'),
  };
}

describe('a gate', () => {
  it.each(Object.entries(WRITTEN))('shows no key that candidates hold %s', async (_, text) => {
    expect(showsKey(text)).toBe(true);
    const action = { type: text, scope: text, note: text };
    const evaluated = {
      id: text,
      scenario_id: 'S-1',
      output: { scenario_id: 'S-1', band: text, actions: [action], [text]: text },
    };
    const unknown = { id: 'other', scenario_id: text, output: { band: text } };
    const failed = await judge(JSON.stringify({ candidates: [evaluated, unknown] }));
    expect(failed.run.code, failed.run.out).toBe(1);
    expect(failed.leaks).toEqual([]);
    expect(failed.requests.length).toBeGreaterThan(1);
    expect(failed.run.out).toContain('***');
    expect(failed.run.summary).toContain('***');

    const alone = await judge(JSON.stringify({ candidates: [evaluated, unknown] }), {
      check: 'never',
      comment: 'never',
    });
    expect(alone.run.out).toMatch(/^::error /m);
    expect(alone.leaks).toEqual([]);
  });

  it.each(Object.entries(WRITTEN))(
    'shows no key that stands %s where a file of candidates is wrong',
    async (_, text) => {
      const wrong = `[{"id":${JSON.stringify(text)},"scenario_id":7,"output":${JSON.stringify(text)}},
      {"id":"b","scenario_id":"S-1","output":{${JSON.stringify(text)}:1,${JSON.stringify(text)}:2}}]`;
      const { run, leaks } = await judge(wrong);
      expect(run.code, run.out).toBe(2);
      expect(leaks).toEqual([]);
      expect(run.summary).toContain('Candidate gate: invalid input');
    },
  );
});

const LOOP_FILES = {
  ...SHARED_FILES,
  'agent.sh': [
    'echo "the key is $MODEL_KEY, which is long" >&2; printf %s "$MODEL_KEY" | base64; printf "%s\\n" "$MODEL_KEY"',
    'case $1 in',
    '1) echo 9 >a/value.txt ;;',
    '2) echo 8 >a/value.txt; printf %s "$MODEL_KEY" | base64 >a/notes.txt ;;',
    '3) echo 8 >a/value.txt; : >"a/$(printf %s "$MODEL_KEY" | od -An -v -tx1 | tr -d " \\n")" ;;',
    // In pieces that are no key, which the evaluator prints as one.
    '*) i=1; while [ $i -lt 30 ]; do printf %s "$MODEL_KEY" | cut -c$i-$((i+5)) | tr -d "\\n" >a/part-$(printf %02d $i); i=$((i+6)); done; echo "x y" >a/value.txt ;;',
    'esac\n',
  ].join('\n'),
  'score.sh': `cat a/part-* >&2 2>/dev/null\n${SHARED_FILES['score.sh']}`,
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml']
    .replace('env = { WHICH = "$WHICH" }', 'env = { WHICH = "$WHICH", MODEL_KEY = "$MODEL_KEY" }')
    .replace('sh agent.sh {prompt_file}', 'sh agent.sh {iter} {prompt_file}'),
};

describe('a loop', () => {
  it('shows no key of its agent, pushes none and hands none on', async () => {
    await using world = await createWorld(LOOP_FILES);
    const inputs = { 'max-iterations': '4', publish: 'pull-request' };
    const run = await world.step(inputs, { env: { MODEL_KEY: KEY } });
    expect(run.code, run.out).toBe(0);
    expect(run.outputs).toMatchObject({ kept: '1', iterations: '4' });
    expect(leaksOf(run, world)).toEqual([]);
    const batch = ['cat-file', '--batch-all-objects', '--batch'];
    expect(showsKey(execFileSync('git', batch, { cwd: world.git.folder, maxBuffer: 1e9 }).toString())).toBe(false);
    expect(Object.keys(world.git.refs())).toContain(BRANCH);
    expect([...world.results.stored.keys()]).not.toEqual([]);
  });
});
