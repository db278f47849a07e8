import { AcceptanceAudit } from '../decision/accepted.ts';
import { withRelease, withReleaseRefused } from '../decision/approval.ts';
import type { Trial } from '../decision/assignment.ts';
import { concludeTrial, withoutVerdict } from '../decision/conclusion.ts';
import type { Draw } from '../decision/draw.ts';
import { followUpAfter } from '../decision/follow-up.ts';
import type {
  CandidateRecord,
  ClaimRecord,
  DecisionEntry,
  DecisionRecord,
  RecordOf,
  RunHeaderRecord,
} from '../decision/records.ts';
import { bestAfter, takeRejection } from '../decision/rejection.ts';
import {
  beginCandidate,
  beginTask,
  countTested,
  isTrial,
  type OpenTask,
  type ReplayedState,
  sessionOfRunHeader,
  withStep,
} from '../decision/replay.ts';
import { changeIssues } from '../decision/rule-change.ts';
import { findFollowUp, type Session, withCalibration, withConfirmed, withEffort } from '../decision/session.ts';
import { SizeAudit } from '../decision/size.ts';
import { type AuditedAaCheck, takeAaCheck, takeNegativeControlRun } from './aa-checks.ts';
import {
  calibrationIssues,
  candidateIssues,
  claimIssues,
  decisionIssues,
  queryIssues,
  runHeaderIssue,
} from './checks.ts';
import type { AuditDifference } from './difference.ts';
import { EffectAudit } from './effects.ts';
import { FollowUpAudit } from './follow-ups.ts';
import { HandoverAudit } from './handover.ts';
import { CONTINUED, concludedAs, finalOf, haltIssue, openQueryIssues, orderIssues } from './order.ts';
import { RunAudit } from './runs.ts';

/**
 * Replays a run: the session is rebuilt by the product's own code from the raw scores, and compared with what each
 * record says. After a difference it continues from what was recorded, so that one lie is not reported a hundred times.
 */
export class AuditReplay {
  decisions = 0;
  readonly #runHeader: RunHeaderRecord;
  readonly #differences: AuditDifference[] = [];
  readonly #open = new Map<string, OpenTask>();
  readonly #kept: AcceptanceAudit;
  readonly #sizes: SizeAudit;
  readonly #counts = { proposed: new Set<string>(), queries: 0 };
  readonly #effects: EffectAudit;
  #session: Session;
  #claim: ClaimRecord | undefined;
  readonly #runs: RunAudit;
  readonly #followUp = new FollowUpAudit();
  readonly #handover: HandoverAudit;
  #isChanged = false;
  #place = 0;

