import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../helpers/temp-folder.ts';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs');

/** Starts it with nothing but what is given on the PATH. */
function start(args: readonly string[], tools: Readonly<Record<string, string>> = {}) {
  const folder = createFolder(tools);
  for (const name of Object.keys(tools)) chmodSync(join(folder, name), 0o755);
  const env = { PATH: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('npm start', () => {
  it('stops at once where there is no git, and says so', () => {
    const stderr = 'error: there is no git on the PATH; an experiment needs it. Install it, then try again.\n';
    expect(start([])).toEqual({ status: 3, stdout: '', stderr });
  });

  it('stops at once where git is too old, and says so', () => {
    const git = '#!/bin/sh\necho git version 2.25.1\n';
    const stderr = 'error: this is git 2.25.1; it needs 2.32 or newer. Install it, then try again.\n';
    expect(start([], { git })).toEqual({ status: 3, stdout: '', stderr });
  });

  it('knows no option but --clean', () => {
    const stderr = 'error: "--keep" is no option of this; the only one is --clean.\n';
    expect(start(['--clean', '--keep'])).toEqual({ status: 2, stdout: '', stderr });
  });
});
