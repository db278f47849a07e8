import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const FULL = '/dev/full';
const AUTORIZE = programPath('autorize');
const CANDIDATES = readFileSync(join(REPOSITORY, 'candidates.example.json'), 'utf8');
const LOST = 'error: the output cannot be written (ENOSPC). Free some disk space, or write it elsewhere.\n';

/** Runs the gate in a folder with its output going to a disk that is full. */
function runWithoutRoom(candidates: string, { isErrorFull = false } = {}) {
  const folder = createFolder({ 'c.json': candidates });
  const full = openSync(FULL, 'w');
  const flags = ['--candidates', 'c.json', '--report', 'r.json', '--format', 'json'];
  const argv = [AUTORIZE, 'gate', '--mode', 'candidates', ...flags];
  const stdio = ['ignore', full, isErrorFull ? full : 'pipe'] as const;
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: folder, stdio: [...stdio], encoding: 'utf8' });
  closeSync(full);
  return { status, stderr, report: JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as unknown };
}

it.runIf(existsSync(FULL))('ends with 3 after a verdict of yes that could not be printed, and says why', () => {
  const { status, stderr, report } = runWithoutRoom(CANDIDATES);
  expect({ status, stderr }).toEqual({ status: 3, stderr: LOST });
  expect(report).toMatchObject({ suite_pass: true });
});

it.runIf(existsSync(FULL))('ends with 1 after a verdict of no, printed or not', () => {
  const { status, stderr, report } = runWithoutRoom('[]');
  expect({ status, stderr }).toEqual({ status: 1, stderr: LOST });
  expect(report).toMatchObject({ suite_pass: false });
});

it.runIf(existsSync(FULL))('ends with 3 where errors cannot be printed either', () => {
  expect(runWithoutRoom(CANDIDATES, { isErrorFull: true })).toMatchObject({ status: 3, report: { suite_pass: true } });
});
