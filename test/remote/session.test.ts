import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { readLedger } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { cloneShallow, PAIRED_FILES, seedServer, startMachine } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';

const BRANCH = 'refs/heads/autorize/pi';
const STATE = 'refs/autorize-ledger/pi';

function ledgerOn(server: GitServer, ref = STATE) {
  const parsed = parseJournal(
    Buffer.from(`${userGit(server.folder, 'cat-file', 'blob', `${ref}:iterations.jsonl`)}\n`),
  );
  expect(parsed.kind).toBe('sound');
  const records = (parsed.kind === 'sound' ? parsed.records : []) as {
    iter: number;
    outcome: string;
    commit?: string;
  }[];
  return records.map(({ iter, outcome }) => `${iter} ${outcome}`);
}
const scoreOn = (server: GitServer) =>
  ['a', 'b'].map((each) => userGit(server.folder, 'show', `${BRANCH}:${each}/value.txt`));

describe('state between machines', () => {
  it.each(['paired-sequential', 'checkpoint'])(
    'is decided by %s on both, and one audit passes over the whole',
    async (policy) => {
      await using server = await startGitServer();
      const config = PAIRED_FILES['.autorize/pi/config.toml'];
      seedServer(server, {
        ...PAIRED_FILES,
        'agent.sh': 'echo $(( $(cat $WHICH/value.txt) - 4 )) > $WHICH/value.txt\n',
        // Some noise, of no seed: each evaluation has its own.
        'score.sh':
          'echo $(( $(cat a/value.txt) + $(cat b/value.txt) )).$(printf %s "$AUTORIZE_SEED" | cksum | cut -d " " -f 1)\n',
        '.autorize/pi/config.toml': config.replace(
          'direction = "min"',
          `direction = "min"\ndecision = "${policy}"\ncalibration_runs = 4\nconfirm = { pairs = 4 }`,
        ),
      });
      const first = await startMachine(server);
      await first.run({ maxIterations: 1 });
      expect(await first.session.push()).toEqual({ kind: 'done' });
      const pushed = userGit(server.folder, 'show', `${STATE}:decisions.jsonl`);
      expect(pushed).toContain('"kind":"evaluation"');
      const second = await startMachine(server, { which: 'b' });
      expect(readFileSync(second.paths.decisions, 'utf8').trimEnd()).toBe(pushed.trimEnd());
      await second.run({ maxIterations: 1 });
      expect(await second.session.push()).toEqual({ kind: 'done' });
      const outcomes = ledgerOn(server).map((line) => line.split(' ')[1]);
      expect(outcomes).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === 'merged').length).toBeGreaterThan(0);
      const all = userGit(server.folder, 'show', `${STATE}:decisions.jsonl`);
      expect(all.startsWith(pushed)).toBe(true);
      expect(all.length).toBeGreaterThan(pushed.length);
      const audited = auditExperiment({ name: 'pi' }, second.host);
      expect(audited).toMatchObject({ isSound: true });
    },
  );

  it('ends a push that is at work and begins none that waits where the session is closed', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const machine = await startMachine(server);
    await machine.run({ maxIterations: 1 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isPush = (path: string): boolean => path.endsWith('/git-receive-pack');
    const asked = new Promise<void>((resolve) => {
      server.onRequest = async (path) => {
        if (!isPush(path)) return;
        resolve();
        await released;
      };
    });
    machine.session.pushSoon();
    await asked;
    machine.session.pushSoon();
    let isClosed = false;
    const closed = machine.session.close().then(() => {
      isClosed = true;
    });
    await machine.session.snapshot();
    expect(isClosed).toBe(false);
    release();
    await closed;
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged']);
    machine.session.pushSoon();
    await machine.session.close();
    expect(server.seen.filter((each) => each.includes('POST /octo/demo/git-receive-pack'))).toHaveLength(1);
  });

  it('is resumed on a second machine from the push of the first one, as one chain', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const first = await startMachine(server);
    expect(first.restored.kind).toBe('nothing');
    await first.run({ onEvent: ({ kind }) => kind === 'recorded' && first.session.pushSoon() });
    expect(await first.session.push()).toEqual({ kind: 'done' });
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged', '2 merged']);
    const second = await startMachine(server, { which: 'b' });
    expect(second.restored.kind).toBe('restored');
    expect(readFileSync(second.paths.ledger)).toEqual(readFileSync(first.paths.ledger));
    await second.run();
    expect(await second.session.push()).toEqual({ kind: 'done' });
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged', '2 merged', '3 merged', '4 merged']);
    expect(scoreOn(server)).toEqual(['8', '8']);
    const [before, after] = [first, second].map(({ paths }) => readFileSync(paths.ledger, 'utf8'));
    expect(after?.startsWith(before ?? 'nothing')).toBe(true);
    const { isSound, findings } = await verifyExperiment({ name: 'pi', rescore: true }, second.host);
    // What agents and single runs printed stayed on the first machine.
    const open = findings.filter(({ kind, detail }) => kind !== 'ok' && !/^not here, as on a machine/.test(detail));
    expect(open).toEqual([]);
    expect(isSound).toBe(true);
    const names = userGit(server.folder, 'ls-tree', '-r', '--name-only', STATE);
    expect(names).toContain('iter-0001/evidence.json');
    expect(names).not.toMatch(/agent\.|prompt|stderr|lock|reserve/);
    expect(server.seen.every((line) => line.endsWith('true') || line.includes('info/refs'))).toBe(true);
  });

  it.each([
    ['.autorize/pi/config.toml', 'decision = "greedy"', 'decision = "greedy"\nconfidence = 0.99'],
    ['score.sh', 'echo', '# In another way.\necho'],
  ])(
    'begins another run where %s was changed by a commit; the one before keeps its commits and its records',
    async (path, from, to) => {
      await using server = await startGitServer();
      seedServer(server);
      const first = await startMachine(server);
      await first.run();
      expect(await first.session.push()).toEqual({ kind: 'done' });
      const before = { branchHead: server.refs()[BRANCH] ?? '', state: server.refs()[STATE] ?? '' };
      const editor = cloneShallow(server);
      writeFileSync(join(editor, path), readFileSync(join(editor, path), 'utf8').replace(from, to));
      userGit(editor, 'commit', '-qam', 'Other rules');
      userGit(editor, 'push', '-q', server.folder, 'HEAD:main');
      const second = await startMachine(server, { which: 'b' });
      expect(second.restored.kind).toBe('restored');
      const reported: string[] = [];
      const onEvent = ({ kind }: RunEvent): void => {
        reported.push(kind);
        if (kind === 'recorded') second.session.pushSoon();
      };
      await second.run({ maxIterations: 1, onEvent });
      expect(await second.session.push()).toEqual({ kind: 'done' });
      expect(reported.slice(0, 2)).toEqual(['note', 'restarted']);
      expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged']);
      expect(scoreOn(server)).toEqual(['10', '9']);
      expect(userGit(server.folder, 'rev-parse', `${BRANCH}^`)).toBe(userGit(server.folder, 'rev-parse', 'main'));
      const archived = Object.entries(server.refs()).filter(([ref]) =>
        ref.startsWith('refs/heads/autorize-archive/pi-'),
      );
      expect(archived.map(([, id]) => id)).toEqual([before.branchHead]);
      expect(second.session.unpushed).toEqual([]);
      // Once, however often the state is pushed.
      const history = userGit(server.folder, 'log', '--format=%P', STATE)
        .split('\n')
        .flatMap((line) => line.split(' '));
      expect(history.filter((id) => id === before.branchHead)).toHaveLength(1);
      expect(history).toContain(before.state);
      expect(ledgerOn(server, before.state)).toEqual(['0 baseline', '1 merged', '2 merged']);
      expect(userGit(server.folder, 'fsck')).not.toMatch(/missing|broken/);
      const third = await startMachine(server);
      const { records } = await third.run({
        maxIterations: 1,
        onEvent: ({ kind }) => void reported.push(`third ${kind}`),
      });
      expect([records.length, reported.includes('third restarted')]).toEqual([3, false]);
      expect(auditExperiment({ name: 'pi' }, third.host)).toMatchObject({ isSound: true });
    },
  );

  it('survives a lost race: accepted changes are judged again on top of the other run', async () => {
    await using server = await startGitServer();
    const base = seedServer(server);
    const one = await startMachine(server, { which: 'a' });
    const other = await startMachine(server, { which: 'b' });
    await one.run();
    await other.run();
    const ours = readLedger(other.paths).records.map(({ hash }) => hash);
    expect((await one.session.push()).kind).toBe('done');
    expect((await other.session.push()).kind).toBe('moved');
    expect(scoreOn(server)).toEqual(['8', '10']);
    const { restored, accepted } = await other.session.yield();
    const proposals = accepted.map((accept) => ({ ...accept, origin: 'run 2' }));
    expect(restored.kind).toBe('restored');
    expect(proposals).toHaveLength(2);
    const { stop } = await other.run({ proposals, maxIterations: 0 });
    expect(stop.kind).toBe('judged');
    expect(await other.session.push()).toEqual({ kind: 'done' });
    expect(scoreOn(server)).toEqual(['8', '8']);
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged', '2 merged', '3 merged', '4 merged']);
    expect(userGit(server.folder, 'rev-list', '--count', `${base}..${BRANCH}`)).toBe('4');
    const lost = userGit(server.folder, 'show', `${STATE}^2:iterations.jsonl`);
    for (const hash of ours) expect(lost).toContain(String(hash));
    expect((await verifyExperiment({ name: 'pi' }, other.host)).isSound).toBe(true);
  });

  it('keeps a shallow checkout usable: git learns where its history ends', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const moveMain = () => {
      const id = userGit(server.folder, 'commit-tree', '-p', 'main', '-m', 'Meanwhile', 'main^{tree}');
      userGit(server.folder, 'update-ref', 'refs/heads/main', id);
    };
    for (const _ of '123') moveMain();
    const first = await startMachine(server);
    await first.run({ maxIterations: 2 });
    expect(await first.session.push()).toEqual({ kind: 'done' });
    // The next checkout, of one commit, has another one than that the branch began at.
    moveMain();
    const second = await startMachine(server, { which: 'b' });
    expect(userGit(second.folder, 'rev-list', '--count', 'main')).toBe('1');
    // Two accepted, the base and the one before, whose parents are not here.
    const branchHead = userGit(second.folder, 'rev-parse', 'autorize/pi');
    expect(userGit(second.folder, 'log', '--format=%H', 'autorize/pi').split('\n')).toHaveLength(4);
    expect(userGit(second.folder, 'fsck', '--connectivity-only')).not.toMatch(/missing|broken/);
    userGit(second.folder, 'merge-base', '--is-ancestor', 'autorize/pi~2', branchHead);
    await second.run({ maxIterations: 1 });
    expect(await second.session.push()).toEqual({ kind: 'done' });
    expect(userGit(server.folder, 'rev-list', '--count', `${BRANCH}~3..${BRANCH}`)).toBe('3');
    expect(userGit(server.folder, 'merge-base', 'main', BRANCH)).toBe(userGit(server.folder, 'rev-parse', 'main^'));
    // What was pushed is whole on the server, which a later, deep clone needs.
    expect(userGit(server.folder, 'fsck')).not.toMatch(/missing|broken/);
    userGit(second.folder, 'fetch', '-q', '--unshallow');
    expect(Number(userGit(second.folder, 'rev-list', '--count', 'autorize/pi'))).toBeGreaterThan(4);
  });

  it('accepts a change once if both machines made the same one', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const [one, other] = [await startMachine(server), await startMachine(server)];
    await one.run({ maxIterations: 1 });
    await other.run({ maxIterations: 1 });
    await one.session.push();
    expect((await other.session.push()).kind).toBe('moved');
    const { accepted } = await other.session.yield();
    const proposals = accepted.map((accept) => ({ ...accept, origin: 'run 2' }));
    await other.run({ proposals, maxIterations: 0 });
    expect((await other.session.push()).kind).toBe('done');
    expect(scoreOn(server)).toEqual(['9', '10']);
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged', '2 noop']);
  });

  it.each([['fails'], ['loses the reply'], ['hangs']] as const)('pushes once when the server %s', async (misdeed) => {
    await using server = await startGitServer();
    seedServer(server);
    const machine = await startMachine(server, { limitMs: 1500 });
    await machine.run({ maxIterations: 1 });
    server.misdeeds.push(misdeed);
    expect(await machine.session.push()).toEqual({ kind: 'done' });
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged']);
    expect(userGit(server.folder, 'rev-list', '--count', STATE)).toBe('1');
    await machine.run({ maxIterations: 1 });
    expect(await machine.session.push()).toEqual({ kind: 'done' });
    expect(userGit(server.folder, 'rev-list', '--count', STATE)).toBe('2');
  });

  it('reports an unreachable server, and pushes everything later', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const machine = await startMachine(server);
    await machine.run({ maxIterations: 1 });
    server.misdeeds.push('fails', 'fails', 'fails', 'fails');
    expect(await machine.session.push()).toMatchObject({ kind: 'unreachable' });
    expect(server.refs()).not.toHaveProperty(STATE);
    expect(await machine.session.push()).toEqual({ kind: 'done' });
    const denied = await startMachine(server);
    await denied.run({ maxIterations: 1 });
    server.refuseRefs('refs/heads/*');
    const refused = await denied.session.push();
    expect(refused).toMatchObject({ kind: 'refused', refs: [BRANCH] });
    expect(JSON.stringify(refused)).not.toContain(server.token);
  });

  it('uses a branch for the state if the server refuses other refs, and finds it again', async () => {
    await using server = await startGitServer();
    seedServer(server);
    server.refuseRefs('refs/autorize-*');
    const first = await startMachine(server);
    await first.run({ maxIterations: 1 });
    expect(await first.session.push()).toEqual({ kind: 'done' });
    const second = await startMachine(server, { which: 'b' });
    expect(second.restored.kind).toBe('restored');
    await second.run({ maxIterations: 1 });
    expect(await second.session.push()).toEqual({ kind: 'done' });
    expect(ledgerOn(server, 'refs/heads/autorize-state/pi')).toEqual(['0 baseline', '1 merged', '2 merged']);
  });

  it('notices a branch that a person moved, and writes nothing', async () => {
    await using server = await startGitServer();
    const base = seedServer(server);
    const first = await startMachine(server);
    await first.run();
    await first.session.push();
    userGit(server.folder, 'update-ref', BRANCH, base);
    const second = await startMachine(server);
    expect(second.restored).toMatchObject({ kind: 'moved', expected: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(existsSync(second.paths.ledger)).toBe(false);
    userGit(server.folder, 'update-ref', '-d', STATE);
    expect((await startMachine(server)).restored.kind).toBe('moved');
  });

  it('completes an acceptance that a killed machine had begun, once', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const first = await startMachine(server);
    await first.run();
    const whole = readFileSync(first.paths.ledger, 'utf8');
    // The state between the move of the branch and the record of the accepted change.
    writeFileSync(first.paths.ledger, whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1));
    await first.session.push();
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged']);
    const second = await startMachine(server);
    expect(second.restored.kind).toBe('restored');
    await second.run({ maxIterations: 1 });
    await second.session.push();
    expect(ledgerOn(server)).toEqual(['0 baseline', '1 merged', '2 merged', '3 merged']);
  });

  it('refuses a state that no run wrote', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const first = await startMachine(server);
    await first.run({ maxIterations: 1 });
    await first.session.push();
    const good = server.refs()[STATE] ?? '';
    const blob = userGit(server.folder, 'rev-parse', `${good}:iterations.jsonl`);
    for (const [mode, path] of [
      ['120000', 'state.json'],
      ['100755', 'iterations.jsonl'],
      ['100644', 'config.toml'],
      ['100644', 'iter-0001/agent.stdout'],
    ]) {
      userGit(server.folder, 'read-tree', '--empty');
      userGit(server.folder, 'update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`);
      const tree = userGit(server.folder, 'write-tree');
      const commit = userGit(server.folder, 'commit-tree', '-m', 'forged', tree);
      userGit(server.folder, 'update-ref', STATE, commit);
      await expect(startMachine(server), path).rejects.toThrow(/no run of ours writes/);
    }
    userGit(server.folder, 'update-ref', STATE, good);
    const machine = await startMachine(server);
    appendFileSync(machine.paths.ledger, '{"iter":9}\n');
    expect((await verifyExperiment({ name: 'pi' }, machine.host)).isSound).toBe(false);
  });
});
