import type { FollowUp } from '../decision/follow-up.ts';
import type { DecisionRecord, RecordOf } from '../decision/records.ts';

/** What the last decision left to be written down next, and whether the record after it does that. */
export class FollowUpAudit {
  #followUp: FollowUp | undefined;

  get all(): readonly FollowUp[] {
    return this.#followUp === undefined ? [] : [this.#followUp];
  }

  settle(followUp: FollowUp | undefined): void {
    this.#followUp = followUp;
  }

  /**
   * What became the incumbent, and what an A/A check said, stands behind the decision; `kind`: of the record that is
   * there.
   */
  issueBefore(
    kind: DecisionRecord['kind'] | undefined,
  ): readonly [kind: 'missing' | 'incumbent', message: string] | undefined {
    const followUp = this.#followUp;
    if (followUp === undefined || followUp.kind === kind) return undefined;
    this.#followUp = undefined;
    if (followUp.kind === 'canary') return ['missing', `nothing says what came of ${followUp.task}`];
    return ['incumbent', `${followUp.by} made ${followUp.tree} the incumbent, and no record says so`];
  }

  takeAaCheck(): RecordOf<'canary'> | undefined {
    const followUp = this.#followUp;
    this.#followUp = undefined;
    return followUp?.kind === 'canary' ? followUp : undefined;
  }

  /** `incumbent`: what the decisions made it. */
  issueOfIncumbent({ tree, by }: RecordOf<'incumbent'>, incumbent: string): string | undefined {
    const followUp = this.#followUp;
    this.#followUp = undefined;
    if (followUp?.kind === 'incumbent' && followUp.tree === tree && followUp.by === by) return undefined;
    const last = followUp?.kind === 'incumbent' ? ` by ${followUp.by}` : ', and nothing was decided just before';
    return `the decisions make ${incumbent} the incumbent${last}, not ${tree} by ${by}`;
  }
}
