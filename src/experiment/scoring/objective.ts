/**
 * Scoring a tree by an experiment's config: setup, guards, objective, in an evaluation checkout.
 * Invariant: a score comes from the objective's own output, whole; what a guard or the objective says about one tree
 * does not depend on any other.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDuration } from '../../base/duration.ts';
import { sha256 } from '../../base/hash.ts';
import { quoted } from '../../base/text.ts';
import { readBenchmarkScore } from '../../engine/benchmarks/benchmark-score.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { type CommandKind, resolveNetwork } from '../../engine/environment/step-network.ts';
import { evaluateTree } from '../../engine/evaluation/evaluation.ts';
import type {
  Evaluation,
  FilesAround,
  Timings,
  EvaluationRequest as TreeEvaluation,
} from '../../engine/evaluation/evaluation-outcome.ts';
import type { EvaluationStep, StepListener } from '../../engine/evaluation/evaluation-step.ts';
import { type Preparing, preparingSteps } from '../../engine/evaluation/preparing-steps.ts';
import { findSharedState, type SharedState } from '../../engine/evaluation/shared-state.ts';
import { evaluationCheckout, type PrivateArea } from '../../engine/workspace/private-area.ts';
import { evaluateJq } from '../../kernel/jq.ts';
import { matchPattern } from '../../kernel/pattern.ts';
import type { Evaluated, EvaluationRequest, Purpose } from '../../loop/evaluation.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import {
  type ParsedScore,
  parseFloatScore,
  parseJqScore,
  parseMetrics,
  parseRegexScore,
  parseSignedScore,
  worstScore,
} from './score.ts';

/** What scoring for a run needs of it. */
export interface Evaluating {
  readonly privateArea: PrivateArea;
  readonly config: ExperimentConfig;
  readonly protectedFiles: ProtectedFiles;
  readonly signal: AbortSignal | undefined;
}

export interface ScoreRequest {
  readonly config: ExperimentConfig;
  readonly protectedFiles: ProtectedFiles;
  readonly tree: string;
  /** Number of the workspace whose evaluation checkout is used. */
  readonly workspace: number;
  /** Folder of the iteration; logs go there. */
  readonly logs: string;
  /** Put before the names of the logs, where a tree is scored more than once. */
  readonly prefix?: string;
  /** What the evaluator shall draw its chance from, as AUTORIZE_SEED. */
  readonly seed?: number;
  /** What is run; `guards`: they alone, and nothing is scored. Default: guards and objective. */
  readonly purpose?: Purpose | { readonly kind: 'guards' };
  readonly signal: AbortSignal | undefined;
  readonly onStep?: StepListener | undefined;
}

export type Scored =
  | {
      readonly kind: 'scored';
      readonly score: number;
      /** By the name of the case, where the evaluator reports them. */
      readonly cases?: Readonly<Record<string, number>>;
      readonly metrics?: Readonly<Record<string, number>>;
      /** Of what was printed. */
      readonly stdoutDigest: string;
      readonly timings: Timings;
      readonly files: FilesAround;
    }
  | Extract<Evaluation, { kind: 'failed' | 'aborted' | 'infra' }>;

/** For whatever reads the output of an evaluator by a program or a pattern of the user's. */
export const PARSE_TIMEOUT_MS = 10_000;

/** Scores a tree for a run; under fail mode `worst` a current best that fails has the worst score there is. */
export async function evaluateFor(
  { privateArea, config, protectedFiles, signal }: Evaluating,
  { name, purpose, logs: { folder, prefix }, workspace, isCurrentBest }: EvaluationRequest,
): Promise<Evaluated> {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const { tree, seed } = name;
  const scored = await scoreTree(privateArea, {
    ...{ config, protectedFiles, tree, workspace, logs: folder, prefix, seed, purpose, signal },
  });
  if (scored.kind !== 'failed') return scored;
  const isLenient = isCurrentBest && config.objective.fail_mode === 'worst' && name.stage !== 'holdout';
  if (!isLenient || scored.isTampered) return { ...scored, isGuard: isGuardFailure(scored) };
  const { reason, timings, files } = scored;
  const score = worstScore(config.objective.direction);
  return { kind: 'scored', score, stdoutDigest: sha256(''), timings, files, worstFor: reason };
}

