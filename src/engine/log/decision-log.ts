/**
 * The decision log, and the session that follows from it.
 * Invariant: what the session knows is what the records say: it changes only with the record of the change, and is
 * rebuilt from the records when a run goes on. The secret that seeds and coins are drawn from is on the disk before the
 * commitment to it, and is disclosed when the run is over; no command of an attempt sees the folder that it lies in.
 * Crash: a run of the evaluator that was in flight is recorded as killed by the next opening, what a decision left to
 * be written down is, and a test that was in flight becomes interrupted: its tree continues from its evidence.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { IntegrityError, PreconditionError } from '../../base/errors.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { commitmentOf, type Draw, drawFrom } from '../../decision/draw.ts';
import type { EffortName } from '../../decision/effort.ts';
import {
  type EnvironmentFacts,
  environmentDigest,
  evaluatorIn,
  filesDigest,
  reportMove,
} from '../../decision/evaluator-digest.ts';
import { scalePlan } from '../../decision/gain-scale.ts';
import { decisionRecordSchema, type EvaluationRecord, type RunHeaderRecord } from '../../decision/records.ts';
import { type ReplayedState, sessionOfRunHeader } from '../../decision/replay.ts';
import {
  type HiddenDigests,
  type RuleChange,
  type RuleFacts,
  ruleChanges,
  wordsOfChanges,
} from '../../decision/rule-change.ts';
import { RULES_OF_NEW_RUNS } from '../../decision/run-rules.ts';
import { openSession, type Session, withEffort, withEnvironment } from '../../decision/session.ts';
import type { DecisionSettings } from '../../decision/settings.ts';
import type { EnvironmentLock } from '../evaluation/environment-lock.ts';
import { dropMarks, type EnvironmentSnapshot, killedRuns } from '../evaluation/recorded-run.ts';
import type { DecisionJournal } from './decision-journal.ts';
import { FollowedLog, type Replayed } from './followed-log.ts';
import { newSecret, saltOf, secretFile, secretOf } from './log-secret.ts';
import { LoggedRecords, tookOf } from './logged-records.ts';

export type DecisionDraft = z.input<typeof decisionRecordSchema>;

/** What a run header says that does not follow from the settings. */
export type RunHeaderFacts = Pick<
  Extract<DecisionDraft, { kind: 'genesis' }>,
  | 'tool_version'
  | 'config_digest'
  | 'baseline_commit'
  | 'baseline_tree'
  | 'judge_digest'
  | 'setup_inputs'
  | 'evaluator_files'
  | 'guards_digest'
  | 'confirm_digest'
  | 'unscored'
  | 'score_unit'
  | 'in_process'
>;

export interface LogRequest {
  /** For messages. */
  readonly messages: {
    /** The record, e.g. `decisions.jsonl of "climb"`. */
    readonly record: string;
    /** What was decided, e.g. `"climb"`. */
    readonly run: string;
    /** What a key of the settings is in the user's file, e.g. `objective.`. */
    readonly keys: string;
    /** How issues are shown, how to begin again, and what to do where the rules differ; a sentence each. */
    readonly look: string;
    readonly restart: string;
    readonly rules: string;
  };
  readonly journal: DecisionJournal;
  readonly settings: DecisionSettings;
  readonly facts: RunHeaderFacts;
  /** Of what nobody may know, with a salt. */
  readonly digestSealed: (salt: string) => HiddenDigests;
  readonly lock: EnvironmentLock;
  /** Whether agents of this run can read the key of their model; null: they worked elsewhere, which does not say. */
  readonly keyInReach: boolean | null;
  /** Tree that the branch holds. */
  readonly branchHeadTree: string;
  /** Private folder that the secret lies in. */
  readonly folder: string;
}

/** The decision log while it is written. */
export class DecisionLog {
  session: Session;
  /** What evaluations took, checkout and all, ascending. */
  readonly evaluationMs: number[];
  readonly runHeader: RunHeaderRecord;
  readonly draw: Draw;
  /** Folder of the marks of runs that have begun. */
  readonly marks: string;
  /** Of the protected files of the base. */
  readonly filesDigest: string;
  readonly #journal: DecisionJournal;
  readonly #lock: EnvironmentLock;
  readonly #secret: string;
  readonly #file: string;
  #evaluations: number;
  readonly #followed: FollowedLog;
  /** The environment as it was when it was last looked at. */
  environmentSnapshot: EnvironmentSnapshot;

