/**
 * Judges what the attempts of a wave submitted: the only one that writes records and the branch.
 * Invariant: every slot gets exactly one verdict, also one that submitted nothing; a slot that has its verdict is not
 * judged again, however often the wave is reduced. What attempts say of themselves orders them and is recorded as their
 * word; no test has it in its evidence. What a judge on another machine refused is recorded as refused on its word; what it
 * passed is tested here before it lands.
 * Crash: an iteration in progress is recorded as killed, and its slot is judged by the next reduce.
 */
import { existsSync } from 'node:fs';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import type { ReportedAttempt } from '../base/reported-attempt.ts';
import { findInFlight } from '../experiment/ledger/opening.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { type ExperimentPaths, pathsOf, readLedger, requireExperiment } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import type { Stop } from '../experiment/loop/stop.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import type { Host } from '../kernel/host.ts';
import { type Attempt, readAttempt, usageOfAttempt } from './attempt-file.ts';
import { digestConfig } from './known-state.ts';
import { inOrder, markOf, type Proposing, proposalOf } from './proposals.ts';
import { type NamedClaim, readClaims } from './shard-file.ts';
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
  const { wave, folder } = request;
  const paths = pathsOf(wave.experiment, host);
  requireExperiment(paths);
  requireOfWave(wave, { paths, records: readLedger(paths).records });
  // What was in progress when a reducer was killed gets its record first: an acceptance that was begun is a verdict.
  if (findInFlight(paths, readLedger(paths).records).length > 0) {
    const ended = await runExperiment({ ...asReducer(request), mode: 'resume', proposals: [] }, host);
    if (ended.stop.kind !== 'judged') return { stop: ended.stop, verdicts: verdictsOf(wave, ended.records) };
  }
  const { records } = readLedger(paths);
  const pending = pendingSlots(request, records);
  if (pending.length === 0) return { stop: undefined, verdicts: verdictsOf(wave, records) };
  const proposing = pending.flatMap(proposingOf);
  const judged = new Set(proposing.map(({ slot }) => slot));
  const { stop } = await runExperiment(
    {
      ...{ ...asReducer(request), mode: 'run' },
      proposals: inOrder(proposing).map((each) => proposalOf(wave, folder, each)),
      reported: pending.flatMap((each) => (judged.has(each.slot) ? [] : [reportOf(request, each)])),
      keyWasInReach: pending.some(({ attempt }) => attempt?.key_in_reach === true),
    },
    host,
  );
  return { stop, verdicts: verdictsOf(wave, readLedger(paths).records) };
}

/** What holds for every run of a reducer. */
function asReducer({ wave, overrides, signal, onEvent }: ReduceRequest): Omit<ExperimentRequest, 'mode'> {
  return {
    // The wave and what was submitted may lie in the work tree; nobody works on what is not committed.
    ...{ name: wave.experiment, allowDirty: true },
    // One after the other: what is accepted follows from what was submitted, not from which test ends first.
    workspaces: 1,
    // The attempts were made: to judge fewer of them saves nothing.
    maxIterations: 0,
    ...overrides,
    ...(signal === undefined ? {} : { signal }),
    ...(onEvent === undefined ? {} : { onEvent }),
  };
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
  /** What a judge on another machine says of this very attempt. */
  readonly claim?: NamedClaim | undefined;
}

function pendingSlots(
  { wave, folder, isPartial = false }: ReduceRequest,
  records: readonly IterationRecord[],
): Pending[] {
  const claims = existsSync(folder) ? readClaims(folder, wave) : undefined;
  return wave.slots.flatMap(({ slot }): Pending[] => {
    const read = readAttempt(folder, wave, slot);
    // What was broken off may be tried again, and is as good as absent until then.
    const isAbsent = read.kind === 'absent' || (read.kind === 'read' && read.attempt.again === true);
    const known = findRecord(wave, slot, records);
    // One that came too late for an earlier reduce is judged now.
    if (known !== undefined && (isAbsent || known.wave?.absent !== true)) return [];
    if (isAbsent && isPartial) return [];
    if (read.kind === 'read') {
      const { attempt, hash } = read;
      const of = claims?.get(slot);
      return [{ slot, attempt, why: '', hash, isAbsent, claim: of?.attempt === hash ? of : undefined }];
    }
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

/** What is tested here: all that is proposed, but for what a judge on another machine refused. */
function proposingOf({ slot, attempt, hash, claim }: Pending): Proposing[] {
  if (attempt?.outcome !== 'proposed' || (claim !== undefined && claim.outcome !== 'merged')) return [];
  return [{ slot, attempt, hash, ...(claim?.effect === undefined ? {} : { claimed: claim.effect }) }];
}

function reportOf({ wave }: ReduceRequest, { slot, attempt, why, hash, isAbsent, claim }: Pending): ReportedAttempt {
  const usage = attempt === undefined ? undefined : usageOfAttempt(attempt);
  const message = claim === undefined ? undefined : `${claim.by} tested it: ${claim.reason}`;
  return {
    ...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
    outcome: isAbsent ? 'killed' : (claim?.outcome ?? attempt?.outcome ?? 'invalid'),
    reason: message ?? attempt?.reason ?? why,
    wave: { ...markOf(wave, slot, claim ?? attempt), ...(isAbsent ? { absent: true } : {}) },
    ...(usage === undefined ? {} : { usage }),
  };
}
