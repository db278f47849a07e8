/**
 * What three evaluations of the baseline and candidates that must not pass show of a mission's evaluator, as checks.
 * Invariant: what a run only notes is no problem here.
 */
import { parseDuration } from '../base/duration.ts';
import { median } from '../base/median.ts';
import { plural } from '../base/text.ts';
import { examineBase } from '../doctor/base-examination.ts';
import { tryDeletion, tryEcho, tryNegativeControl } from '../doctor/candidate-trials.ts';
import type { Check, EvaluationFigures } from '../doctor/check.ts';
import type { Checkup } from '../doctor/checkup.ts';
import { costsOf, renderEvaluation } from '../doctor/cost.ts';
import { FINDINGS } from '../doctor/findings.ts';
import {
  describeDeletion,
  describeEcho,
  describeEmptied,
  describeLinks,
  describeNegativeControl,
  describePlanted,
  type ProtectKey,
} from '../doctor/integrity-checks.ts';
import { type EmptiedTrial, findOpenTests, findUntried, tryEmptied, tryPlanted } from '../doctor/integrity-trials.ts';
import { describeLimits } from '../doctor/time-limits.ts';
import { isAdmitted } from '../engine/evaluation/forged-candidate.ts';
import { keptBuildMs } from '../engine/evaluation/kept-build.ts';
import { findOpenLinks } from '../engine/evaluation/open-links.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { differenceSigma } from '../stats/noise.ts';
import { comparisonSettings } from './decision-keys.ts';
import {
  amendContract,
  type BaseFailure,
  type BaseScore,
  comparesScores,
  describeFailure,
  forge,
  limitOf,
  type MissionTrial,
  subjectOf,
  tryBase,
} from './doctor-trial.ts';

const PROTECT = 'evaluator.protect';

interface ExaminationContext {
  /** A path as a user in the repository's top folder types it. */
  readonly shown: (path: string) => string;
  readonly isFixing: boolean;
}

/** Tries the evaluator and reports what comes of it; gives what an evaluation costs, where it gave a score. */
export async function examineEvaluator(
  checkup: Pick<Checkup, 'add'>,
  written: MissionTrial,
  context: ExaminationContext,
): Promise<EvaluationFigures | undefined> {
  const { contract: ofFile } = written;
  const base = await examineBase(
    checkup,
    {
      config: ofFile,
      tryBase: (contract: MissionContract, name: string) => tryBase({ ...written, contract }, name),
      describe: (tried, failure: BaseFailure) => describeFailure({ written: ofFile, tried }, failure),
      amend: amendContract,
    },
    context,
  );
  if (base === undefined) {
    checkup.add(...(await examineFiles(written)));
    return undefined;
  }
  const { config: contract, scores, isWritten } = base;
  const trial = { ...written, contract };
  const figures = {
    evaluationMs: median(scores.map(({ tookMs }) => tookMs)) ?? 0,
    costs: costsOf(scores, { keptBuildMs: keptBuildMs(trial.privateArea) }),
  };
  const described = describeScores(scores, contract);
  const detail = isWritten ? described.detail : `with the changes above, ${described.detail}`;
  checkup.add({ ...described, detail }, describeTime(figures, contract));
  checkup.add(...describeLimits({ config: contract, limitOf: (step) => limitOf(contract, step) }, scores));
  const [first] = scores;
  if (first !== undefined) await tryCandidates(checkup, trial, { scores, first });
  return isWritten ? figures : undefined;
}

async function tryCandidates(
  checkup: Pick<Checkup, 'add'>,
  trial: MissionTrial,
  { scores, first }: { readonly scores: readonly BaseScore[]; readonly first: BaseScore },
): Promise<void> {
  const { contract } = trial;
  const subject = subjectOf(trial);
  // Two scores of one tree differ by more in 5 of 100 cases.
  const apartFrom = 2 * Math.SQRT2 * differenceSigma(scores.map(({ score }) => score));
  const forging = () => Promise.resolve(forge(trial));
  if (comparesScores(contract)) {
    checkup.add(asNoted(describeEcho(await tryEcho(subject, forging), PROTECT), contract));
    checkup.add(...(await tryPlants(trial)));
  }
  checkup.add(...describeDeletion(await tryDeletion(subject, first, apartFrom), PROTECT));
  const emptied = await tryEmptied(subject, first, apartFrom);
  checkup.add(...describeEmptied(emptied, protectKeyOf(trial)).map((each) => asNoted(each, contract)));
  const action = controlOf(contract);
  if (action === 'off') return;
  const settings = { guards: [], metrics: comparisonSettings(contract.evaluator)?.metrics ?? [] };
  checkup.add(...describeNegativeControl(await tryNegativeControl(subject, { scores, settings }), action));
}

