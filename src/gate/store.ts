/**
 * The gate's names on disk, and reading and writing at them.
 * Invariant: no file but the report is ever written, and the report never replaces anything but a report.
 */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { Problem } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { decodeDocument, type JsonDocument } from '../base/json-document.ts';
import { printJson } from '../base/json-print.ts';
import { confinedOutputProblem, type OpenedFile, openConfined, readConfined } from '../kernel/confined-file.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import {
  errorCode,
  inputProblem,
  isNoRoom,
  isSystemError,
  outputProblem,
  type ReadFile,
  readHead,
  readWholeFile,
} from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import type { GateReport, HashedFile } from './report.ts';

const SUITE_FOLDER = 'replay-suite/v0';
const DEFAULT_CANDIDATES = 'candidates.json';
/** Where the working directory may have rules of its own. */
export const DEFAULT_RULES = { suite: `${SUITE_FOLDER}/ci-gate.json`, config: `${SUITE_FOLDER}/evaluator-config.json` };

/** A file by both its names: where it is, and as the report and messages call it. */
export interface NamedFile {
  readonly path: string;
  /** Relative to the working directory where it is inside, with forward slashes. */
  readonly shown: string;
}

/** Where files may lie, as `GateRequest.confinedTo` says. */
type Folders = readonly string[] | undefined;

/** A path that a user gave. */
export function nameFile(host: Host, options: string): NamedFile {
  const path = resolve(host.cwd, options);
  const inside = relative(host.cwd, path);
  const isInside = inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
  return { path, shown: (isInside ? inside : path).replaceAll(sep, '/') };
}

/** A file of the battery: the working directory's own, else the one that comes with the package. */
export function nameSuiteFile(host: Host, options: string | undefined, name: string): NamedFile {
  const own = nameFile(host, options ?? `${SUITE_FOLDER}/${name}`);
  if (options !== undefined || existsSync(own.path)) return own;
  return { path: resolve(host.packageRoot, SUITE_FOLDER, name), shown: `autorize-action/${SUITE_FOLDER}/${name}` };
}

/** Whether the suite of a request is one that somebody named or that the working directory has, not the package's. */
export function hasOwnSuite({ cwd }: Pick<Host, 'cwd'>, options: string | undefined): boolean {
  return options !== undefined || existsSync(resolve(cwd, DEFAULT_RULES.suite));
}

/** A path that a suite names, relative to the suite. */
export function nameSibling(suite: NamedFile, options: string): NamedFile {
  const shown = isAbsolute(options) ? options : posix.join(dirname(suite.shown), options);
  return { path: resolve(dirname(suite.path), options), shown };
}

export function nameReport(host: Host, options: string | undefined): NamedFile {
  return nameFile(host, options ?? `${SUITE_FOLDER}/reports/latest.json`);
}

/** `./candidates.json` when it is there. */
export function defaultCandidates(cwd: string): string | undefined {
  return existsSync(resolve(cwd, DEFAULT_CANDIDATES)) ? DEFAULT_CANDIDATES : undefined;
}

export type ReadDocument =
  | { readonly document: JsonDocument; readonly hashed: HashedFile }
  | { readonly problems: readonly Problem[] };

/** Reads a small JSON file with its hash. */
export function readDocument(file: NamedFile, folders: Folders): ReadDocument {
  const { shown } = file;
  const read = readRules(file, folders);
  if ('problem' in read) return { problems: [read.problem] };
  const decoded = decodeDocument(shown, read.bytes, { isForeign: folders !== undefined });
  if ('problems' in decoded) return decoded;
  return { document: decoded.document, hashed: { path: shown, sha256: sha256(read.bytes) } };
}

function readRules({ path, shown }: NamedFile, folders: Folders): ReadFile {
  return folders === undefined ? readWholeFile(path, shown) : readConfined({ path, shown, folders });
}

/** Opens a file of any size for `readOverwritten`, which closes it. */
export function openCandidates({ path, shown }: NamedFile, folders: Folders): OpenedFile | { readonly path: string } {
  if (folders !== undefined) return openConfined({ path, shown, folders }, MAX_CANDIDATE_FILE_BYTES);
  const problem = inputProblem(path, shown, MAX_CANDIDATE_FILE_BYTES);
  return problem === undefined ? { path } : { problem };
}

/** Largest candidate file, in bytes; a pipe or a device is read so far. */
export const MAX_CANDIDATE_FILE_BYTES = 2 * 1024 ** 3;

// What every report says near its top, whichever version wrote it. One of the two alone others may say as well.
const REPORT_MARKS = [/^\s*\{[\s\S]*"run_mode"\s*:/, /"suite_path"\s*:/];

/** Why the report cannot go where it should: unwritable, one of the inputs, or something that is no report. */
export function reportProblem(
  report: NamedFile,
  { inputs, folders }: { readonly inputs: readonly NamedFile[]; readonly folders: Folders },
): Problem | undefined {
  const problem =
    (folders && confinedOutputProblem({ ...report, folders })) ?? outputProblem(report.path, report.shown);
  if (problem !== undefined) return problem;
  const remedy = 'Choose another --report.';
  if (inputs.some((input) => isSameFile(input.path, report.path))) {
    return {
      file: report.shown,
      found: 'a file that is read as an input',
      expected: 'a separate file for the report',
      remedy,
    };
  }
  const read = readHead(report.path, report.shown);
  if ('problem' in read) return { ...read.problem, expected: 'an earlier report, or no file', remedy };
  if (read.head !== '' && !REPORT_MARKS.every((mark) => mark.test(read.head))) {
    return {
      file: report.shown,
      found: 'a file that is not a gate report',
      expected: 'an earlier report, or no file',
      remedy,
    };
  }
  return undefined;
}

function isSameFile(a: string, b: string): boolean {
  if (a === b) return true;
  return existsSync(a) && existsSync(b) && realpathSync(a) === realpathSync(b);
}

/** Writes the report whole or not at all; a problem says why not. */
export function writeReport(report: NamedFile, content: GateReport): Problem | undefined {
  try {
    writeFileAtomic(report.path, withNewline(printJson(content)));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const code = errorCode(error);
    const remedy = isNoRoom(error) ? 'Free some disk space.' : 'Choose another --report.';
    const expected = 'a place where the report can be written; an earlier report is untouched';
    return { file: report.shown, found: `an error while writing (${code})`, expected, remedy };
  }
  return undefined;
}

function* withNewline(pieces: Iterable<string>): Generator<string> {
  yield* pieces;
  yield '\n';
}
