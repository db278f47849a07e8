/** Plans a wave: what every attempt starts from, and what each looks at. Only reads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../base/median.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { loadForScoring, pathsOf } from '../experiment/ledger/store.ts';
import type { Host } from '../kernel/host.ts';
import { openRefs } from '../kernel/user-repository.ts';
import { focusesFor } from './focuses.ts';
import { gainOf } from './gain-of.ts';
import { readKnownState } from './known-state.ts';
import { usefulWidth } from './useful-width.ts';
import { nameWave, shareOf, type Wave } from './wave-file.ts';

export interface PlanRequest {
  /** Name of the experiment. */
  readonly name: string;
  /** How many attempts, from 1 to 200. */
  readonly attempts: number;
  /** Dollars of all attempts together; each gets an equal share. Default: only the limits of the config. */
  readonly usd?: number;
  /** Most pairs of each pre-test. */
  readonly pairs: number;
  /** What the slots look at, in turn. Default: eight directions of our own. */
  readonly focuses: readonly string[];
}

export interface Planned {
  readonly wave: Wave;
  /** How many attempts one reducer can keep up with, as far as the records say; undefined: too few records. */
  readonly usefulWidth: number | undefined;
}

/** Plans a wave of an experiment. Throws ContractError for its config, PreconditionError where a run is at work. */
export async function planWave({ name, attempts, usd, pairs, focuses }: PlanRequest, host: Host): Promise<Planned> {
  const paths = pathsOf(name, host);
  const scratch = mkdtempSync(join(tmpdir(), 'autorize-wave-'));
  try {
    const { refs } = openRefs(paths.repository, scratch);
    const { records, ...known } = await readKnownState(paths, refs);
    loadForScoring(paths, host, { schedule: 'ignored' });
    const share = usd === undefined ? {} : { usd: shareOf(usd, attempts) };
    const slots = focusesFor(attempts, focuses).map((focus, slot) => ({ slot, focus, ...share }));
    return { wave: nameWave({ experiment: name, ...known, pairs, slots }), usefulWidth: widthBy(records, pairs) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

// Fewer say nothing of how long attempts take.
const LEAST_RECORDS = 3;

/** What the records say an attempt and a test take. */
function widthBy(records: readonly IterationRecord[], pretestPairs: number): number | undefined {
  const ofAgents = records.flatMap(({ durations }) => durations?.agent_ms ?? []);
  const ofEvaluations = records.flatMap(({ durations, decision }) => {
    const [ms, n] = [durations?.score_ms, decision?.n];
    return ms === undefined ? [] : [ms / Math.max(1, 2 * (n ?? 1))];
  });
  const tests = records.flatMap(({ decision }) => (decision?.n == null ? [] : [decision.n]));
  if (ofAgents.length < LEAST_RECORDS || ofEvaluations.length < LEAST_RECORDS || tests.length < LEAST_RECORDS)
    return undefined;
  const isPassed = (record: IterationRecord): boolean => (gainOf(record) ?? 0) > 0;
  const tried = records.filter(({ durations }) => durations?.agent_ms !== undefined);
  return usefulWidth({
    judges: 1,
    ...{ agentMs: median(ofAgents) ?? 0, evaluationMs: median(ofEvaluations) ?? 0, pretestPairs },
    passed: tried.filter(isPassed).length / tried.length,
    testPairs: tests.reduce((sum, each) => sum + each, 0) / tests.length,
  });
}
