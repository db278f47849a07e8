/**
 * Judging a tree: commands in a clean checkout of it.
 * Invariant: an evaluation reads the base's evaluator and the candidate's code, and nothing that an earlier evaluation
 * or command left, but what setup made new: each command begins in a folder of its own. The protected files are the
 * base's before the first command and after each. A command that leaves a new file which would be part of the evaluator,
 * or be loaded in the place of one of its files, voids the evaluation.
 * No process of an agent, and nothing that it left in its worktree, is near.
 */
import { decodePath } from '../../base/byte-path.ts';
import { plural, quoted } from '../../base/text.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import type { Environment } from '../../kernel/environment.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { kindOf, type NewFiles } from '../../kernel/new-files.ts';
import { Pace } from '../../kernel/pace.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { buildPlantFinder } from '../boundaries/planted-files.ts';
import { findProtectedIn, type ProtectedFiles, restoreProtected } from '../boundaries/protected-files.ts';
import { noteInstalled, shadowableOf, shadowableOfSetup } from '../boundaries/shadowable.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { type EvaluationStep, issueOf, logOf, runStep } from './evaluation-step.ts';
import { FreshCheckout } from './fresh-checkout.ts';

export interface EvaluationRequest {
  readonly judge: WorkTree;
  readonly tree: string;
  readonly protectedFiles: ProtectedFiles;
  /** Run one after the other, until one fails; the last one's output is what is asked for. */
  readonly steps: readonly EvaluationStep[];
  /** Runs after them, whatever they said; its failure changes nothing. */
  readonly teardown: EvaluationStep | undefined;
  readonly given: Environment;
  readonly signal: AbortSignal | undefined;
  /** What is asked for; `exit`: only whether the commands said yes, however much they print. Default: `output`. */
  readonly asks?: 'output' | 'exit';
}

export type Evaluation =
  | {
      readonly kind: 'ran';
      readonly output: string;
      /** Where the output is. */
      readonly log: string;
      readonly durationMs: number;
      readonly timings: Timings;
      readonly files: FilesAround;
    }
  /** A command said no, ran out of time, or something it did voids the evaluation: the tree's own fault. */
  | EvaluationFailed
  | { readonly kind: 'aborted' }
  /** No process could be made, no disk was left: the machine's fault. */
  | { readonly kind: 'infra'; readonly reason: string };

/** Digests of the protected files as they were found before the first command and after the last one that was judged by. */
export interface FilesAround {
  readonly before: string;
  readonly after: string;
}

interface EvaluationFailed {
  readonly kind: 'failed';
  readonly reason: string;
  /** The log to look into; undefined where no command had run. */
  readonly log: string | undefined;
  /** A command ran out of time. */
  readonly timedOut?: boolean;
  /** The step that failed, and how its command ended; undefined where no command had run. */
  readonly step?: { readonly name: string; readonly exitCode: number };
  readonly timings: Timings;
  readonly files: FilesAround;
  /** Of the command that failed, if it ended by itself. */
  readonly exitCode: number | null;
  /** A protected file was not the one of the base. */
  readonly isTampered: boolean;
}

/** Milliseconds by step, e.g. `score_ms`. */
export type Timings = Readonly<Record<string, number>>;

// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
// What the system says of a command that nobody may know could tell of it.
const UNTOLD: Readonly<Record<string, string>> = {
  SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};

/** Evaluates a tree. */
export async function evaluateTree(privateArea: PrivateArea, request: EvaluationRequest): Promise<Evaluation> {
  const { judge, tree, teardown, protectedFiles } = request;
  faultPoint('judge:before-checkout');
  privateArea.checkSeal();
  const indexFile = `${judge.indexFile}.restore`;
  const restored = await restoreProtected(privateArea.store, { tree, indexFile, protectedFiles });
  faultPoint('judge:after-restore');
  const { writable } = protectedFiles.openings;
  const { signal } = request;
  const { store, onLeft } = privateArea;
  const isShielded = privateArea.level.kind === 'bubblewrap';
  const checkout = new FreshCheckout(store, { judge, tree: restored, writable, isShielded, signal, onLeft });
  if ((await checkout.begin()) === 'cancelled') return { kind: 'aborted' };
  faultPoint('judge:after-checkout');
  const timings: Record<string, number> = {};
  const evaluation = await runSteps(privateArea, request, { checkout, timings });
  if (teardown !== undefined && evaluation.kind !== 'aborted') {
    const result = await runStep(privateArea, request, teardown);
    if (result.kind === 'ended') timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
  }
  faultPoint('judge:after-score');
  return evaluation;
}

