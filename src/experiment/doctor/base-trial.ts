/**
 * The base, evaluated three times, and why it has no score.
 * Invariant: what is run to find out why is never scored; it ends with the first reason that explains the failure.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration, renderDuration } from '../../base/duration.ts';
import { type FailureCause, longerLimit } from '../../doctor/failed-base.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { findReadLeftovers, isGuardFailure, parseScore, type Scored } from '../scoring/objective.ts';
import { type BaseScore, logsOf, requestOf, score, type Trial } from './evaluator-trial.ts';
import { type ParseSetting, proposeParse } from './parse-proposal.ts';

type Failed = Extract<Scored, { kind: 'failed' | 'infra' }>;

export type BaseTrial =
  | { readonly kind: 'scored'; readonly scores: readonly BaseScore[] }
  | { readonly kind: 'aborted' }
  | BaseFailure;

export interface BaseFailure {
  readonly kind: 'failed';
  readonly reason: string;
  /** Which of the evaluations it was. */
  readonly nth: number;
  readonly isGuard: boolean;
  /** Path of the log that says more, absolute. */
  readonly log: string | undefined;
  /** Name of the command that failed; undefined: none did, or none was run. */
  readonly step: string | undefined;
  readonly why: Why;
}

type Why =
  | FailureCause
  /** Its output has a score if it is read otherwise. */
  | { readonly kind: 'unread'; readonly parse: ParseSetting };

// The fewest that show a spread; an evaluation may take minutes.
const BASE_TIMES = 3;

/** Scores the base three times; `name` is what the names of the logs begin with. */
export async function tryBase(trial: Trial, name: string): Promise<BaseTrial> {
  const scores: BaseScore[] = [];
  for (let nth = 1; nth <= BASE_TIMES; nth += 1) {
    const prefix = `${name}-${nth}-`;
    const startedAt = performance.now();
    const tree = trial.privateArea.store.base;
    const scored = await score(trial, { tree, prefix, of: `run ${nth} of ${BASE_TIMES}` });
    if (scored.kind === 'aborted') return { kind: 'aborted' };
    if (scored.kind !== 'scored') return describeFailure(trial, scored, { nth, prefix });
    const output = readFileSync(join(logsOf(trial), `${prefix}score.stdout`), 'utf8');
    const { metrics = null, timings } = scored;
    scores.push({ score: scored.score, tookMs: performance.now() - startedAt, timings, output, metrics });
  }
  return { kind: 'scored', scores };
}

interface Attempt {
  readonly nth: number;
  readonly prefix: string;
}

async function describeFailure(trial: Trial, scored: Failed, { nth, prefix }: Attempt): Promise<BaseFailure> {
  const { reason } = scored;
  const failure = { kind: 'failed', reason, nth, isGuard: isGuardFailure(scored) } as const;
  if (scored.kind === 'infra') return { ...failure, log: undefined, step: undefined, why: { kind: 'unknown' } };
  const step = scored.step?.name;
  return { ...failure, log: scored.log, step, why: await findWhy(trial, scored, { nth, prefix }) };
}

async function findWhy(
  trial: Trial,
  failed: Extract<Scored, { kind: 'failed' }>,
  { nth, prefix }: Attempt,
): Promise<Why> {
  const { step, timedOut, isTampered, log } = failed;
  if (isTampered) return { kind: 'unknown' };
  if (step !== undefined && timedOut === true)
    return { kind: 'slow', tookMs: await timeWithoutLimit(trial, step.name) };
  const tree = trial.privateArea.store.base;
  const request = requestOf(trial, { tree, prefix, of: 'all in one checkout' });
  const isRead = step === undefined && log !== undefined;
  const parse = isRead ? await findParse(trial, readFileSync(log, 'utf8')) : undefined;
  const isComplete = async (output: string) =>
    isRead && parse === undefined && (await findParse(trial, output)) !== undefined;
  const shared = await findReadLeftovers(trial.privateArea, request, failed, isComplete);
  if (shared !== undefined) return { kind: 'shared', shared };
  if (isGuardFailure(failed) && (nth > 1 || (await passesAgain(trial)))) return { kind: 'unsteady' };
  return parse === undefined ? { kind: 'unknown' } : { kind: 'unread', parse };
}

/** Whether the base passes its guards and has a score when it is evaluated again. */
async function passesAgain(trial: Trial): Promise<boolean> {
  const tree = trial.privateArea.store.base;
  return (await score(trial, { tree, prefix: 'again-', of: 'again' })).kind === 'scored';
}

async function findParse({ config, signal }: Trial, output: string): Promise<ParseSetting | undefined> {
  for (const parse of proposeParse(output, config.objective.parse)) {
    if ('score' in (await parseScore(parse, { output, nonce: '', signal }))) return parse;
  }
  return undefined;
}

/** How long a command takes that ran out of its time. */
async function timeWithoutLimit(trial: Trial, step: string): Promise<number | undefined> {
  const patient: Trial = { ...trial, config: withLongLimits(trial.config) };
  const tree = trial.privateArea.store.base;
  const scored = await score(patient, { tree, prefix: 'long-', of: 'with a longer limit' });
  if (scored.kind !== 'scored' && scored.kind !== 'failed') return undefined;
  const isSlowStill = scored.kind === 'failed' && scored.timedOut === true && scored.step?.name === step;
  return isSlowStill ? undefined : scored.timings[`${step}_ms`];
}

function withLongLimits(config: ExperimentConfig): ExperimentConfig {
  const long = <Table extends { readonly timeout: string }>(table: Table): Table => {
    const ms = parseDuration(table.timeout) ?? 0;
    return { ...table, timeout: renderDuration(longerLimit(ms)) };
  };
  const { setup, build, objective, guards } = config;
  return { ...config, setup: long(setup), build: long(build), objective: long(objective), guards: guards.map(long) };
}
