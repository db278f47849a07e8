import { recordedPaths } from '../../base/recorded-paths.ts';
import { renderApart, renderScore } from '../../base/score-text.ts';
import type { Trial } from '../../decision/assignment.ts';
import { gainOf } from '../../decision/compare-trial.ts';
import { confirmedOf } from '../../decision/confirmation.ts';
import { evidenceOf } from '../../decision/evidence.ts';
import { feedbackOf } from '../../decision/feedback.ts';
import { noiseOfScore, renderGain } from '../../decision/gain-scale.ts';
import type { Session } from '../../decision/session.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import type { Feedback } from '../../settings/decision-settings.ts';
import { meanOf } from '../../stats/moments.ts';
import type { IterationRecord, Outcome } from './record.ts';

/** What a record says of how its change was decided on. */
export type DecisionFacts = NonNullable<IterationRecord['decision']>;

// exp of more is no finite number.
const MAX_LOG = 700;

/** The fields of a record's `decision`. */
export function decisionFacts(
  trial: Trial,
  {
    session,
    feedback,
    refusedBy,
  }: { readonly session: Session; readonly feedback: Feedback; readonly refusedBy?: string | undefined },
): DecisionFacts {
  const evidence = evidenceOf(trial);
  const { ratio } = trial.rules;
  const noise = noiseOfScore(session);
  const common = {
    policy: policyOf(trial),
    code: trial.verdict?.code ?? 'broken-off',
    test: trial.id,
    purpose: trial.purpose,
    noise,
    ...(ratio === undefined ? {} : { scale: 'ratio' }),
    ...(refusedBy === undefined ? {} : { refusedBy }),
  };
  const reported = {
    told: reportedBy(evidence.effect, { feedback, noise: session.last_noise?.sigma ?? 0, rules: trial.rules }),
  };
  const inWords = (gain: number): number => (ratio === undefined ? gain : Math.exp(gain));
  if (evidence.kind === 'compare') {
    const n = evidence.scores.length + evidence.again.length;
    const hasRecord = Math.abs(evidence.record) < Number.MAX_VALUE;
    return {
      ...common,
      n,
      effect: hasRecord && evidence.scores.length > 0 ? inWords(evidence.effect) : null,
      ...reported,
    };
  }
  const { differences, log_e, a, effect } = evidence;
  return {
    ...common,
    n: differences.length,
    effect: differences.length === 0 ? null : inWords(effect),
    ...(trial.task === 'paired' && differences.length > 1 ? { interval: intervalOf(trial, session, inWords) } : {}),
    p_or_e: Math.exp(Math.min(log_e, MAX_LOG)),
    threshold: 1 / a,
    ...(differences.length === 0 ? {} : reported),
  };
}

function policyOf(trial: Trial): string {
  return trial.task === 'compare' ? trial.policy : 'paired-sequential';
}

function intervalOf(
  { pairs, rules }: Extract<Trial, { task: 'paired' }>,
  { settings: { confidence } }: Session,
  inWords: (gain: number) => number,
): [number, number] {
  const [low, high] = confirmedOf({ ...rules, pairs, confidence, checks_order: false }).interval;
  return [inWords(low), inWords(high)];
}

/** What an agent learns of a difference. */
function reportedBy(
  difference: number,
  { feedback, noise, rules }: { readonly feedback: Feedback; readonly noise: number; readonly rules: Trial['rules'] },
): string {
  const reported = feedbackOf(feedback, { difference, noise });
  if (reported.kind === 'sign') return `${reported.value} than the current best`.replace('equal than', 'equal to');
  const rounded = feedback === 'rounded' && noise > 0 ? ', rounded to the noise of one score' : '';
  return `${renderGain(reported.value, rules.sign, rules.ratio)} against the current best${rounded}`;
}

/** The score that stands for a trial; undefined where the candidate has none. */
export function scoreOf(trial: Trial): number | undefined {
  if (trial.task === 'compare') {
    const scores = trial.again.length > 0 && trial.stage === 'remeasure' ? trial.again : trial.scores;
    return scores.length === 0 ? undefined : meanOf(scores);
  }
  if (trial.pairs.length > 0) return meanOf(trial.pairs.map(({ candidate }) => candidate));
  return trial.screen_scores.length > 0 ? meanOf(trial.screen_scores) : undefined;
}

/** One sentence on how a trial ended; `than` is what the score of the current best is of. */
export function describeTrial(trial: Trial, than: string): string {
  const { verdict } = trial;
  if (verdict === null) return 'broken off before it was decided';
  const score = scoreOf(trial);
  if (trial.task === 'paired' || score === undefined) return verdict.reason;
  const { record } = trial.rules;
  const [shown, beaten] = [renderApart(score, record), renderApart(record, score)];
  if (verdict.code === 'not-better') return `score ${shown} does not beat ${beaten} (${than})`;
  if (verdict.code !== 'better' && verdict.code !== 'working') return verdict.reason;
  if (Math.abs(record) === Number.MAX_VALUE) return `score ${renderScore(score)} is the first one`;
  if (gainOf(trial) <= 0) return verdict.reason;
  if (verdict.code === 'working') {
    // What it was kept for and what stands for it are two measurements.
    const measured = meanOf(trial.scores);
    const [beating, before] = [renderApart(measured, record), renderApart(record, measured)];
    return `score ${beating} beats ${before} (${than}) on the working line; measured again: ${renderScore(score)}`;
  }
  const again = trial.rules.is_exact ? ', and a second run agrees' : '';
  return `score ${shown} beats ${beaten} (${than})${again}`;
}

/** All paths of what is accepted, which `verify` compares with its commit; of anything else as many as a record takes. */
export function pathFacts(change: Pick<Change, 'changes'> | undefined, outcome: Outcome) {
  const changed = change?.changes.map(({ path }) => path) ?? [];
  const { paths, more } = outcome === 'merged' ? { paths: changed, more: 0 } : recordedPaths(changed);
  return { changed_paths: paths, ...(more === 0 ? {} : { more_paths: more }) };
}
