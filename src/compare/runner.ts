/**
 * Runs of the evaluator on the two commits, in the evaluation checkouts that experiments use.
 * Invariant: both commits are measured in the same place (unless only one of them names some Git LFS file or submodule), one
 * after the other, and never at the same time. A run is in the decision log before anything follows from it.
 */
import { AutorizeError, EXIT, PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { detectBenchmarkFormat } from '../engine/benchmarks/benchmark-score.ts';
import { BENCHMARK_FORMATS, isBenchmarkKind, unitOfFormat } from '../engine/benchmarks/formats.ts';
import type { ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { measureCommand } from '../experiment/scoring/measured-command.ts';
import { parseScore, scoreTree } from '../experiment/scoring/objective.ts';
import type { Journal } from '../kernel/journal.ts';
import type { ExperimentConfig } from '../settings/experiment-config.ts';
import type { Ran } from './log.ts';
import { METERS, type Measure } from './measure.ts';

export type Arm = 'base' | 'head';

interface ArmFiles {
  /** The same for both, unless they name other Git LFS files or submodules. */
  readonly privateArea: PrivateArea;
  readonly tree: string;
  readonly protectedFiles: ProtectedFiles;
}

export interface RunnerRequest {
  readonly config: ExperimentConfig;
  readonly measure: Measure | undefined;
  readonly arms: Readonly<Record<Arm, ArmFiles>>;
  readonly journal: Journal;
  /** Folder of the logs. */
  readonly logs: string;
  readonly signal: AbortSignal | undefined;
}

export type RunName = Pick<Ran, 'stage' | 'number' | 'arm'>;

/** A comparison that was stopped from outside; what is recorded counts. */
export class StoppedComparison extends Error {
  override readonly name = 'StoppedComparison';
}

/** A commit that gave no score, and why. */
export class RunFailed extends AutorizeError {
  override readonly name = 'RunFailed';
  readonly arm: Arm;

  constructor(arm: Arm, { reason, log }: { readonly reason: string; readonly log: string | undefined }) {
    super(`${arm}_failed`, arm === 'base' ? EXIT.precondition : EXIT.no, {
      message: `the ${arm} gives no score: ${reason}`,
      remedy:
        log === undefined
          ? 'Run the command there by hand.'
          : `Read its log: ${log}. If it needs packages or a build, see --setup and --build.`,
    });
    this.arm = arm;
  }
}

export interface Timed {
  readonly scores: Readonly<Record<string, number>>;
  readonly durationMs: number;
  /** Of the command alone: the first run of a commit prepares it, too. */
  readonly commandMs: number;
}

export class Runner {
  readonly #request: RunnerRequest;
  #parse: ExperimentConfig['objective']['parse'];

  constructor(request: RunnerRequest) {
    this.#request = request;
    this.#parse = request.config.objective.parse;
  }

  get parse(): ExperimentConfig['objective']['parse'] {
    return this.#parse;
  }

  /** Runs the command on the base once, and reads its output as what it is. */
  async detectParse(): Promise<void> {
    const { config, logs, signal, arms } = this.#request;
    const { privateArea, tree, protectedFiles } = arms.base;
    const of = { privateArea, config, protectedFiles, signal };
    const measured = await measureCommand(of, { command: config.objective.command, name: 'first', tree, logs });
    if (measured.kind === 'aborted') throw new StoppedComparison();
    if (measured.kind === 'failed') throw new RunFailed('base', measured);
    const { output } = measured;
    if ('score' in (await parseScore({ kind: 'float' }, { output, nonce: '', signal }))) return;
    const kind = detectBenchmarkFormat(output);
    if (kind === undefined) {
      const last = output.trimEnd().split('\n').at(-1) ?? '';
      throw new AutorizeError('score_unread', EXIT.usage, {
        message: `the command prints no score that is known; its last line is ${quoted(last)}`,
        remedy: 'Say how it is read with --parse, or measure the command itself with --measure wall.',
      });
    }
    this.#parse = { kind };
  }

  /** One run. It is recorded; throws where it gives no score. */
  async run(name: RunName, seed: number): Promise<Timed> {
    const { journal } = this.#request;
    const startedAt = performance.now();
    const { scores, commandMs } = await this.#measure(name, seed);
    const durationMs = performance.now() - startedAt;
    const isRead = name.stage !== 'washout';
    const record: Ran = { kind: 'ran', ...name, scores: isRead ? scores : {}, duration_ms: Math.round(durationMs) };
    journal.append({ ...record });
    return { scores, durationMs, commandMs };
  }

  async #measure({ stage, number, arm }: RunName, seed: number): Promise<Omit<Timed, 'durationMs'>> {
    const { config, arms, logs, signal, measure } = this.#request;
    const { privateArea, tree, protectedFiles } = arms[arm];
    const prefix = `${stage}-${number}-${arm}`;
    if (measure !== undefined) {
      const of = { privateArea, config, protectedFiles, signal };
      const { wrap, read } = METERS[measure];
      const command = wrap(config.objective.command);
      const measured = await measureCommand(of, { command, name: prefix, tree, logs });
      if (measured.kind === 'aborted') throw new StoppedComparison();
      if (measured.kind === 'failed') throw new RunFailed(arm, measured);
      const figure = read(measured);
      if (figure !== undefined) return { scores: { [measure]: figure }, commandMs: measured.ms };
      throw new RunFailed(arm, {
        reason: `its ${measure} could not be measured`,
        log: `${logs}/${prefix}-command.stderr`,
      });
    }
    const scored = await scoreTree(privateArea, {
      config: { ...config, objective: { ...config.objective, parse: this.#parse } },
      ...{ protectedFiles, tree, workspace: 1, logs, prefix: `${prefix}-`, seed, purpose: { kind: 'score' }, signal },
    });
    switch (scored.kind) {
      case 'scored':
        return { scores: scoresOf(scored, this.#parse.kind), commandMs: scored.timings.score_ms ?? 0 };
      case 'failed':
        throw new RunFailed(arm, scored);
      case 'infra':
        throw new PreconditionError({ message: `a run could not begin: ${scored.reason}`, remedy: 'Try again.' });
      case 'aborted':
        throw new StoppedComparison();
      default:
        return scored satisfies never;
    }
  }
}

interface ReadScores {
  readonly score: number;
  readonly cases?: Readonly<Record<string, number>>;
  readonly metrics?: Readonly<Record<string, number>>;
}

/** Each benchmark, or each case that the evaluator names, is a metric of its own; else the score is the only one. */
function scoresOf({ score, cases, metrics }: ReadScores, kind: string): Timed['scores'] {
  if (isBenchmarkKind(kind)) {
    const isWhole = BENCHMARK_FORMATS[kind].aggregate === 'total' || metrics === undefined;
    return isWhole ? { total: score } : metrics;
  }
  const names = Object.keys(cases ?? {});
  // A list of cases has numbers for names.
  return cases !== undefined && names.some((name) => !/^\d+$/.test(name)) ? cases : { score };
}

/** What a benchmark format or a measure counts in; null: not known. */
export function unitOfRuns(kind: string, measure: Measure | undefined): string | null {
  if (measure !== undefined) return METERS[measure].unit;
  return unitOfFormat(kind);
}
