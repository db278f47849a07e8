/**
 * What a run does about an evaluator that believes the code under test.
 * Invariant: what was found is recorded; a run continues only where nothing was found, or where its own config or command
 * line accepts the risk: an earlier run's acceptance is not this one's. An evaluator whose finding is on record is not
 * tried again, but where nothing is said to have been found on another machine.
 */
import { type AcceptedRisks, RISKS, type Risk } from '../../base/accepted-risk.ts';
import { PreconditionError } from '../../base/errors.ts';
import { renderScore } from '../../base/score-text.ts';
import { plural } from '../../base/text.ts';
import { evaluatorIn } from '../../decision/evaluator-digest.ts';
import type { RecordOf } from '../../decision/records.ts';
import type { DecisionLog } from '../log/decision-log.ts';
import type { PassedTrials } from './passed-trials.ts';

/** Where a risk is accepted in writing: `[accept_risk] NAME = true`, say. */
export type HowToAccept = (risk: Risk) => string;

/** Why a run does not begin, where nobody accepts a risk that was found. */
export class RiskRefusal extends PreconditionError {
  constructor(risk: Risk, finding: { readonly found: string; readonly remedy: string }, how: HowToAccept) {
    super({
      message: `${finding.found}; expected ${RISKS[risk]}`,
      remedy: `${finding.remedy} To accept this risk, which every claim then names: ${how(risk)}, or --accept-risk ${risk}`,
    });
  }
}

/** What a trial of the evaluator said. */
export interface Tried {
  readonly verdict: 'believed' | 'withstood' | 'aborted';
  readonly detail: string;
}

export interface EvaluatorFacts {
  readonly findings: readonly RecordOf<'risk'>[];
  readonly passed: PassedTrials;
  readonly evaluatorDigest: string;
  readonly accepted: Pick<AcceptedRisks, 'evaluator_in_process'>;
  readonly append: (record: RecordOf<'risk'>) => void;
  /** Scores a candidate that only claims a score; undefined: there is none to be made. */
  readonly attempt: () => Promise<Tried | undefined>;
}

export interface Trust {
  readonly kind: 'trusted' | 'accepted' | 'believed';
  readonly detail: string;
}

/** Tries the evaluator once, and records what came of it. */
export async function decideTrust(facts: EvaluatorFacts): Promise<Trust> {
  const { findings, passed, evaluatorDigest: evaluator_digest, accepted, append, attempt } = facts;
  const risk = 'evaluator_in_process';
  const known = findings.findLast((each) => each.risk === risk && each.evaluator_digest === evaluator_digest);
  if (known?.found === false && passed.has(known)) return { kind: 'trusted', detail: known.detail };
  const tried = known?.found === true ? undefined : await attempt();
  if (tried?.verdict === 'aborted') return { kind: 'trusted', detail: tried.detail };
  const found = known?.found === true || tried?.verdict === 'believed';
  const detail = tried?.detail ?? known?.detail ?? '';
  const isTaken = found && accepted.evaluator_in_process;
  if (known?.found !== found || (isTaken && !known.accepted)) {
    append({ kind: 'risk', risk, found, accepted: isTaken, detail, evaluator_digest });
  }
  if (!found) passed.note({ risk, evaluator_digest });
  if (!found) return { kind: 'trusted', detail };
  return { kind: isTaken ? 'accepted' : 'believed', detail };
}

/** Records that a risk is accepted, once for each evaluator and environment. */
export function recordAccepted(
  decisionLog: Pick<DecisionLog, 'append' | 'replay' | 'runHeader' | 'environmentSnapshot'>,
  risk: Risk,
  detail: string,
): void {
  const evaluator_digest = evaluatorIn(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
  const findings = decisionLog.replay().state?.findings ?? [];
  const isOf = (each: RecordOf<'risk'>) => each.risk === risk && each.evaluator_digest === evaluator_digest;
  if (findings.some((each) => isOf(each) && each.accepted)) return;
  decisionLog.append({ kind: 'risk', risk, found: true, accepted: true, detail, evaluator_digest });
}

/** The finding, in words. */
export function describeBelieved({ scripts, claim }: { readonly scripts: number; readonly claim: number }): string {
  return `the evaluator believes the code under test: ${plural(scripts, 'script')} that printed a made-up score and exited got the score ${renderScore(claim)}`;
}

/** What to do about it; `key` names what protects files. */
export function believedRemedy(key: string): string {
  return `Run the code under test in a child process, take time and score in the parent, and protect the evaluator (${key}).`;
}
