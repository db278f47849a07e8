import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { readZipEntry } from '../../src/kernel/zip-entry.ts';
import type { GitServer } from '../helpers/git-server.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { serveWebhook } from '../helpers/webhook.ts';
import { TOKENS } from './runner/github-server.ts';
import { obeyedInLog } from './runner/hostile.ts';
import type { StepRun } from './runner/run-action.ts';
import { createWorld, MASKS, searchAll, TOKEN_IN_HEADER, type World } from './runner/world.ts';

const MISSION = 'refs/autorize-ledger/mission.missions-climb';
const WORK = 'refs/autorize-ledger/work.plan';
const WORK_BRANCH = 'refs/heads/autorize-work/plan';

/** Writes what it can find of others' environments, adds one to the number that WHICH names, and stops at STOP_AT. */
const SESSION = `
hand() {
  printf '{"status":"%s","candidate_commit":%s,"base_commit":"%s","description":"::error::%s @octocat","notes":[],"created_at":"2026-01-02T03:04:05Z"}' \\
    "$1" "$2" "$RCS_LAST_KEPT_COMMIT" "$WHICH" >"$RCS_CANDIDATE_FILE"
}
[ "$RCS_ITERATION" != "$STOP_AT" ] || { hand abort null; exit 0; }
(env; cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n") | grep -v MODEL_KEY | sort -u >$WHICH/env.txt
echo $(( $(cat $WHICH/value.txt) + 1 )) >$WHICH/value.txt
git add -A && git commit -qm "Look at it" && git commit -q --allow-empty -m "Raise $WHICH"
hand candidate "\\"$(git rev-parse HEAD)\\""
`;

const SANDBOX = `---
evaluator:
  command: sh evaluate.sh
  format: json
  keep_policy: score_improvement
agent:
  command: . ./session.sh
  budget: 30s
  sandbox: required
  env: { WHICH: $WHICH, STOP_AT: $STOP_AT, MODEL_KEY: $MODEL_KEY }
---
Stay in this folder.
`;

/** By a policy, so that what it comes to is confirmed; its agent says no sandbox, and writes down its arguments. */
const SURE = SANDBOX.replace(
  'keep_policy: score_improvement',
  'decision: greedy\n  calibration_runs: 1\n  confirm: {pairs: 2}',
)
  .replace('sandbox: required', 'sandbox: off')
  .replace('. ./session.sh', `printf '%s|' "$@" >$WHICH/args.txt; . ./session.sh`);

const PLAN = {
  version: 1,
  agents: { 'agent-1': { command: 'sh agent.sh {id}', sandbox: 'required', env: { WHICH: '$WHICH' } } },
  items: ['one', 'two'].map((id) => ({
    id,
    agent_id: 'agent-1',
    description: `Write ${id}.`,
    output_files: [`${id}.txt`],
  })),
};

const FILES = {
  'a/value.txt': '1\n',
  'b/value.txt': '1\n',
  'c/value.txt': '1\n',
  'evaluate.sh':
    'printf \'{"pass":true,"score":%s}\\n\' $(( $(cat a/value.txt) + $(cat b/value.txt) + $(cat c/value.txt) ))\n',
  'session.sh': SESSION,
  'missions/climb/mission.md': 'Make the sum larger.\n',
  'missions/climb/sandbox.md': SANDBOX,
  'missions/sure/mission.md': 'Make the sum larger, and be sure.\n',
  'missions/sure/sandbox.md': SURE,
  // An agent that leaves the item alone that WHICH names, and writes what it finds.
  'agent.sh':
    '[ "$1" != "$WHICH" ] || exit 1\n(echo "$1"; env; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n") >"$1.txt"\necho "::error::said"\n',
  'plan.json': JSON.stringify(PLAN),
  '.gitignore': '.autorize/\n',
};

const KEY = 'sk-marker-of-the-model-0123456789';

