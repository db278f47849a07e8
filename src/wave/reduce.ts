/**
 * Judges what the attempts of a wave submitted: the only one that writes records and the branch.
 * Invariant: every slot gets exactly one verdict, also one that submitted nothing; a slot that has its verdict is not
 * judged again, however often the wave is reduced. What attempts say of themselves orders them and is recorded as their
 * word; no test has it in its evidence. What a judge on another machine refused is recorded as refused on its word; what it
 * passed is tested here before it lands.
 * Crash: an iteration in progress is recorded as killed, and its slot is judged by the next reduce.
 */
import { existsSync } from 'node:fs';
import { sha256 } from '../base/hash.ts';
import type { Host } from '../kernel/host.ts';
import { type Attempt, readAttempt, usageOfAttempt } from './attempt-file.ts';
import { isElsewhere } from './environment.ts';
import { recipeOf } from './find-recipe.ts';
import { requireSettings, requireState } from './known-state.ts';
import { inOrder, markOf, type Proposing, proposalOf } from './proposals.ts';
import type { Batch, OnWaveEvent, Overrides, WaveRecord, WaveReport, WaveStop } from './recipe.ts';
import { judgeInRounds, type Stack, stackSize } from './rounds.ts';
import { type NamedClaim, type Reports, readReports } from './shard-file.ts';
import type { Wave } from './wave-file.ts';

export interface ReduceRequest {
  readonly wave: Wave;
  /** Folder that the slots submitted to. */
  readonly folder: string;
  /** Judge what is there, and leave slots that are absent for a later reduce. */
  readonly isPartial?: boolean;
  /** How many changes are tested together, as one, where they fit onto each other; refused, they are halved. Default: 1. */
  readonly stack?: Stack | undefined;
  /** What holds on this machine in place of the config. */
  readonly overrides?: Overrides;
  readonly signal?: AbortSignal;
  readonly onEvent?: OnWaveEvent;
  /** Runs the loop in another way than by its name, such as a step of the action. */
  readonly judge?: (batch: Batch) => Promise<WaveStop>;
}

interface SlotVerdict {
  readonly slot: number;
  /** Undefined: it has none yet. */
  readonly record: WaveRecord | undefined;
}

export interface Reduced {
  /** Undefined: every slot had its verdict, and nothing was run. */
  readonly stop: WaveStop | undefined;
  /** One for each slot of the wave, in their order. */
  readonly verdicts: readonly SlotVerdict[];
}

