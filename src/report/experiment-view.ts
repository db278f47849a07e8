import { claimWord, renderOutcome } from '../base/claim-outcome.ts';
import { renderApart, renderChange } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import type { ExperimentConfig } from '../experiment/config/config.ts';
import type { TakenOut } from '../experiment/ledger/certification.ts';
import { foldRecords } from '../experiment/ledger/fold.ts';
import { type IterationRecord, OUTCOMES, type Outcome } from '../experiment/ledger/record.ts';
import type { ExperimentState } from '../experiment/ledger/state.ts';
import type { EarlierClaim, Standing } from '../experiment/verification/audit.ts';
import { oneLine } from './foreign-text.ts';
import { renderTotalCost } from './iteration-facts.ts';
import { buildIterationRows, type IterationRow } from './iteration-row.ts';
import { shellWord } from './shell-word.ts';
import { instantOf, renderInstant, renderSpan } from './time-text.ts';

export interface ExperimentInput {
  readonly config: ExperimentConfig;
  readonly state: ExperimentState;
  /** Every record that can be read, oldest first. */
  readonly records: readonly IterationRecord[];
  readonly now: Date;
  /** What is wrong with the ledger, e.g. a corrupt line. */
  readonly problems?: readonly string[];
  /** That the branch is not where the records say. */
  readonly branchProblem?: string | undefined;
  /** True where a file is damaged that `repair` can repair. */
  readonly isDamaged?: boolean;
  /** True while another process works on the experiment. */
  readonly isRunning?: boolean;
  /** What may be said of the improvement; without it the scores are all that there is. */
  readonly standing?: Standing;
  /** What was confirmed of an earlier state of the branch. */
  readonly earlier?: EarlierClaim | undefined;
  /** Kept iterations that no second test certified, where that is wanted. */
  readonly uncertified?: readonly number[];
  /** Of those what was taken out again. */
  readonly takenOut?: readonly TakenOut[];
  /** What a person should look at, in sentences. */
  readonly notices?: readonly string[];
}

/** An experiment as a person reads it. Every form is made from this one, so that all of them say the same. */
export interface ExperimentView {
  readonly name: string;
  readonly description: string;
  /** `higher is better`. */
  readonly goal: string;
  readonly branch: string;
  /** The commit that the branch began at, where it is known. */
  readonly base: string | undefined;
  readonly problems: readonly string[];
  /** What a person should look at. */
  readonly notices: readonly string[];
  /** Where the run is right now. */
  readonly position: string;
  /** What came of it, in a sentence. */
  readonly verdict: string;
  readonly standing: Standing;
  /** `confirmed after iteration 12: +3.1% …`: what was confirmed in mid-run, or at the end of an earlier run. */
  readonly earlier: string | undefined;
  /** `iter 3, iter 8`: what was kept and not certified; undefined where there is none, or nobody asked for it. */
  readonly uncertified: string | undefined;
  /** `iter 3, iter 5 by iter 9`: what was taken out of the branch again for it. */
  readonly takenOut: string | undefined;
  readonly baseline: string | undefined;
  /** Score and iteration of the best that was kept; undefined when nothing beat the baseline. */
  readonly best: { readonly score: string; readonly iter: number } | undefined;
  /** Best against baseline. */
  readonly change: string | undefined;
  /** Iterations, without the baseline. */
  readonly tried: number;
  readonly kept: number;
  readonly counts: readonly (readonly [outcome: Outcome, count: number])[];
  readonly noops: string;
  readonly startedAt: string | undefined;
  readonly deadline: string | undefined;
  /** `2h5m left`, or that the time is over. */
  readonly timeLeft: string | undefined;
  readonly cost: string | undefined;
  readonly rows: readonly IterationRow[];
  /** The folder that workspaces were archived in, where they were. */
  readonly workspaces: string | undefined;
  readonly next: { readonly command: string; readonly why: string };
  /** Hash of the last record, which covers all before it. */
  readonly head: string | undefined;
  readonly madeAt: string;
}

const MAX_PROBLEMS = 5;
// A run can keep hundreds; audit has them all.
const MAX_UNCERTIFIED = 50;

/** Builds what every form of the report is rendered from. The records are believed, not the cache in `state`. */
export function buildExperimentView(input: ExperimentInput): ExperimentView {
  const { config, state, records, now, standing = { kind: 'none' } } = input;
  const { direction } = config.objective;
  const folded = foldRecords(records, direction);
  const rows = buildIterationRows(records, direction);
  const counts = OUTCOMES.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length] as const);
  const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
  const kept = rows.filter(({ outcome }) => outcome === 'merged').length;
  const tried = rows.filter(({ outcome }) => outcome !== 'baseline').length;
  // What `init` writes is a state, too.
  const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
  const isOver = state.current_step === 'Done';
  return {
    name: config.experiment.name,
    description: oneLine(config.experiment.description),
    goal: direction === 'max' ? 'higher is better' : 'lower is better',
    branch: shellWord(oneLine(state.branch)),
    base: state.base_commit === '' ? undefined : shellWord(oneLine(state.base_commit.slice(0, 12))),
    problems: [
      ...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
      ...disagreements(input, folded),
    ],
    notices: renderProblems(input.notices ?? []),
    position: renderPosition(input),
    verdict: renderVerdict({ name: config.experiment.name, kept, tried, standing, ...result }),
    standing,
    earlier:
      input.earlier === undefined
        ? undefined
        : `${claimWord(input.earlier)} after iteration ${input.earlier.iter}: ${oneLine(input.earlier.sentence, 1000)}`,
    uncertified: renderUncertified(input.uncertified ?? []),
    takenOut: renderTakenOut(input.takenOut ?? []),
    ...result,
    tried,
    kept,
    counts: counts.filter(([, count]) => count > 0),
    noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
    startedAt: !isBegun || state.started_at === '' ? undefined : renderInstant(state.started_at),
    deadline: state.deadline === null || isOver ? undefined : renderInstant(state.deadline),
    timeLeft: isOver ? undefined : renderTimeLeft(state.deadline, now),
    cost: renderTotalCost(records.map(({ usage }) => usage)),
    rows,
    workspaces: findWorkspaces(records),
    next: chooseNext(input),
    head: typeof records.at(-1)?.hash === 'string' ? oneLine(records.at(-1)?.hash ?? '', 80) : undefined,
    madeAt: renderInstant(now.toISOString()),
  };
}

