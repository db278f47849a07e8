/**
 * The workspace of an agent, for one attempt of any loop: in layers where that can be done, else a folder with a checkout.
 * Invariant: the agent finds the same in both, and the same is taken of it: what differs from the commit that it began
 * with, without what setup did.
 */
import type { CaptureLimits } from '../../kernel/capture-size.ts';
import { handOut } from '../../kernel/folder-trust.ts';
import { PLAIN_VIEW, type PreparedLayer, type WorkspaceView } from '../workspace/agent-environment.ts';
import { type LayeredWorkspace, openLayeredWorkspace, workspaceLayers } from '../workspace/layered-workspace.ts';
import type { PrivateArea } from '../workspace/private-area.ts';
import {
  type BeforeAgent,
  captureBefore,
  captureReason,
  captureWorkspace,
  prepareWorkspace,
  transplant,
  type WorkspaceCapture,
  type WorkspaceRequest,
} from '../workspace/workspace.ts';
import type { Timings } from './evaluation-outcome.ts';
import type { EvaluationStep } from './evaluation-step.ts';
import { type AttachedRequest, attachPreparedTo, prepareLayer } from './workspace-environment.ts';

/** A workspace that an agent can be let into. */
export interface AgentWorkspace {
  readonly environment: WorkspaceView;
  /** Where what the agent writes lies. */
  readonly folder: string;
  /** Takes what the agent left; to be called once, when no process of it is left. */
  take(): Promise<WorkspaceCapture>;
}

export interface AgentWorkspaceRequest
  extends Omit<WorkspaceRequest, 'yardIn'>,
    Pick<AttachedRequest, 'protectedFiles' | 'checkout'> {
  /** Setup whose result is kept for trees to come; undefined: there is none. */
  readonly step: EvaluationStep | undefined;
  /** Setup whose result is of this workspace alone. */
  readonly setUp?: ((environment: WorkspaceView) => Promise<SetUpEnd>) | undefined;
  /** Whether it has to be one folder, since it is kept. Default: no. */
  readonly isKept?: boolean;
  readonly limits: CaptureLimits | undefined;
  /** Called before setup. */
  readonly onSetup?: () => void;
}

export type SetUpEnd = 'done' | 'aborted' | { readonly failed: string };

type Opened =
  | { readonly kind: 'opened'; readonly workspace: AgentWorkspace }
  /** Setup did; why. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'aborted' };

export type OpenedWorkspace = Opened & { readonly timings: Timings };

/** Makes a workspace for an attempt, and runs setup for it. */
export async function openAgentWorkspace(
  privateArea: PrivateArea,
  request: AgentWorkspaceRequest,
): Promise<OpenedWorkspace> {
  // One that is kept has to be whole.
  const layers = request.isKept === true ? undefined : workspaceLayers(privateArea);
  if (layers === undefined) return openPlain(privateArea, request);
  request.onSetup?.();
  const ready = await prepareFor(privateArea, request);
  if ('kind' in ready) return ready;
  const { prepared, timings } = ready;
  const layered = await openLayeredWorkspace(privateArea, layers, { ...request, prepared });
  if (layered === 'cancelled') return { kind: 'aborted', timings };
  const opened = await setUpLayered(privateArea, request, layered);
  if (opened.kind !== 'opened') await layered[Symbol.asyncDispose]();
  return { ...opened, timings };
}

/** What setup made for the commit; undefined where there is no setup whose result is kept. */
async function prepareFor(
  privateArea: PrivateArea,
  { step, commit, protectedFiles, checkout, signal }: AgentWorkspaceRequest,
): Promise<
  | { readonly prepared: PreparedLayer | undefined; readonly timings: Timings }
  | Exclude<OpenedWorkspace, { kind: 'opened' }>
