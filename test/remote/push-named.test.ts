import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { PAIRED_FILES, SHARED_FILES, seedServer, startMachine } from '../helpers/machines.ts';
import { cloneOf } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { type CliResult, runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const LONG = { timeout: 240_000 };

interface Clone {
  readonly folder: string;
  readonly ledger: string;
  cli(...argv: string[]): Promise<CliResult>;
}

/** A person's clone, whose agent makes one of the numbers smaller. */
function cloneWith(server: GitServer, which: string): Clone {
  const folder = cloneOf(server);
  const env = { ...process.env, HOME: createFolder(), XDG_CACHE_HOME: createFolder(), WHICH: which };
  const cli: Clone['cli'] = (...argv) => runCli(argv, { cwd: folder, env });
  return { folder, ledger: join(folder, '.autorize/pi/iterations.jsonl'), cli };
}

const countOf = ({ ledger }: Clone): number => readFileSync(ledger, 'utf8').trimEnd().split('\n').length;
const pushed = (records: number): CliResult => ({
  ...{ code: 0, err: '', out: `verified and pushed: ${records} records, branch autorize/pi\n` },
});

/** Everything that a pull could write. */
function seenIn({ folder }: Clone): string {
  const files = readdirSync(join(folder, '.autorize'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/\.lock(?:\.holder)?$/.test(path))
    .sort();
  return [...files, userGit(folder, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads')].join('\n');
}

async function serve(files: Readonly<Record<string, string>>): Promise<GitServer> {
  const server = await startGitServer();
  seedServer(server, files);
  const first = await startMachine(server);
  await first.run();
  expect(await first.session.push()).toEqual({ kind: 'done' });
  return server;
}

it('push refuses a truncated ledger, as verify does, and pushes it once it is whole', LONG, async () => {
  // The agent of the clone changes nothing that is better: the last record is of no accepted change.
  const agent = 'echo $(( $(cat $WHICH/value.txt) $([ $WHICH = b ] && echo +5 || echo -1) )) > $WHICH/value.txt\n';
  await using server = await serve({ ...SHARED_FILES, 'agent.sh': agent });
  const clone = cloneWith(server, 'b');
  expect((await clone.cli('pull', 'pi')).code).toBe(0);
  expect((await clone.cli('run', 'pi', '--max-iterations', '2')).err).toBe('');
  const whole = readFileSync(clone.ledger);
  const lines = whole.toString().trimEnd().split('\n');
  expect(lines.slice(3).map((line) => JSON.parse(line).outcome)).toEqual(['discarded', 'discarded']);
  const before = server.refs();
  const lastLine = whole.length - Buffer.byteLength(`${lines.at(-1)}\n`);
  for (const bytes of [lastLine, whole.length - 20]) {
    writeFileSync(clone.ledger, whole);
    truncateSync(clone.ledger, bytes);
    expect((await clone.cli('verify', 'pi')).code).toBe(1);
    const refused = await clone.cli('push', 'pi');
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('its record is missing')]);
    expect(server.refs()).toEqual(before);
  }
  writeFileSync(clone.ledger, whole);
  expect(await clone.cli('push', 'pi')).toEqual(pushed(5));
});

it(
  'a run of a clone is the first that the remote has where a person says so, and is checked in another',
  LONG,
  async () => {
    await using server = await startGitServer();
    seedServer(server, SHARED_FILES);
    const [clone, other] = [cloneWith(server, 'b'), cloneWith(server, 'b')];
    expect((await clone.cli('run', 'pi', '--max-iterations', '1')).err).toBe('');
    const refused = await clone.cli('push', 'pi');
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('autorize push pi --new')]);
    expect(await clone.cli('push', 'pi', '--new')).toEqual(pushed(2));
    expect((await clone.cli('push', 'pi')).out).toContain('verified, and already up to date: ');
    expect((await other.cli('pull', 'pi')).code).toBe(0);
    const checked = await other.cli('verify', 'pi', '--rescore');
    expect([checked.code, checked.err]).toEqual([0, '']);
  },
);

it('a run of a clone is pushed, and its own pull has nothing to do', LONG, async () => {
  await using server = await serve(PAIRED_FILES);
  const clone = cloneWith(server, 'b');
  expect((await clone.cli('pull', 'pi')).code).toBe(0);
  expect((await clone.cli('run', 'pi', '--max-iterations', '1')).err).toBe('');
  expect(existsSync(join(clone.folder, '.autorize/pi/iter-0003/runs'))).toBe(true);
  expect(await clone.cli('push', 'pi')).toEqual(pushed(countOf(clone)));
  const refs = server.refs();
  expect((await clone.cli('push', 'pi')).out).toContain('verified, and already up to date: ');
  expect(server.refs()).toEqual(refs);
  const seen = seenIn(clone);
  const pulled = await clone.cli('pull', 'pi');
  expect(pulled).toMatchObject({ code: 0, err: '', out: expect.stringContaining('already up to date') });
  expect(seenIn(clone)).toBe(seen);
});

it('clones exchange a run, and a clone that diverged loses nothing', LONG, async () => {
  await using server = await serve(SHARED_FILES);
  const [first, second] = [cloneWith(server, 'a'), cloneWith(server, 'b')];
  const step = async (clone: Clone): Promise<void> => {
    expect(await clone.cli('pull', 'pi')).toMatchObject({ code: 0, err: '' });
    expect((await clone.cli('run', 'pi', '--max-iterations', '1')).err).toBe('');
    expect(await clone.cli('push', 'pi')).toEqual(pushed(countOf(clone)));
  };
  await step(first);
  await step(second);
  await step(first);
  expect(await second.cli('pull', 'pi')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(second.ledger).equals(readFileSync(first.ledger))).toBe(true);
  for (const { cli } of [first, second]) expect((await cli('verify', 'pi')).code).toBe(0);
  await step(first);
  expect((await second.cli('run', 'pi', '--max-iterations', '1')).err).toBe('');
  const [seen, own, refs] = [seenIn(second), readFileSync(second.ledger), server.refs()];
  for (const verb of ['pull', 'push']) {
    const refused = await second.cli(verb, 'pi');
    expect([refused.code, refused.err]).toEqual([3, expect.stringMatching(/are not (those of origin|here)/)]);
  }
  expect(seenIn(second)).toBe(seen);
  expect(readFileSync(second.ledger).equals(own)).toBe(true);
  expect(server.refs()).toEqual(refs);
});
