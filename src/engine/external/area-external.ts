/** Git LFS files and submodules of a private area: opened with its store, and bounded where they are copied. */
import { renderByteSize } from '../../base/byte-size.ts';
import { PreconditionError } from '../../base/errors.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import { type Layering, openExternalStore } from '../layers/area-layers.ts';
import { type ExternalRequest, openExternal } from './external.ts';

export interface AreaExternalRequest extends Omit<ExternalRequest, 'store' | 'layers'> {
  readonly cache: string;
  readonly level: SandboxLevel;
}

export interface StoreWithExternal {
  readonly store: GitStore;
  /** What a person should know, a sentence each. */
  readonly notes: readonly string[];
}

/** The store with the contents that its base only names. */
export async function attachExternal(store: GitStore, request: AreaExternalRequest): Promise<StoreWithExternal> {
  const layers = await openExternalStore(request.cache, request.level);
  const { content, notes } = await openExternal({ ...request, store, layers });
  return { store: content === undefined ? store : { ...store, external: content }, notes };
}

/** Throws where the contents are too large to be copied for each command. */
export function requireCopyable(
  { external }: Pick<GitStore, 'external'>,
  { layering, maxCopyBytes }: { readonly layering: Layering; readonly maxCopyBytes: number },
): void {
  if (layering.kind === 'layers' || external === undefined || external.bytes <= maxCopyBytes) return;
  throw new PreconditionError({
    message: `Git LFS files and submodules of the base have ${renderByteSize(external.bytes)}, more than may be copied for one command (${renderByteSize(maxCopyBytes)}); layers, which need no copy, do not work here: ${layering.reason}`,
    remedy: 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.',
  });
}