> {
  if (step === undefined) return { prepared: undefined, timings: {} };
  const made = await prepareLayer(privateArea, { step, tree: commit, protectedFiles, checkout, signal });
  return made.kind === 'prepared' ? { prepared: made.prepared, timings: made.timings } : made;
}

function endOf(end: Exclude<SetUpEnd, 'done'>): Exclude<Opened, { kind: 'opened' }> {
  return end === 'aborted' ? { kind: 'aborted' } : { kind: 'failed', reason: end.failed };
}

/** Runs the setup of a workspace in layers; only what differs from what it left is taken as the agent's. */
async function setUpLayered(
  privateArea: PrivateArea,
  { setUp, limits, signal, commit, workspace: { indexFile } }: AgentWorkspaceRequest,
  environment: LayeredWorkspace,
): Promise<Opened> {
  const bounds = { limits, signal };
  const { folder } = environment;
  const take = () => environment.capture(bounds);
  if (setUp === undefined) return { kind: 'opened', workspace: { environment, folder, take } };
  const end = await setUp(environment);
  if (end !== 'done') return endOf(end);
  const before = await environment.captureBefore(bounds);
  if (before.kind === 'cancelled') return { kind: 'aborted' };
  if (before.kind !== 'captured') return { kind: 'failed', reason: captureReason(before) };
  const from = before.tree;
  const takeOwn = async (): Promise<WorkspaceCapture> => {
    const captured = await take();
    if (captured.kind !== 'captured') return captured;
    const request = { indexFile: `${indexFile}.transplant`, from, to: captured.tree, onto: commit };
    return { kind: 'captured', tree: await transplant(privateArea.store, request) };
  };
  return { kind: 'opened', workspace: { environment, folder, take: takeOwn } };
}

/** A workspace that is a folder with a checkout. */
async function openPlain(privateArea: PrivateArea, request: AgentWorkspaceRequest): Promise<OpenedWorkspace> {
  const { step, setUp, workspace, commit, limits, signal, onSetup } = request;
  if ((await prepareWorkspace(privateArea, request)) === 'cancelled') return { kind: 'aborted', timings: {} };
  onSetup?.();
  const capturing = { workspace, commit, limits, signal };
  const open = (environment: WorkspaceView, before?: BeforeAgent): Opened => ({
    kind: 'opened',
    workspace: {
      environment,
      folder: workspace.folder,
      take: () => captureWorkspace(privateArea, { ...capturing, before }),
    },
  });
  if (step === undefined && setUp === undefined) return { ...open(PLAIN_VIEW), timings: {} };
  handOut(workspace);
  const { environment, timings, end } = await setUpPlain(privateArea, request);
  if (end !== 'done') return { ...endOf(end), timings };
  const captured = await captureBefore(privateArea, capturing);
  if (captured.kind === 'captured') return { ...open(environment, captured.before), timings };
  await environment[Symbol.asyncDispose]();
  if (captured.kind === 'cancelled') return { kind: 'aborted', timings };
  return { kind: 'failed', reason: captureReason(captured), timings };
}

/** Puts the environment of the commit into a checkout, or runs setup in it. */
async function setUpPlain(
  privateArea: PrivateArea,
  { step, setUp, commit, protectedFiles, checkout, signal, workspace: { folder } }: AgentWorkspaceRequest,
): Promise<{ readonly environment: WorkspaceView; readonly timings: Timings; readonly end: SetUpEnd }> {
  if (step === undefined) {
    return { environment: PLAIN_VIEW, timings: {}, end: (await setUp?.(PLAIN_VIEW)) ?? 'done' };
  }
  const request = { step, tree: commit, protectedFiles, checkout, signal };
  const attached = await attachPreparedTo(folder, privateArea, request);
  const { timings } = attached;
  if (attached.kind === 'attached') return { environment: attached.environment, timings, end: 'done' };
  const end = attached.kind === 'aborted' ? attached.kind : { failed: attached.reason };
  return { environment: PLAIN_VIEW, timings, end };
}
