/**
 * An agent once more, on a work tree that holds a run's input: the part of a replay that is not comparing.
 * Invariant: the agent works in a workspace of its own, exactly as it did; what it leaves is put into the work tree
 * when all its processes are gone. Nothing is judged and nothing is recorded.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBlake3 } from '../base/blake3.ts';
import { AutorizeError, ContractError, EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import { IDENTITY } from '../engine/acceptance/acceptance.ts';
import { workspaceOf } from '../engine/workspace/private-area.ts';
import { resolveTable } from '../kernel/environment.ts';
import { commitTree } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { decideLevel, probeSandbox } from '../kernel/sandbox-level.ts';
import type { AgentSpec, WorkItem } from './contract.ts';
import { settleCheckout } from './finish-landing.ts';
import { takeItemTurn } from './item-turn.ts';
import { findPlanHere, loadWork, PLAN_PLACES } from './opening.ts';
import { freeze, type ThawPlace, thaw } from './snapshot.ts';
import { StateHasher } from './state-hash.ts';
import { decodeReceipt, workPlaceOf } from './store.ts';
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
  const { item, spec, id } = await findInputs(request, host);
  const resolved = resolveTable(spec.env, { parentEnv: host.env, path: `$.agents.${id}.env` });
  if ('problems' in resolved) throw new ContractError(resolved.problems);
  const level = decideLevel({ requested: spec.sandbox, network: spec.network }, await probeSandbox());
  if (level instanceof PreconditionError) throw level;
  await settleCheckout(workPlaceOf(host), host);
  await using area = await openTemporaryArea(host.cwd, { level, parentEnv: host.env });
  const { privateArea, base: head } = area;
  const { store, repository } = privateArea;
  const hasher = new StateHasher(store.git, await createBlake3());
  const indexFile = join(store.folder, 'checkout.index');
  const staging = [repository.gitDir, privateArea.folder];
  const place: ThawPlace = { store, hasher, folder: repository.folder, indexFile, excludes: [], staging };
  const before = await freeze(place);
  const message = 'The input\n';
  const date = '1970-01-01T00:00:00Z';
  const base = await commitTree(store, { tree: before.id, parents: [head], message, identity: IDENTITY, date });
  mkdirSync(join(privateArea.folder, 'runs'));
  const folder = mkdtempSync(join(privateArea.folder, 'runs', 'run-'));
  const agent = { id, spec, env: resolved.values, level };
  const turn = await takeItemTurn(privateArea, {
    ...{ item, agent, base, folder, branch: 'replay', limits: undefined, signal: request.signal },
    workspace: workspaceOf(privateArea, 1),
  });
  if (turn.kind === 'captured') {
    // Awaited here: the area goes with this block.
    await thaw(place, { id: turn.tree });
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
  const { agent, work_item: item } = decodeReceipt(resolve(cwd, path), path);
  // A preset's command is in the receipt as it was.
  const { command, preset, stdin, env, sandbox, network } = agent;
  return { id: agent.id, item, spec: { command, preset: preset ?? undefined, stdin, env, sandbox, network } };
}

async function ofPlan(file: string | undefined, id: string, host: Host): Promise<Inputs> {
  const found = file ?? findPlanHere(host);
  if (found === undefined) {
    throw new UsageError([
      {
        found: 'no --file',
        expected: `a plan, or one of ${PLAN_PLACES.join(', ')} here`,
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
  return { id: item.agent_id, item, spec };
}
