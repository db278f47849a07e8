/** One work item without a plan, as the contract calls it. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContractError } from '../base/errors.ts';
import { createHost } from '../kernel/host.ts';
import type { WorkItemInput } from '../settings/work-plan.ts';
import { decodeWork, documentOf, findPlanHere, type LoadedWork, loadWork, PLAN_PATHS } from './opening.ts';
import type { RunResult } from './result.ts';
import { runWork, type WorkOptions } from './run.ts';

/**
 * What a run of one item goes by. Without `host` it is of this process; without `agents` they, `permit`, `environment` and `classes`
 * are those of the plan in its working directory.
 */
export type ItemOptions = Omit<WorkOptions, 'only' | 'agents' | 'host'> & Partial<Pick<WorkOptions, 'agents' | 'host'>>;

/**
 * Runs one work item. One that waits for another that has not landed on the branch of the plan is a failure, and so is
 * one that was cancelled. Throws ContractError for an item that is not valid; PreconditionError where it cannot run
 * here. Source: AgentRun, "Atomicity Guarantee".
 */
export async function executeWorkItem(item: WorkItemInput, supplied: ItemOptions = {}): Promise<RunResult> {
  const { host = createHost({ packageRoot: dirname(fileURLToPath(import.meta.url)) }) } = supplied;
  const agents = supplied.agents === undefined ? await agentsHere(host) : { agents: supplied.agents };
  const options: WorkOptions = { ...agents, ...supplied, agents: agents.agents, host };
  const { plan = 'plan', agents: specs, permit, capture, environment, setup, build, classes } = options;
  const settings = { agents: specs, permit, capture, environment, setup, build, classes };
  const document = documentOf({ version: 1, plan, items: [item], ...settings });
  const { work, problems } = decodeWork(document, plan);
  const isOutside = ({ path }: { path?: string }): boolean => /\.dependencies\[/.test(path ?? '');
  const hasOutside = (item.dependencies ?? []).length > 0;
  // What an item alone waits for was another run's.
  const left = hasOutside ? problems.filter((problem) => !isOutside(problem)) : problems;
  const sound = work ?? (left.length === 0 ? withoutPlan(item, options) : undefined);
  const loaded = { work: sound, problems: left, plan: work?.plan ?? plan, document };
  const { items } = await runWork({ loaded, options, isAlone: true, ofCommand: [] });
  const [report] = items;
  if (report === undefined || report.status === 'blocked') throw new Error('an item alone has no result');
  const { id: _, reused: __, usage: ___, ...result } = report;
  return result;
}

function withoutPlan(item: WorkItemInput, options: WorkOptions): LoadedWork['work'] {
  const { agents, permit, capture, environment, setup, build, classes } = options;
  const items = [{ ...item, dependencies: [] }];
  const value = { version: 1, agents, items, permit, capture, environment, setup, build, classes };
  const { work } = decodeWork(documentOf(value), 'plan');
  const waiting = work?.items.map((each) => ({ ...each, dependencies: [...(item.dependencies ?? [])] }));
  return work === undefined || waiting === undefined ? undefined : { ...work, items: waiting };
}

/** The agents of the plan in the working directory, and what else of it an item alone goes by. */
async function agentsHere(
  host: WorkOptions['host'],
): Promise<Pick<WorkOptions, 'agents' | 'permit' | 'capture' | 'environment' | 'setup' | 'build' | 'classes'>> {
  const file = findPlanHere(host);
  if (file === undefined) {
    const expected = `the option \`agents\`, or a plan here: ${PLAN_PATHS.join(', ')}`;
    throw new ContractError([{ found: 'no agents', expected, remedy: 'Say what agent-0 to agent-9 run.' }]);
  }
  const { work, problems } = await loadWork(file, host);
  if (work === undefined) throw new ContractError(problems);
  const { agents, permit, capture, environment, setup, build, classes } = work;
  const specs = Object.entries(agents).flatMap(([id, spec]) => (spec === undefined ? [] : [[id, spec] as const]));
  return { agents: Object.fromEntries(specs), permit, capture, environment, setup, build, classes };
}
