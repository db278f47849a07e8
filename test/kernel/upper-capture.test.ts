// What is taken from the writable layer of a folder, or put from there into another one, is what the whole folder shows.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTreeLayers, type TreeLayers } from '../../src/engine/layers/tree-layers.ts';
import { handOut } from '../../src/kernel/folder-trust.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { createLayeredView, type OverlayPrograms, reopenLayeredView, upperOf } from '../../src/kernel/layered-view.ts';
import { probeOverlays } from '../../src/kernel/overlay-probe.ts';
import type { SandboxLevel } from '../../src/kernel/sandbox-command.ts';
import { captureUpper } from '../../src/kernel/upper-capture.ts';
import { placeUpper } from '../../src/kernel/upper-placing.ts';
import { createWorkspace, type Workspace } from '../helpers/repository.ts';
import { BUBBLEWRAP, runIn } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const BASE = {
  '.gitignore': '*.log\nbuild/\n',
  'a.txt': 'a\n',
  'kept.log': 'tracked though it is ignored\n',
  'src/one.ts': '1\n',
  'src/two.ts': '2\n',
  'src/deep/three.ts': '3\n',
  'docs/page.md': 'page\n',
};
const LIMITS = { maxFiles: 100, maxBytes: 1 << 20, timeoutMs: 60_000 };

/** What is done to the folder, by what it shows. */
const CHANGES: Readonly<Record<string, string>> = {
  'nothing at all': 'true',
  'a file that is written to': 'echo more >>a.txt',
  'a file with the same content and other times':
    'touch -d 2001-01-01 a.txt; cp -p src/one.ts x; cat x >src/one.ts; rm x',
  'a file of the same size and times': 'touch -r a.txt t; printf "b\\n" >a.txt; touch -r t a.txt; rm t',
  'the right to run a file': 'chmod +x src/one.ts',
  'files and folders that are gone': 'rm a.txt src/two.ts; rm -r docs',
  'new files in new folders': 'mkdir -p new/deep; echo n >new/deep/n.txt; echo x >src/new.ts',
  'ignored files': 'echo i >x.log; mkdir build src/build; echo b >build/b; echo b >src/build/b',
  'a tracked file that is ignored': 'echo more >>kept.log',
  'an ignore rule of its own': 'echo "*.ts" >.gitignore; echo x >src/new.ts',
  'a folder in the place of a file': 'rm a.txt; mkdir a.txt; echo in >a.txt/inside',
  'an empty folder in the place of a file': 'rm a.txt; mkdir a.txt',
  'a file in the place of a folder': 'rm -r src; echo file >src',
  'a link in the place of a folder': 'mv src elsewhere; ln -s elsewhere src',
  'a link in the place of a file': 'ln -sf src/one.ts a.txt',
  'a folder that was removed and made again': 'rm -r src; mkdir src; echo 1 >src/one.ts; echo new >src/new.ts',
  'a folder within a folder that was made again': 'rm -r src; mkdir -p src/deep; echo 3 >src/deep/three.ts',
  'a folder that was moved': 'mv src moved',
  'a folder that was moved away and back': 'mv src moved; mv moved src; echo 4 >src/deep/four.ts',
  'files that changed their names': 'mv a.txt src/a.txt; mv src/one.ts a.txt',
  'another repository': 'mkdir sub; cd sub; git init -q; echo s >s; git add s; git commit -qm s',
  'a repository in a known folder': 'cd src; git init -q; git add one.ts; git commit -qm s',
  'a pipe in the place of a file': 'rm a.txt; mkfifo a.txt',
  'a new pipe': 'mkfifo src/pipe',
  'a name that git refuses': 'mkdir .GIT; echo x >.GIT/config',
  'names that are no text': 'touch "$(printf \'x\\377y\')" "$(printf \'a\\nb\')" \'src/"q" \\\'',
  'the folder emptied': 'rm -rf ./* .gitignore',
  'a git directory of its own': 'rm -rf .git; echo no >.git; echo more >>a.txt',
  'more files than are allowed': 'mkdir many; cd many; seq 200 | xargs touch',
  'more bytes than are allowed': 'head -c 2000000 /dev/zero >src/one.ts',
  'bytes that replace others': 'head -c 1000000 /dev/zero >big.bin',
};

// From a tree that differs from the base.
const AGAIN = [
  ...['a file that is written to', 'files and folders that are gone', 'new files in new folders'],
  ...['a folder that was removed and made again', 'the folder emptied', 'more bytes than are allowed'],
];

