import { claimOutcome, isConfirmed, renderOutcome } from '../base/claim-outcome.ts';
import { plural } from '../base/text.ts';
import type { MissionEventTold } from '../mission/active-mission.ts';
import type { Decision } from '../mission/decide.ts';
import { survivingKeeps } from '../mission/decision-checks.ts';
import { findRecordedAlert } from '../mission/evidence-stop.ts';
import type { LedgerEntry, MissionState } from '../mission/ledger.ts';
import type { MissionLook } from '../mission/look.ts';
import { oneLine } from './foreign-text.ts';
import { renderTotalCost } from './iteration-facts.ts';

export const DECISION_SIGNS: Readonly<Record<Decision, string>> = {
  baseline: '◆',
  keep: '●',
  discard: '○',
  ambiguous: '◐',
  noop: '−',
  abort: '■',
  interrupted: '‖',
  error: '×',
};

const LABEL_WIDTH = 10;
const LAST_ENTRIES = 5;

function labelled(label: string, text: string): string {
  return `${label.padEnd(LABEL_WIDTH)}${text}`;
}

/** The score of an entry, if there is one. */
export function scoreOf({ evaluator }: LedgerEntry): string {
  return typeof evaluator?.score === 'number' ? String(evaluator.score) : '–';
}

/** An entry on one line. */
export function renderEntryLine(entry: LedgerEntry): string {
  const { iteration, decision, decision_reason: reason, kind, description } = entry;
  const said = kind === 'baseline' || description === reason ? '' : ` (${oneLine(description, 80)})`;
  const cells = [
    `${DECISION_SIGNS[decision]} ${decision.padEnd(11)}`,
    String(iteration).padStart(4),
    scoreOf(entry).padStart(12),
  ];
  return `${cells.join('  ')}  ${oneLine(reason, 160)}${said}`;
}

/** What is printed when a run begins or goes on. */
export function renderMissionStart({
  state: { launch },
  sandbox,
  resumed,
  protects,
  notes,
}: Extract<MissionEventTold, { kind: 'started' }>): string {
  return [
    `${launch.run_id}: ${resumed ? 'going on, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
    labelled('worktree', launch.worktree_path),
    labelled('protects', renderProtection(protects)),
    ...notes.map((note) => labelled('note', oneLine(note, 900))),
    '',
  ].join('\n');
}

const SHOWN_GLOBS = 20;

function renderProtection(protects: Extract<MissionEventTold, { kind: 'started' }>['protects']): string {
  const shownOnes = protects.slice(0, SHOWN_GLOBS);
  const reasons = new Set(shownOnes.map(({ why }) => why));
  const shown = [...reasons].map((reason) => {
    const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => oneLine(glob, 200));
    return `${globs.join(', ')} (${reason})`;
  });
  const rest = protects.length - SHOWN_GLOBS;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

/** `3 keep, 2 discard`; the baseline is no try. */
export function renderDecisionCounts(entries: readonly LedgerEntry[]): string {
  const counts = new Map<Decision, number>();
  for (const { kind, decision } of entries) {
    if (kind === 'iteration') counts.set(decision, (counts.get(decision) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts].map(([decision, count]) => `${count} ${decision}`);
  return parts.length === 0 ? 'nothing' : `${plural(total, 'iteration')}: ${parts.join(', ')}`;
}

/** How the last kept commit compares with the baseline. */
export function renderVerdict({ entries, lastKeptScore, launch }: MissionState): string {
  const kept = survivingKeeps(entries).length;
  if (kept === 0)
    return entries.some(({ decision }) => decision === 'keep') ? 'nothing kept is left' : 'nothing kept yet';
  const baseline = entries[0]?.evaluator?.score;
  const score = lastKeptScore === null ? '' : `; last kept score ${lastKeptScore}`;
  const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
  const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
  return `${kept} kept under ${decision}${score}${score === '' ? '' : from}`;
}

/** Whether the improvement may be called confirmed: by its claim, where nothing speaks against the evaluator. */
export function isImprovementConfirmed(state: MissionState): boolean {
  return state.claim !== undefined && isConfirmed(state.claim) && findRecordedAlert(state) === undefined;
}

/** What may be said of the improvement: a confirmation, how to get one, or that there is none. */
export function renderImprovement(state: MissionState): string | undefined {
  const { entries, claim, evidence, launch } = state;
  if (!entries.some(({ decision }) => decision === 'keep')) return undefined;
  const alert = findRecordedAlert(state);
  if (alert !== undefined) return `not claimed: ${oneLine(alert, 900)}`;
  if (claim !== undefined) {
    const branchHead = findBranchHeadTree({ entries, evidence });
    const isWhole = branchHead === undefined || branchHead === claim.final;
    const said = renderOutcome(claimOutcome(claim));
    return oneLine(isWhole ? said : `${said}; the branch holds more, which is not tested yet`, 900);
  }
  const { decision, confirm } = launch.contract.evaluator;
  if (decision === undefined)
    return 'not claimed: each score is one run of the evaluator, and chance is kept with the rest';
  if (confirm?.pairs === 0) return 'not claimed: evaluator.confirm.pairs is 0';
  return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}

/** The tree that the last comparison left on the branch. */
function findBranchHeadTree({ entries, evidence }: Pick<MissionState, 'entries' | 'evidence'>): string | undefined {
  const records = entries.flatMap(({ comparison }) =>
    comparison?.record.kind === 'decision' ? [comparison.record] : [],
  );
  const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
  if (last?.code === 'rolled-back') return last.incumbent;
  const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
  return tested?.kind === 'candidate' ? tested.tree : undefined;
}

function improvementLine(state: MissionState): string[] {
  const shown = renderImprovement(state);
  return shown === undefined ? [] : [labelled('improved', shown)];
}

/** How a run is, in words. */
export function renderPosition({ state, isRunning }: Pick<MissionLook, 'state' | 'isRunning'>): string {
  if (isRunning) return state.open === undefined ? 'at work' : `at work on iteration ${state.open.iteration}`;
  if (state.status === 'running') return 'broken off';
  return state.stopReason === null ? state.status : `${state.status}: ${oneLine(state.stopReason, 600)}`;
}

/** The command that comes next. */
function nextCommand({ state, isRunning }: Pick<MissionLook, 'state' | 'isRunning'>): string {
  const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
  if (isRunning) return `autorize status ${runId}`;
  if (state.status === 'running' || state.status === 'stopped') return `rcs autoresearch --resume ${runId}`;
  return state.entries.some(({ decision }) => decision === 'keep') ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}

/** What the sessions used up, where they said so: one element or none. */
export function costOf({ entries }: Pick<MissionState, 'entries'>): readonly string[] {
  const cost = renderTotalCost(entries.map(({ usage }) => usage));
  return cost === undefined ? [] : [cost];
}

/** What risks were found, and what A/A checks and holdout said so far, a line each; none where nobody asked them. */
export function integrityOf({ evidence, launch }: Pick<MissionState, 'evidence' | 'launch'>): readonly Fact[] {
  const said = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
  const noops = said.filter(({ variety }) => variety === 'noop');
  const kept = noops.filter(({ passed }) => !passed).length;
  const broken = said.find(({ variety }) => variety === 'broken');
  const aaChecks = [
    ...(noops.length === 0 ? [] : [`${plural(noops.length, 'no-op')}, ${kept} kept`]),
    ...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
  ];
  const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
  const last = new Map(risks.map((each) => [each.risk, each]));
  const told = [...last.values()].map(({ risk, accepted, detail }) =>
    accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`,
  );
  const { holdout } = launch.contract.evaluator;
  const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
  const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
  const yes = answers.filter(({ passed }) => passed).length;
  return [
    ...(told.length === 0 ? [] : [['risks', told.join('; ')] as const]),
    ...(aaChecks.length === 0 ? [] : [['canaries', aaChecks.join('; ')] as const]),
    ...(holdout === undefined
      ? []
      : [['holdout', `${queries} of ${holdout.budget} queries, ${yes} said yes`] as const]),
  ];
}

