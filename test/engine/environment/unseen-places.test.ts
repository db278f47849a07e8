// What a failed command did not find, although it is there for the user, and the key that would show it.
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainUnseen } from '../../../src/engine/environment/unseen-places.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

function createMachine() {
  const folder = createFolder({
    'home/.pyenv/versions/3.12.1/bin/python3': '#!/bin/sh\n',
    'data/numbers.txt': 'seven\n',
    'opt/tool/measure': '#!/bin/sh\n',
    'opt/script': '#!/nowhere/sh\n',
    'bin/.keep': '',
    'closed/key': 'secret\n',
  });
  const at = (path: string) => join(folder, path);
  chmodSync(at('opt/tool/measure'), 0o755);
  symlinkSync(at('opt/tool/measure'), at('bin/measure'));
  const explain = (output: string, toolchains: 'auto' | 'none' | ['go'] = 'auto') =>
    explainUnseen(output, {
      toolchains,
      parentEnv: { PATH: `${at('bin')}:/usr/bin:/bin`, HOME: at('home') },
      findClosed: (path) => (path.startsWith(at('closed')) ? 'a place of keys' : undefined),
      isHidden: (path) => !path.startsWith(at('bin')) && path.startsWith(folder),
    });
  return { at, explain };
}

describe('explainUnseen', () => {
  it.each([
    ['sh: 1: NAME: not found'],
    ['bash: line 1: NAME: command not found'],
    ["/usr/bin/env: 'NAME': No such file or directory"],
    ['env: ‘NAME’: No such file or directory'],
    ['Error: spawn NAME ENOENT'],
    ['exec: "NAME": executable file not found in $PATH'],
    ["FileNotFoundError: [Errno 2] No such file or directory: 'NAME'"],
    ['make: NAME: No such file or directory\nsh: 1: NAME: not found\nmake: *** [all] Error 127'],
  ])('finds the program of %j where its link leads', (output) => {
    const { at, explain } = createMachine();
    expect(explain(output.replaceAll('NAME', 'measure'))).toBe(
      `"${at('opt/tool/measure')}" is there, but no command can see it: name it in environment.readable`,
    );
    expect(explain(output.replaceAll('NAME', 'no-such-program'))).toBeUndefined();
  });

  it.each([
    ['cat: FILE: No such file or directory'],
    ["python3: can't open file 'FILE': [Errno 2] No such file or directory"],
    ["Error: ENOENT: no such file or directory, open 'FILE'"],
    ['FILE does not exist'],
    ['sh: 1: cannot open FILE: No such file\nTraceback\n  more'],
  ])('finds the file of %j', (output) => {
    const { at, explain } = createMachine();
    const found = at('data/numbers.txt');
    expect(explain(output.replaceAll('FILE', found))).toBe(
      `"${found}" is there, but no command can see it: name it in environment.readable`,
    );
  });

  it('names the toolchain that the settings leave out', () => {
    const { at, explain } = createMachine();
    const output = `sh: 1: ${at('home/.pyenv/versions/3.12.1/bin/python3')}: not found`;
    for (const toolchains of ['none', ['go']] as const)
      expect(explain(output, toolchains as 'none')).toMatch(/add "pyenv" to environment\.toolchains$/);
    expect(explain(output)).toMatch(/name it in environment\.readable$/);
  });

  it('says nothing of a place that stays closed, is not there, is in view, or only occurs in the output', () => {
    const { at, explain } = createMachine();
    const name = 'x'.repeat(5000);
    for (const path of [at('closed/key'), at('data/other.txt'), '/bin/sh', at('bin/measure2'), `/${name}`])
      expect(explain(`cat: ${path}: No such file or directory`)).toBeUndefined();
    expect(explain(`wrote ${at('data/numbers.txt')}\nassertion failed`)).toBeUndefined();
    expect(explain('')).toBeUndefined();
  });
});
