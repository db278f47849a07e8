import type { FollowUp } from '../decision/follow-up.ts';
import type { DecisionRecord, RecordOf } from '../decision/records.ts';

/** What the last decision left to be written down next, and whether the record after it does that. */
export class FollowUpAudit {
  #followUp: FollowUp | undefined;

  /** `followUp`: what an earlier one left. */
  constructor(followUp: FollowUp | undefined) {
    this.#followUp = followUp;
  }

  get all(): readonly FollowUp[] {
    return this.#followUp === undefined ? [] : [this.#followUp];
  }

  conclude(followUp: FollowUp | undefined): void {
    this.#followUp = followUp;
  }

  /**
   * A decision is followed by the record of the new current best, or of what an A/A check said; `kind`: of the record
   * that follows.
   */
  issueBefore(
    kind: DecisionRecord['kind'] | undefined,
  ): readonly [kind: 'missing' | 'incumbent', message: string] | undefined {
    const followUp = this.#followUp;
    if (followUp === undefined || followUp.kind === kind) return undefined;
    this.#followUp = undefined;
    if (followUp.kind === 'canary') return ['missing', `nothing says what came of ${followUp.task}`];
    return ['incumbent', `${followUp.by} made ${followUp.tree} the current best, and no record says so`];
  }

  takeAaCheck(): RecordOf<'canary'> | undefined {
    const followUp = this.#followUp;
    this.#followUp = undefined;
    return followUp?.kind === 'canary' ? followUp : undefined;
  }

  /** `best`: the current best by the decisions. */
  issueOfBest({ tree, by }: RecordOf<'incumbent'>, best: string): string | undefined {
    const followUp = this.#followUp;
    this.#followUp = undefined;
    if (followUp?.kind === 'incumbent' && followUp.tree === tree && followUp.by === by) return undefined;
    const last = followUp?.kind === 'incumbent' ? ` by ${followUp.by}` : ', and nothing was decided just before';
    return `the decisions make ${best} the current best${last}, not ${tree} by ${by}`;
  }
}
