/**
 * A run of the store once more, by this package's own program.
 * Invariant: no byte of the store is executed, neither the script nor the program beside a run: whoever can write the
 * store could have written them. The command of the agent is a byte of the store as well: where the run was made on
 * another machine, or no sandbox would hold it, it starts only where the caller trusts it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createBlake3 } from '../base/blake3.ts';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import type { Receipt } from './receipt.ts';
import { renderReceipt } from './receipt-seal.ts';
import { type ReplayRequest, type ReplayVerdict, replayRun } from './replay-run.ts';
import { renderReplayScript } from './replay-script.ts';
import { adjacentTool, type ReplayTool, readReplayTool } from './replay-tool.ts';
import { runFolder, shownPath, toolPath, type WorkPaths } from './store.ts';
import { replayName } from './work-files.ts';

export interface ReplayHere extends Pick<ReplayRequest, 'recorded' | 'unsandboxed' | 'signal' | 'warn'> {
  readonly receipt: Receipt;
  readonly paths: WorkPaths;
  /** A folder of a repository that has the commit. */
  readonly repository: string;
}

/** Does a run again and compares the states; throws where it cannot be done, or would run what nobody vouches for. */
export async function replayHere(request: ReplayHere, host: Host): Promise<ReplayVerdict> {
  const { receipt, paths, repository, recorded, unsandboxed, signal, warn } = request;
  const { id, status, before_commit, before_hash, after_hash } = receipt;
  if (status !== 'success') {
    throw new PreconditionError({
      message: `the run ${id} is a ${status}; only what landed can be replayed`,
      remedy: 'Run the plan again.',
    });
  }
  requireTwin(paths, receipt);
  if (!recorded && !unsandboxed) requireOwnMachine(paths, receipt);
  const tool = readReplayTool(await createBlake3());
  if (!hasOwnProgram(paths, { receipt, tool })) {
    warn(
      'NOTE: the replay script of the run is not the one that this version writes, or its program is not: neither was executed\n',
    );
  }
  const run = { folder: runFolder(paths, id), repository, expected: after_hash ?? '', needsSandbox: true };
  const before = { commit: before_commit, hash: before_hash };
  return replayRun({ ...run, before, recorded, unsandboxed, signal, warn }, host);
}

/** Throws unless the receipt beside the run is the one that was named. */
function requireTwin(paths: WorkPaths, receipt: Receipt): void {
  const path = join(runFolder(paths, receipt.id), 'RECEIPT.json');
  if (existsSync(path) && readFileSync(path, 'utf8') === renderReceipt(receipt)) return;
  throw new PreconditionError({
    message: `${quoted(shownPath(paths, path), 200)} is not the receipt of the run ${receipt.id}`,
    remedy: 'Restore it from a copy. See: autorize work verify',
  });
}

// What an agent printed leaves no machine.
const PRINTED = 'agent.stdout';

function requireOwnMachine(paths: WorkPaths, { id, files, agent, prepared }: Receipt): void {
  if (!(PRINTED in files) || existsSync(join(runFolder(paths, id), PRINTED))) return;
  throw new PreconditionError({
    message: `the run ${id} was made on another machine; its agent would run this command here: ${quoted(agent.command ?? agent.preset ?? '', 300)}${prepared?.setup === undefined ? '' : `, after its setup: ${quoted(prepared.setup.command, 300)}`}`,
    remedy:
      'Apply the recorded change: --recorded. If you trust the agent and whoever wrote the receipt: --unsandboxed',
  });
}

/** Whether script and program beside a run are those of this version, so that a person may start them, too. */
function hasOwnProgram(
  paths: WorkPaths,
  { receipt, tool }: { readonly receipt: Receipt; readonly tool: ReplayTool },
): boolean {
  const { id, agent, work_item: item, before_commit, before_hash, after_hash } = receipt;
  const folder = runFolder(paths, id);
  const script = renderReplayScript({
    ...{ agent: Number(agent.id.slice('agent-'.length)), item: item.id, receipt: id, tool },
    ...{ beforeCommit: before_commit, beforeHash: before_hash, afterHash: after_hash ?? '' },
  });
  const isSame = (path: string, wanted: string): boolean => !existsSync(path) || readFileSync(path, 'utf8') === wanted;
  const programs = [toolPath(paths, tool.hash), adjacentTool(folder, tool.hash)];
  return (
    isSame(join(folder, basename(replayName(receipt))), script) && programs.every((path) => isSame(path, tool.bytes))
  );
}
