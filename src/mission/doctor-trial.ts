/**
 * Judging trees as a mission does, without a run.
 * Invariant: what is judged are trees of a private store that is thrown away; what is run to find out why the base fails
 * is never scored.
 */
import { mkdirSync } from 'node:fs';
import { parseDuration, renderDuration } from '../base/duration.ts';
import type { JsonPath } from '../base/json-path.ts';
import type { TriedBase } from '../doctor/base-examination.ts';
import type { Check } from '../doctor/check.ts';
import type { StepEvent } from '../doctor/checkup.ts';
import { shownStep } from '../doctor/cost.ts';
import {
  explainFailure,
  type FailureCause,
  findMoved,
  GUARD_REMEDY,
  longerLimit,
  moveToBuild,
} from '../doctor/failed-base.ts';
import type { Forged, TrialSubject } from '../doctor/trial-subject.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import { ABSURD } from '../engine/evaluation/echoed-score.ts';
import { evaluateTree } from '../engine/evaluation/evaluation.ts';
import type { EvaluationRequest, Timings } from '../engine/evaluation/evaluation-outcome.ts';
import { findSharedState } from '../engine/evaluation/shared-state.ts';
import { evaluationCheckout, type PrivateArea } from '../engine/workspace/private-area.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { boundaryRules } from './commits.ts';
import { evaluationSteps } from './evaluating.ts';
import { metricsIn, parseVerdict } from './evaluator-output.ts';
import { decidedCommands } from './protection.ts';

export interface MissionTrial {
  readonly privateArea: PrivateArea;
  readonly contract: MissionContract;
  readonly protectedFiles: ProtectedFiles;
  readonly signal: AbortSignal | undefined;
  /** Folder of the logs. */
  readonly logs: string;
  readonly onStep: (event: StepEvent) => void;
}

export interface BaseScore {
  readonly score: number;
  readonly metrics: Readonly<Record<string, number>>;
  /** Milliseconds, checkout and all. */
  readonly tookMs: number;
  /** Milliseconds by step. */
  readonly timings: Timings;
}

export interface BaseFailure {
  readonly reason: string;
  readonly nth: number;
  /** A guard says no. */
  readonly isGuard: boolean;
  /** Name of the command that failed; undefined: none did, or none was run. */
  readonly step: string | undefined;
  readonly why: FailureCause;
}

interface Asked {
  readonly tree: string;
  readonly prefix: string;
  readonly of: string;
  readonly seed?: number;
  /** A candidate has to pass; the base may say that it does not. */
  readonly mustPass: boolean;
}

type MissionJudged =
  | {
      readonly kind: 'scored';
      readonly score: number;
      readonly metrics: BaseScore['metrics'];
      readonly timings: Timings;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly log: string | undefined;
      readonly step: string | undefined;
      readonly timedOut: boolean;
      readonly isTampered: boolean;
      readonly timings: Timings;
    }
  | { readonly kind: 'infra'; readonly reason: string }
  | { readonly kind: 'aborted' };

/** A pass without a score counts as this where nothing but passing is asked for. */
const PASSED = 1;

async function judge(trial: MissionTrial, asked: Asked): Promise<MissionJudged> {
  const { contract } = trial;
  const evaluation = await evaluateTree(trial.privateArea, requestOf(trial, asked));
  switch (evaluation.kind) {
    case 'aborted':
    case 'infra':
      return evaluation;
    case 'failed': {
      const { reason, log, step, timedOut = false, isTampered } = evaluation;
      const timings = named(contract, evaluation.timings);
      return { kind: 'failed', reason, log, step: step?.name, timedOut, isTampered, timings };
    }
    case 'ran': {
      const timings = named(contract, evaluation.timings);
      const verdict = parseVerdict(evaluation.output);
      const of = { log: evaluation.log, step: undefined, timedOut: false, isTampered: false, timings };
      if ('reason' in verdict) return { kind: 'failed', reason: verdict.reason, ...of };
      if (asked.mustPass && !verdict.pass)
        return { kind: 'failed', reason: 'the evaluator says that it does not pass', ...of };
      const score = comparesScores(contract) ? verdict.score : verdict.pass ? PASSED : 0;
      if (score === null) return { kind: 'failed', reason: 'the evaluator gave no score', ...of };
      return { kind: 'scored', score, metrics: metricsIn(evaluation.output), timings };
    }
    default:
      return evaluation satisfies never;
  }
}

