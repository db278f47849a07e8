// kill -9 of a step on a runner at what it asks of its servers; then the next run, on another machine.
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../src/base/journal-chain.ts';
import { acceptedOn, expectWhole, QUICK_FILES, runQuick } from '../e2e/runner/quick-loops.ts';
import { BRANCH, createWorld, type World } from '../e2e/runner/world.ts';
import { useMemory } from '../helpers/broken-run.ts';
import type { GitServer } from '../helpers/git-server.ts';
import { userGit } from '../helpers/repository.ts';

useMemory();

const STATE = 'refs/autorize-ledger/pi';
const SWEEP_MS = 900_000;

interface Child {
  kill(signal: NodeJS.Signals): boolean;
}

/** What a killer waits for, and the start of the step that it ends. */
function killer(): { readonly onStart: (child: Child) => void; readonly kill: () => void } {
  let child: Child | undefined;
  return {
    onStart: (each) => {
      child = each;
    },
    kill: () => child?.kill('SIGKILL'),
  };
}

function ledgerOn(git: GitServer): string[] {
  if (git.refs()[STATE] === undefined) return [];
  const parsed = parseJournal(Buffer.from(`${userGit(git.folder, 'cat-file', 'blob', `${STATE}:iterations.jsonl`)}\n`));
  if (parsed.kind !== 'sound') throw new Error(`the ledger on the server is ${parsed.kind}`);
  return parsed.records.map(({ iter, outcome }) => `${iter} ${outcome}`);
}

describe('a step that is killed', () => {
  it('at any of its requests to git and API is continued: one chain, nothing lost, nothing doubled, one pull request', {
    timeout: SWEEP_MS,
  }, async () => {
    const inputs = { publish: 'pull-request', 'max-iterations': '1' };
    const asked: string[] = [];
    // Until one ends that was not killed: there are no more requests then.
    for (let at = 1; ; at += 1) {
      await using world: World = await createWorld();
      const { onStart, kill } = killer();
      let seen = 0;
      const status = (what: string): void => {
        seen += 1;
        if (seen !== at) return;
        asked.push(what);
        kill();
      };
      world.git.onRequest = status;
      world.github.onRequest = () => status('api');
      const first = await world.step(inputs, { onStart });
      world.git.onRequest = () => undefined;
      world.github.onRequest = () => undefined;
      if (first.code === 0) break;
      expect(first.code, first.out).toBe(null);
      const before = ledgerOn(world.git);
      const second = await world.step(inputs, { env: { WHICH: 'b', GITHUB_RUN_ID: '43' } });
      expect(second.code, `${at}: ${asked.at(-1)}\n${second.out}`).toBe(0);
      const lines = ledgerOn(world.git);
      expect(lines.slice(0, before.length)).toEqual(before);
      expect(lines.map((line) => line.split(' ')[0])).toEqual(lines.map((_, index) => String(index)));
      const [a = 0, b = 0] = ['a', 'b'].map((each) =>
        Number(userGit(world.git.folder, 'show', `${BRANCH}:${each}/value.txt`)),
      );
      expect(b).toBe(9);
      expect(20 - a - b).toBe(lines.filter((line) => line.endsWith('merged')).length);
      const { data } = await world.github.ask('GET', '/pulls?state=all');
      expect(data as unknown).toHaveLength(1);
    }
    for (const each of [/upload-pack/, /receive-pack/, /^api$/])
      expect(asked.some((what) => each.test(what))).toBe(true);
  });

  const WHEN = ['before the push', 'while the server takes it', 'before the answer comes'] as const;
  it.each([...WHEN.map((when) => ['mission', when] as const), ...WHEN.map((when) => ['work', when] as const)])(
    '%s, %s, is continued',
    { timeout: SWEEP_MS },
    async (mode, when) => {
      await using world = await createWorld(QUICK_FILES);
      const { onStart, kill } = killer();
      // The one that has the first keep.
      let pushes = 0;
      const isPush = (path: string): boolean =>
        when === 'before the push' ? /service=git-receive-pack/.test(path) : /\/git-receive-pack$/.test(path);
      const status = (path: string): void => {
        if (isPush(path)) pushes += 1;
        if (isPush(path) && pushes === 2) kill();
      };
      if (when === 'before the answer comes') world.git.onServed = status;
      else world.git.onRequest = status;
      const first = await runQuick(world, mode, { onStart, iterations: 2 });
      expect(first.code, first.out).toBe(null);
      world.git.onServed = () => undefined;
      world.git.onRequest = () => undefined;
      const before = acceptedOn(world.git, mode);
      if (when === 'before the answer comes') expect(before.length).toBeGreaterThan(0);
      const second = await runQuick(world, mode, { iterations: 4, env: { GITHUB_RUN_ID: '43', WHICH: 'b' } });
      expect(second.code, second.out).toBe(0);
      expectWhole(world.git, mode, before);
      if (mode === 'work') expect(acceptedOn(world.git, mode)).toEqual([1, 2, 3]);
    },
  );
});
