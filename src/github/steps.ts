import { AutorizeError, ContractError, EXIT, renderProblem, UsageError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { renderErrors } from '../report/workflow-commands.ts';
import { readContext, type StepContext } from './event.ts';
import { runGateStep } from './gate-step.ts';
import type { ActionRequest } from './inputs.ts';
import { writeLog } from './log.ts';
import type { Mode } from './modes.ts';
import { print } from './notes.ts';
import { isOfOwnCommit } from './own-commit.ts';
import { stopCommands, withCommands } from './stopped-commands.ts';

// The gate is what most steps ask for: a file of its own would take a refused input longer than its few lines.
const STEPS: Readonly<Record<Mode, (request: ActionRequest, host: Host) => Promise<number>>> = {
  candidates: runGateStep,
  fixtures: runGateStep,
  experiment: (request, host) =>
    runLoop(request, host, async () => (await import('./experiment-recipe.ts')).openExperiment),
  mission: (request, host) => runLoop(request, host, async () => (await import('./mission-recipe.ts')).openMission),
  work: (request, host) => runLoop(request, host, async () => (await import('./plan-recipe.ts')).openPlan),
  plan: async (request, host) => (await import('./wave-steps.ts')).runPlanStep(request, host),
  attempt: async (request, host) => (await import('./wave-steps.ts')).runAttemptStep(request, host),
  judge: async (request, host) => (await import('./wave-steps.ts')).runJudgeStep(request, host),
  reduce: (request, host) => runLoop(request, host, async () => (await import('./wave-recipe.ts')).openReduction),
  prepare: async (request, host) => (await import('./prepare-step.ts')).runPrepareStep(request, host),
  compare: async (request, host) => (await import('./compare-step.ts')).runCompareStep(request, host),
  verify: async (request, host) => (await import('./verify-step.ts')).runVerifyStep(request, host),
  report: async (request, host) => (await import('./report-step.ts')).runReportStep(request, host),
};

// The log of these modes holds what child processes print. The gate prints annotations for the runner.
const REPORTS_CHILDREN: Readonly<Record<Mode, boolean>> = {
  candidates: false,
  fixtures: false,
  experiment: true,
  mission: true,
  work: true,
  plan: true,
  attempt: true,
  judge: true,
  reduce: true,
  prepare: true,
  compare: true,
  verify: true,
  report: false,
};

type OpenLoop = Parameters<typeof import('./loop-step.ts').runLoopStep>[2];

/** What a loop needs is loaded when there is one. */
async function runLoop(request: ActionRequest, host: Host, load: () => Promise<OpenLoop>): Promise<number> {
  const { runLoopStep } = await import('./loop-step.ts');
  return runLoopStep(request, host, await load());
}

async function refuseForeignCheckouts(request: ActionRequest, host: Host, context: StepContext): Promise<void> {
  const [{ refuseForeignCode }, { listInputPaths }, { openApi }, { timeLeft }] = await Promise.all([
    import('./trust.ts'),
    import('./input-folders.ts'),
    import('./api.ts'),
    import('./job-time.ts'),
  ]);
  const listPaths = () => listInputPaths(request, { workspace: context.workspace, cwd: host.cwd });
  await refuseForeignCode(host, listPaths, () => openApi(request.publishing.token, context, timeLeft(request, host)));
}

async function refusePlans(request: ActionRequest, host: Host, { workspace }: StepContext): Promise<void> {
  const { refuseForeignPlans } = await import('./plan-files.ts');
  refuseForeignPlans(request, { workspace, cwd: host.cwd });
}

/** Runs one step of a workflow; its exit code. */
export async function runStep(request: ActionRequest, host: Host): Promise<number> {
  using _stopped = REPORTS_CHILDREN[request.mode] ? stopCommands() : undefined;
  try {
    const context = readContext(host.env);
    if (!isOfOwnCommit(context.event)) await refuseForeignCheckouts(request, host, context);
    if (request.loop.missionDir !== '' || request.loop.workItems !== '') await refusePlans(request, host, context);
    return await STEPS[request.mode](request, host);
  } catch (error) {
    if (!(error instanceof AutorizeError) || error.exitCode === EXIT.bug) throw error;
    const { exitCode, message, remedy } = error;
    const isOfInputs = error instanceof UsageError || error instanceof ContractError;
    const messages = isOfInputs ? error.problems.map(renderProblem) : [`${message}. ${remedy}`];
    for (const each of messages) print(`error: ${each}`);
    // Also on the page of the run, which shows no log, and may show steps of several modes.
    const title = `autorize: mode ${request.modeName}`;
    await withCommands(async () => void writeLog(`${renderErrors(title, messages).join('\n')}\n`));
    return exitCode;
  }
}
