/** A model whose limit ends after the job: the step pushes what there is and says when, and the next run goes on. */
import { expect, it, vi } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { KEY } from '../helpers/gateway.ts';
import { SHARED_FILES } from '../helpers/machines.ts';
import { MODEL_AGENT } from '../helpers/model-agent.ts';
import { startModelServer } from '../helpers/model-server.ts';
import { userGit } from '../helpers/repository.ts';
import { BRANCH, createWorld } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const AGENT = `[agent]
command = "${process.execPath} agent.mjs # {prompt_file}"
sandbox = "required"
gateway = "anthropic"
network = "model"
env = { ANTHROPIC_API_KEY = "$MODEL_KEY", ANTHROPIC_BASE_URL = "$MODEL_URL" }
`;
const FILES = {
  ...SHARED_FILES,
  'agent.mjs': MODEL_AGENT,
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml']
    .replace(/\[agent\][\s\S]*?(?=\n\[|$)/, AGENT)
    .replace('total_budget = "10m"', 'total_budget = "8h"'),
};

const HOURS_5 = 5 * 3600;

it('429 with a reset in 5 h on a runner with 30 minutes left', async () => {
  await using world = await createWorld(FILES);
  await using model = await startModelServer({ command: 'echo 9 > a/value.txt' });
  model.script({ kind: 'status', status: 429, headers: { 'retry-after': String(HOURS_5) } });
  const ledger = () => {
    const text = userGit(world.git.folder, 'cat-file', 'blob', 'refs/autorize-ledger/pi:iterations.jsonl');
    const parsed = parseJournal(Buffer.from(`${text}\n`));
    const records = parsed.kind === 'sound' ? (parsed.records as { iter: number; outcome: string }[]) : [];
    return records.map(({ iter, outcome }) => `${iter} ${outcome}`);
  };
  const step = (run: string) =>
    world.step(
      { 'max-iterations': '1', 'job-timeout-minutes': '40', publish: 'branch' },
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
  expect(ledger()).toEqual(['0 baseline', '1 killed']);
  model.script({ kind: 'ok' });
  const next = await step('43');
  expect(next.code, next.out).toBe(0);
  expect(next.out).toContain('resumes from 2 records');
  expect(next.outputs).toMatchObject({ kept: '1', 'best-score': '19' });
  expect(next.outputs['rate-limited-until'] ?? '').toBe('');
  expect(ledger()).toEqual(['0 baseline', '1 killed', '2 merged']);
  expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('9');
});
