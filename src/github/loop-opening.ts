/**
 * What every step that works on a loop begins with.
 * Invariant: the runner masks the keys of agents before anything of the loop is printed, and nothing of the loop is run for
 * somebody who may not start it, or beside a checkout that left its token.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { isSecret } from '../kernel/secret-values.ts';
import { openApi } from './api.ts';
import { listenForCancel } from './cancel.ts';
import { readContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import { timeLeft } from './job-time.ts';
import { refuseLeftCredentials } from './left-credentials.ts';
import type { LoopRecipe } from './loop.ts';
import type { Opening } from './loop-state.ts';
import { Notes } from './notes.ts';
import { hideSecrets, stepSecrets } from './outgoing-text.ts';
import { maskSecret } from './runner.ts';
import { withCommands } from './stopped-commands.ts';
import { requireTrustedActor } from './trust.ts';

export type OpenRecipe = (loop: ActionRequest['loop'], host: Host) => LoopRecipe | Promise<LoopRecipe>;

export interface LoopStep extends Disposable {
  readonly opening: Opening;
  readonly api: Awaited<ReturnType<typeof openApi>>;
  readonly cancel: ReturnType<typeof listenForCancel>;
}

/** Opens a step; its folder is removed when it is disposed of. */
export async function openLoopStep(request: ActionRequest, host: Host, open: OpenRecipe): Promise<LoopStep> {
  const { problems, publishing } = request;
  if (problems.length > 0) throw new UsageError(problems);
  const context = readContext(host.env);
  const loop = await open(request.loop, host);
  const keys = loop.keys.filter(isSecret);
  const { webhook } = request.loop.notify ?? {};
  hideSecrets(webhook === undefined ? keys : [...keys, webhook]);
  await withCommands(async () => {
    for (const key of keys) maskSecret(key);
  });
  const api = await openApi(publishing.token, context, timeLeft(request, host));
  await requireTrustedActor(context, api, request.loop.allowedBots);
  const notes = new Notes();
  const { token } = publishing;
  const runsAgents = request.loop.proposal === undefined && loop.isReduction !== true;
  if (runsAgents) {
    const unsearched = refuseLeftCredentials(loop.subject.repository, context.workspace);
    if (unsearched !== undefined) notes.add(unsearched);
  }
  const folder = mkdtempSync(join(tmpdir(), `autorize-${loop.mode}-`));
  const cancel = listenForCancel();
  const { cutOff } = cancel;
  const opening: Opening = {
    ...{ loop, inputs: request.loop, context, token, host, folder, notes, keys, search: stepSecrets(), cutOff },
    ...{ runsAgents, isolation: { levels: [], from: 'this job' } },
  };
  return {
    ...{ opening, api, cancel },
    [Symbol.dispose]: () => {
      cancel[Symbol.dispose]();
      removeTree(folder);
    },
  };
}
