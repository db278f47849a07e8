import { plural } from '../base/text.ts';
import type { Outcome } from '../experiment/ledger/record.ts';
import { tallySessions } from '../mission/agent-choice.ts';
import { gainOfPairs } from '../mission/comparison.ts';
import { DECISIONS, type Decision } from '../mission/decide.ts';
import { survivingAcceptances } from '../mission/decision-checks.ts';
import { missionHoldoutGap } from '../mission/holdout-gap.ts';
import type { LedgerEntry, MissionState } from '../mission/ledger.ts';
import type { MissionStatus } from '../mission/look.ts';
import { nearMissesOf } from '../mission/near-misses.ts';
import { effectsIn } from '../mission/own-changes.ts';
import { missionTradeOffs } from '../mission/trade-offs.ts';
import { renderAllActivities } from './activity-text.ts';
import { renderAgents, renderChosen } from './agent-facts.ts';
import { renderEffects } from './effect-text.ts';
import { renderEnded } from './ended-text.ts';
import { oneLine } from './foreign-text.ts';
import { renderTotalCost } from './iteration-facts.ts';
import { placeInterval } from './iteration-row.ts';
import { integrityOf, isImprovementConfirmed, plainClaimOf, renderImprovement, viewClaim } from './mission-claim.ts';
import { renderNearMisses } from './near-misses-text.ts';
import { renderFront } from './pareto-text.ts';
import { renderPlainResult } from './plain-result.ts';
import { countRows, type Fact, type RunRow, type RunView, viewWaiting } from './run-view.ts';

/** How each decision is drawn. */
export const MARKS: Readonly<Record<Decision, Outcome>> = {
  baseline: 'baseline',
  keep: 'merged',
  discard: 'discarded',
  ambiguous: 'inconclusive',
  noop: 'noop',
  abort: 'aborted',
  interrupted: 'killed',
  error: 'invalid',
};

const NONE = '–';
const MAX_TEXT = 900;

/** A mission, as every form of the report shows it; `now`: for how long it does what it does right now. */
export function viewMission(status: MissionStatus, now?: Date): RunView {
  const { state, isRunning, problems } = status;
  const { launch, entries, lastAcceptedScore } = state;
  const surviving = survivingAcceptances(entries);
  const rows = buildRows(entries, new Set(surviving), launch);
  const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
  const baseline = entries[0]?.evaluator?.score;
  const gap = missionHoldoutGap(state);
  const tradeOffs = missionTradeOffs(state);
  return {
    recipe: 'mission',
    terms: { attempt: 'iteration', line: 'Last accepted score', best: 'Last accepted score' },
    tables: {
      page: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
      list: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
      summary: {
        accepted: ['id', 'single', 'reason', 'summary', 'commit'],
        others: ['id', 'outcome', 'pass', 'single', 'reason', 'summary'],
      },
    },
    ...{ name: launch.run_id, description: `mission ${oneLine(launch.mission_dir)}` },
    goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
    ...{
      branch: launch.branch_name,
      noBranch: '',
      commit: state.lastAcceptedCommit,
      base: launch.baseline_commit.slice(0, 12),
    },
    worktree: oneLine(launch.worktree_path, 400),
    problems: problems.map((problem) => oneLine(problem, 600)),
    notices: gap?.parting === undefined ? [] : [oneLine(gap.parting, 600)],
    position: renderPosition(status, now),
    waiting: viewWaiting(status.waiting, isRunning),
    result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
    ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
    verdict: renderVerdict(state),
    ...{ claim: viewClaim(state), gain: renderGain(state) },
    baseline: typeof baseline === 'number' ? String(baseline) : undefined,
    best:
      lastAcceptedScore === null
        ? undefined
        : { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
    ...{ change: undefined, tried: tries.length, accepted: surviving.length },
    counts: countRows(rows, DECISIONS),
    facts: [
      ...renderAgents(tallySessions(state)),
      ...renderEffects(effectsIn(state)),
      ['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
      ...nearMissFacts(entries),
      ...renderFront(tradeOffs),
      ...integrityOf(state, gap).map(([label, text]): Fact => [label, oneLine(text, MAX_TEXT)]),
    ],
    budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
    cost: renderTotalCost(entries.map(({ usage }) => usage)),
    ...{ rows, tradeOffs },
    ...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
    ...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
    ...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
  };
}

function nearMissFacts(entries: readonly LedgerEntry[]): Fact[] {
  const text = renderNearMisses(nearMissesOf(entries));
  return text === undefined ? [] : [['near misses', text]];
}

/** The line of the chart is the score of the commit that was the last accepted one after each entry. */
function buildRows(
  entries: readonly LedgerEntry[],
  surviving: ReadonlySet<LedgerEntry>,
  { contract }: MissionState['launch'],
): RunRow[] {
  const scores = new Map<string, number>();
  return entries.map((entry) => {
    const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
    const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
    if ((word === 'keep' || word === 'baseline') && score !== undefined) scores.set(commit, score);
    const best = scores.get(commit);
    return {
      ...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
      ...{
        score,
        interval: score === undefined ? undefined : intervalOf(entry, score, contract),
        scoreText: scoreOf(entry),
      },
      ...{ best, bestText: best === undefined ? NONE : String(best) },
      pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
      ...{ duration: NONE, size: NONE, evidence: '' },
      reason: oneLine(entry.decision_reason, 2000),
      summary: oneLine(entry.description, 400),
      commit: (entry.candidate_commit ?? commit).slice(0, 12),
      facts: entryFacts(entry),
    };
  });
}

/** Where the score of an entry lies: the interval of its pairs, around its own score. */
function intervalOf(
  { comparison }: LedgerEntry,
  score: number,
  { evaluator: { direction, confidence } }: MissionState['launch']['contract'],
): RunRow['interval'] {
  const gain = comparison === undefined ? undefined : gainOfPairs(comparison, { direction, confidence });
  return gain === undefined ? undefined : placeInterval(score, { ...gain, direction });
}

/** The score of an entry, if there is one. */
export function scoreOf({ evaluator }: LedgerEntry): string {
  return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}

/** What an entry says besides decision, reason and score. */
export function entryFacts(entry: LedgerEntry): readonly Fact[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['chosen', renderChosen(entry.chosen_agent) ?? null],
    ['status of the artifact', entry.candidate_status],
    ['base', entry.base_commit],
    ['recombines', entry.recombines?.map((iter) => `iteration ${iter}`).join(', ') ?? null],
    ['takes out', entry.reverts?.taken.join(', ') ?? null],
    ['candidate', entry.candidate_commit],
    ['last accepted commit after it', entry.kept_commit],
    ['recorded', entry.created_at],
    ...comparisonFacts(entry),
    ...entry.notes.map((note) => ['note', note] as const),
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [[label, oneLine(text, MAX_TEXT)] as const]));
}

