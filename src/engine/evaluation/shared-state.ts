/**
 * Why a command fails in a fresh checkout and succeeds in one that an earlier command has used: it reads what that left.
 * Invariant: a diagnosis alone; what is run here is never scored, and each command runs no longer than it may.
 */

import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodePath } from '../../base/byte-path.ts';
import { quoteForShell } from '../../base/shell-quote.ts';
import { quoted } from '../../base/text.ts';
import { kindOf, type NewFiles } from '../../kernel/new-files.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { evaluateTree } from './evaluation.ts';
import type { Evaluation, EvaluationRequest } from './evaluation-outcome.ts';
import type { EvaluationStep } from './evaluation-step.ts';

export interface SharedState {
  /** The command that leaves something. */
  readonly writer: EvaluationStep;
  /** What it leaves, folders with a slash at the end; empty: it changes files of the tree. */
  readonly paths: readonly string[];
  /** The command that needs it. */
  readonly reader: EvaluationStep;
}

export interface SharedStateRequest extends EvaluationRequest {
  /** The command that failed; undefined: the last one, whose output was not what it should be. */
  readonly failed: string | undefined;
  /** Whether the last command's output is what it should be. */
  readonly isFine: (output: string) => Promise<boolean>;
}

// Enough to name what matters; each is one more run.
const MAX_PATHS_TRIED = 4;

/** Finds what a failed command needs of an earlier one; undefined: nothing, or it fails in one checkout, too. */
export async function findSharedState(
  privateArea: PrivateArea,
  request: SharedStateRequest,
): Promise<SharedState | undefined> {
  try {
    return await diagnose(privateArea, request);
  } finally {
    // Later evaluations show their layers there.
    await discardTree(request.checkout.folder);
    mkdirSync(request.checkout.folder, { recursive: true });
  }
}

async function diagnose(privateArea: PrivateArea, request: SharedStateRequest): Promise<SharedState | undefined> {
  const { steps, failed } = request;
  const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
  const reader = steps[at];
  if (reader === undefined || isPreparing(reader)) return undefined;
  const preparing = steps.slice(0, at).filter(isPreparing);
  const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
  if (earlier.length === 0) return undefined;
  const attempts = { count: 0 };
  const attempt = (between: readonly EvaluationStep[]) =>
    runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
  const whole = await attempt(earlier);
  if (!whole.isFine) return undefined;
  const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
  const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
  const writer = needed.at(-1);
  if (writer === undefined) return undefined;
  const paths = whole.left.get(writer.name) ?? [];
  const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
  const unread: string[] = [];
  for (const path of tried) {
    const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${quoteForShell(path)}` };
    if ((await attempt([...needed.slice(0, -1), without])).isFine) unread.push(path);
  }
  const read = paths.filter((path) => !unread.includes(path));
  return { writer, paths: read.length > 0 ? read : paths, reader };
}

/** Whether what a command makes is there for all commands after it. */
function isPreparing({ kind }: Pick<EvaluationStep, 'kind'>): boolean {
  return kind === 'setup' || kind === 'build';
}

/** The shortest beginning of a list that is enough. */
async function findNeeded(
  steps: readonly EvaluationStep[],
  isEnough: (some: readonly EvaluationStep[]) => Promise<boolean>,
): Promise<readonly EvaluationStep[]> {
  let [few, enough] = [0, steps.length];
  while (enough - few > 1) {
    const middle = (few + enough) >>> 1;
    if (await isEnough(steps.slice(0, middle))) enough = middle;
    else few = middle;
  }
  return steps.slice(0, enough);
}

function inSubshell(command: string): string {
  return `( ${command}\n)`;
}

interface Shared {
  readonly isFine: boolean;
  /** What each command left that was not there before it, by its name. */
  readonly left: ReadonlyMap<string, readonly string[]>;
}

async function runShared(
  privateArea: PrivateArea,
  request: SharedStateRequest,
  { steps, number }: { readonly steps: readonly EvaluationStep[]; readonly number: number },
): Promise<Shared> {
  const left = new Map<string, readonly string[]>();
  const known = new Set<string>();
  const onShared = ({ name, kind }: EvaluationStep, { roots, stamps }: NewFiles): void => {
    if (isPreparing({ kind })) return;
    const fresh = roots.filter((root) => !known.has(root));
    for (const root of fresh) known.add(root);
    left.set(
      name,
      fresh.map((root) => `${decodePath(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`),
    );
  };
  const apart = steps.map((step) => ({
    ...step,
    logs: join(dirname(step.logs), `shared-${number}-${basename(step.logs)}`),
  }));
  const isWhole = steps.at(-1) === request.steps.at(-1);
  const evaluation: Evaluation = await evaluateTree(privateArea, {
    ...request,
    steps: apart,
    onShared,
    ...(isWhole ? {} : { asks: 'exit' }),
  });
  const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
  return { isFine, left };
}

function isFolder(stamp: string | undefined): boolean {
  return stamp !== undefined && kindOf(stamp) === 'folder';
}

const MAX_NAMED = 3;

/** `guard "build" leaves dist/, which the objective reads`. */
export function describeSharedState({ writer, paths, reader }: SharedState): string {
  // The evaluator of an experiment has the name of what it gives.
  const by = reader.title === 'score' ? 'the objective' : reader.title;
  if (paths.length === 0) return `${writer.title} changes files of the tree that ${by} reads`;
  const named = paths.slice(0, MAX_NAMED).map(shown);
  const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
  return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}

function shown(path: string): string {
  return /^[\w./@+-]+$/.test(path) ? path : quoted(path, 100);
}