type Step = Parameters<World['step']>[1];
type Ran = StepRun & { privateArea: string; runner: string };

/** A step of the mission: whose number it raises, and the iteration at which it asks to stop. */
function climb(world: World, [which, stopAt]: readonly [string, string], inputs = {}, more: Step = {}): Promise<Ran> {
  const env = { WHICH: which, STOP_AT: stopAt, MODEL_KEY: KEY, ...more.env };
  return world.step(
    {
      mode: 'mission',
      experiment: '',
      'mission-dir': 'missions/climb',
      'max-iterations': '',
      publish: 'branch',
      ...inputs,
    },
    { ...more, env },
  );
}

/** A step of the plan, whose agent fails at an item. */
function work(world: World, fails: string, inputs = {}, more: Step = {}): Promise<Ran> {
  return world.step(
    { mode: 'work', experiment: '', 'work-items': 'plan.json', 'max-iterations': '', publish: 'branch', ...inputs },
    { ...more, env: { WHICH: fails, ...more.env } },
  );
}

/** The journal of the last state on the server, whose chain holds. */
function journalOn(git: GitServer, ref: string): Record<string, unknown>[] {
  const path = userGit(git.folder, 'ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .find((each) => each.endsWith('journal.jsonl'));
  const parsed = parseJournal(Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${ref}:${path}`)}\n`));
  expect(parsed.kind).toBe('sound');
  return parsed.kind === 'sound' ? [...parsed.records] : [];
}

function decisionsOn(git: GitServer): string[] {
  const entries = journalOn(git, MISSION).filter(({ kind }) => kind === 'baseline' || kind === 'iteration');
  return entries.map(({ iteration, decision }) => `${iteration} ${decision}`);
}
const missionBranch = (git: GitServer) => String(journalOn(git, MISSION)[0]?.branch_name);
const numbersOn = (git: GitServer) =>
  ['a', 'b', 'c'].map((each) => userGit(git.folder, 'show', `${missionBranch(git)}:${each}/value.txt`)).join(' ');

const landedOn = (git: GitServer) =>
  journalOn(git, WORK)
    .filter(({ kind }) => kind === 'landed')
    .map(({ item }) => String(item))
    .sort((one, other) => one.localeCompare(other));
const filesOn = (git: GitServer) => userGit(git.folder, 'ls-tree', '--name-only', WORK_BRANCH).split('\n');

/** Puts the artifact of a proposal into a folder. */
async function download(world: World, name = ''): Promise<string> {
  const folder = createFolder();
  const { bytes = Buffer.alloc(0) } = world.results.stored.get(name) ?? {};
  for (const file of ['proposal.pack', 'proposal.json']) {
    const entry = await readZipEntry(bytes, { name: file, maxBytes: 1e8 });
    if (entry.kind === 'found') writeFileSync(join(folder, file), entry.bytes);
  }
  return folder;
}

/** Another commit on the default branch: a shallow checkout holds none of those before it. */
function moveMain(git: GitServer): void {
  const id = userGit(git.folder, 'commit-tree', '-p', 'main', '-m', 'Meanwhile', 'main^{tree}');
  userGit(git.folder, 'update-ref', 'refs/heads/main', id);
}

