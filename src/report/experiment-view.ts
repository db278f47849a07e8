import type { Activity } from '../base/activity.ts';
import { renderOutcome } from '../base/claim-outcome.ts';
import { renderApart, renderChange } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import type { Waiting } from '../base/waiting.ts';
import { foldRecords } from '../experiment/ledger/fold.ts';
import { type IterationRecord, OUTCOMES } from '../experiment/ledger/record.ts';
import type { Status } from '../experiment/ledger/standing.ts';
import type { ExperimentState } from '../experiment/ledger/state.ts';
import { renderIterations } from './activity-text.ts';
import { renderEnded } from './ended-text.ts';
import { type FactsInput, factsOf } from './experiment-facts.ts';
import { oneLine } from './foreign-text.ts';
import { renderTotalCost } from './iteration-facts.ts';
import { buildIterationRows } from './iteration-row.ts';
import type { PlainClaim } from './plain-claim.ts';
import { renderPlainResult } from './plain-result.ts';
import { countRows, isTry, type RunRow, type RunView, viewWaiting } from './run-view.ts';
import { shellWord } from './shell-word.ts';
import { instantOf, renderInstant, renderTimeLeft } from './time-text.ts';

export interface ExperimentInput extends FactsInput {
  readonly state: ExperimentState;
  /** The rows of these records, where they were built before. */
  readonly rows?: readonly RunRow[];
  readonly now: Date;
  /** What is wrong with the ledger, e.g. a corrupt line. */
  readonly problems?: readonly string[];
  /** That the branch is not where the records say. */
  readonly branchProblem?: string | undefined;
  /** True where a file is damaged that `repair` can repair. */
  readonly isDamaged?: boolean;
  /** True while another process runs the experiment. */
  readonly isRunning?: boolean;
  /** What a run at work does right now. */
  readonly activities?: readonly Activity[];
  /** What it waits for, or the limit that it ended by. */
  readonly waiting?: Waiting | undefined;
  /** What may be said of the improvement; without it there are only single scores. */
  readonly standing?: Status;
  /** The confirmation that `standing` is of. */
  readonly claim?: PlainClaim | undefined;
  /** What a person should look at, in sentences. */
  readonly notices?: readonly string[];
}

const MAX_PROBLEMS = 5;

/** An experiment, as every form of the report shows it. The records are believed, not the cache in `state`. */
export function viewExperiment(input: ExperimentInput): RunView {
  const { config, state, records, now, standing = { kind: 'none' } } = input;
  const { direction } = config.objective;
  const { name } = config.experiment;
  const folded = foldRecords(records, direction);
  const { rows = buildIterationRows(records, direction) } = input;
  const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
  const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
  const tried = rows.filter(isTry).length;
  // What `init` writes is a state, too.
  const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
  const isOver = state.current_step === 'Done';
  const head = records.at(-1)?.hash;
  return {
    recipe: 'experiment',
    terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
    tables: {
      page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
      list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
      summary: {
        accepted: ['id', 'single', 'size', 'evidence', 'commit'],
        others: ['id', 'outcome', 'single', 'reason'],
      },
    },
    ...{ name, description: oneLine(config.experiment.description) },
    goal: direction === 'max' ? 'higher is better' : 'lower is better',
    ...{ branch: shellWord(oneLine(state.branch)), noBranch: '' },
    commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
    base: state.base_commit === '' ? undefined : shellWord(oneLine(state.base_commit.slice(0, 12))),
    problems: [
      ...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
      ...disagreements(input, folded),
    ],
    notices: renderProblems(input.notices ?? []),
    worktree: undefined,
    ...viewMoment(input),
    result: plainResultOf({ input, rows, accepted, tried }),
    ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
    verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
    claim: { kind: standing.kind, text: undefined },
    gain: renderGain({ standing, change: result.change, accepted }),
    ...result,
    ...{ tried, accepted, counts: countRows(rows, OUTCOMES), facts: factsOf(input), rows },
    tradeOffs: input.tradeOffs ?? [],
    budget: {
      noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
      startedAt: !isBegun || state.started_at === '' ? undefined : renderInstant(state.started_at),
      deadline: state.deadline === null || isOver ? undefined : renderInstant(state.deadline),
      timeLeft: isOver ? undefined : renderTimeLeft(state.deadline, now),
    },
    cost: renderTotalCost(records.map(({ usage }) => usage)),
    workspaces: findWorkspaces(records),
    ...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
    head: typeof head === 'string' ? oneLine(head, 80) : undefined,
    madeAt: renderInstant(now.toISOString()),
  };
}

/** What changes while the records stay the same. */
export function viewMoment(input: ExperimentInput): Pick<RunView, 'position' | 'waiting' | 'next'> {
  return {
    position: renderPosition(input),
    waiting: viewWaiting(input.waiting, input.isRunning !== false),
    next: chooseNext(input),
  };
}