function evaluationOf(privateArea: PrivateArea, request: ScoreRequest, nonce: string): TreeEvaluation {
  const { config, protectedFiles, tree, workspace, signal } = request;
  const { teardown } = config;
  const checkout = evaluationCheckout(privateArea, workspace);
  return {
    checkout,
    tree,
    protectedFiles,
    steps: stepsOf(request, nonce),
    teardown:
      teardown.command === ''
        ? undefined
        : // It may run the code under test, which has seen what the evaluator gave it.
          step(request, { ...teardown, name: 'judge-teardown', kind: 'teardown' }),
    variables: {
      AUTORIZE_WORKDIR: checkout.folder,
      ...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
    },
    ...{ signal, onStep: request.onStep, hasOthers: config.guards.length > 0 },
    ...(request.purpose?.kind === 'guards' ? { asks: 'exit' as const } : {}),
  };
}

/** Scores a tree. */
export async function scoreTree(privateArea: PrivateArea, request: ScoreRequest): Promise<Scored> {
  const { config, signal } = request;
  const nonce = randomUUID();
  const evaluation = await evaluateTree(privateArea, evaluationOf(privateArea, request, nonce));
  if (evaluation.kind !== 'ran') return evaluation;
  const { output, log, timings, files } = evaluation;
  const asked = request.purpose?.kind;
  if (asked === 'check' || asked === 'guards')
    return { kind: 'scored', score: 0, stdoutDigest: sha256(output), timings, files };
  const parsed = await parseScore(config.objective.parse, { output, nonce, signal });
  if (signal?.aborted === true) return { kind: 'aborted' };
  if ('reason' in parsed) {
    const { purpose } = request;
    const isHidden = purpose?.kind === 'replacement' && purpose.isSealed;
    const reason = isHidden ? `${purpose.name} printed no score` : parsed.reason;
    return { kind: 'failed', log, reason, timings, files, exitCode: 0, isTampered: false };
  }
  return { kind: 'scored', ...parsed, stdoutDigest: sha256(output), timings, files };
}

/** What a command needs of an earlier one that a fresh checkout does not have; undefined: nothing. */
export async function findReadLeftovers(
  privateArea: PrivateArea,
  request: ScoreRequest,
  { isTampered, timedOut, step }: Pick<Extract<Scored, { kind: 'failed' }>, 'isTampered' | 'timedOut' | 'step'>,
  /** Whether an output without a score is that of a command which had all that it needs. */
  isComplete: (output: string) => Promise<boolean> = () => Promise.resolve(false),
): Promise<SharedState | undefined> {
  const { config, signal } = request;
  if (isTampered || timedOut === true || config.guards.length === 0) return undefined;
  const nonce = randomUUID();
  const isFine = async (output: string) =>
    'score' in (await parseScore(config.objective.parse, { output, nonce, signal })) || (await isComplete(output));
  return findSharedState(privateArea, {
    ...evaluationOf(privateArea, request, nonce),
    failed: step?.name,
    // Of a command that ended otherwise, its exit code alone: what it prints may be wrong, too.
    isFine: request.purpose?.kind === 'guards' || step !== undefined ? () => Promise.resolve(true) : isFine,
  });
}

/** Whether it is a guard that said no. */
export function isGuardFailure(scored: Extract<Scored, { kind: 'failed' | 'infra' }>): boolean {
  return scored.kind === 'failed' && /(?:^|-)guard-\d+/.test(basename(scored.log ?? ''));
}