for (const level of BUBBLEWRAP) {
  it('takes a layered folder as it would take the whole one, whatever a command did to it', async () => {
    const workspace = await createWorkspace(BASE);
    const accepted = await acceptedTree(workspace);
    const layered = await openPlace(level, workspace);
    const take = async (tree: string, scripts: readonly string[]) => {
      await checkoutTree(workspace.store, { ...workspace, tree });
      handOut(workspace);
      for (const script of scripts)
        await runIn(level, ['/bin/sh', '-c', `${GIT}${script}`], { view: { workDir: workspace.folder } });
      const whole = await captureTree(workspace.store, workspace, { limits: LIMITS });
      const { captured: upper, view } = await captureLayered(level, layered, { tree, scripts });
      await checkoutTree(workspace.store, { ...workspace, tree });
      const [at, yardIn] = [join(layered.place, 'at'), join(layered.place, 'yard')];
      const placed = await placeUpper(view, { at, folder: workspace.folder, yardIn });
      const again = await captureTree(workspace.store, workspace, { limits: LIMITS });
      return { whole, upper, placed: { ...placed, again } };
    };
    const cases = [
      ...Object.entries(CHANGES).map(([name, script]) => ({ name, tree: workspace.base, scripts: [script] })),
      ...AGAIN.map((name) => ({ name: `${name}, again`, tree: accepted, scripts: [CHANGES[name] ?? ''] })),
      { name: 'two commands', tree: workspace.base, scripts: ['echo x >>a.txt', 'cat a.txt >>a.txt; rm src/one.ts'] },
    ];
    for (const { name, tree, scripts } of cases) {
      const { whole, upper, placed } = await take(tree, scripts);
      expect.soft({ name, ...upper }).toEqual({ name, ...whole });
      expect.soft({ name, ...placed }).toEqual({ name, left: [], failure: undefined, again: whole });
    }
  });
}

for (const level of BUBBLEWRAP) {
  it('refuses a change whose removed folders cannot be read, and takes the next one', async () => {
    const workspace = await createWorkspace(BASE);
    const layered = await openPlace(level, workspace);
    const scripts = [CHANGES['a folder that was removed and made again'] ?? ''];
    const broken = { ...layered.programs, mount: '/bin/false' };
    const tree = workspace.base;
    expect(await captureLayered(level, layered, { tree, scripts, reading: broken })).toMatchObject({
      captured: { kind: 'refused', reason: 'which folders it removed cannot be read' },
    });
    expect(await captureLayered(level, layered, { tree, scripts })).toMatchObject({ captured: { kind: 'captured' } });
  });
}

const GIT =
  'export GIT_AUTHOR_DATE=@0 GIT_COMMITTER_DATE=@0; git config --global user.name x; git config --global user.email x\n';

/** A tree that adds a file, removes one and changes one. */
async function acceptedTree(workspace: Workspace): Promise<string> {
  const { store, folder } = workspace;
  const level = { kind: 'process-group' } as const;
  const script = 'echo added >src/added.ts; rm src/two.ts; echo changed >>a.txt';
  await runIn(level, ['/bin/sh', '-c', script], { view: { workDir: folder } });
  const captured = await captureTree(store, workspace);
  if (captured.kind !== 'captured') throw new Error(captured.kind);
  return captured.tree;
}

interface LayeredPlace {
  readonly store: Workspace['store'];
  readonly place: string;
  readonly programs: OverlayPrograms;
  readonly trees: TreeLayers;
}

async function openPlace(level: SandboxLevel, { store }: Workspace): Promise<LayeredPlace> {
  const place = createFolder();
  for (const name of ['at', 'views', 'yard']) mkdirSync(join(place, name));
  const probe = await probeOverlays(level, join(place, 'views'));
  if (!('programs' in probe)) throw new Error(probe.refusal);
  return { store, place, programs: probe.programs, trees: openTreeLayers(store, join(place, 'trees')) };
}

interface Captured {
  readonly tree: string;
  readonly scripts: readonly string[];
  /** Programs by which the layers are looked at afterwards; default: those that made them. */
  readonly reading?: OverlayPrograms;
}

async function captureLayered(
  level: SandboxLevel,
  { store, place, programs, trees }: LayeredPlace,
  { tree, scripts, reading = programs }: Captured,
) {
  const at = join(place, 'at');
  const { folders: lower, release } = await trees.lease(tree);
  const folder = join(place, 'views', randomUUID());
  const view = createLayeredView({ folder, programs, folders: [{ at, lower }] });
  const indexFile = join(place, 'index');
  await trees.writeIndex(tree, indexFile);
  mkdirSync(join(upperOf(view, at), '.git'));
  for (const script of scripts) {
    reopenLayeredView(view);
    await runIn(level, ['/bin/sh', '-c', `${GIT}${script}`], { view: { workDir: at, layered: view } });
  }
  const looked = { ...view, programs: reading };
  const captured = await captureUpper(store, { view: looked, at, tree, indexFile, limits: LIMITS, signal: undefined });
  release();
  return { captured, view };
}
