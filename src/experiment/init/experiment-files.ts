/**
 * A new experiment's files.
 * Invariant: nothing that exists is written over, and an experiment is there whole or not at all: its folder is filled
 * under another name and renamed last. What was written is what `run` reads, checked before it is there.
 * Crash: a folder `.autorize/.init-*` may be left, which nothing looks at.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContractError, PreconditionError, type Problem } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import { decodeToml } from '../../base/toml-document.ts';
import { syncFolder } from '../../kernel/durable.ts';
import type { Host } from '../../kernel/host.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { parseExperimentConfig } from '../config/config.ts';
import { type ExperimentPaths, shownPath } from '../ledger/store.ts';
import { renderIgnoreFile } from './scaffold.ts';

/** Throws where something of the name is there. */
export function refuseExisting(paths: ExperimentPaths): void {
  const { folder, config, name } = paths;
  if (!existsSync(folder)) return;
  const [first] = existsSync(config) ? [basename(config)] : readdirSync(folder);
  if (first === undefined) return;
  throw new PreconditionError({
    message: `${quoted(shownPath(paths, join(folder, first)), 200)} exists already; init never overwrites a file`,
    remedy: `Choose another name, or check the existing experiment: autorize doctor ${name}`,
  });
}

/** What a run reads in the text of a config; throws where there is anything wrong with it. */
export function checkConfig(paths: ExperimentPaths, text: string, { now, utcOffset }: Host): ExperimentConfig {
  const shown = shownPath(paths, paths.config);
  const fail = (problems: readonly Problem[]) => new ContractError(problems);
  const decoded = decodeToml(shown, Buffer.from(text));
  if ('problems' in decoded) throw fail(decoded.problems);
  const parsed = parseExperimentConfig(decoded.document, { folder: paths.name, now: now(), utcOffset });
  if ('problems' in parsed) throw fail(parsed.problems);
  return parsed.config;
}

const SCHEMA = 'config.schema.json';
const SCHEMA_LINE = /^#:schema .*\n/;

/** The config with the line by which editors find its schema, which lies beside the experiments. */
export function withSchemaLine(config: string): string {
  return `#:schema ../${SCHEMA}\n${config.replace(SCHEMA_LINE, '')}`;
}

/** The schema of `config.toml` as the package brings it. */
export function readConfigSchema({ packageRoot }: Pick<Host, 'packageRoot'>): string {
  return readFileSync(join(packageRoot, 'docs', 'schemas', 'experiment-config.schema.json'), 'utf8');
}

export interface NewFiles {
  /** By their name in the folder of the experiment. */
  readonly files: Readonly<Record<string, string>>;
  readonly schema: string;
}

/** Writes the files of the experiment in one step; ignore file and schema beside it, where there is none. */
export function writeWhole(place: ExperimentPaths, { files, schema }: NewFiles): string[] {
  const root = dirname(place.folder);
  mkdirSync(root, { recursive: true });
  const staging = mkdtempSync(join(root, '.init-'));
  const shared = new Map([
    [join(root, '.gitignore'), renderIgnoreFile()],
    [join(root, SCHEMA), schema],
  ]);
  try {
    const folder = join(staging, place.name);
    mkdirSync(folder);
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, name), text, { flag: 'wx', flush: true });
    syncFolder(folder);
    moveIntoPlace(folder, place);
    const written = [...shared].filter(([path, text]) => writeWhereMissing(path, text)).map(([path]) => path);
    syncFolder(root);
    const own = Object.keys(files).map((name) => join(place.folder, name));
    return [...own, ...written].map((path) => shownPath(place, path));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Throws as where something of the name was there from the start: another `init` may have written it meanwhile. */
function moveIntoPlace(folder: string, place: ExperimentPaths): void {
  try {
    // Onto a folder that is not empty a rename fails.
    renameSync(folder, place.folder);
  } catch (error) {
    refuseExisting(place);
    throw error;
  }
}

/** Writes a file unless it is there; returns whether it did. */
function writeWhereMissing(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
