import { renderProblem } from '../../src/base/errors.ts';
import { decodeToml } from '../../src/base/toml-document.ts';
import { parseExperimentConfig } from '../../src/experiment/config/config.ts';
import { foldRecords } from '../../src/experiment/ledger/fold.ts';
import { type IterationRecord, iterationRecordSchema, type Outcome } from '../../src/experiment/ledger/record.ts';
import { buildState, type ExperimentState } from '../../src/experiment/ledger/state.ts';
import { type ExperimentInput, viewExperiment } from '../../src/report/experiment-view.ts';
import type { RunView } from '../../src/report/run-view.ts';
import type { ExperimentConfig } from '../../src/settings/experiment-config.ts';

const START = Date.parse('2026-05-20T12:00:00Z');
const NOW = new Date('2026-05-20T13:10:00Z');
const BASE = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

export function experimentConfig(description = 'Digits of pi'): ExperimentConfig {
  const text = [
    '[experiment]',
    'name = "pi"',
    `description = ${JSON.stringify(description)}`,
    '[objective]',
    'command = "sh score.sh"',
    'direction = "max"',
    '[schedule]',
    'total_budget = "4h"',
    '[agent]',
    'preset = "claude"',
  ].join('\n');
  const decoded = decodeToml('config.toml', Buffer.from(text));
  const place = { folder: 'pi', now: NOW, utcOffset: () => 0 };
  const read = 'problems' in decoded ? decoded : parseExperimentConfig(decoded.document, place);
  if ('problems' in read) throw new Error(read.problems.map(renderProblem).join('\n'));
  return read.config;
}

/** A record of an iteration that began five minutes after the one before it. */
export function iteration(iter: number, outcome: Outcome, more: Partial<IterationRecord> = {}): IterationRecord {
  const at = (ms: number) => new Date(ms).toISOString();
  const startedMs = START + iter * 300_000;
  return iterationRecordSchema.parse({
    iter,
    started_at: at(startedMs),
    ended_at: at(startedMs + 95_000 + iter * 1000),
    outcome,
    hash: iter.toString(16).padStart(64, 'c'),
    ...more,
  });
}

/** Twelve records with every outcome. */
export const RECORDS: readonly IterationRecord[] = [
  iteration(0, 'baseline', { score: 0.81, notes: 'score of the base' }),
  iteration(1, 'merged', {
    score: 0.84,
    notes: 'better than 0.81',
    diff_lines: 12,
    commit: 'aaaaaaa111111111111111111111111111111111',
    changed_paths: ['src/pi.py', 'README.md'],
    agent_exit: 0,
    sandbox: 'bubblewrap',
    usage: { input_tokens: 12_000, output_tokens: 800, usd: 0.12 },
    durations: { agent_ms: 80_000, score_ms: 640 },
    summary: 'Used a longer series.',
    decision: { policy: 'strict' },
  }),
  iteration(2, 'discarded', { score: 0.82, notes: 'not better than 0.84', diff_lines: 4 }),
  iteration(3, 'noop', { notes: 'no change' }),
  iteration(4, 'denied', { notes: '"score.sh" is denied', diff_lines: 2, changed_paths: ['score.sh'] }),
  iteration(5, 'merged', {
    score: 0.8415,
    notes: 'better than 0.84',
    diff_lines: 1204,
    commit: 'bbbbbbb222222222222222222222222222222222',
    usage: { input_tokens: 30_000, output_tokens: 2000, usd: 0.301 },
    decision: { policy: 'paired', n: 8, effect: 0.0015, interval: [0.001, 0.002], p_or_e: 24.5, threshold: 20 },
  }),
  iteration(6, 'invalid', { notes: 'the evaluator printed nothing; expected one number', diff_lines: 9 }),
  iteration(7, 'inconclusive', { score: 0.8416, notes: 'the evidence ran out before it decided', diff_lines: 3 }),
  iteration(8, 'killed', { notes: 'found in flight by resume' }),
  iteration(9, 'infra_error', { notes: 'the agent could not be started' }),
  iteration(10, 'merged', {
    score: 0.8415927,
    notes: 'better than 0.8415',
    diff_lines: 20,
    commit: 'ccccccc333333333333333333333333333333333',
    agent_exit: 143,
    agent_killed_by_budget: true,
  }),
  iteration(11, 'aborted', { notes: 'the evaluator failed: exit code 2', diff_lines: 1 }),
];

export function stateOf(records: readonly IterationRecord[], more: Partial<ExperimentState> = {}): ExperimentState {
  const run = { id: 'r-1', started_at: '2026-05-20T12:00:00Z', deadline: '2026-05-20T16:00:00Z' };
  const place = { step: 'CheckDeadline', iterInProgress: null, runIterationsCompleted: 0 } as const;
  const ledger = foldRecords(records, 'max');
  return { ...buildState({ experiment: 'pi', baseCommit: BASE, run, ledger, ...place }), ...more };
}

export function viewOf(records: readonly IterationRecord[], more: Partial<ExperimentInput> = {}): RunView {
  return viewExperiment({ config: experimentConfig(), state: stateOf(records), records, now: NOW, ...more });
}

/** A ledger as a long run leaves it. */
export function longLedger(length: number): IterationRecord[] {
  return Array.from({ length }, (_, iter) => {
    if (iter === 0) return iteration(0, 'baseline', { score: 100 });
    const score = 100 + Math.sin(iter) * 5 + iter / 20;
    const notes = 'not better than the best so far; the change makes the parser slower where lines are long';
    const outcome = iter % 40 === 1 ? 'merged' : iter % 7 === 0 ? 'noop' : iter % 11 === 0 ? 'denied' : 'discarded';
    const hasScore = outcome === 'merged' || outcome === 'discarded';
    return iteration(iter, outcome, {
      ...(hasScore ? { score: outcome === 'merged' ? 106 + iter / 15 : score } : {}),
      notes,
      diff_lines: 40,
      changed_paths: ['src/parser.ts', 'src/lexer.ts'],
      sandbox: 'bubblewrap',
      usage: { input_tokens: 9000, output_tokens: 700, usd: 0.1 },
    });
  });
}

export const DIFF = `diff --git a/src/pi.py b/src/pi.py
index 1111111..2222222 100644
--- a/src/pi.py
+++ b/src/pi.py
@@ -1,3 +1,4 @@ def pi():
 total = 0
-for n in range(10):
+for n in range(1000):
+	# more terms
   total += term(n)
`;
