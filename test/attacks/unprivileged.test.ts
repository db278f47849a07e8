// The same walls for a supervisor without rights: here as "nobody", where the tests themselves run as root.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SandboxLevel } from '../../src/kernel/sandbox-command.ts';
import { LEVELS, processesNamed } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const FIXTURES = resolve(import.meta.dirname, '..', 'fixtures');
const NOBODY = ['--reuid', '65534', '--regid', '65534', '--clear-groups'];

const asNobody = (command: readonly string[]) => spawnSync('setpriv', [...NOBODY, ...command], { encoding: 'utf8' });

/** Why the tests of this file cannot be run on this machine. */
function obstacle(): string | undefined {
  if (process.geteuid?.() !== 0) return 'the tests are unprivileged already';
  const trial = asNobody([process.execPath, '-e', `require('fs').accessSync(${JSON.stringify(FIXTURES)})`]);
  return trial.status === 0 ? undefined : `nobody cannot run Node here: ${trial.stderr.split('\n')[0]}`;
}

const reason = obstacle();
if (reason !== undefined) process.stderr.write(`NOT RUN: sandboxes of an unprivileged user: ${reason}\n`);

describe.skipIf(reason !== undefined).each(LEVELS.map((level) => [level.kind, level] as const))(
  'nobody, in level %s',
  (_, found) => {
    const level: SandboxLevel = found.kind === 'namespace' ? { ...found, isRoot: false } : found;

    function run(...command: readonly string[]) {
      const folder = createFolder();
      chmodSync(folder, 0o777);
      const args = [join(FIXTURES, 'supervise.ts'), JSON.stringify(level), folder, randomUUID(), ...command];
      const { stdout, stderr } = asNobody([process.execPath, ...args]);
      expect(stderr).toBe('');
      return { result: JSON.parse(stdout), out: readFileSync(join(folder, 'stdout'), 'utf8') };
    }

    it('is still nobody, with no rights to gain', () => {
      const { result, out } = run('bash', '-c', 'id -u; grep CapEff /proc/self/status; exit 5');
      expect(result).toMatchObject({ kind: 'ended', exitCode: 5, survivors: 0 });
      expect(out).toBe('65534\nCapEff:\t0000000000000000\n');
    });

    it('leaves no process of a hostile agent', () => {
      const marker = `nobody-${randomUUID()}`;
      const { result } = run('bash', join(FIXTURES, 'hostile-agent.sh'), marker, 'exit');
      expect(result).toMatchObject({ kind: 'ended', exitCode: 4, survivors: 0 });
      expect(processesNamed(marker)).toEqual([]);
    });
  },
);