function stepsOf(request: ScoreRequest, nonce: string): EvaluationStep[] {
  const { config, purpose = { kind: 'judge' } } = request;
  const { guards, objective } = config;
  const before = preparingSteps(preparingOf(request));
  const { tracing = 'off' } = objective;
  const scoring = {
    ...step(request, { ...objective, name: 'score', kind: 'objective' }),
    stdin: `${nonce}\n`,
    tracing,
  };
  switch (purpose.kind) {
    case 'judge':
      return [
        ...before,
        ...guards.map((guard, index) => guardStep(request, guard, index)),
        ...(purpose.also ?? []).map((command, index) => alsoStep(request, command, index)),
        scoring,
      ];
    case 'guards':
      return [...before, ...guards.map((guard, index) => guardStep(request, guard, index))];
    case 'score':
      return [...before, scoring];
    case 'check': {
      const { name, command } = purpose;
      return [...before, step(request, { name, command, timeout: objective.timeout, kind: 'guards' })];
    }
    case 'replacement': {
      const { name, command, readable, isSealed } = purpose;
      const { timeout } = objective;
      const kind = name === 'confirm' ? 'confirm' : 'holdout';
      const hidden = { stdin: `${nonce}\n`, readable, isSealed, tracing };
      return [...before, { ...step(request, { name, command, timeout, kind }), ...hidden }];
    }
    default:
      return purpose satisfies never;
  }
}

/** Setup and build of an experiment. */
export function preparingOf({
  config,
  logs,
  prefix = '',
}: Pick<ScoreRequest, 'config' | 'logs' | 'prefix'>): Preparing {
  const { setup, build, environment, agent, objective } = config;
  const network = resolveNetwork({ own: environment.network, agent: agent.network, evaluator: objective.network });
  return { setup, build, network, logs: join(logs, prefix) + (prefix === '' ? '/' : '') };
}

function guardStep(
  request: ScoreRequest,
  guard: { readonly name: string; readonly command: string; readonly timeout: string },
  index: number,
): EvaluationStep {
  return step(request, {
    ...guard,
    name: `guard-${guard.name}`,
    title: `guard ${quoted(guard.name)}`,
    log: `guard-${index + 1}-${fileNameOf(guard.name)}`,
    kind: 'guards',
  });
}

/** Named and limited as where it is asked before a change is accepted. */
function alsoStep(request: ScoreRequest, command: string, index: number): EvaluationStep {
  const { timeout } = request.config.objective;
  const name = `objective-guard-${index + 1}`;
  return step(request, { name, title: `guard ${quoted(command)}`, command, timeout, kind: 'guards' });
}

interface ConfiguredCommand {
  readonly name: string;
  /** What it is called in a reason, and its logs, where that is not the name. */
  readonly title?: string;
  readonly log?: string;
  readonly command: string;
  readonly timeout: string;
  readonly kind: CommandKind;
}

function step(
  { config: { environment, agent, objective }, logs, prefix = '' }: Pick<ScoreRequest, 'config' | 'logs' | 'prefix'>,
  { name, title = name, log = name, command, timeout, kind }: ConfiguredCommand,
): EvaluationStep {
  const timeoutMs = parseDuration(timeout) ?? 0;
  const keys = { own: environment.network, agent: agent.network, evaluator: objective.network };
  const { [kind]: network } = resolveNetwork(keys);
  return { name, kind, title, command, timeoutMs, network, logs: join(logs, `${prefix}${log}`) };
}

// A file name holds 255 bytes; the number before it distinguishes what looks the same.
const MAX_FILE_NAME = 60;

/** A guard's name is the user's own text: as much of it as a file name can hold. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, MAX_FILE_NAME);
}

interface PrintedOutput {
  readonly output: string;
  readonly nonce: string;
  readonly signal?: AbortSignal | undefined;
}

/** Reads what the objective printed. */
export async function parseScore(
  parse: ExperimentConfig['objective']['parse'],
  { output, nonce, signal }: PrintedOutput,
): Promise<ParsedScore> {
  switch (parse.kind) {
    case 'float':
      return parseFloatScore(output);
    case 'regex': {
      const { pattern } = parse;
      const result = await matchPattern({ pattern, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
      return result.kind === 'failed' ? { reason: result.reason } : parseRegexScore(result.matches, pattern);
    }
    case 'jq': {
      const result = await evaluateJq({ program: parse.path, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
      if (result.kind === 'failed') return { reason: result.reason };
      const parsed = parseJqScore(result.outputs, parse.path);
      const metrics = parseMetrics(output);
      return 'score' in parsed && metrics !== undefined ? { ...parsed, metrics } : parsed;
    }
    case 'signed':
      return parseSignedScore(output, nonce);
    default:
      return readBenchmarkScore(output, parse);
  }
}
