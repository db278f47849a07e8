/** What a person should know of the way of an agent's calls, before and after they are made. Pure. */
import type { Environment } from '../../kernel/environment.ts';
import { agentNetwork, agentRouteOf, type GatewayChoice, type RoutePlace } from './model-route.ts';

const LOGIN_NOTE =
  'agent.login: where the CLI calls its service by itself, the access token is in the sandbox, and what it used is what its CLI reports';

const TRANSCRIPT_NOTE = 'agent.transcript keeps nothing: the calls of the agent do not go through the gateway';

const KEY_NOTE =
  'without bubblewrap the agent gets no key, but a process of the same user can read it from the memory of the run';

/** What a person should know of the way of an agent's calls before they are made, a sentence each. */
export function routeNotes(choice: GatewayChoice, env: Environment, place: RoutePlace): string[] {
  return [...accessNotes(choice, env, place), ...wayNotes(choice, env, place)];
}

function accessNotes(choice: GatewayChoice, env: Environment, place: RoutePlace): string[] {
  if (choice.network !== undefined || place.isAction !== true) return [];
  if (agentNetwork(choice, env, place) === 'model') {
    return [
      'the agent reaches its model and nothing else of the network: agent.network is not set, and is "model" in the action',
    ];
  }
  const why = place.isConfined ? 'its calls do not go through the gateway' : 'there is no bubblewrap here';
  const isOfPreset = choice.preset !== undefined && choice.command === undefined;
  return isOfPreset ? [`the agent has the whole network: ${why}`] : [];
}

function wayNotes(choice: GatewayChoice, env: Environment, { isConfined }: RoutePlace): string[] {
  if (choice.login === true) return choice.preset === 'claude' || choice.preset === 'codex' ? [] : [LOGIN_NOTE];
  const way = agentRouteOf(choice, env);
  const kept = choice.transcript === true && way.kind === 'direct' ? [TRANSCRIPT_NOTE] : [];
  if (way.kind === 'direct' && way.why !== undefined) {
    return [
      ...kept,
      `the agent calls its model by itself, without the gateway: ${way.why}. What it used is what its CLI reports: calls after the last report of a session that is ended are not counted, and a limit in dollars ends no session`,
    ];
  }
  return isKeyInReach(choice, env, { isConfined }) ? [...kept, KEY_NOTE] : kept;
}

/**
 * Whether a process of the agent's user can read the key that the gateway keeps: below bubblewrap it can look into the
 * memory of the run.
 */
export function isKeyInReach(
  choice: GatewayChoice,
  env: Environment,
  { isConfined }: Pick<RoutePlace, 'isConfined'>,
): boolean {
  if (isConfined) return false;
  const way = agentRouteOf(choice, env);
  return way.kind === 'gateway' && way.route.hasKey;
}
