// Prepared environments on their way to another machine.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { type LayerStore, openLayerStore } from '../../../src/engine/layers/layer-store.ts';
import { restoreLayers, saveLayers } from '../../../src/engine/layers/saved-layers.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const KEY = sha256('one');
const FILL = `
mkdir -p tree/bin tree/shut home/.cache
echo code >tree/bin/run; chmod 777 tree/bin/run
echo open >tree/open; chmod 666 tree/open
echo other >$'tree/\\xff'
ln tree/open tree/same
ln -s /etc/hostname tree/out
ln -s ../../.. tree/up
echo x >tree/shut/x; chmod 555 tree/shut
touch -d '2020-01-02 03:04:05.123456789' tree/open
echo 1 >home/.cache/number
`;

const unmade = { dropped: { tree: [], home: [] }, command: 'npm ci', signal: undefined };

/** A store on a machine of its own, with one layer or none. */
async function machine(script?: string, key = KEY) {
  const folder = createFolder();
  const store = await openLayerStore(join(folder, 'store'));
  const fill = async (text: string) => {
    const made = createFolder();
    execFileSync('bash', ['-ec', `mkdir tree home\n${text}`], { cwd: made });
    return store.publish({ key, tree: join(made, 'tree'), home: join(made, 'home'), ...unmade });
  };
  const layer = script === undefined ? undefined : await fill(script);
  if (layer === 'cancelled' || (layer !== undefined && 'refusal' in layer)) throw new Error('no layer');
  return { store, layer: layer && { ...layer, command: 'npm ci' }, fill };
}

async function save(folder: string, script = FILL, isForbidden?: (bytes: Buffer) => boolean, key = KEY) {
  const { layer } = await machine(script, key);
  if (layer === undefined) throw new Error('no layer');
  const saved = await saveLayers({ folder, layers: [layer], isForbidden });
  return { saved, layer, digest: typeof saved === 'object' && 'digest' in saved ? saved.digest : '' };
}

const layersIn = ({ folder }: LayerStore) => readdirSync(folder).filter((name) => name !== 'users');
const archivesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tar'));
const archiveIn = (folder: string) => join(folder, archivesIn(folder)[0] ?? '');
const listIn = (folder: string) => join(folder, 'environment.json');

async function failureOf(folder: string, digest: string) {
  const { store } = await machine();
  const failure = await restoreLayers(store, { folder, digest }).catch((error: Error) => error);
  return { failure, left: layersIn(store) };
}

describe('a saved environment', () => {
  it('is on the other machine what it was on the first: contents, rights, times, links', async () => {
    const folder = createFolder();
    const { digest, layer } = await save(folder);
    const { store } = await machine();
    expect(await restoreLayers(store, { folder, digest })).toBe('restored');
    const found = await store.find(KEY);
    if (typeof found !== 'object') throw new Error('no layer');
    expect(found).toMatchObject({ digest: layer.digest, bytes: layer.bytes });
    const [first, second] = [layer, found].map(
      ({ tree }) =>
        (name: string) =>
          lstatSync(join(tree, name), { bigint: true }),
    );
    for (const name of ['bin/run', 'open', 'shut', 'same', 'out', 'up'])
      expect([name, second?.(name).mode, second?.(name).mtimeNs]).toEqual([
        name,
        first?.(name).mode,
        first?.(name).mtimeNs,
      ]);
    expect(second?.('open').ino).toBe(second?.('same').ino);
    expect(readFileSync(Buffer.concat([Buffer.from(`${found.tree}/`), Buffer.of(0xff)]), 'utf8')).toBe('other\n');
  });

  it('does not depend on the mask of who restores it', async () => {
    const folder = createFolder();
    const { digest } = await save(folder);
    const before = process.umask(0o077);
    try {
      expect(await restoreLayers((await machine()).store, { folder, digest })).toBe('restored');
    } finally {
      process.umask(before);
    }
  });

  it('is taken over once', async () => {
    const folder = createFolder();
    const { digest } = await save(folder);
    const { store } = await machine();
    await restoreLayers(store, { folder, digest });
    const { ino } = statSync(join(store.folder, KEY));
    await restoreLayers(store, { folder, digest });
    expect(statSync(join(store.folder, KEY)).ino).toBe(ino);
  });

  it('takes the place of what the other machine made under the same key', async () => {
    const folder = createFolder();
    const { digest, layer } = await save(folder);
    const { store } = await machine('echo mine >tree/x');
    await restoreLayers(store, { folder, digest });
    expect(await store.find(KEY)).toMatchObject({ digest: layer.digest });
  });

  it('is absent where a cache has no entry any more', async () => {
    const { store } = await machine();
    const folder = createFolder();
    expect(await restoreLayers(store, { folder, digest: sha256('') })).toBe('absent');
    expect(await restoreLayers(store, { folder: join(folder, 'gone'), digest: sha256('') })).toBe('absent');
  });

  it('replaces an earlier one in the folder, and leaves nothing of it', async () => {
    const folder = createFolder();
    await save(folder);
    writeFileSync(join(folder, `.4194304-${crypto.randomUUID()}.tmp`), 'half');
    const { digest } = await save(folder, 'echo 2 >tree/x');
    expect(readdirSync(folder)).toHaveLength(2);
    expect((await failureOf(folder, digest)).failure).toBe('restored');
  });

  it('is whole, or refused, where two are saved to one folder at once', async () => {
    const folder = createFolder();
    const all = await Promise.all([1, 2, 3, 4].map((each) => save(folder, `echo ${each} >tree/x`)));
    const results = await Promise.all(all.map(({ digest }) => failureOf(folder, digest)));
    const [whole, refused] = [true, false].map((is) =>
      results.filter(({ failure }) => !(failure instanceof Error) === is),
    );
    expect(whole).toHaveLength(1);
    for (const { failure, left } of refused ?? [])
      expect([failure, left]).toEqual([expect.objectContaining({ name: 'IntegrityError' }), []]);
  });

  it('is restored once, whole, by two at once on one machine', async () => {
    const folder = createFolder();
    const { digest, layer } = await save(folder);
    const { store } = await machine();
    const again = await openLayerStore(store.folder);
    await Promise.all([store, again].map((each) => restoreLayers(each, { folder, digest })));
    expect(layersIn(store)).toEqual([KEY]);
    expect(await (await openLayerStore(store.folder)).find(KEY)).toMatchObject({ digest: layer.digest });
  });
});