/** Judges a wave. Throws PreconditionError where records or settings are not those of the wave, and what a run throws. */
export async function reduceWave(request: ReduceRequest, host: Host): Promise<Reduced> {
  const { wave, folder, overrides, signal, onEvent } = request;
  const recipe = await recipeOf(wave, host);
  await recipe.require();
  requireSettings(wave, recipe, recipe.digest());
  requireState(wave, recipe);
  const run =
    request.judge ?? ((batch: Batch) => recipe.judge({ ...batch, base: wave.base, overrides, signal, onEvent }));
  const judge = async (batch: Batch): Promise<WaveStop> => {
    const stop = await run(batch);
    // A plan whose item failed ends like that, and its slots have their verdicts all the same.
    return { ...stop, isJudged: stop.isJudged || hasVerdicts(wave, batch, recipe.records()) };
  };
  const reduced = (stop: WaveStop | undefined): Reduced => ({ stop, verdicts: verdictsOf(wave, recipe.records()) });
  // What was in progress when a reducer was killed gets its record first: an acceptance that was begun is a verdict.
  if (recipe.isInterrupted()) {
    const ended = await judge({ proposals: [], reported: [], keyWasInReach: false, resumes: true });
    if (!ended.isJudged) return reduced(ended);
  }
  const reports = existsSync(folder) ? readReports(folder, wave) : NO_REPORTS;
  const pending = pendingSlots(request, { records: recipe.records(), reports });
  if (pending.length === 0) return reduced(undefined);
  const proposing = pending.flatMap(proposingOf);
  const judged = new Set(proposing.map(({ slot }) => slot));
  const proposals = inOrder(proposing).map((each) => proposalOf(wave, folder, each));
  const reported = pending.flatMap((each) => (judged.has(each.slot) ? [] : [reportOf(request, each)]));
  const keyWasInReach = pending.some(({ attempt }) => attempt?.key_in_reach === true);
  const stack = stackSize(request.stack ?? 1, { queue: proposals.length, judges: reports.judges });
  const rounds = { wave, proposals, reported, stack, records: () => recipe.records() };
  return reduced(await judgeInRounds(rounds, (each) => judge({ keyWasInReach, resumes: false, ...each })));
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

const NO_REPORTS: Reports = { claims: new Map(), judges: 0 };

function pendingSlots(
  { wave, folder, isPartial = false }: ReduceRequest,
  { records, reports }: { readonly records: readonly WaveRecord[]; readonly reports: Reports },
): Pending[] {
  return wave.slots.flatMap(({ slot }): Pending[] => {
    const read = readAttempt(folder, wave, slot);
    // What was broken off may be tried again, and is as good as absent until then.
    const isAbsent = read.kind === 'absent' || (read.kind === 'read' && read.attempt.again === true);
    const known = findRecord(wave, slot, records);
    // One that came too late for an earlier reduce is judged now.
    if (known !== undefined && (isAbsent || known.origin.absent !== true)) return [];
    if (isAbsent && isPartial) return [];
    if (read.kind === 'read') {
      const { attempt, hash } = read;
      const of = reports.claims.get(slot);
      return [{ slot, attempt, why: '', hash, isAbsent, claim: of?.attempt === hash ? of : undefined }];
    }
    const why = read.kind === 'absent' ? 'it submitted nothing' : `what it submitted is refused: ${read.why}`;
    return [{ slot, attempt: undefined, why, hash: sha256(`${wave.id} ${slot} ${why}`), isAbsent }];
  });
}

function findRecord({ id }: Wave, slot: number, records: readonly WaveRecord[]): WaveRecord | undefined {
  return records.findLast(({ origin, isBroken }) => origin.id === id && origin.slot === slot && !isBroken);
}

/** Whether each slot of a batch has its verdict. */
function hasVerdicts(wave: Wave, { proposals, reported }: Batch, records: readonly WaveRecord[]): boolean {
  const all = [...proposals.flatMap((each) => [each, ...(each.stack ?? [])]), ...reported];
  return all.length > 0 && all.every((each) => findRecord(wave, each.wave.slot, records) !== undefined);
}

function verdictsOf(wave: Wave, records: readonly WaveRecord[]): SlotVerdict[] {
  return wave.slots.map(({ slot }) => ({ slot, record: findRecord(wave, slot, records) }));
}

/** What is tested here: all that is proposed, but for what a judge on another machine refused. */
function proposingOf({ slot, attempt, hash, claim }: Pending): Proposing[] {
  if (attempt?.outcome !== 'proposed' || (claim !== undefined && claim.outcome !== 'merged')) return [];
  if (claim === undefined) return [{ slot, attempt, hash }];
  const { effect, by } = claim;
  return [{ slot, attempt, hash, by, ...(effect === undefined ? {} : { claimed: effect }) }];
}

function reportOf({ wave }: ReduceRequest, { slot, attempt, why, hash, isAbsent, claim }: Pending): WaveReport {
  const usage = attempt === undefined ? undefined : usageOfAttempt(attempt);
  const where = isElsewhere(wave, claim ?? {}) ? ' in another environment' : '';
  const message = claim === undefined ? undefined : `${claim.by} tested it${where}: ${claim.reason}`;
  return {
    ...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
    outcome: isAbsent ? 'killed' : (claim?.outcome ?? attempt?.outcome ?? 'invalid'),
    reason: message ?? attempt?.reason ?? why,
    ...{
      wave: { ...markOf(wave, slot, claim ?? attempt), ...(isAbsent ? { absent: true } : {}) },
      item: wave.slots[slot]?.item,
    },
    ...(usage === undefined ? {} : { usage }),
  };
}
