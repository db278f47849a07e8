/**
 * Scoring trees as a run does, without one.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardCommands, type MetricRun } from '../../decision/guard.ts';
import type { StepEvent } from '../../doctor/checkup.ts';
import { shownStep } from '../../doctor/cost.ts';
import type { Forged, TrialSubject } from '../../doctor/trial-subject.ts';
import type { BoundaryRules } from '../../engine/boundaries/boundaries.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { shadowableOf } from '../../engine/boundaries/shadowable.ts';
import { forgeOutputs } from '../../engine/evaluation/echoed-score.ts';
import type { Timings } from '../../engine/evaluation/evaluation-outcome.ts';
import type { StepListener } from '../../engine/evaluation/evaluation-step.ts';
import { discardTrialFiles, trialPaths } from '../../engine/evaluation/forged-candidate.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import { matchPattern, type PatternMatches } from '../../kernel/pattern.ts';
import type { Purpose } from '../../loop/evaluation.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { isBetter } from '../ledger/best-so-far.ts';
import { decidedCommands } from '../ledger/opening.ts';
import { PARSE_TIMEOUT_MS, parseScore, type Scored, type ScoreRequest, scoreTree } from '../scoring/objective.ts';

export interface Trial {
  readonly privateArea: PrivateArea;
  readonly config: ExperimentConfig;
  readonly protectedFiles: ProtectedFiles;
  readonly signal: AbortSignal | undefined;
  /** Folder of the logs; default: one of the private area, which `discardTrial` removes. */
  readonly logs?: string;
  readonly onStep?: (event: StepEvent) => void;
}

export interface BaseScore {
  readonly score: number;
  /** Milliseconds, checkout and all. */
  readonly tookMs: number;
  /** Milliseconds by step. */
  readonly timings: Timings;
  /** What the objective printed. */
  readonly output: string;
  readonly metrics: MetricRun['metrics'];
}

/** One score of the base; undefined where it has none. */
export async function scoreBase(trial: Trial): Promise<BaseScore | undefined> {
  const prefix = 'trial-';
  const scored = await score(trial, {
    tree: trial.privateArea.store.base,
    prefix,
    of: 'base',
    purpose: { kind: 'score' },
    seed: 1,
  });
  if (scored.kind !== 'scored') return undefined;
  const output = readFileSync(join(logsOf(trial), `${prefix}score.stdout`), 'utf8');
  return { score: scored.score, tookMs: 0, timings: scored.timings, output, metrics: scored.metrics ?? null };
}

interface ScoredTree {
  readonly tree: string;
  readonly prefix: string;
  /** What is scored, for a person who waits. */
  readonly of: string;
  readonly purpose?: ScoreRequest['purpose'];
  /** As a run gives one to each score. */
  readonly seed?: number;
}

/** Scores a tree, with the guards. */
export function score(trial: Trial, scored: ScoredTree): Promise<Scored> {
  return scoreTree(trial.privateArea, requestOf(trial, scored));
}

/** The same as a request, for what else is asked about a tree. */
export function requestOf(trial: Trial, { tree, prefix, of, purpose, seed }: ScoredTree): ScoreRequest {
  const { config, protectedFiles, signal } = trial;
  const onStep: StepListener = (step, state) => trial.onStep?.({ kind: state, step: shownStep(step), of });
  const logs = logsOf(trial);
  mkdirSync(logs, { recursive: true });
  const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
  return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}

/** Where its output goes. */
export function logsOf({ privateArea, logs = trialPaths(privateArea.folder).logs }: Trial): string {
  return logs;
}

/** Removes what a trial by `scoreBase` and `tryEcho` left in the private area. */
export function discardTrial({ privateArea }: Trial): void {
  discardTrialFiles(privateArea);
}

/** None where the pattern runs out of time: it gives no score then, forged or not. */
async function placesOf(pattern: string, input: string): Promise<PatternMatches['places']> {
  const result = await matchPattern({ pattern, input, timeoutMs: PARSE_TIMEOUT_MS });
  return result.kind === 'failed' ? [] : result.matches.places;
}

/** The first made-up output that is read as a score, and a better one. */
export async function forge(
  { config }: Trial,
  { score: truth, output, metrics }: Pick<BaseScore, 'score' | 'output' | 'metrics'>,
): Promise<Forged | undefined> {
  const { parse, direction } = config.objective;
  // Whoever read the output of an earlier evaluation has its score alone.
  const read = metrics === null ? await parseScore(parse, { output, nonce: '' }) : undefined;
  const known = read !== undefined && 'metrics' in read ? (read.metrics ?? null) : metrics;
  const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
  for (const each of forgeOutputs({ parse, direction, output, places, score: truth, metrics: known })) {
    const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
    const parsed = await parseScore(parse, { output: each, nonce });
    if ('score' in parsed && isBetter(parsed.score, truth, direction)) return { output: each, claim: parsed.score };
  }
  return undefined;
}

/** What changes of the config's repository may touch, and how candidates are judged by it. */
export function subjectOf(trial: Trial): TrialSubject {
  const { config } = trial;
  const { objective } = config;
  return {
    ...{ privateArea: trial.privateArea, protectedFiles: trial.protectedFiles, rules: rulesOf(trial) },
    commands: decidedCommands(config),
    sign: objective.direction === 'max' ? 1 : -1,
    judge: ({ asks, ...asked }) => {
      const purpose: Purpose | undefined =
        asks === undefined
          ? undefined
          : asks === 'score'
            ? { kind: 'score' }
            : { kind: 'judge', also: guardCommands(objective) };
      return score(trial, { ...asked, ...(purpose === undefined ? {} : { purpose }) });
    },
  };
}

/** What a change may touch; how much of it, no trial is about. */
export function rulesOf({
  privateArea,
  config,
  protectedFiles,
}: Pick<Trial, 'privateArea' | 'config' | 'protectedFiles'>): BoundaryRules {
  const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
  return {
    ...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
    protectedPaths: protectedFiles.globs,
    shadowable: shadowableOf(protectedFiles, privateArea.parentEnv),
    protectKey: 'objective.protect',
    autoloaded: 'denied',
    programs: privateArea.programs,
    maxFiles: undefined,
    maxDiffLines: undefined,
  };
}
