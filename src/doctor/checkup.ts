import { type AcceptedRisks, RISK_NAMES } from '../base/accepted-risk.ts';
import { AutorizeError } from '../base/errors.ts';
import { type Check, checksOfError } from './check.ts';
import { FINDINGS } from './findings.ts';

/** What `doctor` reports while it works. */
export type DoctorEvent =
  | { readonly kind: 'checked'; readonly check: Check }
  /** A command of an evaluation: `step` is its name, `of` what is evaluated. */
  | StepEvent
  /** The config was changed; a unified diff. */
  | { readonly kind: 'fixed'; readonly diff: string };

export interface StepEvent {
  readonly kind: 'began' | 'ended';
  readonly step: string;
  readonly of: string;
}

/** What was found so far; each finding is reported as soon as it is made. */
export class Checkup {
  readonly checks: Check[] = [];
  readonly #onEvent: (event: DoctorEvent) => void;
  #accepted: AcceptedRisks | undefined;

  constructor(onEvent: (event: DoctorEvent) => void = () => undefined) {
    this.#onEvent = onEvent;
  }

  /** What a run does not refuse is no problem from now on. */
  accept(risks: AcceptedRisks): void {
    this.#accepted = risks;
  }

  add(...checks: readonly Check[]): void {
    const unknown = checks.find(({ id, verdict }) => verdict === 'problem' && FINDINGS[id] === 'reported');
    if (unknown !== undefined) throw new TypeError(`no run refuses what doctor calls FAIL: ${unknown.id}`);
    for (const found of checks) {
      const check = this.#withAcceptance(found);
      this.checks.push(check);
      this.#onEvent({ kind: 'checked', check });
    }
  }

  #withAcceptance(check: Check): Check {
    const risk = RISK_NAMES.find((name) => name === FINDINGS[check.id]);
    if (check.verdict !== 'problem' || risk === undefined || this.#accepted?.[risk] !== true) return check;
    const { id, title, detail } = check;
    return { id, title, verdict: 'warning', detail: `accepted risk ${risk}: ${detail}` };
  }

  /** Looks at one thing; an error of the engine is what was found, any other is a fault of ours. */
  async look(what: Pick<Check, 'id' | 'title'>, work: () => Promise<string> | string): Promise<boolean> {
    try {
      this.add({ ...what, verdict: 'ok', detail: await work() });
      return true;
    } catch (error) {
      if (!(error instanceof AutorizeError)) throw error;
      this.add(...checksOfError(what, error));
      return false;
    }
  }
}