function comparisonFacts({ comparison }: LedgerEntry): Fact[] {
  if (comparison === undefined) return [];
  const { policy, n, effect } = comparison;
  if ('scores' in comparison) {
    const { scores, again, compared_with: known } = comparison;
    const repeated = again.length === 0 ? '' : `, again ${again.join(', ')}`;
    return [['comparison', `${policy}, against ${known}: ${scores.join(', ')}${repeated}; effect ${effect}`]];
  }
  const { e, threshold, pairs } = comparison;
  const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
  const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
  return [['comparison', `${policy}, ${plural(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}

/** How the last accepted commit compares with the baseline. */
export function renderVerdict({ entries, lastAcceptedScore, launch }: MissionState): string {
  const accepted = survivingAcceptances(entries).length;
  const tried = entries.filter(({ kind }) => kind === 'iteration').length;
  if (tried === 0) return 'No iteration has ended yet';
  const of = `${accepted} of ${plural(tried, 'iteration')} accepted`;
  if (accepted === 0) {
    return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
  }
  const baseline = entries[0]?.evaluator?.score;
  const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
  const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
  const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
  return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}

function plainResultOf(state: MissionState, counted: { readonly accepted: number; readonly tried: number }): string {
  const { claim, remark } = plainClaimOf(state);
  const baseline = state.entries[0]?.evaluator?.score;
  return renderPlainResult({
    ...{ ...counted, claim, remark, isConfirmed: isImprovementConfirmed(state) },
    ...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
  });
}

function endedOf({ launch, completedAt, stopReason, status }: MissionState): string {
  return renderEnded({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}

/** The confirmed gain, or why there is none; otherwise the result of the policy, which confirms nothing. */
function renderGain(state: MissionState): string {
  const verdict = renderVerdict(state);
  if (state.claim !== undefined) return renderImprovement(state) ?? verdict;
  return survivingAcceptances(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}

function renderPosition({ state, isRunning, activities = [] }: MissionStatus, now: Date | undefined): string {
  if (activities.length > 0 && now !== undefined)
    return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
  if (isRunning) return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
  if (state.status === 'running') return 'interrupted';
  return state.stopReason === null ? state.status : `${state.status}: ${oneLine(state.stopReason, 600)}`;
}

/** The command that comes next. */
function nextCommand({ state, isRunning }: Pick<MissionStatus, 'state' | 'isRunning'>): string {
  const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
  if (isRunning) return `autorize status ${runId}`;
  if (state.status === 'running' || state.status === 'stopped') return `rcs autoresearch --resume ${runId}`;
  return survivingAcceptances(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}
