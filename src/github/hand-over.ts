/**
 * Accepted work on its way to a job or a person that can push it.
 * Invariant: a step that cannot hand on what it accepted ends with an error that says where the work lies; what it wrote
 * stays on the runner for the steps after it.
 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { PART_LETTERS } from '../remote/part-letters.ts';
import { PACK, readProposalFiles, writeProposal } from '../remote/proposal-file.ts';
import { encodeProposal, MAX_PACK_BYTES_IN_OUTPUTS } from '../remote/proposal-parts.ts';
import type { Shared } from '../remote/session.ts';
import { canUpload, uploadArtifact } from './artifacts.ts';
import type { ActionRequest } from './inputs.ts';
import type { Opening, OpenState } from './loop-state.ts';
import { writeOutputs } from './outputs.ts';

/** Throws where this step could hand on nothing of what its agents will do. */
export async function requireWayOut(
  { inputs, host, runsAgents }: Pick<Opening, 'inputs' | 'host' | 'runsAgents'>,
  { remote }: OpenState,
): Promise<void> {
  if (!runsAgents) return;
  if (inputs.publish !== 'none') {
    if ((await remote.mayPush()) !== 'no') return;
    throw new PreconditionError({
      message: `publish is "${inputs.publish}", and the server takes no push from the github-token`,
      remedy: 'Give the job "contents: write", or set "publish: none" and publish the proposal from another job',
    });
  }
  if (inputs.proposalBy !== 'artifact' || canUpload(host.env)) return;
  throw new PreconditionError({
    message: 'publish is "none", and this runner has no service for artifacts: accepted changes could not be passed on',
    remedy:
      'Set "proposal-by: path" and let a later step of this job take the folder of the output proposal-path, e.g. with actions/cache/save; or "proposal-by: output" for a proposal below 700 KB; or let the step push, with "publish: branch"',
  });
}

/** Whether this step has to hand on what it accepted: it may not push, or its push came to nothing. */
export function mustHandOver(
  { inputs, runsAgents }: Pick<Opening, 'inputs' | 'runsAgents'>,
  shared: Shared | undefined,
): boolean {
  if (!runsAgents) return false;
  return inputs.publish === 'none' || (shared !== undefined && !['done', 'nothing'].includes(shared.kind));
}

/** Writes the proposal and hands it on; throws where accepted work stays on this runner alone. */
export async function handOver(
  { request, opening }: { readonly request: ActionRequest; readonly opening: Opening },
  { session, remote }: OpenState,
): Promise<void> {
  const { loop, host, context, notes, keys, search, isolation, inputs } = opening;
  const { subject } = loop;
  const snapshot = await session.snapshot();
  if (snapshot?.branchHead === undefined) return;
  const { branchHead } = snapshot;
  const known = [subject.read().base, session.seen.state, session.seen.branchHead].filter(
    (id): id is string => id !== undefined && id !== '',
  );
  const { name } = subject;
  const root = join(host.env.RUNNER_TEMP || tmpdir(), 'autorize-proposal');
  rmSync(root, { recursive: true, force: true });
  const { files, digest } = await writeProposal(remote, {
    ...{ name, folder: root, snapshot: { ...snapshot, branchHead }, known, search },
    keys,
    isolation: isolation.levels,
  });
  writeOutputs({ 'proposal-digest': digest, 'proposal-path': root });
  const label = `${context.runId}-${context.attempt}`;
  const isNew = !known.includes(branchHead);
  const plain = files.map((path) => ({ path: basename(path), bytes: readFileSync(path) }));
  const archived = isNew && inputs.publish !== 'none' ? await session.pushProposalRefs(label, plain) : undefined;
  if (archived !== undefined) {
    const { ref, isProposal } = archived;
    const how = isProposal ? `; a step with "proposal: ${ref}" publishes it` : '';
    notes.add(`what was accepted is on the server at ${ref}/branch, its records at ${ref}/state${how}`);
  }
  const isNeeded = isNew && archived === undefined;
  if (inputs.proposalBy !== 'artifact') {
    const isInOutputs = writeParts(root);
    if (!isNeeded || isInOutputs || inputs.proposalBy === 'path') return;
    throw notForwarded(
      root,
      `its pack has ${statSync(join(root, PACK)).size} bytes, and outputs take less than ${MAX_PACK_BYTES_IN_OUTPUTS}`,
    );
  }
  const artifact = `autorize-proposal-${name}-${label}`;
  const { retentionDays } = request.publishing;
  const uploaded = canUpload(host.env)
    ? await uploadArtifact({ name: artifact, files, root, retentionDays }, notes)
    : undefined;
  writeOutputs({ 'proposal-artifact': uploaded?.name ?? '' });
  if (uploaded !== undefined) return;
  // Where the upload fails, a workflow that takes the outputs along loses nothing.
  writeParts(root);
  if (isNeeded) throw notForwarded(root);
}

/** Sets the outputs that a proposal can travel as; whether it is small enough. */
function writeParts(root: string): boolean {
  const parts = encodeProposal(readProposalFiles(root));
  const outputs = PART_LETTERS.map((letter, index) => [`proposal-part-${letter}`, parts?.[index] ?? ''] as const);
  writeOutputs(Object.fromEntries(outputs));
  return parts !== undefined;
}

function notForwarded(root: string, why?: string): PreconditionError {
  return new PreconditionError({
    message: `accepted changes could not be passed on${why === undefined ? '' : ` (${why})`}: they are only in ${quoted(root, 300)} on this runner`,
    remedy:
      'Let a later step of this job save that folder ("if: failure()"), as research.yml does; the inputs "proposal" and "proposal-digest" of another job publish it',
  });
}
