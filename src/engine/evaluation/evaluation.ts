/**
 * Judging a tree: commands in an evaluation checkout of it.
 * Invariant: an evaluation reads the base's evaluator and the candidate's code, and nothing that an earlier evaluation
 * or command left, but what setup made new: each command begins in a folder of its own. The protected files are the
 * base's before the first command and after each. A command that leaves a new file which would be part of the evaluator,
 * or be loaded in the place of one of its files, voids the evaluation.
 * No process of an agent, and nothing that it left in its worktree, is near.
 */
import { rmSync } from 'node:fs';
import { decodePath } from '../../base/byte-path.ts';
import { plural, quoted } from '../../base/text.ts';
import type { ProcessResult } from '../../kernel/agent-process.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import type { NewFiles } from '../../kernel/new-files.ts';
import { readFilePart } from '../../kernel/regular-file.ts';
import { bindProtected } from '../boundaries/bound-files.ts';
import { restoreProtected } from '../boundaries/protected-files.ts';
import { noteInstalled } from '../boundaries/shadowable.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import type { EvaluationFolder } from './evaluation-folder.ts';
import type { Evaluation, EvaluationRequest, FilesAround, Timings } from './evaluation-outcome.ts';
import { type EvaluationStep, issueOf, logOf, runStep } from './evaluation-step.ts';
import { FreshCheckout, type FreshRequest } from './fresh-checkout.ts';
import { refuseFullDisk } from './full-disk.ts';
import { openLayeredCheckout } from './layered-checkout.ts';
import { plantedIssue, plantFinders } from './planted-issue.ts';
import { type PreparedSetup, prepareSetup, type RunAlone, type SetupRequest } from './preparation.ts';
import { excessReason, prepareSteps } from './prepared-steps.ts';

// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
// What the system says of a hidden command could disclose it.
const UNTOLD: Readonly<Record<string, string>> = {
  SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};

/** Evaluates a tree. */
export async function evaluateTree(privateArea: PrivateArea, request: EvaluationRequest): Promise<Evaluation> {
  const evaluation = await evaluate(privateArea, request);
  const { kind } = evaluation;
  if (kind === 'infra' || (kind === 'failed' && !evaluation.isTampered))
    await refuseFullDisk(privateArea, request.checkout);
  return evaluation;
}

async function evaluate(privateArea: PrivateArea, request: EvaluationRequest): Promise<Evaluation> {
  const { tree, teardown, protectedFiles } = request;
  faultPoint('judge:before-checkout');
  privateArea.checkSeal();
  const restored = await restoreProtected(privateArea.store, { tree, protectedFiles });
  faultPoint('judge:after-restore');
  const timings: Record<string, number> = {};
  const ofTree = { ...request, tree: restored };
  const prepared = await prepareSteps(privateArea, ofTree, (alone) =>
    runAlone(privateArea, { ...ofTree, onShared: undefined }, { ...alone, timings }),
  );
  if (prepared.kind !== 'ready') return prepared;
  using _release = prepared;
  await using checkout = openFolder(privateArea, ofTree, prepared);
  checkout.attach(prepared.layers);
  if ((await checkout.begin()) === 'cancelled') return { kind: 'aborted' };
  faultPoint('judge:after-checkout');
  const evaluation = await runSteps(privateArea, { ...request, steps: prepared.steps }, { checkout, timings });
  if (teardown !== undefined && evaluation.kind !== 'aborted' && (await checkout.renew({ isLast: true })) === 'ready') {
    const result = await runStep(privateArea, { ...request, checkout }, teardown);
    if (result.kind === 'ended') timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
  }
  faultPoint('judge:after-score');
  return evaluation;
}

/** Prepares what one setup makes for a tree, without evaluating it. */
export async function prepareEnvironment(
  privateArea: PrivateArea,
  request: Omit<EvaluationRequest, 'teardown' | 'steps'> & Pick<SetupRequest, 'step' | 'isAhead'>,
): Promise<PreparedSetup & { readonly timings?: Timings }> {
  const timings: Record<string, number> = {};
  const whole = { ...request, teardown: undefined, steps: [request.step] };
  const prepared = await prepareSetup(privateArea, { ...request, place: request.checkout.folder }, (alone) =>
    runAlone(privateArea, whole, { ...alone, timings }),
  );
  if (prepared.kind === 'failed' || prepared.kind === 'infra') await refuseFullDisk(privateArea, request.checkout);
  return { ...prepared, timings };
}

type RunningAlone = Parameters<RunAlone>[0] & Pick<Ongoing, 'timings'>;

/** Runs one command on a tree of its own, and gives what it made away. */
async function runAlone(
  privateArea: PrivateArea,
  request: EvaluationRequest,
  { step, tree, layers, onDone, timings, protectedFiles = request.protectedFiles }: RunningAlone,
): Promise<Evaluation> {
  // What an interrupted run printed there is replaced by what this one prints.
  for (const stream of ['stdout', 'stderr']) rmSync(`${step.logs}.${stream}`, { force: true });
  const ofStep = { ...request, tree, protectedFiles, steps: [step], asks: 'exit' } as const;
  // Nothing comes after its only command.
  await using checkout = openFolder(privateArea, ofStep, { findExcess: () => undefined });
  checkout.attach(layers);
  if ((await checkout.begin()) === 'cancelled') return { kind: 'aborted' };
  return await runSteps(privateArea, ofStep, { checkout, timings, onDone });
}

