/** Modes `candidates` and `fixtures`: the gate, and everything that a person is shown of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ContractError, type Problem, UsageError } from '../base/errors.ts';
import { runGate } from '../gate/run.ts';
import { DEFAULT_RULES, hasOwnSuite } from '../gate/store.ts';
import type { Host } from '../kernel/host.ts';
import { openApi, withRemedy } from './api.ts';
import { type OpenCheck, openCheck } from './check-run.ts';
import { readContext, type StepContext } from './event.ts';
import { publishFailure, publishGate, publishProblems } from './gate-publish.ts';
import type { ActionRequest } from './inputs.ts';
import { timeLeft } from './job-time.ts';
import { Notes, print } from './notes.ts';
import { trustRequest } from './trusted-request.ts';

// The action's own suite passes its own fixtures whatever the repository holds.
const WITHOUT_SUITE: Problem = {
  file: DEFAULT_RULES.suite,
  found: 'no such file, so mode "fixtures" would test the suite of the action and nothing of this repository',
  expected: 'a suite of the repository, with fixtures of its own',
  remedy: 'Name it with the input suite, or judge candidates: mode: candidates.',
};

/** Runs the gate as a step; the exit code of the step. */
export async function runGateStep(request: ActionRequest, host: Host): Promise<number> {
  const context = readContext(host.env);
  const { publishing } = request;
  const notes = new Notes();
  const api =
    publishing.check === 'never' && context.pull === undefined
      ? undefined
      : await openApi(publishing.token, context, timeLeft(request, host));
  const opening = beginCheck({ request, context, api, notes });
  // Listens from now on: a check run that is just being opened has to be completed, too.
  const stop = completeWhenCancelled(opening);
  const check = await opening;
  const folder = mkdtempSync(join(tmpdir(), 'autorize-gate-'));
  const publication = {
    request,
    context,
    api,
    check,
    notes,
    host,
    folder,
  };
  try {
    if (request.problems.length > 0) throw new UsageError(request.problems);
    const { gate, trustedRef } = request;
    if (gate.mode === 'fixtures' && !hasOwnSuite(host, gate.suite)) throw new ContractError([WITHOUT_SUITE]);
    const trusted = await trustRequest({ gate, trustedRef, context, host, api, folder });
    const result = await runGate(trusted.gate, host);
    return await publishGate(result, trusted.banners, publication);
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UsageError)) {
      await publishFailure(error, publication);
      throw error;
    }
    await publishProblems(error, publication);
    return error.exitCode;
  } finally {
    stop();
    const [title, summary] = ['No verdict', 'The step failed; see its log.'];
    const closed = await check?.close({ conclusion: 'failure', title, summary, annotations: [] });
    if (closed?.kind === 'refused') notes.add(`the check run stays in progress (${closed.why})`);
    for (const note of notes.all) print(`note: ${note}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Beginning {
  readonly request: ActionRequest;
  readonly context: StepContext;
  readonly api: Awaited<ReturnType<typeof openApi>>;
  readonly notes: Notes;
}

async function beginCheck({ request, context, api, notes }: Beginning): Promise<OpenCheck | undefined> {
  const headSha = context.pull?.headSha || context.sha;
  if (request.publishing.check === 'never' || api === undefined || headSha === '') return undefined;
  const opened = await openCheck(api, { name: checkName(request), headSha });
  if (opened.kind === 'ok') return opened.value;
  const remedy = 'it needs "checks: write", which a pull request from a fork never has';
  notes.add(`no check run (${withRemedy(opened, remedy)})`);
  return undefined;
}

/** `autorize / ci-gate`. */
function checkName({ mode, gate }: ActionRequest): string {
  const suite = basename(gate.suite ?? 'ci-gate.json').replace(/\.json$/, '');
  return `autorize / ${suite}${mode === 'fixtures' ? ' fixtures' : ''}`;
}

// The runner kills ten seconds after its first signal: one request fits.
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
// One that is being opened may wait for a limit to pass.
const OPENING_PATIENCE_MS = 2000;

function completeWhenCancelled(opening: Promise<OpenCheck | undefined>): () => void {
  const listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => {
    const listener = async (): Promise<void> => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, OPENING_PATIENCE_MS, undefined).unref());
      const check = await Promise.race([opening, late]);
      await check?.cancel({
        conclusion: 'failure',
        title: 'Cancelled before there was a verdict',
        summary: 'The job was cancelled: nothing is said of the candidates.',
        annotations: [],
      });
      process.exit(exitCode);
    };
    process.once(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}
