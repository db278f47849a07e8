/** One job, an agent, a token that can push, and a machine where the strong sandbox does not work. */
import { describe, expect, it, vi } from 'vitest';
import { SHARED_FILES } from '../helpers/machines.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { TOKENS } from './runner/github-server.ts';
import { QUICK_FILES } from './runner/quick-loops.ts';
import { BRANCH, createWorld } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

/** As on ubuntu-24.04: both programs are there, and neither may make a user namespace. */
const UNSHIELDED = "files were not shielded, and a process of the same user could read the model's key";

const RESTRICTED = [
  'unshare',
  ...(process.geteuid?.() === 0 ? [] : ['-r']),
  // Not sh: it drops variables whose names hold a dash.
  ...['-m', '--', 'bash', '-c'],
  'for each in /usr/bin/bwrap /usr/bin/unshare; do mount --bind /bin/false "$each"; done; exec "$@"',
  'bash',
];

describe('a machine without the strong sandbox', () => {
  it('is a reason to compare nothing beside a token that can push', async () => {
    await using world = await createWorld({ 'bench.sh': 'echo 100\n' });
    const inputs = {
      mode: 'compare',
      experiment: '',
      'max-iterations': '',
      command: 'sh bench.sh',
      'base-ref': 'main',
    };
    const run = await world.step(inputs, { starter: RESTRICTED });
    expect(run.code, run.out).toBe(3);
    expect(run.out).toContain('error: the code of both commits would run at isolation level "process-group" in a job');
    const accepted = await world.step({ ...inputs, sandbox: 'any' }, { starter: RESTRICTED });
    expect(accepted.outputs.comparison, accepted.out).toBe('no-difference');
  });

  it('is a reason to refuse an agent beside a token that can push, with the step that helps', async () => {
    await using world = await createWorld();
    for (const publish of ['pull-request', 'none']) {
      const run = await world.step({ publish }, { starter: RESTRICTED });
      expect(run.code, run.out).toBe(3);
      expect(run.out).toContain(
        'error: an agent would run at isolation level "process-group" in a job whose token can push',
      );
      expect(run.out).toMatch(/run this in a step before: .*(sysctl|apt-get|seccomp)/);
      expect(run.out).toContain('"sandbox: any"');
      expect(run.out).not.toContain('baseline');
    }
    expect(world.git.refs()).not.toHaveProperty(BRANCH);
  });

  it('is accepted by "any" and "off", and named in log, summary, claim and pull request', async () => {
    for (const sandbox of ['any', 'off']) {
      await using world = await createWorld();
      const inputs = { publish: 'pull-request', 'max-iterations': '1', sandbox };
      const run = await world.step(inputs, { starter: RESTRICTED });
      expect(run.code, run.out).toBe(0);
      const sentence = `Isolation of the agent: \`process-group\`, below \`bubblewrap\`: ${UNSHIELDED}.`;
      const { data } = await world.github.ask('GET', '/pulls');
      const [pull] = data as { title: string; body: string }[];
      for (const text of [run.out, run.summary, pull?.body]) expect(text).toContain(sentence);
      expect(run.outputs.improvement).toMatch(/ \(isolation: process-group\)$/);
      expect(pull?.title).toMatch(/ \(isolation: process-group\)$/);
    }
  });

  it('does not matter to a token that can only read, nor without one; the pull request of the other job names it', async () => {
    await using world = await createWorld();
    for (const token of ['', TOKENS.read]) {
      const run = await world.step({ 'github-token': token, 'max-iterations': '1' }, { starter: RESTRICTED });
      expect(run.code, run.out).toBe(0);
      expect(run.out).toContain('Isolation of the agent: `process-group`');
    }
    const folder = await world.results.download('autorize-proposal-pi-42-1');
    const published = await world.step(
      { proposal: folder, publish: 'pull-request' },
      { env: { GITHUB_RUN_ID: '43' }, starter: RESTRICTED },
    );
    expect(published.code, published.out).toBe(0);
    const { data } = await world.github.ask('GET', '/pulls');
    const [pull] = data as { body: string }[];
    expect(pull?.body).toContain(
      `Isolation of the agent: \`process-group\`, below \`bubblewrap\`: ${UNSHIELDED}, as the proposing job says.`,
    );
  });
});

describe('a machine with the strong sandbox', () => {
  it('is named where it is in force; a config that switches it off is refused unless the workflow does', async () => {
    expect(BUBBLEWRAP).toHaveLength(1);
    await using world = await createWorld();
    const strong = await world.step({ publish: 'pull-request', 'max-iterations': '1' });
    expect(strong.code, strong.out).toBe(0);
    for (const text of [strong.out, strong.summary]) expect(text).toContain('Isolation of the agent: `bubblewrap`.');
    expect(strong.outputs.improvement).toContain('(isolation: bubblewrap)');
    const config = '.autorize/pi/config.toml';
    const off = SHARED_FILES[config].replace('[agent]\n', '$&sandbox = "off"\n');
    await using other = await createWorld({ ...SHARED_FILES, [config]: off });
    const refused = await other.step({ publish: 'branch' });
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('Take "sandbox: off" out of the configuration of the agent');
  });

  it.each([
    ['mission', { 'mission-dir': 'missions/up' }],
    ['work', { 'work-items': 'plan.json' }],
  ])('is asked for in mode %s as well', async (mode, subject) => {
    await using world = await createWorld(QUICK_FILES);
    const refused = await world.step({ mode, experiment: '', publish: 'branch', ...subject }, { env: { STOP_AT: '' } });
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('an agent would run at isolation level "process-group"');
  });
});
