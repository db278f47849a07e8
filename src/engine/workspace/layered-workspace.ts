/**
 * A workspace in layers: what the agent changes lies in a writable layer of its own, above the frozen folders of the tree
 * that it begins with and of what setup made for it.
 * Invariant: as of any workspace, in `workspace.ts`. Nothing is copied to make it, and nothing but what the agent wrote is
 * looked at to take its change or removed afterwards.
 * Crash: the next session discards the view.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Capture } from '../../kernel/capture-steps.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { isSystemError } from '../../kernel/files.ts';
import { removeSpecialFiles } from '../../kernel/git-work-tree.ts';
import { createLayeredView, discardLayeredView, type LayeredView, upperOf } from '../../kernel/layered-view.ts';
import { discardTree, type LeftBehind } from '../../kernel/remove-tree.ts';
import { captureUpper, type UpperCapture } from '../../kernel/upper-capture.ts';
import { kindBelow } from '../../kernel/upper-files.ts';
import type { AreaLayers } from '../layers/area-layers.ts';
import type { PreparedLayer, WorkspaceView } from './agent-environment.ts';
import { homeFolders } from './home-layers.ts';
import type { PrivateArea } from './private-area.ts';
import { type CaptureRequest, type WorkspaceRequest, writeAgentGit } from './workspace.ts';

type CaptureBounds = Pick<CaptureRequest, 'limits' | 'signal'>;

export interface LayeredWorkspace extends WorkspaceView {
  /** The writable layer. */
  readonly folder: string;
  readonly view: LayeredView;
  /** Whether the tree that it begins with has a path. */
  readonly isOfTree: (path: string) => boolean;
  /** Takes what setup left, and gives the next command a home in which nothing of setup is. */
  captureBefore(bounds: CaptureBounds): Promise<Capture>;
  /**
   * Takes what the agent left; to be called once, when no process of it is left. `alsoKnown`: a commit whose files are
   * taken even where a rule of the base ignores them; `except`: names at the top that are left out.
   */
  capture(request: CaptureBounds & Pick<UpperCapture, 'alsoKnown' | 'except'>): Promise<Capture>;
}

export interface LayeredRequest extends WorkspaceRequest {
  /** What setup made for the tree; it is released with the workspace. */
  readonly prepared?: PreparedLayer | undefined;
  /**
   * Where the writable layers lie that are to outlive the session; what lies in the workspace's own folder then stays.
   * Default: the folder is emptied, and the layers are gone with the session.
   */
  readonly viewAt?: string;
}

/** The layers that workspaces of agents are made of; undefined: their trees are checked out. */
export function workspaceLayers({ level, layering, store }: PrivateArea): AreaLayers | undefined {
  // What Git LFS and submodules bring is looked for in the folder itself.
  if (level.kind !== 'bubblewrap' || layering.kind !== 'layers' || store.external !== undefined) return undefined;
  return layering.layers;
}

/** Opens the workspace of an agent, with a git directory for it, and a home that the commands in it share. */
export async function openLayeredWorkspace(
  privateArea: PrivateArea,
  layers: AreaLayers,
  request: LayeredRequest,
): Promise<LayeredWorkspace | 'cancelled'> {
  const { store, environment, onLeft } = privateArea;
  const { workspace, commit, prepared, yardIn, signal } = request;
  const { checkout, home, bareHome, programs, trees, views } = layers;
  faultPoint('workspace:before-checkout');
  privateArea.checkSeal();
  const removed = request.viewAt ?? workspace.folder;
  onLeft(await discardTree(removed, { signal, ...(yardIn === undefined ? {} : { yardIn }) }));
  if (signal?.aborted === true) {
    prepared?.release();
    return 'cancelled';
  }
  mkdirSync(workspace.folder, { recursive: true });
  const leased = await trees.lease(commit);
  const above = prepared === undefined ? [] : [prepared.layer.home];
  const folders = [
    { at: workspace.folder, lower: [...leased.folders, ...(prepared === undefined ? [] : [prepared.layer.tree])] },
    { at: home, lower: [...above, bareHome] },
    ...homeFolders(environment.homeLayers, { home, above }),
  ];
  const view = createLayeredView({ folder: request.viewAt ?? join(views, randomUUID()), programs, folders });
  if (prepared !== undefined) faultPoint('layers:after-attach');
  faultPoint('workspace:after-checkout');
  await trees.writeIndex(commit, workspace.indexFile);
  const shownAs = privateArea.level.kind === 'bubblewrap' ? privateArea.level.shownAs : undefined;
  writeAgentGit(
    store,
    { ...request, workspace: { ...workspace, folder: upperOf(view, workspace.folder) } },
    { shownAs },
  );
  faultPoint('workspace:after-agent-git');
  const { folder: at, indexFile } = workspace;
  const folder = upperOf(view, at);
  return {
    ...{ folder, view },
    isOfTree: (path) => kindBelow(leased.folders, path) !== undefined,
    shown: {
      ...{ view, home: { at: home, folder: upperOf(view, home) } },
      ...(prepared === undefined ? {} : { aliases: [checkout] }),
    },
    captureBefore: async (bounds) => {
      faultPoint('capture:before');
      privateArea.checkSeal();
      const take = async (): Promise<Capture> => {
        const copy = `${indexFile}.before`;
        await trees.writeIndex(commit, copy);
        return captureUpper(store, { ...{ view, at, tree: commit, indexFile: copy }, ...bounds });
      };
      let captured = await take();
      // What setup does to files of the tree is its own; evaluations have them as they were.
      if (captured.kind === 'refused' && (await removeSpecialFiles(store, { folder, indexFile }, commit)))
        captured = await take();
      await emptyHome(privateArea, { view, home });
      return captured;
    },
    capture: (bounds) => {
      faultPoint('capture:before');
      privateArea.checkSeal();
      return captureUpper(store, { ...{ view, at, tree: commit, indexFile }, ...bounds });
    },
    [Symbol.asyncDispose]: async () => {
      leased.release();
      prepared?.release();
      onLeft(await discardWorkspaceView(view, { ...layers, isNamed: request.viewAt !== undefined }));
    },
  };
}

/** What waits to be removed has a name that is never used again; a view that outlives its session bears that of its commit. */
async function discardWorkspaceView(
  view: LayeredView,
  { emptied, views, isNamed }: Pick<AreaLayers, 'emptied' | 'views'> & { readonly isNamed: boolean },
): Promise<readonly LeftBehind[]> {
  if (!isNamed) return discardLayeredView(view, { emptied });
  const folder = join(views, randomUUID());
  try {
    renameSync(view.folder, folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return discardTree(view.folder);
  }
  return discardLayeredView({ folder }, { emptied });
}

/** Removes what commands wrote to the home of a view. */
async function emptyHome(
  { onLeft }: PrivateArea,
  { view, home }: { readonly view: LayeredView; readonly home: string },
): Promise<void> {
  for (const { at } of view.folders) {
    if (at !== home && !at.startsWith(home + sep)) continue;
    const upper = upperOf(view, at);
    onLeft(await discardTree(upper));
    mkdirSync(upper, { mode: 0o755 });
  }
}
