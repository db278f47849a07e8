/**
 * Running the test commands of a plan on what its first items start from, without a run.
 * Invariant: what is tested are trees of a private store that is thrown away. A test that fails is no fault of the plan: its
 * item may be there to make it pass.
 */
import { join } from 'node:path';
import { median } from '../base/median.ts';
import { plural, quoted } from '../base/text.ts';
import type { Check, EvaluationFigures } from '../doctor/check.ts';
import type { Checkup, StepEvent } from '../doctor/checkup.ts';
import { costsOf, renderEvaluation, shownStep } from '../doctor/cost.ts';
import { NOTHING_PROTECTED } from '../engine/boundaries/protected-files.ts';
import { evaluateTree } from '../engine/evaluation/evaluation.ts';
import type { Evaluation, Timings } from '../engine/evaluation/evaluation-outcome.ts';
import { keptBuildMs } from '../engine/evaluation/kept-build.ts';
import { preparingSteps } from '../engine/evaluation/preparing-steps.ts';
import { evaluationCheckout, type PrivateArea } from '../engine/workspace/private-area.ts';
import type { WorkFile, WorkItem } from '../settings/work-plan.ts';
import { type ControlledTest, tryControls } from './doctor-controls.ts';
import { networkOf } from './preparing.ts';
import type { ReadyAgent } from './ready-agent.ts';
import { findSharedTests, refusalOf } from './shared-tests.ts';

export interface PlanTrial {
  readonly privateArea: PrivateArea;
  readonly work: WorkFile;
  readonly agents: ReadonlyMap<string, ReadyAgent>;
  readonly signal: AbortSignal | undefined;
  /** Folder of the logs. */
  readonly logs: string;
  readonly onStep: (event: StepEvent) => void;
  /** A path as a user in the repository's top folder types it. */
  readonly shown: (path: string) => string;
}

export const NOT_TESTED: Check = {
  ...{ id: 'evaluator', verdict: 'warning', title: 'test commands' },
  detail: 'not tested: fix the problems above first',
};

interface Test {
  /** The first item that has the command. */
  readonly item: WorkItem;
  readonly agent: ReadyAgent;
  /** How many have it. */
  readonly count: number;
}

interface Cost {
  readonly tookMs: number;
  readonly timings: Timings;
}

/** Tries each test command once and reports what comes of it; gives what it costs, where one ran to its end. */
export async function examineTests(
  checkup: Pick<Checkup, 'add'>,
  trial: PlanTrial,
): Promise<EvaluationFigures | undefined> {
  const tests = testsOf(trial);
  if (tests.length === 0) {
    const detail = 'no item has a test_command: whatever an agent leaves within its limits lands';
    checkup.add({ id: 'evaluator', verdict: 'warning', title: 'test commands', detail, remedy: 'Set test_command.' });
    return undefined;
  }
  const costs: Cost[] = [];
  const found: string[] = [];
  for (const [at, test] of tests.entries()) {
    const startedAt = performance.now();
    const asked = { tree: trial.privateArea.store.base, of: `item ${quoted(test.item.id)}` };
    const evaluation = await runTest(trial, test, { ...asked, name: `test-${at + 1}` });
    if (evaluation.kind === 'aborted') {
      checkup.add({ ...NOT_TESTED, detail: 'cancelled before all were tried' });
      return undefined;
    }
    const step = evaluation.kind === 'failed' ? evaluation.step?.name : undefined;
    if (step === 'judge-setup' || step === 'build') {
      checkup.add(describePreparation(evaluation, { step, trial }));
      return undefined;
    }
    if (evaluation.kind !== 'infra') costs.push({ tookMs: performance.now() - startedAt, timings: evaluation.timings });
    const shared = evaluation.kind === 'failed' ? await findShared(trial, test) : undefined;
    if (shared === undefined) checkup.add(describeTest(evaluation, { test, trial }));
    else found.push(shared);
    if (evaluation.kind === 'ran') checkup.add(...(await tryControls(controlledTest(trial, test, `test-${at + 1}`))));
  }
  const { refusal } = refusalOf(found);
  if (refusal !== undefined) {
    const { message: detail, remedy } = refusal;
    checkup.add({ id: 'evaluator', verdict: 'problem', title: 'test commands', detail, remedy });
  }
  if (costs.length === 0) return undefined;
  const figures = {
    evaluationMs: median(costs.map(({ tookMs }) => tookMs)) ?? 0,
    costs: costsOf(costs, { keptBuildMs: keptBuildMs(trial.privateArea) }),
  };
  const { setup } = trial.work;
  const isPrepared = setup !== undefined && !figures.costs.some(({ step: each }) => each === 'setup');
  checkup.add({ id: 'time', verdict: 'ok', title: 'time', detail: renderEvaluation({ ...figures, isPrepared }) });
  return figures;
}