async function tryPlants(trial: MissionTrial): Promise<Check[]> {
  const planted = await tryPlanted(subjectOf(trial), () => Promise.resolve(forge(trial)));
  return describePlanted(planted).map(noRefusal);
}

/** What a run does with a negative control that passes; without a policy it has none. */
function controlOf({ evaluator }: MissionContract): 'stop' | 'warn' | 'off' {
  const action = comparisonSettings(evaluator)?.integrity.broken ?? 'tell';
  return action === 'tell' ? 'warn' : action;
}

/** What can be found without a score of the base: nothing is run. */
export async function examineFiles(trial: MissionTrial): Promise<Check[]> {
  const subject = subjectOf(trial);
  const open = await findOpenTests(subject);
  const emptied: EmptiedTrial = open.kind === 'open' ? { ...open, isPassed: false } : open;
  return [
    ...describeEmptied(emptied, protectKeyOf(trial)).map((each) => asNoted(each, trial.contract)),
    ...describePlanted(await findUntried(subject)).map(noRefusal),
  ];
}

/** Tests and links that could be protected before anything runs. */
export async function examineProtection(trial: MissionTrial): Promise<Check[]> {
  const { privateArea, protectedFiles, contract } = trial;
  const { rules } = subjectOf(trial);
  const links = await findOpenLinks(privateArea.store, { protectedFiles, isOpen: (each) => isAdmitted(rules, each) });
  return describeLinks(links, PROTECT).map((each) => asNoted(each, contract));
}

/** Tests that could be protected before anything runs. */
export async function findUnprotected(trial: MissionTrial): Promise<Check[]> {
  const found = await findOpenTests(subjectOf(trial));
  if (found.kind !== 'open') return [];
  return describeEmptied({ ...found, isPassed: false }, protectKeyOf(trial));
}

function protectKeyOf({ contract, protectedFiles }: MissionTrial): ProtectKey {
  const isWritten = contract.evaluator.protect !== undefined;
  return { path: ['evaluator', 'protect'], isWritten, globs: protectedFiles.globs };
}

/** By the contract's keep policy a run notes a risk, and goes on. */
function asNoted(check: Check, { evaluator }: MissionContract): Check {
  const isRisk = !['refused', 'reported'].includes(FINDINGS[check.id]);
  return isRisk && evaluator.decision === undefined ? noRefusal(check) : check;
}

/** No mission refuses this. */
function noRefusal(check: Check): Check {
  return check.verdict === 'problem' ? { ...check, verdict: 'warning' } : check;
}

function spreadOf(scores: readonly BaseScore[]): number {
  const all = scores.map(({ score }) => score);
  return Math.max(...all) - Math.min(...all);
}

function describeScores(scores: readonly BaseScore[], contract: MissionContract): Check {
  const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' } as const;
  const times = plural(scores.length, 'time');
  if (!comparesScores(contract)) {
    const passed = scores.filter(({ score }) => score > 0).length;
    return { ...check, detail: `the base passes ${passed} of ${times}; whatever passes is kept (pass_only)` };
  }
  const shown = scores.map(({ score }) => String(Number(score.toPrecision(4))));
  if (spreadOf(scores) === 0)
    return { ...check, detail: `the base scores ${shown[0]} each of ${times}; every difference counts` };
  const detail = `the base scores ${shown.join(', ')}`;
  if (contract.evaluator.decision !== undefined) return { ...check, detail };
  return {
    ...{ ...check, verdict: 'warning', detail: `${detail}: a change without effect may be kept by chance` },
    remedy: 'Make the evaluator steadier, or set evaluator.decision to compare noisy scores.',
  };
}

const NIGHT_MS = 8 * 3_600_000;

function describeTime(figures: EvaluationFigures, { agent, setup }: MissionContract): Check {
  const { costs, evaluationMs } = figures;
  const isPrepared = setup !== undefined && !costs.some(({ step }) => step === 'setup');
  const iterationMs = (parseDuration(agent.budget) ?? 0) + evaluationMs;
  const night = plural(Math.floor(NIGHT_MS / Math.max(1, iterationMs)), 'iteration');
  const detail = `${renderEvaluation({ ...figures, isPrepared })}; 8 h are enough for at least ${night} (if each session takes all of ${agent.budget} and each candidate is evaluated once)`;
  return { id: 'time', title: 'time', verdict: 'ok', detail };
}
