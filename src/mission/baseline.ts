/**
 * The baseline: what the evaluator says of the commit that the mission starts from.
 * Invariant: it is recorded before the first session, whatever it says; a mission that could never keep anything ends
 * here. A run that was killed meanwhile evaluates it again.
 */
import { faultPoint } from '../kernel/fault-point.ts';
import type { ActiveMission } from './active-mission.ts';
import { refuseLeftovers } from './baseline-leftovers.ts';
import { findHopelessBaseline } from './decide.ts';
import { writeResults } from './run-files.ts';
import type { Stop } from './stop.ts';

/** Records the baseline if there is none yet; says why the run stops, if it does. */
export async function runBaseline(mission: ActiveMission): Promise<Stop | undefined> {
  const { state, host, journal, commits } = mission;
  // The evaluator may take long.
  journal.sync();
  const [known] = state.entries;
  if (known === undefined) {
    const commit = state.launch.baseline_commit;
    journal.show('running the evaluator');
    const evaluated = await commits.evaluate(commit, 0);
    journal.show(undefined);
    if (evaluated.kind === 'aborted') return { status: 'stopped', reason: 'interrupted by the operator' };
    const { record } = evaluated;
    journal.append({
      kind: 'baseline',
      iteration: 0,
      decision: 'baseline',
      decision_reason: `the baseline: ${record.status}${record.score === null ? '' : `, score ${record.score}`}`,
      candidate_status: null,
      base_commit: commit,
      candidate_commit: null,
      kept_commit: commit,
      keep_policy: state.launch.contract.evaluator.keep_policy,
      evaluator: record,
      created_at: host.now().toISOString(),
      notes: [],
      description: 'baseline',
      lane: 'reset',
      ...journal.cover(0),
    });
    faultPoint('mission:after-baseline');
    writeResults(mission.state);
    const [entry] = mission.state.entries;
    if (entry !== undefined) journal.emit({ kind: 'recorded', entry, state: mission.state });
  }
  return (await refuseLeftovers(mission)) ?? hopeless(mission);
}

const SCORE_REMEDY =
  'Let the evaluator print a score, or set evaluator.bootstrap: keep (the first score is kept) or evaluator.keep_policy: pass_only in the front matter, then start again';
const FAILURE_REMEDY =
  'Fix evaluator.command, or set evaluator.bootstrap: keep in the front matter if it is right to fail before the first change, then start again';

const GUARD_REMEDY = 'Fix the guard or the baseline, then start again';

function hopeless({ state }: ActiveMission): Stop | undefined {
  const evaluation = state.entries[0]?.evaluator;
  if (!evaluation) return undefined;
  const why = findHopelessBaseline(evaluation, state.launch.contract.evaluator);
  const isGuard = evaluation.status === 'fail' && evaluation.parse_error !== null;
  const remedy = evaluation.status === 'error' ? FAILURE_REMEDY : isGuard ? GUARD_REMEDY : SCORE_REMEDY;
  return why === undefined ? undefined : { status: 'failed', reason: `${why}. ${remedy}` };
}
