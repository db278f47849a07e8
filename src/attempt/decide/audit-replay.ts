import { isWorkingStep, type Trial } from './assignment.ts';
import {
  type CertifiedInput,
  calibrationFlaws,
  canaryFlaw,
  claimFlaws,
  decisionFlaws,
  digestFlaw,
  queryFlaws,
  runFlaws,
} from './audit-checks.ts';
import type { AuditDifference } from './audit-difference.ts';
import type { Draw } from './draw.ts';
import {
  type CandidateRecord,
  type ClaimRecord,
  type DecisionEntry,
  type DecisionRecord,
  type EvaluationRecord,
  type GenesisRecord,
  isSideStage,
  type RecordOf,
} from './records.ts';
import { withRelease, withReleaseRefused } from './release.ts';
import {
  beginCandidate,
  beginTask,
  countTested,
  isTrial,
  type Kept,
  type OpenTask,
  type ReplayedState,
  sessionOfGenesis,
  stepOf,
  withStep,
} from './replay.ts';
import { type Session, withBroken, withCalibration, withEffort } from './session.ts';
import { brokenOff, settleTrial } from './settlement.ts';
import type { DecisionCode } from './verdict.ts';

/**
 * Replays a run: the session is rebuilt by the product's own code from the raw scores, and compared with what each
 * record says. After a difference it goes on with what was recorded, so that one lie is not told as a hundred.
 */
export class AuditReplay {
  decisions = 0;
  evaluations = 0;
  readonly #genesis: GenesisRecord;
  /** Of each secret, where it is revealed. */
  readonly #draws: readonly (Draw | undefined)[];
  readonly #differences: AuditDifference[] = [];
  readonly #open = new Map<string, OpenTask>();
  readonly #told = new Set<string>();
  readonly #confirmations = new Set<string>();
  readonly #certified: CertifiedInput[] = [];
  readonly #keeps: Kept[] = [];
  readonly #counts = { proposed: new Set<string>(), tested: new Set<string>(), queries: 0 };
  #session: Session;
  #claim: ClaimRecord | undefined;
  #brokenScore: number | null = null;
  #isChanged = false;
  #place = 0;
  #era = 0;

  constructor(genesis: GenesisRecord, draws: readonly (Draw | undefined)[]) {
    this.#genesis = genesis;
    this.#draws = draws;
    this.#session = sessionOfGenesis(genesis);
  }

