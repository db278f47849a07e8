/**
 * Which agent makes an attempt of an experiment, and where it begins, by the records alone.
 * Invariant: a choice names the last records that it knew, and follows from all until there, so anybody who has the
 * records can make it again. Pure.
 */
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { AgentTally } from '../../decision/agent-bandit.ts';
import { chooseSlots, chooseTurn, type Recorded, type RecordedTurn, tallyTurns } from '../../decision/agent-choice.ts';
import type { NextAgent } from '../../decision/plateau.ts';
import { findTakenOut } from './certification.ts';
import { asClaim } from './decisions.ts';
import type { IterationRecord } from './record.ts';

/** A choice as the record of its iteration has it. */
export interface ChosenAgent extends NextAgent {
  /** All agents that it was chosen from. */
  readonly of: readonly string[];
  readonly plateau: number;
  /** Hashes of the last record of an iteration and of a decision that the choice knew; null: there was none. */
  readonly after: { readonly record: string | null; readonly decision: string | null };
}

interface Known {
  /** Everything that was recorded until then. */
  readonly records: readonly IterationRecord[];
  readonly decisions: readonly JournalRecord[];
}

export interface ChoiceRequest extends Known {
  readonly names: readonly string[];
  readonly plateau: number;
  /** The commit that the experiment starts from. */
  readonly base: string;
  /** Number of the iteration. */
  readonly iter: number;
}

export function chooseAgentFor(request: ChoiceRequest): ChosenAgent {
  const { names, plateau, records, decisions, base, iter } = request;
  const next = chooseTurn({ names, plateau, base, ...recordedOf(request), seed: seedOf(request, iter) });
  return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}

/** The agents of so many slots of a wave, each as if it were the next iteration. */
export function chooseForSlots(slots: number, request: ChoiceRequest): readonly string[] {
  const { names, plateau, base, iter } = request;
  const seeds = (slot: number): string => seedOf(request, iter + slot);
  return chooseSlots(slots, { names, plateau, base, ...recordedOf(request), seedOf: seeds });
}

/** What the attempts of each agent came to: of those with a name, and of others that the records name. */
export function tallyRecords(names: readonly string[], known: Known): AgentTally[] {
  return tallyTurns(names, recordedOf(known));
}

function seedOf({ records, base }: Pick<ChoiceRequest, 'records' | 'base'>, iter: number): string {
  return `agents\n${records.at(-1)?.hash ?? base}\n${iter}`;
}

function hashOf(records: readonly { readonly hash?: unknown }[]): string | null {
  const hash = records.at(-1)?.hash;
  return typeof hash === 'string' ? hash : null;
}

function recordedOf({ records, decisions }: Known): Recorded {
  const gone = new Set(findTakenOut(records).flatMap(({ taken }) => taken));
  const turns = records.map((record): RecordedTurn => {
    const { iter, commit, tree, usage, durations } = record;
    const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
    return {
      ...{ iter, agent: agentNameOf(record), result: resultOf(record), isGone: gone.has(iter) },
      ...{ commit: commit ?? undefined, tree: tree ?? undefined },
      ...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
    };
  });
  return { turns, claims: decisions.flatMap((each) => (each.kind === 'claim' ? (asClaim(each) ?? []) : [])) };
}

/** The agent of an iteration; undefined: there was nothing to choose. */
function agentNameOf({ chosen_agent: chosen, wave }: IterationRecord): string | undefined {
  const ofSlot = wave?.agent;
  return chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
}

const REJECTED: readonly string[] = ['discarded', 'inconclusive', 'invalid', 'denied'];
// It says nothing of an agent that somebody ended it.
const ENDED: readonly string[] = ['baseline', 'killed', 'aborted'];
const MS_A_MINUTE = 60_000;

function resultOf({ outcome, reverts }: IterationRecord): RecordedTurn['result'] {
  if (outcome === 'merged') return reverts ? 'reverting' : 'accepted';
  if (outcome === 'infra_error') return 'failed';
  if (ENDED.includes(outcome)) return 'ended';
  return REJECTED.includes(outcome) ? 'rejected' : 'nothing';
}
