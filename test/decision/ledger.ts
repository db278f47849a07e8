import { sideLabel } from '../../src/audit/side-runs.ts';
import {
  assignAaCheck,
  assignCertify,
  assignPromotion,
  assignProposal,
  type Trial,
} from '../../src/decision/assignment.ts';
import { claimedRatio, renderClaim } from '../../src/decision/claim.ts';
import { concludeTrial, isAcceptedTrial } from '../../src/decision/conclusion.ts';
import { confirmedOf } from '../../src/decision/confirmation.ts';
import { decisionDraft } from '../../src/decision/decision-entry.ts';
import { commitmentOf, drawFrom } from '../../src/decision/draw.ts';
import { evaluatorIn, reportMove } from '../../src/decision/evaluator-digest.ts';
import { scalePlan } from '../../src/decision/gain-scale.ts';
import { askMetric } from '../../src/decision/guard.ts';
import { effectOf, groupTaskIn, NO_HANDOVER, recordPlan, withPlan } from '../../src/decision/handover.ts';
import { ownEffectOf, startLeaveOut } from '../../src/decision/leave-out.ts';
import { type Measurement, WASHOUT, washoutIndex } from '../../src/decision/measurement.ts';
import { guardedMetrics } from '../../src/decision/metric-guard.ts';
import { negativeControlOutcome } from '../../src/decision/negative-control.ts';
import { RULES_OF_NEW_RUNS } from '../../src/decision/run-rules.ts';
import {
  beginCalibration,
  confirmationIn,
  dueIn,
  evaluateNegativeControlIn,
  falseAcceptanceBound,
  isNegativeControlDue,
  openSession,
  type Session,
  withCalibration,
  withConfirmed,
  withEnvironment,
  withNegativeControl,
  withNegativeControlRun,
} from '../../src/decision/session.ts';
import { nextStep, reportTask, type Task } from '../../src/decision/task.ts';
import { certifiedChanges } from '../../src/stats/e-bh.ts';
import { measured, type Scripted, settingsOf } from './trials.ts';

export type Line = Record<string, unknown>;

const EVALUATOR = {
  judge_digest: 'j0',
  evaluator_files: { 'bench.sh': 'f0' },
  environment: { cpu: 'one' },
};
const E0 = evaluatorIn(EVALUATOR, EVALUATOR.environment);
const ELSEWHERE = { cpu: 'two' };

const SECRET = 'a secret that is revealed at the end';

export interface LedgerRequest {
  readonly overrides?: Readonly<Record<string, unknown>>;
  /** Effect of each candidate on what it is built on. */
  readonly effects: readonly number[];
  readonly score: (truth: number, evaluation: number) => Scripted;
  /** Candidates that a guard refuses. */
  readonly refused?: readonly string[];
  /** Scores of the negative control, as many as it takes; by default it is refused. */
  readonly broken?: readonly (number | null)[];
  /** What each run reports in addition to its score, by the truth of its tree. */
  readonly metrics?: (truth: number) => Readonly<Record<string, number>>;
  /** The handover is in two groups, one on top of the other. */
  readonly handsOver?: boolean;
  /** A candidate whose test is broken off in its fourth step, and that is proposed again. */
  readonly interrupted?: string;
  /** A candidate that is proposed again after the decision on it. */
  readonly again?: string;
  /** Of the rules of new runs, what this one has differently. */
  readonly rules?: Partial<typeof RULES_OF_NEW_RUNS>;
  /** The code under test shares a process with the evaluator. */
  readonly inProcess?: true;
  /** What setup runs on; each candidate changes `src/a.ts`. */
  readonly setupInputs?: readonly string[];
  /** Whether agents could read the key of their model. */
  readonly keyInReach?: boolean;
  /** A candidate before which the run goes on on another machine. */
  readonly moved?: string;
  /** Candidates that say that they simplify, with the lines before and after. */
  readonly sizes?: Readonly<Record<string, readonly [before: number, after: number]>>;
  /** Each accepted change is left out once before the end, in so many pairs. */
  readonly distil?: { readonly pairs: number; readonly margin: number };
}