describe('a mission on runners', () => {
  it('goes on on a second machine, from a push whose answer was lost; no token is anywhere; one pull request', async () => {
    await using world = await createWorld(FILES);
    world.git.misdeeds.push('loses the reply');
    const first = await climb(world, ['a', '3']);
    // The session asked to stop: the mission is not over.
    expect(first.code, first.out + first.err).toBe(1);
    expect(first.outputs).toMatchObject({ kept: '2', 'baseline-score': '3', 'best-score': '5', iterations: '3' });
    expect(decisionsOn(world.git)).toEqual(['0 baseline', '1 keep', '2 keep', '3 abort']);
    const branch = missionBranch(world.git);
    expect(first.outputs.branch).toBe(branch);
    const base = await world.github.ask('GET', '/git/ref/heads/main');
    const { sha } = (base.data as { object: { sha: string } }).object;
    await world.github.ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
    await world.github.ask('PUT', '/contents/value.txt', { message: 'm', content: 'MQ==', branch });
    moveMain(world.git);
    const { address, received } = await serveWebhook();
    const inputs = { publish: 'pull-request', 'max-iterations': '4', 'notify-webhook': address };
    const second = await climb(world, ['b', ''], inputs, { env: { GITHUB_RUN_ID: '43' } });
    expect(second.code, second.out).toBe(0);
    expect(second.out).toContain('resumes from 4 records');
    expect(decisionsOn(world.git)).toEqual(['0 baseline', '1 keep', '2 keep', '3 abort', '4 keep']);
    expect(numbersOn(world.git)).toBe('3 2 1');
    expect(missionBranch(world.git)).toBe(branch);
    const notified = received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(notified.map(({ event, attempt }) => [event, attempt])).toEqual([
      ['accepted', 4],
      ['stopped', undefined],
    ]);
    expect(notified[0]).toMatchObject({ loop: 'mission', url: expect.stringMatching(/\/actions\/runs\/43$/) });
    const { data } = await world.github.ask('GET', '/pulls?state=all');
    const [pull, ...others] = data as { title: string; body: string }[];
    expect(others).toEqual([]);
    const claim = /3 of \d+ iterations accepted by score_improvement.*, not confirmed/;
    expect(second.outputs.improvement).toMatch(claim);
    expect(pull?.title).toMatch(/^autorize missions-climb: 3 of \d+.*…, not confirmed \(isolation: bubblewrap\)$/);
    expect(pull?.title.length).toBeLessThanOrEqual(72);
    expect(second.outputs['pull-request-number']).toBe('1');
    for (const text of [pull?.body, second.summary]) expect(text).not.toMatch(/@octocat|^::error/m);
    expect(world.results.stored.get('autorize-mission-missions-climb-43-1.html')?.bytes.toString()).toContain(
      '3 of 4 iterations accepted by score_improvement',
    );
    const records = world.results.stored.get('autorize-mission-missions-climb-43-1')?.bytes ?? Buffer.alloc(0);
    const supplied = await readZipEntry(records, { name: 'iteration-0004/instructions.md', maxBytes: 1e6 });
    expect(supplied.kind === 'found' && supplied.bytes.toString()).toContain('- Iteration: 4');
    expect(userGit(world.git.folder, 'ls-tree', '-r', '--name-only', MISSION)).not.toContain('instructions');
    for (const run of [first, second]) {
      for (const needle of [TOKENS.write, TOKEN_IN_HEADER, 'marker-runtime', KEY, address])
        expect(searchAll(world, run, needle)).toEqual([]);
      expect(obeyedInLog(run.out, [...MASKS, KEY, address])).toEqual([]);
    }
    const verified = await world.step(
      { mode: 'verify', experiment: '', 'mission-dir': 'missions/climb' },
      { privateArea: second.privateArea },
    );
    expect(verified.code, verified.out).toBe(0);
    // It is over: the next one begins again from the checkout, and what was is in the history.
    const third = await climb(world, ['c', ''], { 'max-iterations': '1' });
    expect(third.code, third.out).toBe(0);
    expect(decisionsOn(world.git)).toEqual(['0 baseline', '1 keep']);
    expect(missionBranch(world.git)).not.toBe(branch);
    expect(numbersOn(world.git)).toBe('1 1 2');
    expect(userGit(world.git.folder, 'rev-parse', `refs/heads/${branch}`)).toMatch(/^[0-9a-f]{40}$/);
  });

  it('proposes a confirmed gain by its sentence, from the branch, sandbox and arguments that the workflow gives', async () => {
    await using world = await createWorld(FILES);
    const inputs = {
      'mission-dir': 'missions/sure',
      sandbox: 'required',
      'agent-args': `--say 'two words' "" '$HOME'`,
      branch: 'bots/sure',
      'budget-usd': '5',
    };
    const first = await climb(world, ['a', '2'], inputs);
    expect(first.code, first.out + first.err).toBe(1);
    expect(first.out).toContain('started, sandbox bubblewrap');
    expect(first.out).toContain('note: budget-usd had no effect');
    const branch = 'bots/sure';
    expect(first.outputs.branch).toBe(branch);
    expect(Object.keys(world.git.refs()).filter((ref) => ref.includes('autoresearch/'))).toEqual([]);
    expect(userGit(world.git.folder, 'show', `${branch}:a/args.txt`)).toBe('--say|two words||$HOME|');
    const { data: base } = await world.github.ask('GET', '/git/ref/heads/main');
    await world.github.ask('POST', '/git/refs', {
      ref: `refs/heads/${branch}`,
      sha: (base as { object: { sha: string } }).object.sha,
    });
    await world.github.ask('PUT', '/contents/value.txt', { message: 'm', content: 'MQ==', branch });
    const second = await climb(world, ['a', ''], { ...inputs, publish: 'pull-request', 'max-iterations': '3' });
    expect(second.code, second.out).toBe(0);
    const { data } = await world.github.ask('GET', '/pulls?state=all');
    const [pull] = data as { title: string; body: string }[];
    const claim =
      /^\+66\.7% \(95% CI [^)]+, 2 fresh pairs\) over [0-9a-f]{12}; 2 candidates proposed, 2 measured, 2 kept/;
    expect(second.outputs.improvement).toMatch(claim);
    expect(pull?.title).toBe('autorize missions-sure: +66.7%… (isolation: bubblewrap)');
    for (const text of [pull?.body, second.summary]) {
      expect(text).toContain('Gain: +66.7% ');
      expect(text).toMatch(/^\| 1 \| 4 \| better/m);
    }
    expect(second.summary).toContain('```mermaid\nxychart-beta');
    expect(pull?.body).toMatch(
      /`autorize pull mission\.missions-sure --branch bots\/sure`, then `autorize verify missions-sure-\w+`/,
    );
    // It is over. The next one goes on on the branch; and the pull request is for another one from now on.
    const { sha } = (base as { object: { sha: string } }).object;
    await world.github.ask('POST', '/git/refs', { ref: 'refs/heads/next', sha });
    const branchHead = world.git.refs()[`refs/heads/${branch}`];
    const more = { ...inputs, publish: 'pull-request', 'max-iterations': '1', base: 'next' };
    const third = await climb(world, ['b', ''], more);
    expect(third.code, third.out).toBe(0);
    expect(third.out).toContain(`a new one starts from the branch bots/sure, ${branchHead?.slice(0, 12)}`);
    expect(userGit(world.git.folder, 'merge-base', branch, String(branchHead))).toBe(branchHead);
    expect(userGit(world.git.folder, 'show', `${branch}:a/value.txt`)).toBe('3');
    const { data: pulls } = await world.github.ask('GET', '/pulls?state=all');
    expect(pulls).toMatchObject([{ base: { ref: 'next' } }]);
  });

  it('loses nothing when two resume the same run at once, nor when two begin at once', async () => {
    await using world = await createWorld(FILES);
    expect((await climb(world, ['a', '2'])).code).toBe(1);
    const both = await Promise.all(['b', 'c'].map((which) => climb(world, [which, '4'])));
    expect(both.map(({ code }) => code).sort(), both.map(({ out }) => out).join('\n----\n')).toEqual([0, 1]);
    expect(numbersOn(world.git)).toBe('2 2 2');
    // The attempt of the one that lost the race, which nobody judges again, is reported last.
    const decisions = ['0 baseline', '1 keep', '2 abort', '3 keep', '4 abort', '5 keep', '6 abort'];
    expect(decisionsOn(world.git)).toEqual(decisions);
    await using other = await createWorld(FILES);
    const begun = await Promise.all(['a', 'b'].map((which) => climb(other, [which, ''], { 'max-iterations': '1' })));
    for (const { code, out } of begun) expect(code, out).toBe(0);
    expect(numbersOn(other.git)).toBe('2 2 1');
  });

  it('is cancelled within seconds and resumed; a branch that a person moved is left, or begun at', async () => {
    await using world = await createWorld(FILES);
    const stop = async (child: { kill(signal: NodeJS.Signals): boolean }): Promise<void> => {
      while (world.git.refs()[MISSION] === undefined || !decisionsOn(world.git).includes('1 keep'))
        await new Promise((resolve) => setTimeout(resolve, 50));
      child.kill('SIGINT');
    };
    const cancelled = await climb(world, ['a', ''], {}, { onStart: (child) => void stop(child) });
    expect(cancelled.code, cancelled.out).toBe(130);
    expect(cancelled.outputs['stop-reason']).toContain('interrupted');
    const branch = missionBranch(world.git);
    const retained = userGit(world.git.folder, 'rev-parse', branch);
    userGit(world.git.folder, 'update-ref', `refs/heads/${branch}`, `${retained}^`);
    const moved = await climb(world, ['b', '']);
    expect(moved.code).toBe(3);
    expect(moved.out).toContain(`somebody moved the branch ${branch}`);
    const adopted = await climb(world, ['b', ''], { resume: 'adopt', 'max-iterations': '1' });
    expect(adopted.code, adopted.out).toBe(0);
    expect(missionBranch(world.git)).not.toBe(branch);
    expect(journalOn(world.git, MISSION)[0]?.baseline_commit).toBe(
      userGit(world.git.folder, 'rev-parse', `${retained}^`),
    );
    expect(decisionsOn(world.git)).toEqual(['0 baseline', '1 keep']);
  });

  it('is proposed by one job and published by another, which evaluates again', async () => {
    await using world = await createWorld(FILES);
    const proposed = await climb(world, ['a', ''], { publish: 'none', 'max-iterations': '2' });
    expect(proposed.code, proposed.out).toBe(0);
    expect(Object.keys(world.git.refs())).toEqual(['refs/heads/main']);
    const inputs = {
      proposal: await download(world, proposed.outputs['proposal-artifact']),
      'proposal-digest': proposed.outputs['proposal-digest'] ?? '',
    };
    // The job that publishes has none of the agent's variables.
    const published = await world.step(
      { mode: 'mission', experiment: '', 'mission-dir': 'missions/climb', publish: 'branch', ...inputs },
      { env: { WHICH: '' } },
    );
    expect(published.code, published.out).toBe(0);
    expect(decisionsOn(world.git)).toEqual(['0 baseline', '1 keep', '2 keep']);
    expect(numbersOn(world.git)).toBe('3 1 1');
    const forged = await climb(world, ['a', ''], { ...inputs, 'proposal-digest': 'f'.repeat(64) });
    expect(forged.code).toBe(3);
    expect(forged.out).toContain('its digest is not the one that its job gave');
  });
});

