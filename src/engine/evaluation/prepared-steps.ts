/** The commands of an evaluation, apart into those whose result is prepared and kept and those that run each time. */
import { PreconditionError } from '../../base/errors.ts';
import { filesDigest } from '../../decision/evaluator-digest.ts';
import { treeIdOf } from '../../kernel/git-store.ts';
import { idsOf } from '../boundaries/protected-files.ts';
import type { FrozenLayer } from '../layers/layer-store.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { prepareBuild } from './build-layer.ts';
import { COPY_REMEDY, type CopyLimit, openCopyLimit } from './copy-limit.ts';
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
      /** Why it is more than may be copied with so many bytes of setup besides; undefined where it is not. */
      readonly findExcess: (setup: number) => string | undefined;
    } & Disposable)
  | Unprepared;

/** Prepares what setup and build make for a tree; what they gave is in use until it is disposed of. */
export async function prepareSteps(
  privateArea: PrivateArea,
  request: EvaluationRequest,
  runAlone: RunAlone,
): Promise<PreparedSteps> {
  const { tree, protectedFiles, variables, signal, checkout, steps } = request;
  const setup = steps.find(({ kind, inputs = [] }) => kind === 'setup' && inputs.length > 0);
  const build = steps.find(({ kind }) => kind === 'build');
  const left = steps.filter((step) => step !== setup && step !== build);
  const setupOf = async (of: string): Promise<PreparedSetup | undefined> => {
    if (setup === undefined) return undefined;
    return prepareSetup(
      privateArea,
      { step: setup, tree: of, protectedFiles, variables, signal, place: checkout.folder },
      runAlone,
    );
  };
  const { store } = privateArea;
  const [baseTree, own] = await Promise.all([treeIdOf(store, store.base), treeIdOf(store, tree)]);
  const limit = await openCopyLimit(privateArea, own);
  const isBase = own === baseTree;
  const refuse = refusing(limit, { isBase, protectedFiles });
  const { findExcess } = isBase ? strict(limit) : limit;
  const early = refuse({});
  if (early !== undefined) return early;
  const made = await setupOf(tree);
  if (made !== undefined && made.kind !== 'ready') return made;
  const layer: FrozenLayer | undefined = made?.layer;
  const ofSetup = layer?.bytes ?? 0;
  const release = (): void => made?.release();
  const excess = refuse({ setup: ofSetup }, release);
  if (excess !== undefined) return excess;
  const below = layer === undefined ? [] : [layer];
  const ready = { kind: 'ready', steps: left } as const;
  if (build === undefined)
    return {
      ...{ ...ready, layers: { above: [], below }, [Symbol.dispose]: release },
      findExcess: (setup) => findExcess({ setup: ofSetup + setup }),
    };
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
  const { bytes } = built;
  return (
    refuse({ setup: ofSetup, build: bytes }, releaseBoth) ?? {
      ...{ ...ready, layers: built.layers, [Symbol.dispose]: releaseBoth },
      findExcess: (setup) => findExcess({ setup: ofSetup + setup, build: bytes }),
    }
  );
}

interface OfTree {
  readonly isBase: boolean;
  readonly protectedFiles: EvaluationRequest['protectedFiles'];
}

/**
 * Says what comes of a tree whose commands would need larger copies than they may: undefined where they do not. Of the
 * base nothing can be evaluated; of a change it is the change's own fault, since others may be smaller.
 */
function refusing({ findExcess }: CopyLimit, { isBase, protectedFiles }: OfTree) {
  return (copied: Parameters<CopyLimit['findExcess']>[0], release?: () => void): Unprepared | undefined => {
    const message = findExcess(copied);
    if (message === undefined) return undefined;
    release?.();
    if (isBase) throw tooLarge(message);
    const digest = filesDigest(idsOf(protectedFiles));
    const failure = { timings: {}, files: { before: digest, after: digest }, exitCode: null, isTampered: false };
    return { kind: 'failed', reason: excessReason(message), log: undefined, ...failure };
  };
}

/** The same for what a setup of the base made that is not kept. */
function strict({ findExcess }: CopyLimit): CopyLimit {
  return {
    findExcess: (copied) => {
      const message = findExcess(copied);
      if (message !== undefined) throw tooLarge(message);
      return undefined;
    },
  };
}

function tooLarge(message: string): PreconditionError {
  return new PreconditionError({ message, remedy: COPY_REMEDY });
}

/** Why an evaluation has no score where its commands would need larger copies than they may. */
export function excessReason(message: string): string {
  return `${message}; environment.max_copy raises the limit`;
}
