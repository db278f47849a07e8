import type { SandboxLevel } from '../../src/kernel/sandbox-command.ts';
import { BUBBLEWRAP, LEVELS } from './sandboxes.ts';

/** How a whole experiment is made to run at a level: by its config, and by what its supervisor finds on the machine. */
export interface ForcedLevel {
  readonly kind: SandboxLevel['kind'];
  /** A line of the table `agent`. */
  readonly sandbox: string;
  /** Put before the supervisor's command line. */
  readonly prefix: readonly string[];
}

/** For every level that works here. */
export const FORCED_LEVELS: readonly ForcedLevel[] = LEVELS.map(({ kind }) => {
  if (kind === 'bubblewrap') return { kind, sandbox: 'sandbox = "required"', prefix: [] };
  if (kind === 'process-group') return { kind, sandbox: 'sandbox = "off"', prefix: [] };
  return { kind, sandbox: 'sandbox = "auto"', prefix: withoutBubblewrap() };
});

/** Put before a supervisor's command line: without `mount` there are no layers, and commands get copies. */
export const WITHOUT_LAYERS: readonly string[] = [
  ...['unshare', ...(process.geteuid?.() === 0 ? [] : ['-r']), '-m', '--', 'sh', '-c'],
  'for each in /usr/bin/mount /bin/mount; do mount --bind /dev/null "$each" 2>/dev/null; done; exec "$@"',
  'sh',
];

/** A mount namespace in which bwrap is no program; the process in it keeps its id. */
function withoutBubblewrap(): readonly string[] {
  const rights = process.geteuid?.() === 0 ? [] : ['-r'];
  return BUBBLEWRAP.flatMap((level) => {
    if (level.kind !== 'bubblewrap') return [];
    const script = 'mount --bind /dev/null "$0" && exec "$@"';
    return ['unshare', ...rights, '-m', '--', 'sh', '-c', script, level.program];
  });
}
