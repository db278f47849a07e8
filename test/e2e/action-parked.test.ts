/** A model that gives no answer: a limit that ends after the job is waited for by the next run; a refused key is not. */
import { expect, it, vi } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { KEY } from '../helpers/gateway.ts';
import type { GitServer } from '../helpers/git-server.ts';
import { SHARED_FILES } from '../helpers/machines.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { userGit } from '../helpers/repository.ts';
import { BRANCH, createWorld } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 240_000 });

const COMMAND = `${process.execPath} agent.mjs`;
const ENV = { ANTHROPIC_API_KEY: '$MODEL_KEY', ANTHROPIC_BASE_URL: '$MODEL_URL' };
const GATEWAY = { gateway: 'anthropic', network: 'model', sandbox: 'required', env: ENV };
const AGENT = `[agent]
command = "${COMMAND} # {prompt_file}"
sandbox = "required"
gateway = "anthropic"
network = "model"
env = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }
`;
const FILES = {
  ...SHARED_FILES,
  '.gitignore': '.autorize/work/\n',
  'agent.mjs': MODEL_AGENT,
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml']
    .replace(/\[agent\][\s\S]*?(?=\n\[|$)/, AGENT)
    .replace('total_budget = "10m"', 'total_budget = "8h"'),
  'evaluate.sh': `printf '{"pass":true,"score":%s}\\n' "$(cat a/value.txt)"\n`,
  'session.sh': `echo 11 > a/value.txt && git commit -qam 'Raise it'
printf '{"status":"candidate","candidate_commit":"%s","base_commit":"%s","description":"raise","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
  "$(git rev-parse HEAD)" "$RCS_LAST_KEPT_COMMIT" > "$RCS_CANDIDATE_FILE"
`,
  'missions/climb/mission.md': 'Make the number larger.\n',
  'missions/climb/sandbox.md': `---\n${JSON.stringify({
    evaluator: { command: 'sh evaluate.sh', format: 'json', keep_policy: 'score_improvement' },
    agent: { command: COMMAND, ...GATEWAY },
  })}\n---\nStay in this folder.\n`,
  'plan.json': JSON.stringify({
    version: 1,
    agents: { 'agent-1': { command: COMMAND, ...GATEWAY } },
    items: [{ id: 'one', agent_id: 'agent-1', description: 'Write one.', output_files: ['one.txt'] }],
  }),
};

const HOURS_5 = 5 * 3600;

/** The entries of a kind on the server, of a ledger whose chain holds. */
function entriesOn(git: GitServer, { ref, file }: { readonly ref: string; readonly file: string }) {
  const paths = userGit(git.folder, 'ls-tree', '-r', '--name-only', ref).split('\n');
  const path = paths.find((each) => each.endsWith(file)) ?? file;
  const parsed = parseJournal(Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${ref}:${path}`)}\n`));
  return parsed.kind === 'sound' ? (parsed.records as Record<string, unknown>[]) : [];
}

const LOOPS = [
  {
    loop: 'an experiment',
    inputs: { 'max-iterations': '1' },
    command: 'echo 9 > a/value.txt',
    ledger: (git: GitServer) =>
      entriesOn(git, { ref: 'refs/autorize-ledger/pi', file: 'iterations.jsonl' }).map(
        ({ iter, outcome }) => `${iter} ${outcome}`,
      ),
    parked: ['0 baseline', '1 killed'],
    done: ['0 baseline', '1 killed', '2 merged'],
    outputs: { kept: '1', 'best-score': '19' },
  },
  {
    loop: 'a mission',
    inputs: { mode: 'mission', experiment: '', 'mission-dir': 'missions/climb', 'max-iterations': '1' },
    command: 'sh session.sh',
    ledger: (git: GitServer) =>
      entriesOn(git, { ref: 'refs/autorize-ledger/mission.missions-climb', file: 'journal.jsonl' })
        .filter(({ kind }) => kind === 'baseline' || kind === 'iteration')
        .map(({ iteration, decision }) => `${iteration} ${decision}`),
    parked: ['0 baseline', '1 interrupted'],
    done: ['0 baseline', '1 interrupted', '2 keep'],
    outputs: { kept: '1' },
  },
  {
    loop: 'a plan',
    inputs: { mode: 'work', experiment: '', 'work-items': 'plan.json', 'max-iterations': '' },
    command: 'echo 1 > one.txt',
    ledger: (git: GitServer) =>
      entriesOn(git, { ref: 'refs/autorize-ledger/work.plan', file: 'journal.jsonl' })
        .filter(({ kind }) => kind === 'landed')
        .map(({ item }) => `landed ${item}`),
    parked: [],
    done: ['landed one'],
    outputs: { kept: '1' },
  },
] as const;

it.each(LOOPS)('429 with a reset in 5 h on a runner with 30 minutes left: $loop', async (loop) => {
  const { inputs, command, ledger } = loop;
  await using world = await createWorld(FILES);
  await using model = await startModelServer({ command });
  model.script({ kind: 'status', status: 429, headers: { 'retry-after': String(HOURS_5) } });
  const step = (run: string) =>
    world.step(
      { ...inputs, 'job-timeout-minutes': '40', publish: 'branch' },
      { env: { MODEL_KEY: KEY, MODEL_URL: model.url, GITHUB_RUN_ID: run } },
    );
  const before = Date.now();
  const parked = await step('42');
  expect(parked.code, parked.out).toBe(0);
  expect(parked.outputs).toMatchObject({ 'stop-reason': 'rate-limited', kept: '0' });
  const until = Date.parse(parked.outputs['rate-limited-until'] ?? '');
  expect(until).toBeGreaterThanOrEqual(before + HOURS_5 * 1000 - 1000);
  expect(until).toBeLessThanOrEqual(Date.now() + HOURS_5 * 1000);
  const minute = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
  expect(parked.out).toContain(`${minute} UTC`);
  expect(parked.summary).toContain(`${minute} UTC`);
  // It asked once, and has recorded an attempt that used nothing up.
  expect(model.requests).toHaveLength(1);
  expect(ledger(world.git)).toEqual(loop.parked);
  model.script({ kind: 'ok' });
  const next = await step('43');
  expect(next.code, next.out).toBe(0);
  expect(next.outputs).toMatchObject(loop.outputs);
  expect(next.outputs['rate-limited-until'] ?? '').toBe('');
  expect(ledger(world.git)).toEqual(loop.done);
  if (loop.loop === 'an experiment') {
    expect(next.out).toContain('resumes from 2 records');
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('9');
  }
});

it('fails the step at once where the key is refused, says what to do, and pushes what there is', async () => {
  const [{ inputs, ledger }] = LOOPS;
  await using world = await createWorld(FILES);
  await using model = await startModelServer();
  model.script({ kind: 'status', status: 401, message: 'invalid x-api-key' });
  const { code, out, outputs } = await world.step(
    { ...inputs, publish: 'branch' },
    { env: { MODEL_KEY: KEY, MODEL_URL: model.url } },
  );
  expect(code, out).not.toBe(0);
  expect(outputs['stop-reason']).toContain('the key was refused (401: invalid x-api-key)');
  expect(out).toContain('Check the key');
  expect(model.requests).toHaveLength(1);
  expect(ledger(world.git)).toEqual(['0 baseline', '1 infra_error']);
});