/** Replaces the archive, and the list so that it has the digest of that: as whoever knows the format could. */
function forge(folder: string, script: string): string {
  const place = createFolder();
  execFileSync('bash', ['-ec', script], { cwd: place });
  const archive = sha256(readFileSync(join(place, 'forged.tar')));
  copyFileSync(join(place, 'forged.tar'), join(folder, `${archive}.tar`));
  const list = JSON.parse(readFileSync(listIn(folder), 'utf8'));
  list.layers[0].archive = archive;
  writeFileSync(listIn(folder), `${JSON.stringify(list)}\n`);
  return sha256(readFileSync(listIn(folder)));
}

describe('of what somebody did to a saved environment on its way', () => {
  it.each([
    [
      'bytes of the archive changed',
      (folder: string) => {
        const bytes = readFileSync(archiveIn(folder));
        bytes[600] = (bytes[600] ?? 0) ^ 1;
        writeFileSync(archiveIn(folder), bytes);
      },
    ],
    ['the archive cut', (folder: string) => truncateSync(archiveIn(folder), 1024)],
    ['the archive empty', (folder: string) => truncateSync(archiveIn(folder), 0)],
    ['bytes added to the archive', (folder: string) => appendFileSync(archiveIn(folder), 'x')],
    ['the archive gone', (folder: string) => rmSync(archiveIn(folder))],
    [
      'a device for the archive',
      (folder: string) => {
        const archive = archiveIn(folder);
        rmSync(archive);
        symlinkSync('/dev/zero', archive);
      },
    ],
    [
      'a pipe for the archive',
      (folder: string) => {
        const archive = archiveIn(folder);
        rmSync(archive);
        execFileSync('mkfifo', [archive]);
      },
    ],
    [
      'a folder for the archive',
      (folder: string) => {
        const archive = archiveIn(folder);
        rmSync(archive);
        mkdirSync(archive);
      },
    ],
    ['a byte of the list changed', (folder: string) => appendFileSync(listIn(folder), ' ')],
    ['the list gone', (folder: string) => rmSync(listIn(folder))],
    [
      'a device for the list',
      (folder: string) => {
        rmSync(listIn(folder));
        symlinkSync('/dev/zero', listIn(folder));
      },
    ],
    [
      'a link for the list',
      (folder: string) => {
        renameSync(listIn(folder), join(folder, 'elsewhere'));
        symlinkSync('elsewhere', listIn(folder));
      },
    ],
    [
      'a pipe for the list',
      (folder: string) => {
        rmSync(listIn(folder));
        execFileSync('mkfifo', [listIn(folder)]);
      },
    ],
    [
      'another archive and a list that names it',
      (folder: string) => void forge(folder, 'mkdir tree home; echo evil >tree/x; tar -cf forged.tar tree home'),
    ],
  ])('nothing is used: %s', async (_, alter) => {
    const folder = createFolder();
    const { digest } = await save(folder);
    alter(folder);
    const { failure, left } = await failureOf(folder, digest);
    expect(failure).toMatchObject({ name: 'IntegrityError', exitCode: 3 });
    expect(failure).toMatchObject({ message: expect.stringContaining('nothing of it was used') });
    expect(left).toEqual([]);
  });

  it('an added file is of no effect', async () => {
    const folder = createFolder();
    const { digest, layer } = await save(folder);
    for (const name of ['x', 'tree', `${sha256('x')}.tar`]) writeFileSync(join(folder, name), 'x');
    const { store } = await machine();
    await restoreLayers(store, { folder, digest });
    expect(await store.find(KEY)).toMatchObject({ digest: layer.digest });
    expect(layersIn(store)).toEqual([KEY]);
  });

  // Those would have to come from the machine that the digest is of. Their layer still has to be the one that it named.
  it.each([
    ['a way out', 'mkdir -p a/tree a/home; echo x >escaped; cd a; tar -P -cf ../forged.tar tree home ../escaped'],
    [
      'an absolute path',
      'mkdir tree home; echo x >y; tar -P -cf forged.tar --transform="s,^y,/tmp/autorize-escaped," tree home y',
    ],
    [
      'a path through a link',
      'mkdir tree home; ln -s /tmp tree/l; tar -cf forged.tar tree home; rm tree/l; mkdir tree/l; echo x >tree/l/autorize-escaped; tar -rf forged.tar tree/l/autorize-escaped',
    ],
    ['a pipe', 'mkdir tree home; mkfifo tree/p; tar -cf forged.tar tree home'],
    ['rights of its owner', 'mkdir tree home; echo x >tree/x; chmod 4755 tree/x; tar -cf forged.tar tree home'],
    ['no home', 'mkdir tree; tar -cf forged.tar tree'],
    ['no archive at all', 'echo x >forged.tar'],
    ['the same file twice', 'mkdir tree home; echo x >tree/x; tar -cf forged.tar tree home; tar -rf forged.tar tree/x'],
    ['other files', 'mkdir tree home; echo x >tree/x; tar -cf forged.tar tree home'],
  ])('nothing of an archive is used that has %s', async (_, script) => {
    const folder = createFolder();
    await save(folder);
    const digest = forge(folder, script);
    const { failure, left } = await failureOf(folder, digest);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({ exitCode: 3 });
    expect(left).toEqual([]);
    expect(existsSync('/tmp/autorize-escaped')).toBe(false);
  });

  it('attributes of a file are not taken over', async () => {
    const folder = createFolder();
    await save(folder, 'echo 1 >tree/x');
    const digest = forge(
      folder,
      'mkdir tree home; echo 1 >tree/x; python3 -c \'import os; os.setxattr("tree", "user.overlay.opaque", b"y")\'; tar --xattrs --xattrs-include="*" --format=posix -cf forged.tar tree home; grep -qa user.overlay forged.tar',
    );
    const { store } = await machine();
    await restoreLayers(store, { folder, digest });
    const found = await store.find(KEY);
    if (typeof found !== 'object') throw new Error('no layer');
    const listed = execFileSync('python3', ['-c', `import os; print(os.listxattr("${found.tree}"))`], {
      encoding: 'utf8',
    });
    expect(listed).not.toContain('overlay');
  });

  it('an environment of another version is not guessed at', async () => {
    const folder = createFolder();
    await save(folder);
    const text = readFileSync(listIn(folder), 'utf8').replace('"version":1', '"version":2');
    writeFileSync(listIn(folder), text);
    expect((await failureOf(folder, sha256(text))).failure).toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('another version'),
    });
  });

  it('what a weaker level made does not come in as what bubblewrap made', async () => {
    const folder = createFolder();
    await save(folder);
    const text = readFileSync(listIn(folder), 'utf8').replace('bubblewrap-layers', 'process-group-copies');
    writeFileSync(listIn(folder), text);
    const { failure, left } = await failureOf(folder, sha256(text));
    expect([failure, left]).toEqual([expect.objectContaining({ exitCode: 3 }), []]);
  });
});

describe('a layer that must not leave the machine', () => {
  it.each([
    ['a file', 'echo a-long-secret >tree/x'],
    ['a cache of the home', 'mkdir home/.cache; echo a-long-secret >home/.cache/x'],
    ['the name of a file', 'echo 1 >tree/a-long-secret'],
    ['the target of a link', 'ln -s a-long-secret tree/x'],
    ['two blocks of a file', 'head -c 1048570 /dev/zero >tree/x; echo a-long-secret >>tree/x'],
  ])('is not saved: a secret in %s', async (_, script) => {
    const folder = createFolder();
    const { saved } = await save(folder, script, (bytes) => bytes.includes('a-long-secret'));
    expect(saved).toEqual({ refusal: expect.stringContaining('may be a key') });
    expect(JSON.stringify(saved)).not.toContain('a-long-secret');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not saved where somebody changed it since it was made', async () => {
    const { layer } = await machine(FILL);
    if (layer === undefined) throw new Error('no layer');
    appendFileSync(join(layer.tree, 'open'), 'x');
    const folder = createFolder();
    expect(await saveLayers({ folder, layers: [layer], isForbidden: undefined })).toEqual({
      refusal: expect.stringContaining('somebody changed it'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
