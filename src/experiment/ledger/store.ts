/**
 * The files of an experiment, `.autorize/NAME/`.
 * Invariant: `iterations.jsonl` and git are the truth; `state.json` is a cache that is replaced whole and can be
 * deleted at any time; a user's file (config, program, guidance) is only read, or appended to by `tell`.
 * Crash: a torn last line of the ledger is cut at the next open; a folder `iter-NNNN` without a record is an iteration
 * that was in flight.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ContractError, PreconditionError, type Problem } from '../../base/errors.ts';
import { type ParsedJournal, parseJournal } from '../../base/journal-chain.ts';
import { nearestName, quoted } from '../../base/text.ts';
import { decodeToml } from '../../base/toml-document.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import { readWholeFile } from '../../kernel/files.ts';
import type { Host } from '../../kernel/host.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { finishInstall } from '../../kernel/staged-install.ts';
import { listHeads } from '../../kernel/user-repository.ts';
import { parseExperimentConfig, type SoundConfig } from '../config/config.ts';
import type { ConfigSource, ScheduleCheck } from '../config/config-rules.ts';
import { decodeRecord } from './decoded-record.ts';
import { type ExperimentPaths, listExperiments, locateExperiment } from './experiment-files.ts';
import type { IterationRecord } from './record.ts';
import { type ExperimentState, experimentStateSchema } from './state.ts';

export type { ExperimentPaths };

/** The experiment's files; whether they exist is another question. Throws where a link or the like lies among them. */
export function pathsOf(name: string, host: Pick<Host, 'cwd'>): ExperimentPaths {
  const paths = locateExperiment(name, host);
  finishInstall(paths);
  return paths;
}

/** Throws where there is no such experiment, naming the nearest one. */
export function requireExperiment({ name, config, ledger, repository }: ExperimentPaths): void {
  // Records without a config are still an experiment: they can be looked at, repaired and archived.
  if (existsSync(config) || existsSync(ledger)) return;
  const others = listHeads(repository).map(({ folder }) => folder);
  const there = others.find((folder) => existsSync(join(folder, '.autorize', name, 'config.toml')));
  if (there !== undefined) {
    throw new PreconditionError({
      message: `the experiment ${quoted(name)} is in another work tree of this repository, ${quoted(there, 200)}`,
      remedy: 'Run the command there.',
    });
  }
  const known = listExperiments(repository);
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `Make it: autorize init ${name}` : `Did you mean ${quoted(nearest)}?`;
  throw new PreconditionError({
    message: `there is no experiment ${quoted(name)} here (${known.length === 0 ? 'the repository has no experiment' : `known: ${known.join(', ')}`})`,
    remedy: hint,
  });
}

export type LoadedConfig = SoundConfig & { readonly program: string };

/** Reads config and program, and reports every problem of both at once. */
export function loadConfig(paths: ExperimentPaths, host: Host, schedule: ScheduleCheck = 'checked'): LoadedConfig {
  return loadChecked(paths, host, { schedule });
}

/** The same with checks of what is around the config. */
export function loadChecked(
  paths: ExperimentPaths,
  host: Host,
  checks: Omit<ConfigSource, 'folder' | 'now' | 'utcOffset'>,
): LoadedConfig {
  requireExperiment(paths);
  const shown = shownPath(paths, paths.config);
  const read = existsSync(paths.config) ? readWholeFile(paths.config, shown) : { problem: noConfig(shown) };
  const program = readProgram(paths);
  const problems: Problem[] = 'problem' in program ? [program.problem] : [];
  if ('problem' in read) throw new ContractError([read.problem, ...problems]);
  const decoded = decodeToml(shown, read.bytes);
  if ('problems' in decoded) throw new ContractError([...decoded.problems, ...problems]);
  const parsed = parseExperimentConfig(decoded.document, {
    // Its records may lie elsewhere: staged, or archived.
    folder: paths.name,
    now: host.now(),
    utcOffset: host.utcOffset,
    ...checks,
  });
  if ('problems' in parsed) throw new ContractError([...parsed.problems, ...problems]);
  if ('problem' in program) throw new ContractError(problems);
  return { ...parsed, program: program.bytes.toString('utf8') };
}

function noConfig(shown: string): Problem {
  const remedy = 'Restore it, or write it again: docs/reference/configuration.md lists every key.';
  return { file: shown, found: 'no such file', expected: 'the config of the experiment', remedy };
}

function readProgram({ program, repository }: ExperimentPaths): ReturnType<typeof readWholeFile> {
  const shown = shownPath({ repository }, program);
  if (existsSync(program)) return readWholeFile(program, shown);
  const remedy =
    'Write it: the prompt of the agent begins with it, e.g. what better means here and what it must not do.';
  return { problem: { file: shown, found: 'no such file', expected: 'a program in plain text', remedy } };
}