/** As layers where this machine and the level have them, else as a folder of its own. */
function openFolder(
  { level, layering, environment, store, onLeft }: PrivateArea,
  { checkout, tree, protectedFiles, signal, onShared, hasOthers = false }: EvaluationRequest,
  { findExcess }: Pick<FreshRequest, 'findExcess'>,
): EvaluationFolder {
  const isShielded = level.kind === 'bubblewrap';
  const common = { tree, protectedFiles, signal, onLeft };
  const { homeLayers } = environment;
  if (isShielded && layering.kind === 'layers' && onShared === undefined)
    return openLayeredCheckout({ layers: layering.layers, store, homeLayers, ...common });
  return new FreshCheckout(store, { checkout, isShielded, hasOthers, findExcess, ...common });
}

const NOTHING_NEW: NewFiles = { roots: [], stamps: new Map(), swapped: new Set(), unread: undefined };

interface Ongoing {
  readonly checkout: EvaluationFolder;
  readonly timings: Record<string, number>;
  /** Gets what the command made, in place of the commands after it. */
  readonly onDone?: Parameters<RunAlone>[0]['onDone'];
}

async function runSteps(
  privateArea: PrivateArea,
  request: EvaluationRequest,
  { checkout, timings, onDone }: Ongoing,
): Promise<Evaluation> {
  const { protectedFiles, steps } = request;
  let last: Extract<ProcessResult, { kind: 'ended' }> | undefined;
  const early = await checkout.findProtected([]);
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
  // Elsewhere no file is read-only, and its content alone counts.
  const watchedBy = (step: EvaluationStep): readonly string[] =>
    privateArea.level.kind === 'bubblewrap' ? bindProtected(protectedFiles, step).watched : [];
  const findersOf = plantFinders(privateArea, protectedFiles);
  const left: Left[] = [];
  const isCancelled = (): boolean => request.signal?.aborted === true;
  // Whether the last command's folder is still there.
  let isOpen = true;
  /** Runs one command in the checkout as it is; what ends the evaluation, if anything does. */
  const run = async (step: EvaluationStep, isLast: boolean): Promise<Evaluation | undefined> => {
    const mayCompile = !isLast || request.asks === 'exit';
    const result = await runStep(privateArea, { ...request, checkout, mayCompile }, step);
    if (result.kind === 'unstarted') {
      if (result.code === 'ABORTED') return { kind: 'aborted' };
      const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
      return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
    }
    timings[`${step.name}_ms`] = (timings[`${step.name}_ms`] ?? 0) + Math.round(result.durationMs);
    if (result.aborted) return { kind: 'aborted' };
    const found = await checkout.findProtected(watchedBy(step));
    files = { before: early.digest, after: found.digest };
    const created = isLast && protectedFiles.files.length === 0 ? NOTHING_NEW : await checkout.findNew();
    if (created === 'cancelled') return { kind: 'aborted' };
    if (created === 'too many') {
      return { ...failure, files, exitCode: result.exitCode, log: logOf(result), reason: tooMany(step) };
    }
    const findPlanted = findersOf(step);
    const planted = await plantedIssue({ findPlanted, writableKey, signal: request.signal }, step, created);
    if (isCancelled()) return { kind: 'aborted' };
    const unread = protectedFiles.files.length > 0 ? unreadIssue(step, created) : undefined;
    const tampered = tamperReason(step, unread ?? found.issue ?? planted);
    // What a command changed of its judges says more than how it ended.
    const reason = tampered ?? issueOf(step, result, protectedFiles);
    if (reason !== undefined) {
      const { exitCode, killedByBudget: timedOut } = result;
      const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
      const hint = tampered === undefined ? leftHint(left) : '';
      return { ...failure, ...failed, files, log: logOf(result), reason: `${reason}${hint}` };
    }
    if (onDone !== undefined) {
      const done = await checkout.findDone();
      if (done === 'cancelled') return { kind: 'aborted' };
      if (done === 'too many') return { ...failure, files, exitCode: 0, log: logOf(result), reason: tooMany(step) };
      const issue = await onDone(done, (touched = []) => checkout.take(done, touched));
      if (isCancelled()) return { kind: 'aborted' };
      const isTampered = step.kind === 'build';
      const why = issue === undefined ? undefined : isTampered ? tamperReason(step, issue) : `${step.title}: ${issue}`;
      const failed = { step: { name: step.name, exitCode: result.exitCode }, exitCode: result.exitCode, isTampered };
      if (why !== undefined) return { ...failure, ...failed, files, log: logOf(result), reason: why };
    } else if (step.kind === 'setup') {
      await noteInstalled(privateArea.store, protectedFiles, { tree: request.tree, paths: created.stamps.keys() });
      await checkout.keepNew(created);
      isOpen = false;
    } else if (step.isSealed !== true) left.push({ title: step.title, paths: created.roots });
    request.onShared?.(step, created);
    last = result;
    return undefined;
  };
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const isKept = at === 0 || (isOpen && request.onShared !== undefined);
    const renewed = isKept ? 'ready' : await checkout.renew({ isLast: isLast && request.teardown === undefined });
    isOpen = true;
    if (renewed === 'cancelled') return { kind: 'aborted' };
    if (renewed === 'changed') {
      const reason = `tamper: ${step.title} is void: what setup made was changed before it`;
      return { ...failure, files, log: undefined, isTampered: true, reason };
    }
    if (renewed !== 'ready') return { ...failure, files, log: undefined, reason: excessReason(renewed.excess) };
    const ended = await run(step, isLast);
    if (ended !== undefined) return ended;
  }
  if (last === undefined) throw new Error('an evaluation without a step');
  const { path, seenBytes } = last.stdout;
  if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
    // A part is not enough to know that there is one score: another may stand behind it.
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

function tooMany({ title }: EvaluationStep): string {
  return `${title} left more new files in its checkout than can be looked through`;
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
