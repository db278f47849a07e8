import { PersistentMap } from '../base/persistent-map.ts';
import type { LevelState } from '../stats/level.ts';
import { meanOf } from '../stats/moments.ts';
import { type Noise, noiseOf, robustNoiseOf } from '../stats/noise.ts';
import { type AaChecks, aaCheckAlert, NO_AA_CHECKS } from './aa-check.ts';
import { type Calibration, startCalibration } from './calibration.ts';
import type { CompareTrial } from './compare-trial.ts';
import { type Confirmation, startConfirmation } from './confirmation.ts';
import { type Costs, decideEffort, type EffortName, type EffortRules, expandEffort } from './effort.ts';
import { casesOn, onScale, ratioOf, type ScalePlan, scaleFrom, withRatio } from './gain-scale.ts';
import {
  evaluateNegativeControl,
  type NegativeControl,
  type NegativeControlResult,
  UNTRIED,
} from './negative-control.ts';
import type { PairedTrial } from './paired-trial.ts';
import { POLICIES, type Policy } from './policies/registry.ts';
import { pendingPromotion } from './promotion-approval.ts';
import { RULES_OF_EARLIER_RUNS, type RunRules } from './run-rules.ts';
import { type LoneRuns, NO_LONE_RUNS, withBestRun } from './screening.ts';
import { calibrationRuns, type DecisionSettings } from './settings.ts';

/** Code of a tree whose test goes on. */
export const IN_TEST = 'in-test';

/** What became of a tree that was tested. */
export interface KnownTree {
  readonly id: string;
  readonly code: string;
}

/** The champion of `checkpoint`: only a promotion test moves it. */
export interface Champion {
  readonly tree: string;
  readonly record: number;
  /** Provisionally accepted changes and candidates since the last promotion test. */
  readonly keeps: number;
  readonly candidates: number;
}

/** A person's word on a change that was quarantined. */
interface Release {
  readonly tree: string;
  readonly by: string;
  /** The test that it was taken up by; null: none yet. */
  readonly taken: string | null;
  readonly is_done: boolean;
}

/** What a run knows between its candidates, as it is in JSON; rebuilt by replaying the records. */
export interface Session extends RunRules {
  readonly settings: DecisionSettings;
  readonly effort: EffortName;
  readonly effort_rules: EffortRules;
  /** Null until the calibration resolves `auto`. */
  readonly policy: Policy | null;
  /** Scores compare exactly, so far. */
  readonly is_exact: boolean;
  /** Two runs of one tree differed: it is never taken for exact again. */
  readonly is_noisy: boolean;
  readonly incumbent: string;
  /** The last scores of the current best, at most 20: what screening runs are compared with. */
  readonly scores: readonly number[];
  /** The stored score, for policies that compare with one. */
  readonly record: number;
  /** Scores of the current best since it became so, at most 100: where drift is looked for. */
  readonly stream: readonly number[];
  /** Null: calibrate first. */
  readonly noise: Noise | null;
  readonly last_noise: Noise | null;
  readonly level: LevelState;
  /** Sum of the levels that were given: bounds the expected number of wrongly accepted changes. */
  readonly spent: number;
  /** Something was kept that no level bounds: by a comparison with a stored score. */
  readonly is_unbounded: boolean;
  readonly trees: PersistentMap<KnownTree>;
  /** The tree that a change was tested as, by the best then and the digest of the change without blanks. */
  readonly changes: PersistentMap<string>;
  /** Changes that are not tested again, by the digest without blanks: the test that each was accepted by. */
  readonly barred: Readonly<Record<string, string>>;
  /** Tests that ended without a decision, against the current best, by tree. */
  readonly open: Readonly<Record<string, PairedTrial>>;
  /** Tests that ended above what is plausible, by tree. */
  readonly held: Readonly<Record<string, PairedTrial | CompareTrial>>;
  /** What a person said of them, by the name of the test. */
  readonly releases: Readonly<Record<string, Release>>;
  readonly aaChecks: AaChecks;
  readonly champion: Champion | null;
  /** Tests that are of taking keeps out. */
  readonly reverts: readonly string[];
  /** Keeps at the last confirmation. */
  readonly confirmed: number;
  readonly tasks: { readonly calibrations: number; readonly aaChecks: number; readonly promotions: number };
  readonly warnings: readonly string[];
  /** How often the environment was another one since the run began. */
  readonly moves: number;
  /** `auto` until the first calibration; in runs that an earlier version began `difference`. */
  readonly score_scale: ScalePlan;
  /** What scores are measured in, where that is known. */
  readonly score_unit: string | null;
  /** Carry-over was found: arms are washed out from now on. */
  readonly washes: boolean;
  readonly lone: LoneRuns;
}

export interface Opening {
  readonly settings: DecisionSettings;
  /** Tree of the base. */
  readonly base: string;
  readonly costs?: Costs;
}

