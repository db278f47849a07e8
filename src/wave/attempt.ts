/**
 * One attempt of a wave: an agent's turn on the base, the boundaries, the guards and a short test, on this machine.
 * Invariant: what is submitted appears whole, by a rename, and once: a slot that submitted is not tried again. Whatever
 * happens to the attempt, the user's repository and records are as they were.
 * Crash: nothing is submitted; the reducer records the slot as killed, or the same command tries it again.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { commitCandidate, packCommit } from '../engine/acceptance/candidate-pack.ts';
import { openStore } from '../experiment/ledger/candidate-commit.ts';
import { readDecisions } from '../experiment/ledger/decisions.ts';
import { findBase } from '../experiment/ledger/opening.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { type ExperimentPaths, pathsOf, readLedger, readState } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import { syncFolder } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { errorCode } from '../kernel/files.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs, requireHead } from '../kernel/user-repository.ts';
import { ATTEMPT_FILE, ATTEMPT_PACK, type Attempt, readAttempt, slotFolder } from './attempt-file.ts';
import { type AttemptRepository, openAttemptRepository } from './attempt-repository.ts';
import { gainOf } from './gain-of.ts';
import { readKnownState, requireSameState } from './known-state.ts';
import type { Wave } from './wave-file.ts';

export interface AttemptRequest {
  readonly wave: Wave;
  readonly slot: number;
  /** Folder that all slots of the wave submit to; made where it is missing. */
  readonly folder: string;
  /** What holds on this machine in place of the config. */
  readonly overrides?: Pick<ExperimentRequest, 'sandbox' | 'timeLimitMs'>;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
}

export interface AttemptEnd {
  readonly attempt: Attempt;
  /** It had been submitted before; nothing was run. */
  readonly isEarlier: boolean;
}

/**
 * Makes the attempt of a slot and submits it. Throws PreconditionError where repository, records or settings are not
 * those of the wave, and what a run throws; then the slot submits that it failed, and may be tried again.
 */
export async function makeAttempt(request: AttemptRequest, host: Host): Promise<AttemptEnd> {
  const { wave, slot, folder } = request;
  const earlier = readAttempt(folder, wave, slot);
  if (earlier.kind === 'read' && earlier.attempt.again !== true) return { attempt: earlier.attempt, isEarlier: true };
  const paths = pathsOf(wave.experiment, host);
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-wave-'));
  mkdirSync(folder, { recursive: true });
  const staged = mkdtempSync(join(folder, `.slot-${slot}-`));
  try {
    const { refs } = openRefs(paths.repository, scratch);
    requireSameState(wave, await readKnownState(paths, refs));
    const head = await requireHead(paths.repository, refs);
    await using place = await openAttemptRepository(paths, { base: wave.base, head }, host);
    const attempt = await tryOnce(request, { place, staged });
    return submit(request, { staged, attempt });
  } catch (error) {
    if (!(error instanceof AutorizeError)) throw error;
    const reason = printable(`${error.message}. ${error.remedy}`, 2000);
    submit(request, { staged, attempt: { ...about(request), outcome: 'infra_error', reason, again: true } });
    throw error;
  } finally {
    for (const each of [staged, scratch]) rmSync(each, { recursive: true, force: true });
  }
}

function about({ wave, slot }: Pick<AttemptRequest, 'wave' | 'slot'>): Pick<Attempt, 'version' | 'wave' | 'slot'> {
  return { version: 1, wave: wave.id, slot };
}

/** One iteration of the experiment in the repository of the attempt; it ends with its record. */
async function tryOnce(
  request: AttemptRequest,
  { place, staged }: { readonly place: AttemptRepository; readonly staged: string },
): Promise<Attempt> {
  const { wave, slot, folder, overrides, signal, onEvent } = request;
  const { focus = '', usd } = wave.slots[slot] ?? {};
  const known = readLedger(place.paths).records.length;
  const done = new AbortController();
  const { stop } = await runExperiment(
    {
      ...{ name: wave.experiment, mode: 'run', allowDirty: true, workspaces: 1 },
      slot: { slot, slots: wave.slots.length, focus, pairs: wave.pairs },
      hidden: [...place.origin, folder],
      ...(usd === undefined ? {} : { budgetUsd: usd }),
      ...overrides,
      signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
      onEvent: (event) => {
        onEvent?.(event);
        if (event.kind === 'recorded' && event.record.outcome !== 'baseline') done.abort();
      },
    },
    place.host,
  );
  const record = readLedger(place.paths)
    .records.slice(known)
    .find(({ outcome }) => outcome !== 'baseline');
  if (record === undefined) {
    // It was interrupted, or had nothing left to spend, before an agent began.
    return { ...about(request), outcome: 'killed', reason: printable(stop.reason, 2000), again: true };
  }
  return describe(request, { record, place, staged });
}

