/**
 * Judges what the attempts of a wave submitted: the only one that writes records and the branch.
 * Invariant: every slot gets exactly one verdict, also one that submitted nothing; a slot that has its verdict is not
 * judged again, however often the wave is reduced. What attempts say of themselves orders them and is recorded as their
 * word; no test has it in its evidence.
 * Crash: an iteration in progress is recorded as killed, and its slot is judged by the next reduce.
 */
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import type { ReportedAttempt, WaveOrigin } from '../base/reported-attempt.ts';
import { findInFlight } from '../experiment/ledger/opening.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { type ExperimentPaths, pathsOf, readLedger, requireExperiment } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import type { Stop } from '../experiment/loop/stop.ts';
import type { Proposal } from '../experiment/loop/turn.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import type { Host } from '../kernel/host.ts';
import { ATTEMPT_PACK, type Attempt, readAttempt, slotFolder, usageOfAttempt } from './attempt-file.ts';
import { digestConfig } from './known-state.ts';
import type { Wave } from './wave-file.ts';

export interface ReduceRequest {
  readonly wave: Wave;
  /** Folder that the slots submitted to. */
  readonly folder: string;
  /** Judge what is there, and leave slots that are absent for a later reduce. */
  readonly isPartial?: boolean;
  /** What holds on this machine in place of the config. */
  readonly overrides?: Pick<ExperimentRequest, 'sandbox' | 'timeBudgetMs' | 'timeLimitMs'>;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: RunEvent) => void;
}

interface SlotVerdict {
  readonly slot: number;
  /** Undefined: it has none yet. */
  readonly record: IterationRecord | undefined;
}

export interface Reduced {
  /** Undefined: every slot had its verdict, and nothing was run. */
  readonly stop: Stop | undefined;
  /** One for each slot of the wave, in their order. */
  readonly verdicts: readonly SlotVerdict[];
}

/** Judges a wave. Throws PreconditionError where records or settings are not those of the wave, and what a run throws. */
export async function reduceWave(request: ReduceRequest, host: Host): Promise<Reduced> {
  const { wave, overrides, signal, onEvent } = request;
  const paths = pathsOf(wave.experiment, host);
  requireExperiment(paths);
  const { records } = readLedger(paths);
  requireOfWave(wave, { paths, records });
  const pending = pendingSlots(request, records);
  if (pending.length === 0) return { stop: undefined, verdicts: verdictsOf(wave, records) };
  const { stop } = await runExperiment(
    {
      // The wave and what was submitted may lie in the work tree; nobody works on what is not committed.
      ...{ name: wave.experiment, allowDirty: true },
      // One after the other: what is accepted follows from what was submitted, not from which test ends first.
      workspaces: 1,
      // What was in progress when a reducer was killed is recorded first.
      mode: findInFlight(paths, records).length > 0 ? 'resume' : 'run',
      // The attempts were made: to judge fewer of them saves nothing.
      maxIterations: 0,
      ...overrides,
      proposals: inOrder(pending).map((each) => proposalOf(request, each)),
      reported: pending.flatMap((each) => (each.attempt?.outcome === 'proposed' ? [] : [reportOf(request, each)])),
      keyWasInReach: pending.some(({ attempt }) => attempt?.key_in_reach === true),
      ...(signal === undefined ? {} : { signal }),
      ...(onEvent === undefined ? {} : { onEvent }),
    },
    host,
  );
  return { stop, verdicts: verdictsOf(wave, readLedger(paths).records) };
}

function requireOfWave(
  wave: Wave,
  { paths, records }: { readonly paths: ExperimentPaths; readonly records: readonly IterationRecord[] },
): void {
  const { experiment, state } = wave;
  if (digestConfig(paths) !== wave.config) {
    throw new PreconditionError({
      message: `config.toml or program.md of "${experiment}" is not what the wave was planned for`,
      remedy: `Undo the change, or plan another wave: autorize plan ${experiment}`,
    });
  }
  if (state === null || records.some(({ hash }) => hash === state)) return;
  throw new PreconditionError({
    message: `the records of "${experiment}" here do not hold what the wave starts from`,
    remedy: `Bring them here: autorize pull ${experiment}`,
  });
}

