import { type AgentAttempt, CONFIRMED_TOGETHER } from '../../src/decision/agent-bandit.ts';
import { chooseNext, PLATEAU } from '../../src/decision/plateau.ts';
import type { DecisionSettings } from '../../src/decision/settings.ts';
import { type NoiseKind, numbersOf, runWorld, type WorldResult } from './world.ts';

/** An agent of a simulated run. */
interface SimulatedAgent {
  readonly name: string;
  /** Dollars of an attempt. */
  readonly usd: number;
  /** Share of its candidates that help, while it has ideas. */
  readonly share: number;
  /** How many of those it has. */
  readonly ideas: number;
}

/** One that is good, one that costs the same and is not, one that is cheap. */
export const AGENTS: readonly SimulatedAgent[] = [
  { name: 'good', usd: 1, share: 0.2, ideas: 15 },
  { name: 'poor', usd: 1, share: 0.03, ideas: 15 },
  { name: 'cheap', usd: 0.3, share: 0.1, ideas: 15 },
];

/** How the agents share a run: by turns, as product code chooses with or without a plateau. */
export type Sharing = 'turns' | 'bandit' | 'bandit and plateau';

export interface AgentsResult extends WorldResult {
  readonly attempts: Readonly<Record<string, number>>;
}

interface AgentsRequest {
  readonly agents?: readonly SimulatedAgent[];
  readonly sharing: Sharing;
  readonly settings: DecisionSettings;
  readonly seed: number;
  readonly noise?: NoiseKind;
  /** Dollars of all agents together. */
  readonly usd?: number;
}

/** Runs an experiment that several agents share, until their dollars are used up. */
export function runAgents(request: AgentsRequest): AgentsResult {
  const { agents = AGENTS, sharing, settings, seed, noise = 'gaussian', usd: budget = 120 } = request;
  const random = numbersOf(seed + 1_000_003);
  const names = agents.map(({ name }) => name);
  const left = new Map(agents.map(({ name, ideas }) => [name, ideas]));
  const attempts: AgentAttempt[] = [];
  // Places of accepted ones that no confirmation covers yet.
  const pending: number[] = [];
  let rejected: string[] = [];
  let [spent, confirmed, turn] = [0, 0, 0];
  let current = agents[0];
  const next = (): number | undefined => {
    if (spent >= budget) return undefined;
    const plateau = sharing === 'bandit and plateau' ? PLATEAU : 0;
    const chosen = { names, attempts, rejected, plateau, commits: [], seed: `${seed} ${turn}` };
    const name = sharing === 'turns' ? names[turn % names.length] : chooseNext(chosen).name;
    current = agents.find((agent) => agent.name === name);
    turn += 1;
    if (current === undefined) return undefined;
    spent += current.usd;
    const ideas = left.get(current.name) ?? 0;
    const isGood = random() < current.share && ideas > 0;
    if (isGood) left.set(current.name, ideas - 1);
    return isGood ? 0.5 + 1.5 * random() : -2 * random() * Math.round(random());
  };
  const result = runWorld({
    ...{ settings, noise, seed },
    proposing: {
      next,
      ended: (isAccepted, confirm) => {
        const { name = '', usd = 0 } = current ?? {};
        if (isAccepted) pending.push(attempts.length);
        attempts.push({ agent: name, isAccepted, usd, minutes: 1 });
        rejected = isAccepted ? [] : [...rejected, name];
        if (sharing === 'turns' || pending.length < CONFIRMED_TOGETHER) return;
        const gain = confirm();
        const share = (gain - confirmed) / pending.length;
        for (const at of pending.splice(0)) {
          const attempt = attempts[at];
          if (attempt !== undefined) attempts[at] = { ...attempt, gain: share };
        }
        confirmed = gain;
      },
    },
  });
  const count = (name: string) => attempts.filter(({ agent }) => agent === name).length;
  return {
    ...result,
    attempts: Object.fromEntries(names.map((name) => [name, count(name)])),
  };
}

interface LandscapeRequest {
  readonly seed: number;
  /** 0: no restarts. */
  readonly plateau: number;
  readonly attempts?: number;
  /** Bits, and how many others decide what each is worth. */
  readonly bits?: number;
  readonly ties?: number;
}

/**
 * Climbs an NK landscape whose scores are exact, by candidates that flip one to three bits of where they begin; gives the
 * fitness that was accepted last, from 0 to 1.
 */
export function climb({ seed, plateau, attempts = 400, bits = 24, ties = 8 }: LandscapeRequest): number {
  const random = numbersOf(seed);
  const tables = Array.from({ length: bits }, () => Float64Array.from({ length: 2 ** (ties + 1) }, random));
  const fitness = (state: readonly number[]): number =>
    tables.reduce((sum, table, at) => {
      let key = 0;
      for (let other = 0; other <= ties; other += 1) key = 2 * key + (state[(at + other) % bits] ?? 0);
      return sum + (table[key] ?? 0);
    }, 0) / bits;
  const accepted: (readonly number[])[] = [Array.from({ length: bits }, () => Math.round(random()))];
  let rejected: string[] = [];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const best = accepted.at(-1) ?? [];
    const commits = accepted.slice(0, -1).map((_, index) => String(index));
    const { from } = chooseNext({
      ...{ names: ['agent'], attempts: [], rejected, plateau, commits },
      seed: `${seed} ${attempt}`,
    });
    const state = [...(from === undefined ? best : (accepted[Number(from)] ?? best))];
    for (let flips = 1 + Math.floor(3 * random()); flips > 0; flips -= 1) {
      const bit = Math.floor(bits * random());
      state[bit] = 1 - (state[bit] ?? 0);
    }
    if (fitness(state) > fitness(best)) {
      accepted.push(state);
      rejected = [];
    } else rejected = [...rejected, 'agent'];
  }
  return fitness(accepted.at(-1) ?? []);
}