/** What each agent's items are tested by, every command once. */
function testsOf({ work, agents }: PlanTrial): Test[] {
  const tests = new Map<string, Test>();
  for (const item of work.items) {
    const agent = agents.get(item.agent_id);
    if (item.test_command === undefined || agent === undefined) continue;
    const key = JSON.stringify([item.agent_id, item.test_command]);
    tests.set(key, { item, agent, ...tests.get(key), count: (tests.get(key)?.count ?? 0) + 1 });
  }
  return [...tests.values()];
}

function controlledTest(trial: PlanTrial, test: Test, prefix: string): ControlledTest {
  const { privateArea, work } = trial;
  const { permit } = work;
  const command = test.item.test_command ?? '';
  const run: ControlledTest['run'] = (asked) => runTest(trial, test, asked);
  return { privateArea, command, permit, whose: whoseTest(test), prefix, run };
}

interface AskedTest {
  readonly tree: string;
  readonly name: string;
  readonly of: string;
}

function runTest(trial: PlanTrial, { item, agent }: Test, { tree, name, of }: AskedTest): Promise<Evaluation> {
  const { privateArea, work, signal, logs, onStep } = trial;
  const atLevel = { ...privateArea, level: agent.level };
  const network = networkOf(work, agent);
  return evaluateTree(atLevel, {
    ...{ checkout: evaluationCheckout(atLevel, 1), tree, protectedFiles: NOTHING_PROTECTED },
    steps: [
      ...preparingSteps({ setup: work.setup, build: work.build, network, logs: join(logs, `${name}-`) }),
      {
        ...{ name: 'test', kind: 'guards', title: 'the test command', command: item.test_command ?? '' },
        ...{ timeoutMs: item.constraints.timeout_ms, network: network.guards, logs: join(logs, name) },
      },
    ],
    ...{ teardown: undefined, variables: {}, signal, asks: 'exit' },
    onStep: (step, state) => onStep({ kind: state, step: shownStep(step), of }),
  });
}

function whoseTest({ item, count }: Test): string {
  return count === 1 ? quoted(item.id) : `${quoted(item.id)} and ${plural(count - 1, 'other item')}`;
}

function findShared({ privateArea, work, signal }: PlanTrial, { item, agent }: Test): Promise<string | undefined> {
  return findSharedTests(privateArea, { work, item, agent, tree: privateArea.store.base, slot: 1, signal });
}

interface Described {
  readonly trial: PlanTrial;
}

function logOf(evaluation: Evaluation, { shown }: PlanTrial): Pick<Check, 'log'> {
  return evaluation.kind === 'failed' && evaluation.log !== undefined ? { log: shown(evaluation.log) } : {};
}

function describePreparation(
  evaluation: Evaluation,
  { step, trial }: Described & { readonly step: 'judge-setup' | 'build' },
): Check {
  const what = step === 'build' ? 'build' : 'setup';
  const reason = evaluation.kind === 'failed' ? evaluation.reason : '';
  return {
    ...{ id: 'setup', verdict: 'warning', title: what },
    detail: `no item that has a test_command can land while it fails: ${reason}`,
    remedy: `Fix ${what}.command.`,
    ...logOf(evaluation, trial),
  };
}

function describeTest(evaluation: Evaluation, { test, trial }: Described & { readonly test: Test }): Check {
  const check = { id: 'base-guard', title: `test of ${whoseTest(test)}` } as const;
  if (evaluation.kind === 'ran') return { ...check, verdict: 'ok', detail: 'passes before any item has landed' };
  if (evaluation.kind === 'aborted') return { ...check, verdict: 'warning', detail: 'cancelled' };
  const remedy =
    evaluation.kind === 'failed' && evaluation.timedOut === true
      ? 'Raise constraints.timeout_ms of the item.'
      : 'Nothing has to be done if the item, or one that it waits for, is to make it pass.';
  const detail = `fails before any item has landed: ${evaluation.reason}`;
  return { ...check, verdict: 'warning', detail, remedy, ...logOf(evaluation, trial) };
}