  constructor(opened: {
    readonly session: Session;
    readonly runHeader: RunHeaderRecord;
    readonly journal: DecisionJournal;
    readonly followed: FollowedLog;
    readonly secret: string;
    readonly file: string;
    readonly evaluations: number;
    readonly marks: string;
    readonly lock: EnvironmentLock;
    /** Of the last record that has one. */
    readonly environment: EnvironmentFacts;
  }) {
    this.session = opened.session;
    this.runHeader = opened.runHeader;
    this.draw = drawFrom(opened.secret);
    this.#journal = opened.journal;
    this.#followed = opened.followed;
    this.#secret = opened.secret;
    this.#file = opened.file;
    this.#evaluations = opened.evaluations;
    this.marks = opened.marks;
    this.filesDigest = filesDigest(opened.runHeader.evaluator_files);
    this.#lock = opened.lock;
    this.environmentSnapshot = { facts: opened.environment, digest: environmentDigest(opened.environment) };
    this.evaluationMs = this.evaluations.flatMap(tookOf).sort((one, other) => one - other);
  }

  /** Number of the last record. */
  get length(): number {
    return this.#journal.length;
  }

  /** Appends a record; when it returns, the record is on the disk. */
  append(draft: DecisionDraft): void {
    this.#journal.append(normalized(draft));
  }

