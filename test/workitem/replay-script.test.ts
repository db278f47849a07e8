import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderReplayScript } from '../../src/workitem/replay-script.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const FACTS = {
  agent: 1,
  item: 'item-1',
  receipt: '01a201a2-265b-7257-9b5d-2e5c413c31dd',
  beforeCommit: 'a'.repeat(40),
  beforeHash: 'b'.repeat(64),
  afterHash: 'c'.repeat(64),
  tool: { hash: 'd'.repeat(64), sha256: 'e'.repeat(64) },
};

describe('the replay script', () => {
  it.runIf(hasTool(['shellcheck', '--version'], 'the replay script'))('is clean to shellcheck', () => {
    const folder = createFolder({ 'replay-agent-1.sh': renderReplayScript(FACTS) });
    const { stdout, status } = spawnSync('shellcheck', ['-S', 'style', join(folder, 'replay-agent-1.sh')], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });

  it('says what it lacks, and what it does not know, and starts nothing', () => {
    const folder = createFolder({ 'r.sh': renderReplayScript(FACTS) });
    const run = (...args: string[]) =>
      spawnSync('bash', [join(folder, 'r.sh'), ...args], { cwd: '/', encoding: 'utf8' });
    const ends = [run(), run('--again'), run('--repo')].map(({ status, stderr }) => [
      status,
      stderr.split(';')[0]?.trim(),
    ]);
    expect(ends).toEqual([
      [3, `ERROR: the commit ${FACTS.beforeCommit} is not in the repository of /`],
      [2, 'ERROR: unknown argument: --again'],
      [2, 'ERROR: --repo needs a folder'],
    ]);
  });
});
