// The same walls for a supervisor without rights: here as "nobody", where the tests themselves run as root.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nobodysObstacle, superviseAsNobody } from '../helpers/nobody.ts';
import { LEVELS, processesNamed } from '../helpers/sandboxes.ts';

const HOSTILE = resolve(import.meta.dirname, '..', 'fixtures', 'hostile-agent.sh');

const reason = nobodysObstacle();
if (reason !== undefined) process.stderr.write(`NOT RUN: sandboxes of an unprivileged user: ${reason}\n`);

describe.skipIf(reason !== undefined).each(LEVELS.map((level) => [level.kind, level] as const))(
  'nobody, in level %s',
  (_, level) => {
    it('is still nobody, with no rights to gain', () => {
      const script = 'id -u; grep CapEff /proc/self/status; exit 5';
      const { result, out } = superviseAsNobody(level, ['bash', '-c', script]);
      expect(result).toMatchObject({ kind: 'ended', exitCode: 5, survivors: 0 });
      expect(out).toBe('65534\nCapEff:\t0000000000000000\n');
    });

    it('leaves no process of a hostile agent', () => {
      const marker = `nobody-${randomUUID()}`;
      const { result } = superviseAsNobody(level, ['bash', HOSTILE, marker, 'exit']);
      expect(result).toMatchObject({ kind: 'ended', exitCode: 4, survivors: 0 });
      expect(processesNamed(marker)).toEqual([]);
    });
  },
);
