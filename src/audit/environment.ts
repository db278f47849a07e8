import {
  type EnvironmentFacts,
  environmentDigest,
  evaluatorDigest,
  filesDigest,
  reportMove,
} from '../decision/evaluator-digest.ts';
import { WASHOUT } from '../decision/measurement.ts';
import type { EvaluationRecord, RecordOf, RunHeaderRecord } from '../decision/records.ts';

/** A recorded move to another environment. */
export interface Move {
  /** What changed, as a session records it. */
  readonly changes: string;
  readonly issues: readonly string[];
}

/** What the records said of environments so far. */
export interface KnownEnvironments {
  /** In force. */
  facts: EnvironmentFacts;
  /** Of evaluators, and of those that confirm, in each of them. */
  readonly digests: Set<string>;
  readonly sealed: Set<string>;
  /** Of each task that has to stay in one environment: where it is. */
  readonly held: Map<string, string>;
  /** Isolation levels of all of them, in the order in which they came up. */
  readonly levels: Set<string>;
}

/** Follows the evaluator through the recorded environments and finds runs that had another one. */
export class EvaluatorAudit {
  /** Of the environment that is in force. */
  digest: string;
  /** A run header whose digest is not of its members. */
  readonly issue: string | undefined;
  readonly known: KnownEnvironments;
  readonly #runHeader: RunHeaderRecord;
  readonly #files: string;

  /** `known`: where an earlier one came to. */
  constructor(runHeader: RunHeaderRecord, known?: KnownEnvironments) {
    this.#runHeader = runHeader;
    this.#files = filesDigest(runHeader.evaluator_files);
    const facts = runHeader.environment;
    this.known = known ?? { facts, digests: new Set(), sealed: new Set(), held: new Map(), levels: new Set() };
    const ofRunHeader = this.#declare(facts);
    this.digest = known === undefined ? ofRunHeader : this.#declare(known.facts);
    this.issue =
      runHeader.evaluator_digest === ofRunHeader
        ? undefined
        : 'the evaluator_digest of the run header is not of its judge_digest, files and environment';
  }

  get inForce(): {
    readonly environment: EnvironmentFacts;
    readonly evaluator_digest: string;
    readonly isolation: readonly string[];
  } {
    return { environment: this.known.facts, evaluator_digest: this.digest, isolation: [...this.known.levels] };
  }

  takeMove({ environment, evaluator_digest: recorded }: RecordOf<'environment'>): Move {
    const issues: string[] = [];
    const before = this.digest;
    const changes = reportMove(this.known.facts, environment);
    this.digest = this.#declare(environment);
    this.known.facts = environment;
    if (recorded !== this.digest) issues.push('the evaluator_digest of an environment is not of its members');
    if (this.digest === before) issues.push('an environment is recorded as another one, and is the same');
    return { changes, issues };
  }

  /** What a run says of its evaluator that is not so; `earlier`: the runs before it in its step. */
  runIssues(run: EvaluationRecord, earlier: readonly EvaluationRecord[]): string[] {
    const { id, ended, score, digest_before: before, digest_after: after } = run;
    const isConfirming = run.stage === 'confirm' || (run.stage === WASHOUT && run.task.startsWith('confirmation '));
    const known = isConfirming && this.#runHeader.confirm_digest !== null ? this.known.sealed : this.known.digests;
    const isKnown = known.has(before) && known.has(after);
    const place = earlier.findLast(isWhole)?.digest_after ?? this.known.held.get(run.task);
    switch (ended ?? (score === null ? 'failed' : 'scored')) {
      case 'scored':
      case 'failed':
        if (!isKnown || before !== after) return [`evaluation ${id} was judged by an evaluator with another digest`];
        return place === undefined || place === before
          ? []
          : [`evaluation ${id} is of another environment than the runs before it of ${run.task}`];
      case 'tamper':
        return isKnown ? [`evaluation ${id} is recorded as tampered with, and its evaluator was the same`] : [];
      case 'moved': {
        // The digest of a run that was tampered with does not show where it ran.
        // What an A/A check is compared with is no run of its own step.
        const isAdjacent = run.stage === 'canary';
        const hasMoved =
          isAdjacent || before !== after || (place === undefined ? earlier.length > 0 : place !== before);
        return isKnown && hasMoved ? [] : [`evaluation ${id} is recorded as void, and its environment was the same`];
      }
      case 'aborted':
      case 'infra':
      case 'killed':
        return before === '' && after === '' ? [] : [`evaluation ${id} was broken off, and says what judged it`];
    }
  }

  /** Holds a task that begins to the environment that is in force, which the scores are of that it is compared with. */
  hold(task: string): void {
    this.known.held.set(task, this.digest);
  }

  /** The task is over, or free to go on elsewhere. */
  release(task: string): void {
    this.known.held.delete(task);
  }

  #declare(facts: EnvironmentFacts): string {
    if (facts.sandbox !== undefined) this.known.levels.add(facts.sandbox);
    const { judge_digest: judge, confirm_digest: hidden } = this.#runHeader;
    const parts = { files: this.#files, environment: environmentDigest(facts) };
    if (hidden !== null) this.known.sealed.add(evaluatorDigest({ judge: hidden, ...parts }));
    const digest = evaluatorDigest({ judge, ...parts });
    this.known.digests.add(digest);
    return digest;
  }
}

function isWhole({ ended }: EvaluationRecord): boolean {
  return ended === 'scored' || ended === 'failed' || ended === null;
}
