/**
 * The environment of a run's base, prepared without an agent, and saved for other machines.
 * Invariant: what is saved was made by the base's own setup in bubblewrap, on files of the base alone, and holds no secret
 * that this process knows.
 */
import { join } from 'node:path';
import { PreconditionError } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { SecretSearch } from '../../base/secret-search.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import type { SandboxRequest } from '../../kernel/sandbox-level.ts';
import type { ProtectedFiles } from '../boundaries/protected-files.ts';
import type { FrozenLayer } from '../layers/layer-store.ts';
import { saveLayers } from '../layers/saved-layers.ts';
import { evaluationCheckout, type PrivateArea } from '../workspace/private-area.ts';
import { restoreEnvironment } from '../workspace/restored-environment.ts';
import { runError } from '../workspace/storage-error.ts';
import { openTemporary, type TemporaryRequest } from '../workspace/temporary-area.ts';
import { prepareEnvironment } from './evaluation.ts';
import type { EvaluationStep } from './evaluation-step.ts';
import { forbiddenIn } from './preparation.ts';
import { environmentStep, type Preparing } from './preparing-steps.ts';

/** What a loop is asked for whose environment is to be prepared. */
export interface PrepareRequest {
  /** The folder to save to, absolute; undefined: what is prepared stays on this machine alone. */
  readonly to?: string | undefined;
  /** An environment that was saved elsewhere, to be taken over first: its folder, absolute, and its digest there. */
  readonly from?: { readonly folder: string; readonly digest: string } | undefined;
  /** What must not be in what is saved; keys of the loop are added to it. */
  readonly secrets: SecretSearch;
  /** In place of the isolation that the loop's own settings ask for. */
  readonly sandbox?: SandboxRequest | undefined;
  readonly signal: AbortSignal | undefined;
}

/** What a run has its environment made by. */
interface BaseSetup {
  readonly preparing: Preparing;
  /** Of the commands of its evaluations. */
  readonly level: SandboxLevel;
}

export interface PreparedRun extends Omit<TemporaryRequest, 'signal' | 'purpose'> {
  /** Several setups where agents of one run differ. */
  describe(
    privateArea: PrivateArea,
  ): Promise<{ readonly setups: readonly BaseSetup[]; readonly protectedFiles: ProtectedFiles }>;
  /** What does the same again. */
  readonly command: string;
}

/** What became of the saved environment; `absent`: its folder held nothing, as where a cache has no entry any more. */
type Taken = 'restored' | 'absent' | 'not asked for';

export type BaseEnvironment =
  | {
      readonly kind: 'prepared';
      /** A name for it, as of an entry of a cache, that no environment of other content has. */
      readonly key: string;
      readonly bytes: number;
      /** Setup did not run: it was there already. */
      readonly isReused: boolean;
      readonly saved: { readonly folder: string; readonly digest: string } | undefined;
      readonly taken: Taken;
    }
  /** There is none to prepare, or none that another machine could use, and why. */
  | { readonly kind: 'nothing'; readonly reason: string; readonly taken: Taken }
  | { readonly kind: 'cancelled' };

/**
 * Prepares the environment of the commit that a run starts from. Throws where setup fails, where a secret is in what is
 * to be saved, and an IntegrityError where what is to be taken over is not what its digest is of.
 */
export async function prepareBase(
  { describe, command, ...area }: PreparedRun,
  request: PrepareRequest,
): Promise<BaseEnvironment> {
  try {
    const { parentEnv } = area;
    const { signal, from } = request;
    const taken = from === undefined ? 'not asked for' : await restoreEnvironment({ ...from, parentEnv, signal });
    if (taken === 'cancelled') return { kind: taken };
    await using temporary = await openTemporary({ ...area, purpose: 'prepare', signal });
    const { privateArea } = temporary;
    const { setups, protectedFiles } = await describe(privateArea);
    const steps = stepsOf(privateArea, setups);
    if (steps.length === 0) return { kind: 'nothing', reason: 'there is no setup.command with setup.inputs', taken };
    const usable = steps.filter(({ level }) => level.kind === 'bubblewrap');
    const why = usable.length === 0 ? 'commands do not run in bubblewrap here' : copiesReason(privateArea);
    if (why !== undefined) {
      return { kind: 'nothing', reason: `prepared environments are used in layers alone: ${why}`, taken };
    }
    const prepared = await prepareSteps(privateArea, usable, { ...request, protectedFiles });
    return prepared.kind === 'cancelled' ? prepared : { ...prepared, taken };
  } catch (error) {
    throw runError(() => command, { cause: error, repository: area.repository }) ?? error;
  }
}

