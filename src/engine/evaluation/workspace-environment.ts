/** The prepared environment of a tree, put into the workspace of an agent. */
import { rmSync } from 'node:fs';
import { placeIn } from '../../base/byte-path.ts';
import { removeTree } from '../../kernel/remove-tree.ts';
import { attachLayer, openHome, type PreparedLayer, type WorkspaceView } from '../workspace/agent-environment.ts';
import { runCommand } from '../workspace/command.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import { agentReadable } from '../workspace/workspace.ts';
import { prepareEnvironment } from './evaluation.ts';
import type { EvaluationRequest, Timings } from './evaluation-outcome.ts';
import { type EvaluationStep, issueOf } from './evaluation-step.ts';
import { unkeptInHome } from './home-caches.ts';

export type Attached = { readonly timings: Timings } & (
  | { readonly kind: 'attached'; readonly environment: WorkspaceView }
  /** Setup did not make it; why. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'aborted' }
);

export interface AttachedRequest extends Pick<EvaluationRequest, 'tree' | 'protectedFiles' | 'signal' | 'checkout'> {
  readonly step: EvaluationStep;
}

/**
 * Gives the workspace that holds a tree the environment of it: a copy of the prepared one, which is made where it is not
 * there. Where there are no layers, setup runs in the workspace: what is installed may hold the path of where it lies.
 */
export async function attachPreparedTo(
  workspace: string,
  privateArea: PrivateArea,
  request: AttachedRequest,
): Promise<Attached> {
  const { layering, level } = privateArea;
  if (level.kind !== 'bubblewrap' || layering.kind !== 'layers') return setUpIn(workspace, privateArea, request);
  const prepared = await prepareLayer(privateArea, request);
  if (prepared.kind !== 'prepared') return prepared;
  const { signal } = request;
  const { timings, prepared: made } = prepared;
  const environment = await attachLayer(privateArea, { layers: layering.layers, ...made, workspace, signal });
  if (environment === 'cancelled') return { kind: 'aborted', timings };
  return { kind: 'attached', environment, timings };
}

export type Prepared = Exclude<Attached, { kind: 'attached' }> | ReadyLayer;
interface ReadyLayer {
  readonly kind: 'prepared';
  readonly prepared: PreparedLayer;
  readonly timings: Timings;
}

/** Gives the prepared environment of a tree, which is made where it is not there; only where there are layers. */
export async function prepareLayer(privateArea: PrivateArea, request: AttachedRequest): Promise<Prepared> {
  const { timings = {}, ...prepared } = await prepareEnvironment(privateArea, { ...request, variables: {} });
  if (prepared.kind === 'aborted') return { kind: 'aborted', timings };
  if (prepared.kind !== 'ready') return { kind: 'failed', reason: prepared.reason, timings };
  const { layer, release } = prepared;
  return { kind: 'prepared', prepared: { layer, release }, timings };
}

/** Runs setup in a workspace; no key is given to it, since it sees all that was accepted. */
async function setUpIn(
  workspace: string,
  privateArea: PrivateArea,
  { step, protectedFiles, signal }: AttachedRequest,
): Promise<Attached> {
  const home = openHome(privateArea);
  for (const stream of ['stdout', 'stderr']) rmSync(`${step.logs}.${stream}`, { force: true });
  const result = await runCommand(privateArea, {
    ...{ command: step.command, kind: 'setup', workDir: workspace, place: 'workspace', variables: {}, signal },
    ...{ stdoutPath: `${step.logs}.stdout`, stderrPath: `${step.logs}.stderr`, ...home.shown },
    ...{ budgetMs: step.timeoutMs, network: step.network, readable: agentReadable(privateArea) },
  });
  const timings = result.kind === 'ended' ? { [`${step.name}_ms`]: Math.round(result.durationMs) } : {};
  const isAborted = result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
  const reason = result.kind === 'ended' ? issueOf(step, result, protectedFiles) : result.reason;
  if (!isAborted && reason === undefined) {
    for (const path of unkeptInHome(home.folder)) removeTree(placeIn(home.folder, path));
    return { kind: 'attached', environment: home, timings };
  }
  await home[Symbol.asyncDispose]();
  return isAborted ? { kind: 'aborted', timings } : { kind: 'failed', reason: reason ?? '', timings };
}
