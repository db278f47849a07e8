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
  withStep,
} from '../decision/replay.ts';
import { changeIssues } from '../decision/rule-change.ts';
import { findFollowUp, type Session, withCalibration, withConfirmed, withEffort } from '../decision/session.ts';
import { SizeAudit } from '../decision/size.ts';
import { type AuditedAaCheck, takeAaCheck, takeNegativeControlRun } from './aa-checks.ts';
import { type AuditCheckpoint, type ReplayProgress, sessionFacts, sessionIn } from './checkpoint.ts';
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
import { CONTINUED, concludedAs, endIssues, finalOf, haltIssue, openQueryIssues, orderIssues } from './order.ts';
import { RunAudit } from './runs.ts';

/**
 * Replays a run: the session is rebuilt by the product's own code from the raw scores, and compared with what each
 * record says. After a difference it continues from what was recorded, so that one lie is not reported a hundred times.
 */
export class AuditReplay {
  readonly #runHeader: RunHeaderRecord;
  readonly #differences: AuditDifference[] = [];
  readonly #at: ReplayProgress;
  readonly #kept: AcceptanceAudit;
  readonly #sizes: SizeAudit;
  readonly #effects: EffectAudit;
  readonly #runs: RunAudit;
  readonly #followUp: FollowUpAudit;
  readonly #handover: HandoverAudit;
  #session: Session;

