import type { Owed } from '../decision/follow-up.ts';
import type { DecisionRecord, RecordOf } from '../decision/records.ts';

/** What the last decision left to be written down next, and whether the record after it does that. */
export class OwedAudit {
  #owed: Owed | undefined;

  get all(): readonly Owed[] {
    return this.#owed === undefined ? [] : [this.#owed];
  }

  settle(owed: Owed | undefined): void {
    this.#owed = owed;
  }

  /** What became the incumbent, and what a canary said, stands behind the decision; `kind`: of the record that is there. */
  flawBefore(
    kind: DecisionRecord['kind'] | undefined,
  ): readonly [kind: 'missing' | 'incumbent', message: string] | undefined {
    const owed = this.#owed;
    if (owed === undefined || owed.kind === kind) return undefined;
    this.#owed = undefined;
    if (owed.kind === 'canary') return ['missing', `nothing says what came of ${owed.task}`];
    return ['incumbent', `${owed.by} made ${owed.tree} the incumbent, and no record says so`];
  }

  takeCanary(): RecordOf<'canary'> | undefined {
    const owed = this.#owed;
    this.#owed = undefined;
    return owed?.kind === 'canary' ? owed : undefined;
  }

  /** `incumbent`: what the decisions made it. */
  flawOfIncumbent({ tree, by }: RecordOf<'incumbent'>, incumbent: string): string | undefined {
    const owed = this.#owed;
    this.#owed = undefined;
    if (owed?.kind === 'incumbent' && owed.tree === tree && owed.by === by) return undefined;
    const last = owed?.kind === 'incumbent' ? ` by ${owed.by}` : ', and nothing was decided just before';
    return `the decisions make ${incumbent} the incumbent${last}, not ${tree} by ${by}`;
  }
}