/** A slot without a verdict, and what it submitted. */
interface Pending {
  readonly slot: number;
  /** Undefined where there is nothing that can be used; `why`: the end of a sentence. */
  readonly attempt: Attempt | undefined;
  readonly why: string;
  readonly hash: string;
  readonly isAbsent: boolean;
}

function pendingSlots(
  { wave, folder, isPartial = false }: ReduceRequest,
  records: readonly IterationRecord[],
): Pending[] {
  return wave.slots.flatMap(({ slot }): Pending[] => {
    const read = readAttempt(folder, wave, slot);
    // What was broken off may be tried again, and is as good as absent until then.
    const isAbsent = read.kind === 'absent' || (read.kind === 'read' && read.attempt.again === true);
    const known = findRecord(wave, slot, records);
    // One that came too late for an earlier reduce is judged now.
    if (known !== undefined && (isAbsent || known.wave?.absent !== true)) return [];
    if (isAbsent && isPartial) return [];
    if (read.kind === 'read') return [{ slot, attempt: read.attempt, why: '', hash: read.hash, isAbsent }];
    const why = read.kind === 'absent' ? 'it submitted nothing' : `what it submitted is refused: ${read.why}`;
    return [{ slot, attempt: undefined, why, hash: sha256(`${wave.id} ${slot} ${why}`), isAbsent }];
  });
}

// Of an iteration that was broken off: its slot has no verdict.
const BROKEN: readonly string[] = ['killed', 'aborted', 'infra_error'];

function findRecord({ id }: Wave, slot: number, records: readonly IterationRecord[]): IterationRecord | undefined {
  return records.findLast(({ wave, outcome, proposed_commit: proposed }) => {
    const isBroken = typeof proposed === 'string' && BROKEN.includes(outcome);
    return wave?.id === id && wave.slot === slot && !isBroken;
  });
}

function verdictsOf(wave: Wave, records: readonly IterationRecord[]): SlotVerdict[] {
  return wave.slots.map(({ slot }) => ({ slot, record: findRecord(wave, slot, records) }));
}

/** The proposals, the one with the largest gain in its pre-test first; of equals that of the smaller slot. */
function inOrder(pending: readonly Pending[]): (Pending & { readonly attempt: Attempt })[] {
  const proposed = pending.flatMap((each) =>
    each.attempt?.outcome === 'proposed' ? [{ ...each, attempt: each.attempt }] : [],
  );
  return proposed.sort(
    (one, other) => (other.attempt.effect ?? 0) - (one.attempt.effect ?? 0) || one.slot - other.slot,
  );
}

function proposalOf(
  { wave, folder }: ReduceRequest,
  { slot, attempt }: Pending & { readonly attempt: Attempt },
): Proposal {
  const usage = usageOfAttempt(attempt);
  return {
    commit: attempt.commit ?? '',
    pack: join(slotFolder(folder, slot), ATTEMPT_PACK),
    origin: originOf(wave, slot),
    wave: markOf(wave, { slot, attempt }),
    ...(usage === undefined ? {} : { usage }),
  };
}

function reportOf({ wave }: ReduceRequest, { slot, attempt, why, hash, isAbsent }: Pending): ReportedAttempt {
  const usage = attempt === undefined ? undefined : usageOfAttempt(attempt);
  return {
    ...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
    outcome: isAbsent ? 'killed' : (attempt?.outcome ?? 'invalid'),
    reason: attempt?.reason ?? why,
    wave: { ...markOf(wave, { slot, attempt }), ...(isAbsent ? { absent: true } : {}) },
    ...(usage === undefined ? {} : { usage }),
  };
}

function originOf({ id }: Wave, slot: number): string {
  return `slot ${slot} of wave ${id}`;
}

function markOf({ id }: Wave, { slot, attempt }: Pick<Pending, 'slot' | 'attempt'>): WaveOrigin {
  const { pairs, effect } = attempt ?? {};
  return { id, slot, ...(pairs === undefined ? {} : { pairs }), ...(effect === undefined ? {} : { effect }) };
}
