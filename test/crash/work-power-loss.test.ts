// A loss of power while a work item lands: what the branch would have people read is on the disk before the branch.

import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CertainDisk, type DiskStep, parseSteps } from '../helpers/disk-order.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';
import { createSite, item, type WorkSite } from '../helpers/work-items.ts';

const SUPERVISOR = programPath('run-work');
const CALLS =
  'openat,write,pwrite64,ftruncate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,mkdir,unlink,rmdir';

/** What a run that lands an item does to the disk below the user's folder, git and all. */
function recordedSteps(site: WorkSite): readonly DiskStep[] {
  const log = join(createFolder(), 'trace');
  const strace = ['-f', '-y', '-s', '4096', '-o', log, '-e', `trace=${CALLS}`, '-e', 'signal=none'];
  const items = [item('good', 'echo 1 > a.txt', { test_command: 'true' })];
  const run = [SUPERVISOR, site.folder, JSON.stringify(items), JSON.stringify(site.options.agents)];
  const { status, stderr } = spawnSync('strace', [...strace, process.execPath, ...run], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: site.cache },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const folder = realpathSync(site.folder);
  // Ours reaches the user's refs through a link.
  return parseSteps(
    readFileSync(log, 'utf8').replaceAll(/"[^"]*\/user-refs\/refs\//g, `"${folder}/.git/refs/`),
    folder,
  );
}

/** What a receipt speaks of, and it. */
function isPromised(path: string, folder: string): boolean {
  const below = path.slice(folder.length + 1);
  if (/^\.git\/objects\/.*\.(pack|idx)$/.test(below) || below === '.autorize/work/journal.jsonl') return true;
  return /^\.autorize\/work\/(receipts|runs|tools)\/[^.]/.test(below) && !below.endsWith('.tmp');
}

/** The first thing that a loss of power could contradict, if there is any. */
function firstDoubt(steps: readonly DiskStep[], folder: string): string | undefined {
  const disk = new CertainDisk();
  let ref: string | undefined;
  for (const step of steps) {
    // From the rename on the branch may be what is found.
    if (step.kind === 'rename' && step.to.startsWith(`${folder}/.git/refs/heads/`)) {
      ref = step.to;
      // Of the file that gets the name only the content matters so far.
      const doubts = [
        disk.doubt(step.path, step.path),
        ...disk.names.filter((path) => isPromised(path, folder)).map((path) => disk.doubt(path, folder)),
      ];
      const doubt = doubts.find((each) => each !== undefined);
      if (doubt !== undefined) return doubt;
    }
    disk.apply(step);
    const isRecord = step.kind === 'write' && step.path.endsWith('/journal.jsonl');
    if (ref !== undefined && isRecord) {
      const doubt = disk.doubt(ref, folder);
      if (doubt !== undefined) return doubt;
      ref = undefined;
    }
  }
  return undefined;
}

describe.skipIf(!hasTool(['strace', '-V'], 'a loss of power while a work item lands'))('a landing', () => {
  it('has everything that the branch promises on the disk before it moves, and the branch before its record', () => {
    const site = createSite();
    const folder = realpathSync(site.folder);
    const steps = recordedSteps(site);
    expect(firstDoubt(steps, folder)).toBeUndefined();
    // Without any one of these there is a doubt: so the model looks at each. Others are of empty files, or come twice.
    const needed = steps.flatMap((step, at) => {
      if (step.kind !== 'sync') return [];
      const isIdle = firstDoubt(steps.toSpliced(at, 1), folder) === undefined;
      return isIdle ? [] : [plainName(step.path.slice(folder.length + 1))];
    });
    expect([...new Set(needed)].sort()).toEqual([
      '',
      '.autorize',
      '.autorize/work',
      '.autorize/work/journal.jsonl',
      '.autorize/work/receipts',
      '.autorize/work/receipts/TEMPORARY',
      '.autorize/work/runs',
      '.autorize/work/runs/ID',
      '.autorize/work/runs/ID/TEMPORARY',
      '.autorize/work/runs/ID/changes.patch',
      '.autorize/work/runs/ID/prompt.md',
      '.autorize/work/runs/ID/replay-agent-1.sh',
      '.autorize/work/runs/ID/work-item.json',
      '.autorize/work/tools/TEMPORARY',
      '.git/objects/pack',
      '.git/objects/pack/TEMPORARY',
      '.git/refs/heads',
      '.git/refs/heads/autorize-work',
      '.git/refs/heads/autorize-work/plan.lock',
    ]);
  });
});

function plainName(path: string): string {
  return path
    .replace(/runs\/[0-9a-f-]{36}/, 'runs/ID')
    .replace(/\/(\.[0-9a-f]+\.tmp|tmp_(idx|pack)_\w+)$/, '/TEMPORARY');
}
