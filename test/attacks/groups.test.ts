// The groups of the supervisor, whose files and sockets (docker's) an agent would be let into.

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { NAMESPACES } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SUPERVISE = programPath('supervise');
const GROUP = 54_321;

const isRoot = process.geteuid?.() === 0;
if (!isRoot) process.stderr.write('NOT RUN: groups that are dropped: only root can\n');

describe.skipIf(!isRoot).each(NAMESPACES.map((level) => [level.kind, level] as const))(
  'an agent of root in level %s',
  (_, level) => {
    it('has none of the supervisor’s further groups', () => {
      const folder = createFolder({ 'of-the-group': 'secret' });
      chownSync(join(folder, 'of-the-group'), 65_534, GROUP);
      chmodSync(join(folder, 'of-the-group'), 0o040);
      const command = ['bash', '-c', 'grep Groups /proc/self/status; cat of-the-group'];
      const args = [process.execPath, SUPERVISE, JSON.stringify(level), folder, randomUUID(), ...command];
      // The groups are dropped by a supervisor that has some: it probes for itself.
      const env = { ...process.env, PROBE_LEVEL: '1' };
      const { stdout } = spawnSync('setpriv', ['--groups', String(GROUP), ...args], { encoding: 'utf8', env });
      expect(JSON.parse(stdout)).toMatchObject({ kind: 'ended', survivors: 0 });
      const [groups, content] = readFileSync(join(folder, 'stdout'), 'utf8').split('\n');
      expect(groups?.split(/\s+/)).not.toContain(String(GROUP));
      // Root keeps its right to read everything where only its processes are apart.
      if (level.kind === 'bubblewrap') expect(content).toBe('');
    });
  },
);
