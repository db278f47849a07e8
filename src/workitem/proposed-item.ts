/**
 * A change that landed elsewhere, taken in place of an agent's turn at an item.
 * Invariant: nothing is believed of it but its trees: it is brought onto the level's base, and admitted, tested and
 * landed like what an agent left.
 */
import { join } from 'node:path';
import type { ReportedUsage, WaveOrigin } from '../base/reported-attempt.ts';
import { plural, quoted } from '../base/text.ts';
import { bringTrees, type ProposedCommit } from '../engine/acceptance/proposed-trees.ts';
import { reapplyDetached } from '../engine/acceptance/reapplication.ts';
import type { ToolTrace } from '../engine/agents/tool-operation.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { GitError } from '../kernel/git.ts';
import { writeOwnFile } from '../kernel/own-file-writes.ts';
import type { ItemTurn } from './item-turn.ts';
import { USAGE_FILE } from './run-usage.ts';

export interface ProposedItem extends ProposedCommit {
  readonly base: string;
  /** Undefined where the agent reported no operation. */
  readonly trace: ToolTrace | undefined;
  /** Where it is from, in a few words. */
  readonly origin: string;
  /** What its agent used up there. */
  readonly usage?: ReportedUsage;
  /** The attempt of a wave that it is. */
  readonly wave?: WaveOrigin;
}

/** The file of a run that says where its change, or the report of it, is from. */
export const ORIGIN_FILE = 'proposal.json';

/** Writes where a run is from into its folder. */
export function writeOrigin(folder: string, origin: Readonly<Record<string, unknown>>): void {
  writeOwnFile(join(folder, ORIGIN_FILE), `${JSON.stringify(origin, null, 2)}\n`);
}

/** Takes a proposed change as the turn at an item; its folder says where it is from. */
export async function takeProposedItem(
  { store, repository }: PrivateArea,
  {
    proposed,
    branchHead,
    folder,
  }: { readonly proposed: ProposedItem; readonly branchHead: string; readonly folder: string },
): Promise<ItemTurn> {
  const { base, commit, trace, origin, usage, wave } = proposed;
  writeOrigin(folder, { origin, base, commit, ...(wave === undefined ? {} : { wave }) });
  if (usage !== undefined) writeOwnFile(join(folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
  const ended = (reason: string): ItemTurn => ({ kind: 'ended', status: 'failure', reason, trace });
  try {
    const brought = await bringTrees(store, proposed, repository);
    if ('refused' in brought) return ended(`proposed by ${origin}: ${brought.refused}`);
    const applied = await reapplyDetached(store, { base: brought.from, tree: brought.to, branchHead });
    if (applied.kind === 'applied') return { kind: 'captured', tree: applied.tree, trace };
    const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
    return ended(`proposed by ${origin}: it does not fit onto what landed meanwhile: ${paths}`);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended(`proposed by ${origin}: it cannot be brought here: ${error.message}`);
  }
}
