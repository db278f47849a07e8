/**
 * Trying the evaluator: the base, three times, and candidates that must not pass: one that only claims to be good, one
 * without its tests, one without anything but the protected files.
 * Invariant: what is tried are trees of a private store that is thrown away; the user's repository sees nothing of it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath } from '../../base/byte-path.ts';
import { guardCommands, type MetricRun } from '../../decision/guard.ts';
import { BROKEN_TASK, brokenOutcome, isRefusedByMetric, judgeBroken } from '../../decision/negative-control.ts';
import { type BoundaryRules, decideAdmission } from '../../engine/boundaries/boundaries.ts';
import type { ProtectedFiles } from '../../engine/boundaries/protected-files.ts';
import { shadowableOf } from '../../engine/boundaries/shadowable.ts';
import { forgeOutputs } from '../../engine/evaluation/echoed-score.ts';
import {
  discardTrialFiles,
  listOpenFiles,
  type Script,
  trialPaths,
  writeForgedTree,
} from '../../engine/evaluation/forged-candidate.ts';
import { writeBrokenTree } from '../../engine/evaluation/negative-control-tree.ts';
import type { PrivateArea } from '../../engine/workspace/private-area.ts';
import { bindGit, gitLine } from '../../kernel/git.ts';
import { matchPattern, type PatternMatches } from '../../kernel/pattern.ts';
import type { Purpose } from '../../loop/evaluation.ts';
import type { ExperimentConfig } from '../config/config.ts';
import { isBetter } from '../ledger/best-so-far.ts';
import { isGuardFailure, PARSE_TIMEOUT_MS, parseScore, type Scored, scoreTree } from '../scoring/objective.ts';

export interface Trial {
  readonly privateArea: PrivateArea;
  readonly config: ExperimentConfig;
  readonly protectedFiles: ProtectedFiles;
  readonly signal: AbortSignal | undefined;
}

export interface BaseScore {
  readonly score: number;
  /** Milliseconds, checkout and all. */
  readonly tookMs: number;
  /** What the objective printed. */
  readonly output: string;
  readonly metrics: MetricRun['metrics'];
}

export type BaseTrial =
  | { readonly kind: 'scored'; readonly scores: readonly BaseScore[] }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'failed'; readonly reason: string; readonly nth: number; readonly isGuard: boolean };

// The fewest that show a spread; an evaluation may take minutes.
const BASE_TIMES = 3;

/** Scores the base three times. */
export async function tryBase(trial: Trial, onScore: (nth: number, of: number) => void): Promise<BaseTrial> {
  const scores: BaseScore[] = [];
  for (let nth = 1; nth <= BASE_TIMES; nth += 1) {
    onScore(nth, BASE_TIMES);
    const prefix = `base-${nth}-`;
    const startedAt = performance.now();
    const scored = await score(trial, { tree: trial.privateArea.store.base, prefix });
    if (scored.kind === 'aborted') return { kind: 'aborted' };
    if (scored.kind !== 'scored')
      return { kind: 'failed', reason: scored.reason, nth, isGuard: isGuardFailure(scored) };
    const output = readFileSync(join(logsOf(trial), `${prefix}score.stdout`), 'utf8');
    const { metrics = null } = scored;
    scores.push({ score: scored.score, tookMs: performance.now() - startedAt, output, metrics });
  }
  return { kind: 'scored', scores };
}

/** One score of the base; undefined where it has none. */
export async function scoreBase(trial: Trial): Promise<BaseScore | undefined> {
  const prefix = 'trial-';
  const scored = await score(trial, {
    tree: trial.privateArea.store.base,
    prefix,
    purpose: { kind: 'score' },
    seed: 1,
  });
  if (scored.kind !== 'scored') return undefined;
  const output = readFileSync(join(logsOf(trial), `${prefix}score.stdout`), 'utf8');
  return { score: scored.score, tookMs: 0, output, metrics: scored.metrics ?? null };
}

interface ScoredTree {
  readonly tree: string;
  readonly prefix: string;
  readonly purpose?: Purpose;
  /** As a run gives one to each score. */
  readonly seed?: number;
}

/** Scores a tree, with the guards. */
export function score(trial: Trial, { tree, prefix, purpose, seed }: ScoredTree): Promise<Scored> {
  const { privateArea, config, protectedFiles, signal } = trial;
  const logs = logsOf(trial);
  mkdirSync(logs, { recursive: true });
  const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
  return scoreTree(privateArea, { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, ...asked });
}

function logsOf({ privateArea }: Trial): string {
  return trialPaths(privateArea.folder).logs;
}

/** Removes what a trial by `scoreBase` and `tryEcho` left in the private area. */
export function discardTrial({ privateArea }: Trial): void {
  discardTrialFiles(privateArea);
}

export type EchoTrial =
  /** The claim came back as the score. */
  | { readonly kind: 'believed'; readonly claim: number; readonly scripts: number }
  | { readonly kind: 'withstood'; readonly how: string; readonly scripts: number }
  | { readonly kind: 'untried'; readonly why: string }
  | { readonly kind: 'aborted' };

/** Scores a candidate in which every script that an agent may change claims a score and ends. */
export async function tryEcho(trial: Trial, base: BaseScore): Promise<EchoTrial> {
  const scripts = await listScripts(trial);
  if (scripts.length === 0) return { kind: 'untried', why: 'there is no script that an agent may change' };
  const forged = await forge(trial, base);
  if (forged === undefined)
    return { kind: 'untried', why: 'what objective.parse takes cannot be made up from its output' };
  const tree = await writeForgedTree(trial.privateArea, scripts, forged.output);
  const scored = await score(trial, { tree, prefix: 'echo-', seed: 1 });
  const count = scripts.length;
  switch (scored.kind) {
    case 'aborted':
      return scored;
    case 'scored':
      if (scored.score === forged.claim) return { kind: 'believed', claim: forged.claim, scripts: count };
      return { kind: 'withstood', how: `the score is ${scored.score}`, scripts: count };
    case 'failed':
    case 'infra':
      return { kind: 'withstood', how: scored.reason, scripts: count };
    default:
      return scored satisfies never;
  }
}