/** Whether a candidate is accepted for its score. */
export function comparesScores({ evaluator }: Pick<MissionContract, 'evaluator'>): boolean {
  return evaluator.keep_policy === 'score_improvement';
}

function requestOf(trial: MissionTrial, { tree, prefix, of, seed }: Omit<Asked, 'mustPass'>): EvaluationRequest {
  const { privateArea, contract, protectedFiles, signal, logs, onStep } = trial;
  mkdirSync(logs, { recursive: true });
  return {
    ...{ checkout: evaluationCheckout(privateArea, 1), tree, protectedFiles, signal, teardown: undefined },
    steps: evaluationSteps(contract, { folder: logs, prefix }),
    variables: seed === undefined ? {} : { AUTORIZE_SEED: String(seed) },
    onStep: (step, state) => onStep({ kind: state, step: shownStep(step), of }),
  };
}

/** Guards by their names in place of their numbers. */
function named({ guards }: MissionContract, timings: Timings): Timings {
  const nameOf = (key: string) => {
    const at = /^guard-(\d+)_ms$/.exec(key)?.[1];
    const guard = at === undefined ? undefined : guards[Number(at) - 1];
    return guard === undefined ? key : `guard-${guard.name}_ms`;
  };
  return Object.fromEntries(Object.entries(timings).map(([key, ms]) => [nameOf(key), ms]));
}

/** What a change may touch, and how candidates are judged. */
export function subjectOf(trial: MissionTrial): TrialSubject {
  const { privateArea, protectedFiles, contract } = trial;
  return {
    ...{ privateArea, protectedFiles, rules: boundaryRules(trial), commands: decidedCommands(contract) },
    sign: contract.evaluator.direction === 'max' ? 1 : -1,
    judge: ({ tree, prefix, of, seed }) =>
      judge(trial, { tree, prefix, of, mustPass: true, ...(seed === undefined ? {} : { seed }) }),
  };
}

/** An output that no honest evaluation has; undefined where no score is compared. */
export function forge({ contract }: Pick<MissionTrial, 'contract'>): Forged | undefined {
  const [claim = ''] = ABSURD[contract.evaluator.direction];
  if (!comparesScores(contract)) return undefined;
  return { output: `{"pass":true,"score":${claim}}\n`, claim: Number(claim) };
}

// The fewest that show a spread; an evaluation may take minutes.
const BASE_TIMES = 3;

/** Scores the base three times; `name` is what the names of the logs begin with. */
export async function tryBase(trial: MissionTrial, name: string): Promise<TriedBase<BaseScore, BaseFailure>> {
  const scores: BaseScore[] = [];
  const tree = trial.privateArea.store.base;
  for (let nth = 1; nth <= BASE_TIMES; nth += 1) {
    const asked = { tree, prefix: `${name}-${nth}-`, of: `run ${nth} of ${BASE_TIMES}`, mustPass: false };
    const startedAt = performance.now();
    const judged = await judge(trial, asked);
    if (judged.kind === 'aborted') return judged;
    if (judged.kind === 'scored') {
      const { score, metrics, timings } = judged;
      scores.push({ score, metrics, tookMs: performance.now() - startedAt, timings });
      continue;
    }
    const { reason } = judged;
    const failed = { kind: 'failed', reason, nth } as const;
    if (judged.kind === 'infra')
      return { ...failed, isGuard: false, log: undefined, step: undefined, why: { kind: 'unknown' } };
    const { step, log, isTampered } = judged;
    const isGuard = step?.startsWith('guard-') === true && !isTampered;
    return { ...failed, isGuard, log, step, why: await findWhy(trial, judged, asked) };
  }
  return { kind: 'scored', scores };
}

async function findWhy(
  trial: MissionTrial,
  { step, timedOut, isTampered }: Extract<MissionJudged, { kind: 'failed' }>,
  { tree, prefix }: Asked,
): Promise<FailureCause> {
  if (isTampered) return { kind: 'unknown' };
  if (step !== undefined && timedOut) return { kind: 'slow', tookMs: await timeWithoutLimit(trial, step) };
  const shared = await findSharedState(trial.privateArea, {
    ...requestOf(trial, { tree, prefix, of: 'all in one checkout' }),
    failed: step,
    isFine: (output) => Promise.resolve(step !== undefined || !('reason' in parseVerdict(output))),
  });
  return shared === undefined ? { kind: 'unknown' } : { kind: 'shared', shared };
}