const NOTHING_NEW: NewFiles = { roots: [], stamps: new Map(), swapped: new Set(), unread: undefined };

interface Ongoing {
  readonly checkout: FreshCheckout;
  readonly timings: Record<string, number>;
}

async function runSteps(
  privateArea: PrivateArea,
  request: EvaluationRequest,
  { checkout, timings }: Ongoing,
): Promise<Evaluation> {
  const { judge, protectedFiles, steps } = request;
  let last: Extract<ProcessResult, { kind: 'ended' }> | undefined;
  const early = findProtectedIn(judge.folder, protectedFiles);
  let files: FilesAround = { before: early.digest, after: early.digest };
  const failure = { kind: 'failed', timings, exitCode: null, isTampered: false } as const;
  const unrun = { ...failure, files, log: undefined };
  if (early.issue !== undefined) return { ...unrun, reason: `tamper: ${early.issue}`, isTampered: true };
  const { writableKey } = protectedFiles.openings;
  const taken = await checkout.findTaken();
  if (taken !== undefined) {
    return {
      ...unrun,
      reason: `${writableKey} names ${taken}; name an empty folder`,
    };
  }
  const findersOf = plantFinders(privateArea, protectedFiles);
  const left: Left[] = [];
  /** Runs one command in the checkout as it is; what ends the evaluation, if anything does. */
  const run = async (step: EvaluationStep, isLast: boolean): Promise<Evaluation | undefined> => {
    const mayCompile = !isLast || request.asks === 'exit';
    const result = await runStep(privateArea, { ...request, mayCompile }, step);
    if (result.kind === 'unstarted') {
      if (result.code === 'ABORTED') return { kind: 'aborted' };
      const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
      return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
    }
    timings[`${step.name}_ms`] = (timings[`${step.name}_ms`] ?? 0) + Math.round(result.durationMs);
    if (result.aborted) return { kind: 'aborted' };
    const found = findProtectedIn(judge.folder, protectedFiles);
    files = { before: early.digest, after: found.digest };
    const made = isLast && protectedFiles.files.length === 0 ? NOTHING_NEW : await checkout.findNew();
    if (made === 'cancelled') return { kind: 'aborted' };
    if (made === 'too many') {
      const reason = `${step.title} left more new files in its checkout than can be looked through`;
      return { ...failure, files, exitCode: result.exitCode, log: logOf(result), reason };
    }
    const findPlanted = findersOf(step);
    const planted = await plantedIssue({ findPlanted, writableKey, signal: request.signal }, step, made);
    if (request.signal?.aborted === true) return { kind: 'aborted' };
    const unread = protectedFiles.files.length > 0 ? unreadIssue(step, made) : undefined;
    const tampered = tamperReason(step, unread ?? found.issue ?? planted);
    // What a command changed of its judges says more than how it ended.
    const reason = tampered ?? issueOf(step, result, protectedFiles);
    if (reason !== undefined) {
      const { exitCode, killedByBudget: timedOut } = result;
      const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
      const hint = tampered === undefined ? leftHint(left) : '';
      return { ...failure, ...failed, files, log: logOf(result), reason: `${reason}${hint}` };
    }
    if (step.isSetup === true) {
      await noteInstalled(privateArea.store, protectedFiles, { tree: request.tree, paths: made.stamps.keys() });
      await checkout.keepNew(made);
    } else if (step.isSealed !== true) left.push({ title: step.title, paths: made.roots });
    last = result;
    return undefined;
  };
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const renewed = at === 0 ? 'ready' : await checkout.renew({ isLast });
    if (renewed === 'cancelled') return { kind: 'aborted' };
    if (renewed === 'changed') {
      const reason = `tamper: ${step.title} is void: what setup made was changed before it`;
      return { ...failure, files, log: undefined, isTampered: true, reason };
    }
    const ended = await run(step, isLast);
    if (ended !== undefined) return ended;
  }
  if (last === undefined) throw new Error('an evaluation without a step');
  const { path, seenBytes } = last.stdout;
  if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
    // A part is not enough to tell that there is one score: another may stand behind it.
    const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
    return { ...failure, files, log: path, reason };
  }
  return {
    kind: 'ran',
    output: readFilePart(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
    log: path,
    durationMs: last.durationMs,
    timings,
    files,
  };
}

