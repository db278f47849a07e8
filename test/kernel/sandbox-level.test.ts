import { describe, expect, it } from 'vitest';
import { PreconditionError } from '../../src/base/errors.ts';
import type { SandboxLevel } from '../../src/kernel/sandbox-command.ts';
import { decideLevel, probeLevels, type SandboxProbe, type SandboxRequest } from '../../src/kernel/sandbox-level.ts';

const bubblewrap: SandboxLevel = { kind: 'bubblewrap', program: '/usr/bin/bwrap', bounded: true, machine: 'x64' };
const namespace: SandboxLevel = { kind: 'namespace', setpriv: '/s', unshare: '/u', isRoot: false };
const group: SandboxLevel = { kind: 'process-group' };
const refused = { kind: 'bubblewrap', reason: 'bwrap: setting up uid map: Permission denied' } as const;

const probeOf = (levels: readonly SandboxLevel[], changes: Partial<SandboxProbe> = {}): SandboxProbe => ({
  levels,
  refusals: [refused],
  restrictsUserNamespaces: false,
  ...changes,
});

describe('decideLevel', () => {
  const all = [bubblewrap, namespace, group];
  it.each<[SandboxRequest, 'on' | 'off' | 'model', readonly SandboxLevel[], SandboxLevel | 'error']>([
    ['auto', 'on', all, bubblewrap],
    ['auto', 'on', [namespace, group], namespace],
    ['auto', 'on', [group], group],
    ['auto', 'off', all, bubblewrap],
    ['auto', 'off', [namespace, group], namespace],
    ['auto', 'off', [group], 'error'],
    ['required', 'on', all, bubblewrap],
    ['required', 'on', [namespace, group], 'error'],
    ['required', 'on', [group], 'error'],
    ['required', 'off', all, bubblewrap],
    ['required', 'off', [namespace, group], 'error'],
    ['off', 'on', all, group],
    ['off', 'on', [group], group],
    ['off', 'off', all, 'error'],
    ['auto', 'model', all, bubblewrap],
    ['required', 'model', all, bubblewrap],
    ['auto', 'model', [namespace, group], 'error'],
    ['required', 'model', [namespace, group], 'error'],
    ['off', 'model', all, 'error'],
  ])('of request %s with network %s', (requested, network, levels, expected) => {
    const level = decideLevel({ requested, network }, probeOf(levels));
    if (expected !== 'error') expect(level).toBe(expected);
    else expect(level).toMatchObject({ code: 'precondition', exitCode: 3 });
  });

  it.each([
    ['names the switch of Ubuntu', { restrictsUserNamespaces: true }, 'kernel.apparmor_restrict_unprivileged_userns=0'],
    [
      'names the package',
      { refusals: [{ kind: 'bubblewrap', reason: 'bubblewrap is not installed' }] } as const,
      'apt-get install bubblewrap',
    ],
    ['says what containers need', {}, 'containers'],
  ])('%s', (_, changes, words) => {
    const error = decideLevel({ requested: 'required', network: 'on' }, probeOf([group], changes));
    expect(error).toBeInstanceOf(PreconditionError);
    expect(error).toMatchObject({ remedy: expect.stringContaining(words) });
  });

  it('quotes what the machine answered', () => {
    const error = decideLevel({ requested: 'required', network: 'on' }, probeOf([group]));
    expect(error).toMatchObject({ message: expect.stringContaining(refused.reason) });
  });
});

describe('probeLevels', () => {
  it('finds nothing but the process group where no program is', async () => {
    const probe = await probeLevels({ folders: ['/no/such/folder'] });
    expect(probe.levels).toEqual([group]);
    expect(probe.refusals.map(({ kind }) => kind)).toEqual(['bubblewrap', 'namespace']);
  });

  it('says what each level answered here', async () => {
    const { levels, refusals } = await probeLevels();
    expect([...levels.map(({ kind }) => kind), ...refusals.map(({ kind }) => kind)].toSorted()).toEqual([
      'bubblewrap',
      'namespace',
      'process-group',
    ]);
    for (const { reason } of refusals) expect(reason).not.toBe('');
  });

  it('tries nothing weaker than what works, since no request would take it', async () => {
    const [all, some] = [await probeLevels(), await probeLevels({ until: 'one works' })];
    expect(some.levels[0]).toEqual(all.levels[0]);
    expect(some.levels.slice(1)).toEqual(all.levels[0]?.kind === 'process-group' ? [] : [group]);
    for (const requested of ['auto', 'required', 'off'] as const) {
      for (const network of ['on', 'off'] as const) {
        expect(decideLevel({ requested, network }, some)).toEqual(decideLevel({ requested, network }, all));
      }
    }
  });
});
