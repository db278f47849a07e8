/**
 * How many attempts of a wave the judges can keep up with: beyond it more machines only wait in their queue.
 * N* = J (A + W) / (p (2P + 1) e): an attempt takes an agent's time A and a pre-test W, a share p of them is tested, and a
 * test takes a screening run and P pairs on one of J judges, e for each evaluation. With several judges the reducer tests
 * again what they pass, alone and without a screening run, and N* is at most what it keeps up with. Source: scale-out, "Order, money, failure". Pure.
 */
import { median } from '../base/median.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { gainOf } from './gain-of.ts';

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
  /** With several judges: the share of tests that a judge passes, and the pairs of the reducer's test of one. */
  readonly again?: { readonly share: number; readonly testPairs: number };
}

/** The useful number of attempts at a time, at least 1; infinite where a test costs nothing. */
export function usefulWidth(costs: WaveCosts): number {
  const { judges, agentMs, evaluationMs, pretestPairs, passed, testPairs, again } = costs;
  const attemptMs = agentMs + pretestPairs * 2 * evaluationMs;
  const judgeMs = (passed * (2 * testPairs + 1) * evaluationMs) / judges;
  const reducerMs = judges === 1 || again === undefined ? 0 : passed * again.share * 2 * again.testPairs * evaluationMs;
  const slowestMs = Math.max(judgeMs, reducerMs);
  return slowestMs <= 0 ? Number.POSITIVE_INFINITY : Math.max(1, attemptMs / slowestMs);
}

// Fewer say nothing of how long attempts take.
const LEAST_RECORDS = 3;

/** What an attempt and a test take, by earlier records; undefined: they are too few. */
export function costsOf(
  records: readonly Pick<IterationRecord, 'durations' | 'decision' | 'outcome'>[],
): Omit<WaveCosts, 'judges' | 'pretestPairs'> | undefined {
  const ofAgents = records.flatMap(({ durations }) => durations?.agent_ms ?? []);
  const ofEvaluations = records.flatMap(({ durations, decision }) => {
    const [ms, n] = [durations?.score_ms, decision?.n];
    return ms === undefined ? [] : [ms / Math.max(1, 2 * (n ?? 1))];
  });
  const tests = records.flatMap(({ decision }) => (decision?.n == null ? [] : [decision.n]));
  if (ofAgents.length < LEAST_RECORDS || ofEvaluations.length < LEAST_RECORDS || tests.length < LEAST_RECORDS)
    return undefined;
  const tried = records.filter(({ durations }) => durations?.agent_ms !== undefined);
  const passed = tried.filter((record) => (gainOf(record) ?? 0) > 0);
  // Of those that pass alone: a test that ended at once costs a reducer nothing, because a pre-test ends it before.
  const accepted = passed.filter(({ outcome }) => outcome === 'merged');
  return {
    ...{ agentMs: median(ofAgents) ?? 0, evaluationMs: median(ofEvaluations) ?? 0 },
    passed: passed.length / tried.length,
    testPairs: meanPairs(passed),
    again: { share: accepted.length / Math.max(1, passed.length), testPairs: meanPairs(accepted) },
  };
}

function meanPairs(records: readonly Pick<IterationRecord, 'decision'>[]): number {
  return records.reduce((sum, { decision }) => sum + (decision?.n ?? 0), 0) / Math.max(1, records.length);
}
