/** Whether the files that records speak of are there, as they were, and each concluded iteration has its record. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Finding, issuesOf } from '../../base/finding.ts';
import { sha256 } from '../../base/hash.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { MAX_STATE_BYTES } from '../../base/state-size.ts';
import { quoted } from '../../base/text.ts';
import { readOwnText } from '../../kernel/own-files.ts';
import { checkCoveredFiles } from '../../verification/covered-files.ts';
import { findUnrecorded } from '../ledger/lost-records.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isBroughtBack } from '../ledger/state-files.ts';
import { type ExperimentPaths, iterationFolder } from '../ledger/store.ts';
import { unfinishedUsage } from '../ledger/unfinished-attempts.ts';

/** Compares the folders of iterations with their records. */
export function checkFiles(paths: ExperimentPaths, records: readonly IterationRecord[]): Finding[] {
  const folders = records
    .map((record) => ({ record, folder: iterationFolder(paths, record.iter) }))
    .filter(({ record, folder }) => record.files_digest || existsSync(folder));
  return checkCoveredFiles(
    folders.map(({ record: { iter, files_digest: digest }, folder }) => ({
      ...{ what: `iteration ${iter}`, folder, digest },
      travels: (name, bytes) => isBroughtBack(`${basename(folder)}/${name}`) && bytes <= MAX_STATE_BYTES,
    })),
  );
}

export interface TailCheck {
  readonly records: readonly IterationRecord[];
  /** The raw record of decisions. */
  readonly decisions: readonly JournalRecord[];
  /** The iteration of the last keep that was begun: its record may still be to be written. */
  readonly openIter: number | undefined;
  /** Whether a run is at work: it writes the record next. */
  readonly isRunning: boolean;
}

/**
 * Finds iterations that were concluded and have no record: the end of the ledger was cut. Without `state.json` nothing
 * else says how many records there were.
 */
export function checkTail(paths: ExperimentPaths, { records, decisions, openIter, isRunning }: TailCheck): Finding[] {
  if (isRunning) return [];
  // One that was broken off has its folder still, or another machine said so with its last push and none decided on it since.
  const elsewhere = unfinishedUsage(paths, records);
  const { concluded, named } = findUnrecorded(paths, { records, decisions }, (iter) => elsewhere.has(iter));
  const lost = [...new Set([...concluded, ...named])].filter((iter) => iter !== openIter);
  return lost
    .sort((one, other) => one - other)
    .map((iter) => ({
      kind: 'wrong',
      what: basename(paths.ledger),
      detail: `iteration ${iter} was concluded, and its record is missing`,
      remedy: `if a run was killed at that moment: autorize resume ${paths.name}; otherwise the ledger was cut`,
    }));
}

const PRINTED = /^(?:confirmation-\d+|certify-\d+|leave-out(?:-\d+)?|promotions)$/;

/** Compares what the evaluator printed outside of iterations with the digests in the record of decisions. */
export function checkPrinted(paths: ExperimentPaths, decisions: readonly JournalRecord[]): Finding[] {
  const runs = decisions.filter(({ kind }) => kind === 'evaluation');
  const digests = new Set(runs.map(({ stdout_digest: digest }) => digest));
  // What a run printed that was broken off has no digest.
  if (digests.has('')) return [];
  const folders = existsSync(paths.folder) ? readdirSync(paths.folder).filter((name) => PRINTED.test(name)) : [];
  const issues = folders.flatMap((folder) =>
    readdirSync(join(paths.folder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('score.stdout'))
      .filter((name) => !digests.has(sha256(readOwnText(join(paths.folder, folder, name)))))
      .map((name) => `${quoted(`${folder}/${name}`, 200)} was changed: no run printed it`),
  );
  return issuesOf(basename(paths.decisions), issues);
}
