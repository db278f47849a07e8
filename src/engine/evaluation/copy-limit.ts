/** How much one command may cost in copies, where its fresh view is a checkout with copies and not layers. */
import { askedOnce } from '../../base/asked-once.ts';
import { renderByteSize } from '../../base/byte-size.ts';
import { treeBytes } from '../../kernel/git-store.ts';
import type { PrivateArea } from '../workspace/private-area.ts';

/** What is copied for one command, in bytes by what it is; what is 0 is not named. */
interface Copied {
  readonly setup?: number;
  readonly build?: number;
}

/** The limit for the commands of one tree. */
export interface CopyLimit {
  /** Why the tree and this are more than may be copied; undefined where they are not. */
  findExcess(copied: Copied): string | undefined;
}

/** What anybody can do about it. */
export const COPY_REMEDY = 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.';

const UNLIMITED: CopyLimit = { findExcess: () => undefined };

// The base's, the branch head's and those of the candidates that are evaluated right now.
const MAX_TREES = 16;
const measuredOnce = askedOnce<number>(MAX_TREES);

/** Opens the limit for a tree by its full id; nothing is copied where there are layers. */
export async function openCopyLimit(privateArea: PrivateArea, tree: string): Promise<CopyLimit> {
  const { layering, limits, store } = privateArea;
  if (layering.kind === 'layers') return UNLIMITED;
  const ofTree = await measuredOnce.ask(store.git, tree, () => treeBytes(store, tree));
  const ofExternal = store.external?.bytes ?? 0;
  return {
    findExcess: ({ setup = 0, build = 0 }) => {
      const total = ofTree + ofExternal + setup + build;
      if (total <= limits.maxCopyBytes) return undefined;
      const parts = [
        ['the tree', ofTree],
        ['Git LFS files and submodules', ofExternal],
        ['what setup made', setup],
        ['what build made', build],
      ] as const;
      const named = parts
        .filter(([, bytes]) => bytes > 0)
        .map(([name, bytes]) => `${name} with ${renderByteSize(bytes)}`);
      const most = renderByteSize(limits.maxCopyBytes);
      return `${named.join(' and ')} is more than may be copied for one command (${most}); layers, which need no copy, do not work here: ${layering.reason}`;
    },
  };
}
