/** Where a publishing job gets the proposal from: a folder, outputs of the job before, or a ref of the server. */
import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { fetchProposal, isProposalRef, MANIFEST, writeProposalFiles } from '../remote/proposal-file.ts';
import { decodeProposal } from '../remote/proposal-parts.ts';
import type { LoopInputs } from './loop-inputs.ts';

interface Source {
  /** What the proposal has to be of, as the refs of its state have it. */
  readonly name: string;
  readonly cwd: string;
  /** A folder of ours that is not there yet. */
  readonly own: string;
  readonly remote: Pick<GitRemote, 'git' | 'list' | 'fetchBounded'>;
}

/** The folder with the files of the proposal; nothing of them is checked yet. */
export async function findProposal(
  { proposal: named = '', proposalParts: parts }: Pick<LoopInputs, 'proposal' | 'proposalParts'>,
  { name, cwd, own, remote }: Source,
): Promise<string> {
  if (isProposalRef(named)) {
    const prefix = `refs/autorize-proposals/${name}/`;
    if (!named.startsWith(prefix)) {
      throw new PreconditionError({
        message: `the proposal ${quoted(named)} is not of "${name}"`,
        remedy: `Name a ref that begins with ${prefix}`,
      });
    }
    await fetchProposal(remote, { ref: named, folder: own });
    return own;
  }
  const supplied = resolve(cwd, named);
  const isThere = lstatSync(join(supplied, MANIFEST), { throwIfNoEntry: false }) !== undefined;
  if (isThere || parts.length === 0) return supplied;
  writeProposalFiles(own, decodeProposal(parts));
  return own;
}