const JUDGED = ['merged', 'discarded', 'inconclusive'];
const BROKEN = ['killed', 'aborted', 'infra_error'];

async function describe(
  request: AttemptRequest,
  {
    record,
    place,
    staged,
  }: { readonly record: IterationRecord; readonly place: AttemptRepository; readonly staged: string },
): Promise<Attempt> {
  const { outcome, notes, usage, tree, base_commit: from } = record;
  const seen = pretestOf(record);
  const common = {
    ...{ ...about(request), reason: printable(notes, 4000), ...seen, ...(usage == null ? {} : { usage }) },
    ...(wasKeyInReach(place) ? { key_in_reach: true as const } : {}),
  };
  const isWorse = seen.effect !== undefined && seen.effect <= 0;
  if (JUDGED.includes(outcome) && typeof tree === 'string' && typeof from === 'string' && !isWorse) {
    const commit = await pack(place, { tree, from, path: join(staged, ATTEMPT_PACK) });
    return { ...common, outcome: 'proposed', commit };
  }
  if (BROKEN.includes(outcome)) {
    return { ...common, outcome: outcome === 'infra_error' ? outcome : 'killed', again: true };
  }
  const ended = (['noop', 'denied', 'inconclusive', 'invalid'] as const).find((each) => each === outcome);
  return { ...common, outcome: ended ?? 'discarded' };
}

/** By the decision log, which begins with that of the run that the wave is of. */
function wasKeyInReach({ paths }: AttemptRepository): boolean {
  return readDecisions(paths).some(
    ({ kind, key_in_reach: isInReach }) => kind === 'key-in-reach' || isInReach === true,
  );
}

/** The pairs of the pre-test and the gain in them, better above 0, as the record has them. */
function pretestOf(record: IterationRecord): Pick<Attempt, 'pairs' | 'effect'> {
  const [pairs, effect] = [record.decision?.n, gainOf(record)];
  return pairs == null || effect === undefined ? {} : { pairs, effect };
}

/** Packs the change as a commit on the base; the same change is the same commit on every machine. */
async function pack(
  { paths, area }: AttemptRepository,
  { tree, from, path }: { readonly tree: string; readonly from: string; readonly path: string },
): Promise<string> {
  const store = await openStore(paths, { folder: area, base: baseOf(paths) ?? from, branchHead: undefined });
  const commit = await commitCandidate(store, { tree, from });
  await packCommit(store, { path, commit, from });
  return commit;
}

function baseOf(paths: ExperimentPaths): string | undefined {
  return findBase(readLedger(paths).records, readState(paths));
}

/** Puts what is staged in its place. What another try of the slot has submitted meanwhile stays. */
function submit(
  { wave, slot, folder }: AttemptRequest,
  { staged, attempt }: { readonly staged: string; readonly attempt: Attempt },
): AttemptEnd {
  const path = join(staged, ATTEMPT_FILE);
  writeFileSync(path, `${JSON.stringify(attempt)}\n`);
  syncFolder(staged);
  // Who reduces may be another user.
  chmodSync(staged, 0o755);
  faultPoint('attempt:before-rename');
  const place = slotFolder(folder, slot);
  const found = readAttempt(folder, wave, slot);
  if (found.kind === 'read' && found.attempt.again !== true) return { attempt: found.attempt, isEarlier: true };
  if (found.kind !== 'absent') rmSync(place, { recursive: true, force: true });
  try {
    renameSync(staged, place);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    const other = readAttempt(folder, wave, slot);
    if (other.kind !== 'read') throw error;
    return { attempt: other.attempt, isEarlier: true };
  }
  faultPoint('attempt:after-rename');
  syncFolder(folder);
  return { attempt: JSON.parse(readFileSync(join(place, ATTEMPT_FILE), 'utf8')), isEarlier: false };
}