  take(place: number, record: DecisionRecord): void {
    this.#place = place;
    if (this.#isChanged && (record.kind === 'evaluation' || record.kind === 'candidate')) {
      this.#tell('missing', 'a change of the configuration ended the run, and this one goes on without a new genesis');
      this.#isChanged = false;
    }
    switch (record.kind) {
      case 'genesis':
        this.#tell('missing', 'a second genesis: another run begins here');
        return;
      case 'evaluation':
        this.#takeEvaluation(record);
        return;
      case 'calibration':
        this.#takeCalibration(record);
        return;
      case 'candidate':
        this.#takeCandidate(record);
        return;
      case 'decision':
        this.#takeDecision(record);
        return;
      case 'incumbent':
        this.#takeIncumbent(record);
        return;
      case 'canary':
        this.#takeCanary(record);
        return;
      case 'effort':
        if (record.effort !== 'auto') this.#session = withEffort(this.#session, record.effort);
        return;
      case 'release':
        this.#session = withRelease(this.#session, record);
        return;
      case 'holdout':
        this.#takeQuery(record);
        return;
      case 'begin':
        if (this.#openTask(record.task) === undefined) this.#tell('missing', `${record.task} was not due`);
        return;
      case 'interrupted':
        this.#interrupt(record.task);
        return;
      case 'config-change':
        this.#isChanged = true;
        return;
      case 'seed-commit':
        this.#era += 1;
        return;
      case 'seed-reveal':
        return;
      case 'claim':
        this.#takeClaim(record);
        return;
    }
  }

  /** What the run knows at this point, and what it has counted. */
  state(): ReplayedState {
    const { proposed, tested, queries } = this.#counts;
    return {
      session: this.#session,
      openTasks: [...this.#open.keys()],
      keeps: this.#keeps,
      certified: this.#certified,
      proposed: proposed.size,
      tested: countTested(tested),
      queries,
      confirmations: this.#confirmations.size,
      evaluations: this.evaluations,
      claim: this.#claim,
    };
  }

  /** `isClosed`: the seeds are revealed, so nothing may be left open. */
  end(isClosed: boolean, headline: string | undefined): readonly AuditDifference[] {
    for (const [name, { task }] of this.#open) {
      if (isClosed && isTrial(task)) this.#tell('missing', `${name} was begun, and there is no decision on it`);
    }
    if (headline !== undefined && headline !== this.#claim?.sentence) {
      this.#tell('headline', 'the headline is not the sentence of the claim');
    }
    return this.#differences;
  }

  #tell(kind: AuditDifference['kind'], message: string): void {
    this.#differences.push({ kind, record: this.#place, message });
  }

  #takeEvaluation(record: EvaluationRecord): void {
    this.evaluations += 1;
    if (record.id !== this.evaluations) {
      this.#tell('missing', `evaluation ${record.id} stands where ${this.evaluations} comes next`);
      this.evaluations = record.id;
    }
    if (record.stage === 'holdout' && record.index !== this.#counts.queries) {
      this.#tellOnce('missing', record.task, `evaluation ${record.id} asked the holdout without a record of it before`);
    }
    if (record.stage === 'canary') this.#brokenScore = record.score;
    const digest = digestFlaw(record, this.#genesis);
    if (digest !== undefined) this.#tell('digest', digest);
    if (isSideStage(record.stage)) return;
    this.#counts.tested.add(record.task);
    if (record.stage === 'confirm') this.#confirmations.add(record.task);
    const open = this.#openTask(record.task);
    if (open === undefined) {
      this.#tellOnce('missing', record.task, `an evaluation of ${record.task}, which was not begun`);
      return;
    }
    this.#checkRun(record, open);
    this.#open.set(record.task, this.#withRun(open, record));
  }

  #openTask(name: string): OpenTask | undefined {
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const begun = beginTask(this.#session, name, { genesis: this.#genesis, keeps: this.#keeps });
    if (begun === undefined) return undefined;
    this.#session = begun.session;
    this.#open.set(name, begun.open);
    return begun.open;
  }

  #checkRun(record: EvaluationRecord, { trees }: OpenTask): void {
    if (record.tree !== trees[record.arm]) {
      this.#tellOnce(
        'tree',
        record.task,
        `evaluation ${record.id} is of another tree than the ${record.arm} of ${record.task}`,
      );
    }
  }

  /** Adds a run to the step that is open, after checking that it is the one that was due. */
  #withRun(open: OpenTask, record: EvaluationRecord): OpenTask {
    const [first] = open.buffer;
    const isNew = first !== undefined && (first.index !== record.index || first.attempt !== record.attempt);
    const current = isNew ? withStep(open, 2) : open;
    const draw = this.#draws[this.#era] ?? (() => ({ seed: record.seed, bit: record.order_bit ?? 0 }));
    const step = stepOf(current, draw);
    if (step.kind !== 'measure') {
      this.#tellOnce(
        'order',
        record.task,
        `evaluation ${record.id}: nothing more was to be measured for ${record.task}`,
      );
      return current;
    }
    const isDrawn = this.#draws[this.#era] !== undefined;
    const isShared = this.#genesis.settings.share_seed;
    for (const [kind, message] of runFlaws({ record, step, buffer: current.buffer, isDrawn, isShared })) {
      if (kind === 'order') this.#tellOnce(kind, record.task, message);
      else this.#tell(kind, message);
    }
    const filled = { ...current, buffer: [...current.buffer, record] };
    return filled.buffer.length >= step.runs.length ? withStep(filled, step.runs.length) : filled;
  }

  /** Once a task: whatever follows a gap is misplaced too. */
  #tellOnce(kind: AuditDifference['kind'], task: string, message: string): void {
    if (this.#told.has(`${kind} ${task}`)) return;
    this.#told.add(`${kind} ${task}`);
    this.#tell(kind, message);
  }

  #takeCanary(record: RecordOf<'canary'>): void {
    const flaw = canaryFlaw(record, this.#session, this.#brokenScore);
    if (flaw !== undefined) this.#tell('outcome', flaw);
    if (record.variety === 'broken') this.#session = withBroken(this.#session, record.passed);
  }

  #takeQuery(record: RecordOf<'holdout'>): void {
    this.#counts.queries += 1;
    for (const [kind, message] of queryFlaws(record, this.#counts.queries)) this.#tell(kind, message);
  }

  #takeCalibration(record: RecordOf<'calibration'>): void {
    const open = this.#open.get(record.id);
    this.#open.delete(record.id);
    if (open?.task.task !== 'calibration') {
      this.#tell('missing', `${record.id} has no evaluations`);
      return;
    }
    this.#session = withCalibration(this.#session, open.task);
    for (const [kind, message] of calibrationFlaws(record, open.task, this.#session)) this.#tell(kind, message);
  }

  #takeCandidate(record: CandidateRecord): void {
    // One that a kill broke off is proposed again by its name.
    this.#counts.proposed.add(record.id);
    if (record.refused !== null) {
      this.#session = withReleaseRefused(this.#session, record.released);
      return;
    }
    if (this.#session.policy === null || this.#session.noise === null) {
      this.#tell('missing', `${record.id} was tested before a calibration`);
      return;
    }
    const { begun, refusal } = beginCandidate(this.#session, record);
    if (refusal !== undefined) this.#tell('duplicate', `${record.id} should not have been tested: ${refusal}`);
    this.#session = begun.session;
    // A tree that is continued keeps the name of its first proposal.
    this.#open.set(begun.open.task.id, begun.open);
  }

  #interrupt(name: string): void {
    const open = this.#open.get(name);
    this.#open.delete(name);
    if (open !== undefined && isTrial(open.task))
      this.#session = settleTrial(this.#session, brokenOff(open.task), 'refused');
  }

  #takeDecision(record: DecisionEntry): void {
    this.decisions += 1;
    const found = this.#open.get(record.task);
    this.#open.delete(record.task);
    if (found === undefined || !isTrial(found.task)) {
      this.#tell('missing', `a decision on ${record.task}, of which nothing is recorded`);
      return;
    }
    const open = withStep(found, 2);
    const trial = open.task;
    if (!isTrial(trial)) return;
    const { settings } = this.#genesis;
    const stale =
      trial.incumbent !== (trial.purpose === 'promotion' ? this.#session.champion?.tree : this.#session.incumbent);
    for (const [kind, message] of decisionFlaws({ record, trial, level: open.level, isStale: stale, settings }))
      this.#tell(kind, message);
    const { queries } = this.#counts;
    if (record.holdout !== null && record.holdout.queries !== queries) {
      this.#tell(
        'missing',
        `${record.task} counts ${record.holdout.queries} queries of the holdout, where ${queries} were made`,
      );
    }
    this.#settle(trial, record);
  }

  #settle(trial: Trial, record: DecisionEntry): void {
    const { outcome, reason, kept } = record;
    const code = (trial.verdict?.outcome === outcome ? trial.verdict.code : record.code) as DecisionCode;
    // What was kept became the incumbent, whatever was written of it.
    const settled: Trial = { ...trial, verdict: { outcome: kept ? 'keep' : outcome, code, reason } };
    this.#session = settleTrial(this.#session, settled, kept ? 'accepted' : 'refused');
    if (record.purpose === 'certify' && trial.task === 'paired') {
      this.#certified.push({ tree: trial.tree, logs: trial.wealth.logs });
    }
    const isClaimed = record.purpose !== 'canary' && record.purpose !== 'certify' && !isWorkingStep(trial);
    if (kept && isClaimed) this.#keeps.push({ tree: trial.tree, parent: trial.incumbent });
  }

  #takeIncumbent({ tree }: RecordOf<'incumbent'>): void {
    if (tree === this.#session.incumbent) return;
    this.#tell('incumbent', `the decisions make ${this.#session.incumbent} the incumbent, not ${tree}`);
  }

  #takeClaim(record: ClaimRecord): void {
    this.#claim = record;
    const open = this.#open.get(record.task);
    this.#open.delete(record.task);
    const flaws = claimFlaws({
      record,
      genesis: this.#genesis,
      session: this.#session,
      confirmation: open?.task.task === 'confirmation' ? open.task : undefined,
      earlier: [...this.#confirmations].indexOf(record.task),
      keeps: this.#keeps.length,
      proposed: this.#counts.proposed.size,
      tested: countTested(this.#counts.tested),
      queries: this.#counts.queries,
      certified: this.#certified,
    });
    for (const message of flaws) this.#tell('claim', message);
  }
}