/** The state of a run before anything was measured. */
export function openSession({ settings, base, costs }: Opening): Session {
  const effort = decideEffort(settings.effort, costs);
  return {
    settings,
    effort,
    effort_rules: expandEffort(settings, effort),
    policy: settings.decision === 'auto' ? null : settings.decision,
    is_exact: false,
    is_noisy: false,
    incumbent: base,
    scores: [],
    record: 0,
    stream: [],
    noise: null,
    last_noise: null,
    level: { tested: 0, kept: 0 },
    spent: 0,
    is_unbounded: false,
    trees: new PersistentMap(),
    changes: new PersistentMap(),
    barred: {},
    open: {},
    held: {},
    releases: {},
    aaChecks: NO_AA_CHECKS,
    champion: null,
    reverts: [],
    confirmed: 0,
    tasks: { calibrations: 0, aaChecks: 0, promotions: 0 },
    warnings: [],
    moves: 0,
    ...RULES_OF_EARLIER_RUNS,
    score_scale: 'difference',
    score_unit: null,
    washes: false,
    lone: NO_LONE_RUNS,
  };
}

/** A base that is not scored: whatever has a score beats it, and what comes after has to beat that. */
export function withoutBaseline(session: Session): Session {
  const noise = noiseOf([], []);
  const aaChecks = { ...session.aaChecks, broken: null };
  const record = session.settings.direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
  const score_scale = 'difference';
  return { ...session, policy: session.policy ?? 'greedy', record, noise, last_noise: noise, aaChecks, score_scale };
}

/** Takes a run of the negative control in. */
export function withNegativeControlRun(
  session: Session,
  { score, tree }: { readonly score: number | null; readonly tree: string },
): Session {
  const { scores, ...known } = session.aaChecks.broken ?? UNTRIED;
  return { ...session, aaChecks: { ...session.aaChecks, broken: { ...known, scores: [...scores, score], tree } } };
}

/** Takes in whether it failed, as it must, and what is odd about it. */
export function withNegativeControl(session: Session, recorded: Pick<NegativeControl, 'passed' | 'remark'>): Session {
  const { passed, remark } = recorded;
  return {
    ...session,
    aaChecks: { ...session.aaChecks, broken: { ...(session.aaChecks.broken ?? UNTRIED), passed, remark } },
  };
}

/** What the runs of the negative control say so far. */
export function evaluateNegativeControlIn({ aaChecks, stream, settings, incumbent }: Session): NegativeControlResult {
  const { scores, tree } = aaChecks.broken ?? UNTRIED;
  const sign = settings.direction === 'max' ? 1 : -1;
  return evaluateNegativeControl({ scores, base: stream, sign, isCurrentBest: tree === incumbent });
}

/**
 * Continues in another environment: stored scores are of the one before, so the current best is measured again before
 * anything is compared with them. Tests that are in their pairs go on: both arms of each are of one environment.
 */
export function withEnvironment(session: Session, recorded: string): Session {
  const { scores, noise, warnings, aaChecks } = session;
  return {
    ...session,
    scores: [],
    stream: [],
    // A base that is never scored has none.
    noise: scores.length === 0 ? noise : null,
    aaChecks: aaChecks.broken?.passed === null ? { ...aaChecks, broken: UNTRIED } : aaChecks,
    warnings: [...warnings, `evaluations go on in another environment: ${recorded}`],
    moves: session.moves + 1,
  };
}

/** Changes the effort, the one thing that may change between candidates. */
export function withEffort(session: Session, effort: EffortName): Session {
  const settings = { ...session.settings, effort };
  return { ...session, settings, effort, effort_rules: expandEffort(settings, effort) };
}

// Scores that always came out the same are asked for twice where the environment is another one.
const EXACT_RUNS = 2;

export function beginCalibration(session: Session): { readonly session: Session; readonly calibration: Calibration } {
  const calibrations = session.tasks.calibrations + 1;
  const calibration = startCalibration({
    id: `calibration ${calibrations}`,
    tree: session.incumbent,
    runs: session.is_exact ? EXACT_RUNS : calibrationRuns(session.settings),
    ...withRatio(session),
  });
  return { session: { ...session, tasks: { ...session.tasks, calibrations } }, calibration };
}

export const MAX_SCORES = 20;

/** Takes the result of a calibration in, and resolves `auto`. */
export function withCalibration(session: Session, { scores, cases }: Calibration): Session {
  const { decision } = session.settings;
  // One score says nothing of the next.
  const isNoisy = session.is_noisy || scores.some((score) => score !== scores[0]);
  const isSame = !isNoisy && scores.length > 1;
  const policy = decision === 'auto' ? (isSame ? 'greedy' : 'paired-sequential') : decision;
  const score_scale = scaleFrom(session.score_scale, { scores, cases });
  const ratio = ratioOf({ ...session, score_scale });
  const scaled = scores.map((score) => onScale(score, ratio));
  const fresh = (ratio === undefined ? noiseOf : robustNoiseOf)(
    scaled,
    cases.map((each) => casesOn(each, ratio)),
  );
  const pooled = session.last_noise;
  const { sigma, mean, case_scale, steps } = fresh;
  // What pairs said of the noise is immune to a drift of the level.
  const noise =
    pooled === null ? fresh : { ...pooled, sigma, mean, case_scale, ...(steps === undefined ? {} : { steps }) };
  const record = meanOf(scores);
  const champion = { tree: session.incumbent, record, keeps: 0, candidates: 0 };
  return {
    ...session,
    policy,
    score_scale,
    is_exact: isSame && POLICIES[policy].takesExactScores,
    is_noisy: isNoisy,
    scores: scores.slice(-MAX_SCORES),
    record,
    stream: [...scores],
    noise,
    last_noise: noise,
    lone: withBestRun(session.lone, true),
    champion: POLICIES[policy].hasWorkingLine ? (session.champion ?? champion) : null,
  };
}

