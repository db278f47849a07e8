/**
 * Which of several agents makes the next attempt: Thompson sampling on accepted gain per dollar, or per minute where
 * nothing is paid. Pure: the same attempts and the same seed give the same agent on every machine.
 * The gain of an accepted change is what a later confirmation measured in fresh pairs, never the score that accepted it.
 * A change that is not confirmed yet counts as an average one.
 */
import { type Random, randomIndex, seededRandom } from '../base/random.ts';

/**
 * After how many accepted changes a run of several agents confirms what they gain. In simulation as good as after each of
 * them, for half of the evaluations.
 */
export const CONFIRMED_TOGETHER = 3;

/** One attempt of an agent, as the records have it. */
export interface AgentAttempt {
  readonly agent: string;
  /** Its agent could not work. */
  readonly isFailed?: boolean;
  /** Its change is part of the branch. */
  readonly isAccepted: boolean;
  /** Its share of what a later confirmation measured; undefined: none of it yet. */
  readonly gain?: number | undefined;
  /** Undefined: its agent did not report them. */
  readonly usd?: number | undefined;
  readonly minutes: number;
}

/** What the attempts of an agent came to. */
export interface AgentTally {
  readonly name: string;
  readonly tries: number;
  /** Attempts in which it could not work. */
  readonly failed: number;
  readonly accepted: number;
  /** Accepted changes that a confirmation covers, and their gain together. */
  readonly confirmed: number;
  readonly gain: number;
  /** Undefined where no attempt reported dollars. */
  readonly usd: number | undefined;
  readonly minutes: number;
}

/** What the attempts of each agent came to, in the order of the names. */
export function tallyAgents(names: readonly string[], attempts: readonly AgentAttempt[]): AgentTally[] {
  return names.map((name) => {
    const own = attempts.filter(({ agent }) => agent === name);
    const paid = own.flatMap(({ usd }) => usd ?? []);
    const accepted = own.filter(({ isAccepted }) => isAccepted);
    const gains = accepted.flatMap(({ gain }) => gain ?? []);
    return {
      name,
      tries: own.length,
      failed: own.filter(({ isFailed }) => isFailed === true).length,
      accepted: accepted.length,
      confirmed: gains.length,
      gain: sum(gains),
      usd: paid.length === 0 ? undefined : sum(paid),
      minutes: sum(own.map(({ minutes }) => minutes)),
    };
  });
}

/** Attempts in dollars where each agent that has worked reports some, else in minutes. */
function costUnit(tallies: readonly AgentTally[]): (tally: AgentTally) => number {
  const worked = tallies.filter(({ tries, failed }) => tries > failed);
  const isPaid = worked.length > 0 && worked.every(({ usd = 0 }) => usd > 0);
  return isPaid ? ({ usd = 0 }) => usd : ({ minutes }) => minutes;
}

// How many attempts the average of all agents counts for in the estimate of each.
const SHARED_TRIES = 2;

/** Chooses an agent; each has its first attempt before any has a second one. */
export function chooseAgent(tallies: readonly AgentTally[], seed: string): string {
  const random = seededRandom(seed);
  const untried = tallies.filter(({ tries }) => tries === 0);
  const first = untried[randomIndex(random, untried.length)];
  if (first !== undefined) return first.name;
  const costOf = costUnit(tallies);
  const of = (pick: (tally: AgentTally) => number): number => sum(tallies.map(pick));
  const tries = of((tally) => tally.tries);
  const rate = (of(({ accepted }) => accepted) + 1) / (tries + SHARED_TRIES);
  const confirmed = of((tally) => tally.confirmed);
  // Before the first confirmation the accepted changes of all agents are worth the same.
  const meanGain = confirmed === 0 ? 1 : Math.max(of(({ gain }) => gain) / confirmed, 0);
  const meanCost = of(costOf) / tries;
  let best = { name: '', value: Number.NEGATIVE_INFINITY };
  for (const tally of tallies) {
    const { name, accepted, failed, tries: own, confirmed: known, gain } = tally;
    const chance = betaOf(random, SHARED_TRIES * rate + accepted, SHARED_TRIES * (1 - rate) + own - accepted);
    const size = Math.max((gain + meanGain) / (known + 1), 0) * (gammaOf(random, known + 1) / (known + 1));
    // An agent that cannot work is no bargain, however soon it ends.
    const cost = (costOf(tally) + (failed + 1) * meanCost) / (own + 1);
    // Where costs are too small to be measured, gains alone are compared.
    const value = (chance * size) / (cost > 0 ? cost : 1);
    if (value > best.value) best = { name, value };
  }
  return best.name;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function gaussianOf(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Source: Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). */
function gammaOf(random: Random, shape: number): number {
  if (shape < 1) return gammaOf(random, shape + 1) * Math.exp(Math.log(1 - random()) / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = gaussianOf(random);
    const t = 1 + c * x;
    if (t <= 0) continue;
    const v = t * t * t;
    if (Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

function betaOf(random: Random, successes: number, failures: number): number {
  const one = gammaOf(random, successes);
  return one / (one + gammaOf(random, failures));
}
