/** What the published ledger of two jobs says of the attempts that were not accepted, and of what all of them used up. */
import { describe, expect, it, vi } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { createWorld, type World } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const STATE = 'refs/autorize-ledger/pi';

/** The first attempt makes it worse, the second better, the third changes nothing; each says what it cost. */
const AGENT = `case "$AUTORIZE_ITER" in
1) echo 99 > a/value.txt ;;
2) echo 7 > a/value.txt ;;
esac
printf '{"type":"result","total_cost_usd":0.25,"usage":{"input_tokens":%s00,"output_tokens":7}}\\n' "$AUTORIZE_ITER"
`;

const FILES = {
  ...SHARED_FILES,
  'agent.sh': AGENT,
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml'].replace(
    '[agent]',
    '[budget]\nusd = 0.80\n[agent]\npreset = "claude"',
  ),
};

const USAGE_LINE = (usd: string) =>
  `printf '{"type":"result","total_cost_usd":${usd},"usage":{"input_tokens":%s00,"output_tokens":7}}\\n' "$1"`;

/** A session that makes it worse, one that makes it better, one that finds nothing, and one that hands over nothing. */
const SESSION = `
hand() {
  printf '{"status":"%s","candidate_commit":%s,"base_commit":"%s","description":"x","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
    "$1" "$2" "$RCS_LAST_KEPT_COMMIT" >"$RCS_CANDIDATE_FILE"
}
set -- "$RCS_ITERATION"
${USAGE_LINE('0.25')}
case "$1" in
1) echo 0 >a/value.txt ;;
2) echo 9 >a/value.txt ;;
4) exit 0 ;;
*) hand noop null; exit 0 ;;
esac
git add -A && git commit -qm "Session $1" && hand candidate "\\"$(git rev-parse HEAD)\\""
`;

const MISSION_FILES = {
  'a/value.txt': '1\n',
  'evaluate.sh': `printf '{"pass":true,"score":%s}\\n' $(cat a/value.txt)\n`,
  'session.sh': SESSION,
  'missions/climb/mission.md': 'Make the number larger.\n',
  'missions/climb/sandbox.md': `---
evaluator:
  command: sh evaluate.sh
  format: json
  keep_policy: score_improvement
stop: {max_consecutive_noops: 3}
budget: {usd: 1.2}
agent:
  command: claude() { . ./session.sh; }; claude
  sandbox: required
---
Stay in this folder.
`,
  '.gitignore': '.autorize/\n',
};

const PLAN_FILES = {
  'agent.sh': `[ "$1" != one ] || { echo 1 >one.txt; cost=0.25; }
[ "$1" != two ] || { [ "$WHICH" != good ] || echo 2 >two.txt; cost=0.5; }
[ "$1" != three ] || { mkdir -p .github/workflows; echo 3 >.github/workflows/three.yml; cost=0.75; }
printf '{"type":"result","total_cost_usd":%s,"usage":{"input_tokens":100,"output_tokens":7}}\\n' $cost
[ "$1" != two ] || [ -f two.txt ]
`,
  'plan.json': JSON.stringify({
    version: 1,
    agents: {
      'agent-1': {
        command: 'claude() { sh agent.sh "$1"; }; claude {id}',
        sandbox: 'required',
        env: { WHICH: '$WHICH' },
      },
    },
    items: ['one', 'two', 'three'].map((id) => ({ id, agent_id: 'agent-1', description: `Write ${id}.` })),
  }),
  '.gitignore': '.autorize/\n',
};

interface Report {
  readonly outcome: string;
  readonly notes: string;
  readonly usage?: { readonly usd?: number; readonly input_tokens?: number };
}

