/** Modes `candidates` and `fixtures`: the gate, and everything that a person is shown of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ContractError, UsageError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { readContext } from './event.ts';
import { publishFailure, publishProblems } from './gate-problems.ts';
import type { ActionRequest } from './inputs.ts';
import { timeLeft } from './job-time.ts';
import { Notes, print } from './notes.ts';
import { beginCheck, closeCheck, completeWhenCancelled } from './step-check.ts';

/** Runs the gate as a step; the exit code of the step. */
export async function runGateStep(request: ActionRequest, host: Host): Promise<number> {
  const context = readContext(host.env);
  const { publishing } = request;
  const notes = new Notes();
  const isAsked = publishing.token !== '' && (publishing.check !== 'never' || context.pull !== undefined);
  // Without a token nobody is asked, and nothing of it is loaded.
  const api = isAsked
    ? await (await import('./api.ts')).openApi(publishing.token, context, timeLeft(request, host))
    : undefined;
  const opening = beginCheck({ name: checkName(request), publishing, context, api, notes });
  // Listens from now on: a check run that is just being opened has to be completed, too.
  const stop = completeWhenCancelled(opening, 'The job was cancelled: nothing is said of the candidates.');
  const check = await opening;
  const publication = {
    request,
    context,
    api,
    check,
    notes,
    host,
  };
  try {
    if (request.problems.length > 0) throw new UsageError(request.problems);
    // A request that is refused needs nothing of the gate.
    const [{ judgeTrusted }, { publishGate }] = await Promise.all([
      import('./gate-judging.ts'),
      import('./gate-publish.ts'),
    ]);
    return await inTemporaryFolder(async (folder) => {
      const { result, banners } = await judgeTrusted(request, { context, host, api, folder });
      return publishGate(result, banners, { ...publication, folder });
    });
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UsageError)) {
      await publishFailure(error, publication);
      throw error;
    }
    await publishProblems(error, publication);
    return error.exitCode;
  } finally {
    stop();
    await closeCheck(check, notes);
    for (const note of notes.all) print(`note: ${note}`);
  }
}

/** Does it with a folder of its own, which is gone afterwards. */
async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-gate-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `autorize / ci-gate`. */
function checkName({ mode, gate }: ActionRequest): string {
  const suite = basename(gate.suite ?? 'ci-gate.json').replace(/\.json$/, '');
  return `autorize / ${suite}${mode === 'fixtures' ? ' fixtures' : ''}`;
}
