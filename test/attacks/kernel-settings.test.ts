// What a command can change of the machine's kernel, and as whom it runs where the supervisor is root.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUBBLEWRAP, NAMESPACES, runIn } from '../helpers/sandboxes.ts';

const bash = (script: string): readonly string[] => ['bash', '-c', script];

/** Opens every file below /proc and /sys for writing, but those of processes; prints what could be opened. */
const OPEN_ALL = `
import os
seen = 0
for top in ('/proc', '/sys'):
    for folder, folders, files in os.walk(top):
        if folder == '/proc': folders[:] = [name for name in folders if not name.isdigit() and name not in ('self', 'thread-self')]
        for name in files:
            path = os.path.join(folder, name)
            seen += 1
            try: os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))
            except OSError: continue
            print(path)
print('looked at enough' if seen > 500 else 'looked at ' + str(seen))
`;

describe.each(NAMESPACES.map((level) => [level.kind, level] as const))('a command in level %s', (_, level) => {
  it.each(['on', 'off'] as const)('can open no file below /proc and /sys for writing, tracing %s', async (tracing) => {
    const { out, err } = await runIn(level, ['python3', '-c', OPEN_ALL], { budgetMs: 60_000, view: { tracing } });
    expect([out, err]).toEqual(['looked at enough\n', '']);
  });

  it('cannot get there by a user namespace of its own', async () => {
    const inside = 'mount -t proc proc /proc; mount -o remount,bind,rw /proc/sys; umount /proc/sys';
    const script = `unshare -Urmpf bash -c '${inside}; echo inside; : >>/proc/sys/kernel/core_pattern && echo open'`;
    expect((await runIn(level, bash(script))).out).toBe('inside\n');
  });

  it('is not root to itself and has no capability, but writes as the user that the supervisor is', async () => {
    const script = 'id -u; id -g; grep -E "Cap(Eff|Prm)" /proc/self/status; stat -c %u .; echo mine >file';
    const { out, folder } = await runIn(level, bash(script));
    const [uid, gid, permitted, effective, owner] = out.trimEnd().split('\n');
    expect([uid, gid]).not.toContain('0');
    expect([permitted, effective].map((line) => line?.replaceAll(/\s+/g, ' '))).toEqual([
      'CapPrm: 0000000000000000',
      'CapEff: 0000000000000000',
    ]);
    expect(owner).toBe(uid);
    const written = statSync(join(folder, 'work', 'file'));
    expect([written.uid, written.gid]).toEqual([process.geteuid?.(), process.getegid?.()]);
  });

  it('works with git and tar on files that the supervisor made', async () => {
    const script = [
      'git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m one && git log --format=%s',
      'mkdir files && echo text >files/one && tar cf files.tar files && rm -r files && tar xf files.tar && cat files/one',
      'chown "$(id -u):$(id -g)" files/one && chmod 600 files/one && echo changed',
    ].join('\n');
    const { out, err, folder } = await runIn(level, bash(script));
    expect([out, err.replaceAll(/^hint.*\n/gm, '')]).toEqual(['one\ntext\nchanged\n', '']);
    expect(readFileSync(join(folder, 'work', 'files', 'one'), 'utf8')).toBe('text\n');
    const log = spawnSync('git', ['log', '--format=%s'], { cwd: join(folder, 'work'), encoding: 'utf8' });
    expect([log.stdout, log.stderr]).toEqual(['one\n', '']);
  });
});

describe.each(BUBBLEWRAP.map((level) => [level] as const))(
  'a command in bubblewrap whose /proc is read-only',
  (level) => {
    it('mounts no other one and writes to no setting, also in a user namespace without a map', async () => {
      const ways = ['-t proc proc', '-t proc -o ro proc', '-o remount,bind,rw'].map(
        (way) => `mount ${way} /proc && echo mounted`,
      );
      const inside = `${ways.join('; ')}; umount /proc/sys; echo inside; : >>/proc/sys/kernel/core_pattern && echo open`;
      const script = `unshare --user --keep-caps --mount --pid --fork bash -c '${inside}'`;
      expect((await runIn(level, bash(script), { view: { tracing: 'off' } })).out).toBe('inside\n');
    });
  },
);
