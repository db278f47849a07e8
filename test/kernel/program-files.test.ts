// A program whose files are replaced while it runs writes nothing in the name of what replaced it.
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { programStamp } from '../../src/kernel/program-files.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

type Stamps = Readonly<Record<'programStamp' | 'commandStamp', typeof programStamp>>;

it('is stamped as it was when it first asked, and as it is now by a process that starts', async () => {
  const folder = createFolder();
  const [own, command] = [join(folder, 'action'), join(folder, 'cli')];
  for (const name of ['kernel/program-files.ts', 'base/version.ts'])
    cpSync(join(REPOSITORY, 'src', name), join(folder, name));
  renameSync(join(folder, 'kernel', 'program-files.ts'), join(folder, 'kernel', 'index.ts'));
  renameSync(join(folder, 'kernel'), own);
  mkdirSync(command);
  writeFileSync(join(command, 'index.js'), 'old\n');
  const load = async (start: number) =>
    (await import(`${pathToFileURL(join(own, 'index.ts')).href}?${start}`)) as Stamps;
  const stampsOf = ({ programStamp, commandStamp }: Stamps) => [programStamp(), commandStamp()];
  const atWork = await load(1);
  const before = stampsOf(atWork);
  expect(stampsOf(await load(2))).toEqual(before);

  for (const path of [join(own, 'new.js'), join(command, 'index.js')]) {
    rmSync(path, { force: true });
    writeFileSync(path, 'new build\n');
  }
  expect(stampsOf(atWork)).toEqual(before);
  const [program, started] = stampsOf(await load(3));
  expect([program === before[0], started === before[1]]).toEqual([false, false]);
});