interface SetupStep {
  readonly step: EvaluationStep;
  readonly level: SandboxLevel;
}

function stepsOf({ folder }: PrivateArea, setups: readonly BaseSetup[]): readonly SetupStep[] {
  const logs = join(folder, 'scratch', 'environment-');
  return setups.flatMap(({ preparing, level }) => {
    const step = environmentStep({ ...preparing, logs });
    return step === undefined ? [] : [{ step, level }];
  });
}

interface Preparation extends PrepareRequest {
  readonly protectedFiles: ProtectedFiles;
}

async function prepareSteps(
  privateArea: PrivateArea,
  steps: readonly SetupStep[],
  preparation: Preparation,
): Promise<Omit<Extract<BaseEnvironment, { kind: 'prepared' }>, 'taken'> | { readonly kind: 'cancelled' }> {
  const layers = new Map<string, FrozenLayer & { readonly command: string }>();
  const releases: (() => void)[] = [];
  let isReused = true;
  try {
    for (const { step, level } of steps) {
      const prepared = await prepareStep({ ...privateArea, level }, step, preparation);
      if (prepared.kind === 'aborted') return { kind: 'cancelled' };
      if (prepared.kind !== 'ready') throw notPrepared(prepared.reason);
      releases.push(prepared.release);
      if (Object.keys(prepared.timings ?? {}).length > 0) isReused = false;
      layers.set(prepared.layer.key, { ...prepared.layer, command: step.command });
    }
    const all = [...layers.values()];
    const content = sha256(all.map((layer) => `${layer.key} ${layer.digest}`).join('\n'));
    const key = `autorize-environment-${content.slice(0, 16)}`;
    const bytes = all.reduce((sum, layer) => sum + layer.bytes, 0);
    const { to, secrets, signal } = preparation;
    if (to === undefined) return { kind: 'prepared', key, bytes, isReused, saved: undefined };
    const finders = steps.flatMap(({ step }) => forbiddenIn(privateArea, step) ?? []);
    const isForbidden = (found: Buffer): boolean => finders.some((finds) => finds(found)) || secrets.finds(found);
    const saved = await saveLayers({ folder: to, layers: all, isForbidden, signal });
    if (saved === 'cancelled') return { kind: 'cancelled' };
    if ('refusal' in saved) throw notSaved(saved.refusal);
    return { kind: 'prepared', key, bytes, isReused, saved: { folder: to, digest: saved.digest } };
  } finally {
    for (const release of releases) release();
  }
}

function copiesReason({ layering }: PrivateArea): string | undefined {
  return layering.kind === 'layers' ? undefined : layering.reason;
}

function prepareStep(
  privateArea: PrivateArea,
  step: EvaluationStep,
  { protectedFiles, signal }: Pick<Preparation, 'protectedFiles' | 'signal'>,
) {
  const { base } = privateArea.store;
  const checkout = evaluationCheckout(privateArea, 1);
  return prepareEnvironment(privateArea, { step, protectedFiles, signal, checkout, tree: base, variables: {} });
}

function notPrepared(reason: string): PreconditionError {
  return new PreconditionError({
    message: `setup failed: ${reason}`,
    remedy: 'Correct setup.command, or what it needs of this machine; then prepare again.',
  });
}

function notSaved(reason: string): PreconditionError {
  return new PreconditionError({
    message: `the prepared environment was not saved: ${reason}`,
    remedy: 'Change setup.command so that it removes the file or writes no key to it; then prepare again.',
  });
}
