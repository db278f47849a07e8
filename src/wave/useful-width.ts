/**
 * How many attempts of a wave one judge can keep up with: beyond it more machines only wait in its queue.
 * N* = J (A + W) / (p P 2e): an attempt takes an agent's time A and a pre-test W, a share p of them is tested, and a
 * test takes P pairs of two evaluations of e each on one of J judges. Source: scale-out, "Order, money, failure". Pure.
 */
export interface WaveCosts {
  /** How many judges test at once. */
  readonly judges: number;
  /** Time of an agent, in milliseconds. */
  readonly agentMs: number;
  /** Time of one evaluation, in milliseconds. */
  readonly evaluationMs: number;
  /** Pairs of a pre-test. */
  readonly pretestPairs: number;
  /** Share of the attempts that pass their pre-test, from 0 to 1. */
  readonly passed: number;
  /** Pairs of a test, on average. */
  readonly testPairs: number;
}

/** The useful number of attempts at a time, at least 1; infinite where a test costs nothing. */
export function usefulWidth({ judges, agentMs, evaluationMs, pretestPairs, passed, testPairs }: WaveCosts): number {
  const attemptMs = agentMs + pretestPairs * 2 * evaluationMs;
  const testMs = passed * testPairs * 2 * evaluationMs;
  return testMs <= 0 ? Number.POSITIVE_INFINITY : Math.max(1, (judges * attemptMs) / testMs);
}