describe('work items on runners', () => {
  it('land on a second machine where the first one failed; the receipts are one chain, and no token is in them', async () => {
    await using world = await createWorld(FILES);
    world.git.misdeeds.push('loses the reply');
    const first = await work(world, 'two');
    expect(first.code, first.out + first.err).toBe(1);
    expect(first.summary).toMatch(/\| two \| failure/);
    expect(landedOn(world.git)).toEqual(['one']);
    moveMain(world.git);
    const second = await work(world, 'none', {}, { env: { GITHUB_RUN_ID: '43' } });
    expect(second.code, second.out).toBe(0);
    expect(second.summary).toContain('landed earlier');
    expect(second.outputs).toMatchObject({ passed: 'true', kept: '2', branch: 'autorize-work/plan' });
    expect(landedOn(world.git)).toEqual(['one', 'two']);
    expect(filesOn(world.git)).toEqual(expect.arrayContaining(['one.txt', 'two.txt']));
    const verified = await world.step(
      { mode: 'verify', experiment: '', 'work-items': 'plan.json' },
      { privateArea: second.privateArea },
    );
    expect(verified.code, verified.out).toBe(0);
    expect(verified.out).toMatch(/unchecked .*agent\.stdout/);
    expect(world.results.stored.get('autorize-work-plan-43-1.html')?.bytes.toString()).toContain('landed earlier');
    for (const run of [first, second]) {
      for (const needle of [TOKENS.write, 'marker-runtime']) expect(searchAll(world, run, needle)).toEqual([]);
    }
    expect(userGit(world.git.folder, 'ls-tree', '-r', '--name-only', WORK)).not.toMatch(/agent\.std/);
    // A zip has the names of its files as they are.
    expect(world.results.stored.get('autorize-work-plan-43-1')?.bytes.includes('/prompt.md')).toBe(true);
  });

  it('land on the branch that the workflow names, in the sandbox that it asks for', async () => {
    await using world = await createWorld({
      ...FILES,
      'agent.sh': '[ "$1" != "$WHICH" ] || exit 1\necho "$1" >"$1.txt"\n',
    });
    const inputs = { branch: 'bots/plan', sandbox: 'off' };
    const first = await work(world, 'two', inputs);
    expect(first.code, first.out + first.err).toBe(1);
    const second = await work(world, 'none', inputs);
    expect(second.code, second.out).toBe(0);
    expect(second.outputs.branch).toBe('bots/plan');
    expect(new Set(Object.keys(world.git.refs()))).toEqual(new Set([WORK, 'refs/heads/bots/plan', 'refs/heads/main']));
    expect(userGit(world.git.folder, 'ls-tree', '--name-only', 'bots/plan').split('\n')).toEqual(
      expect.arrayContaining(['one.txt', 'two.txt']),
    );
    expect(landedOn(world.git)).toEqual(['one', 'two']);
    const receipts = userGit(world.git.folder, 'ls-tree', '-r', '--name-only', WORK)
      .split('\n')
      .filter((path) => /receipts\/[^/]+\.json$/.test(path));
    for (const path of receipts) {
      const receipt = JSON.parse(userGit(world.git.folder, 'show', `${WORK}:${path}`));
      expect([receipt.sandbox, receipt.agent.sandbox]).toEqual(['process-group', 'required']);
    }
    expect(receipts.length).toBeGreaterThan(1);
    const verified = await world.step(
      { mode: 'verify', experiment: '', 'work-items': 'plan.json' },
      { privateArea: second.privateArea },
    );
    expect(verified.code, verified.out).toBe(0);
  });

  it('are landed once each when two run at once, each with what the other one failed at', async () => {
    await using world = await createWorld(FILES);
    const both = await Promise.all(['one', 'two'].map((fails) => work(world, fails)));
    const reported = both.map(({ out }) => out).join('\n----\n');
    expect(
      both.every(({ code }) => code === 0 || code === 1),
      reported,
    ).toBe(true);
    expect(landedOn(world.git), reported).toEqual(['one', 'two']);
    const third = await work(world, 'none');
    expect(third.code, third.out).toBe(0);
    expect(landedOn(world.git)).toEqual(['one', 'two']);
    const commits = userGit(world.git.folder, 'log', '--format=%B', `main..${WORK_BRANCH}`);
    expect(commits.match(/^Autorize-Receipt: /gm)).toHaveLength(2);
  });

  it('are proposed by one job and published by another; a refused push keeps everything in the artifact', async () => {
    await using world = await createWorld(FILES);
    const proposed = await work(world, 'two', { publish: 'none' });
    expect(proposed.code, proposed.out).toBe(1);
    expect(Object.keys(world.git.refs())).toEqual(['refs/heads/main']);
    const inputs = {
      proposal: await download(world, proposed.outputs['proposal-artifact']),
      'proposal-digest': proposed.outputs['proposal-digest'] ?? '',
    };
    const published = await work(world, '', inputs);
    expect(published.code, published.out).toBe(0);
    expect(landedOn(world.git)).toEqual(['one']);
    world.git.refuseRefs('refs/*');
    const refused = await work(world, 'none');
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('note: the server refused the push');
    const artifact = createFolder({ 'all.zip': world.results.stored.get('autorize-work-plan-42-1-2')?.bytes ?? '' });
    expect(execFileSync('python3', ['-m', 'zipfile', '-l', join(artifact, 'all.zip')], { encoding: 'utf8' })).toMatch(
      /receipts\//,
    );
  });
});

