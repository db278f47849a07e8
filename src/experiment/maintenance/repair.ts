/**
 * Repairing the files of an experiment from what can be read of them, and from git.
 * Invariant: nothing is lost: a file that is rewritten is first copied whole beside itself; it is then replaced in one
 * step. What cannot be proved is not kept: a line whose hash is not of its content goes. A sound file stays as it is,
 * byte for byte; the accepted changes that only git has come after what it holds, where they were accepted here.
 * Crash at any point: each file is the old one or the new one, and another repair does what is left.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type JournalRecord, parseJournal } from '../../base/journal-chain.ts';
import { linkRecords, type SalvagedLine, salvageJournal, withoutLinks } from '../../base/journal-salvage.ts';
import { plural } from '../../base/text.ts';
import { readChange } from '../../engine/boundaries/change.ts';
import { privateAreaFolder } from '../../engine/workspace/area-path.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import type { Git } from '../../kernel/git.ts';
import type { Host } from '../../kernel/host.ts';
import { removeAbandonedLocks } from '../../kernel/ref-locks.ts';
import { readRef } from '../../kernel/refs.ts';
import { openRefs } from '../../kernel/user-refs.ts';
import { archiveFile } from '../ledger/archived-file.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import { refOf } from '../ledger/branch.ts';
import { type AcceptedCommit, type BranchAcceptances, findAcceptedCommits } from '../ledger/branch-commits.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { branchProblem } from '../ledger/branch-problem.ts';
import { findBase } from '../ledger/fold.ts';
import { decodeIntent, type HiddenIntent } from '../ledger/intent.ts';
import { openLedger } from '../ledger/open-journals.ts';
import { dropBaseline, lockExperiment } from '../ledger/opening.ts';
import { chooseOwn, foreignCommits, intentOf } from '../ledger/own-commits.ts';
import { readConfigForStatus } from '../ledger/readable-config.ts';
import { iterationRecordSchema } from '../ledger/record.ts';
import {
  type ChosenRecords,
  chooseRecords,
  closeLost,
  type DroppedLine,
  entryOf,
  insertAcceptances,
  type LedgerEntry,
  REBUILT_NOTES,
  rebuildBaseline,
} from '../ledger/repairing.ts';
import {
  type ExperimentPaths,
  listIterationFolders,
  pathsOf,
  readLedger,
  readState,
  requireExperiment,
  shownPath,
  writeState,
} from '../ledger/store.ts';
import { rebuildState } from './look.ts';

/** What became of one file. */
interface FixedFile {
  /** Where the file as it was can be found; undefined when it was not rewritten. */
  readonly archived: string | undefined;
  /** How many of its records are kept. */
  readonly kept: number;
  readonly dropped: readonly DroppedLine[];
}

/** What a repair did; the members of the file are those of the ledger. */
export interface Repaired extends FixedFile {
  /** False when there was nothing to repair. */
  readonly isChanged: boolean;
  /** Iterations whose record came from git. */
  readonly rebuilt: readonly number[];
  /** Iterations whose record is lost, and that have one now that says so. */
  readonly closed: readonly number[];
  readonly intents: FixedFile;
  readonly guidance: FixedFile;
  readonly decisions: FixedFile;
  /** Locks on the branch that killed gits left, and that are removed, in sentences. */
  readonly locks: readonly string[];
  /** What cannot be repaired, in sentences. */
  readonly problems: readonly string[];
}