export type DeletionTrial =
  /** The change without the tests has a score that is no worse. */
  | { readonly kind: 'passed' | 'withstood'; readonly tests: number }
  /** There is no test that an agent may delete. */
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' };

const TESTS = /(^|\/)(tests?|specs?|__tests__)\/|(\.|_|-)(test|spec)\.\w+$/;

/** Scores a candidate in which every test that an agent may delete is deleted; guards judge it, too. */
export async function tryDeletion(trial: Trial, base: BaseScore, apartFrom: number): Promise<DeletionTrial> {
  const tests = await listScripts(trial, (path) => TESTS.test(path));
  if (tests.length === 0) return { kind: 'untried' };
  const { gitDir, home, base: commit } = trial.privateArea.store;
  const index = bindGit({ gitDir, home, indexFile: join(trial.privateArea.folder, 'deletion.index') });
  await index(['read-tree', '--end-of-options', commit]);
  // Mode 0 takes a path out.
  const lines = tests.flatMap(({ path, id }) => [
    Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
    encodePath(path),
    Buffer.alloc(1),
  ]);
  await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
  const scored = await score(trial, { tree: await gitLine(index, ['write-tree']), prefix: 'deletion-' });
  if (scored.kind === 'aborted') return scored;
  const sign = trial.config.objective.direction === 'max' ? 1 : -1;
  const isPassed = scored.kind === 'scored' && sign * (scored.score - base.score) >= -apartFrom;
  return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}

export type BrokenTrial =
  /** As the record of a run would say it. */
  | { readonly kind: 'settled'; readonly passed: boolean; readonly remark: string | null }
  /** No run would try it. */
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'infra'; readonly reason: string };

/** Scores a candidate without anything but the protected files, as often as it takes to say whether it fails. */
export async function tryBroken(trial: Trial, base: readonly BaseScore[]): Promise<BrokenTrial> {
  const { objective } = trial.config;
  if (objective.integrity.broken === 'off' || !objective.baseline) return { kind: 'untried' };
  const { store } = trial.privateArea;
  const tree = await writeBrokenTree(trial);
  const incumbent = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
  const named = { task: BROKEN_TASK, arm: 'candidate', tree, stage: 'canary' } as const;
  const runs: MetricRun[] = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
  const judged = {
    base: base.map(({ score }) => score),
    sign: objective.direction === 'max' ? 1 : -1,
    isIncumbent: tree === incumbent,
  } as const;
  for (const scores: (number | null)[] = []; ; ) {
    const isRefused = () => isRefusedByMetric({ runs, incumbent, guards: objective.guards });
    const outcome = brokenOutcome(judgeBroken({ ...judged, scores }), isRefused);
    if (outcome !== undefined) return { kind: 'settled', ...outcome };
    const isFirst = scores.length === 0;
    const purpose: Purpose = isFirst ? { kind: 'judge', also: guardCommands(objective) } : { kind: 'score' };
    const scored = await score(trial, { tree, prefix: `broken-${scores.length + 1}-`, purpose });
    if (scored.kind === 'aborted') return { kind: 'aborted' };
    if (scored.kind === 'infra') return { kind: 'infra', reason: scored.reason };
    scores.push(scored.kind === 'scored' ? scored.score : null);
    runs.push({ ...named, metrics: scored.kind === 'scored' ? (scored.metrics ?? null) : null });
  }
}

/** None where the pattern runs out of time: it gives no score then, forged or not. */
async function placesOf(pattern: string, input: string): Promise<PatternMatches['places']> {
  const result = await matchPattern({ pattern, input, timeoutMs: PARSE_TIMEOUT_MS });
  return result.kind === 'failed' ? [] : result.matches.places;
}

/** The first made-up output that is read as a score, and a better one. */
export async function forge({ config }: Trial, { score: truth, output }: BaseScore) {
  const { parse, direction } = config.objective;
  const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
  for (const each of forgeOutputs({ parse, direction, output, places, score: truth })) {
    const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
    const parsed = await parseScore(parse, { output: each, nonce });
    if ('score' in parsed && isBetter(parsed.score, truth, direction)) return { output: each, claim: parsed.score };
  }
  return undefined;
}

/** Files of the base that a change may alter, the shallowest first. */
export function listScripts(trial: Trial, isWanted?: (path: string) => boolean): Promise<Script[]> {
  const isOpen = (script: Script): boolean => isAdmitted(trial, { ...script, status: 'M' });
  return listOpenFiles(trial.privateArea.store, { isOpen, ...(isWanted === undefined ? {} : { isWanted }) });
}

/** Whether a change of one file would be judged at all. */
export function isAdmitted(
  trial: Pick<Trial, 'privateArea' | 'config' | 'protectedFiles'>,
  { path, status, mode, id }: Script & { readonly status: 'A' | 'M' },
): boolean {
  const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id } as const;
  const rules = rulesOf.get(trial) ?? buildRules(trial);
  rulesOf.set(trial, rules);
  return decideAdmission({ changes: [change], diffLines: 1, linkIssues: new Map() }, rules).kind === 'admitted';
}

const rulesOf = new WeakMap<object, BoundaryRules>();

function buildRules({
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
