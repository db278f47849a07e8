/** The scores of a mission as those of an experiment are drawn. */
import type { Outcome } from '../experiment/ledger/record.ts';
import { DECISIONS, type Decision } from '../mission/decide.ts';
import type { LedgerEntry, MissionState } from '../mission/ledger.ts';
import { renderVerdict, scoreOf } from './mission-text.ts';
import type { ChartRow, ScoreChart } from './score-chart.ts';

/** What the line goes through. */
export const MISSION_LINE = 'Last kept score';

const MARKS: Readonly<Record<Decision, Outcome>> = {
  baseline: 'baseline',
  keep: 'merged',
  discard: 'discarded',
  ambiguous: 'inconclusive',
  noop: 'noop',
  abort: 'aborted',
  interrupted: 'killed',
  error: 'invalid',
};

/** A mark for each entry; the line is the score of the commit that was the last kept one after it. */
export function buildMissionChart(state: MissionState): ScoreChart {
  const { entries, launch } = state;
  const words = DECISIONS.map((decision) => [decision, entries.filter((each) => each.decision === decision).length]);
  return {
    goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
    verdict: renderVerdict(state),
    counts: words.filter((each): each is [Decision, number] => each[1] !== 0),
    rows: buildRows(entries),
  };
}

function buildRows(entries: readonly LedgerEntry[]): ChartRow[] {
  const kept = new Map<string, number>();
  return entries.map((entry) => {
    const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
    const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
    if ((word === 'keep' || word === 'baseline') && score !== undefined) kept.set(commit, score);
    return { iter, word, outcome: MARKS[word], score, scoreText: scoreOf(entry), best: kept.get(commit) };
  });
}