describe('two jobs', () => {
  it('publish every attempt of the first one, with its outcome, reason and usage, and once only', async () => {
    await using world = await createWorld(FILES);
    const proposed = await world.step({ 'max-iterations': '3' });
    expect(proposed.code, proposed.out).toBe(0);
    const folder = await world.results.download('autorize-proposal-pi-42-1');
    const ledger = (): Report[] => {
      const text = userGit(world.git.folder, 'cat-file', 'blob', `${STATE}:iterations.jsonl`);
      const parsed = parseJournal(Buffer.from(`${text}\n`));
      return parsed.kind === 'sound' ? (parsed.records as unknown as Report[]) : [];
    };
    for (const GITHUB_RUN_ID of ['43', '44']) {
      const published = await world.step({ proposal: folder, publish: 'branch' }, { env: { GITHUB_RUN_ID } });
      expect(published.code, published.out).toBe(0);
    }
    const records = ledger();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'discarded', 'noop', 'noop']);
    expect(records.slice(1, 4).map(({ usage }) => usage?.usd)).toEqual([0.25, 0.25, 0.25]);
    expect(records.slice(1, 4).map(({ usage }) => usage?.input_tokens)).toEqual([200, 100, 300]);
    expect(records[2]?.notes).toMatch(/^the job of run 43 reports iteration 1 as discarded: .*\(reported attempt /);
    expect(records[3]?.notes).toMatch(/^the job of run 43 reports iteration 3 as noop: /);
    // The second publication finds the accepted change there already, and reports nothing again.
    expect(records[4]?.notes).toContain('the same change was accepted in the meantime');
    const verified = await world.step({ mode: 'research', publish: 'none', 'max-iterations': '1' });
    expect(verified.out).toContain('resumes from 5 records');
  });

  it('publish every attempt of a mission, with its decision, reason and usage, and once only', async () => {
    await using world = await createWorld(MISSION_FILES);
    const mission = { mode: 'mission', experiment: '', 'mission-dir': 'missions/climb' };
    const proposed = await world.step({ ...mission, 'max-iterations': '4' });
    expect(proposed.code, proposed.out).toBe(0);
    const folder = await world.results.download('autorize-proposal-mission.missions-climb-42-1');
    const entries = (): Entry[] =>
      recordsOn(world, 'refs/autorize-ledger/mission.missions-climb').filter(({ decision }) => decision !== undefined);
    const publish = { ...mission, 'max-iterations': '', proposal: folder, publish: 'branch' };
    let [privateArea, printed] = ['', ''];
    for (const GITHUB_RUN_ID of ['43', '44']) {
      const published = await world.step(publish, { env: { GITHUB_RUN_ID } });
      expect(published.code, published.out).toBe(0);
      [privateArea, printed] = [published.privateArea, published.out];
    }
    const reported = ['discard', 'noop', 'error'];
    // The second publication finds the accepted change there already, and reports nothing again.
    expect(
      entries().map(({ decision }) => decision),
      printed,
    ).toEqual(['baseline', 'keep', ...reported, 'discard']);
    expect(
      entries()
        .slice(1, 5)
        .map(({ usage }) => usage?.usd),
    ).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(
      entries()
        .slice(1, 5)
        .map(({ usage }) => usage?.input_tokens),
    ).toEqual([200, 100, 300, 400]);
    expect(entries()[2]?.decision_reason).toMatch(
      /^the job of run 43 reports iteration 1 as discard: .*\(reported attempt /,
    );
    expect(entries()[4]?.decision_reason).toContain('reports iteration 4 as error: ');
    const verified = await world.step({ ...mission, mode: 'verify', 'max-iterations': '' }, { privateArea });
    expect(verified.code, verified.out).toBe(0);
    // What was spent elsewhere is no part of the budget, what was tried there of the streaks that end a mission.
    const next = await world.step({ ...mission, 'max-iterations': '7' }, { env: { GITHUB_RUN_ID: '45' } });
    expect(next.code, next.out).toBe(0);
    expect(next.out).toContain('resumes from 6 records');
    expect(next.outputs['stop-reason']).toContain('max_iterations reached: 7 iterations');
  });

  it('publish every attempt at the items of a plan, with its status, reason and usage, and once only', async () => {
    await using world = await createWorld(PLAN_FILES);
    const plan = { mode: 'work', experiment: '', 'work-items': 'plan.json', 'max-iterations': '' };
    const proposed = await world.step(plan);
    expect(proposed.code, proposed.out).toBe(1);
    const folder = await world.results.download('autorize-proposal-work.plan-42-1');
    const state = 'refs/autorize-ledger/work.plan';
    let [privateArea, reported] = ['', ''];
    for (const GITHUB_RUN_ID of ['43', '44']) {
      const published = await world.step({ ...plan, proposal: folder, publish: 'branch' }, { env: { GITHUB_RUN_ID } });
      // What failed elsewhere fails nothing here.
      expect(published.code, published.out).toBe(0);
      [privateArea, reported] = [published.privateArea, published.out];
    }
    const records = recordsOn(world, state).filter(({ kind }) => kind === 'landed' || kind === 'ended');
    expect(
      records.map(({ kind, item }) => `${kind} ${item}`),
      reported,
    ).toEqual(['landed one', 'ended two', 'ended three']);
    expect(records.map(({ status }) => status)).toEqual([undefined, 'failure', 'denied']);
    const read = (path: string) => JSON.parse(userGit(world.git.folder, 'cat-file', 'blob', `${state}:${path}`));
    const usages = records.map(({ id }) => read(`runs/${id}/usage.json`));
    expect(usages.map(({ usd }) => usd)).toEqual([0.25, 0.5, 0.75]);
    const reasons = records.slice(1).map(({ id }) => read(`receipts/${id}.json`).reason);
    expect(reasons[0]).toMatch(
      /^the job of run 43 reports item "two" as failure: the agent ended with exit code 1.* \(reported attempt /,
    );
    expect(reasons[1]).toContain('reports item "three" as denied: ');
    const verified = await world.step({ ...plan, mode: 'verify' }, { privateArea });
    expect(verified.code, verified.out).toBe(0);
    // An item that failed elsewhere is open still.
    const next = await world.step(plan, { env: { GITHUB_RUN_ID: '45', WHICH: 'good' } });
    expect(next.code, next.out).toBe(1);
    expect(next.summary).toMatch(/\| two \| success/);
  });
});

interface Entry {
  readonly kind?: string;
  readonly id?: string;
  readonly item?: string;
  readonly status?: string;
  readonly decision?: string;
  readonly decision_reason?: string;
  readonly usage?: { readonly usd?: number; readonly input_tokens?: number };
}

/** The records of the journal of the last state on the server, whose chain holds. */
function recordsOn(world: World, state: string): Entry[] {
  const paths = userGit(world.git.folder, 'ls-tree', '-r', '--name-only', state).split('\n');
  const path = paths.find((each) => each.endsWith('journal.jsonl'));
  const parsed = parseJournal(Buffer.from(`${userGit(world.git.folder, 'cat-file', 'blob', `${state}:${path}`)}\n`));
  return parsed.kind === 'sound' ? (parsed.records as unknown as Entry[]) : [];
}
