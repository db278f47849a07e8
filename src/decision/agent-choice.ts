/**
 * Which agent makes an attempt, and where it begins, by what was recorded before it. The same for every loop: a recipe says
 * what its records come to. Pure.
 */
import { type AgentAttempt, type AgentTally, tallyAgents } from './agent-bandit.ts';
import { chooseNext, type NextAgent } from './plateau.ts';
import type { ClaimRecord } from './records.ts';

/** An iteration as the choice of an agent knows it. */
export interface RecordedTurn {
  readonly iter: number;
  /** Undefined: nobody chose an agent for it. */
  readonly agent: string | undefined;
  /**
   * `reverting`: it takes accepted changes out. `failed`: its agent could not work. `ended`: somebody ended it, which says
   * nothing of its agent.
   */
  readonly result: 'accepted' | 'reverting' | 'rejected' | 'nothing' | 'failed' | 'ended';
  /** It was accepted, and is part of the branch no more. */
  readonly isGone?: boolean;
  /** Of what was accepted. */
  readonly commit?: string | undefined;
  readonly tree?: string | undefined;
  /** Undefined: its agent did not report them. */
  readonly usd?: number | undefined;
  readonly minutes: number;
}

export interface Recorded {
  /** Everything that was recorded until then, oldest first. */
  readonly turns: readonly RecordedTurn[];
  readonly claims: readonly ClaimRecord[];
}

export interface ChoiceRequest extends Recorded {
  readonly names: readonly string[];
  readonly plateau: number;
  /** The commit that the run starts from; undefined: an attempt always begins at the branch head. */
  readonly base: string | undefined;
  readonly seed: string;
}

/** Chooses the agent of the next attempt. */
export function chooseTurn({ names, plateau, turns, claims, base, seed }: ChoiceRequest): NextAgent {
  return chooseNext({
    ...{ names, plateau, attempts: attemptsOf({ turns, claims }), seed },
    rejected: rejectedInRow(turns),
    commits: base === undefined ? [] : earlierCommits(turns, base),
  });
}

/** What the attempts of each agent came to: of those with a name, and of others that the records name. */
export function tallyTurns(names: readonly string[], recorded: Recorded): AgentTally[] {
  const attempts = attemptsOf(recorded);
  return tallyAgents([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
}

/** The agents of so many attempts that begin side by side: those that were never tried, then what each next one would get. */
export function chooseSlots(
  slots: number,
  { seedOf, ...request }: Omit<ChoiceRequest, 'seed'> & { readonly seedOf: (slot: number) => string },
): readonly string[] {
  const untried = tallyTurns(request.names, request).filter(({ tries }) => tries === 0);
  return Array.from(
    { length: slots },
    (_, slot) => (untried[slot] ?? chooseTurn({ ...request, seed: seedOf(slot) })).name,
  );
}

function attemptsOf({ turns, claims }: Recorded): AgentAttempt[] {
  const gains = confirmedGains(turns, claims);
  return turns.flatMap(({ iter, agent, result, isGone = false, usd, minutes }) => {
    if (agent === undefined || result === 'ended') return [];
    return {
      ...{ agent, isFailed: result === 'failed', isAccepted: result === 'accepted' && !isGone },
      ...{ gain: gains.get(iter), usd, minutes },
    };
  });
}

/**
 * What confirmations say of each accepted change: how much more the one that covers it measured than the one before, in
 * equal shares where it covers several.
 */
function confirmedGains(turns: readonly RecordedTurn[], claims: readonly ClaimRecord[]): ReadonlyMap<number, number> {
  const accepted = turns.filter(({ result }) => result === 'accepted');
  const gains = new Map<number, number>();
  let before = { baseline: '', gain: 0, covered: 0 };
  for (const claim of claims) {
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
function rejectedInRow(turns: readonly RecordedTurn[]): (string | undefined)[] {
  const last = turns.findLastIndex(({ result }) => result === 'accepted');
  return turns
    .slice(last + 1)
    .filter(({ result }) => result === 'rejected')
    .map(({ agent }) => agent);
}

/** The commits that the branch was at before, from the base on. */
function earlierCommits(turns: readonly RecordedTurn[], base: string): string[] {
  const accepted = turns.flatMap(({ result, commit }) =>
    (result === 'accepted' || result === 'reverting') && commit !== undefined ? commit : [],
  );
  return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}
