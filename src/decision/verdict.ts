export const DECISION_OUTCOMES = ['keep', 'discard', 'inconclusive', 'quarantine'] as const;
type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

/** Why a trial ended as it did, and the outcome that each reason stands for. */
const OUTCOME_OF_CODE = {
  evident: 'keep',
  better: 'keep',
  working: 'keep',
  crash: 'discard',
  tamper: 'discard',
  screen: 'discard',
  futile: 'discard',
  disagrees: 'discard',
  'not-better': 'discard',
  'rolled-back': 'discard',
  cap: 'inconclusive',
  'cases-spent': 'inconclusive',
  'goes-on': 'inconclusive',
  'carry-over': 'inconclusive',
  nondeterministic: 'inconclusive',
  implausible: 'quarantine',
} as const satisfies Readonly<Record<string, DecisionOutcome>>;

export type DecisionCode = keyof typeof OUTCOME_OF_CODE;

/** How a trial ended. */
export interface Verdict {
  readonly outcome: DecisionOutcome;
  readonly code: DecisionCode;
  /** One sentence. */
  readonly reason: string;
}

/** The verdict on a candidate whose own run failed. Source: decisions, "Integrity", rule 4. */
export function failureVerdict({
  reason,
  isTampered,
}: {
  readonly reason: string;
  readonly isTampered?: boolean;
}): Verdict {
  return verdictOf(isTampered === true ? 'tamper' : 'crash', `the candidate failed: ${reason}`);
}

/** How the end of a test is named to whoever proposes its tree again, where its code would mislead. */
export const GUARD_FAILED = 'guard failed';
export const REFUSED_AFTER_TEST = 'passed its test, but not a guard or the holdout';

/** Whether it was a guard that the candidate failed: titles of other steps begin with other words. */
export function isGuardVerdict({ code, reason }: Verdict): boolean {
  return code === 'crash' && reason.startsWith('the candidate failed: guard "');
}

export function verdictOf(code: DecisionCode, reason: string): Verdict {
  return { outcome: OUTCOME_OF_CODE[code], code, reason };
}

/** A number as sentences show it: three digits. */
export function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** The same with its sign, as differences are shown. */
export function signedFigure(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value);
}