  constructor(runHeader: RunHeaderRecord, draws: readonly (Draw | undefined)[]) {
    this.#runHeader = runHeader;
    this.#session = sessionOfRunHeader(runHeader);
    this.#sizes = new SizeAudit(runHeader.settings);
    this.#kept = new AcceptanceAudit(runHeader.settings, runHeader.setup_inputs ?? []);
    this.#runs = new RunAudit({
      runHeader,
      draws,
      open: this.#open,
      openTask: (name) => this.#openTask(name),
      report: (kind, message) => this.#report(kind, message),
    });
    const guardOf = (task: string) => this.#runs.guardOfGroup(task);
    const { baseline_tree: baseline } = runHeader;
    this.#handover = new HandoverAudit({ kept: this.#kept, baseline, open: this.#open, guardOf });
    this.#effects = new EffectAudit({ kept: this.#kept, open: this.#open, begin: (task) => this.#runs.begin(task) });
    const issue = runHeaderIssue(runHeader) ?? this.#runs.evaluator.issue;
    if (issue !== undefined) this.#differences.push({ kind: 'shape', record: 1, message: issue });
  }

  get evaluations(): number {
    return this.#runs.evaluations;
  }

  take(place: number, record: DecisionRecord): void {
    this.#place = place;
    this.#checkFollowUp(record.kind);
    this.#runs.checkGoingOn(record);
    // A run that a person put back, its rules with it, goes on by a new secret.
    if (this.#isChanged && record.kind !== 'seed-reveal' && record.kind !== 'seed-commit')
      this.#report('missing', CONTINUED);
    this.#isChanged &&= record.kind === 'seed-reveal';
    switch (record.kind) {
      case 'genesis':
        this.#report('missing', 'a second run header: another run begins here');
        return;
      case 'evaluation':
        this.#runs.take(record, this.#counts.queries);
        if (record.stage === 'canary') this.#takeAudited('order', takeNegativeControlRun(record, this.#session));
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
        this.#takeBest(record);
        return;
      case 'canary':
        this.#takeAaCheck(record);
        return;
      case 'effort':
        if (record.effort !== 'auto') this.#session = withEffort(this.#session, record.effort);
        return;
      case 'release':
        this.#session = withRelease(this.#session, record);
        return;
      case 'rejection':
        this.#takeAudited(
          'incumbent',
          takeRejection(record, this.#session, { runHeader: this.#runHeader, kept: this.#kept }),
        );
        this.#followUp.conclude(bestAfter(record));
        return;
      case 'holdout':
        this.#takeQuery(record);
        return;
      case 'begin':
        if (this.#openTask(record.task) === undefined) this.#report('missing', `${record.task} was not due`);
        return;
      case 'interrupted':
        this.#interrupt(record);
        return;
      case 'environment':
        this.#session = this.#runs.takeMove(record, this.#session);
        return;
      case 'config-change':
        this.#isChanged = true;
        for (const message of changeIssues(this.#runHeader, record)) this.#report('missing', message);
        return;
      case 'seed-commit':
        this.#runs.nextEra();
        return;
      case 'key-in-reach':
        this.#runs.keyInReach = true;
        return;
      case 'risk':
      case 'seed-reveal':
        return;
      case 'leave-out':
      case 'effect':
        this.#reportAll(this.#effects.take(record, this.#session));
        return;
      case 'claim':
        this.#takeClaim(record);
        return;
      case 'handover':
      case 'group':
        this.#reportAll(this.#handover.take(record, this.#session));
    }
  }

  /** What the run knows at this point, and what it has counted. */
  state(): ReplayedState {
    const { proposed, queries } = this.#counts;
    return {
      session: this.#session,
      openTasks: [...this.#open.keys()],
      followUp: this.#followUp.all,
      keeps: this.#kept.keeps,
      certified: this.#kept.certified,
      effects: this.#kept.effects,
      proposed: proposed.size,
      tested: countTested(this.#runs.tested),
      queries,
      confirmations: this.#runs.confirmations.size,
      evaluations: this.evaluations,
      claim: this.#claim,
      handover: this.#handover.state,
      ...this.#runs.inForce,
    };
  }

  /** `isClosed`: the seeds are revealed, so nothing may be left open. */
  end(isClosed: boolean, summaryClaim: string | undefined): readonly AuditDifference[] {
    if (isClosed) this.#checkFollowUp(undefined);
    for (const [name, { task }] of this.#open) {
      if (isClosed && isTrial(task)) this.#report('missing', `${name} was begun, and there is no decision on it`);
    }
    if (summaryClaim !== undefined && summaryClaim !== this.#claim?.sentence) {
      this.#report('headline', 'the summary claim is not the sentence of the claim');
    }
    return this.#differences;
  }

  #report(kind: AuditDifference['kind'], message: string): void {
    this.#differences.push({ kind, record: this.#place, message });
  }

  #reportAll(issues: Iterable<readonly [AuditDifference['kind'], string]>): void {
    for (const issue of issues) this.#report(...issue);
  }

  #checkFollowUp(kind: DecisionRecord['kind'] | undefined): void {
    const issue = this.#followUp.issueBefore(kind);
    if (issue !== undefined) this.#report(...issue);
  }

  #openTask(name: string): OpenTask | undefined {
    const open = this.#open.get(name);
    if (open !== undefined) return open;
    const known = { runHeader: this.#runHeader, keeps: this.#kept.keeps, handover: this.#handover.state };
    const begun = beginTask(this.#session, name, known);
    if (begun === undefined) return undefined;
    this.#session = begun.session;
    this.#open.set(name, begun.open);
    this.#runs.begin(begun.open.task);
    return begun.open;
  }

  #takeAaCheck(record: RecordOf<'canary'>): void {
    const isRefused = () => this.#runs.isBrokenRefused(this.#session.incumbent);
    this.#takeAudited('outcome', takeAaCheck(record, this.#session, { isRefused, noop: this.#followUp.takeAaCheck() }));
  }

  #takeAudited(kind: AuditDifference['kind'], { session, issue }: AuditedAaCheck): void {
    if (issue !== undefined) this.#report(kind, issue);
    this.#session = session;
  }

  #takeQuery(record: RecordOf<'holdout'>): void {
    this.#counts.queries += 1;
    this.#reportAll(openQueryIssues(record, this.#open.get(record.task), this.#runs));
    this.#reportAll(queryIssues(record, { ...this.#runHeader.settings, ...this.#counts }));
  }

  #takeCalibration(record: RecordOf<'calibration'>): void {
    const open = this.#open.get(record.id);
    this.#open.delete(record.id);
    if (open?.task.task !== 'calibration') {
      this.#report('missing', `${record.id} has no evaluations`);
      return;
    }
    this.#session = withCalibration(this.#session, open.task);
    this.#reportAll(calibrationIssues(record, open.task, this.#session));
  }

  #takeCandidate(record: CandidateRecord): void {
    // One that a kill broke off is proposed again by its name.
    this.#counts.proposed.add(record.id);
    this.#reportAll(candidateIssues(record, this.#session));
    for (const message of this.#sizes.issuesOf(record)) this.#report('size', message);
    for (const message of this.#kept.issuesOf(record)) this.#report('kept', message);
    if (record.refused !== null) {
      this.#session = withReleaseRefused(this.#session, record.released);
      return;
    }
    if (this.#session.policy === null || this.#session.noise === null) {
      this.#report('missing', `${record.id} was tested before a calibration`);
      return;
    }
    const followUp = findFollowUp(this.#session, { isOver: record.reverts !== null });
    if (followUp !== undefined) this.#report('missing', `${record.id} was tested, though ${followUp}`);
    const { begun, refusal } = beginCandidate(this.#session, record);
    if (refusal !== undefined) this.#report('duplicate', `${record.id} should not have been tested: ${refusal}`);
    this.#session = begun.session;
    // A tree that is continued keeps the name of its first proposal.
    this.#open.set(begun.open.task.id, begun.open);
    this.#runs.begin(begun.open.task);
    this.#kept.begin(begun.open.task, record);
  }

  #interrupt({ task: name, halted }: RecordOf<'interrupted'>): void {
    const open = this.#open.get(name);
    this.#open.delete(name);
    if (open === undefined) this.#report('missing', `${name} was interrupted, and was not begun`);
    if (halted !== null) {
      for (const message of haltIssue(open, { name, halted })) this.#report('evidence', message);
      // It is not due again at once.
      this.#session = withConfirmed(this.#session);
    }
    if (open !== undefined && isTrial(open.task))
      this.#session = concludeTrial(this.#session, withoutVerdict(open.task), 'refused');
  }

  #takeDecision(record: DecisionEntry): void {
    this.decisions += 1;
    const found = this.#open.get(record.task);
    this.#open.delete(record.task);
    if (found === undefined || !isTrial(found.task)) {
      this.#report('missing', `a decision on ${record.task}, of which nothing is recorded`);
      return;
    }
    const { task: trial, level } = withStep(found, 2);
    if (!isTrial(trial)) return;
    const { settings } = this.#runHeader;
    const stale =
      trial.incumbent !== (trial.purpose === 'promotion' ? this.#session.champion?.tree : this.#session.incumbent);
    this.#reportAll(decisionIssues({ record, trial, level, isStale: stale, settings, queries: this.#counts.queries }));
    for (const message of this.#runs.checkIssues(record, trial)) this.#report('acceptance-check', message);
    for (const message of orderIssues(record, trial, settings)) this.#report('acceptance-check', message);
    this.#conclude(trial, record);
  }

  #conclude(trial: Trial, record: DecisionEntry): void {
    const before = this.#session.incumbent;
    this.#session = concludeTrial(this.#session, concludedAs(trial, record), finalOf(record));
    this.#followUp.conclude(followUpAfter(record, { before, session: this.#session }));
    this.#kept.conclude(trial, record);
  }

  #takeBest(record: RecordOf<'incumbent'>): void {
    const issue = this.#followUp.issueOfBest(record, this.#session.incumbent);
    if (issue !== undefined) this.#report('incumbent', issue);
  }

  #takeClaim(record: ClaimRecord): void {
    this.#claim = record;
    const open = this.#open.get(record.task);
    this.#open.delete(record.task);
    const issues = claimIssues({
      record,
      runHeader: this.#runHeader,
      session: this.#session,
      confirmation: open?.task.task === 'confirmation' ? open.task : undefined,
      earlier: [...this.#runs.confirmations].indexOf(record.task),
      keeps: this.#kept.keeps,
      proposed: this.#counts.proposed.size,
      tested: countTested(this.#runs.tested),
      queries: this.#counts.queries,
      certified: this.#kept.certified,
      evaluator: this.#runs.evaluator.digest,
      ...this.#runs.inForce,
    });
    for (const message of issues) this.#report('claim', message);
    this.#session = withConfirmed(this.#session, record);
  }
}