function tamperReason({ title }: EvaluationStep, found: string | undefined): string | undefined {
  return found === undefined ? undefined : `tamper: ${title} is void: after it, ${found}`;
}

/** Nobody knows what is new in a folder that cannot be looked into. */
function unreadIssue({ isSealed }: EvaluationStep, { unread }: NewFiles): string | undefined {
  if (unread === undefined) return undefined;
  if (unread === '') return 'the checkout itself cannot be read';
  return `${isSealed === true ? 'a folder' : `the folder ${shown(unread)}`} of the tree cannot be read`;
}

type PlantFinder = ReturnType<typeof buildPlantFinder>;

interface Finding {
  readonly findPlanted: PlantFinder;
  readonly writableKey: string;
  readonly signal: AbortSignal | undefined;
}

/** Gives the finder for what a command made, each made once; what setup installs is known when it has run. */
function plantFinders(
  { parentEnv }: PrivateArea,
  protectedFiles: ProtectedFiles,
): (step: EvaluationStep) => PlantFinder {
  const { globs, manifestFolders, openings } = protectedFiles;
  const rules = { globs, manifestFolders, ...openings };
  let later: PlantFinder | undefined;
  return ({ isSetup }) => {
    if (isSetup === true)
      return buildPlantFinder({ ...rules, shadowable: shadowableOfSetup(protectedFiles, parentEnv) });
    later ??= buildPlantFinder({ ...rules, shadowable: shadowableOf(protectedFiles, parentEnv) });
    return later;
  };
}

async function plantedIssue(
  { findPlanted, writableKey, signal }: Finding,
  step: EvaluationStep,
  { roots, stamps }: NewFiles,
): Promise<string | undefined> {
  const outermost = new Set(roots);
  const by = step.isSetup === true ? 'setup' : 'other';
  const pace = new Pace();
  let planted: ReturnType<PlantFinder>;
  for (const [key, stamp] of stamps) {
    if (signal?.aborted === true) return undefined;
    await pace.step();
    planted = findPlanted({ path: textOf(key), kind: kindOf(stamp), isOutermost: outermost.has(key), by });
    if (planted !== undefined) break;
  }
  if (planted === undefined) return undefined;
  const path = step.isSealed === true ? 'a new file' : `the new file ${quoted(planted.path, 200)}`;
  const remedy = planted.isMatch
    ? `${writableKey} can name an empty folder to write in`
    : 'boundaries.permit can name it';
  return `${path} must not be there: ${planted.why}; ${remedy}`;
}

function textOf(path: string): string {
  return decodePath(Buffer.from(path, 'latin1'));
}

function shown(path: string): string {
  return quoted(textOf(path), 100);
}

/** What a command left, by its title. */
interface Left {
  readonly title: string;
  readonly paths: readonly string[];
}

/** What a command may have missed that was there when all of them shared one checkout. */
function leftHint(left: readonly Left[]): string {
  const first = left.find(({ paths }) => paths.length > 0);
  if (first === undefined) return '';
  const more = left.reduce((sum, { paths }) => sum + paths.length, -1);
  const rest = more === 0 ? '' : ` and ${plural(more, 'more path')}`;
  return ` (${first.title} left ${shown(first.paths[0] ?? '')}${rest}; every command begins with a fresh checkout, and sees of the others what setup made)`;
}