/** Fixes ledger, intents and guidance of an experiment. Throws `locked` while a run is at work. */
export async function repairExperiment({ name }: { readonly name: string }, host: Host): Promise<Repaired> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  const { config, problems } = readConfigForStatus(paths, { records: readLedger(paths).records, host });
  await using _lock = await lockExperiment(paths, host);
  const folder = privateAreaFolder({ repository: paths.repository, name, parentEnv: host.env });
  const { refs } = openRefs(paths.repository, join(folder, 'user'));
  const locks = await removeAbandonedLocks(paths.repository, [refOf(paths)]);
  const ledgerBytes = readIfThere(paths.ledger);
  const intentLines = salvageJournal(readIfThere(paths.intents) ?? Buffer.alloc(0));
  const chosen = chooseRecords(salvageJournal(ledgerBytes ?? Buffer.alloc(0)));
  const known = chosen.base || readState(paths)?.base_commit || firstParent(intentLines);
  const intentsHere = hiddenIntents(intentLines);
  const records = chosen.entries.map(({ typed }) => typed);
  const evidence = { folder, intents: intentsHere, records };
  const branch = chooseOwn(await readBranch(refs, { name, base: known }), { ...(known && { base: known }), evidence });
  const { keeps, base, strays } = branch;
  const found: LedgerEntry[] = [];
  for (const keep of keeps) found.push(await rebuildAcceptance(refs, { keep, intents: intentsHere }));
  const isSound = ledgerBytes !== undefined && isSoundLedger(ledgerBytes, chosen);
  const inserted = insertAcceptances(chosen.entries, { keeps: found, atEnd: isSound });
  const at = host.now();
  const ledger = {
    ...{ paths, at, chosen, inserted, base },
    iters: [...listIterationFolders(paths), ...lastIntents(intentLines)],
    direction: config.objective.direction,
  };
  const fixed = isSound && inserted.isAppended ? appendAcceptances(ledger) : rewriteLedger(ledger);
  const intents = fixIntents(paths, at);
  const guidance = fixGuidance(paths, at);
  const decisions = fixDecisions(paths, at);
  const isChanged =
    fixed.isChanged ||
    locks.length > 0 ||
    [intents, guidance, decisions].some(({ archived }) => archived !== undefined);
  if (fixed.isChanged) {
    const records = fixed.entries.map(({ typed }) => typed);
    if (!records.some(({ iter }) => iter === 0)) dropBaseline(paths);
    const state = rebuildState(paths, { config, records });
    // A run that no record names cannot be resumed.
    const { run_id, ...rest } = { ...state, base_commit: base ?? state.base_commit };
    writeState(paths, run_id === '' ? rest : { ...rest, run_id });
  }
  return {
    isChanged,
    archived: fixed.archived,
    kept: chosen.entries.length - inserted.overruled.length,
    dropped: chosen.dropped,
    rebuilt: inserted.rebuilt,
    closed: fixed.closed,
    intents,
    guidance,
    decisions,
    locks,
    problems: [
      ...problems,
      ...problemsOf(paths, { strays, inserted }),
      ...foreignCommits(name, branch),
      ...(strays.length > 0 ? [] : await movedBranch(refs, paths, { entries: fixed.entries, base })),
    ],
  };
}

