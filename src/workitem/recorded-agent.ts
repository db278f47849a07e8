/** The agent of a run, as its receipt has it and as it runs again. Pure. */
import { agentNetwork, agentRouteOf, type GatewayChoice } from '../engine/agent/model-route.ts';
import { agentTemplate, presetOfCommand } from '../engine/agent/preset.ts';
import { isKeyInReach } from '../engine/agent/route-notes.ts';
import type { Environment } from '../kernel/environment.ts';
import type { AgentSpec } from '../settings/work-plan.ts';
import type { ReadyAgent } from './ready-agent.ts';
import type { Receipt } from './receipt.ts';

/** The agent as a receipt has it: variables by where their values come from, never the values. */
export function promptAgent(agent: ReadyAgent): Receipt['agent'] {
  const { id, spec, env: values, level, isAction } = agent;
  const { preset, env, sandbox, network = 'on' } = spec;
  const { command, stdin } = agentTemplate(spec);
  const choice = choiceOf(agent);
  const isAlone = network !== agentNetwork(choice, values, { isConfined: level.kind === 'bubblewrap', isAction });
  const asked = { id, command, preset: preset ?? null, stdin, env, sandbox, network };
  return { ...asked, ...modelFacts(choice, values), ...(isAlone ? { only_model: true } : {}) };
}

/** What of the key that the gateway keeps for it is in its reach. */
export function keyFact(agent: ReadyAgent): Pick<Receipt, 'key_in_reach'> {
  const { env, level } = agent;
  const choice = choiceOf(agent);
  const way = agentRouteOf(choice, env);
  if (way.kind !== 'gateway' || !way.route.hasKey) return {};
  return { key_in_reach: isKeyInReach(choice, env, { isConfined: level.kind === 'bubblewrap' }) };
}

function choiceOf({ spec }: Pick<ReadyAgent, 'spec'>): GatewayChoice {
  return { ...spec, preset: spec.preset ?? presetOfCommand(agentTemplate(spec).command) };
}

/** How an agent reaches its model. */
function modelFacts(spec: GatewayChoice, values: Environment): Partial<Receipt['agent']> {
  const way = agentRouteOf(spec, values);
  const gateway = way.kind === 'gateway' ? way.route.api : spec.gateway;
  return {
    ...(gateway === undefined ? {} : { gateway }),
    ...(spec.server_tools === undefined ? {} : { server_tools: spec.server_tools }),
    ...(spec.price === undefined ? {} : { price: spec.price }),
  };
}

/** The agent of a receipt, as it runs again. */
export function recordedSpec({ command, preset, stdin, env, sandbox, network, ...model }: Receipt['agent']): AgentSpec {
  const { gateway, server_tools, price, only_model: isAlone } = model;
  // A preset's command is in the receipt as it was.
  return {
    ...{ command, preset: preset ?? undefined, stdin, env, sandbox, network: isAlone ? 'model' : network },
    ...(gateway === undefined ? {} : { gateway }),
    ...(server_tools === undefined ? {} : { server_tools }),
    ...(price === undefined ? {} : { price }),
  };
}
