/**
 * An agent once more, on a work tree that holds a run's input: the part of a replay that is not comparing.
 * Invariant: the agent works in a workspace of its own, exactly as it did; what it leaves is put into the work tree
 * when all its processes are gone. Nothing is judged and nothing is recorded.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBlake3 } from '../base/blake3.ts';
import { AutorizeError, ContractError, EXIT, UsageError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { IDENTITY } from '../engine/acceptance/acceptance.ts';
import { workspaceOf } from '../engine/workspace/private-area.ts';
import { requireTable } from '../kernel/environment.ts';
import { commitTree } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { requireLevel } from '../kernel/sandbox-level.ts';
import type { AgentSpec, WorkItem } from '../settings/work-plan.ts';
import { restoreCheckout } from './finish-landing.ts';
import { takeItemTurn } from './item-turn.ts';
import { findPlanHere, loadWork, PLAN_PATHS } from './opening.ts';
import { type PlanParts, partsOf } from './preparing.ts';
import { recordedSpec } from './recorded-agent.ts';
import { freeze, type ThawPaths, thaw } from './snapshot.ts';
import { StateHasher } from './state-hash.ts';
import { decodeReceipt, workPathsOf } from './store.ts';
import { openTemporaryArea } from './temporary-area.ts';

export interface RerunRequest {
  /** The number of the agent, or its whole id. */
  readonly agent: string;
  readonly item: string;
  /** The plan that the item is in. */
  readonly file?: string | undefined;
  /** The receipt of the run, in place of a plan. */
  readonly receipt?: string | undefined;
  readonly signal?: AbortSignal;
}

/** Runs an agent on an item in the work tree of the working directory, and leaves there what it left. */
export async function rerunAgent(request: RerunRequest, host: Host): Promise<void> {
  const { item, spec, id, work, source } = await findInputs(request, host);
  const env = requireTable(spec.env, { parentEnv: host.env, path: `$.agents.${id}.env` });
  const level = await requireLevel({ requested: spec.sandbox, network: spec.network });
  await restoreCheckout(workPathsOf(host), host);
  await using area = await openTemporaryArea(host.cwd, {
    ...{ level, parentEnv: host.env, signal: request.signal },
    parts: { work, file: source },
  });
  const { privateArea, base: head } = area;
  const { store, repository } = privateArea;
  const hasher = new StateHasher(store.git, await createBlake3());
  const indexFile = join(store.folder, 'checkout.index');
  const staging = [repository.gitDir, privateArea.folder];
  const paths: ThawPaths = { store, hasher, folder: repository.folder, indexFile, excludes: [], staging };
  const before = await freeze(paths);
  const message = 'The input\n';
  const date = '1970-01-01T00:00:00Z';
  const base = await commitTree(store, { tree: before.id, parents: [head], message, identity: IDENTITY, date });
  mkdirSync(join(privateArea.folder, 'runs'));
  const folder = mkdtempSync(join(privateArea.folder, 'runs', 'run-'));
  const agent = { id, spec, env, level };
  const turn = await takeItemTurn(privateArea, {
    host,
    ...{ item, agent, base, folder, branch: 'replay', limits: undefined, signal: request.signal },
    ...{ workspace: workspaceOf(privateArea, 1), slot: 1, work },
    budget: { usd: undefined, spent: 0 },
  });
  if (turn.kind === 'captured') {
    // Awaited here: the area goes with this block.
    await thaw(paths, { id: turn.tree });
    return;
  }
  const reason = turn.kind === 'aborted' ? 'the run was cancelled' : turn.reason;
  throw new AutorizeError('agent', EXIT.no, {
    message: `the agent did not end well: ${reason}`,
    remedy: 'The work tree is as it was.',
  });
}

interface Inputs {
  readonly id: string;
  readonly item: WorkItem;
  readonly spec: AgentSpec;
  readonly work: PlanParts;
  /** The file that says so. */
  readonly source: string;
}

async function findInputs({ agent, item, file, receipt }: RerunRequest, host: Host): Promise<Inputs> {
  const id = /^[0-9]$/.test(agent) ? `agent-${agent}` : agent;
  const inputs = receipt === undefined ? await ofPlan(file, item, host) : ofReceipt(receipt, host);
  const problems = [
    ...(inputs.item.id === item
      ? []
      : [{ found: `--work-item=${quoted(item)}`, expected: quoted(inputs.item.id), remedy: 'Name that item.' }]),
    ...(inputs.id === id
      ? []
      : [
          {
            found: `--agent=${quoted(agent)}`,
            expected: `${inputs.id}, the agent of the item`,
            remedy: 'Name that agent.',
          },
        ]),
  ];
  if (problems.length > 0) throw new UsageError(problems);
  return inputs;
}

function ofReceipt(path: string, { cwd }: Host): Inputs {
  const receipt = decodeReceipt(resolve(cwd, path), path);
  const { agent, work_item: item } = receipt;
  return { id: agent.id, item, spec: recordedSpec(agent), work: partsOf(receipt), source: path };
}

async function ofPlan(file: string | undefined, id: string, host: Host): Promise<Inputs> {
  const found = file ?? findPlanHere(host);
  if (found === undefined) {
    throw new UsageError([
      {
        found: 'no --file',
        expected: `a plan, or one of ${PLAN_PATHS.join(', ')} here`,
        remedy: 'Name the plan: --file FILE',
      },
    ]);
  }
  const { work, problems } = await loadWork(found, host);
  if (work === undefined) throw new ContractError(problems);
  const item = work.items.find((each) => each.id === id);
  if (item === undefined) {
    const known = work.items.map((each) => each.id);
    throw new UsageError([
      { found: `--work-item=${quoted(id)}`, expected: `an item of ${found}`, remedy: suggestion(id, known) },
    ]);
  }
  const spec = Object.entries(work.agents).find(([name]) => name === item.agent_id)?.[1];
  if (spec === undefined) throw new Error('an item without an agent passed the check of the plan');
  return { id: item.agent_id, item, spec, work, source: found };
}
