/**
 * Whether the files of attempts are what their records cover.
 * Invariant: only read; no link is followed.
 */
import { join } from 'node:path';
import { decodeFileList, FILE_LIST } from '../base/file-digests.ts';
import { type Finding, type Issue, issuesOf } from '../base/finding.ts';
import { sha256 } from '../base/hash.ts';
import { plural, quoted } from '../base/text.ts';
import { readIfFile } from '../engine/boundaries/file-list.ts';

export interface CoveredFolder {
  /** What the files are of, e.g. `iteration 3`. */
  readonly what: string;
  readonly folder: string;
  /** As the record has it; absent in records of older versions. */
  readonly digest: string | null | undefined;
  /** Whether a file leaves the machine that it was written on: elsewhere it is not missed. */
  readonly travels: (name: string, bytes: number) => boolean;
}

/** Compares the files of attempts with what their records cover. */
export function checkCoveredFiles(folders: readonly CoveredFolder[]): Finding[] {
  const covered = folders.filter(({ digest }) => typeof digest === 'string');
  const older = folders.filter(({ digest }) => typeof digest !== 'string').map(({ what }) => what);
  const findings = covered.flatMap(checkFolder);
  if (covered.length > 0 && findings.every(({ kind }) => kind !== 'wrong')) {
    const detail = `${plural(covered.length, 'record')}: their files are as they were recorded`;
    findings.push({ kind: 'ok', what: 'files', detail });
  }
  if (older.length > 0) {
    const detail = `${spanOf(older)}: not covered: written by an older version`;
    findings.push({ kind: 'unchecked', what: 'files', detail });
  }
  return findings;
}

const SHOWN = 5;

function spanOf(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function checkFolder({ what, folder, digest, travels }: CoveredFolder): Finding[] {
  const ofList = (how: string): Finding[] =>
    issuesOf(what, [{ where: { file: FILE_LIST }, detail: `${FILE_LIST}, the list of its files, ${how}` }]);
  const bytes = readIfFile(join(folder, FILE_LIST));
  if (bytes === undefined) return ofList('is gone');
  if (sha256(bytes) !== digest) return ofList('was changed');
  const list = decodeFileList(bytes);
  if (list === undefined) return ofList('is none');
  const issues: Issue[] = [];
  const absent: string[] = [];
  for (const [file, known] of Object.entries(list)) {
    const found = readIfFile(join(folder, file));
    if (found === undefined && !travels(file, known.bytes)) absent.push(file);
    else if (found === undefined) issues.push({ where: { file }, detail: `${quoted(file, 200)} is gone` });
    else if (sha256(found) !== known.sha256)
      issues.push({ where: { file }, detail: `${quoted(file, 200)} was changed` });
  }
  const findings = issuesOf(what, issues);
  if (absent.length === 0) return findings;
  const elsewhere = `not here, as on a machine that it did not run on: ${spanOf(absent)}`;
  return [...findings, { kind: 'unchecked', what, detail: elsewhere }];
}