/** A path of the experiment as a user in the repository's top folder types it. */
export function shownPath({ repository }: Pick<ExperimentPaths, 'repository'>, path: string): string {
  return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}

export interface ReadLedger {
  readonly records: readonly IterationRecord[];
  /** What is wrong with the file; the records are then those that can be read. */
  readonly problem: Problem | undefined;
  /** Bytes of a last line that was never finished. */
  readonly tornBytes: number;
  /** Hash of the last record, if it has one. */
  readonly head: string | undefined;
}

/** Reads the ledger as it is, without a lock and without changing it. */
export function readLedger(paths: ExperimentPaths): ReadLedger {
  const parsed = parseJournal(readOwnFile(paths.ledger) ?? Buffer.alloc(0));
  if (parsed.kind === 'sound') {
    const decoded = decodeRecords(paths, parsed.records);
    const head = parsed.records.at(-1)?.hash;
    return { ...decoded, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
  }
  const { records } = decodeRecords(paths, parsed.readable);
  return { records, problem: corruptProblem(paths, paths.ledger, parsed), tornBytes: 0, head: undefined };
}

/** What is wrong with a chained file of the experiment. */
export function corruptProblem(
  paths: ExperimentPaths,
  path: string,
  { line, why }: Extract<ParsedJournal, { kind: 'corrupt' }>,
): Problem {
  return {
    file: shownPath(paths, path),
    line,
    found: `the line ${why}`,
    expected: 'the chain of records unbroken',
    remedy: `Run: autorize repair ${paths.name}`,
  };
}

/** Types what a journal holds, `before`: after so many lines; a record of another shape is a problem, and left out. */
export function decodeRecords(
  paths: ExperimentPaths,
  raw: readonly unknown[],
  before = 0,
): { readonly records: readonly IterationRecord[]; readonly problem: Problem | undefined } {
  const records: IterationRecord[] = [];
  let problem: Problem | undefined;
  for (const [index, result] of raw.map(decodeRecord).entries()) {
    if (result.success) records.push(result.data);
    else {
      problem ??= {
        file: shownPath(paths, paths.ledger),
        line: before + index + 1,
        found: `a record without a usable ${quoted(result.error.issues[0]?.path.join('.') || 'shape')}`,
        expected: 'an iteration record',
        remedy: `Run: autorize repair ${paths.name}`,
      };
    }
  }
  return { records, problem };
}

/** Reads `state.json`; undefined when it is missing or not usable, since it is only a cache. */
export function readState({ state }: ExperimentPaths): ExperimentState | undefined {
  return experimentStateSchema.safeParse(readJson(state)).data;
}

/** What a JSON file holds; undefined where it is missing or is none. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(String(readOwnFile(path)));
  } catch {
    // What cannot be read counts as missing.
    return undefined;
  }
}

/** `write`: for a step `writeCache`, since after a loss of power an older state of the same run, or none, serves as well. */
export function writeState({ state }: ExperimentPaths, value: ExperimentState, write = writeFileAtomic): void {
  write(state, [`${JSON.stringify(value, null, 2)}\n`]);
}

/** What the operator said, oldest first; a line that cannot be read is left out. */
export function readGuidance(paths: Pick<ExperimentPaths, 'guidance'>): string[] {
  const parsed = parseGuidance(paths);
  const records = parsed?.kind === 'corrupt' ? parsed.readable : (parsed?.records ?? []);
  return records.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}

/** What is wrong with the file of what the operator said: the agent does not learn what comes after. */
export function findGuidanceProblem(paths: ExperimentPaths): Problem | undefined {
  const parsed = parseGuidance(paths);
  return parsed?.kind === 'corrupt' ? corruptProblem(paths, paths.guidance, parsed) : undefined;
}

function parseGuidance({ guidance }: Pick<ExperimentPaths, 'guidance'>): ParsedJournal | undefined {
  const bytes = readOwnFile(guidance);
  return bytes && parseJournal(bytes);
}

export function iterationFolder({ folder }: ExperimentPaths, iter: number): string {
  return join(folder, `iter-${String(iter).padStart(4, '0')}`);
}

/** The numbers of the iterations that have a folder, in order. */
export function listIterationFolders({ folder }: ExperimentPaths): number[] {
  if (!existsSync(folder)) return [];
  const numbers = readdirSync(folder).flatMap((name) => {
    const digits = /^iter-(\d{4,9})$/.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
  return numbers.sort((one, other) => one - other);
}

/** A file of an iteration, or undefined when it was not written. */
export function readIterationFile(paths: ExperimentPaths, iter: number, name: string): string | undefined {
  return readOwnFile(resolve(iterationFolder(paths, iter), name))?.toString();
}
