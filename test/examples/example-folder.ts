import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderProblem } from '../../src/base/errors.ts';
import { decodeToml } from '../../src/base/toml-document.ts';
import { parseExperimentConfig } from '../../src/experiment/config/config.ts';
import type { ExperimentConfig } from '../../src/settings/experiment-config.ts';
import { createFolder } from '../helpers/temp-folder.ts';

export const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples');

/** A copy of an example, removed when the test is over. */
export function copyExample(example: string): string {
  const folder = createFolder();
  cpSync(join(EXAMPLES, example), folder, { recursive: true });
  return folder;
}

/** The config of an example's experiment; what is wrong with it is an error. */
export function readConfig(example: string, experiment: string): ExperimentConfig {
  const bytes = readFileSync(join(EXAMPLES, example, '.autorize', experiment, 'config.toml'));
  const decoded = decodeToml('config.toml', bytes);
  if ('problems' in decoded) throw new Error(decoded.problems.map(renderProblem).join('\n'));
  const place = { folder: experiment, now: new Date('2026-05-20T12:00:00Z'), utcOffset: () => 0 };
  const read = parseExperimentConfig(decoded.document, place);
  if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
  return read.config;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command as a run does: by the shell, with next to nothing of this environment. What it prints goes to files,
 * so that a process that it leaves behind holds nothing up.
 */
export async function runShell(command: string, folder: string): Promise<Ended> {
  const place = createFolder();
  const [out, err] = [join(place, 'out'), join(place, 'err')];
  const [outFile, errFile] = [openSync(out, 'w'), openSync(err, 'w')];
  const child: ChildProcess = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: place, TMPDIR: place },
    stdio: ['ignore', outFile, errFile],
  });
  const [code] = await once(child, 'exit');
  closeSync(outFile);
  closeSync(errFile);
  return { code, out: readFileSync(out, 'utf8'), err: readFileSync(err, 'utf8') };
}

/** The command of an example's agent as it is run for an iteration. */
export function agentCommand({ agent }: ExperimentConfig, promptFile: string, iteration: number): string {
  return (agent.command ?? '').replace('{prompt_file}', `'${promptFile}'`).replace('{iter}', `'${iteration}'`);
}

/** Every file of a folder, by its path. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** The paths that differ between two folders, in order. */
export function changedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.filter((path) => before.get(path) !== after.get(path)).sort((a, b) => (a < b ? -1 : 1));
}
