/**
 * The files of a run that follow from its records, for whoever looks.
 * Invariant: each is whole or as it was when the program is killed. The journal says all that they say, so in mid-run a loss
 * of power may leave the manifest a record behind, and the others older or torn: whoever resumes writes them again. When a
 * run stops they are on the disk.
 */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { replaceContent, replaceFiles, writeCache } from '../kernel/durable.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { type LedgerEntry, type MissionState, SCHEMA_VERSION } from './ledger.ts';
import { buildManifest } from './manifest.ts';
import { renderResults } from './results.ts';
import { json, type MissionPaths, RESULTS } from './store.ts';

type RunFile = readonly [path: string, pieces: readonly string[]];

/** `iteration-ledger.json`. */
export interface LedgerDocument {
  readonly schema_version: number;
  readonly run_id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly entries: readonly LedgerEntry[];
}

export function buildLedger({ launch: { run_id, created_at }, entries, updatedAt }: MissionState): LedgerDocument {
  return { schema_version: SCHEMA_VERSION, run_id, created_at, updated_at: updatedAt, entries };
}

/** Writes the latest evaluation, ledger and manifest; `shown`: what they name each other by. */
export function writeRunFiles(
  { files }: Pick<MissionPaths, 'files'>,
  state: MissionState,
  shown: MissionPaths['files'] = files,
): void {
  const { latest, ledger, manifest } = renderFiles(files, state, shown);
  replaceFiles([...latest, ledger, manifest]);
}

/** The same in mid-run. */
export function refreshRunFiles({ files }: Pick<MissionPaths, 'files'>, state: MissionState): void {
  const { latest, ledger, manifest } = renderFiles(files, state, files);
  for (const file of [...latest, ledger]) writeCache(...file);
  replaceContent(...manifest);
}

function renderFiles(files: MissionPaths['files'], state: MissionState, shown: MissionPaths['files']) {
  const evaluated = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
  const results_file = join(state.launch.worktree_path, RESULTS);
  const file = (path: string, content: unknown): RunFile => [path, [json(content)]];
  return {
    latest: evaluated ? [file(files.latest_evaluator_file, evaluated)] : [],
    ledger: file(files.ledger_file, buildLedger(state)),
    manifest: file(files.manifest_file, buildManifest(state, { ...shown, results_file })),
  };
}

/** Writes the results into the workspace, in the place of whatever has their name there. */
export function writeResults(state: MissionState): void {
  const path = join(state.launch.worktree_path, RESULTS);
  // A session can have put a folder there, which no file replaces.
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true) removeTree(path);
  writeCache(path, [renderResults(state.entries)]);
}
