/**
 * Which agent of a mission has the next session, by the records alone.
 * Invariant: a choice follows from all records before the one that the iteration begins with, which holds it; so anybody who
 * has the journal can make it again. Pure.
 */
import { quoted } from '../base/text.ts';
import type { AgentTally } from '../decision/agent-bandit.ts';
import { chooseSlots, chooseTurn, type Recorded, type RecordedTurn, tallyTurns } from '../decision/agent-choice.ts';
import type { ClaimRecord } from '../decision/records.ts';
import { agentsOf, isShared, plateauOf } from '../engine/agent/configured-agents.ts';
import { isTakingBack, survivingAcceptances } from './decision-checks.ts';
import type { ChosenAgent } from './entry-shape.ts';
import type { LedgerEntry, MissionState } from './ledger.ts';
import { takenOut } from './own-changes.ts';
import { NO_TURN } from './session-turn.ts';

type State = Pick<MissionState, 'launch' | 'entries' | 'turns' | 'evidence'>;

/** What a choice goes by. */
interface Known extends Pick<State, 'launch' | 'entries' | 'turns'> {
  readonly claims: readonly ClaimRecord[];
  /** Trees of candidates, by the names of their tests. */
  readonly treeOf: ReadonlyMap<string, string>;
}

function knownOf({ launch, entries, turns, evidence }: State): Known {
  const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [each] : []));
  const trees = evidence.flatMap((each) => (each.kind === 'candidate' ? [[each.id, each.tree] as const] : []));
  return { launch, entries, turns, claims, treeOf: new Map(trees) };
}

/** The choice for an iteration; undefined: there is nothing to choose. */
export function chooseSession(state: State, iteration: number): ChosenAgent | undefined {
  return isShared(state.launch.contract) ? chooseBy(knownOf(state), iteration) : undefined;
}

function chooseBy(known: Known, iteration: number): ChosenAgent {
  const { names, plateau } = settingsOf(known);
  const { name, stage } = chooseTurn({ ...requestOf(known), seed: seedOf(known, iteration) });
  return { name, of: [...names], plateau, ...(stage === undefined ? {} : { stage }) };
}

/** The agents of so many slots of a wave, each as if it were the next iteration; empty where there is one agent. */
export function chooseForSlots(state: State, slots: number): readonly string[] {
  if (!isShared(state.launch.contract)) return [];
  const known = knownOf(state);
  const next = known.entries.length;
  return chooseSlots(slots, { ...requestOf(known), seedOf: (slot) => seedOf(known, next + slot) });
}

/** What the sessions of each agent came to; empty where there is one. */
export function tallySessions(state: State): AgentTally[] {
  const known = knownOf(state);
  return tallyTurns(isShared(state.launch.contract) ? settingsOf(known).names : [], recordedOf(known));
}

/** Makes each choice of the entries again, by what was recorded before it. */
export function checkChosenSessions(state: State): {
  /** What differs. */
  readonly issues: readonly string[];
  /** How many choices were the same. */
  readonly same: number;
} {
  const known = knownOf(state);
  const issues: string[] = [];
  let same = 0;
  for (const [at, { chosen_agent: recorded, iteration }] of known.entries.entries()) {
    const { chosen: begun, claims } = known.turns[at] ?? NO_TURN;
    if (recorded === undefined && begun === undefined) continue;
    const [entries, turns] = [known.entries.slice(0, at), known.turns.slice(0, at)];
    const before = { ...known, entries, turns, claims: known.claims.slice(0, claims) };
    const again = isShared(state.launch.contract) ? chooseBy(before, iteration) : undefined;
    if (!isSame(recorded, begun)) {
      issues.push(`iteration ${iteration} names ${describe(recorded)}; it was begun with ${describe(begun)}`);
    } else if (!isSame(recorded, again)) {
      issues.push(
        `iteration ${iteration} names ${describe(recorded)}; the records before it lead to ${describe(again)}`,
      );
    } else same += 1;
  }
  return { issues, same };
}

type Chosen = ChosenAgent | undefined;

function isSame(one: Chosen, other: Chosen): boolean {
  const plain = (chosen: Chosen) => chosen && [chosen.name, chosen.of, chosen.plateau, chosen.stage ?? null];
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function describe(chosen: Chosen): string {
  if (chosen === undefined) return 'no agent';
  const { name, of, plateau, stage = 0 } = chosen;
  return `the agent ${quoted(name)} of ${of.map((each) => quoted(each)).join(', ')} (plateau ${plateau}, stage ${stage})`;
}

function settingsOf({ launch: { contract } }: Pick<Known, 'launch'>) {
  const { agents, stop } = contract;
  return { names: agentsOf(contract).map(({ name }) => name), plateau: plateauOf({ iteration: stop, agents }) };
}

function requestOf(known: Known) {
  // A session always begins at the last kept commit: what it hands over has to descend from it.
  return { ...settingsOf(known), ...recordedOf(known), base: undefined };
}

function seedOf({ entries, launch }: Pick<Known, 'entries' | 'launch'>, iteration: number): string {
  return `agents\n${entries.at(-1)?.hash ?? launch.baseline_commit}\n${iteration}`;
}

function recordedOf({ entries, turns, claims, treeOf }: Known): Recorded {
  const surviving = new Set(survivingAcceptances(entries));
  const out = takenOut(entries);
  const recorded = entries.map((entry, at): RecordedTurn => {
    const { iteration: iter, chosen_agent: chosen, wave, decision, usage, comparison } = entry;
    const ofSlot = wave?.agent;
    const agent = chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
    return {
      ...{
        iter,
        agent,
        result: resultOf(entry),
        isGone: out.has(iter) || (decision === 'keep' && !surviving.has(entry)),
      },
      ...(decision === 'keep' && comparison !== undefined ? { tree: treeOf.get(comparison.record.task) } : {}),
      ...{ usd: usage?.usd, minutes: (turns[at] ?? NO_TURN).ms / MS_A_MINUTE },
    };
  });
  return { turns: recorded, claims };
}

const MS_A_MINUTE = 60_000;

function resultOf(entry: LedgerEntry): RecordedTurn['result'] {
  const { decision, candidate_status: status } = entry;
  switch (decision) {
    case 'keep':
      return entry.reverts === undefined ? 'accepted' : 'reverting';
    case 'discard':
      // The working line that is taken back is no session's candidate.
      return isTakingBack(entry) ? 'nothing' : 'rejected';
    case 'ambiguous':
      return 'rejected';
    case 'error':
      return status === null ? 'failed' : 'rejected';
    case 'noop':
    case 'abort':
      return 'nothing';
    case 'interrupted':
    case 'baseline':
      return 'ended';
    default:
      return decision satisfies never;
  }
}