  /** `draws`: of the secrets that are revealed. It continues from a checkpoint, before which nothing was found wrong. */
  constructor(draws: readonly (Draw | undefined)[], from: AuditCheckpoint) {
    const { runHeader, at, kept, sizes, begun, runs, followUp, handover } = from;
    this.#runHeader = runHeader;
    this.#at = at;
    this.#session = sessionIn(from);
    this.#sizes = new SizeAudit(runHeader.settings, sizes);
    this.#kept = new AcceptanceAudit(runHeader.settings, runHeader.setup_inputs ?? [], kept);
    this.#followUp = new FollowUpAudit(followUp);
    this.#runs = new RunAudit({
      ...{ runHeader, draws, open: at.open, known: runs },
      openTask: (name) => this.#openTask(name),
      report: (kind, message) => this.#report(kind, message),
    });
    const followed = { kept: this.#kept, open: at.open };
    const guardOf = (task: string) => this.#runs.guardOfGroup(task);
    const { baseline_tree: baseline } = runHeader;
    this.#handover = new HandoverAudit({ ...followed, baseline, guardOf }, handover);
    this.#effects = new EffectAudit({ ...followed, begin: (task) => this.#runs.begin(task) }, begun);
    const issue = runHeaderIssue(runHeader) ?? this.#runs.evaluator.issue;
    if (issue !== undefined) this.#differences.push({ kind: 'shape', record: 1, message: issue });
  }

  get decisions(): number {
    return this.#at.decisions;
  }

  take(place: number, record: DecisionRecord): void {
    this.#at.place = place;
    this.#checkFollowUp(record.kind);
    this.#runs.checkGoingOn(record);
    // A run that a person put back, its rules with it, goes on by a new secret.
    if (this.#at.isChanged && record.kind !== 'seed-reveal' && record.kind !== 'seed-commit')
      this.#report('missing', CONTINUED);
    this.#at.isChanged &&= record.kind === 'seed-reveal';
    switch (record.kind) {
      case 'genesis':
        this.#report('missing', 'a second run header: another run begins here');
        return;
      case 'evaluation':
        this.#runs.take(record, this.#at.queries);
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
        this.#at.isChanged = true;
        for (const message of changeIssues(this.#runHeader, record)) this.#report('missing', message);
        return;
      case 'seed-commit':
        this.#runs.nextEra();
        return;
      case 'key-in-reach':
        this.#runs.takeKeyInReach();
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
    const { proposed, queries } = this.#at;
    return {
      session: this.#session,
      openTasks: [...this.#at.open.keys()],
      followUp: this.#followUp.all,
      keeps: [...this.#kept.keeps],
      certified: [...this.#kept.certified],
      effects: [...this.#kept.effects],
      proposed: proposed.size,
      tested: countTested(this.#runs.known.tested),
      queries,
      confirmations: this.#runs.known.confirmations.size,
      evaluations: this.#runs.known.evaluations,
      claim: this.#at.claim,
      handover: this.#handover.state,
      ...this.#runs.inForce,
    };
  }

  /** Where it came to, to be written down at once: it goes on moving. */
  checkpoint(): AuditCheckpoint {
    return {
      ...{ runHeader: this.#runHeader, at: this.#at, ...sessionFacts(this.#session) },
      ...{ kept: this.#kept.known, sizes: this.#sizes.known, begun: this.#effects.begun },
      ...{ runs: this.#runs.known, followUp: this.#followUp.all[0], handover: this.#handover.state },
    };
  }

  /** Ends it. `isClosed`: the seeds are revealed, so nothing may be left open. */
  end(isClosed: boolean, summaryClaim: string | undefined): readonly AuditDifference[] {
    if (isClosed) this.#checkFollowUp(undefined);
    this.#reportAll(endIssues(this.#at, { isClosed, summaryClaim }));
    return this.#differences;
  }

  #report(kind: AuditDifference['kind'], message: string): void {
    this.#differences.push({ kind, record: this.#at.place, message });
  }

  #reportAll(issues: Iterable<readonly [AuditDifference['kind'], string]>): void {
    for (const issue of issues) this.#report(...issue);
  }

  #checkFollowUp(kind: DecisionRecord['kind'] | undefined): void {
    const issue = this.#followUp.issueBefore(kind);
    if (issue !== undefined) this.#report(...issue);
  }

  #openTask(name: string): OpenTask | undefined {
    const open = this.#at.open.get(name);
    if (open !== undefined) return open;
    const known = { runHeader: this.#runHeader, keeps: this.#kept.keeps, handover: this.#handover.state };
    const begun = beginTask(this.#session, name, known);
    if (begun === undefined) return undefined;
    this.#session = begun.session;
    this.#at.open.set(name, begun.open);
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
    this.#at.queries += 1;
    this.#reportAll(openQueryIssues(record, this.#at.open.get(record.task), this.#runs));
    this.#reportAll(queryIssues(record, { ...this.#runHeader.settings, ...this.#at }));
  }

  #takeCalibration(record: RecordOf<'calibration'>): void {
    const open = this.#at.open.get(record.id);
    this.#at.open.delete(record.id);
    if (open?.task.task !== 'calibration') {
      this.#report('missing', `${record.id} has no evaluations`);
      return;
    }
    this.#session = withCalibration(this.#session, open.task);
    this.#reportAll(calibrationIssues(record, open.task, this.#session));
  }

  #takeCandidate(record: CandidateRecord): void {
    // One that a kill broke off is proposed again by its name.
    this.#at.proposed.add(record.id);
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
    this.#at.open.set(begun.open.task.id, begun.open);
    this.#runs.begin(begun.open.task);
    this.#kept.begin(begun.open.task, record);
  }

  #interrupt({ task: name, halted }: RecordOf<'interrupted'>): void {
    const open = this.#at.open.get(name);
    this.#at.open.delete(name);
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
    this.#at.decisions += 1;
    const found = this.#at.open.get(record.task);
    this.#at.open.delete(record.task);
    if (found === undefined || !isTrial(found.task)) {
      this.#report('missing', `a decision on ${record.task}, of which nothing is recorded`);
      return;
    }
    const { task: trial, level } = withStep(found, 2);
    if (!isTrial(trial)) return;
    const { settings } = this.#runHeader;
    const stale =
      trial.incumbent !== (trial.purpose === 'promotion' ? this.#session.champion?.tree : this.#session.incumbent);
    this.#reportAll(decisionIssues({ record, trial, level, isStale: stale, settings, queries: this.#at.queries }));
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
    this.#at.claim = record;
    const open = this.#at.open.get(record.task);
    this.#at.open.delete(record.task);
    const issues = claimIssues({
      record,
      runHeader: this.#runHeader,
      session: this.#session,
      confirmation: open?.task.task === 'confirmation' ? open.task : undefined,
      earlier: [...this.#runs.known.confirmations].indexOf(record.task),
      keeps: this.#kept.keeps,
      proposed: this.#at.proposed.size,
      tested: countTested(this.#runs.known.tested),
      queries: this.#at.queries,
      certified: this.#kept.certified,
      evaluator: this.#runs.evaluator.digest,
      ...this.#runs.inForce,
    });
    for (const message of issues) this.#report('claim', message);
    this.#session = withConfirmed(this.#session, record);
  }
}