/** The records that no branch holds any more are not taken back: whoever moved it may have meant it. */
async function movedBranch(
  refs: Git,
  { name }: ExperimentPaths,
  { entries, base }: { readonly entries: readonly LedgerEntry[]; readonly base: string | undefined },
): Promise<string[]> {
  const actual = await readRef(refs, `refs/heads/${branchOf(name)}`);
  const records = entries.map(({ typed }) => typed);
  const problem = branchProblem(name, { records, base: findBase(records, undefined) ?? base, actual });
  return problem === undefined ? [] : [`${problem.message}. ${problem.remedy}`];
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function isSoundLedger(bytes: Buffer, { dropped }: ChosenRecords): boolean {
  return parseJournal(bytes).kind === 'sound' && dropped.length === 0;
}

function recordOf(line: SalvagedLine): JournalRecord[] {
  return line.kind === 'record' ? [line.record] : [];
}

/** The intents that can be trusted by themselves, by the hash that commits name them by. */
function hiddenIntents(lines: readonly SalvagedLine[]): ReadonlyMap<string, HiddenIntent> {
  const intents = lines.flatMap(recordOf).flatMap((record) => decodeIntent(record) ?? []);
  return new Map(intents.map((intent) => [intent.hash, intent]));
}

/** What the first keep of all stood on, where it is known to be the first. */
function firstParent([first]: readonly SalvagedLine[]): string | undefined {
  return first?.kind === 'record' && first.line === 1 ? decodeIntent(first.record)?.parent : undefined;
}

function lastIntents(lines: readonly SalvagedLine[]): number[] {
  const last = lines.flatMap(recordOf).at(-1);
  const intent = last === undefined ? undefined : decodeIntent(last);
  return intent === undefined ? [] : [intent.iter];
}

async function readBranch(
  refs: Git,
  { name, base }: { readonly name: string; readonly base: string | undefined },
): Promise<BranchAcceptances> {
  const branchHead = await readRef(refs, `refs/heads/${branchOf(name)}`);
  return branchHead === undefined
    ? { keeps: [], base, strays: [] }
    : findAcceptedCommits(refs, { name, branchHead, base });
}

/** The record of an accepted change: whole where its intent is still there, else what the commit says. */
async function rebuildAcceptance(
  refs: Git,
  { keep, intents }: { readonly keep: AcceptedCommit; readonly intents: ReadonlyMap<string, HiddenIntent> },
): Promise<LedgerEntry> {
  const { commit, trailers } = keep;
  const { id, tree, date } = commit;
  const parent = commit.parents[0] ?? '';
  const intent = intentOf(keep, intents);
  const record = { ...intent?.draft, commit: id };
  if (intent !== undefined && iterationRecordSchema.safeParse(record).success) return entryOf(record);
  const { changes, diffLines } = await readChange({ git: refs }, { from: parent, tree });
  return entryOf({
    v: 1,
    iter: trailers.iter,
    started_at: date,
    ended_at: date,
    outcome: 'merged',
    score: trailers.score,
    ...(trailers.score === null ? {} : { best_so_far: trailers.score }),
    agent_exit: null,
    agent_killed_by_budget: false,
    diff_lines: diffLines,
    notes: REBUILT_NOTES,
    summary: null,
    base_commit: parent,
    commit: id,
    tree,
    changed_paths: changes.map(({ path }) => path),
  });
}

interface LedgerRepair {
  readonly paths: ExperimentPaths;
  readonly at: Date;
  readonly chosen: ChosenRecords;
  readonly inserted: ReturnType<typeof insertAcceptances>;
  readonly base: string | undefined;
  /** Iterations that have a folder or an open intent. */
  readonly iters: readonly number[];
  readonly direction: Direction;
}

interface FixedLedger {
  readonly isChanged: boolean;
  readonly archived: string | undefined;
  readonly entries: readonly LedgerEntry[];
  readonly closed: readonly number[];
}

function appendAcceptances({ paths, at, chosen, inserted, iters, direction }: LedgerRepair): FixedLedger {
  const none = { isChanged: false, archived: undefined, entries: inserted.entries, closed: [] };
  if (inserted.rebuilt.length === 0) return none;
  const closing = { iters, direction, now: at.toISOString(), atEnd: true };
  const { entries, closed } = closeLost(inserted.entries, closing);
  using ledger = openLedger(paths);
  for (const { record } of entries.slice(chosen.entries.length)) ledger.append(withoutLinks(record));
  return { ...none, isChanged: true, entries, closed };
}

function rewriteLedger({ paths, at, inserted, base, iters, direction }: LedgerRepair): FixedLedger {
  const complete = rebuildBaseline(inserted.entries, base);
  const closing = { iters, direction, now: at.toISOString(), atEnd: false };
  const { entries, closed } = closeLost(complete, closing);
  if (entries.length === 0 && !existsSync(paths.ledger)) {
    return { isChanged: false, archived: undefined, entries, closed };
  }
  return { isChanged: true, archived: replace(paths.ledger, linkRecords(entries), at), entries, closed };
}

/** Rewrites a file; the copy of the old one comes first. */
function replace(path: string, text: string, at: Date): string | undefined {
  const archived = existsSync(path) ? archiveFile(path, at) : undefined;
  writeFileAtomic(path, [text]);
  return archived;
}

/**
 * Intents stay as they are up to the first issue: commits name them by their hashes, which linking them again would
 * change. What follows is in the copy, where `verify` looks too.
 */
function fixIntents({ intents: path }: ExperimentPaths, at: Date): FixedFile {
  const bytes = readIfThere(path) ?? Buffer.alloc(0);
  const parsed = parseJournal(bytes);
  const lines = salvageJournal(bytes);
  const issues = lines.flatMap((each) =>
    each.kind === 'lost' || decodeIntent(each.record) === undefined ? [each.line] : [],
  );
  const issue = Math.min(parsed.kind === 'corrupt' ? parsed.line : Number.POSITIVE_INFINITY, ...issues);
  if (issue === Number.POSITIVE_INFINITY) return { archived: undefined, kept: lines.length, dropped: [] };
  const accepted = lines.flatMap((each) => (each.kind === 'record' && each.line < issue ? [each] : []));
  const dropped = lines.flatMap((each) =>
    each.line < issue ? [] : [{ line: each.line, why: whyDropped(each, issue) }],
  );
  const text = accepted.map((each) => `${each.text}\n`).join('');
  return { archived: replace(path, text, at), kept: accepted.length, dropped };
}

function whyDropped(each: SalvagedLine, issue: number): string {
  if (each.kind === 'lost') return each.why;
  return each.line === issue ? 'does not follow the intents before it' : `comes after line ${issue}`;
}

function fixGuidance({ guidance: path }: ExperimentPaths, at: Date): FixedFile {
  const bytes = readIfThere(path) ?? Buffer.alloc(0);
  const lines = salvageJournal(bytes);
  const accepted = lines.flatMap((each) => (each.kind === 'record' ? [each] : []));
  if (parseJournal(bytes).kind === 'sound') return { archived: undefined, kept: accepted.length, dropped: [] };
  const dropped = lines.flatMap((each) => (each.kind === 'lost' ? [{ line: each.line, why: each.why }] : []));
  const links = accepted.map(({ record, text, isLinked }) => ({ record, text: isLinked ? undefined : text }));
  return { archived: replace(path, linkRecords(links), at), kept: accepted.length, dropped };
}

/** Decisions cannot be repaired: the file is archived whole, and the next run begins another record from the branch. */
function fixDecisions({ decisions: path }: ExperimentPaths, at: Date): FixedFile {
  const parsed = parseJournal(readIfThere(path) ?? Buffer.alloc(0));
  if (parsed.kind === 'sound') return { archived: undefined, kept: parsed.records.length, dropped: [] };
  const archived = archiveFile(path, at);
  rmSync(path);
  return { archived, kept: 0, dropped: [{ line: parsed.line, why: parsed.why }] };
}

function problemsOf(
  paths: ExperimentPaths,
  { strays, inserted }: { readonly strays: readonly string[]; readonly inserted: ReturnType<typeof insertAcceptances> },
): string[] {
  const { entries, overruled } = inserted;
  const isForeign = entries.some(({ typed }) => typed.outcome === 'merged' && typeof typed.commit !== 'string');
  const branch = branchOf(paths.name);
  const ledger = shownPath(paths, paths.ledger);
  return [
    ...overruled.map(({ iter, outcome }) => `${ledger} said ${outcome} of iteration ${iter}, which ${branch} holds`),
    // The original tool's commits say nothing of themselves.
    ...(strays.length === 0 || isForeign
      ? []
      : [`${branch} holds ${plural(strays.length, 'commit')} that no iteration made, first ${strays[0]}`]),
  ];
}
