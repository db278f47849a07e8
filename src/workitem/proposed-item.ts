/**
 * A change that landed elsewhere, taken in place of an agent's turn at an item.
 * Invariant: nothing is believed of it but its trees: it is brought onto the level's base, and admitted, tested and
 * landed like what an agent left.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportedUsage } from '../base/reported-attempt.ts';
import { plural, quoted } from '../base/text.ts';
import { reapplyDetached } from '../engine/acceptance/reapplication.ts';
import type { ToolTrace } from '../engine/agents/tool-operation.ts';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { GitError } from '../kernel/git.ts';
import { importTree } from '../kernel/git-store.ts';
import { type ItemTurn, USAGE_FILE } from './item-turn.ts';

export interface ProposedItem {
  /** Commits in the user's repository; the change is what leads from the one to the other. */
  readonly base: string;
  readonly commit: string;
  /** Undefined where the agent reported no operation. */
  readonly trace: ToolTrace | undefined;
  /** Where it is from, in a few words. */
  readonly origin: string;
  /** What its agent used up there. */
  readonly usage?: ReportedUsage;
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
  const { base, commit, trace, origin, usage } = proposed;
  writeFileSync(join(folder, 'proposal.json'), `${JSON.stringify({ origin, base, commit }, null, 2)}\n`);
  if (usage !== undefined) writeFileSync(join(folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
  const ended = (reason: string): ItemTurn => ({ kind: 'ended', status: 'failure', reason, trace });
  try {
    const from = await importTree(store, { repository, commit: base });
    const to = await importTree(store, { repository, commit });
    const applied = await reapplyDetached(store, { base: from.tree, tree: to.tree, branchHead });
    if (applied.kind === 'applied') return { kind: 'captured', tree: applied.tree, trace };
    const paths = `${plural(applied.paths.length, 'path')}, ${quoted(applied.paths[0] ?? '', 100)} among them`;
    return ended(`proposed by ${origin}: it does not fit onto what landed meanwhile: ${paths}`);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ended(`proposed by ${origin}: it cannot be brought here: ${error.message}`);
  }
}