/** Runs an experiment on the product's own decision code, and writes the records that a run writes. */
export class Ledger {
  readonly lines: Line[] = [];
  session: Session;
  #evaluations = 0;
  #digest = E0;
  #queries = 0;
  #confirmations = 0;
  readonly #tested = new Set<string>();
  readonly #draw = drawFrom(SECRET);
  readonly #truth = new Map([['base', 0]]);
  readonly #request: LedgerRequest;
  readonly #keeps: { readonly task: string; readonly tree: string; readonly parent: string }[] = [];

  constructor(request: LedgerRequest) {
    this.#request = request;
    const settings = settingsOf({ guards: [{ command: 'tests' }], ...request.overrides });
    const { unit } = settings;
    const scale =
      unit === undefined ? {} : { score_scale: scalePlan(settings, { score_unit: unit }), score_unit: unit };
    const ofNewRuns = { ...RULES_OF_NEW_RUNS, checks_order: false, ...request.rules, ...scale };
    this.session = { ...openSession({ settings, base: 'base' }), ...ofNewRuns };
    this.lines.push({
      kind: 'genesis',
      tool_version: '1.0.0',
      config_digest: 'c0',
      baseline_commit: 'abc1234',
      baseline_tree: 'base',
      ...EVALUATOR,
      evaluator_digest: E0,
      settings,
      effort: this.session.effort,
      effort_rules: this.session.effort_rules,
      seed_commitment: commitmentOf(SECRET),
      in_process: request.inProcess ?? false,
      setup_inputs: request.setupInputs ?? null,
      key_in_reach: request.keyInReach ?? null,
      ...ofNewRuns,
    });
    for (const [index, effect] of request.effects.entries()) this.#candidate(`c${index + 1}`, effect);
    this.#prepare(true);
    this.#close();
  }