  /** The same of records that belong together. */
  appendAll(drafts: readonly DecisionDraft[]): void {
    appendTo(this.#journal, drafts);
  }

  /** The number of the evaluation that is recorded next. */
  nextEvaluation(): number {
    this.#evaluations += 1;
    return this.#evaluations;
  }

  /** Reads the environment as it is now; where it is another one, the record says so, and the session goes on in it. */
  takeEnvironmentSnapshot(): EnvironmentSnapshot {
    const before = this.environmentSnapshot;
    const facts = this.#lock(before.facts);
    const digest = environmentDigest(facts);
    if (digest === before.digest) return before;
    this.environmentSnapshot = { facts, digest };
    this.append({ kind: 'environment', environment: facts, evaluator_digest: evaluatorIn(this.runHeader, facts) });
    this.session = withEnvironment(this.session, reportMove(before.facts, facts));
    return this.environmentSnapshot;
  }

  /** The records as they are now, counted and replayed. */
  replay(): Replayed {
    return this.#followed.replay();
  }

  /** Writes down what stands behind a decision that others wrote: who the current best is now. */
  writeFollowUp(): void {
    this.appendAll(this.replay().state?.followUp ?? []);
  }

  /** The raw records, oldest first. */
  get records(): readonly JournalRecord[] {
    return this.#journal.records;
  }

  /** The runs of the evaluator among them; grows. */
  get evaluations(): readonly EvaluationRecord[] {
    return this.#followed.facts.evaluations;
  }

  /** How often the holdout was asked, by what was written down before. */
  get holdoutQueries(): number {
    return this.countOf('holdout');
  }

  /** How many records of a kind there are. */
  countOf(kind: DecisionDraft['kind']): number {
    return this.#followed.facts.counts.get(kind) ?? 0;
  }

  /** The effort of the tests that begin from now on. */
  useEffort(effort: EffortName): void {
    if (effort === this.session.effort) return;
    this.append({ kind: 'effort', effort });
    this.session = withEffort(this.session, effort);
  }

  /** Discloses the secret: nothing more is drawn from it. */
  close(): void {
    // Of a machine that was short of something tests may be open.
    for (const task of this.replay().state?.openTasks ?? []) this.append({ kind: 'interrupted', task });
    this.append({ kind: 'seed-reveal', secret: this.#secret });
    rmSync(this.#file, { force: true });
  }
}

function appendTo(journal: DecisionJournal, drafts: readonly DecisionDraft[]): void {
  const records = drafts.map(normalized);
  if (journal.appendAll === undefined) for (const record of records) journal.append(record);
  else journal.appendAll(records);
}

/** A record as it is read again: every member that it may have, the numbers as JSON has them. */
export function normalized(draft: DecisionDraft): JournalRecord {
  return decisionRecordSchema.parse(JSON.parse(JSON.stringify(draft)));
}

/** Opens the log, or begins it; what was in flight becomes interrupted. Throws where it is of another config. */
export function openLog(request: LogRequest): DecisionLog {
  const { journal, messages } = request;
  const file = secretFile(request.folder);
  if (journal.length === 0) return beginLog(request, file);
  const followed = new FollowedLog(journal);
  const { state, issues } = followed.replay();
  const [issue] = issues;
  if (state === undefined || issue !== undefined) throw broken(messages, issue ?? 'nothing can be read');
  const runHeader = decisionRecordSchema.parse(followed.facts.first);
  if (runHeader.kind !== 'genesis') throw broken(messages, 'it does not begin with a run header');
  requireSameRules(request, runHeader, saltOf(followed.facts, { runHeader, file }));
  const marks = marksOf(request.folder);
  const left = leftOver(state, killedRuns(marks, { journal, evaluations: state.evaluations }));
  appendTo(journal, left);
  dropMarks(marks);
  const { state: concluded } = left.length === 0 ? { state } : followed.replay();
  if (concluded?.session.incumbent !== request.branchHeadTree) {
    throw broken(messages, 'its decisions do not end at what the branch holds');
  }
  const secret = secretOf(journal, followed.facts, file);
  const { session, evaluations, environment } = concluded;
  const { lock, keyInReach } = request;
  const decisionLog = new DecisionLog({
    ...{ session, runHeader, journal, followed, secret, file, evaluations, marks, lock, environment },
  });
  // A run may go on on another machine.
  decisionLog.takeEnvironmentSnapshot();
  if (keyInReach === true && concluded.keyInReach !== true) decisionLog.append({ kind: 'key-in-reach' });
  return decisionLog;
}

/** The folder of the marks of runs that have begun. */
export function marksOf(folder: string): string {
  return join(folder, 'evaluating');
}

/** What a run that was killed left to be written down, in its order. */
export function leftOver({ followUp, openTasks }: ReplayedState, killed: readonly EvaluationRecord[]): DecisionDraft[] {
  return [...followUp, ...killed, ...openTasks.map((task): DecisionDraft => ({ kind: 'interrupted', task }))];
}

function broken({ record, look, restart }: LogRequest['messages'], what: string): IntegrityError {
  return new IntegrityError({ message: `${record} is inconsistent: ${what}`, remedy: `${look} ${restart}` });
}

function requireSameRules(request: LogRequest, runHeader: RunHeaderRecord, salt: string | undefined): void {
  const { messages } = request;
  const changed = wordsOfChanges(changesSince(request, runHeader, salt), messages.keys);
  if (changed.length === 0) return;
  throw new PreconditionError({
    message: `${changed.join(', ')} of ${messages.run} changed after its changes were decided`,
    remedy: messages.rules,
  });
}

type Rules = Pick<LogRequest, 'settings' | 'digestSealed'> & { readonly facts: RuleFacts };

function changesSince(
  { settings, facts, digestSealed }: Rules,
  runHeader: RunHeaderRecord,
  salt: string | undefined,
): RuleChange[] {
  // Without the salt nobody can say; without the holdout, as on another machine, either.
  const hidden = salt === undefined ? undefined : digestSealed(salt);
  const { confirm_digest = hidden?.confirm } = facts;
  return ruleChanges(runHeader, { ...facts, settings, confirm_digest, holdout_digest: hidden?.holdout });
}

/** What of a run's rules is not what its record begins with: it cannot be resumed; empty where there is no record. */
export function findRuleChanges(
  rules: Rules & { readonly records: DecisionJournal['records']; readonly folder: string },
): RuleChange[] {
  const { records, folder } = rules;
  const runHeader = decisionRecordSchema.safeParse(records[0]).data;
  if (runHeader?.kind !== 'genesis') return [];
  const facts = new LoggedRecords().readOn({ since: (count) => records.slice(count) });
  return changesSince(rules, runHeader, saltOf(facts, { runHeader, file: secretFile(folder) }));
}

function beginLog(
  { journal, settings, facts, digestSealed, branchHeadTree, folder, lock, keyInReach }: LogRequest,
  file: string,
): DecisionLog {
  const secret = newSecret(file);
  const marks = marksOf(folder);
  // Of another record, if they are of any.
  dropMarks(marks);
  const session = openSession({ settings, base: facts.baseline_tree });
  const environment = lock();
  const { effort, effort_rules } = session;
  const { holdout = null, confirm = null } = digestSealed(secret);
  const runHeader = normalized({
    kind: 'genesis',
    ...facts,
    environment,
    evaluator_digest: evaluatorIn(facts, environment),
    start_tree: branchHeadTree === facts.baseline_tree ? null : branchHeadTree,
    confirm_digest: facts.confirm_digest ?? confirm,
    holdout_digest: holdout,
    ...{ settings, effort, effort_rules },
    seed_commitment: commitmentOf(secret),
    ...RULES_OF_NEW_RUNS,
    score_scale: scalePlan(settings, facts),
    key_in_reach: keyInReach,
  });
  const record = decisionRecordSchema.parse(journal.append(runHeader));
  if (record.kind !== 'genesis') throw new TypeError('a run header was written and something else came back');
  return new DecisionLog({
    ...{ session: sessionOfRunHeader(record), runHeader: record, journal, secret, file, marks, lock, environment },
    followed: new FollowedLog(journal),
    evaluations: 0,
  });
}
