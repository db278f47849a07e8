/** One work item without a plan, as the contract calls it. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContractError } from '../base/errors.ts';
import { createHost } from '../kernel/host.ts';
import type { WorkItemInput } from './contract.ts';
import { decodeWork, documentOf, findPlanHere, type LoadedWork, loadWork, PLAN_PLACES } from './opening.ts';
import type { RunResult } from './result.ts';
import { runWork, type WorkOptions } from './run.ts';

/**
 * What a run of one item goes by. Without `host` it is of this process; without `agents` they, `permit` and `classes`
 * are those of the plan in its working directory.
 */
export type ItemOptions = Omit<WorkOptions, 'only' | 'agents' | 'host'> & Partial<Pick<WorkOptions, 'agents' | 'host'>>;

/**
 * Runs one work item. One that waits for another that has not landed on the branch of the plan is a failure, and so is
 * one that was cancelled. Throws ContractError for an item that is not valid; PreconditionError where it cannot run
 * here. Source: AgentRun, "Atomicity Guarantee".
 */
export async function executeWorkItem(item: WorkItemInput, given: ItemOptions = {}): Promise<RunResult> {
  const { host = createHost({ packageRoot: dirname(fileURLToPath(import.meta.url)) }) } = given;
  const agents = given.agents === undefined ? await agentsHere(host) : { agents: given.agents };
  const options: WorkOptions = { ...agents, ...given, agents: agents.agents, host };
  const { plan = 'plan', permit, capture, classes } = options;
  const document = documentOf({ version: 1, plan, agents: options.agents, items: [item], permit, capture, classes });
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

function withoutPlan(item: WorkItemInput, { agents, permit, capture, classes }: WorkOptions): LoadedWork['work'] {
  const value = { version: 1, agents, items: [{ ...item, dependencies: [] }], permit, capture, classes };
  const { work } = decodeWork(documentOf(value), 'plan');
  const items = work?.items.map((each) => ({ ...each, dependencies: [...(item.dependencies ?? [])] }));
  return work === undefined || items === undefined ? undefined : { ...work, items };
}

/** The agents of the plan in the working directory, and what else of it an item alone goes by. */
async function agentsHere(
  host: WorkOptions['host'],
): Promise<Pick<WorkOptions, 'agents' | 'permit' | 'capture' | 'classes'>> {
  const file = findPlanHere(host);
  if (file === undefined) {
    const expected = `the option \`agents\`, or a plan here: ${PLAN_PLACES.join(', ')}`;
    throw new ContractError([{ found: 'no agents', expected, remedy: 'Say what agent-0 to agent-9 run.' }]);
  }
  const { work, problems } = await loadWork(file, host);
  if (work === undefined) throw new ContractError(problems);
  const { agents, permit, capture, classes } = work;
  const specs = Object.entries(agents).flatMap(([id, spec]) => (spec === undefined ? [] : [[id, spec] as const]));
  return { agents: Object.fromEntries(specs), permit, capture, classes };
}
