/**
 * Modes `candidates` and `fixtures`: the gate, and everything that a person is shown of it. A request that is refused loads
 * nothing of the gate.
 */
import { basename } from 'node:path';
import { ContractError, UsageError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import type { Api } from './api.ts';
import { readContext, type StepContext } from './event.ts';
import { publishFailure, publishProblems } from './gate-problems.ts';
import type { ActionRequest } from './inputs.ts';
import { Notes, print } from './notes.ts';
import { beginCheck, closeCheck, completeWhenCancelled } from './step-check.ts';

/** Runs the gate as a step; the exit code of the step. */
export async function runGateStep(request: ActionRequest, host: Host): Promise<number> {
  const context = readContext(host.env);
  const { publishing } = request;
  const notes = new Notes();
  const api = await openGateApi(request, { context, host });
  const isRefused = request.problems.length > 0;
  const opening = beginCheck({ name: checkName(request), publishing, context, api, notes });
  // Listens from now on: a check run that is just being opened has to be completed, too. A request that is refused without an
  // API has none.
  const stop =
    isRefused && api === undefined
      ? undefined
      : completeWhenCancelled(opening, 'The job was cancelled: nothing is said of the candidates.');
  const check = await opening;
  const publication = { request, context, api, check, notes, host };
  try {
    if (isRefused) throw new UsageError(request.problems);
    const { judgeAndPublish } = await import('./gate-verdict.ts');
    return await judgeAndPublish(publication);
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UsageError)) {
      await publishFailure(error, publication);
      throw error;
    }
    await publishProblems(error, publication);
    return error.exitCode;
  } finally {
    stop?.();
    await closeCheck(check, notes);
    for (const note of notes.all) print(`note: ${note}`);
  }
}

/** Without a token nobody is asked, and nothing of it is loaded. */
async function openGateApi(
  request: ActionRequest,
  { context, host }: { readonly context: StepContext; readonly host: Host },
): Promise<Api | undefined> {
  const { token, check } = request.publishing;
  if (token === '' || (check === 'never' && context.pull === undefined)) return undefined;
  const [{ openApi }, { timeLeft }] = await Promise.all([import('./api.ts'), import('./job-time.ts')]);
  return await openApi(token, context, timeLeft(request, host));
}

/** `autorize / ci-gate`. */
function checkName({ mode, gate }: ActionRequest): string {
  const suite = basename(gate.suite ?? 'ci-gate.json').replace(/\.json$/, '');
  return `autorize / ${suite}${mode === 'fixtures' ? ' fixtures' : ''}`;
}
