// An item of a plan that takes more of the machine than is good for the others: they go on.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { privateAreaPath } from '../../src/engine/workspace/area-path.ts';
import { readWorkStatus } from '../../src/workitem/look.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP, processesNamed } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { branchFile, createSite, item, QUICK, type WorkSite } from '../helpers/work-items.ts';

const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'an item that fills the disk');

const ON_A_SMALL_DISK = `
mount -t tmpfs -o size=48m none "$XDG_CACHE_HOME" && mkdir -p "$0" && head -c 1000000000 /dev/zero 2>&- > "$0/big"
"$@" && df --output=avail "$XDG_CACHE_HOME"
`;

/** What became of the items, as the records say. */
async function reported(site: WorkSite): Promise<Record<string, string>> {
  const { receipts } = await readWorkStatus(undefined, site.host);
  return Object.fromEntries(
    receipts.map(({ work_item: { id }, status, reason }) => [id, `${status}${reason === null ? '' : `: ${reason}`}`]),
  );
}

describe('a plan of which one item', () => {
  // The one that fills stays until the other has met the full disk.
  const FILL = 'head -c 1000000000 /dev/zero > big 2> err || sleep 1';
  it.skipIf(!hasNamespaces).each([
    ['then fails', `${FILL}; exit 1`, 'failure: the agent ended with exit code 1'],
    ['calls that its change', FILL, 'failure: git takes no such change: '],
  ])('fills the disk and %s lands the others all the same', async (_, script, reason) => {
    const site = createSite();
    const meet = 'for i in 1 2 3 4 5 6 7 8; do sleep 0.1; echo "$i" > c.txt; done; echo c > c.txt';
    const items = [
      item('fills', script),
      item('beside', meet, { test_command: 'test -s c.txt' }),
      item('after', 'echo d > d.txt', { dependencies: ['beside'], test_command: 'test -s c.txt' }),
    ];
    mkdirSync(site.cache, { recursive: true });
    // As a run leaves it that was killed while the disk was full.
    const workspace = join(
      privateAreaPath({ ...workPathsOf(site.host), name: 'work.items', parentEnv: site.host.env }),
      'lanes',
      '2/x',
    );
    const own = [programPath('run-work'), site.folder, JSON.stringify(items), JSON.stringify(site.options.agents)];
    const run = spawnSync('unshare', ['-Urm', 'sh', '-c', ON_A_SMALL_DISK, workspace, process.execPath, ...own], {
      env: { ...process.env, XDG_CACHE_HOME: site.cache, JOBS: '2' },
      encoding: 'utf8',
    });
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
    // There is room again.
    expect(Number(run.stdout.split('\n')[1])).toBeGreaterThan(30_000);
    expect(await reported(site)).toEqual({
      fills: expect.stringContaining(reason),
      beside: 'success',
      after: 'success',
    });
    expect([branchFile(site, 'c.txt'), branchFile(site, 'd.txt')]).toEqual(['c', 'd']);
    expect((await verifyWork({}, site.host)).isSound).toBe(true);
  });

  it('starts processes without end that do not want to go lands the others, and none is left', async () => {
    const site = createSite();
    const marker = `many-${randomUUID()}`;
    const many = `for i in $(seq 300); do setsid sh -c 'trap "" TERM; sleep 100; :' ${marker} & done; wait`;
    const { items } = await site.run(
      [
        item('forks', many, { constraints: { timeout_ms: 3000 } }),
        item('beside', 'sleep 1; echo c > c.txt', { test_command: 'test -s c.txt' }),
        item('after', 'echo d > d.txt', { dependencies: ['beside'] }),
      ],
      { jobs: 2 },
    );
    expect(items.map(({ status }) => status)).toEqual(['timeout', 'success', 'success']);
    expect(processesNamed(marker)).toEqual([]);
    expect((await verifyWork({}, site.host)).isSound).toBe(true);
  });
});

describe.runIf(BUBBLEWRAP.length > 0)('an item that writes to every file of the private area that it finds', () => {
  it('reaches no layer that it shares with other items', async () => {
    const spoil = ({ cache }: WorkSite) =>
      `find "${cache}" -name a.txt -exec sh -c 'echo spoiled >"$1"' sh {} ';' 2>/dev/null || true`;
    /** What the second item finds. */
    const foundAfter = async (script: (site: WorkSite) => string, onEnded: (site: WorkSite) => void) => {
      const site = createSite();
      const items = [
        item('one', `cp a.txt "$TMPDIR/a"; ${script(site)}; cp "$TMPDIR/a" a.txt; echo 1 >src/c.txt`),
        item('two', 'cat a.txt >b.txt', { dependencies: ['one'] }),
      ];
      const { items: reports } = await site.run(items, {
        agents: { 'agent-1': { command: QUICK, sandbox: 'required' } },
        onEvent: ({ kind }) => kind === 'ended' && onEnded(site),
      });
      expect(reports.map(({ status }) => status)).toEqual(['success', 'success']);
      return branchFile(site, 'b.txt');
    };
    expect(await foundAfter(spoil, () => undefined)).toBe('one');
    // Who can write to the layers reaches the others.
    const control = await foundAfter(
      () => 'true',
      (site) => execFileSync('sh', ['-c', spoil(site)]),
    );
    expect(control, 'the attack is none').toBe('spoiled');
  });
});

describe('a plan whose commands have no sandbox', () => {
  it('writes no receipt through a link that one put in the place of their folder', async () => {
    const site = createSite();
    const elsewhere = createFolder();
    const receipts = join(site.folder, '.autorize', 'work', 'receipts');
    const script = `mv ${receipts} ${receipts}.old; ln -s ${elsewhere} ${receipts}; echo 1 >one.txt`;
    await expect(site.run([item('one', script)])).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('".autorize/work/receipts" is a symbolic link'),
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});
