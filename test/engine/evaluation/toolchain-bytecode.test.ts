import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addToolchainBytecode } from '../../../src/engine/evaluation/toolchain-bytecode.ts';
import { BYTECODE } from '../../../src/engine/workspace/compiled-python.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

const LIBRARY = {
  ...{ 'os.py': '', 'site.py': '', 'heap.py': '', 'json/of.py': '', 'xml/of.py': '', 'test/of.py': '' },
  ...{ '__pycache__/heap.cpython-312.pyc': 'heap', '__pycache__/gone.cpython-312.pyc': 'gone' },
  ...{ '__pycache__/heap.cpython-311.pyc': 'other', '__pycache__/heap.cpython-312.opt-2.pyc': 'other' },
  ...{ 'json/__pycache__/of.cpython-312.pyc': 'json', 'xml/__pycache__/of.cpython-312.pyc': 'xml' },
  'test/__pycache__/of.cpython-312.pyc': 'test',
};

function compiledFor(library: string) {
  const home = createFolder({ [`${BYTECODE}${library}/made.cpython-312.pyc`]: 'made' });
  return { home, folder: join(home, BYTECODE, library) };
}

it('adds what the library of the toolchain has compiled for the Python that setup ran, and follows no link', async () => {
  const [library, elsewhere] = [createFolder(LIBRARY), createFolder()];
  const { home, folder } = compiledFor(library);
  symlinkSync(elsewhere, join(folder, 'xml'));
  await addToolchainBytecode(home, { isSeen: () => true, signal: undefined });
  expect(readdirSync(folder).sort()).toEqual(['heap.cpython-312.pyc', 'json', 'made.cpython-312.pyc', 'xml']);
  expect(readdirSync(join(folder, 'json'))).toEqual(['of.cpython-312.pyc']);
  expect(readdirSync(elsewhere)).toEqual([]);
});

it('adds nothing of a folder that commands do not see, or that is no library', async () => {
  const [unseen, other] = [
    createFolder(LIBRARY),
    createFolder({ '__pycache__/own.cpython-312.pyc': '', 'own.py': '' }),
  ];
  for (const library of [unseen, other]) {
    const { home, folder } = compiledFor(library);
    await addToolchainBytecode(home, { isSeen: (path) => path !== unseen, signal: undefined });
    expect(readdirSync(folder)).toEqual(['made.cpython-312.pyc']);
  }
});

it('makes nothing where setup compiled nothing', async () => {
  const home = createFolder();
  mkdirSync(join(home, '.cache'));
  await addToolchainBytecode(home, { isSeen: () => true, signal: undefined });
  expect(existsSync(join(home, BYTECODE))).toBe(false);
});
