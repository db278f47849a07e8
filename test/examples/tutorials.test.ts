import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const TUTORIALS = readdirSync(join(REPOSITORY, 'docs', 'tutorials'));

describe('docs/tutorials', () => {
  it.each(TUTORIALS)('%s runs as it stands, and its commands print what it shows', { timeout: 300_000 }, (name) => {
    const program = `--program=${programPath('autorize')}`;
    const args = ['scripts/tutorials.mjs', '--check', program, `docs/tutorials/${name}`];
    const env = { ...process.env, TMPDIR: createFolder() };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: REPOSITORY, encoding: 'utf8', env });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
