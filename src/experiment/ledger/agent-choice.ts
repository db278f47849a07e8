/**
 * Which agent makes an attempt, and where it begins, by the records alone.
 * Invariant: a choice names the last records that it knew, and follows from all until there, so anybody who has the
 * records can make it again. Pure.
 */
import type { JournalRecord } from '../../base/journal-chain.ts';
import { type AgentAttempt, type AgentTally, tallyAgents } from '../../decision/agent-bandit.ts';
import { chooseNext, type NextAgent } from '../../decision/plateau.ts';
import type { ClaimRecord } from '../../decision/records.ts';
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

export interface ChoiceRequest {
  readonly names: readonly string[];
  readonly plateau: number;
  /** Everything that was recorded until then. */
  readonly records: readonly IterationRecord[];
  readonly decisions: readonly JournalRecord[];
  /** The commit that the experiment starts from. */
  readonly base: string;
  /** Number of the iteration. */
  readonly iter: number;
}

export function chooseAgentFor({ names, plateau, records, decisions, base, iter }: ChoiceRequest): ChosenAgent {
  const next = chooseNext({
    ...{ names, plateau, attempts: attemptsOf(records, decisions) },
    rejected: rejectedInRow(records),
    commits: earlierCommits(records, base),
    seed: `agents\n${records.at(-1)?.hash ?? base}\n${iter}`,
  });
  return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}

function hashOf(records: readonly { readonly hash?: unknown }[]): string | null {
  const hash = records.at(-1)?.hash;
  return typeof hash === 'string' ? hash : null;
}

/** What the attempts of each agent came to: of those with a name, and of others that the records name. */
export function tallyRecords(
  names: readonly string[],
  { records, decisions }: Pick<ChoiceRequest, 'records' | 'decisions'>,
): AgentTally[] {
  const attempts = attemptsOf(records, decisions);
  return tallyAgents([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
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

function attemptsOf(records: readonly IterationRecord[], decisions: readonly JournalRecord[]): AgentAttempt[] {
  const gone = new Set(findTakenOut(records).flatMap(({ taken }) => taken));
  const gains = confirmedGains(records, decisions);
  return records.flatMap((record) => {
    const agent = agentNameOf(record);
    if (agent === undefined || ENDED.includes(record.outcome)) return [];
    const { iter, outcome, usage, durations } = record;
    const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
    return {
      ...{
        agent,
        isFailed: outcome === 'infra_error',
        isAccepted: outcome === 'merged' && !gone.has(iter),
        gain: gains.get(iter),
      },
      ...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
    };
  });
}

/**
 * What confirmations say of each accepted change: how much more the one that covers it measured than the one before, in
 * equal shares where it covers several.
 */
function confirmedGains(
  records: readonly IterationRecord[],
  decisions: readonly JournalRecord[],
): ReadonlyMap<number, number> {
  const accepted = records.filter(({ outcome, reverts }) => outcome === 'merged' && !reverts);
  const gains = new Map<number, number>();
  let before = { baseline: '', gain: 0, covered: 0 };
  for (const claim of decisions.flatMap((each) => (each.kind === 'claim' ? (asClaim(each) ?? []) : []))) {
    const { baseline, final } = claim;
    const covered = accepted.findLastIndex(({ tree }) => tree === final) + 1;
    const gain = gainOf(claim);
    const known = baseline === before.baseline ? before.gain : 0;
    const fresh = accepted.slice(before.covered, covered);
    for (const { iter } of fresh) gains.set(iter, (gain - known) / fresh.length);
    before = { baseline, gain, covered: Math.max(covered, before.covered) };
  }
  return gains;
}

/** The measured gain as a share of the baseline. */
function gainOf({ estimate, ratio, baseline_mean: mean }: ClaimRecord): number {
  if (ratio !== null) return ratio.direction === 'min' ? 1 - Math.exp(-estimate) : Math.exp(estimate) - 1;
  return mean === 0 ? estimate : estimate / Math.abs(mean);
}

/** The agents of the rejected candidates since the last accepted change, oldest first. */
function rejectedInRow(records: readonly IterationRecord[]): (string | undefined)[] {
  const last = records.findLastIndex(({ outcome, reverts }) => outcome === 'merged' && !reverts);
  return records
    .slice(last + 1)
    .filter(({ outcome }) => REJECTED.includes(outcome))
    .map(agentNameOf);
}

/** The commits that the branch was at before, from the base on. */
function earlierCommits(records: readonly IterationRecord[], base: string): string[] {
  const accepted = records.flatMap(({ outcome, commit }) =>
    outcome === 'merged' && typeof commit === 'string' ? commit : [],
  );
  return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}
