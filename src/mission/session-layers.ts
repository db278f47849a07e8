/**
 * The layers that a session of a mission works in, where the machine has them: its workspace stays as it is meanwhile.
 * Invariant: what a session left is in its writable layer alone, until its iteration is concluded: then it is dropped, or
 * put into the workspace for the user to look at. The layer outlives a supervisor that was killed.
 * Crash: the layer bears the name of the commit that it lies above, and loses it in one step when it is in the workspace as
 * a whole. The next session puts what a layer with a name holds into the workspace, where a session without layers leaves
 * it, too, but for what setup had made.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { EvaluationStep } from '../engine/evaluation/evaluation-step.ts';
import { type Attached, prepareLayer } from '../engine/evaluation/workspace-environment.ts';
import { openLayeredWorkspace, workspaceLayers } from '../engine/workspace/layered-workspace.ts';
import { evaluationCheckout } from '../engine/workspace/private-area.ts';
import type { WorkspaceRequest } from '../engine/workspace/workspace.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { type LayeredView, relinkLayeredView, upperOf } from '../kernel/layered-view.ts';
import { discardTree } from '../kernel/remove-tree.ts';
import { placeUpper } from '../kernel/upper-placing.ts';
import type { ActiveMission } from './active-mission.ts';
import { RUNTIME_ARTIFACTS } from './store.ts';
import { readUntrusted } from './submission.ts';

export interface SessionRequest extends WorkspaceRequest {
  /** Setup whose result is kept; undefined: there is none. */
  readonly step: EvaluationStep | undefined;
}

const MAX_ARTIFACT_BYTES = 10 << 20;

/** Opens the layers of a session; undefined: it works in the workspace itself. */
export async function openSessionLayers(
  mission: ActiveMission,
  { step, ...request }: SessionRequest,
): Promise<Attached | undefined> {
  const { privateArea, protectedFiles, sessionPlace } = mission;
  const { commit, signal, workspace } = request;
  const layers = workspaceLayers(privateArea);
  if (layers === undefined) return undefined;
  const checkout = evaluationCheckout(privateArea, 1);
  const made =
    step === undefined
      ? { kind: 'prepared' as const, prepared: undefined, timings: {} }
      : await prepareLayer(privateArea, { step, protectedFiles, signal, tree: commit, checkout });
  if (made.kind !== 'prepared') return made;
  const { prepared, timings } = made;
  const opened = await openLayeredWorkspace(privateArea, layers, {
    ...{ ...request, prepared, viewAt: join(placeOf(mission), commit) },
    // The workspace's own says what lies there.
    workspace: { ...workspace, indexFile: `${workspace.indexFile}.session` },
  });
  if (opened === 'cancelled') return { kind: 'aborted', timings };
  for (const name of RUNTIME_ARTIFACTS.filter((each) => !opened.isOfTree(each))) {
    const found = readUntrusted(join(workspace.folder, name), MAX_ARTIFACT_BYTES);
    if (found.kind === 'read') writeFileSync(join(opened.folder, name), found.bytes);
  }
  sessionPlace.layers = opened;
  // They stay until the iteration is concluded.
  const { shown } = opened;
  return { kind: 'attached', timings, environment: { shown, [Symbol.asyncDispose]: () => Promise.resolve() } };
}

/** Drops what a session left. */
export async function dropSession({ sessionPlace }: ActiveMission): Promise<void> {
  await sessionPlace.layers?.[Symbol.asyncDispose]();
  sessionPlace.layers = undefined;
}

/** Puts what a session left into the workspace; `yardIn`: where what was there before is taken apart. */
export async function placeSession(mission: ActiveMission, yardIn: string): Promise<void> {
  const { layers } = mission.sessionPlace;
  if (layers === undefined) return;
  await place(mission, { view: layers.view, yardIn });
  await dropSession(mission);
  mission.privateArea.onLeft(await discardTree(placeOf(mission)));
}

interface Recovering {
  /** Whether what is left is put into the workspace; else it is dropped. */
  readonly isKept: boolean;
  readonly yardIn: string;
}

/** Ends what a supervisor that was killed left of a session. */
export async function recoverSession(mission: ActiveMission, { isKept, yardIn }: Recovering): Promise<void> {
  const { privateArea, state, workspace } = mission;
  const folder = join(placeOf(mission), state.lastAcceptedCommit);
  if (isKept && existsSync(folder)) {
    const layers = workspaceLayers(privateArea);
    if (layers === undefined) throw unreadable(folder);
    const { programs, trees } = layers;
    const { folders: lower, release } = await trees.lease(state.lastAcceptedCommit);
    const view = relinkLayeredView({ folder, programs, folders: [{ at: workspace.folder, lower }] });
    await place(mission, { view, yardIn });
    release();
  }
  privateArea.onLeft(await discardTree(placeOf(mission)));
}

function placeOf({ privateArea }: Pick<ActiveMission, 'privateArea'>): string {
  return join(privateArea.folder, 'unfinished');
}

function unreadable(folder: string): PreconditionError {
  return new PreconditionError({
    message: `a session that was killed left its work in layers, which cannot be read here: ${quoted(folder, 300)}`,
    remedy: `Resume with the sandbox that it had (bubblewrap), or give its work up: rm -r ${JSON.stringify(folder)}`,
  });
}

async function place(
  mission: ActiveMission,
  { view, yardIn }: { readonly view: LayeredView; readonly yardIn: string },
): Promise<void> {
  const { privateArea, journal, workspace } = mission;
  mkdirSync(yardIn, { recursive: true });
  const { left, failure: why } = await placeUpper(view, { at: workspace.folder, folder: workspace.folder, yardIn });
  privateArea.onLeft(left);
  if (readdirSync(yardIn).length === 0) rmdirSync(yardIn);
  faultPoint('mission:amid-placing');
  if (why === undefined) renameSync(view.folder, join(placeOf(mission), 'placed'));
  else {
    // A session may leave what no program can copy; it is the user's all the same.
    const rest = join(privateArea.folder, `unfinished-${randomUUID()}`);
    renameSync(view.folder, rest);
    const shown = quoted(upperOf({ ...view, folder: rest }, workspace.folder), 300);
    journal.note(`not all that the session left could be put into its worktree (${why}); all of it lies in ${shown}`);
  }
  faultPoint('mission:after-placing');
}