/** What GitHub's runners say of themselves: with it the limit of the job is known. */
const HOSTED = { env: { RUNNER_ENVIRONMENT: 'github-hosted' } };

describe('a runner with a known job limit and no time budget', () => {
  it('runs a mission to its end', async () => {
    await using world = await createWorld(FILES);
    const run = await climb(world, ['a', ''], { 'max-iterations': '1' }, HOSTED);
    expect(run.code, run.out + run.err).toBe(0);
    expect(decisionsOn(world.git)).toEqual(['0 baseline', '1 keep']);
  });

  it('runs work items to their end', async () => {
    await using world = await createWorld(FILES);
    const run = await work(world, 'none', {}, HOSTED);
    expect(run.code, run.out + run.err).toBe(0);
    expect(landedOn(world.git)).toEqual(['one', 'two']);
  });
});

describe('a proposal of work items that ran in parallel', () => {
  it('is published whole', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `item-${index}`);
    const items = ids.map((id) => ({ ...PLAN.items[0], id, output_files: [`${id}.txt`] }));
    const plan = JSON.stringify({ ...PLAN, items });
    await using world = await createWorld({ ...FILES, 'plan.json': plan, 'agent.sh': 'echo "$1" >"$1.txt"\n' });
    const proposed = await work(world, '', { publish: 'none' });
    expect(proposed.code, proposed.out + proposed.err).toBe(0);
    const published = await work(world, '', {
      proposal: await download(world, proposed.outputs['proposal-artifact']),
      'proposal-digest': proposed.outputs['proposal-digest'] ?? '',
    });
    expect(published.code, published.out + published.err).toBe(0);
    expect(landedOn(world.git)).toEqual(ids);
  });
});

describe('modes that are not there', () => {
  it('are refused with a sentence, and what a mode does not take as well', async () => {
    await using world = await createWorld(FILES);
    const unknown = await world.step({ mode: 'search' });
    expect(unknown.code).toBe(2);
    expect(unknown.out).toContain('input "mode" "search"; expected candidates or');
    const wrong = { 'budget-usd': '-2', branch: 'bots..x', 'agent-args': "--say 'two" };
    const mission = await world.step({ mode: 'mission', ...wrong });
    expect(mission.code).toBe(2);
    expect(mission.out).toContain('input "branch" "bots..x"');
    expect(mission.out).toMatch(/input "agent-args" .*expected words as a shell separates them, each quote closed/);
    expect(mission.out).toContain('no input "mission-dir" in mode "mission"');
    expect(mission.out).toContain('input "budget-usd" "-2"');
    const prefixed = await world.step({ mode: 'mission', 'mission-dir': 'missions/up', branch: 'autorize-ledger/x' });
    expect(prefixed.code).toBe(2);
    expect(prefixed.out).toContain('input "branch" "autorize-ledger/x"; expected a branch outside "autorize-ledger/"');
  });
});