// What always comes out the same is the same in every pair; two are the fewest that have an interval.
export const EXACT_PAIRS = 2;

/** The confirmation that would end a run now: what is kept against the baseline, in as many pairs as are announced. */
export function confirmationIn(
  session: Session,
  { id, baseline }: Pick<Confirmation, 'id' | 'baseline'>,
): Confirmation {
  const { settings, champion, incumbent, is_exact: isExact, checks_order, washes } = session;
  const { confirm, confidence, share_seed, direction } = settings;
  return startConfirmation({
    ...{ id, baseline, confidence, share_seed, checks_order, washes, ...withRatio(session) },
    sign: direction === 'max' ? 1 : -1,
    tree: champion?.tree ?? incumbent,
    planned: isExact && confirm.command === '' ? EXACT_PAIRS : confirm.pairs,
  });
}

/** The most wrongly accepted changes that are expected of a run; null: nothing bounds their number. */
export function falseAcceptanceBound({ policy, spent, is_unbounded: isUnbounded }: Session): number | null {
  return policy !== null && POLICIES[policy].boundsErrors && !isUnbounded ? spent : null;
}

/** Takes in that what is kept was confirmed, or cannot be: the next confirmation is due after as many accepted changes again. */
export function withConfirmed(session: Session, claim?: { readonly carry_over: boolean | null }): Session {
  return { ...session, confirmed: session.level.kept, washes: session.washes || claim?.carry_over === true };
}

function isConfirmationDue({ settings: { confirm }, level, confirmed }: Session): boolean {
  return confirm.every_keeps > 0 && level.kept - confirmed >= confirm.every_keeps;
}

export type Due =
  | { readonly kind: 'calibration' }
  | { readonly kind: 'promotion' }
  /** Of what is kept so far. */
  | { readonly kind: 'confirmation' }
  | { readonly kind: 'canary' }
  | { readonly kind: 'candidate' }
  | { readonly kind: 'stop'; readonly reason: string };

const CHECKPOINT_KEEPS = 8;
const CHECKPOINT_CANDIDATES = 40;

export interface Progress {
  /** There will be no more candidates. */
  readonly isEnding?: boolean;
  /** There will be none of agents: whatever is kept is going to be confirmed. */
  readonly isOver?: boolean;
}

/** What comes next in a run. */
export function dueIn(session: Session, { isEnding = false, isOver = isEnding }: Progress = {}): Due {
  const { champion, aaChecks, noise, settings } = session;
  const alert = aaCheckAlert(aaChecks, settings);
  if (alert !== undefined) return { kind: 'stop', reason: alert };
  if (noise === null) return { kind: 'calibration' };
  if (pendingPromotion(session) !== undefined) return { kind: 'promotion' };
  if (champion !== null && champion.keeps > 0) {
    const isFull = champion.keeps >= (settings.checkpoint_keeps ?? CHECKPOINT_KEEPS);
    if (isEnding || isFull || champion.candidates >= CHECKPOINT_CANDIDATES) return { kind: 'promotion' };
  }
  if (!isOver && isConfirmationDue(session)) return { kind: 'confirmation' };
  const every = settings.integrity.canary_every;
  return isWatched(session) && aaChecks.since >= every ? { kind: 'canary' } : { kind: 'candidate' };
}

/** Noisy scores that are compared with a stored one promise nothing that a no-op could disprove. */
function isWatched({ policy, settings, is_exact: isExact }: Session): boolean {
  const isPromised = isExact || (policy !== null && POLICIES[policy].boundsErrors);
  return isPromised && settings.integrity.canary_every > 0;
}

/** Whether a negative control is to be tried before the next one: once a session, whatever the policy. */
export function isNegativeControlDue({ noise, aaChecks, settings }: Session): boolean {
  return noise !== null && aaChecks.broken?.passed === null && settings.integrity.broken !== 'off';
}

/** What keeps a candidate from being tested now; undefined: nothing does. */
export function findFollowUp(session: Session, progress: Pick<Progress, 'isOver'> = {}): string | undefined {
  const due = dueIn(session, progress);
  if (due.kind === 'stop') return due.reason;
  if (due.kind !== 'candidate') return `a ${due.kind} is due before it`;
  return isNegativeControlDue(session) ? 'the negative control is due before it' : undefined;
}