/** Empty without accepted changes; else the gain, and whether it is confirmed. */
function renderGain({
  standing,
  change,
  accepted,
}: Pick<RunView, 'change' | 'accepted'> & { readonly standing: Status }): string {
  if (accepted === 0) return '';
  if (standing.kind === 'confirmed') return oneLine(standing.sentence);
  if (standing.kind === 'not-confirmed') {
    return oneLine(renderOutcome({ sentence: standing.sentence, confirmed: false }));
  }
  if (standing.kind === 'withdrawn') return 'all accepted changes were reverted';
  const changes = plural(accepted, 'accepted change');
  return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}

interface Counted {
  readonly input: ExperimentInput;
  readonly rows: readonly RunRow[];
  readonly accepted: number;
  readonly tried: number;
}

const REMARKS: Readonly<Partial<Record<Status['kind'], string>>> = {
  unconfirmed: 'improvement not confirmed yet',
  withdrawn: 'all accepted changes were reverted',
};

function plainResultOf({ input: { standing, claim }, rows, accepted, tried }: Counted): string {
  const kind = standing?.kind ?? 'none';
  return renderPlainResult({
    ...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
    claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
    baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
    best: rows.at(-1)?.best,
  });
}

function endedOf({ state, records }: ExperimentInput): string {
  const { stopped } = state;
  return renderEnded({
    from: state.started_at,
    to: stopped?.at ?? records.at(-1)?.ended_at,
    reason: stopped?.reason ?? 'the reason was not recorded',
  });
}

type Result = Pick<RunView, 'baseline' | 'best' | 'change'>;

function buildResult(rows: readonly RunRow[], bestIter: number | null): Result {
  const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
  const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
  const score = best?.score;
  return {
    baseline: baseline === undefined ? undefined : renderApart(baseline, score),
    best:
      best === undefined || score === undefined ? undefined : { score: renderApart(score, baseline), iter: best.iter },
    change: baseline === undefined || score === undefined ? undefined : renderChange(baseline, score),
  };
}

function renderVerdict({
  name,
  accepted,
  tried,
  standing,
  baseline,
  best,
  change,
}: Result & Pick<RunView, 'name' | 'accepted' | 'tried'> & { readonly standing: Status }): string {
  if (tried === 0) return 'No iteration has ended yet';
  const of = `${accepted} of ${plural(tried, 'iteration')} accepted`;
  if (standing.kind === 'confirmed') return `${of}; ${oneLine(standing.sentence, 1000)}`;
  if (standing.kind === 'not-confirmed')
    return `${of}; ${oneLine(renderOutcome({ sentence: standing.sentence, confirmed: false }), 1000)}`;
  if (standing.kind === 'withdrawn') return `${of}; all of them were reverted, so the branch equals the baseline`;
  if (standing.kind === 'unconfirmed') {
    return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
  }
  if (best === undefined)
    return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
  const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
  return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}

function renderProblems(problems: readonly string[]): string[] {
  const rest = problems.length - MAX_PROBLEMS;
  const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => oneLine(problem, 400));
  return rest > 0 ? [...shown, `and ${plural(rest, 'more problem')}`] : shown;
}

function disagreements({ state }: ExperimentInput, folded: ReturnType<typeof foldRecords>): string[] {
  if (state.best_iter === folded.best_iter && state.best_score === folded.best_score) return [];
  const of = (iter: number | null) => (iter === null ? 'none' : `iteration ${iter}`);
  return [
    `state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
  ];
}

function renderPosition({ state, isRunning, activities = [], now }: ExperimentInput): string {
  if (activities.length > 0) return renderIterations(activities, now);
  const { iter_in_progress: iter, current_step: step } = state;
  const isAtRest = step === 'Idle' || step === 'Done';
  if (isRunning === false && (iter !== null || !isAtRest)) {
    const what = iter === null ? 'the last one' : `iteration ${iter}`;
    return `no active run; ${what} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
  }
  if (iter !== null) return `iteration ${iter}, ${step}`;
  return isAtRest ? 'no iteration in flight' : `between iterations, ${step}`;
}

function renderNoops(streak: number, max: number): string {
  return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}

function findWorkspaces(records: readonly IterationRecord[]): string | undefined {
  // clean removes those of earlier runs.
  const last = records.at(-1)?.run?.id;
  const worktree = records.findLast(
    ({ run, worktree: path }) => run?.id === last && typeof path === 'string',
  )?.worktree;
  return worktree ? shellWord(oneLine(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}

function chooseNext({
  config,
  state,
  records,
  now,
  problems = [],
  isDamaged = problems.length > 0,
  isRunning,
  branchProblem,
}: ExperimentInput): RunView['next'] {
  const command = (verb: string) => `autorize ${verb} ${config.experiment.name}`;
  if (isRunning) return { command: command('status'), why: 'a run is active; check again later' };
  if (isDamaged) return { command: command('repair'), why: 'repair the ledger first' };
  if (problems.length > 0) return { command: command('doctor'), why: 'correct the configuration first' };
  if (branchProblem !== undefined) return { command: command('verify'), why: 'restore the branch first' };
  if (state.iter_in_progress !== null) {
    return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
  }
  const end = instantOf(state.deadline);
  const isOver = end !== undefined && end <= now.getTime();
  if (records.length === 0 || state.current_step === 'Done' || isOver) {
    return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
  }
  return { command: command('resume'), why: 'the run has not reached its end' };
}
