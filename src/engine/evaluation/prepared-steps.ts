/** The commands of an evaluation, apart into those whose result is prepared and kept and those that run each time. */

import { renderByteSize } from '../../base/byte-size.ts';
import { PreconditionError } from '../../base/errors.ts';
import { filesDigest } from '../../decision/evaluator-digest.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import { idsOf } from '../boundaries/protected-files.ts';
import type { FrozenLayer } from '../layers/layer-store.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { prepareBuild } from './build-layer.ts';
import type { AttachedLayers } from './evaluation-folder.ts';
import type { EvaluationRequest } from './evaluation-outcome.ts';
import type { EvaluationStep } from './evaluation-step.ts';
import { type PreparedSetup, prepareSetup, type RunAlone, type Unprepared } from './preparation.ts';

export type PreparedSteps =
  | ({
      readonly kind: 'ready';
      /** The commands that are left to run. */
      readonly steps: readonly EvaluationStep[];
      readonly layers: AttachedLayers;
    } & Disposable)
  | Unprepared;

/** Prepares what setup and build make for a tree; what they gave is in use until it is disposed of. */
export async function prepareSteps(
  privateArea: PrivateArea,
  request: EvaluationRequest,
  runAlone: RunAlone,
): Promise<PreparedSteps> {
  const { tree, protectedFiles, variables, signal, checkout, steps } = request;
  const indexFile = `${checkout.indexFile}.inputs`;
  const setup = steps.find(({ kind, inputs = [] }) => kind === 'setup' && inputs.length > 0);
  const build = steps.find(({ kind }) => kind === 'build');
  const left = steps.filter((step) => step !== setup && step !== build);
  const setupOf = async (of: string): Promise<PreparedSetup | undefined> => {
    if (setup === undefined) return undefined;
    return prepareSetup(
      privateArea,
      { step: setup, tree: of, protectedFiles, variables, signal, indexFile, place: checkout.folder },
      runAlone,
    );
  };
  const made = await setupOf(tree);
  if (made !== undefined && made.kind !== 'ready') return made;
  const layer: FrozenLayer | undefined = made?.layer;
  requireCopyable(privateArea, layer);
  const below = layer === undefined ? [] : [layer];
  const release = (): void => made?.release();
  if (build === undefined)
    return { kind: 'ready', steps: left, layers: { above: [], below }, [Symbol.dispose]: release };
  const { store } = privateArea;
  const [baseTree, own] = await Promise.all([treeIdOf(store, store.base), treeIdOf(store, tree)]);
  const { writable } = protectedFiles.openings;
  const built = await prepareBuild(
    privateArea,
    {
      ...{ step: build, tree: own, writable, protectedFiles, signal },
      ...{ setup: layer, baseTree, setupOfBase: () => setupOf(store.base) },
    },
    runAlone,
  );
  if (built.kind !== 'ready') {
    release();
    return built;
  }
  const releaseBoth = (): void => {
    built.release();
    release();
  };
  const excess = copyIssue(privateArea, 'setup and build', (layer?.bytes ?? 0) + built.bytes);
  if (excess === undefined) return { kind: 'ready', steps: left, layers: built.layers, [Symbol.dispose]: releaseBoth };
  releaseBoth();
  // The fault of this tree: others may build less.
  const digest = filesDigest(idsOf(protectedFiles));
  const failure = { timings: {}, files: { before: digest, after: digest }, exitCode: null, isTampered: false } as const;
  return { kind: 'failed', reason: `${excess}; environment.max_copy raises the limit`, log: undefined, ...failure };
}

/** Throws where an environment is too large to be copied for each command. */
function requireCopyable(privateArea: PrivateArea, layer: FrozenLayer | undefined): void {
  const message = copyIssue(privateArea, 'setup', layer?.bytes ?? 0);
  if (message === undefined) return;
  const remedy = 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.';
  throw new PreconditionError({ message, remedy });
}

/** Why what was prepared is too much; undefined where it is not, or is not copied. */
function copyIssue({ layering, limits }: PrivateArea, what: string, bytes: number): string | undefined {
  if (layering.kind === 'layers' || bytes <= limits.maxCopyBytes) return undefined;
  const most = renderByteSize(limits.maxCopyBytes);
  return `what ${what} made has ${renderByteSize(bytes)}, more than may be copied for one command (${most}); layers, which need no copy, do not work here: ${layering.reason}`;
}