/** How long a command takes that ran out of its time. */
async function timeWithoutLimit(trial: MissionTrial, step: string): Promise<number | undefined> {
  const patient = { ...trial, contract: withLongLimits(trial.contract) };
  const tree = trial.privateArea.store.base;
  const judged = await judge(patient, { tree, prefix: 'long-', of: 'with a longer limit', mustPass: false });
  if (judged.kind !== 'scored' && judged.kind !== 'failed') return undefined;
  if (judged.kind === 'failed' && judged.timedOut && judged.step === step) return undefined;
  const [key = ''] = Object.keys(named(trial.contract, { [`${step}_ms`]: 0 }));
  return judged.timings[key];
}

function withLongLimits(contract: MissionContract): MissionContract {
  const long = <Table extends { readonly timeout: string }>(table: Table): Table => {
    const ms = parseDuration(table.timeout) ?? 0;
    return { ...table, timeout: renderDuration(longerLimit(ms)) };
  };
  const { setup, build, evaluator, guards } = contract;
  return {
    ...contract,
    setup: setup && long(setup),
    build: build && long(build),
    evaluator: long(evaluator),
    guards: guards.map(long),
  };
}

/** The key of the limit of a step, by its name or that of its time. */
export function limitOf({ guards }: Pick<MissionContract, 'guards'>, step: string): JsonPath | undefined {
  const at = guards.findIndex(({ name }, index) => step === `guard-${name}` || step === `guard-${index + 1}`);
  if (at !== -1) return ['guards', at, 'timeout'];
  if (step === 'judge-setup') return ['setup', 'timeout'];
  return step === 'build' || step === 'evaluator' ? [step, 'timeout'] : undefined;
}

function guardAt(step: string | undefined): number {
  return Number(/^guard-(\d+)$/.exec(step ?? '')?.[1] ?? 0) - 1;
}

/** What was found of a base without a score; `isNeeded`: no run begins without one. */
export function describeFailure(
  { written, tried }: { readonly written: MissionContract; readonly tried: MissionContract },
  { reason, nth, isGuard, step, why }: BaseFailure,
): Check {
  const check = isGuard
    ? ({ id: 'base-guard', title: 'guards of the base' } as const)
    : ({ id: 'evaluator', title: 'evaluator' } as const);
  const { evaluator } = written;
  // By the contract's policies a run begins all the same, if a later score could be accepted.
  const isNeeded = isGuard || (comparesScores(written) && evaluator.bootstrap !== 'keep');
  // Without its guard a base is judged by fewer; places in arrays are those of the file.
  const place = written.guards.findIndex(({ name }) => name === tried.guards[guardAt(step)]?.name);
  const limit = place === -1 ? limitOf(written, step ?? '') : (['guards', place, 'timeout'] as const);
  const plain = isGuard
    ? `the base does not pass its guards: ${reason}`
    : `the base has ${nth === 1 ? 'no score' : 'a score, but not every time'}: ${reason}`;
  const command = isGuard
    ? { key: `guards[${place}].command`, text: written.guards[place]?.command ?? '' }
    : { key: 'evaluator.command', text: evaluator.command };
  const explained = explainFailure(why, {
    ...{ plain, limit, command, otherwise: isGuard ? GUARD_REMEDY : EVALUATOR_REMEDY },
    moveToBuild: ({ writer }) => {
      const name = tried.guards[guardAt(writer.name)]?.name;
      return moveToBuild(
        findMoved(
          written,
          written.guards.findIndex((guard) => guard.name === name),
        ),
      );
    },
  });
  return { ...check, verdict: isNeeded || nth > 1 ? 'problem' : 'warning', ...explained };
}

const EVALUATOR_REMEDY =
  'Fix evaluator.command or setup. Commands run in an evaluation checkout without network, and the evaluator prints one JSON object with pass and score.';

/** The contract as if this failure were fixed, or without the guard that fails; undefined: nobody knows how. */
export function amendContract(
  contract: MissionContract,
  { why, isGuard, step }: BaseFailure,
): MissionContract | undefined {
  const { guards, build } = contract;
  const without = (at: number) => guards.filter((_, place) => place !== at);
  if (why.kind === 'shared') {
    const moved = findMoved(contract, guardAt(why.shared.writer.name));
    const next = { timeout: '10m', outputs: [], cache: [], ...build };
    return moved && { ...contract, guards: without(moved.at), build: { ...next, command: moved.command } };
  }
  return isGuard ? { ...contract, guards: without(guardAt(step)) } : undefined;
}