  /** Of what is no candidate, the beginning is written down. */
  #begin({ id }: Pick<Task, 'id'>): void {
    this.lines.push({ kind: 'begin', task: id });
  }

  #run<T extends Task>(task: T, trees: { readonly candidate: string; readonly incumbent: string }, most = 1000): T {
    let current = task;
    for (let steps = 0; ; steps += 1) {
      if (steps === most) return current;
      const step = nextStep(current, this.#draw);
      if (step.kind !== 'measure') return current;
      const { stage, index, attempt, order_bit } = step;
      const runOf = (arm: Measurement['arm'], place: Readonly<Record<string, unknown>>) => {
        this.#evaluations += 1;
        const result = measured(arm, this.#request.score(this.#truth.get(trees[arm]) ?? 0, this.#evaluations));
        const isScored = result.kind === 'scored';
        this.lines.push({
          kind: 'evaluation',
          id: this.#evaluations,
          task: task.id,
          ...{ arm, stage, index, attempt, order_bit, tree: trees[arm], ...place },
          digest_before: this.#digest,
          digest_after: this.#digest,
          started_at: '2026-01-01T00:00:00Z',
          ended_at: '2026-01-01T00:00:01Z',
          host: 'one',
          exit_code: isScored ? 0 : 1,
          ended: isScored ? 'scored' : 'failed',
          score: isScored ? result.score : null,
          reason: isScored ? null : result.reason,
          cases: isScored ? (result.cases ?? null) : null,
          metrics: isScored ? this.#request.metrics?.(this.#truth.get(trees[arm]) ?? 0) : null,
          stdout_digest: 's0',
        });
        const metrics = this.#request.metrics?.(this.#truth.get(trees[arm]) ?? 0);
        return { ...result, ...(metrics === undefined ? {} : { metrics }), evaluation: this.#evaluations };
      };
      const results = step.runs.map(({ arm, seed, isWashed }, position) => {
        const washout = { task: task.id, stage: WASHOUT as typeof WASHOUT, index: washoutIndex(index, position) };
        if (isWashed === true) runOf(arm, { ...washout, order_bit: null, seed: this.#draw(sideLabel(washout)).seed });
        return runOf(arm, { seed });
      });
      current = reportTask(current, results);
    }
  }

  #prepare(isEnding = false): void {
    for (;;) {
      const due = dueIn(this.session, { isEnding });
      if (due.kind === 'candidate' || due.kind === 'stop') return;
      if (due.kind === 'calibration') {
        const { session, calibration } = beginCalibration(this.session);
        this.#begin(calibration);
        const ended = this.#run(calibration, { candidate: calibration.tree, incumbent: calibration.tree });
        this.session = withCalibration(session, ended);
        const { noise, policy, score_scale } = this.session;
        this.lines.push({
          kind: 'calibration',
          score_scale,
          id: ended.id,
          tree: ended.tree,
          sigma: noise?.sigma,
          mean: noise?.mean,
          policy,
        });
        continue;
      }
      if (due.kind === 'confirmation') {
        this.#confirm();
        continue;
      }
      const assigned = due.kind === 'canary' ? assignAaCheck(this.session) : assignPromotion(this.session);
      if (assigned === undefined) return;
      const level = this.session.level;
      this.#begin(assigned.trial);
      this.session = assigned.session;
      this.#decide(assigned.trial, level);
    }
  }

  #ask(trial: Trial, isRefused: boolean) {
    const { id, tree, incumbent, verdict } = trial;
    const { guards, holdout } = this.session.settings;
    const reported = guards.map((guard, index) => {
      if ('metric' in guard) {
        const [rule] = guardedMetrics({ guards: [guard], metrics: [] });
        const tested = rule === undefined ? {} : { verdict: askMetric([], trial, rule).verdict };
        return { name: `${guard.metric} within ${guard.max_regression}`, passed: true, ...tested };
      }
      this.#side(id, 'guard', { index: index + 1, tree, score: isRefused ? null : 0 });
      return { name: guard.command, passed: !isRefused };
    });
    if (holdout === undefined || isRefused || verdict?.outcome === 'quarantine')
      return { guards: reported, holdout: null };
    this.#queries += 1;
    const index = this.#queries;
    this.lines.push({ kind: 'holdout', task: id, number: index, budget: holdout.budget });
    const { bit } = this.#draw(sideLabel({ task: id, stage: 'holdout', index }));
    const arms = bit === 1 ? (['candidate', 'incumbent'] as const) : (['incumbent', 'candidate'] as const);
    for (const arm of arms) {
      const of = arm === 'candidate' ? tree : incumbent;
      this.#side(id, 'holdout', { index, arm, order_bit: bit, tree: of, score: this.#truth.get(of) ?? 0 });
    }
    return { guards: reported, holdout: { passed: true, queries: index } };
  }

  /** A run in addition to a test. */
  #side(
    task: string,
    stage: 'guard' | 'holdout' | 'canary',
    supplied: Readonly<Record<string, unknown>> & { readonly index: number; readonly score: number | null },
  ): void {
    const { score, index } = supplied;
    this.#evaluations += 1;
    this.lines.push({
      kind: 'evaluation',
      id: this.#evaluations,
      ...{ task, arm: 'candidate', stage, attempt: 0, order_bit: null, ...supplied },
      seed: this.#draw(sideLabel({ task, stage, index })).seed,
      digest_before: this.#digest,
      digest_after: this.#digest,
      started_at: '2026-01-01T00:00:00Z',
      ended_at: '2026-01-01T00:00:01Z',
      host: 'one',
      exit_code: score === null ? 1 : 0,
      ended: score === null ? 'failed' : 'scored',
      reason: score === null ? 'exit code 1' : null,
      stdout_digest: 's0',
    });
  }

  /** A run that was cancelled before it had a score. */
  #breakOff(trial: Trial): void {
    const step = nextStep(trial, this.#draw);
    const run = step.kind === 'measure' ? step.runs[0] : undefined;
    if (step.kind !== 'measure' || run === undefined) throw new Error('nothing was due');
    const { stage, index, attempt, order_bit } = step;
    this.#evaluations += 1;
    this.lines.push({
      kind: 'evaluation',
      id: this.#evaluations,
      ...{ task: trial.id, stage, index, attempt, order_bit, ...run },
      tree: run.arm === 'candidate' ? trial.tree : trial.incumbent,
      ...{ digest_before: '', digest_after: '', host: 'one', exit_code: null, ended: 'aborted' },
      ...{ started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:00:01Z' },
      ...{ score: null, reason: 'cancelled', stdout_digest: '' },
    });
  }

  #releaseBroken(): void {
    const task = 'canary broken';
    for (const [at, score] of (this.#request.broken ?? [null]).entries()) {
      this.#side(task, 'canary', { index: at + 1, tree: 'broken', score });
      this.session = withNegativeControlRun(this.session, { score, tree: 'broken' });
    }
    const outcome = negativeControlOutcome(evaluateNegativeControlIn(this.session), () => false);
    if (outcome === undefined) throw new Error('the negative control needs more scores');
    this.lines.push({ kind: 'canary', variety: 'broken', task, ...outcome });
    this.session = withNegativeControl(this.session, outcome);
  }

  #move(): void {
    this.#digest = evaluatorIn(EVALUATOR, ELSEWHERE);
    this.lines.push({ kind: 'environment', environment: ELSEWHERE, evaluator_digest: this.#digest });
    this.session = withEnvironment(this.session, reportMove(EVALUATOR.environment, ELSEWHERE));
  }

  #candidate(id: string, effect: number): void {
    if (this.#request.moved === id) this.#move();
    this.#prepare();
    if (isNegativeControlDue(this.session)) this.#releaseBroken();
    const parent = this.session.incumbent;
    this.#truth.set(id, (this.#truth.get(parent) ?? 0) + effect);
    const facts = { diff_digest: 'd0', diff_lines: 3, touched_paths: ['src/a.ts'], proposer: { model: 'none' } };
    const [before, after] = this.#request.sizes?.[id] ?? [];
    const purpose = before === undefined ? 'candidate' : 'simplify';
    const size = before === undefined ? null : { of: 'lines', before, after };
    const assigned = assignProposal(this.session, { id, tree: id, purpose });
    if (assigned.kind === 'refused') throw new Error(assigned.reason);
    this.lines.push({ kind: 'candidate', id, parent, tree: id, purpose, size, ...facts });
    const level = this.session.level;
    this.session = assigned.session;
    this.#tested.add(id);
    if (this.#request.interrupted !== id) {
      this.#decide(assigned.trial, level);
      if (this.#request.again === id) this.#proposeAgain(id, { parent, facts });
      return;
    }
    const { trial } = assigned;
    const broken = this.#run(trial, { candidate: trial.tree, incumbent: trial.incumbent }, 3);
    this.session = concludeTrial(this.session, broken, 'refused');
    this.#breakOff(broken);
    this.lines.push({ kind: 'interrupted', task: id });
    this.#proposeAgain(id, { parent, facts });
  }

  #proposeAgain(tree: string, { parent, facts }: { readonly parent: string; readonly facts: object }): void {
    this.#prepare();
    const id = `${tree} again`;
    const again = assignProposal(this.session, { id, tree, purpose: 'candidate' });
    if (again.kind === 'refused') throw new Error(again.reason);
    this.lines.push({ kind: 'candidate', id, parent, tree, purpose: 'candidate', ...facts });
    const { level } = this.session;
    this.session = again.session;
    this.#tested.add(again.trial.id);
    this.#decide(again.trial, level);
  }

  #decide(trial: Trial, level: Session['level']): void {
    const ended = this.#run(trial, { candidate: trial.tree, incumbent: trial.incumbent });
    if (ended.verdict === null) throw new Error(`${trial.id} was not decided`);
    const { guards, holdout } = this.session.settings;
    const isRefusedByCheck = guards.some((guard) => 'metric' in guard) || holdout !== undefined;
    const isRefused = this.#request.refused?.includes(trial.id) === true;
    if (isRefused && isRefusedByCheck) throw new Error('only a command refuses by name');
    const final = isRefused ? 'refused' : 'accepted';
    const isTest = trial.purpose === 'canary' || trial.purpose === 'certify';
    const kept = !isTest && isAcceptedTrial(this.session, ended, final);
    const isAsked = ['keep', 'quarantine'].includes(ended.verdict.outcome) && !isTest;
    const output = isAsked ? this.#ask(ended, isRefused) : { guards: [], holdout: null };
    // A provisional acceptance of a checkpoint is no claim.
    if (kept && ended.verdict.code !== 'working')
      this.#keeps.push({ task: trial.id, tree: trial.tree, parent: trial.incumbent });
    const before = this.session.incumbent;
    this.session = concludeTrial(this.session, ended, final);
    this.lines.push({ ...decisionDraft(ended, level, { ...output, kept }) });
    const { incumbent } = this.session;
    if (incumbent !== before) this.lines.push({ kind: 'incumbent', tree: incumbent, by: trial.id });
    if (trial.purpose !== 'canary') return;
    const passed = ended.verdict.outcome !== 'keep';
    this.lines.push({ kind: 'canary', variety: 'noop', task: trial.id, passed });
  }

  #certify(): readonly string[] {
    const evidence = this.#keeps.map((accept, index) => {
      const { noise, last_noise } = this.session;
      const session = { ...this.session, noise: noise ?? last_noise };
      const trial = assignCertify(session, { id: `certify ${index + 1}`, ...accept, keeps: this.#keeps.length });
      const level = this.session.level;
      this.#begin(trial);
      this.#decide(trial, level);
      const reported = this.lines.at(-1)?.evidence as { readonly log_e: number };
      return { tree: accept.tree, log_e: reported.log_e };
    });
    return certifiedChanges(evidence, this.session.settings.certify.fdr);
  }

  #distil({ pairs: planned, margin }: NonNullable<LedgerRequest['distil']>): void {
    const whole = this.session.incumbent;
    const truthOf = (tree: string): number => this.#truth.get(tree) ?? 0;
    const claimed = this.#keeps.filter(({ tree }) => this.#request.sizes?.[tree] === undefined);
    const out = claimed.filter(({ task: change, tree, parent }, index) => {
      const id = `leave-out ${index + 1}`;
      const left = `without ${change}`;
      this.#truth.set(left, truthOf(whole) - truthOf(tree) + truthOf(parent));
      const names = { task: id, change, taken: [change], whole, tree: left };
      this.lines.push({ kind: 'leave-out', ...names, planned_pairs: planned, margin });
      const begun = startLeaveOut(this.session, { id, whole, tree: left, planned });
      const { confidence, evaluations, ...ended } = this.#run(begun, { candidate: left, incumbent: whole });
      const effect = ownEffectOf({ ...ended, confidence, evaluations }, margin);
      this.lines.push({ kind: 'effect', task: id, ...effect, confidence, evaluations: [...evaluations] });
      return effect.verdict === 'none';
    });
    if (out.length === 0) return;
    const worth = out.reduce((sum, { tree, parent }) => sum + truthOf(tree) - truthOf(parent), 0);
    const [id, tree] = ['the batch', 'what is left'];
    this.#truth.set(tree, truthOf(whole) - worth);
    const reverts = { taken: out.map(({ task }) => task).toReversed(), stays: [] };
    const proposal = { id, tree, purpose: 'distil', margin } as const;
    const facts = { diff_digest: 'd0', diff_lines: 3, touched_paths: ['src/a.ts'], proposer: { agent: 'autorize' } };
    this.lines.push({ kind: 'candidate', ...proposal, parent: whole, reverts, ...facts });
    const assigned = assignProposal(this.session, { ...proposal, isRevert: true });
    if (assigned.kind === 'refused') throw new Error(assigned.reason);
    const { level } = this.session;
    this.session = assigned.session;
    this.#tested.add(id);
    this.#decide(assigned.trial, level);
  }

  #close(): void {
    if (this.#request.distil !== undefined) this.#distil(this.#request.distil);
    this.#confirm(this.session.settings.certify.enabled ? this.#certify() : undefined);
    if (this.#request.handsOver === true) this.#handOver();
    this.lines.push({ kind: 'seed-reveal', secret: SECRET });
    for (const [index, line] of this.lines.entries()) this.lines[index] = JSON.parse(JSON.stringify(line)) as Line;
  }

  #handOver(): void {
    const { incumbent: final } = this.session;
    const [first, ...others] = this.#keeps.map(({ tree }) => tree);
    const testOf = (tree: string | undefined): string =>
      String(this.lines.findLast((line) => line.kind === 'incumbent' && line.tree === tree)?.by);
    const plan = recordPlan(NO_HANDOVER, {
      ...{ final, max_lines: 400 },
      groups: [
        { tree: first ?? '', on: null, changes: [testOf(first)], lines: 2 },
        { tree: final, on: 0, changes: others.map(testOf), lines: 4 },
      ],
    });
    this.lines.push({ ...plan });
    const state = withPlan(NO_HANDOVER, plan);
    for (const { task: id, tree } of plan.groups) {
      const begun = groupTaskIn(this.session, { id, state, baseline: 'base' });
      if (begun === undefined) throw new Error(`${id} was not planned`);
      this.#begin(begun);
      this.#side(id, 'guard', { index: 1, tree, score: 0 });
      const ended = this.#run(begun, { candidate: tree, incumbent: begun.baseline });
      const effect = effectOf(ended, this.session);
      const evaluations = [...ended.evaluations];
      const facts = { checked: true, failed: null, planned_pairs: begun.planned, evaluations, effect };
      this.lines.push({ kind: 'group', task: id, ...facts, at: '2026-01-01T00:00:00Z', commit: 'f'.repeat(40) });
    }
  }

  #confirm(certified?: readonly string[]): void {
    const { settings } = this.session;
    const candidates = this.lines.filter(({ kind }) => kind === 'candidate').length;
    const kept = this.#keeps.length;
    this.#confirmations += 1;
    const id = `confirmation ${this.#confirmations}`;
    const final = this.session.champion?.tree ?? this.session.incumbent;
    const confirmation = confirmationIn(this.session, { id, baseline: 'base' });
    this.#begin(confirmation);
    const ended = this.#run(confirmation, { candidate: final, incumbent: 'base' });
    const { estimate, interval, confidence, baseline_mean, carry_over } = confirmedOf(ended);
    const claim = {
      task: id,
      baseline: 'abc1234',
      final,
      planned_pairs: confirmation.planned,
      evaluations: [...ended.evaluations],
      estimate,
      interval: [...interval] as [number, number],
      ratio: claimedRatio(this.session),
      confidence,
      baseline_mean,
      sealed: false,
      proposed: candidates,
      tested: this.#tested.size,
      kept,
      false_keeps_bound: falseAcceptanceBound(this.session),
      error_rate: settings.error_rate,
      alpha: 1 - settings.confidence,
      certified: certified?.length ?? null,
      certify_fdr: certified === undefined ? null : settings.certify.fdr,
      holdout_queries: this.#queries,
      earlier_confirmations: this.#confirmations - 1,
      evaluator_digest: this.#digest,
      holdout_digest: null,
      accepted_risks: null,
      isolation: null,
      in_process: this.#request.inProcess ?? null,
      changed_tools: (this.#request.setupInputs ?? []).includes('src/*') ? true : null,
      key_in_reach: this.#request.keyInReach ?? null,
      carry_over,
    };
    this.lines.push({ kind: 'claim', ...claim, sentence: renderClaim(claim) });
    this.session = withConfirmed(this.session, claim);
  }
}