/** A label as the beginning of a line. */
export function titled(label: string): string {
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}

type Fact = readonly [label: string, text: string];

function facts(look: MissionLook): Fact[] {
  const { launch } = look.state;
  return [
    ['branch', `${launch.branch_name}, from ${launch.baseline_commit.slice(0, 12)}`],
    ['worktree', oneLine(launch.worktree_path, 400)],
    ['now', renderPosition(look)],
    ['result', renderVerdict(look.state)],
    ['tried', renderDecisionCounts(look.state.entries)],
    ...integrityOf(look.state).map(([label, text]) => [label, oneLine(text, 900)] as const),
    ...costOf(look.state).map((cost) => ['cost', cost] as const),
  ];
}

/** A run on one screen: where it is, what came of it, the last entries, the next command. */
export function renderMissionStatus(look: MissionLook): string {
  const { state, problems } = look;
  const last = state.entries.slice(-LAST_ENTRIES).map(renderEntryLine);
  return [
    `${state.launch.run_id}: the mission ${oneLine(state.launch.mission_dir)}`,
    ...problems.map((problem) => `problem: ${oneLine(problem, 600)}`),
    '',
    ...facts(look).map(([label, text]) => labelled(label, text)),
    ...improvementLine(state),
    ...(last.length === 0 ? [] : ['', ...last]),
    '',
    labelled('next', nextCommand(look)),
    '',
  ].join('\n');
}

/** What is printed at the end of a run. */
export function renderMissionSummary(state: MissionState): string {
  const { branch_name: branch, baseline_commit: baseline } = state.launch;
  const isKept = state.entries.some(({ decision }) => decision === 'keep');
  return [
    `${state.launch.run_id}: ${renderVerdict(state)}`,
    labelled(state.status, oneLine(state.stopReason ?? '', 900)),
    labelled('tried', renderDecisionCounts(state.entries)),
    ...integrityOf(state).map(([label, text]) => labelled(label, oneLine(text, 900))),
    ...costOf(state).map((cost) => labelled('cost', cost)),
    ...improvementLine(state),
    ...(isKept ? [labelled('look', `git log ${baseline.slice(0, 12)}..${branch}`)] : []),
    labelled('next', nextCommand({ state, isRunning: false })),
    '',
  ].join('\n');
}
