/**
 * A prepared environment in the workspace of an agent.
 * Invariant: the agent gets copies and a writable layer of its own; nothing that it does to them reaches the environment.
 * What is installed may hold the path that it was installed at, so the workspace bears that name, too.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../../kernel/copy-tree.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { createLayeredView, discardLayeredView, upperOf } from '../../kernel/layered-view.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { AreaLayers } from '../layers/area-layers.ts';
import type { LayerParts } from '../layers/layer-store.ts';
import type { CommandRequest } from './command.ts';
import { homeFolders } from './home-layers.ts';
import type { PrivateArea } from './private-area.ts';

/** How the commands in a workspace are run. */
export interface WorkspaceView extends AsyncDisposable {
  readonly shown: Pick<CommandRequest, 'view' | 'home' | 'aliases'>;
}

/** A workspace without a prepared environment: each command gets a home of its own. */
export const PLAIN_VIEW: WorkspaceView = { shown: {}, [Symbol.asyncDispose]: () => Promise.resolve() };

/** What setup made for a tree. */
export interface PreparedLayer {
  readonly layer: LayerParts;
  /** To be called when nothing of the layer is shown any more. */
  readonly release: () => void;
}

export interface AttachRequest extends PreparedLayer {
  readonly layers: AreaLayers;
  /** Path of the workspace. */
  readonly workspace: string;
  readonly signal: AbortSignal | undefined;
}

/** Puts what setup made into a workspace; what the workspace has already stays as it is. */
export async function attachLayer(
  { environment, onLeft }: PrivateArea,
  { layers, layer, release, workspace, signal }: AttachRequest,
): Promise<WorkspaceView | 'cancelled'> {
  const { checkout, home, bareHome, emptied, programs, views } = layers;
  const folders = [
    { at: home, lower: [layer.home, bareHome] },
    ...homeFolders(environment.homeLayers, { home, above: [layer.home] }),
  ];
  const view = createLayeredView({ folder: join(views, randomUUID()), programs, folders });
  const attached = {
    shown: { view, home: { at: home, folder: upperOf(view, home) }, aliases: [checkout] },
    [Symbol.asyncDispose]: async () => {
      release();
      onLeft(await discardLayeredView(view, { emptied }));
    },
  };
  const copied = await copyTree({ from: layer.tree, to: workspace, existing: 'stays', signal });
  faultPoint('layers:after-attach');
  if (copied === 'copied') return attached;
  await attached[Symbol.asyncDispose]();
  return 'cancelled';
}

/** An empty home that the commands in a workspace share. */
export function openHome({ folder, onLeft }: PrivateArea): WorkspaceView & { readonly folder: string } {
  const home = join(folder, 'scratch', `home-${randomUUID()}`);
  mkdirSync(home, { mode: 0o700 });
  return {
    folder: home,
    shown: { home: { at: home, folder: home } },
    [Symbol.asyncDispose]: async () => onLeft(await discardTree(home)),
  };
}