type Result = Pick<ExperimentView, 'baseline' | 'best' | 'change'>;

function buildResult(rows: readonly IterationRow[], bestIter: number | null): Result {
  const baseline = rows.find(({ outcome, score }) => outcome === 'baseline' && score !== undefined)?.score;
  const best = rows.find(
    ({ iter, outcome, score }) => iter === bestIter && outcome === 'merged' && score !== undefined,
  );
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
  kept,
  tried,
  standing,
  baseline,
  best,
  change,
}: Result & Pick<ExperimentView, 'name' | 'kept' | 'tried' | 'standing'>): string {
  if (tried === 0) return 'Nothing was tried yet';
  const of = `${kept} of ${plural(tried, 'iteration')} kept`;
  if (standing.kind === 'confirmed') return `${of}; ${oneLine(standing.sentence, 1000)}`;
  if (standing.kind === 'not-confirmed')
    return `${of}; ${oneLine(renderOutcome({ sentence: standing.sentence, confirmed: false }), 1000)}`;
  if (standing.kind === 'withdrawn')
    return `${of}, and all of it taken out again: the branch holds what the baseline does`;
  if (standing.kind === 'unconfirmed') {
    return `${of}; the improvement is not confirmed yet (autorize verify ${name} --rescore does it once the run is over)`;
  }
  if (best === undefined)
    return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
  const against = baseline === undefined ? 'no baseline was scored' : `${change} against the baseline, ${baseline}`;
  return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}

function renderUncertified(iters: readonly number[]): string | undefined {
  if (iters.length === 0) return undefined;
  const rest = iters.length - MAX_UNCERTIFIED;
  const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function renderTakenOut(batches: readonly TakenOut[]): string | undefined {
  if (batches.length === 0) return undefined;
  return batches.map(({ iter, taken }) => `${renderUncertified(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}

function renderProblems(problems: readonly string[]): string[] {
  const rest = problems.length - MAX_PROBLEMS;
  const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => oneLine(problem, 400));
  return rest > 0 ? [...shown, `and ${plural(rest, 'problem')} more`] : shown;
}

function disagreements({ state }: ExperimentInput, folded: ReturnType<typeof foldRecords>): string[] {
  if (state.best_iter === folded.best_iter && state.best_score === folded.best_score) return [];
  const of = (iter: number | null) => (iter === null ? 'none' : `iteration ${iter}`);
  return [
    `state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); what follows is the ledger's.`,
  ];
}

function renderPosition({ state, isRunning }: ExperimentInput): string {
  const { iter_in_progress: iter, current_step: step } = state;
  if (iter !== null && isRunning === false) {
    return `no run at work; iteration ${iter} was in flight${step === 'Idle' ? '' : `, at ${step}`}`;
  }
  if (iter !== null) return `iteration ${iter}, ${step}`;
  return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
}

function renderNoops(streak: number, max: number): string {
  return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}

function renderTimeLeft(deadline: string | null, now: Date): string | undefined {
  const end = instantOf(deadline);
  if (end === undefined) return undefined;
  const left = end - now.getTime();
  return left > 0 ? `${renderSpan(left)} left` : 'the time is over';
}

function findWorkspaces(records: readonly IterationRecord[]): string | undefined {
  // Those of an earlier run may be gone: clean removes them.
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
}: ExperimentInput): ExperimentView['next'] {
  const command = (verb: string) => `autorize ${verb} ${config.experiment.name}`;
  if (isRunning) return { command: command('status'), why: 'a run is at work; look again later' };
  if (isDamaged) return { command: command('repair'), why: 'the ledger has to be repaired first' };
  if (problems.length > 0) return { command: command('doctor'), why: 'the config has to be corrected first' };
  if (branchProblem !== undefined) return { command: command('verify'), why: 'the branch has to be put back first' };
  if (state.iter_in_progress !== null) {
    return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
  }
  const end = instantOf(state.deadline);
  const isOver = end !== undefined && end <= now.getTime();
  if (records.length === 0 || state.current_step === 'Done' || isOver) {
    return { command: command('run'), why: records.length === 0 ? 'nothing was tried yet' : 'starts another run' };
  }
  return { command: command('resume'), why: 'the run was left before its end' };
}
