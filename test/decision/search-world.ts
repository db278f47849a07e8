import { evidenceOf } from '../../src/decision/evidence.ts';
import { chooseNext, PLATEAU } from '../../src/decision/plateau.ts';
import { isNearMiss, planRecombinations, type TestedChange } from '../../src/decision/recombination.ts';
import { runAgents, type Sharing } from './agents-world.ts';
import { distilWorld } from './distil-world.ts';
import { settingsOf } from './trials.ts';
import { effectsOf, gaussian, type NoiseKind, numbersOf, type Proposing, runWorld, type WorldResult } from './world.ts';

/** What a search may add to the candidates of the table; screening by three lone runs is on unless it is left out. */
interface SearchParts {
  readonly screensByOne?: boolean;
  readonly recombines?: boolean;
  /** After so many rejected candidates in a row as by default, the agent begins at an earlier accepted commit. */
  readonly restarts?: boolean;
  /** A metric that no change affects: its SD is 5 %, the margin 2 %. */
  readonly guards?: boolean;
  readonly distils?: boolean;
  /** Three agents of different quality propose, in place of the candidates of the table. */
  readonly sharing?: Sharing;
}

export interface PartsRequest {
  readonly noise: NoiseKind;
  readonly seed: number;
  readonly parts: SearchParts;
  readonly candidates?: number;
  readonly confirmations?: number;
}

export interface PartsResult
  extends Pick<WorldResult, 'gain' | 'keeps' | 'wronglyAccepted' | 'neutral' | 'neutralKept' | 'evaluations'> {
  /** Of each interval of the summary claim, before anything is left out, whether it covers the truth. */
  readonly covered: readonly boolean[];
}

// So that what is proposed depends neither on the noise nor on what is measured.
const OF_PROPOSALS = 7_000_003;

/** A run with parts of the search on, on the product's own decision code. */
export function runSearch({ noise, seed, parts, candidates = 200, confirmations = 1 }: PartsRequest): PartsResult {
  const metrics = parts.guards === true ? [{ name: 'p99', role: 'guard', margin: '2%' }] : [];
  const settings = settingsOf({ effort: 'balanced', decision: 'paired-sequential', metrics });
  const rules = { screens_by_three: parts.screensByOne !== true };
  const luck = numbersOf(seed + 2 * OF_PROPOSALS);
  const world = {
    ...{ settings, noise, seed, rules, confirmations },
    ...(parts.guards === true ? { metrics: () => ({ p99: 100 * (1 + 0.05 * gaussian(luck)) }) } : {}),
  };
  const accepted: number[] = [];
  const result =
    parts.sharing === undefined
      ? runWorld({ ...world, proposing: proposingOf({ seed, parts, candidates, accepted }) })
      : runAgents({ settings, noise, seed, sharing: parts.sharing });
  const covered = result.confirmations.map(({ interval: [low, high] }) => low <= result.gain && result.gain <= high);
  const { gain, keeps, wronglyAccepted, neutral, neutralKept, evaluations } = result;
  const whole = { gain, keeps, wronglyAccepted, neutral, neutralKept, evaluations, covered };
  if (parts.distils !== true || accepted.length === 0) return whole;
  const { left, evaluationsToDistil } = distilWorld({ settings, noise, seed, effects: accepted, pairs: 30 });
  const effects = left.map((at) => accepted[at] ?? 0);
  return {
    ...whole,
    gain: effects.reduce((sum, effect) => sum + effect, 0),
    keeps: effects.length,
    wronglyAccepted: effects.filter((effect) => effect <= 0).length,
    neutralKept: effects.filter((effect) => effect === 0).length,
    evaluations: evaluations + evaluationsToDistil,
  };
}

interface ProposingRequest {
  readonly seed: number;
  readonly parts: SearchParts;
  readonly candidates: number;
  /** Grows by what each accepted change is worth. */
  readonly accepted: number[];
}

/** An agent that proposes the candidates of the table, and what the search adds to them. */
function proposingOf({ seed, parts, candidates, accepted }: ProposingRequest): Proposing {
  const effects = [...effectsOf(numbersOf(seed + OF_PROPOSALS), candidates, false)];
  const changes: TestedChange[] = [];
  const worth = new Map<number, number>();
  const commits = [{ tree: 'base', truth: 0 }];
  let current: { readonly effect: number; readonly of: readonly number[]; readonly isRestart: boolean } | undefined;
  let [since, iter, rejected] = [0, 0, 0];
  const propose = (head: { readonly tree: string; readonly truth: number }): typeof current => {
    const of = parts.recombines === true && since > 0 ? planRecombinations(changes, head.tree)[0] : undefined;
    since = of === undefined ? since + 1 : 0;
    if (of !== undefined) {
      return { effect: of.reduce((sum, each) => sum + (worth.get(each) ?? 0), 0), of, isRestart: false };
    }
    const effect = effects.shift();
    if (effect === undefined) return undefined;
    const { from } = chooseNext({
      ...{ names: ['agent'], attempts: [], rejected: Array.from({ length: rejected }, () => 'agent') },
      ...{ plateau: parts.restarts === true ? PLATEAU : 0, seed: `${seed} ${iter}` },
      commits: commits.slice(0, -1).map((_, at) => String(at)),
    });
    const earlier = from === undefined ? undefined : commits[Number(from)];
    // Against the branch head it lacks what was accepted since then.
    return { effect: effect + (earlier?.truth ?? head.truth) - head.truth, of: [], isRestart: earlier !== undefined };
  };
  return {
    next: () => {
      iter += 1;
      const head = commits.at(-1);
      current = head && propose(head);
      return current?.effect;
    },
    ended: (isAccepted, _confirm, trial) => {
      const { effect, of, isRestart } = current ?? { effect: 0, of: [], isRestart: false };
      rejected = isAccepted ? 0 : rejected + (of.length === 0 ? 1 : 0);
      const evidence = evidenceOf(trial);
      const facts = { code: trial.verdict?.code ?? '', gain: evidence.effect };
      const standing = isAccepted ? 'accepted' : isNearMiss(facts) && !isRestart ? 'near-miss' : 'rejected';
      const e = evidence.kind === 'paired' ? Math.exp(evidence.log_e) : 1;
      changes.push({ iter, on: trial.incumbent, standing, evidence: e, of });
      worth.set(iter, effect);
      if (!isAccepted) return;
      accepted.push(effect);
      commits.push({ tree: trial.tree, truth: (commits.at(-1)?.truth ?? 0) + effect });
    },
  };
}
